package io.github.nqueens.lab.routes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunDeskTest {
    @ParameterizedTest
    @CsvSource({"1, 20000", "50, 20000", "51, 19607", "100, 10000", "500, 2000"})
    void fewerStepsAreKeptOfLargeBoards(int n, int steps) {
        assertThat(RunDesk.mostSteps(n)).isEqualTo(steps);
    }
}
