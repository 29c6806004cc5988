package io.github.nqueens.algorithms.exact.engine.cover;

import java.util.Arrays;

/**
 * What the queens of a {@link SlicedBoard} attack: for each candidate, the slots without the candidates that a queen on it
 * attacks. A row of this table is made when it is first asked for, since a small problem is solved by a few of them.
 */
final class SlicedAttacks {
    private final Candidates candidates;
    private final int[] placeOfUnit;

    /** The slots of a candidate in its units. */
    private final int[] slotOf;

    /** For each line, the slots without its candidates: what a line attacks is the same for all of them. */
    private final long[][] keptByLine;

    /** Null where nobody has asked. */
    private final long[][] kept;

    SlicedAttacks(Candidates candidates, int[] placeOfUnit, int[] slotOf, int slots) {
        this.candidates = candidates;
        this.placeOfUnit = placeOfUnit;
        this.slotOf = slotOf;
        this.kept = new long[candidates.count][];
        this.keptByLine = new long[candidates.lineCount()][slots];
        for (int line = 0; line < keptByLine.length; line++) {
            Arrays.fill(keptByLine[line], -1L);
            for (int i = 0; i < candidates.length(line); i++) {
                remove(candidates.member(line, i), keptByLine[line]);
            }
        }
    }

    /** What a queen on a candidate leaves of each slot. */
    long[] kept(int candidate) {
        long[] known = kept[candidate];
        return known == null ? find(candidate) : known;
    }

    private long[] find(int candidate) {
        int first = candidate * candidates.linesEach;
        long[] slots = keptByLine[candidates.lines[first]].clone();
        for (int line = first + 1; line < first + candidates.linesEach; line++) {
            long[] byLine = keptByLine[candidates.lines[line]];
            for (int slot = 0; slot < slots.length; slot++) {
                slots[slot] &= byLine[slot];
            }
        }
        for (int attacked : candidates.leapsFrom(candidate)) {
            remove(attacked, slots);
        }
        kept[candidate] = slots;
        return slots;
    }

    private void remove(int candidate, long[] slots) {
        int line = candidate * candidates.linesEach;
        int unit = candidate * candidates.unitsEach;
        for (int i = 0; i < candidates.unitsEach; i++) {
            slots[slotOf[unit + i]] &= ~(1L << placeOfUnit[candidates.lines[line + i]]);
        }
    }
}
