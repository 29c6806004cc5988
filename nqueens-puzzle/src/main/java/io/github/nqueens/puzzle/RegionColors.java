package io.github.nqueens.puzzle;

import io.github.nqueens.Problem;
import java.util.Arrays;

/**
 * Numbers of colors for regions, so that regions that touch differ. Up to {@link #COLORS} regions all differ; beyond, a
 * color that touches the least and is used the least comes again.
 */
final class RegionColors {
    /** The number of colors and patterns of the page, any two of which can be told apart. */
    static final int COLORS = 12;

    private RegionColors() {}

    static int[] of(Problem problem) {
        int n = problem.size();
        boolean[][] touching = touching(problem);
        int[] colors = new int[n];
        int[] used = new int[COLORS];
        for (int region = 0; region < n; region++) {
            int[] touched = new int[COLORS];
            for (int other = 0; other < region; other++) {
                if (touching[region][other]) {
                    touched[colors[other]]++;
                }
            }
            int best = 0;
            for (int color = 1; color < COLORS; color++) {
                int difference = Integer.compare(touched[color], touched[best]);
                if (difference < 0 || (difference == 0 && used[color] < used[best])) {
                    best = color;
                }
            }
            colors[region] = best;
            used[best]++;
        }
        return colors;
    }

    private static boolean[][] touching(Problem problem) {
        int n = problem.size();
        boolean[][] touching = new boolean[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int region = problem.region(row, column);
                for (int down = row; down <= Math.min(n - 1, row + 1); down++) {
                    for (int across = Math.max(0, column - 1); across <= Math.min(n - 1, column + 1); across++) {
                        int other = problem.region(down, across);
                        touching[region][other] = true;
                        touching[other][region] = true;
                    }
                }
            }
        }
        Arrays.setAll(touching, region -> {
            touching[region][region] = false;
            return touching[region];
        });
        return touching;
    }
}
