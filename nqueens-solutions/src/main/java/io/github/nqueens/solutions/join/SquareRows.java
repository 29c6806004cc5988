package io.github.nqueens.solutions.join;

/**
 * For each square of a western and of an eastern quarter of the half gone through, a row of bits: the items of the sliced
 * lists that a queen on the square does not attack. Reused for one batch after the other; single owner.
 */
final class SquareRows {
    private final JoinGeometry geometry;
    private final int[][] west;
    private final int[][] east;

    /**
     * @param lines the cache lines of a row
     */
    SquareRows(JoinGeometry geometry, int lines) {
        int half = geometry.half();
        this.geometry = geometry;
        this.west = new int[half << 4][];
        this.east = new int[half << 4][];
        for (int row = 0; row < half; row++) {
            BitRows.allocate(west, row << 4, (row << 4) + half, lines);
            BitRows.allocate(east, row << 4, (row << 4) + half, lines);
        }
    }

    /** Makes the rows of all squares from what is sliced. */
    void take(SlicedHalves sliced) {
        int half = geometry.half();
        int last = geometry.width() - 1;
        int end = sliced.end() + 1;
        for (int row = 0; row < half; row++) {
            for (int column = 0; column < half; column++) {
                // The other half is upside down: what falls here rises there, and is counted from the other end.
                int falling = last - geometry.falling(row, column);
                int rising = last - geometry.rising(row, column);
                int square = row << 4 | column;
                if (rising > last) {
                    BitRows.not(west[square], sliced.onRising(falling), BitRows.FIRST, end);
                    BitRows.not(east[square], sliced.onFalling(falling), BitRows.FIRST, end);
                } else {
                    BitRows.neither(
                            west[square], sliced.onRising(falling), sliced.onFalling(rising), BitRows.FIRST, end);
                    BitRows.neither(
                            east[square], sliced.onFalling(falling), sliced.onRising(rising), BitRows.FIRST, end);
                }
            }
        }
    }

    /** The rows of the squares of a western quarter, by row times 16 plus column. */
    int[][] west() {
        return west;
    }

    /** The rows of the squares of an eastern quarter, by row times 16 plus column. */
    int[][] east() {
        return east;
    }
}
