package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ProblemPropertyTest {
    @Property(tries = 500)
    void theTextRestoresTheProblem(@ForAll @IntRange(min = 1, max = 60) int n, @ForAll long seed) {
        Problem problem = random(n, new SplittableRandom(seed), 3);
        assertThat(problem.toText()).startsWith("rule=" + problem.rule());
        Problem restored = Problem.parse(problem.toText());
        assertThat(restored).isEqualTo(problem).hasSameHashCodeAs(problem);
        assertThat(problem.toBuilder().build()).isEqualTo(problem);
    }

    @Property(tries = 300)
    void solutionsAreTheBoardsWithoutTwoQueensThatAttackEachOther(
            @ForAll @IntRange(min = 1, max = 6) int n, @ForAll long seed) {
        Problem problem = random(n, new SplittableRandom(seed), 2);
        AllBoards.ofSize(n).forEach(board -> {
            boolean expected = solves(problem, board);
            assertThat(problem.isSolution(board)).isEqualTo(expected);
            if (expected) {
                assertThat(problem.contradiction()).isEmpty();
            }
        });
    }

    @Property(tries = 200)
    void symmetriesTakeSolutionsToSolutions(@ForAll @IntRange(min = 1, max = 6) int n, @ForAll long seed) {
        Problem problem = random(n, new SplittableRandom(seed), 1);
        List<Board> permutations = new ArrayList<>();
        for (Board board : AllBoards.ofSize(n)) {
            if (board.isPermutation()) {
                permutations.add(board);
            }
        }
        for (Symmetry symmetry : Symmetry.values()) {
            Problem image = problem.transform(symmetry);
            assertThat(image.contradiction().isEmpty())
                    .isEqualTo(problem.contradiction().isEmpty());
            for (Board board : permutations) {
                assertThat(image.isSolution(board.transform(symmetry))).isEqualTo(problem.isSolution(board));
            }
        }
    }

    @Property(tries = 200)
    void aQuarterTurnFourTimesOverChangesNothing(@ForAll @IntRange(min = 1, max = 40) int n, @ForAll long seed) {
        Problem problem = random(n, new SplittableRandom(seed), 4);
        Problem turned = problem;
        for (int turn = 0; turn < 4; turn++) {
            turned = turned.transform(Symmetry.ROTATE_90);
        }
        assertThat(turned).isEqualTo(problem);
    }

    /** Smaller boards have no solution under this rule. */
    @Test
    void superqueensAreQueensThatAreKnightsToo() {
        for (int n = 10; n <= 11; n++) {
            Problem superqueens =
                    Problem.builder(n).rule(AttackRule.SUPERQUEENS).build();
            List<Board> queens = new ArrayList<>();
            complete(Problem.queens(n), new int[n], 0, queens);
            List<Board> expected =
                    queens.stream().filter(board -> solves(superqueens, board)).toList();
            assertThat(expected).hasSize(n == 10 ? 4 : 44);
            assertThat(queens.stream().filter(superqueens::isSolution)).isEqualTo(expected);
            List<Board> found = new ArrayList<>();
            complete(superqueens, new int[n], 0, found);
            assertThat(found).isEqualTo(expected);
        }
    }

    private static void complete(Problem problem, int[] columns, int row, List<Board> solutions) {
        int n = columns.length;
        if (row == n) {
            solutions.add(Board.of(columns));
            return;
        }
        for (int column = 0; column < n; column++) {
            columns[row] = column;
            boolean free = true;
            for (int other = 0; other < row; other++) {
                free &= !problem.attacks(row, column, other, columns[other]);
            }
            if (free) {
                complete(problem, columns, row + 1, solutions);
            }
        }
    }

    private static boolean solves(Problem problem, Board board) {
        int n = problem.size();
        for (int row = 0; row < n; row++) {
            if (!problem.isOpen(row, board.column(row))) {
                return false;
            }
            for (int other = 0; other < row; other++) {
                if (problem.attacks(row, board.column(row), other, board.column(other))) {
                    return false;
                }
            }
        }
        return problem.placed().stream().allMatch(queen -> board.column(queen.row()) == queen.column());
    }

    /** Any rule, with some squares blocked, up to so many queens placed, and regions every other time. */
    private static Problem random(int n, RandomGenerator random, int mostPlaced) {
        AttackRule[] rules = AttackRule.values();
        Problem.Builder builder = Problem.builder(n).rule(rules[random.nextInt(rules.length)]);
        int blocked = random.nextInt(n * n / 3 + 1);
        for (int i = 0; i < blocked; i++) {
            builder.block(random.nextInt(n), random.nextInt(n));
        }
        random.ints(random.nextInt(mostPlaced + 1), 0, n * n)
                .distinct()
                .forEach(square -> builder.place(square / n, square % n));
        if (random.nextBoolean()) {
            int[][] regions = new int[n][n];
            Board centers = Board.random(n, random);
            for (int row = 0; row < n; row++) {
                for (int column = 0; column < n; column++) {
                    regions[row][column] = centers.column(row) == column ? row : random.nextInt(n);
                }
            }
            builder.regions(regions);
        }
        return builder.build();
    }
}
