package io.github.nqueens.benchmarks.jmh;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.puzzle.PuzzleGenerator;
import io.github.nqueens.solutions.SolutionCounter;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Kinds of problems to measure, each made from a size and a seed. */
enum ProblemInstances {
    /** Diagonals excluded in a random order, as many as leave no solution. */
    DIAGONALS {
        @Override
        Problem make(int n, long seed) {
            Problem.Builder builder = Problem.builder(n);
            for (int diagonal : shuffled(4 * n - 2, seed)) {
                if (diagonal < 2 * n - 1) {
                    builder.blockSum(diagonal);
                } else {
                    builder.blockDifference(diagonal - (2 * n - 1) - (n - 1));
                }
                Problem problem = builder.build();
                if (SolutionCounter.builder().build().countUpTo(problem, 1) == 0) {
                    return problem;
                }
            }
            throw new IllegalStateException("a board without squares has a solution, n = " + n);
        }
    },

    /** Random squares blocked until six and a half on average are open in a row, and at least four in each row and column. */
    BLOCKED {
        @Override
        Problem make(int n, long seed) {
            Problem.Builder builder = Problem.builder(n);
            int[] openInRow = new int[n];
            int[] openInColumn = new int[n];
            Arrays.fill(openInRow, n);
            Arrays.fill(openInColumn, n);
            int open = n * n;
            for (int square : shuffled(n * n, seed)) {
                int row = square / n;
                int column = square % n;
                if (open > n * 13 / 2 && openInRow[row] > 4 && openInColumn[column] > 4) {
                    openInRow[row]--;
                    openInColumn[column]--;
                    open--;
                    builder.block(row, column);
                }
            }
            return builder.build();
        }
    },

    /** Region puzzles with one solution. */
    REGIONS {
        @Override
        Problem make(int n, long seed) {
            return PuzzleGenerator.builder(n)
                    .build()
                    .generate(seed, Limits.of(Duration.ofMinutes(1)))
                    .problem()
                    .orElseThrow();
        }
    };

    abstract Problem make(int n, long seed);

    private static List<Integer> shuffled(int count, long seed) {
        List<Integer> numbers = IntStream.range(0, count).boxed().collect(Collectors.toList());
        Collections.shuffle(numbers, new Random(seed));
        return numbers;
    }
}
