package io.github.nqueens.puzzle.generator;

import io.github.nqueens.Problem;
import io.github.nqueens.Symmetry;
import java.util.Arrays;

/** One text for all images of a problem under the symmetries of the square and the renumbering of regions. */
public final class PuzzleImages {
    private PuzzleImages() {}

    /** The least text of the eight images, with regions numbered in the order in which they are met. */
    public static String canonical(Problem problem) {
        return Arrays.stream(Symmetry.values())
                .map(symmetry -> renumbered(problem.transform(symmetry)).toText())
                .min(String::compareTo)
                .orElseThrow();
    }

    public static Problem renumbered(Problem problem) {
        if (!problem.hasRegions()) {
            return problem;
        }
        int n = problem.size();
        int[] numbers = new int[n];
        Arrays.fill(numbers, -1);
        int next = 0;
        int[][] regions = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int region = problem.region(row, column);
                if (numbers[region] < 0) {
                    numbers[region] = next++;
                }
                regions[row][column] = numbers[region];
            }
        }
        return problem.toBuilder().regions(regions).build();
    }
}
