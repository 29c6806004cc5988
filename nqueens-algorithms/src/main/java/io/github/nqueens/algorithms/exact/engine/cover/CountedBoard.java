package io.github.nqueens.algorithms.exact.engine.cover;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A partial solution of a problem of any size: a count of candidates for each unit, and the candidates deleted, to be
 * restored on the way back. Squares in the middle of the board are tried first, which on large boards with many
 * solutions finds one almost without going back (Kal&eacute; 1990). A queen takes time in proportion to the candidates
 * on its lines. Memory is in proportion to the candidates.
 */
final class CountedBoard implements CoverBoard {
    private final Candidates candidates;
    private final PlacedQueens queens;
    private final BitSet dead;
    private final int[] counts;
    private final boolean[] covered;

    /** Candidates in the order of their deletion. */
    private final int[] deleted;

    private int deletions;

    /** Units that came to have one candidate and may still need a queen there. */
    private final int[] waiting;

    private final int[] queensBefore;
    private final int[] deletionsBefore;
    private final int[] chosen;
    private final int[] nextIndex;
    private int depth;

    CountedBoard(Candidates candidates, PlacedQueens queens) {
        candidates.sortByAttacks();
        int levels = candidates.units / candidates.unitsEach + 2;
        this.candidates = candidates;
        this.queens = queens;
        this.dead = new BitSet(candidates.count);
        this.counts = new int[candidates.units];
        Arrays.setAll(counts, candidates::length);
        this.covered = new boolean[candidates.units];
        this.deleted = new int[candidates.count];
        this.waiting = new int[candidates.units];
        this.queensBefore = new int[levels];
        this.deletionsBefore = new int[levels];
        this.chosen = new int[levels];
        this.nextIndex = new int[levels];
    }

    @Override
    public boolean begin() {
        int singles = 0;
        for (int unit = 0; unit < counts.length; unit++) {
            if (counts[unit] == 0) {
                return false;
            }
            if (counts[unit] == 1) {
                waiting[singles++] = unit;
            }
        }
        return placeForced(singles);
    }

    @Override
    public boolean choose() {
        int best = -1;
        for (int unit = 0; unit < counts.length; unit++) {
            if (!covered[unit] && (best < 0 || counts[unit] < counts[best])) {
                best = unit;
            }
        }
        if (best < 0) {
            return false;
        }
        chosen[depth] = best;
        nextIndex[depth] = 0;
        queensBefore[depth] = queens.count();
        deletionsBefore[depth] = deletions;
        depth++;
        return true;
    }

    @Override
    public int nextChoice() {
        int level = depth - 1;
        int unit = chosen[level];
        while (nextIndex[level] < candidates.length(unit)) {
            int candidate = candidates.member(unit, nextIndex[level]++);
            if (!dead.get(candidate)) {
                return candidate;
            }
        }
        return -1;
    }

    @Override
    public boolean place(int candidate) {
        queens.add(candidate);
        int singles = take(candidate, 0);
        boolean possible = singles >= 0 && placeForced(singles);
        if (!possible) {
            undo();
        }
        return possible;
    }

    /** Places the queens that units with one candidate force. */
    private boolean placeForced(int singles) {
        int left = singles;
        while (left > 0) {
            int unit = waiting[--left];
            if (!covered[unit]) {
                int candidate = candidateOf(unit);
                queens.add(candidate);
                left = take(candidate, left);
                if (left < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private int candidateOf(int unit) {
        for (int i = 0; ; i++) {
            if (!dead.get(candidates.member(unit, i))) {
                return candidates.member(unit, i);
            }
        }
    }

    /**
     * Covers the units of a candidate and deletes what it attacks. Returns how many units wait, or -1 if one has no
     * candidate.
     */
    private int take(int candidate, int waitingBefore) {
        int first = candidate * candidates.linesEach;
        for (int i = first; i < first + candidates.unitsEach; i++) {
            covered[candidates.lines[i]] = true;
        }
        int singles = waitingBefore;
        for (int i = first; i < first + candidates.linesEach && singles >= 0; i++) {
            int line = candidates.lines[i];
            for (int j = 0; j < candidates.length(line) && singles >= 0; j++) {
                int attacked = candidates.member(line, j);
                if (attacked != candidate) {
                    singles = delete(attacked, singles);
                }
            }
        }
        for (int attacked : candidates.leapsFrom(candidate)) {
            singles = singles < 0 ? singles : delete(attacked, singles);
        }
        return singles;
    }

    private int delete(int candidate, int waitingBefore) {
        if (dead.get(candidate)) {
            return waitingBefore;
        }
        dead.set(candidate);
        deleted[deletions++] = candidate;
        int singles = waitingBefore;
        int first = candidate * candidates.linesEach;
        for (int i = first; i < first + candidates.unitsEach; i++) {
            int unit = candidates.lines[i];
            int left = --counts[unit];
            if (!covered[unit]) {
                if (left == 0) {
                    singles = -1;
                } else if (left == 1 && singles >= 0) {
                    waiting[singles++] = unit;
                }
            }
        }
        return singles;
    }

    @Override
    public void undo() {
        int level = depth - 1;
        while (deletions > deletionsBefore[level]) {
            int candidate = deleted[--deletions];
            dead.clear(candidate);
            int first = candidate * candidates.linesEach;
            for (int i = first; i < first + candidates.unitsEach; i++) {
                counts[candidates.lines[i]]++;
            }
        }
        for (int index = queensBefore[level]; index < queens.count(); index++) {
            int first = queens.get(index) * candidates.linesEach;
            for (int i = first; i < first + candidates.unitsEach; i++) {
                covered[candidates.lines[i]] = false;
            }
        }
        queens.cutTo(queensBefore[level]);
    }

    @Override
    public void close() {
        depth--;
    }

    @Override
    public int depth() {
        return depth;
    }
}
