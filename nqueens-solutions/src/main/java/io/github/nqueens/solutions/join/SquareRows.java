package io.github.nqueens.solutions.join;

import java.util.Arrays;

/**
 * Rows of bits for the quarters of the half gone through: the items of the sliced lists that one queen, or two queens in
 * successive columns, do not attack. Most placements are made of fewer pairs than queens, and a pair's row is used again and
 * again. Reused for one batch after the other; single owner.
 */
final class SquareRows {
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

        /** Where the rows of squares begin, behind those of pairs. */
        private final int firstSquare;

        private int columns;
        private boolean hasPairs;

        Quarter(int half, int lines) {
            this.half = half;
            this.lines = lines;
            firstSquare = 256 * ((half + 1) / 2);
            rows = new int[firstSquare + (half << 4)][];
            for (int column = 0; column < half; column++) {
                BitRows.allocate(rows, firstSquare + (column << 4), firstSquare + (column << 4) + half, lines);
            }
        }

        /** The row of a square. */
        int[] square(int row, int column) {
            return rows[firstSquare + (column << 4 | row)];
        }

        /**
         * Makes the rows of pairs from those of squares.
         *
         * @param columns the columns that queens may take
         * @param isWorthwhile whether to make them; if not, placements are made of squares
         * @param end one past the last word
         */
        void makePairs(int columns, boolean isWorthwhile, int end) {
            this.columns = columns;
            hasPairs = isWorthwhile;
            int pair = 0;
            int left = columns;
            while (hasPairs && Integer.bitCount(left) > 1) {
                int column = Integer.numberOfTrailingZeros(left);
                left &= left - 1;
                int other = Integer.numberOfTrailingZeros(left);
                left &= left - 1;
                makePair(pair++, column, other, end);
            }
        }

        private void makePair(int pair, int column, int other, int end) {
            for (int row = 0; row < half; row++) {
                for (int otherRow = 0; otherRow < half; otherRow++) {
                    if (row != otherRow && Math.abs(row - otherRow) != other - column) {
                        int at = pair << 8 | otherRow << 4 | row;
                        if (rows[at] == null) {
                            BitRows.allocate(rows, at, at + 1, lines);
                        }
                        BitRows.and(rows[at], square(row, column), square(otherRow, other), BitRows.FIRST, end);
                    }
                }
            }
        }

        /**
         * How to find each row of bits of a placement on some of the columns that queens may take. The lowest 16 bits of an element hold
         * the first place. The next six hold how far the placement's rows are shifted. The highest eight hold the mask of the
         * shifted bits that are added to the place.
         */
        int[] finders(int columnSet) {
            int[] finders = new int[Integer.bitCount(columnSet)];
            int count = 0;
            int from = 0;
            int pair = 0;
            for (int left = columns; left != 0; pair++) {
                int column = left & -left;
                left ^= column;
                int other = left & -left;
                left ^= other;
                int both = column | other;
                if (hasPairs && other != 0 && (columnSet & both) == both) {
                    finders[count++] = 255 << 24 | from << 16 | pair << 8;
                    from += 8;
                    continue;
                }
                for (int rest = columnSet & both; rest != 0; rest &= rest - 1) {
                    finders[count++] = 15 << 24 | from << 16 | firstSquare + (Integer.numberOfTrailingZeros(rest) << 4);
                    from += 4;
                }
            }
            return Arrays.copyOf(finders, count);
        }

        /**
         * Stores in {@code out} the items that a placement does not attack.
         *
         * <p>With more than 325 bytes of code, HotSpot does not inline it. Each caller would get all of its loops, and a first
         * count would wait a tenth of a second for the compiler.
         */
        void conjunction(int[] out, int[] finders, long queens, int from, int to) {
            switch (finders.length) {
                case 0 -> Arrays.fill(out, from, to, -1);
                case 1 -> BitRows.copy(out, row(finders[0], queens), from, to);
                case 2 -> BitRows.and(out, row(finders[0], queens), row(finders[1], queens), from, to);
                case 3 ->
                    BitRows.and(
                            out, row(finders[0], queens), row(finders[1], queens), row(finders[2], queens), from, to);
                case 4 ->
                    BitRows.and(
                            out,
                            row(finders[0], queens),
                            row(finders[1], queens),
                            row(finders[2], queens),
                            row(finders[3], queens),
                            from,
                            to);
                case 5 ->
                    BitRows.and(
                            out,
                            row(finders[0], queens),
                            row(finders[1], queens),
                            row(finders[2], queens),
                            row(finders[3], queens),
                            row(finders[4], queens),
                            from,
                            to);
                case 6 ->
                    BitRows.and(
                            out,
                            row(finders[0], queens),
                            row(finders[1], queens),
                            row(finders[2], queens),
                            row(finders[3], queens),
                            row(finders[4], queens),
                            row(finders[5], queens),
                            from,
                            to);
                default -> {
                    BitRows.and(
                            out,
                            row(finders[0], queens),
                            row(finders[1], queens),
                            row(finders[2], queens),
                            row(finders[3], queens),
                            row(finders[4], queens),
                            row(finders[5], queens),
                            row(finders[6], queens),
                            from,
                            to);
                    for (int i = 7; i < finders.length; i++) {
                        BitRows.and(out, row(finders[i], queens), from, to);
                    }
                }
            }
        }

        private int[] row(int finder, long queens) {
            // The language takes the lowest six bits of a distance.
            return rows[(finder & 0xFFFF) + ((int) (queens >>> (finder >>> 16)) & (finder >>> 24))];
        }
    }
}
