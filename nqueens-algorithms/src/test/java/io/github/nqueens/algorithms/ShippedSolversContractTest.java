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
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** R01 to R17 for every solver that is discovered, with its default parameters. */
class ShippedSolversContractTest {
    @TestFactory
    Stream<DynamicTest> contract() {
        return Solvers.available().stream()
                .flatMap(solver ->
                        contractOf(solver).withParameters(List.of(Map.of())).tests());
    }

    /** The contract of a solver, on sizes that it solves soon. */
    static SolverContract contractOf(SolverDescriptor solver) {
        SolverContract contract = SolverContract.of(solver);
        // Two keep all partial boards, best-first with some strategies: 856,189 of them for 12 rows and 35,539 for 10.
        // The third draws 34 thousand boards for 12 rows and 5 thousand for 10. None shows more with 12.
        if (solver.name().equals("best-first")) {
            // A board of 16,384 rows has as many children, and each is estimated by all its squares.
            contract = contract.withLargeSizes(13, 33, 64, 65, 100, 300);
        }
        if (solver.name().equals("constraint-search")) {
            // With a strong inference one node of 16,384 rows takes seconds.
            contract = contract.withLargeSizes(13, 33, 64, 65, 100, 300);
        }
        if (solver.name().equals("local-beam")) {
            // An iteration looks at ten times 400 million neighbors of 20,000 rows.
            contract = contract.withLargeSizes(13, 33, 64, 65, 100, 300);
        }
        return Set.of("best-first", "breadth-first", "random-permutations").contains(solver.name())
                ? contract.withSizes(4, 5, 6, 7, 8, 9, 10)
                : contract;
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
