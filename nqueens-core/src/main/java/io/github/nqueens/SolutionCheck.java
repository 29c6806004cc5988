package io.github.nqueens;

import io.github.nqueens.internal.Leap;
import java.util.BitSet;

/** Tells whether a board of the size of a problem solves it. */
final class SolutionCheck {
    private final Problem problem;
    private final Board board;
    private final int size;

    SolutionCheck(Problem problem, Board board) {
        this.problem = problem;
        this.board = board;
        this.size = problem.size();
    }

    /** Takes O(n). */
    boolean holds() {
        return obeysRule() && fitsSquares() && coversRegions();
    }

    private boolean obeysRule() {
        boolean linesHold = switch (problem.rule()) {
            case QUEENS, SUPERQUEENS -> board.isSolution();
            case TORUS -> board.isPermutation() && isFreeOnTorus();
            case TOUCH -> board.isPermutation();
        };
        if (!linesHold) {
            return false;
        }
        for (Leap leap : Leap.of(problem.rule())) {
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

    private boolean isTaken(Leap leap) {
        for (int row = Math.max(0, -leap.down()); row < Math.min(size, size - leap.down()); row++) {
            if (board.column(row + leap.down()) == board.column(row) + leap.across()) {
                return true;
            }
        }
        return false;
    }

    private boolean fitsSquares() {
        for (Square queen : problem.placed()) {
            if (board.column(queen.row()) != queen.column()) {
                return false;
            }
        }
        if (!problem.blocked().isEmpty()) {
            for (int row = 0; row < size; row++) {
                if (!problem.isOpen(row, board.column(row))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean coversRegions() {
        if (!problem.hasRegions()) {
            return true;
        }
        BitSet covered = new BitSet(size);
        for (int row = 0; row < size; row++) {
            covered.set(problem.region(row, board.column(row)));
        }
        return covered.cardinality() == size;
    }
}
