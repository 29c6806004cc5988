package io.github.nqueens.formats;

import io.github.nqueens.testing.Problems;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

/** What a drawer is to draw: a puzzle in a style, marks on its squares, and what surrounds it. All of it comes from a seed. */
final class PictureScene {
    /** What is on the screen besides the board. */
    enum Surroundings {
        CROPPED,
        MARGIN,
        PHONE,
        WINDOW
    }

    final PictureStyle style;
    final long seed;
    final Surroundings surroundings;
    final int size;
    final int[][] regions;
    /** Per square: a character of " QXD!T": nothing, a queen, a cross, a dot, a conflict, a tint. */
    final char[][] marks;

    final double square;

    /** A scene on a screen that is smaller by a factor than those of today, which takes less time. */
    PictureScene(PictureStyle style, long seed, int leastSize, int mostSize, double factor) {
        this.style = style;
        this.seed = seed;
        Random random = new Random(seed * 31 + style.name().hashCode());
        size = leastSize + random.nextInt(mostSize - leastSize + 1);
        surroundings = Surroundings.values()[random.nextInt(4)];
        regions = connectedRegions(size, random);
        double screen = surroundings == Surroundings.PHONE ? 1000 : 350 + random.nextInt(600);
        square = Math.max(32, factor * screen / size);
        marks = new char[size][size];
        boolean marked = random.nextInt(3) > 0;
        int queens = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int draw = random.nextInt(100);
                char mark =
                        !marked ? ' ' : draw < 8 && queens < size / 2 ? 'Q' : draw < 30 ? 'X' : draw < 36 ? 'D' : ' ';
                queens += mark == 'Q' ? 1 : 0;
                if (style == PictureStyle.CONFLICTS && draw >= 96) {
                    mark = '!';
                } else if (style == PictureStyle.TINTED && draw >= 85) {
                    mark = 'T';
                }
                marks[row][column] = mark;
            }
        }
    }

    /** Regions of one piece each, numbered in order of their first squares. */
    static int[][] connectedRegions(int n, Random random) {
        while (true) {
            int[][] regions = Problems.regions(n, random);
            int[][] numbered = new int[n][n];
            int[] number = new int[n];
            int next = 0;
            boolean whole = true;
            for (int square = 0; square < n * n; square++) {
                int region = regions[square / n][square % n];
                if (number[region] == 0) {
                    number[region] = ++next;
                    whole &= connected(regions, square / n, square % n);
                }
                numbered[square / n][square % n] = number[region] - 1;
            }
            if (whole) {
                return numbered;
            }
        }
    }

    private static boolean connected(int[][] regions, int row, int column) {
        int n = regions.length;
        int region = regions[row][column];
        boolean[] seen = new boolean[n * n];
        Deque<Integer> open = new ArrayDeque<>();
        open.add(row * n + column);
        int count = 0;
        while (!open.isEmpty()) {
            int square = open.remove();
            int r = square / n;
            int c = square % n;
            if (!seen[square] && regions[r][c] == region) {
                seen[square] = true;
                count++;
                if (r > 0) open.add(square - n);
                if (r < n - 1) open.add(square + n);
                if (c > 0) open.add(square - 1);
                if (c < n - 1) open.add(square + 1);
            }
        }
        int all = 0;
        for (int square = 0; square < n * n; square++) {
            all += regions[square / n][square % n] == region ? 1 : 0;
        }
        return count == all;
    }
}
