package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import org.jspecify.annotations.Nullable;

/**
 * What an algorithm reports of its board, told to the listener of a run. A listener is not to fail for what it is told, so an event
 * that cannot have happened on a board of this size is a defect of the solver and is told to nobody.
 */
final class ReportedEvents {
    private final String solver;
    private final int size;
    private final Callbacks caller;

    /** How many squares are ruled out and not yet restored. */
    private long ruledOut;

    ReportedEvents(String solver, int size, Callbacks caller) {
        this.solver = solver;
        this.size = size;
        this.caller = caller;
    }

    void boardSet(Board board) {
        if (board.size() != size) {
            throw defect("a board of " + Amounts.counted(board.size(), "row") + ", but n is " + size);
        }
        caller.tell(told -> told.onBoardSet(board));
    }

    void placed(int row, int column) {
        require("row", row);
        require("column", column);
        caller.tell(told -> told.onPlaced(row, column));
    }

    void removed(int row) {
        require("row", row);
        caller.tell(told -> told.onRemoved(row));
    }

    void moved(int row, int from, int to) {
        require("row", row);
        require("column", from);
        require("column", to);
        caller.tell(told -> told.onMoved(row, from, to));
    }

    void swapped(int row1, int row2) {
        require("row", row1);
        require("row", row2);
        caller.tell(told -> told.onSwapped(row1, row2));
    }

    void ruledOut(int row, int column, int because) {
        require("row", row);
        require("column", column);
        requireRowOrNone(because);
        ruledOut++;
        caller.tell(told -> told.onRuledOut(row, column, because));
    }

    void restored(int squares) {
        if (squares == 0) {
            return;
        }
        requireNotNegative(squares, "restored squares");
        if (squares > ruledOut) {
            String number = ruledOut == 0 ? "none is" : "only " + ruledOut + (ruledOut == 1 ? " is" : " are");
            throw new SolverDefectException(
                    solver,
                    "it restored " + Amounts.of(squares, "square", "squares") + ", but " + number + " ruled out");
        }
        ruledOut -= squares;
        caller.tell(told -> told.onRestored(squares));
    }

    void deadEnd(int row, int backTo) {
        require("row", row);
        requireRowOrNone(backTo);
        caller.tell(told -> told.onDeadEnd(row, backTo));
    }

    void measured(String name, double value) {
        requireText(name, "the name of a measure");
        caller.tell(told -> told.onMeasured(name, value));
    }

    void noted(String pattern, Object... arguments) {
        requireText(pattern, "the pattern of a note");
        requireText(arguments, "the arguments of a note");
        caller.tell(told -> told.onNoted(pattern, arguments));
    }

    private void requireRowOrNone(int row) {
        if (row != -1) {
            require("row", row);
        }
    }

    private void require(String line, int number) {
        if (number < 0 || number >= size) {
            throw defect(line + " " + number + ", but n is " + size);
        }
    }

    private void requireText(@Nullable Object text, String what) {
        if (text == null) {
            throw defect("null as " + what);
        }
    }

    /** Refuses a negative number, of an event or of what a run counts without a listener. */
    void requireNotNegative(long value, String what) {
        if (value < 0) {
            throw defect("a negative number as " + what + ": " + value);
        }
    }

    private SolverDefectException defect(String reported) {
        return new SolverDefectException(solver, "it reported " + reported);
    }
}
