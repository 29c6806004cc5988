package io.github.nqueens.algorithms.localsearch;

/**
 * What a frozen annealing asks of the diagonals of one direction, in as few bits as possible: which hold a queen, and
 * roughly where some hold several. For a board of a million rows the first takes 250 kB and the second 4 kB, so that
 * hardly any question leaves the near caches. Not safe for use by several threads.
 */
final class OccupiedDiagonals {
    private final DiagonalCounts counts;
    private final long[] occupied;
    private final long[] crowded;
    /** A bit for each word of {@link #crowded}: whether it is not 0. */
    private final long[] crowdedWords;

    OccupiedDiagonals(DiagonalCounts counts) {
        this.counts = counts;
        int words = (counts.size() >>> 6) + 1;
        this.occupied = new long[words];
        this.crowded = new long[words];
        this.crowdedWords = new long[(words >>> 6) + 1];
        for (int diagonal = 0; diagonal < counts.size(); diagonal++) {
            refresh(diagonal);
        }
    }

    /** In the lowest bit, whether a queen stands on the diagonal; the other bits mean nothing. */
    long occupied(int diagonal) {
        return occupied[diagonal >>> 6] >>> diagonal;
    }

    /** In the lowest bit, whether the diagonal or one of its 63 fellows of a word holds several queens. */
    long crowdedNearby(int diagonal) {
        return crowdedWords[diagonal >>> 12] >>> (diagonal >>> 6);
    }

    /** Reads a count that has changed. */
    void refresh(int diagonal) {
        int count = counts.at(diagonal);
        int word = diagonal >>> 6;
        long bit = 1L << diagonal;
        occupied[word] = count > 0 ? occupied[word] | bit : occupied[word] & ~bit;
        long before = crowded[word];
        long after = count > 1 ? before | bit : before & ~bit;
        if (after != before) {
            crowded[word] = after;
            long wordBit = 1L << word;
            crowdedWords[word >>> 6] =
                    after != 0 ? crowdedWords[word >>> 6] | wordBit : crowdedWords[word >>> 6] & ~wordBit;
        }
    }
}
