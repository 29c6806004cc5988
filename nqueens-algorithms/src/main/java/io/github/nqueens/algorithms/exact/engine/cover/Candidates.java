package io.github.nqueens.algorithms.exact.engine.cover;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.internal.RuleLines;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The squares on which a queen may stand beside the placed ones, numbered by rows and columns, and the lines they lie on.
 * The lines below {@link #units} are the rows, columns and regions that still need a queen, and on the torus the
 * diagonals too: n queens on different ones of n diagonals use all of them. The other lines are diagonals with at
 * most one queen.
 */
final class Candidates {
    private static final int[] NONE = {};

    /** The amount of numbers set up between two calls of the monitor, in tens of microseconds. */
    private static final int STEP = 1 << 14;

    /** How many candidates there is room for at first. The room is doubled as often as is needed. */
    private static final int FIRST_ROOM = 64;

    private final Problem problem;
    private final SearchMonitor monitor;
    private final int size;

    /** The lines of a candidate: its row, its column, its region if there are any, its diagonals under most rules. */
    final int linesEach;

    final int count;
    final int[] row;
    final int[] column;

    /** The lines of candidate c begin at c * linesEach; units come first. */
    final int[] lines;

    /** The lines that a queen must cover. */
    final int units;

    /** How many lines of each candidate are units. They come first. */
    final int unitsEach;

    private final int[] lineStart;
    private final int[] members;

    private Candidates(Finder found) {
        this.problem = found.problem;
        this.monitor = found.monitor;
        this.size = problem.size();
        this.count = found.count;
        this.linesEach = found.linesEach;
        this.row = Arrays.copyOf(found.rows, count);
        this.column = Arrays.copyOf(found.columns, count);
        this.lines = Arrays.copyOf(found.lines, count * linesEach);
        this.unitsEach = unitKinds(problem);
        this.units = unitLines(problem) - problem.placed().size() * unitsEach;
        int[] number = numberLines();
        int all = 0;
        for (int line = 0; line < lines.length; line++) {
            requireOngoingAt(line);
            lines[line] = number[lines[line]];
            all = Math.max(all, lines[line] + 1);
        }
        this.lineStart = new int[Math.max(all, units) + 1];
        this.members = collectMembers();
    }

    /** Finds the candidates of a problem. */
    static Candidates of(Problem problem, SearchMonitor monitor) {
        return new Finder(problem, monitor).find();
    }

    /**
     * The most memory that is in use while candidates are made. Arrays that grew by doubling stand beside their copies of the right
     * size. Each candidate has an entry for its row, its column and each line, and is a member of each line.
     *
     * @param count the number of candidates
     */
    static long bytes(Problem problem, long count) {
        return bytesToFind(problem, count) + (long) Integer.BYTES * linesEach(problem) * count;
    }

    /** Arrays that grew by doubling beside their copies of the right size. */
    private static long bytesToFind(Problem problem, long count) {
        long entries = 2L + linesEach(problem);
        long room = Math.max(FIRST_ROOM, Long.highestOneBit(2 * Math.max(1, count) - 1));
        return Integer.BYTES * entries * (room + count);
    }

    /** Memory that is in use at some time while candidates are made, however many squares the placed queens attack. */
    static long leastBytes(Problem problem) {
        return bytesToFind(problem, leastCount(problem));
    }

    /** What the lines of so many candidates take when they are made, beside the candidates' own numbers. */
    static long bytesKept(Problem problem, long count) {
        return Integer.BYTES * (2 + 2L * linesEach(problem)) * count;
    }

    /** The number of candidates is not less. A placed queen attacks at most its row and three squares of each other one, and those a leap away. */
    static long leastCount(Problem problem) {
        long n = problem.size();
        long attacked = n + 3 * (n - 1) + RuleLines.of(problem.rule()).leaps().size();
        long count = problem.openSquares() - attacked * problem.placed().size();
        boolean isUnknown = problem.hasRegions() && !problem.placed().isEmpty();
        return isUnknown ? 0 : Math.max(0, count);
    }

    private void requireOngoingAt(int step) {
        if (step % STEP == 0) {
            monitor.requireOngoing();
        }
    }

    private static int linesEach(Problem problem) {
        return 2
                + (problem.hasRegions() ? 1 : 0)
                + (RuleLines.of(problem.rule()).hasDiagonals() ? 2 : 0);
    }

    private static int unitLines(Problem problem) {
        return unitKinds(problem) * problem.size();
    }

    private static int unitKinds(Problem problem) {
        return 2
                + (problem.hasRegions() ? 1 : 0)
                + (RuleLines.of(problem.rule()).wraps() ? 2 : 0);
    }

    /** Numbers the units that are not covered from 0 on, and after them the other lines that have a candidate. */
    private int[] numberLines() {
        int unitLines = unitLines(problem);
        int[] number = new int[unitLines + 4 * size];
        boolean[] covered = new boolean[unitLines];
        int[] own = new int[linesEach];
        for (Square queen : problem.placed()) {
            linesOf(problem, queen.row(), queen.column(), own, 0);
            for (int i = 0; i < unitsEach; i++) {
                covered[own[i]] = true;
            }
        }
        int next = 0;
        for (int line = 0; line < number.length; line++) {
            number[line] = line < unitLines && covered[line] ? -1 : next++;
        }
        return number;
    }

    private int[] collectMembers() {
        for (int i = 0; i < lines.length; i++) {
            requireOngoingAt(i);
            lineStart[lines[i] + 1]++;
        }
        for (int line = 1; line < lineStart.length; line++) {
            lineStart[line] += lineStart[line - 1];
        }
        int[] next = lineStart.clone();
        int[] found = new int[lines.length];
        for (int i = 0; i < lines.length; i++) {
            requireOngoingAt(i);
            found[next[lines[i]]++] = i / linesEach;
        }
        return found;
    }

    /**
     * Puts those candidates of each unit first that lie on the longest lines. Otherwise they stand by rows and columns.
     */
    void sortByAttacks() {
        for (int unit = 0; unit < units; unit++) {
            monitor.requireOngoing();
            long[] keys = new long[length(unit)];
            for (int i = 0; i < keys.length; i++) {
                int candidate = member(unit, i);
                keys[i] = (Integer.MAX_VALUE - attacks(candidate)) << Integer.SIZE | candidate;
            }
            Arrays.sort(keys);
            for (int i = 0; i < keys.length; i++) {
                members[lineStart[unit] + i] = (int) keys[i];
            }
        }
    }

    /** The candidates on all lines of a candidate together. */
    long attacks(int candidate) {
        long attacks = 0;
        for (int line = 0; line < linesEach; line++) {
            attacks += length(lines[candidate * linesEach + line]);
        }
        return attacks;
    }

    /** The number of lines. A line may have no candidate. */
    int lineCount() {
        return lineStart.length - 1;
    }

    /** The number of candidates on a line. */
    int length(int line) {
        return lineStart[line + 1] - lineStart[line];
    }

    /** A candidate of a line. */
    int member(int line, int index) {
        return members[lineStart[line] + index];
    }

    /** Whether a candidate may attack others along no line. */
    boolean hasLeaps() {
        return !RuleLines.of(problem.rule()).leaps().isEmpty();
    }

    boolean shareALine(int candidate, int other) {
        for (int i = 0; i < linesEach; i++) {
            if (lines[candidate * linesEach + i] == lines[other * linesEach + i]) {
                return true;
            }
        }
        return false;
    }

    /** Candidates that a candidate attacks although they may share no line with it. */
    int[] leapsFrom(int candidate) {
        List<RuleLines.Leap> leaps = RuleLines.of(problem.rule()).leaps();
        if (leaps.isEmpty()) {
            return NONE;
        }
        int[] attacked = new int[leaps.size()];
        int found = 0;
        for (RuleLines.Leap leap : leaps) {
            int other = find(row[candidate] + leap.down(), column[candidate] + leap.across());
            if (other >= 0) {
                attacked[found++] = other;
            }
        }
        return Arrays.copyOf(attacked, found);
    }

    /** The candidate of a square, or a negative number. */
    private int find(int wantedRow, int wantedColumn) {
        int low = 0;
        int high = count - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = row[middle] != wantedRow ? row[middle] - wantedRow : column[middle] - wantedColumn;
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    /** Writes the lines of a square, numbered kind by kind. */
    private static void linesOf(Problem problem, int row, int column, int[] lines, int at) {
        int n = problem.size();
        int next = at;
        int first = 2 * n;
        lines[next++] = row;
        lines[next++] = n + column;
        if (problem.hasRegions()) {
            lines[next++] = first + problem.region(row, column);
            first += n;
        }
        RuleLines rule = RuleLines.of(problem.rule());
        if (rule.wraps()) {
            lines[next++] = first + (row + column) % n;
            lines[next] = first + n + (row - column + n) % n;
        } else if (rule.hasDiagonals()) {
            lines[next++] = first + row + column;
            lines[next] = first + 2 * n + row - column + n - 1;
        }
    }

    /** Leaves out what placed queens attack, by the lines they lie on. */
    private static final class Finder {
        private final Problem problem;
        private final SearchMonitor monitor;
        private final int linesEach;
        private final BitSet taken = new BitSet();
        private final int[] own;
        private int[] rows = new int[FIRST_ROOM];
        private int[] columns = new int[FIRST_ROOM];
        private int[] lines;
        private int count;

        Finder(Problem problem, SearchMonitor monitor) {
            this.problem = problem;
            this.monitor = monitor;
            this.linesEach = linesEach(problem);
            this.own = new int[linesEach];
            this.lines = new int[FIRST_ROOM * linesEach];
        }

        Candidates find() {
            for (Square queen : problem.placed()) {
                linesOf(problem, queen.row(), queen.column(), own, 0);
                for (int line : own) {
                    taken.set(line);
                }
            }
            for (int row = 0; row < problem.size(); row++) {
                monitor.requireOngoing();
                if (!taken.get(row)) {
                    addRow(row);
                }
            }
            return new Candidates(this);
        }

        private void addRow(int row) {
            int n = problem.size();
            for (int column = taken.nextClearBit(n) - n; column < n; column = taken.nextClearBit(n + column + 1) - n) {
                if (problem.isOpen(row, column) && isFree(row, column)) {
                    add(row, column);
                }
            }
        }

        private boolean isFree(int row, int column) {
            linesOf(problem, row, column, own, 0);
            for (int line : own) {
                if (taken.get(line)) {
                    return false;
                }
            }
            for (RuleLines.Leap leap : RuleLines.of(problem.rule()).leaps()) {
                if (isPlaced(row + leap.down(), column + leap.across())) {
                    return false;
                }
            }
            return true;
        }

        private boolean isPlaced(int row, int column) {
            int n = problem.size();
            return row >= 0 && row < n && column >= 0 && column < n && problem.isPlaced(row, column);
        }

        private void add(int row, int column) {
            if (count == rows.length) {
                int larger = Math.addExact(count, count);
                rows = Arrays.copyOf(rows, larger);
                columns = Arrays.copyOf(columns, larger);
                lines = Arrays.copyOf(lines, Math.multiplyExact(larger, linesEach));
            }
            rows[count] = row;
            columns[count] = column;
            System.arraycopy(own, 0, lines, count * linesEach, linesEach);
            count++;
        }
    }
}
