package io.github.nqueens.algorithms.exact.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solvers;
import io.github.nqueens.Square;
import io.github.nqueens.testing.BruteForce;
import io.github.nqueens.testing.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a listener hears of squares ruled out, of their return, and of dead ends. */
class RuledOutTest {
    /** Follows a run: the queens, the squares ruled out in order, and the dead ends. */
    private static class Follower implements SolveListener {
        private final Problem problem;
        private final List<Board> solutions;
        private final int[] columns;
        private final List<Square> ruledOut = new ArrayList<>();
        private final List<Integer> order = new ArrayList<>();
        private final List<Integer> jumps = new ArrayList<>();
        private long toldOfSquares;
        private double measured;

        Follower(Problem problem, List<Board> solutions) {
            this.problem = problem;
            this.solutions = solutions;
            this.columns = new int[problem.size()];
            Arrays.fill(columns, -1);
        }

        @Override
        public void onPlaced(int row, int column) {
            assertThat(ruledOut).doesNotContain(new Square(row, column));
            columns[row] = column;
            order.add(row);
        }

        @Override
        public void onRemoved(int row) {
            columns[row] = -1;
            assertThat(order.remove(order.size() - 1)).isEqualTo(row);
        }

        @Override
        public void onRuledOut(int row, int column, int because) {
            toldOfSquares++;
            Square square = new Square(row, column);
            assertThat(problem.isOpen(row, column)).isTrue();
            assertThat(ruledOut).doesNotContain(square);
            assertThat(because).isNotEqualTo(row);
            if (because >= 0 && columns[because] >= 0) {
                assertThat(problem.attacks(row, column, because, columns[because]))
                        .isTrue();
            }
            ruledOut.add(square);
            assertThat(solutions).noneMatch(board -> goesOn(board) && board.column(row) == column);
        }

        /** Each open square of a row without a queen is ruled out if a queen attacks it, and no other square is. */
        void requireAttackedSquares() {
            Set<Square> attacked = new HashSet<>();
            for (int row = 0; row < columns.length; row++) {
                for (int column = 0; column < columns.length && columns[row] < 0; column++) {
                    if (problem.isOpen(row, column) && isAttacked(row, column)) {
                        attacked.add(new Square(row, column));
                    }
                }
            }
            assertThat(ruledOut.stream().filter(square -> columns[square.row()] < 0))
                    .containsExactlyInAnyOrderElementsOf(attacked);
        }

        private boolean isAttacked(int row, int column) {
            return order.stream().anyMatch(other -> problem.attacks(row, column, other, columns[other]));
        }

        private boolean goesOn(Board board) {
            for (int row = 0; row < columns.length; row++) {
                if (columns[row] >= 0 && columns[row] != board.column(row)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void onRestored(int squares) {
            ruledOut.subList(ruledOut.size() - squares, ruledOut.size()).clear();
        }

        @Override
        public void onDeadEnd(int row, int backTo) {
            if (backTo >= 0) {
                jumps.add(order.size() - order.lastIndexOf(backTo));
            }
        }

        @Override
        public void onMeasured(String name, double value) {
            measured = name.equals("values ruled out") ? value : measured;
        }
    }

    static Stream<String> settings() {
        return Stream.of(Inference.Method.values())
                .map(method -> io.github.nqueens.internal.Kebab.of(method))
                .flatMap(inference -> Stream.of("chronological", "conflict-directed")
                        .map(wayBack -> "constraint-search:inference=" + inference + ",backtracking=" + wayBack));
    }

    @ParameterizedTest
    @MethodSource("settings")
    void noSolutionUsesASquareThatIsRuledOut(String spec) {
        List<Problem> problems = new ArrayList<>(List.of(Problem.queens(6), Problem.queens(8)));
        for (int seed = 0; seed < 40; seed++) {
            problems.add(Problems.any(4 + seed % 4, seed));
        }
        for (Problem problem : problems) {
            Follower follower = new Follower(problem, BruteForce.solutions(problem));
            SolveResult result = Solvers.get(spec)
                    .solve(
                            problem,
                            SolveOptions.builder().seed(1).listener(follower).build());
            assertThat((double) follower.toldOfSquares).isEqualTo(follower.measured);
            assertThat(result.isSolved()).isEqualTo(!follower.solutions.isEmpty());
        }
    }

    /** The squares crossed are those on which an option was taken off the lists. */
    @ParameterizedTest
    @CsvSource({"natural", "organ-pipe"})
    void exactCoverRulesOutWhatItsQueensAttack(String order) {
        List<Problem> problems = new ArrayList<>(List.of(Problem.queens(6), Problem.queens(8)));
        for (int seed = 0; seed < 40; seed++) {
            problems.add(Problems.any(4 + seed % 4, seed));
        }
        for (Problem problem : problems) {
            Follower follower = new Follower(problem, BruteForce.solutions(problem)) {
                @Override
                public void onNoted(String pattern, Object... arguments) {
                    requireAttackedSquares();
                }
            };
            SolveResult result = Solvers.get("exact-cover:order=" + order)
                    .solve(
                            problem,
                            SolveOptions.builder().seed(1).listener(follower).build());
            assertThat(result.isSolved()).isEqualTo(!follower.solutions.isEmpty());
        }
    }

    @ParameterizedTest
    @CsvSource({"chronological", "backmarking", "backjumping", "conflict-directed"})
    void aDeadEndSaysHowFarTheSearchGoesBack(String wayBack) {
        List<Double> longest = new ArrayList<>(List.of(0.0));
        List<Double> backtracks = new ArrayList<>(List.of(0.0));
        Follower follower = new Follower(Problem.queens(10), List.of()) {
            @Override
            public void onMeasured(String name, double value) {
                if (name.equals("longest jump")) {
                    longest.add(value);
                } else if (name.equals("backtracks")) {
                    backtracks.add(value);
                }
            }
        };
        Solvers.get("constraint-search:inference=none,variables=center-out,backtracking=" + wayBack)
                .solve(10, SolveOptions.builder().seed(1).listener(follower).build());
        assertThat(follower.jumps).isNotEmpty();
        assertThat((double) follower.jumps.size()).isEqualTo(backtracks.get(backtracks.size() - 1));
        assertThat(follower.jumps.stream().mapToDouble(jump -> jump).max().orElseThrow())
                .isEqualTo(longest.get(longest.size() - 1));
    }

    @Test
    void theFirstQueenInACornerRulesOutWhatItAttacks() {
        List<String> told = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void onRuledOut(int row, int column, int because) {
                told.add(row + " " + column + " " + because);
            }
        };
        Solvers.get("constraint-search")
                .solve(
                        4,
                        SolveOptions.builder()
                                .maxIterations(1)
                                .listener(listener)
                                .build());
        assertThat(told).containsExactly("1 0 0", "1 1 0", "2 0 0", "2 2 0", "3 0 0", "3 3 0");
    }
}
