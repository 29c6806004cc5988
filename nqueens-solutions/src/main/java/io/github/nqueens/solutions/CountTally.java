package io.github.nqueens.solutions;

import java.util.EnumMap;
import java.util.Map;

/** The sums over the parts of a count. */
final class CountTally {
    /** Which solutions a part counts: any, or those that a turn leaves as they are. */
    enum Symmetry {
        ANY,
        HALF_TURN,
        QUARTER_TURN
    }

    private final int size;
    private final Map<Symmetry, Long> solutions = new EnumMap<>(Symmetry.class);
    private final long[] levels;

    CountTally(int size) {
        this.size = size;
        this.levels = new long[size + 1];
    }

    /** Adds a part: its solutions, then the states of each level if it has any. */
    void add(Symmetry symmetry, long[] counts) {
        long sum = solutions(symmetry) + counts[0];
        if (sum < 0) {
            throw new ArithmeticException("there are more solutions than a long can count; ask countUpTo for fewer");
        }
        solutions.put(symmetry, sum);
        for (int level = 1; level < counts.length; level++) {
            levels[level - 1] += counts[level];
        }
    }

    long solutions() {
        return solutions(Symmetry.ANY);
    }

    /** By Burnside's lemma, of a complete count. */
    long fundamental() {
        return size == 1 ? 1 : (solutions() + solutions(Symmetry.HALF_TURN) + 2 * solutions(Symmetry.QUARTER_TURN)) / 8;
    }

    private long solutions(Symmetry symmetry) {
        return solutions.getOrDefault(symmetry, 0L);
    }

    /** Parts begin below the empty board and the first row, which every tree has. */
    long widestLevel() {
        long widest = size;
        for (long states : levels) {
            widest = Math.max(widest, states);
        }
        return widest;
    }
}
