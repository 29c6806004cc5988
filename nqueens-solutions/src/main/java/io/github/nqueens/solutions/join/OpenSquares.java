package io.github.nqueens.solutions.join;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.Symmetry;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * The squares of a problem that another queen may take: those that are neither blocked nor attacked by a placed queen. Rows
 * and columns of placed queens get no other queen. Immutable.
 */
final class OpenSquares {
    private final int size;
    private final Set<Symmetry> symmetries;

    /** The open columns of each row, one bit each. */
    private final int[] open;

    /** The rows and the columns that get a queen, one bit each. */
    private final int rows;

    private final int columns;

    private OpenSquares(int size, Set<Symmetry> symmetries, int[] open, int rows, int columns) {
        this.size = size;
        this.symmetries = symmetries;
        this.open = open;
        this.rows = rows;
        this.columns = columns;
    }

    /** The open squares of a problem. */
    static OpenSquares of(Problem problem) {
        int size = problem.size();
        int all = (1 << size) - 1;
        int rows = all;
        int columns = all;
        for (Square queen : problem.placed()) {
            rows &= ~(1 << queen.row());
            columns &= ~(1 << queen.column());
        }
        int[] open = new int[size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                open[row] |= isOpen(problem, row, column) ? 1 << column : 0;
            }
        }
        return new OpenSquares(size, symmetries(problem), open, rows, columns);
    }

    private static boolean isOpen(Problem problem, int row, int column) {
        if (!problem.isOpen(row, column) || problem.isPlaced(row, column)) {
            return false;
        }
        for (Square queen : problem.placed()) {
            if (problem.attacks(row, column, queen.row(), queen.column())) {
                return false;
            }
        }
        return true;
    }

    /** The symmetries that map a problem to itself. */
    static Set<Symmetry> symmetries(Problem problem) {
        if (problem.isClassic()) {
            return EnumSet.allOf(Symmetry.class);
        }
        Set<Symmetry> kept = EnumSet.noneOf(Symmetry.class);
        for (Symmetry symmetry : Symmetry.values()) {
            if (problem.transform(symmetry).equals(problem)) {
                kept.add(symmetry);
            }
        }
        return kept;
    }

    /** The same squares on a board with one more row and one more column, which get no queen. */
    OpenSquares padded() {
        Set<Symmetry> kept = EnumSet.of(Symmetry.IDENTITY, Symmetry.TRANSPOSE);
        kept.retainAll(symmetries);
        return new OpenSquares(size + 1, kept, Arrays.copyOf(open, size + 1), rows, columns);
    }

    /** Whether every square is open. */
    boolean isEmptyBoard() {
        return Arrays.stream(open).allMatch(squares -> squares == (1 << size) - 1);
    }

    /** The symmetries that map the open squares to open squares. */
    Set<Symmetry> symmetries() {
        return symmetries;
    }

    /** The open columns of each row of a quarter, both seen from the quarter's corner. */
    int[] quarter(boolean south, boolean east) {
        int[] rowsOfQuarter = new int[size / 2];
        for (int row = 0; row < rowsOfQuarter.length; row++) {
            rowsOfQuarter[row] = seen(open[south ? size - 1 - row : row], east);
        }
        return rowsOfQuarter;
    }

    /** The rows of a half that get a queen, seen from its corners. */
    int rows(boolean south) {
        return seen(rows, south);
    }

    /** The columns of the western or eastern quarters that get a queen, seen from the corners. */
    int columns(boolean east) {
        return seen(columns, east);
    }

    /** The first half of some lines, or the last half from the end on. */
    private int seen(int lines, boolean fromEnd) {
        int half = (1 << (size / 2)) - 1;
        return (fromEnd ? Integer.reverse(lines) >>> (Integer.SIZE - size) : lines) & half;
    }
}
