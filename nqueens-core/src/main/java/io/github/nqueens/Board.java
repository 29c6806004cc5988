package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.ByteOrderMark;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable chess board of size n with one queen in each row. Rows and columns count from 0 to n - 1.
 *
 * <p>Two queens may share a column or a diagonal; {@link #isSolution()} tells whether no queen attacks another. A board
 * holds one {@code int} per row. Instances are safe for use by several threads.
 *
 * <p>Java's serialization writes a board as its {@linkplain #toText() text} and reads it as {@link #parse} does.
 */
public final class Board implements Comparable<Board>, Serializable {
    private static final long serialVersionUID = 1L;

    /** Virtual machines differ in how long an array may be; all allow this. */
    private static final int LARGEST_SIZE = Integer.MAX_VALUE - 8;

    /** The largest size of a board that {@link #toString()} shows whole; the same for problems. */
    static final int LONGEST_SHOWN = 100;

    private static final int SHOWN_OF_A_LONG_BOARD = 10;

    private final transient int[] columnByRow;

    private Board(int[] columnByRow) {
        this.columnByRow = columnByRow;
    }

    /**
     * Makes a board from the column of each row's queen. Takes O(n) and copies its argument.
     *
     * @param columnByRow the column of the queen of row 0, of row 1, and so on; at least one, each from 0 to n - 1
     * @return the board
     * @throws IllegalArgumentException if there is no column, or a column is outside the board; names the row and the
     *     value
     */
    public static Board of(int... columnByRow) {
        Objects.requireNonNull(columnByRow, "columnByRow");
        if (columnByRow.length == 0) {
            throw new IllegalArgumentException("a board needs at least one row, but no column was given");
        }
        // Copied first: the columns of the board are those that were checked, whoever changes the array meanwhile.
        int[] columns = columnByRow.clone();
        requireColumns(columns);
        return new Board(columns);
    }

    /**
     * Makes the board with all queens on the diagonal, row i in column i. Takes O(n).
     *
     * @param n the size, from 1 to 2,147,483,639
     * @return the board
     * @throws IllegalArgumentException if {@code n} is outside that range
     */
    public static Board identity(int n) {
        int[] columns = new int[requireSize(n)];
        Arrays.setAll(columns, row -> row);
        return new Board(columns);
    }

    /**
     * Draws a permutation, each of the n! with the same probability. Takes O(n).
     *
     * @param n the size, from 1 to 2,147,483,639
     * @param random where the n - 1 random numbers come from
     * @return a board with one queen in each row and in each column
     * @throws IllegalArgumentException if {@code n} is outside that range
     */
    public static Board random(int n, RandomGenerator random) {
        requireSize(n);
        Objects.requireNonNull(random, "random");
        int[] columns = new int[n];
        shuffle(columns, 0, n, random);
        return new Board(columns);
    }

    /** Extends a random permutation of the rows before {@code from} to one of the rows before {@code to}. */
    static void shuffle(int[] columns, int from, int to, RandomGenerator random) {
        for (int row = Math.max(1, from); row < to; row++) {
            int other = random.nextInt(row + 1);
            columns[row] = columns[other];
            columns[other] = row;
        }
    }

    /** Makes a board of an array of valid columns that nobody else holds, without a copy. */
    static Board owning(int[] columns) {
        return new Board(columns);
    }

    /**
     * Reads a board. Three forms are understood: {@code "[1, 3, 0, 2]"}, {@code "1 3 0 2"} (numbers separated by white
     * space or commas, over any number of lines) and a grid of {@code .} and {@code Q} as {@link #toGrid()} prints it.
     * A byte order mark before the board is skipped.
     *
     * @param text the board
     * @return the board
     * @throws IllegalArgumentException if the text is none of these; says where it departs
     */
    public static Board parse(String text) {
        return of(BoardParser.parse(ByteOrderMark.skip(Objects.requireNonNull(text, "text"))));
    }

    /**
     * Starts a board of size n that is filled row by row, in any order.
     *
     * @param n the size, from 1 to 2,147,483,639
     * @return a builder with no queen set
     * @throws IllegalArgumentException if {@code n} is outside that range
     */
    public static Builder builder(int n) {
        return new Builder(requireSize(n));
    }

    /**
     * The number of rows, of columns and of queens.
     *
     * @return n, at least 1
     */
    public int size() {
        return columnByRow.length;
    }

    /**
     * The column of the queen of a row.
     *
     * @param row from 0 to n - 1
     * @return the column, from 0 to n - 1
     * @throws IndexOutOfBoundsException if the row is outside the board
     */
    public int column(int row) {
        return columnByRow[Objects.checkIndex(row, columnByRow.length)];
    }

    /**
     * The column of each row's queen, in an array of its own.
     *
     * @return a copy that the caller may change
     */
    public int[] toArray() {
        return columnByRow.clone();
    }

    /**
     * Tells whether no two queens share a column. Takes O(n).
     *
     * @return whether the board is a permutation of the columns
     */
    public boolean isPermutation() {
        return isPermutation(null);
    }

    /** Looks after each few thousand rows whether to go on, which is to be told by a throw. Null never looks. */
    boolean isPermutation(@Nullable Runnable look) {
        return Attacks.isPermutation(columnByRow, look);
    }

    /**
     * Counts the unordered pairs of queens that share a column or a diagonal: the sum of k(k-1)/2 over all columns and
     * diagonals, k being the queens on the line. Queens attack each other also where another stands between. Takes O(n)
     * time and memory.
     *
     * @return the attacking pairs, from 0 to n(n-1)/2
     */
    public long conflicts() {
        return Attacks.conflicts(columnByRow);
    }

    /**
     * Tells whether no queen attacks another. Takes O(n) time and n/4 bytes. Goes over one direction after the other and ends
     * within some thousand rows of the first conflict.
     *
     * @return whether the board solves the n-queens problem
     */
    public boolean isSolution() {
        return isSolution(null);
    }

    /** Looks after each few thousand rows whether to go on, which is to be told by a throw. Null never looks. */
    boolean isSolution(@Nullable Runnable look) {
        return Attacks.isSolution(columnByRow, look);
    }

    /**
     * The image of this board under a symmetry of the square. Takes O(n).
     *
     * @param symmetry what to do
     * @return the image
     * @throws IllegalStateException if the symmetry exchanges rows and columns and this board is not a permutation:
     *     its image would have a row without a queen
     */
    public Board transform(Symmetry symmetry) {
        Objects.requireNonNull(symmetry, "symmetry");
        if (symmetry.exchangesAxes() && !isPermutation()) {
            throw new IllegalStateException(symmetry + " needs one queen in each column, but two queens share a column;"
                    + " IDENTITY, ROTATE_180, MIRROR_COLUMNS and MIRROR_ROWS work for every board");
        }
        int n = size();
        int[] image = new int[n];
        for (int row = 0; row < n; row++) {
            int column = columnByRow[row];
            image[symmetry.row(n, row, column)] = symmetry.column(n, row, column);
        }
        return new Board(image);
    }

    /**
     * The least of this board's eight images, in lexicographic order of their columns. Two boards are the same up to
     * rotation and reflection exactly if their canonical boards are equal. Takes O(n).
     *
     * @return the canonical image
     * @throws IllegalStateException if this board is not a permutation
     */
    public Board canonical() {
        return images().min(Comparator.naturalOrder()).orElseThrow();
    }

    /**
     * Tells whether no image of this board comes before it. Takes O(n).
     *
     * @return whether this board equals its {@link #canonical()} image
     * @throws IllegalStateException if this board is not a permutation
     */
    public boolean isCanonical() {
        return images().allMatch(image -> compareTo(image) <= 0);
    }

    /**
     * Counts the different boards among the eight images of this one. Takes O(n).
     *
     * @return 1, 2, 4 or 8
     * @throws IllegalStateException if this board is not a permutation
     */
    public int orbitSize() {
        return Symmetry.values().length / (int) images().filter(this::equals).count();
    }

    private Stream<Board> images() {
        return Arrays.stream(Symmetry.values()).map(this::transform);
    }

    /**
     * Compares the columns in order of rows: the first row that differs decides. A board that begins with all rows of the
     * other one comes after it.
     *
     * @param other another board
     * @return negative, zero or positive if this board comes before, equals or comes after the other
     */
    @Override
    public int compareTo(Board other) {
        return Arrays.compare(columnByRow, Objects.requireNonNull(other, "other").columnByRow);
    }

    /**
     * Tells whether the other object is a board of the same size with its queens on the same squares.
     *
     * @param other anything, or null
     * @return whether they are equal
     */
    @Override
    @SuppressWarnings("exports") // Users need no annotations of null to compile.
    public boolean equals(@Nullable Object other) {
        return other instanceof Board that && Arrays.equals(columnByRow, that.columnByRow);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(columnByRow);
    }

    /**
     * The columns by row, as {@link #parse} reads them, whatever the size. Takes O(n).
     *
     * @return for example {@code "[1, 3, 0, 2]"}
     */
    public String toText() {
        return Arrays.toString(columnByRow);
    }

    /**
     * The board for a person to read: its {@linkplain #toText() text}, of which boards of more than 100 rows show the
     * first ten columns only.
     *
     * @return for example {@code "[1, 3, 0, 2]"}
     */
    @Override
    public String toString() {
        if (columnByRow.length <= LONGEST_SHOWN) {
            return toText();
        }
        String first = Arrays.toString(Arrays.copyOf(columnByRow, SHOWN_OF_A_LONG_BOARD));
        return first.substring(0, first.length() - 1) + ", ...] (" + columnByRow.length + " rows)";
    }

    /**
     * The board as n lines of n characters, {@code Q} for a queen and {@code .} for an empty square, separated by line
     * feeds.
     *
     * @return the grid, without a line feed at its end
     * @throws IllegalStateException if the grid is longer than a string can be, from n = 46,341
     */
    public String toGrid() {
        int n = size();
        if ((long) n * (n + 1) - 1 > Integer.MAX_VALUE - 8) {
            throw new IllegalStateException(
                    "a grid of " + n + " by " + n + " squares does not fit into a string; use toText()");
        }
        StringBuilder grid = new StringBuilder(n * (n + 1) - 1);
        for (int row = 0; row < n; row++) {
            if (row > 0) {
                grid.append('\n');
            }
            grid.append(".".repeat(columnByRow[row])).append('Q').append(".".repeat(n - 1 - columnByRow[row]));
        }
        return grid.toString();
    }

    private Object writeReplace() {
        return SerializedText.of(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw SerializedText.missing("board");
    }

    static int requireSize(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("a board has at least 1 row, but n is " + n);
        }
        if (n > LARGEST_SIZE) {
            throw new IllegalArgumentException("a board has at most " + LARGEST_SIZE + " rows, but n is " + n);
        }
        return n;
    }

    /**
     * Streams of solutions make millions of boards per second, so that there is one branch for all columns of a good
     * one.
     */
    private static void requireColumns(int[] columnByRow) {
        int last = columnByRow.length - 1;
        int outside = 0;
        for (int column : columnByRow) {
            outside |= column | last - column;
        }
        if (outside < 0) {
            for (int row = 0; row <= last; row++) {
                requireColumn(row, columnByRow[row], columnByRow.length);
            }
        }
    }

    private static void requireColumn(int row, int column, int n) {
        if (column < 0 || column >= n) {
            throw new IllegalArgumentException("row " + row + " has column " + column
                    + ", but the columns of a board of " + Amounts.counted(n, "row") + " go from 0 to " + (n - 1)
                    + (column == n ? "; subtract 1 if yours count from 1" : ""));
        }
    }

    /**
     * A board in the making. Its array becomes the board's without a copy, so that a board of a billion rows is held
     * once. Not safe for use by several threads.
     */
    public static final class Builder {
        private static final int UNSET = -1;

        /** Null once the board was built. */
        private int @Nullable [] columnByRow;

        private Builder(int n) {
            columnByRow = new int[n];
            Arrays.fill(columnByRow, UNSET);
        }

        /**
         * The column of the queen of a row.
         *
         * @param row from 0 to n - 1
         * @return the column, or -1 if the row has no queen yet
         * @throws IndexOutOfBoundsException if the row is outside the board
         * @throws IllegalStateException if the board was built already
         */
        public int column(int row) {
            return columns()[row];
        }

        /**
         * Puts the queen of a row on a column, wherever it was before.
         *
         * @param row from 0 to n - 1
         * @param column from 0 to n - 1
         * @return this builder
         * @throws IllegalArgumentException if the column is outside the board
         * @throws IndexOutOfBoundsException if the row is outside the board
         * @throws IllegalStateException if the board was built already
         */
        public Builder set(int row, int column) {
            int[] columns = columns();
            requireColumn(row, column, columns.length);
            columns[row] = column;
            return this;
        }

        /**
         * Makes the board; this builder can then not be used any more.
         *
         * @return the board
         * @throws IllegalStateException if a row has no queen, or the board was built already
         */
        public Board build() {
            int[] columns = columns();
            for (int row = 0; row < columns.length; row++) {
                if (columns[row] == UNSET) {
                    throw new IllegalStateException("row " + row + " has no queen; set(row, column) each row first");
                }
            }
            columnByRow = null;
            return new Board(columns);
        }

        private int[] columns() {
            if (columnByRow == null) {
                throw new IllegalStateException("this builder made its board already; start another with builder(n)");
            }
            return columnByRow;
        }
    }
}
