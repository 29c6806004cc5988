package io.github.nqueens.algorithms.exact;

/** Packs the columns of a board's first rows: 4 bits each in one word up to n = 16, otherwise 8 bits each. */
final class PackedPath {
    /** Binary logarithms of the bits of a column and of the columns of a word: shifts instead of divisions. */
    private final int logBits;

    private final int logPerWord;
    private final int words;

    PackedPath(int size) {
        this.logBits = size <= 16 ? 2 : 3;
        this.logPerWord = 6 - logBits;
        this.words = ((size - 1) >> logPerWord) + 1;
    }

    int words() {
        return words;
    }

    /** Writes a path with the column of one row more. */
    void append(long[] from, int fromAt, int row, int column, long[] to, int toAt) {
        // A shift takes the lowest six bits of its right side, so that rows need not be counted within their word.
        long added = (long) column << (row << logBits);
        if (words == 1) {
            to[toAt] = from[fromAt] | added;
        } else {
            System.arraycopy(from, fromAt, to, toAt, words);
            to[toAt + (row >> logPerWord)] |= added;
        }
    }

    int column(long[] paths, int at, int row) {
        return (int) (paths[at + (row >> logPerWord)] >>> (row << logBits)) & (1 << (1 << logBits)) - 1;
    }
}
