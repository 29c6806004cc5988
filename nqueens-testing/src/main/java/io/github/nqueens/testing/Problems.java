package io.github.nqueens.testing;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Problems made from seeds. */
public final class Problems {
    private Problems() {}

    /** Rules with solutions on boards of 4 to 9 rows. */
    private static final List<AttackRule> OF_SMALL_BOARDS =
            List.of(AttackRule.QUEENS, AttackRule.TORUS, AttackRule.TOUCH);

    /** Any rule that has solutions on small boards, some squares blocked, a few queens placed, and regions every other time. */
    public static Problem any(int n, long seed) {
        Random random = new Random(seed);
        Problem.Builder builder = Problem.builder(n).rule(OF_SMALL_BOARDS.get(random.nextInt(3)));
        int blocked = random.nextInt(n * n / 3 + 1);
        for (int i = 0; i < blocked; i++) {
            builder.block(random.nextInt(n), random.nextInt(n));
        }
        random.ints(random.nextInt(3), 0, n * n).distinct().forEach(square -> builder.place(square / n, square % n));
        if (random.nextBoolean()) {
            builder.regions(regions(n, random));
        }
        return builder.build();
    }

    /**
     * Superqueens on a board of at least 10 rows, some squares blocked, a queen placed every other time, and regions
     * every other time, for squares that are drawn at least {@code leastBlocked} times with repetition. Most of these
     * problems have a solution: one of the empty board that blocked squares, the placed queen and regions leave.
     */
    public static Problem superqueens(List<Board> solutions, int leastBlocked, long seed) {
        Random random = new Random(seed);
        Board kept = solutions.get(random.nextInt(solutions.size()));
        int n = kept.size();
        Problem.Builder builder = Problem.builder(n).rule(AttackRule.SUPERQUEENS);
        int blocked = leastBlocked + random.nextInt(n * n);
        for (int i = 0; i < blocked; i++) {
            int row = random.nextInt(n);
            int column = random.nextInt(n);
            if (kept.column(row) != column || random.nextInt(n * n) == 0) {
                builder.block(row, column);
            }
        }
        if (random.nextBoolean()) {
            int row = random.nextInt(n);
            builder.place(row, kept.column(row));
        }
        if (random.nextBoolean()) {
            builder.regions(regions(kept, random));
        }
        return builder.build();
    }

    /** Regions that grow from the queens of a random placement, one square at a time. */
    public static int[][] regions(int n, Random random) {
        return regions(Board.random(n, random), random);
    }

    private static int[][] regions(Board centers, Random random) {
        int n = centers.size();
        int[][] regions = new int[n][n];
        List<int[]> edge = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            Arrays.fill(regions[row], -1);
            edge.add(new int[] {row, centers.column(row), row});
        }
        while (!edge.isEmpty()) {
            int[] square = edge.remove(random.nextInt(edge.size()));
            int row = square[0];
            int column = square[1];
            if (row < 0 || row >= n || column < 0 || column >= n || regions[row][column] >= 0) {
                continue;
            }
            regions[row][column] = square[2];
            edge.add(new int[] {row - 1, column, square[2]});
            edge.add(new int[] {row + 1, column, square[2]});
            edge.add(new int[] {row, column - 1, square[2]});
            edge.add(new int[] {row, column + 1, square[2]});
        }
        for (int row = 0; row < n; row++) {
            regions[row][centers.column(row)] = row;
        }
        return regions;
    }

    /** Random squares blocked until this many are open, at least four in each row and column. */
    public static Problem blocked(int n, int open, long seed) {
        Problem.Builder builder = Problem.builder(n);
        int[] inRow = new int[n];
        int[] inColumn = new int[n];
        Arrays.fill(inRow, n);
        Arrays.fill(inColumn, n);
        int left = n * n;
        for (int square : shuffled(n * n, seed)) {
            int row = square / n;
            int column = square % n;
            if (left > open && inRow[row] > 4 && inColumn[column] > 4) {
                inRow[row]--;
                inColumn[column]--;
                left--;
                builder.block(row, column);
            }
        }
        return builder.build();
    }

    /** The diagonals of a board in a random order: k below 2n - 1 is a sum, another one a difference. */
    public static List<Integer> diagonals(int n, long seed) {
        return shuffled(4 * n - 2, seed);
    }

    public static Problem withoutDiagonals(int n, List<Integer> diagonals) {
        Problem.Builder builder = Problem.builder(n);
        for (int diagonal : diagonals) {
            if (diagonal < 2 * n - 1) {
                builder.blockSum(diagonal);
            } else {
                builder.blockDifference(diagonal - (2 * n - 1) - (n - 1));
            }
        }
        return builder.build();
    }

    private static List<Integer> shuffled(int count, long seed) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            numbers.add(number);
        }
        Collections.shuffle(numbers, new Random(seed));
        return numbers;
    }
}
