package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.testing.BruteForce;
import io.github.nqueens.testing.Problems;
import io.github.nqueens.testing.StandingQueens;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProblemSolversTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "backtracking",
                "backtracking:order=constrained",
                "best-first",
                "exact-cover",
                "auto",
                "portfolio"
            })
    void everyProblemIsDecided(String spec) {
        Solver solver = Solvers.get(spec);
        for (int seed = 0; seed < 200; seed++) {
            Problem problem = Problems.any(7, seed);
            boolean solvable = !BruteForce.solutions(problem).isEmpty();
            SolveResult result =
                    solver.solve(problem, SolveOptions.builder().seed(seed).build());
            assertThat(result.status())
                    .as("seed %d of\n%s", seed, problem)
                    .isEqualTo(solvable ? SolveStatus.SOLVED : SolveStatus.UNSOLVABLE);
        }
    }

    @Test
    void aPortfolioEndsWithTheProofOfOneOfItsSolvers() {
        Problem unsolvable = Problem.builder(10)
                .place(0, 0)
                .blockSum(9)
                .blockDifference(2)
                .block(5, 2)
                .build();
        Problem proven = BruteForce.solutions(unsolvable).isEmpty()
                ? unsolvable
                : Problem.builder(6).place(0, 0).build();
        for (int threads = 1; threads <= 2; threads++) {
            SolveResult result = Solvers.get("portfolio:threads=" + threads + ",solvers=backtracking+queen-search")
                    .solve(proven, SolveOptions.defaults());
            assertThat(result.status()).isEqualTo(SolveStatus.UNSOLVABLE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "portfolio"})
    void aProofNeedsNoInitialBoard(String name) {
        SolveOptions options = SolveOptions.builder()
                .seed(1)
                .initialBoard(Board.of(0, 2, 4, 1, 3, 5))
                .build();
        Problem queens = Problem.builder(6).place(0, 0).build();
        Problem touching = queens.toBuilder().rule(AttackRule.TOUCH).block(5, 4).build();
        assertThat(Solvers.get(name).solve(queens, options).status()).isEqualTo(SolveStatus.UNSOLVABLE);
        assertThat(Solvers.get(name).solve(touching, options).isSolved()).isTrue();
    }

    @Test
    void aPortfolioOfSolversThatDoNotTakeTheProblemGivesUp() {
        SolveResult result = Solvers.get("portfolio:solvers=queen-search")
                .solve(Problem.builder(8).block(0, 0).build(), SolveOptions.defaults());
        assertThat(result.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(result.reason().orElseThrow()).contains("queen-search", "backtracking");
    }

    @Test
    void theClassicProblemIsSolvedAsItsSize() {
        for (SolverDescriptor descriptor : Solvers.available()) {
            Solver solver = Solvers.get(descriptor.name());
            SolveOptions options =
                    SolveOptions.builder().seed(5).maxIterations(20_000).build();
            SolveResult bySize = solver.solve(9, options);
            SolveResult byProblem = solver.solve(Problem.queens(9), options);
            assertThat(byProblem.board()).isEqualTo(bySize.board());
            assertThat(byProblem.status()).isEqualTo(bySize.status());
            assertThat(byProblem.statistics().iterations())
                    .isEqualTo(bySize.statistics().iterations());
        }
    }

    @Test
    void aListenerSeesAllQueensOfASolution() {
        Problem problem = Problem.builder(10).place(4, 2).block(0, 0).build();
        StandingQueens standing = new StandingQueens(problem);
        SolveOptions options = SolveOptions.builder().listener(standing).build();
        SolveResult result = Solvers.get("backtracking").solve(problem, options);
        for (int row = 0; row < 10; row++) {
            assertThat(standing.columns())
                    .containsEntry(row, result.orElseThrow().column(row));
        }
    }

    @Test
    void anIterationLimitIsKeptToTheQueen() {
        Problem problem = Problem.builder(12).block(0, 0).build();
        for (int most = 1; most < 12; most++) {
            SolveResult result = Solvers.get("backtracking")
                    .solve(problem, SolveOptions.builder().maxIterations(most).build());
            assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
            assertThat(result.statistics().iterations()).isEqualTo(most);
        }
    }

    @Test
    void solversOfEveryProblemAreThoseThatTheGuideNames() {
        assertThat(Solvers.available().stream()
                        .filter(solver -> solver.traits().contains(SolverTrait.EVERY_PROBLEM))
                        .map(SolverDescriptor::name))
                .containsExactly("auto", "backtracking", "best-first", "constraint-search", "exact-cover", "portfolio");
    }

    static Stream<String> movers() {
        return ShippedSamples.movers().flatMap(ShippedSamples::specs);
    }

    @ParameterizedTest
    @MethodSource("movers")
    void localSearchMovesNoPlacedQueenAndStandsOnNoBlockedSquare(String spec) {
        Solver solver = Solvers.get(spec);
        int solved = 0;
        for (int seed = 0; seed < 300; seed++) {
            Problem problem = Problems.any(8, seed);
            if (problem.hasRegions()
                    || problem.rule() == AttackRule.TOUCH
                    || BruteForce.solutions(problem).isEmpty()) {
                continue;
            }
            SolveOptions options = SolveOptions.builder()
                    .seed(seed)
                    .listener(new Guard(problem))
                    .build();
            assertThat(solver.solve(problem, options).isSolved())
                    .as("seed %d", seed)
                    .isTrue();
            solved++;
        }
        assertThat(solved).isGreaterThan(20);
    }

    /** Follows a board, and lets no placed queen move and no queen stand on a blocked square. */
    private static final class Guard implements SolveListener {
        private final Problem problem;
        private int[] columns;

        Guard(Problem problem) {
            this.problem = problem;
        }

        @Override
        public void onBoardSet(Board board) {
            columns = board.toArray();
            for (int row = 0; row < columns.length; row++) {
                assertThat(problem.isOpen(row, columns[row])).isTrue();
            }
            assertThat(problem.placed()).allMatch(queen -> columns[queen.row()] == queen.column());
        }

        @Override
        public void onMoved(int row, int from, int to) {
            assertThat(columns[row]).isEqualTo(from);
            columns[row] = to;
            requireAllowed(row);
        }

        @Override
        public void onSwapped(int row1, int row2) {
            int column = columns[row1];
            columns[row1] = columns[row2];
            columns[row2] = column;
            requireAllowed(row1);
            requireAllowed(row2);
        }

        private void requireAllowed(int row) {
            assertThat(problem.isOpen(row, columns[row])).isTrue();
            assertThat(problem.placed()).noneMatch(queen -> queen.row() == row);
        }
    }

    @ParameterizedTest
    @MethodSource("movers")
    void localSearchSolvesTheTorus(String spec) {
        Problem torus = Problem.builder(11).rule(AttackRule.TORUS).place(0, 3).build();
        assertThat(Solvers.get(spec)
                        .solve(torus, SolveOptions.builder().seed(1).build())
                        .isSolved())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tabu", "simulated-annealing", "simulated-annealing:preset=attacked", "genetic"})
    void permutationsThatDoNotExistAreGivenUp(String spec) {
        // Rows 0 to 2 have open squares on two columns only.
        Problem.Builder closed = Problem.builder(8);
        for (int row = 0; row < 3; row++) {
            for (int column = 2; column < 8; column++) {
                closed.block(row, column);
            }
        }
        SolveResult result = Solvers.get(spec).solve(closed.build(), SolveOptions.defaults());
        assertThat(result.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(result.reason().orElseThrow()).contains("no solution", "backtracking");
    }

    /** A beam whose width was asked for refuses a board without neighbors, so it has no limit to end at. */
    static Stream<String> moversThatTakeABoardWithoutNeighbors() {
        return movers().filter(spec -> !spec.endsWith(":k=1"));
    }

    @ParameterizedTest
    @MethodSource("moversThatTakeABoardWithoutNeighbors")
    void problemsThatLeaveNoChoiceEndAtTheirLimit(String spec) {
        Problem.Builder onePermutation = Problem.builder(6);
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 6; column++) {
                if (column != row) {
                    onePermutation.block(row, column);
                }
            }
        }
        SolveOptions options = SolveOptions.builder().seed(1).maxIterations(500).build();
        assertThat(Solvers.get(spec).solve(onePermutation.build(), options).status())
                .isEqualTo(SolveStatus.ITERATION_LIMIT);
        // The last queen is attacked on the only square that its row and its column leave.
        Problem lastQueen = Problem.builder(6)
                .place(0, 0)
                .place(1, 2)
                .place(2, 4)
                .place(3, 1)
                .place(4, 3)
                .build();
        assertThat(Solvers.get(spec).solve(lastQueen, options).status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
    }
}
