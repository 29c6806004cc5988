package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.tck.SolverContract;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** R01 to R17 for every solver that is discovered, with its default parameters. */
class ShippedSolversContractTest {
    /** A limit takes a tenth of a second at each large size, so three sizes stand for the nine that the thorough test tries. */
    @TestFactory
    Stream<DynamicTest> contract() {
        return Solvers.available().stream()
                .flatMap(solver -> ShippedSamples.of(solver)
                        .contract(solver)
                        .withLargeSizes(13, 65, ShippedSamples.of(solver).largest())
                        .withParameters(List.of(Map.of()))
                        .tests());
    }

    /** On five rows, the boards with which some of these solvers begin nearly always hold a solution, so that no run counts an iteration. */
    @TestFactory
    Stream<DynamicTest> iterationsOnTheSmallestBoards() {
        return ShippedSamples.movers()
                .flatMap(solver -> SolverContract.of(solver)
                        .withSizes(5)
                        .withLargeSizes(5)
                        .withParameters(List.of(Map.of()))
                        .tests()
                        .filter(test -> test.getDisplayName().contains("R05")));
    }

    @Test
    void everySampleIsOfASolver() {
        assertThat(Solvers.available().stream().map(SolverDescriptor::name)).containsAll(ShippedSamples.names());
    }

    /** The kit allows a search that tells nothing; those shipped are made to be watched. */
    @Test
    void everySolverShowsItsBoard() {
        for (SolverDescriptor solver : Solvers.available()) {
            AtomicBoolean shown = new AtomicBoolean();
            Solvers.of(solver)
                    .solve(
                            8,
                            SolveOptions.builder()
                                    .seed(1)
                                    .listener(new SolveListener() {
                                        @Override
                                        public void onBoardSet(Board board) {
                                            shown.set(true);
                                        }

                                        @Override
                                        public void onPlaced(int row, int column) {
                                            shown.set(true);
                                        }
                                    })
                                    .build());
            assertThat(shown).as(solver.name()).isTrue();
        }
    }

    @Test
    void thereAreSolversToTest() {
        assertThat(Solvers.available()).isNotEmpty();
    }
}
