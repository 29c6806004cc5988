package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Solvers;
import io.github.nqueens.tck.SolverContract;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** R01 to R17 for every solver that is discovered. */
class ShippedSolversContractTest {
    @TestFactory
    Stream<DynamicTest> contract() {
        return Solvers.available().stream()
                .flatMap(solver -> SolverContract.of(solver).tests());
    }

    @Test
    void thereAreSolversToTest() {
        assertThat(Solvers.available()).isNotEmpty();
    }
}
