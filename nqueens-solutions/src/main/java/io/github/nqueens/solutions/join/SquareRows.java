package io.github.nqueens.solutions.join;

import java.util.Arrays;

/**
 * Rows of bits for the quarters of the half gone through: the items of the sliced lists that one queen, or two queens in
 * neighboring rows, do not attack. Most placements are made of fewer pairs than queens, and a pair's row is used again and
 * again. Reused for one batch after the other; single owner.
 */
final class SquareRows {
    /** For each pair of rows: two columns of four bits each, then one column of the first row, then of the second. */
    private static final int OF_PAIR = 256 + 16 + 16;

    private static final int FIRST_ROW = 256;
    private static final int SECOND_ROW = 256 + 16;

    /** On smaller quarters there are too few placements for rows of pairs to pay. */
    private static final int LEAST_IN_PAIRS = 8;

    private final JoinGeometry geometry;
    private final Quarter west;
    private final Quarter east;

    /**
     * @param lines the cache lines of a row
     */
    SquareRows(JoinGeometry geometry, int lines) {
        this.geometry = geometry;
        this.west = new Quarter(geometry.half(), lines);
        this.east = new Quarter(geometry.half(), lines);
    }

    /**
     * Makes the rows from what is sliced.
     *
     * @param westColumns the columns that western queens may take
     * @param eastColumns the columns that eastern queens may take
     * @param hasEasternPairs whether eastern placements are made of pairs, too
     */
    void take(SlicedHalves sliced, int westColumns, int eastColumns, boolean hasEasternPairs) {
        int half = geometry.half();
        int last = geometry.width() - 1;
        int end = sliced.end() + 1;
        for (int row = 0; row < half; row++) {
            for (int column = 0; column < half; column++) {
                // The other half is upside down: what falls here rises there, and is counted from the other end.
                int falling = last - geometry.falling(row, column);
                int rising = last - geometry.rising(row, column);
                boolean isWest = (westColumns >>> column & 1) == 1;
                boolean isEast = (eastColumns >>> column & 1) == 1;
                if (rising > last) {
                    if (isWest) {
                        BitRows.not(west.square(row, column), sliced.onRising(falling), BitRows.FIRST, end);
                    }
                    if (isEast) {
                        BitRows.not(east.square(row, column), sliced.onFalling(falling), BitRows.FIRST, end);
                    }
                } else {
                    if (isWest) {
                        BitRows.neither(
                                west.square(row, column),
                                sliced.onRising(falling),
                                sliced.onFalling(rising),
                                BitRows.FIRST,
                                end);
                    }
                    if (isEast) {
                        BitRows.neither(
                                east.square(row, column),
                                sliced.onFalling(falling),
                                sliced.onRising(rising),
                                BitRows.FIRST,
                                end);
                    }
                }
            }
        }
        west.makePairs(westColumns, half >= LEAST_IN_PAIRS, end);
        east.makePairs(eastColumns, hasEasternPairs, end);
    }

    /** The rows of the western quarter. */
    Quarter west() {
        return west;
    }

    /** The rows of the eastern quarter. */
    Quarter east() {
        return east;
    }

    /** The rows of one quarter. */
    static final class Quarter {
        private final int half;
        private final int lines;
        private final int[][] rows;

        /**
         * How to find each row of bits of the current placement. The lowest 16 bits hold the first place. The next six hold how
         * far the columns are shifted. The highest eight hold the mask of the shifted bits that are added to the place.
         */
        private final int[] finders = new int[16];

        private int count;
        private boolean hasPairs;

        Quarter(int half, int lines) {
            this.half = half;
            this.lines = lines;
            rows = new int[(half + 1) / 2 * OF_PAIR][];
            for (int row = 0; row < half; row++) {
                BitRows.allocate(rows, place(row, 0), place(row, half), lines);
            }
        }

        private static int place(int row, int column) {
            return row / 2 * OF_PAIR + (row % 2 == 0 ? FIRST_ROW : SECOND_ROW) + column;
        }

        /** The row of a square. */
        int[] square(int row, int column) {
            return rows[place(row, column)];
        }

        /**
         * Makes the rows of pairs from those of squares.
         *
         * @param columns the columns that queens may take
         * @param isWorthwhile whether to make them; if not, placements are made of squares
         * @param end one past the last word
         */
        void makePairs(int columns, boolean isWorthwhile, int end) {
            hasPairs = isWorthwhile;
            for (int row = 0; row + 1 < half && hasPairs; row += 2) {
                for (int first = columns; first != 0; first &= first - 1) {
                    int column = Integer.numberOfTrailingZeros(first);
                    int near = 7 << column >>> 1;
                    for (int second = columns & ~near; second != 0; second &= second - 1) {
                        int other = Integer.numberOfTrailingZeros(second);
                        int at = row / 2 * OF_PAIR + (other << 4 | column);
                        if (rows[at] == null) {
                            BitRows.allocate(rows, at, at + 1, lines);
                        }
                        BitRows.and(rows[at], square(row, column), square(row + 1, other), BitRows.FIRST, end);
                    }
                }
            }
        }

        /** Gets ready for placements in these rows. */
        void begin(int rowSet) {
            count = 0;
            int from = 0;
            for (int row = 0; row < half; row += 2) {
                int queens = rowSet >>> row & 3;
                int ofPair = row / 2 * OF_PAIR;
                if (queens == 3 && hasPairs) {
                    add(ofPair, from, 255);
                    from += 8;
                } else {
                    if ((queens & 1) != 0) {
                        add(ofPair + FIRST_ROW, from, 15);
                        from += 4;
                    }
                    if ((queens & 2) != 0) {
                        add(ofPair + SECOND_ROW, from, 15);
                        from += 4;
                    }
                }
            }
        }

        private void add(int first, int from, int bits) {
            finders[count++] = bits << 24 | from << 16 | first;
        }

        /**
         * Stores in {@code out} the items that a placement in the rows at hand does not attack.
         *
         * <p>With more than 325 bytes of code, HotSpot does not inline it. Each caller would get all of its loops, and a first
         * count would wait a tenth of a second for the compiler.
         */
        void conjunction(int[] out, long columns, int from, int to) {
            switch (count) {
                case 0 -> Arrays.fill(out, from, to, -1);
                case 1 -> BitRows.copy(out, row(0, columns), from, to);
                case 2 -> BitRows.and(out, row(0, columns), row(1, columns), from, to);
                case 3 -> BitRows.and(out, row(0, columns), row(1, columns), row(2, columns), from, to);
                case 4 ->
                    BitRows.and(out, row(0, columns), row(1, columns), row(2, columns), row(3, columns), from, to);
                case 5 ->
                    BitRows.and(
                            out,
                            row(0, columns),
                            row(1, columns),
                            row(2, columns),
                            row(3, columns),
                            row(4, columns),
                            from,
                            to);
                case 6 ->
                    BitRows.and(
                            out,
                            row(0, columns),
                            row(1, columns),
                            row(2, columns),
                            row(3, columns),
                            row(4, columns),
                            row(5, columns),
                            from,
                            to);
                default -> {
                    BitRows.and(
                            out,
                            row(0, columns),
                            row(1, columns),
                            row(2, columns),
                            row(3, columns),
                            row(4, columns),
                            row(5, columns),
                            row(6, columns),
                            from,
                            to);
                    for (int i = 7; i < count; i++) {
                        BitRows.and(out, row(i, columns), from, to);
                    }
                }
            }
        }

        private int[] row(int i, long columns) {
            int finder = finders[i];
            // The language takes the lowest six bits of a distance.
            return rows[(finder & 0xFFFF) + ((int) (columns >>> (finder >>> 16)) & (finder >>> 24))];
        }
    }
}
