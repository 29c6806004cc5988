package io.github.nqueens.algorithms.common;

import java.util.Arrays;

/**
 * A matching of rows to lines, which grows along shortest paths on which rows change their lines. A path is found breadth first,
 * in time that is linear in the squares of the rows on the way. Not safe for use by several threads.
 *
 * <p>Source: D. K&odblac;nig, Gr&aacute;fok &eacute;s m&aacute;trixok, 1931.
 */
public final class Matching {
    public static final int NONE = -1;

    private final Squares squares;
    private final Runnable look;

    /** The row that is matched to each line, or none. */
    private final int[] rowOf;

    /** The row from which the path of this search came to a line, or none. */
    private final int[] from;

    /** The rows whose lines a path goes on to. */
    private final int[] queue;

    /** The squares of a row, in the order in which they are tried. */
    public interface Squares {
        int count(int row);

        /** The line of a square of a row; none if it is not to be used. */
        int line(int row, int square);
    }

    /**
     * Matches no row yet.
     *
     * @param look called before each row that a path goes on to; may throw to end the search
     */
    public Matching(int rows, int lines, Squares squares, Runnable look) {
        this.squares = squares;
        this.look = look;
        this.rowOf = new int[lines];
        this.from = new int[lines];
        this.queue = new int[rows];
        Arrays.fill(rowOf, NONE);
    }

    /** The row that is matched to a line, or none. */
    public int rowOf(int line) {
        return rowOf[line];
    }

    /** Matches a line to a row, or to none. */
    public void set(int line, int row) {
        rowOf[line] = row;
    }

    /**
     * Matches one row more.
     *
     * @param start the row, which has no line
     * @param lineOf the line of each row, or none; is changed
     * @return whether there was a path
     */
    public boolean add(int start, int[] lineOf) {
        Arrays.fill(from, NONE);
        int end = 0;
        queue[end++] = start;
        for (int at = 0; at < end; at++) {
            look.run();
            int row = queue[at];
            int count = squares.count(row);
            for (int square = 0; square < count; square++) {
                int line = squares.line(row, square);
                if (line == NONE || from[line] != NONE) {
                    continue;
                }
                from[line] = row;
                if (rowOf[line] == NONE) {
                    change(line, from, lineOf, rowOf);
                    return true;
                }
                queue[end++] = rowOf[line];
            }
        }
        return false;
    }

    /** Gives each row on the way found the line that it was reached from, beginning with the last one, a line without a row. */
    public static void change(int last, int[] from, int[] lineOf, int[] rowOf) {
        int line = last;
        while (line != NONE) {
            int row = from[line];
            int given = lineOf[row];
            lineOf[row] = line;
            rowOf[line] = row;
            line = given;
        }
    }
}
