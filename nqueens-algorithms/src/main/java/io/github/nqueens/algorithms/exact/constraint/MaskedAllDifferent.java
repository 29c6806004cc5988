package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.algorithms.common.Matching;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/** The matchings of all-different for at most 64 lines of one direction, whose sets fit into a word. */
final class MaskedAllDifferent {
    static final int MOST_LINES = Long.SIZE;

    private static final int NONE = -1;

    private final Domains domains;
    private final IntBinaryOperator lines;

    /** The rows without a queen. */
    private final int[] rows;

    /** For each of them the lines on which it has a square, as bits, and the line to which it is matched. */
    private final long[] linesOf;

    private final int[] lineOf;

    /** For each line the index of the row that is matched to it. */
    private final int[] rowOf;

    /** The row from which a path came to each line, and the rows whose lines it goes on to. */
    private final int[] from;

    private final int[] queue;

    /** The lines without a row. */
    private long free;

    MaskedAllDifferent(Domains domains, int count, IntBinaryOperator lines) {
        this.domains = domains;
        this.lines = lines;
        int left = domains.size() - domains.depth();
        this.rows = new int[left];
        this.linesOf = new long[left];
        this.lineOf = new int[left];
        this.rowOf = new int[count];
        this.from = new int[count];
        this.queue = new int[left];
        this.free = -1L >>> -count;
        Arrays.fill(lineOf, NONE);
    }

    boolean filterOnce() {
        collect();
        for (int index = 0; index < rows.length; index++) {
            domains.look();
            if (!match(index)) {
                // Any one row may be said to have failed: the queens placed leave too few lines to some set of rows.
                return domains.strikeAll(rows[index]);
            }
        }
        ruleOutUnused();
        return true;
    }

    private void collect() {
        int index = 0;
        for (int row = 0; row < domains.size(); row++) {
            if (!domains.isPlaced(row)) {
                domains.look();
                rows[index] = row;
                for (int column = domains.next(row, 0); column >= 0; column = domains.next(row, column + 1)) {
                    linesOf[index] |= 1L << lines.applyAsInt(row, column);
                }
                domains.checked(domains.count(row));
                index++;
            }
        }
    }

    /** Matches one row more, by a shortest path along which rows change their lines. */
    private boolean match(int start) {
        int end = 0;
        queue[end++] = start;
        long seen = 0;
        for (int at = 0; at < end; at++) {
            int index = queue[at];
            long fresh = linesOf[index] & ~seen;
            seen |= fresh;
            if ((fresh & free) != 0) {
                int line = Long.numberOfTrailingZeros(fresh & free);
                from[line] = index;
                free ^= 1L << line;
                Matching.change(line, from, lineOf, rowOf);
                return true;
            }
            for (; fresh != 0; fresh &= fresh - 1) {
                int line = Long.numberOfTrailingZeros(fresh);
                from[line] = index;
                queue[end++] = rowOf[line];
            }
        }
        return false;
    }

    private void ruleOutUnused() {
        long unbound = reachedFromFreeLines();
        long[] reached = reachedFromRows();
        for (int index = 0; index < rows.length; index++) {
            long unused = linesOf[index] & ~unbound & ~(1L << lineOf[index]);
            for (long each = unused; each != 0; each &= each - 1) {
                int line = Long.numberOfTrailingZeros(each);
                // The rows can change their lines in a circle.
                boolean isUsed = (reached[rowOf[line]] >>> lineOf[index] & 1) != 0;
                unused &= isUsed ? ~(1L << line) : -1L;
            }
            if (unused != 0) {
                ruleOut(rows[index], unused);
            }
        }
    }

    private void ruleOut(int row, long unused) {
        for (int column = domains.next(row, 0); column >= 0; column = domains.next(row, column + 1)) {
            if ((unused >>> lines.applyAsInt(row, column) & 1) != 0) {
                domains.strike(row, column);
            }
        }
    }

    /** The lines that some matching leaves free. */
    private long reachedFromFreeLines() {
        long reached = free;
        long before;
        do {
            domains.look();
            before = reached;
            for (int index = 0; index < rows.length; index++) {
                reached |= (linesOf[index] & reached) != 0 ? 1L << lineOf[index] : 0;
            }
        } while (reached != before);
        return reached;
    }

    /** For each row the lines that it can get if other rows change theirs (Warshall 1962). */
    private long[] reachedFromRows() {
        long[] reached = linesOf.clone();
        for (int over = 0; over < rows.length; over++) {
            domains.look();
            for (int index = 0; index < rows.length; index++) {
                reached[index] |= (reached[index] >>> lineOf[over] & 1) != 0 ? reached[over] : 0;
            }
        }
        return reached;
    }
}
