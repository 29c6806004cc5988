package io.github.nqueens;

import io.github.nqueens.internal.RuleLines;
import java.util.BitSet;

/** Tells whether a board of the size of a problem solves it. */
final class SolutionCheck {
    private final RuleLines lines;
    private final Squares squares;
    private final Board board;
    private final int size;

    SolutionCheck(AttackRule rule, Squares squares, Board board) {
        this.lines = RuleLines.of(rule);
        this.squares = squares;
        this.board = board;
        this.size = squares.size;
    }

    /** Takes O(n). */
    boolean holds() {
        return obeysRule() && fitsSquares() && coversRegions();
    }

    private boolean obeysRule() {
        boolean linesHold = (lines.hasDiagonals() && !lines.wraps())
                ? board.isSolution()
                : board.isPermutation() && (!lines.wraps() || isFreeOnTorus());
        if (!linesHold) {
            return false;
        }
        for (RuleLines.Leap leap : lines.leaps()) {
            if (isTaken(leap)) {
                return false;
            }
        }
        return true;
    }

    private boolean isFreeOnTorus() {
        BitSet sums = new BitSet(size);
        BitSet differences = new BitSet(size);
        for (int row = 0; row < size; row++) {
            sums.set((row + board.column(row)) % size);
            differences.set(Math.floorMod(row - board.column(row), size));
        }
        return sums.cardinality() == size && differences.cardinality() == size;
    }

    private boolean isTaken(RuleLines.Leap leap) {
        for (int row = Math.max(0, -leap.down()); row < Math.min(size, size - leap.down()); row++) {
            if (board.column(row + leap.down()) == board.column(row) + leap.across()) {
                return true;
            }
        }
        return false;
    }

    private boolean fitsSquares() {
        for (Square queen : squares.placedSquares()) {
            if (board.column(queen.row()) != queen.column()) {
                return false;
            }
        }
        if (!squares.blocked.isEmpty()) {
            for (int row = 0; row < size; row++) {
                if (!squares.isOpen(row, board.column(row))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean coversRegions() {
        char[] regions = squares.regions;
        if (regions == null) {
            return true;
        }
        BitSet covered = new BitSet(size);
        for (int row = 0; row < size; row++) {
            covered.set(regions[row * size + board.column(row)]);
        }
        return covered.cardinality() == size;
    }
}
