package io.github.nqueens.algorithms.constructive;

import static io.github.nqueens.testing.Runs.seeded;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.Symmetry;
import io.github.nqueens.testing.Events;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExplicitTest {
    private final Solver solver = Solvers.of(Explicit.descriptor());

    // With at most four formulas, eight symmetries and 12 seeds for each n, every formula and symmetry comes up for
    // each residue of n many times.
    @Test
    void everyBoardIsASolution() {
        for (int n = 4; n <= 2000; n++) {
            for (long seed = 0; seed < 12; seed++) {
                SolveResult result = solver.solve(n, seeded(seed));
                assertThat(result.isSolved()).as("n = %d, seed %d", n, seed).isTrue();
                assertThat(result.statistics().restarts()).isZero();
            }
        }
    }

    @Test
    void smallBoardsComeInAllTheirVariants() {
        // All solutions of 4, 5 and 6 are reached: 2, 10 and 4.
        assertThat(boards(4, 200)).hasSize(2);
        assertThat(boards(5, 1000)).hasSize(10);
        assertThat(boards(6, 400)).hasSize(4);
    }

    @Test
    void theVariantsAreClosedUnderTheSymmetries() {
        for (int n : new int[] {7, 8, 9, 10, 11, 12}) {
            Set<Board> boards = boards(n, 4000);
            Set<Board> images = boards.stream()
                    .flatMap(board -> Arrays.stream(Symmetry.values()).map(board::transform))
                    .collect(Collectors.toSet());
            assertThat(boards).as("n = %d", n).isEqualTo(images);
        }
    }

    /** For a prime p the slopes are 2 to p - 2 and the shifts 0 to p - 1. */
    @Test
    void aPrimeSizeHasAllLinearBoards() {
        int n = 13;
        Set<Board> boards = boards(n, 6000);
        for (int slope = 2; slope <= n - 2; slope++) {
            for (int shift = 0; shift < n; shift++) {
                int k = slope;
                int s = shift;
                assertThat(boards)
                        .contains(Board.of(IntStream.range(0, n)
                                .map(row -> (k * row + s) % n)
                                .toArray()));
            }
        }
    }

    @Test
    void oneIterationIsABlockOf4096Rows() {
        assertThat(solver.solve(4096, seeded(1)).statistics().iterations()).isEqualTo(1);
        assertThat(solver.solve(4097, seeded(1)).statistics().iterations()).isEqualTo(2);
        SolveResult limited = solver.solve(
                10_000, SolveOptions.builder().seed(1).maxIterations(2).build());
        assertThat(limited.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(limited.statistics().iterations()).isEqualTo(2);
    }

    @Test
    void showsTheBoardOnce() {
        List<Board> shown = new ArrayList<>();
        SolveListener listener = Events.boards(shown::add);
        SolveResult result = solver.solve(
                50, SolveOptions.builder().seed(1).listener(listener).build());
        assertThat(shown).containsExactly(result.orElseThrow());
    }

    @Test
    void repeatsARunFromItsSeed() {
        for (int n = 4; n < 200; n++) {
            assertThat(solver.solve(n, seeded(9)).orElseThrow())
                    .isEqualTo(solver.solve(n, seeded(9)).orElseThrow());
        }
    }

    @Test
    void givesTheBoardsOfItsGoldenSeeds() {
        assertThat(solver.solve(8, seeded(1)).orElseThrow()).hasToString("[4, 2, 0, 6, 1, 7, 5, 3]");
        assertThat(solver.solve(10, seeded(1)).orElseThrow()).hasToString("[8, 6, 4, 2, 0, 9, 7, 5, 3, 1]");
        assertThat(solver.solve(10_001, seeded(1)).orElseThrow().hashCode()).isEqualTo(283361439);
    }

    private Set<Board> boards(int n, int seeds) {
        Set<Board> boards = new HashSet<>();
        for (long seed = 0; seed < seeds; seed++) {
            boards.add(solver.solve(n, seeded(seed)).orElseThrow());
        }
        return boards;
    }
}
