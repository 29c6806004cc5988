package io.github.nqueens.solutions.counting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeLeftTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void tellsWhatIsLeftOfEvenParts(int threads) {
        TimeLeft time = new TimeLeft(60, threads);
        assertThat(time.nanosLeft(0)).isEmpty();
        for (int part = 0; part < 60; part++) {
            long now = 10L * (part / threads + 1);
            time.partDone(part % threads, now);
            if ((part + 1) % threads == 0) {
                assertThat(time.nanosLeft(now)).hasValue(10L * (60 - part - 1) / threads);
            }
        }
    }
}
