package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A board whose queens move, with the number of attacking pairs kept up to date.
 *
 * <p>It counts the queens of each column and each diagonal, so every query and every change takes O(1). Making it takes O(n),
 * and it holds 6n integers. Not safe for use by several threads.
 */
public final class ConflictCounter {
    /** Above this, the 2n - 1 diagonals of one direction do not fit an array. */
    private static final int LARGEST_SIZE = (Integer.MAX_VALUE - 8) / 2;

    private final int n;
    private final int[] columnByRow;
    /** Queens by column, by row + column, and by row - column + n - 1. */
    private final int[] onColumn;

    private final int[] onSum;
    private final int[] onDifference;
    private long conflicts;

    /** Makes a counter that knows no queen yet: {@link #count} is to be called for all rows. */
    ConflictCounter(Board board, @Nullable Runnable beforeEachArray) {
        this.n = requireSize(board);
        runIfAny(beforeEachArray);
        this.columnByRow = board.toArray();
        runIfAny(beforeEachArray);
        this.onColumn = new int[n];
        runIfAny(beforeEachArray);
        this.onSum = new int[2 * n - 1];
        runIfAny(beforeEachArray);
        this.onDifference = new int[2 * n - 1];
    }

    private static void runIfAny(@Nullable Runnable task) {
        if (task != null) {
            task.run();
        }
    }

    /** Counts the queens of some rows. */
    void count(int from, int to) {
        for (int row = from; row < to; row++) {
            int column = columnByRow[row];
            conflicts += (long) onColumn[column]++ + onSum[row + column]++ + onDifference[row - column + n - 1]++;
        }
    }

    /**
     * Starts from a board. Takes O(n).
     *
     * @param board where the queens stand first; at most 1,073,741,819 rows
     * @return a counter that owns a copy of the board
     * @throws IllegalArgumentException if the board has more rows
     */
    public static ConflictCounter of(Board board) {
        ConflictCounter queens = new ConflictCounter(board, null);
        queens.count(0, queens.n);
        return queens;
    }

    private static int requireSize(Board board) {
        int n = Objects.requireNonNull(board, "board").size();
        if (n > LARGEST_SIZE) {
            throw new IllegalArgumentException("a board of " + n + " rows is too large to count its conflicts"
                    + " incrementally; at most " + LARGEST_SIZE + " rows: use Board.conflicts()");
        }
        return n;
    }

    /**
     * The number of rows.
     *
     * @return n, at least 1
     */
    public int size() {
        return n;
    }

    /**
     * The column of the queen of a row.
     *
     * @param row from 0 to n - 1
     * @return the column, from 0 to n - 1
     * @throws IndexOutOfBoundsException if the row is outside the board
     */
    public int column(int row) {
        return columnByRow[row];
    }

    /**
     * The unordered pairs of queens that attack each other.
     *
     * @return the attacking pairs, as {@link Board#conflicts()} would count them
     */
    public long conflicts() {
        return conflicts;
    }

    /**
     * The queens that attack the queen of a row.
     *
     * @param row from 0 to n - 1
     * @return their number, from 0 to n - 1
     * @throws IndexOutOfBoundsException if the row is outside the board
     */
    public int attackers(int row) {
        int column = columnByRow[row];
        return onColumn[column] + onSum[row + column] + onDifference[row - column + n - 1] - 3;
    }

    /**
     * The queens of other rows that attack a square.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @return their number, from 0 to n - 1
     * @throws IndexOutOfBoundsException if the square is outside the board
     */
    public int attackersAt(int row, int column) {
        Objects.checkIndex(column, n);
        int attackers = onColumn[column] + onSum[row + column] + onDifference[row - column + n - 1];
        return columnByRow[row] == column ? attackers - 3 : attackers;
    }

    /**
     * The change of {@link #conflicts()} if the queens of two rows exchanged their columns.
     *
     * @param row1 from 0 to n - 1
     * @param row2 from 0 to n - 1; may be {@code row1}, which changes nothing
     * @return the change: negative if conflicts would be resolved
     * @throws IndexOutOfBoundsException if a row is outside the board
     */
    public long swapDelta(int row1, int row2) {
        int column1 = columnByRow[row1];
        int column2 = columnByRow[row2];
        if (row1 == row2 || column1 == column2) {
            return 0;
        }
        long gained = (long) onSum[row1 + column2]
                + onSum[row2 + column1]
                + onDifference[row1 - column2 + n - 1]
                + onDifference[row2 - column1 + n - 1];
        long lost = (long) onSum[row1 + column1]
                + onSum[row2 + column2]
                + onDifference[row1 - column1 + n - 1]
                + onDifference[row2 - column2 + n - 1]
                - 4;
        // Two queens of one diagonal attack each other after the swap as well, on the diagonal across: the pair was
        // subtracted once for each of the two queens and not yet added.
        boolean shareDiagonal = row1 - column1 == row2 - column2 || row1 + column1 == row2 + column2;
        return gained - lost + (shareDiagonal ? 2 : 0);
    }

    /**
     * Exchanges the columns of the queens of two rows.
     *
     * @param row1 from 0 to n - 1
     * @param row2 from 0 to n - 1; may be {@code row1}, which changes nothing
     * @throws IndexOutOfBoundsException if a row is outside the board
     */
    public void swap(int row1, int row2) {
        int column1 = columnByRow[row1];
        int column2 = columnByRow[row2];
        if (column1 == column2) {
            return;
        }
        // Each column keeps its number of queens: only diagonals change.
        liftFromDiagonals(row1, column1);
        liftFromDiagonals(row2, column2);
        placeOnDiagonals(row1, column2);
        placeOnDiagonals(row2, column1);
    }

    /**
     * The change of {@link #conflicts()} if the queen of a row moved to another column.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1; may be the queen's own, which changes nothing
     * @return the change: negative if conflicts would be resolved
     * @throws IndexOutOfBoundsException if the square is outside the board
     */
    public long moveDelta(int row, int column) {
        return (long) attackersAt(row, column) - attackers(row);
    }

    /**
     * Moves the queen of a row to another column.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1; may be the queen's own, which changes nothing
     * @throws IndexOutOfBoundsException if the square is outside the board
     */
    public void move(int row, int column) {
        Objects.checkIndex(column, n);
        lift(row, columnByRow[row]);
        place(row, column);
    }

    /**
     * The queens as they stand. Takes O(n): call it for a result, not for each improvement.
     *
     * @return a board of its own
     */
    public Board toBoard() {
        return Board.of(columnByRow);
    }

    /**
     * The size and the number of attacking pairs, in O(1).
     *
     * @return for example {@code "n = 8, 4 attacking pairs"}
     */
    @Override
    public String toString() {
        return "n = " + n + ", " + Amounts.pairs(conflicts);
    }

    private void lift(int row, int column) {
        conflicts -= --onColumn[column];
        liftFromDiagonals(row, column);
    }

    private void place(int row, int column) {
        conflicts += onColumn[column]++;
        placeOnDiagonals(row, column);
    }

    private void liftFromDiagonals(int row, int column) {
        conflicts -= (long) --onSum[row + column] + --onDifference[row - column + n - 1];
    }

    private void placeOnDiagonals(int row, int column) {
        conflicts += (long) onSum[row + column]++ + onDifference[row - column + n - 1]++;
        columnByRow[row] = column;
    }
}
