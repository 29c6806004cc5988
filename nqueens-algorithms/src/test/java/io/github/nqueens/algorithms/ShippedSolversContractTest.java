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
    /**
     * Solvers whose limits are tried on at most 300 rows. A board of 16,384 rows has as many children for best-first, which
     * estimates each by all its squares. With a strong inference, one node of constraint-search takes seconds there, and an
     * iteration of local-beam looks at ten times 400 million neighbors of 20,000 rows.
     */
    private static final Set<String> TRIED_TO_300_ROWS = Set.of("best-first", "constraint-search", "local-beam");

    /**
     * Solvers that have to solve up to 10 rows. Two keep all partial boards, best-first with some strategies: 856,189 of them
     * for 12 rows and 35,539 for 10. The third draws 34 thousand boards for 12 rows and 5 thousand for 10. None shows more
     * with 12.
     */
    private static final Set<String> SOLVED_TO_10_ROWS = Set.of("best-first", "breadth-first", "random-permutations");

    /** A limit takes a tenth of a second at each large size, so three sizes stand for the nine that the thorough test tries. */
    @TestFactory
    Stream<DynamicTest> contract() {
        return Solvers.available().stream()
                .flatMap(solver -> contractOf(solver)
                        .withLargeSizes(13, 65, TRIED_TO_300_ROWS.contains(solver.name()) ? 300 : 20_000)
                        .withParameters(List.of(Map.of()))
                        .tests());
    }

    /** On five rows, the boards with which these solvers begin nearly always hold a solution, so that no run counts an iteration. */
    @TestFactory
    Stream<DynamicTest> iterationsOnTheSmallestBoards() {
        return Stream.of("genetic", "local-beam")
                .flatMap(name -> SolverContract.of(Solvers.get(name).descriptor())
                        .withSizes(5)
                        .withLargeSizes(5)
                        .withParameters(List.of(Map.of()))
                        .tests()
                        .filter(test -> test.getDisplayName().contains("R05")));
    }

    /** The contract of a solver, on sizes that it solves soon. */
    static SolverContract contractOf(SolverDescriptor solver) {
        SolverContract contract = SolverContract.of(solver);
        if (TRIED_TO_300_ROWS.contains(solver.name())) {
            contract = contract.withLargeSizes(13, 33, 64, 65, 100, 300);
        }
        return SOLVED_TO_10_ROWS.contains(solver.name()) ? contract.withSizes(4, 5, 6, 7, 8, 9, 10) : contract;
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
