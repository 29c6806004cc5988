package io.github.nqueens.algorithms.localsearch;

/**
 * A byte for each diagonal, so that boards of thousands of rows stay in the nearest cache. A diagonal of 255 queens or
 * more, which only a crafted start has, keeps its count in a map: every answer is exact. Not safe for use by several
 * threads.
 */
final class ByteDiagonals implements Diagonals {
    private static final int WIDE = 255;

    private final byte[] narrow;
    /** Counts of {@value #WIDE} and more; made when the first of them comes up. */
    private int[] wide;

    ByteDiagonals(int diagonals) {
        this.narrow = new byte[diagonals];
    }

    @Override
    public int size() {
        return narrow.length;
    }

    @Override
    public int at(int diagonal) {
        int count = narrow[diagonal] & 0xff;
        return count < WIDE ? count : wide[diagonal];
    }

    @Override
    public void increment(int diagonal) {
        int count = narrow[diagonal] & 0xff;
        if (count < WIDE - 1) {
            narrow[diagonal] = (byte) (count + 1);
        } else {
            incrementWide(diagonal);
        }
    }

    @Override
    public void decrement(int diagonal) {
        int count = narrow[diagonal] & 0xff;
        if (count < WIDE) {
            narrow[diagonal] = (byte) (count - 1);
        } else {
            decrementWide(diagonal);
        }
    }

    private void incrementWide(int diagonal) {
        if (wide == null) {
            wide = new int[narrow.length];
        }
        boolean wasWide = (narrow[diagonal] & 0xff) == WIDE;
        wide[diagonal] = wasWide ? wide[diagonal] + 1 : WIDE;
        narrow[diagonal] = (byte) WIDE;
    }

    private void decrementWide(int diagonal) {
        if (--wide[diagonal] < WIDE) {
            narrow[diagonal] = (byte) wide[diagonal];
        }
    }

    /** Overwrites a count below 255 by another. */
    void set(int diagonal, int count) {
        narrow[diagonal] = (byte) count;
    }
}
