package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.internal.RuleLines;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Some queens of any problem, none attacking another, and which squares they leave free. The problem's own queens stand from the
 * beginning. Not safe for use by several threads.
 */
final class PartialBoard {
    private static final int NONE = -1;

    private final Problem problem;
    private final int size;
    private final RuleLines lines;
    private final int span;
    private final List<RuleLines.Leap> leaps;
    private final int[] columns;
    private final BitSet taken = new BitSet();
    private final BitSet sums = new BitSet();
    private final BitSet differences = new BitSet();
    private final BitSet regions = new BitSet();

    PartialBoard(Problem problem) {
        this.problem = problem;
        this.size = problem.size();
        this.lines = RuleLines.of(problem.rule());
        this.leaps = lines.leaps();
        this.span = lines.diagonals(size);
        this.columns = new int[size];
        Arrays.fill(columns, NONE);
        for (Square queen : problem.placed()) {
            place(queen.row(), queen.column());
        }
    }

    boolean isEmpty(int row) {
        return columns[row] == NONE;
    }

    int column(int row) {
        return columns[row];
    }

    void place(int row, int column) {
        columns[row] = column;
        mark(row, column, true);
    }

    void remove(int row) {
        mark(row, columns[row], false);
        columns[row] = NONE;
    }

    private void mark(int row, int column, boolean isTaken) {
        taken.set(column, isTaken);
        if (lines.hasDiagonals()) {
            sums.set((row + column) % span, isTaken);
            differences.set((row - column + size) % span, isTaken);
        }
        if (problem.hasRegions()) {
            regions.set(problem.region(row, column), isTaken);
        }
    }

    /** The first square of an empty row, from a column on, that is open and that no queen attacks; or -1. */
    int nextFree(int row, int from) {
        for (int column = taken.nextClearBit(from); column < size; column = taken.nextClearBit(column + 1)) {
            if (isFree(row, column)) {
                return column;
            }
        }
        return NONE;
    }

    int countFree(int row) {
        int free = 0;
        for (int column = nextFree(row, 0); column >= 0; column = nextFree(row, column + 1)) {
            free++;
        }
        return free;
    }

    private boolean isFree(int row, int column) {
        if (lines.hasDiagonals()
                && (sums.get((row + column) % span) || differences.get((row - column + size) % span))) {
            return false;
        }
        if (!problem.isOpen(row, column) || (problem.hasRegions() && regions.get(problem.region(row, column)))) {
            return false;
        }
        // By number, as most rules have none and an iterator would be garbage of each square.
        for (int i = 0; i < leaps.size(); i++) {
            RuleLines.Leap leap = leaps.get(i);
            int other = row + leap.down();
            if (other >= 0 && other < size && !isEmpty(other) && columns[other] == column + leap.across()) {
                return false;
            }
        }
        return true;
    }

    /** The board, which has a queen in each row. */
    Board toBoard() {
        return Board.of(columns);
    }
}
