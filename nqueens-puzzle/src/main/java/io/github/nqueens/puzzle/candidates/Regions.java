package io.github.nqueens.puzzle.candidates;

import java.util.Arrays;

/** Which squares are in which region. Squares join and leave while a puzzle is made. */
final class Regions {
    private final int[] regionOf;
    private final int[][] squares;
    private final int[] sizes;

    /** No square is in a region yet. */
    Regions(int allSquares, int regions) {
        this.regionOf = new int[allSquares];
        this.squares = new int[regions][0];
        this.sizes = new int[regions];
        Arrays.fill(regionOf, -1);
    }

    /** Puts a square without a region into one. */
    void join(int square, int region) {
        if (sizes[region] == squares[region].length) {
            squares[region] = Arrays.copyOf(squares[region], Math.max(8, 2 * sizes[region]));
        }
        squares[region][sizes[region]++] = square;
        regionOf[square] = region;
    }

    /** Takes a square out of its region. The others keep their order, so that what is found first does not depend on the past. */
    void leave(int square) {
        int region = regionOf[square];
        int[] all = squares[region];
        int index = 0;
        while (all[index] != square) {
            index++;
        }
        System.arraycopy(all, index + 1, all, index, --sizes[region] - index);
        regionOf[square] = -1;
    }

    /** The region of a square, or -1. */
    int of(int square) {
        return regionOf[square];
    }

    int size(int region) {
        return sizes[region];
    }

    int square(int region, int index) {
        return squares[region][index];
    }
}
