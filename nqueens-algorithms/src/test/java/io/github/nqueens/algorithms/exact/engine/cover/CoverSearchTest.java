package io.github.nqueens.algorithms.exact.engine.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.testing.BruteForce;
import io.github.nqueens.testing.Problems;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoverSearchTest {
    private static final int NO_TABLE = -1;
    private static final int ANY_TABLE = Integer.MAX_VALUE;

    @ParameterizedTest
    @CsvSource({
        // A000170
        "QUEENS, 1, 1",
        "QUEENS, 2, 0",
        "QUEENS, 3, 0",
        "QUEENS, 4, 2",
        "QUEENS, 5, 10",
        "QUEENS, 6, 4",
        "QUEENS, 7, 40",
        "QUEENS, 8, 92",
        "QUEENS, 9, 352",
        "QUEENS, 10, 724",
        // A051906
        "TORUS, 1, 1",
        "TORUS, 2, 0",
        "TORUS, 3, 0",
        "TORUS, 4, 0",
        "TORUS, 5, 10",
        "TORUS, 7, 28",
        "TORUS, 9, 0",
        "TORUS, 10, 0",
        "TORUS, 11, 88",
        "TORUS, 13, 4524",
        "TORUS, 1000, 0",
        // A002464
        "TOUCH, 1, 1",
        "TOUCH, 2, 0",
        "TOUCH, 3, 0",
        "TOUCH, 4, 2",
        "TOUCH, 5, 14",
        "TOUCH, 6, 90",
        "TOUCH, 7, 646",
        "TOUCH, 8, 5242",
        "TOUCH, 9, 47622",
        // A051223
        "SUPERQUEENS, 1, 1",
        "SUPERQUEENS, 2, 0",
        "SUPERQUEENS, 9, 0",
        "SUPERQUEENS, 10, 4",
        "SUPERQUEENS, 11, 44",
        "SUPERQUEENS, 12, 156",
        "SUPERQUEENS, 13, 1876",
    })
    void emptyBoardsHaveThePublishedNumbersOfSolutions(AttackRule rule, int n, long expected) {
        Problem problem = Problem.builder(n).rule(rule).build();
        assertThat(count(problem, ANY_TABLE)).isEqualTo(expected);
        assertThat(count(problem, NO_TABLE)).isEqualTo(expected);
    }

    /** F. Nauck, Illustrirte Zeitung 14 (361), June 1850, p. 352. */
    @Test
    void naucksQueensAreCompletedInTwoWays() {
        assertThat(count(Problem.builder(8).place(3, 3).place(4, 1).build(), ANY_TABLE))
                .isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void everySolutionOfSmallProblemsIsFoundOnce(int n) {
        List<Board> permutations = permutations(n);
        for (int seed = 0; seed < 400; seed++) {
            Problem problem = Problems.any(n, seed);
            Set<Board> expected = new HashSet<>(permutations);
            expected.removeIf(board -> !problem.isSolution(board));
            for (int table : new int[] {ANY_TABLE, NO_TABLE}) {
                List<Board> found = solutions(problem, table, Integer.MAX_VALUE);
                assertThat(found).as("seed %d of\n%s", seed, problem).doesNotHaveDuplicates();
                assertThat(new HashSet<>(found))
                        .as("seed %d of\n%s", seed, problem)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void everySolutionOfSuperqueensIsFoundOnce() {
        for (int n = 10; n <= 12; n++) {
            List<Board> ofEmptyBoard = BruteForce.solutions(
                    Problem.builder(n).rule(AttackRule.SUPERQUEENS).build());
            int solvable = 0;
            for (int seed = 0; seed < 200; seed++) {
                Problem problem = Problems.superqueens(ofEmptyBoard, 0, seed);
                Set<Board> expected = new HashSet<>(ofEmptyBoard);
                expected.removeIf(board -> !problem.isSolution(board));
                solvable += expected.isEmpty() ? 0 : 1;
                for (int table : new int[] {ANY_TABLE, NO_TABLE}) {
                    List<Board> found = solutions(problem, table, Integer.MAX_VALUE);
                    assertThat(found).as("seed %d of\n%s", seed, problem).doesNotHaveDuplicates();
                    assertThat(new HashSet<>(found))
                            .as("seed %d of\n%s", seed, problem)
                            .isEqualTo(expected);
                }
            }
            assertThat(solvable).isBetween(100, 199);
        }
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"14, 5180", "15, 32516"})
    void largerBoardsOfSuperqueensHaveThePublishedNumbersOfSolutions(int n, long expected) {
        assertThat(count(Problem.builder(n).rule(AttackRule.SUPERQUEENS).build(), ANY_TABLE))
                .isEqualTo(expected);
    }

    @Test
    void solutionsComeInTheSameOrderEachTime() {
        Problem problem = Problem.builder(9).block(0, 0).build();
        assertThat(solutions(problem, ANY_TABLE, 1000)).isEqualTo(solutions(problem, ANY_TABLE, 1000));
    }

    @Test
    void harderProblemsAreDecidedAsByThePlainSearch() {
        for (int seed = 0; seed < 30; seed++) {
            Problem problem = Problems.blocked(24, 24 * 7, seed);
            long expected = new PlainSearch(problem, Long.MAX_VALUE).count();
            assertThat(count(problem, ANY_TABLE)).isEqualTo(expected);
            assertThat(count(problem, NO_TABLE)).isEqualTo(expected);
        }
    }

    @Test
    void provesAreShorterThanThoseOfThePlainSearch() {
        long queens = 0;
        long plainQueens = 0;
        for (int seed = 0; seed < 10; seed++) {
            List<Integer> diagonals = Problems.diagonals(17, seed);
            int excluded = 1;
            while (solutions(Problems.withoutDiagonals(17, diagonals.subList(0, excluded)), ANY_TABLE, 1)
                            .size()
                    == 1) {
                excluded++;
            }
            Problem unsolvable = Problems.withoutDiagonals(17, diagonals.subList(0, excluded));
            Watch watch = new Watch();
            assertThat(new CoverSearch(unsolvable, watch).next()).isFalse();
            PlainSearch plain = new PlainSearch(unsolvable, 1);
            assertThat(plain.count()).isZero();
            queens += watch.queens;
            plainQueens += plain.queens();
        }
        assertThat(queens).isLessThan(plainQueens * 9 / 10);
    }

    @Test
    void largeProblemsWithQueensPlacedFromAHiddenSolutionAreSolved() {
        for (int n : new int[] {100, 500, 2_000}) {
            Board hidden = solutions(Problem.queens(n), 0, 1).get(0);
            Problem.Builder builder = Problem.builder(n);
            for (int row = 0; row < n; row++) {
                if (row % 4 == 0) {
                    builder.place(row, hidden.column(row));
                }
            }
            Problem problem = builder.build();
            assertThat(problem.isSolution(solutions(problem, NO_TABLE, 1).get(0)))
                    .isTrue();
        }
    }

    @Test
    void tenThousandRowsOfWhichFewAreLeftAreSolved() {
        int n = 10_000;
        Problem.Builder builder = Problem.builder(n);
        // For n divisible by 2 but not by 3 with n mod 6 = 4 the queens of the knight's walk solve the problem.
        for (int row = 0; row < n; row++) {
            if (row % 50 != 0) {
                builder.place(row, row < n / 2 ? 2 * row + 1 : 2 * (row - n / 2));
            }
        }
        Problem problem = builder.build();
        assertThat(problem.isSolution(solutions(problem, ANY_TABLE, 1).get(0))).isTrue();
    }

    @Test
    void theMonitorSeesEachQueenPlacedAndRemoved() {
        for (int table : new int[] {ANY_TABLE, NO_TABLE}) {
            for (int seed = 0; seed < 100; seed++) {
                Problem problem = Problems.any(8, seed);
                Watch watch = new Watch();
                CoverSearch search = new CoverSearch(problem, watch, table);
                while (search.next()) {
                    Board solution = search.solution();
                    assertThat(watch.standing).hasSize(8 - problem.placed().size());
                    assertThat(watch.standing)
                            .allSatisfy(queen ->
                                    assertThat(solution.column(queen[0])).isEqualTo(queen[1]));
                }
            }
        }
    }

    @Test
    void theMonitorEndsTheSearchBeforeAnyQueen() {
        for (int table : new int[] {ANY_TABLE, NO_TABLE}) {
            for (int most = 0; most < 200; most++) {
                Watch watch = new Watch();
                watch.mostQueens = most;
                CoverSearch search =
                        new CoverSearch(Problem.builder(8).block(0, 0).build(), watch, table);
                assertThatThrownBy(() -> exhaust(search)).isSameAs(watch.end);
                assertThat(watch.queens).isEqualTo(most);
            }
        }
    }

    @Test
    void theMonitorEndsTheSetUp() {
        Watch watch = new Watch();
        watch.stop = true;
        CoverSearch search = new CoverSearch(Problem.queens(8), watch);
        assertThatThrownBy(search::next).isSameAs(watch.end);
    }

    @Test
    void puzzlesWithRegionsAreSolvedAndProvenUnique() {
        Random random = new Random(1);
        int unique = 0;
        for (int round = 0; round < 300; round++) {
            Problem puzzle = Problem.builder(7)
                    .rule(AttackRule.TOUCH)
                    .regions(Problems.regions(7, random))
                    .build();
            unique += count(puzzle, ANY_TABLE) == 1 ? 1 : 0;
        }
        assertThat(unique).isPositive();
    }

    private static long count(Problem problem, int table) {
        return exhaust(new CoverSearch(problem, new Watch(), table));
    }

    /** The number of solutions that follow. */
    private static long exhaust(CoverSearch search) {
        long count = 0;
        while (search.next()) {
            count++;
        }
        return count;
    }

    private static List<Board> solutions(Problem problem, int table, int most) {
        CoverSearch search = new CoverSearch(problem, new Watch(), table);
        List<Board> solutions = new ArrayList<>();
        while (solutions.size() < most && search.next()) {
            solutions.add(search.solution());
        }
        return solutions;
    }

    private static List<Board> permutations(int n) {
        List<Board> boards = new ArrayList<>();
        permute(new int[n], 0, boards);
        return boards;
    }

    private static void permute(int[] columns, int row, List<Board> boards) {
        if (row == columns.length) {
            boards.add(Board.of(columns));
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            columns[row] = column;
            boolean free = true;
            for (int other = 0; other < row; other++) {
                free &= columns[other] != column;
            }
            if (free) {
                permute(columns, row + 1, boards);
            }
        }
    }

    private static final class Watch implements SearchMonitor {
        private final IllegalStateException end = new IllegalStateException("ended by the monitor");
        private final Deque<int[]> standing = new ArrayDeque<>();
        private long mostQueens = Long.MAX_VALUE;
        private boolean stop;
        private long queens;

        @Override
        public void nextQueen() {
            if (queens == mostQueens) {
                throw end;
            }
            queens++;
        }

        @Override
        public void requireOngoing() {
            if (stop) {
                throw end;
            }
        }

        @Override
        public void placed(int row, int column) {
            standing.push(new int[] {row, column});
        }

        @Override
        public void removed(int row) {
            assertThat(standing.pop()[0]).isEqualTo(row);
        }
    }
}
