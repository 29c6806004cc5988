package io.github.nqueens.algorithms.localsearch;

/**
 * Counts for boards where few diagonals hold several queens: a bit for each that holds one, a bit for each that holds
 * more, and only for the latter a number. A board of a million rows needs 250 kB for each of the two, where bytes would
 * take 2 MB and leave the near caches. Not safe for use by several threads.
 */
final class SparseDiagonals implements Diagonals {
    /** Counts that hold where a diagonal is crowded, and mean nothing elsewhere. */
    private final ByteDiagonals counts;

    private final long[] occupied;
    private final long[] crowded;

    /** Takes over the counts. Takes O(n). */
    SparseDiagonals(ByteDiagonals counts) {
        this.counts = counts;
        int words = (counts.size() >>> 6) + 1;
        this.occupied = new long[words];
        this.crowded = new long[words];
        for (int diagonal = 0; diagonal < counts.size(); diagonal++) {
            int count = counts.at(diagonal);
            if (count > 0) {
                occupied[diagonal >>> 6] |= 1L << diagonal;
            }
            if (count > 1) {
                crowded[diagonal >>> 6] |= 1L << diagonal;
            }
        }
    }

    @Override
    public int size() {
        return counts.size();
    }

    @Override
    public int at(int diagonal) {
        return isCrowded(diagonal) ? counts.at(diagonal) : (int) isOccupied(diagonal) & 1;
    }

    @Override
    public void increment(int diagonal) {
        if ((isOccupied(diagonal) & 1) == 0) {
            occupied[diagonal >>> 6] |= 1L << diagonal;
        } else if (!isCrowded(diagonal)) {
            counts.set(diagonal, 2);
            crowded[diagonal >>> 6] |= 1L << diagonal;
        } else {
            counts.increment(diagonal);
        }
    }

    @Override
    public void decrement(int diagonal) {
        if (!isCrowded(diagonal)) {
            occupied[diagonal >>> 6] &= ~(1L << diagonal);
            return;
        }
        counts.decrement(diagonal);
        if (counts.at(diagonal) == 1) {
            crowded[diagonal >>> 6] &= ~(1L << diagonal);
        }
    }

    /** In the lowest bit, whether a queen stands on the diagonal; the other bits mean nothing. */
    long isOccupied(int diagonal) {
        return occupied[diagonal >>> 6] >>> diagonal;
    }

    private boolean isCrowded(int diagonal) {
        return (crowded[diagonal >>> 6] >>> diagonal & 1) != 0;
    }
}
