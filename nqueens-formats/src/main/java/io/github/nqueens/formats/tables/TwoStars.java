package io.github.nqueens.formats.tables;

import java.util.Arrays;

/**
 * Tells whether regions could be those of a puzzle with two stars in each row, column and region, which looks like one with one queen
 * in each: whether two stars can be placed so. Regions of puzzles with one queen hardly ever have room for that.
 */
public final class TwoStars {
    private static final int FEWEST_ROWS = 8;
    private static final int MOST_ROWS = 20;
    /** Nobody solves by hand what takes more tries than this. */
    private static final int MOST_TRIES = 20_000;

    private final int[][] regions;
    private final int size;
    private final int[] inColumn;
    private final int[] inRegion;
    /** How many stars of a region fit from a row on: two in each row that it reaches. */
    private final int[][] roomBelow;

    private int tries;
    private boolean found;

    private TwoStars(int[][] regions) {
        this.regions = regions;
        this.size = regions.length;
        this.inColumn = new int[size];
        this.inRegion = new int[size];
        this.roomBelow = new int[size + 1][size];
        for (int row = size - 1; row >= 0; row--) {
            roomBelow[row] = roomBelow[row + 1].clone();
            boolean[] seen = new boolean[size];
            for (int region : regions[row]) {
                roomBelow[row][region] += seen[region] ? 0 : 2;
                seen[region] = true;
            }
        }
    }

    public static boolean fit(int[][] regions) {
        if (regions.length < FEWEST_ROWS || regions.length > MOST_ROWS || !hasRoom(regions)) {
            return false;
        }
        TwoStars search = new TwoStars(regions);
        search.place(0, -2, -2);
        return search.found;
    }

    /** Whether each region has two squares that do not touch: it extends over three rows or columns. */
    private static boolean hasRoom(int[][] regions) {
        int n = regions.length;
        int[] firstRow = new int[n];
        int[] lastRow = new int[n];
        int[] firstColumn = new int[n];
        int[] lastColumn = new int[n];
        Arrays.fill(firstRow, n);
        Arrays.fill(firstColumn, n);
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int region = regions[row][column];
                firstRow[region] = Math.min(firstRow[region], row);
                lastRow[region] = Math.max(lastRow[region], row);
                firstColumn[region] = Math.min(firstColumn[region], column);
                lastColumn[region] = Math.max(lastColumn[region], column);
            }
        }
        for (int region = 0; region < n; region++) {
            if (lastRow[region] - firstRow[region] < 2 && lastColumn[region] - firstColumn[region] < 2) {
                return false;
            }
        }
        return true;
    }

    /** Places two stars in a row and all that follow, none beside those of the row above, until a way is found. */
    private void place(int row, int above, int alsoAbove) {
        if (row == size) {
            found = true;
            return;
        }
        if (++tries > MOST_TRIES || !isRoomFrom(row)) {
            return;
        }
        for (int first = 0; first < size - 2 && !found; first++) {
            if (!isFree(row, first, above, alsoAbove)) {
                continue;
            }
            set(row, first, 1);
            for (int second = first + 2; second < size && !found; second++) {
                if (isFree(row, second, above, alsoAbove)) {
                    set(row, second, 1);
                    place(row + 1, first, second);
                    set(row, second, -1);
                }
            }
            set(row, first, -1);
        }
    }

    /** Whether each region and each column may still get its two stars in the rows that are left. */
    private boolean isRoomFrom(int row) {
        int rows = size - row;
        for (int i = 0; i < size; i++) {
            // Every second row at most has a star in the same column.
            if (inRegion[i] + roomBelow[row][i] < 2 || inColumn[i] + (rows + 1) / 2 < 2) {
                return false;
            }
        }
        return true;
    }

    private boolean isFree(int row, int column, int above, int alsoAbove) {
        return Math.abs(column - above) > 1
                && Math.abs(column - alsoAbove) > 1
                && inColumn[column] < 2
                && inRegion[regions[row][column]] < 2;
    }

    private void set(int row, int column, int change) {
        inColumn[column] += change;
        inRegion[regions[row][column]] += change;
    }
}
