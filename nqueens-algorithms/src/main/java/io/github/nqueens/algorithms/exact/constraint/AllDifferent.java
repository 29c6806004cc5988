package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.Matching;
import io.github.nqueens.internal.RuleLines;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;

/**
 * Rules out the squares of rows without a queen that no complete matching of those rows to lines uses. Lines are the
 * columns, the diagonals of either direction if the rule forbids to share them, and the regions. One pass takes
 * O(n<sup>2.5</sup>) at worst, and passes go on until none rules anything out.
 *
 * <p>Source: J.-C. R&eacute;gin, A filtering algorithm for constraints of difference in CSPs, AAAI 1994.
 */
final class AllDifferent implements Matching.Squares {
    private static final int NONE = -1;

    private final Domains domains;
    private final int size;
    private final IntBinaryOperator lines;
    private final int[] rows;
    private final int lineCount;
    private final Matching matching;
    private final int[] lineOf;

    /** The lines on the squares of a row in the order of their columns. */
    private final int[][] linesOf;

    private AllDifferent(Domains domains, int count, IntBinaryOperator lines) {
        this.domains = domains;
        this.size = domains.size();
        this.lines = lines;
        int left = size - domains.depth();
        this.rows = new int[left];
        this.linesOf = new int[left][];
        this.lineOf = new int[left];
        this.lineCount = count;
        this.matching = new Matching(left, count, this, domains::look);
        Arrays.fill(lineOf, NONE);
    }

    /**
     * What one pass over the squares of a problem holds at a time: for each square its line, and once all rows are matched, as
     * they can be on an empty board, its place on that line. Where a word has a bit for each line, nothing of
     * that is made.
     */
    static long bytes(Problem problem) {
        long size = problem.size();
        int mostLines = Math.max(problem.size(), RuleLines.of(problem.rule()).diagonals(problem.size()));
        long squares = problem.openSquares() - size * problem.placed().size();
        return mostLines > MaskedAllDifferent.MOST_LINES
                ? (problem.isClassic() ? 2L : 1L) * Integer.BYTES * Math.max(0, squares)
                : 0;
    }

    /** Filters by every direction until nothing changes; false if a row has no column left or the rows cannot be matched. */
    static boolean filter(Domains domains) {
        int n = domains.size();
        int span = RuleLines.of(domains.problem().rule()).diagonals(n);
        long before;
        do {
            before = domains.ruledOutSoFar();
            boolean possible = filterOnce(domains, n, (row, column) -> column);
            if (possible && span > 0) {
                possible = filterOnce(domains, span, (row, column) -> (row + column) % span)
                        && filterOnce(domains, span, (row, column) -> (row - column + n) % span);
            }
            if (possible && domains.attacked().hasRegions()) {
                possible = filterOnce(domains, n, domains.attacked()::region);
            }
            if (!possible) {
                return false;
            }
        } while (domains.ruledOutSoFar() > before);
        return true;
    }

    private static boolean filterOnce(Domains domains, int count, IntBinaryOperator lines) {
        return count <= MaskedAllDifferent.MOST_LINES
                ? new MaskedAllDifferent(domains, count, lines).filterOnce()
                : new AllDifferent(domains, count, lines).filterOnce();
    }

    private boolean filterOnce() {
        collect();
        for (int index = 0; index < rows.length; index++) {
            domains.look();
            if (!matching.add(index, lineOf)) {
                // Any one row may be said to have failed: the queens placed leave too few lines to some set of rows.
                return domains.strikeAll(rows[index]);
            }
        }
        boolean[] free = reachedFromFreeLines();
        int[] component = components();
        for (int index = 0; index < rows.length; index++) {
            domains.look();
            int column = NONE;
            for (int line : linesOf[index]) {
                column = domains.next(rows[index], column + 1);
                if (line != lineOf[index] && !free[line] && component[index] != component[matching.rowOf(line)]) {
                    domains.strike(rows[index], column);
                }
            }
        }
        return true;
    }

    private void collect() {
        int index = 0;
        for (int row = 0; row < size; row++) {
            if (!domains.isPlaced(row)) {
                domains.look();
                int[] itsLines = new int[domains.count(row)];
                int at = 0;
                for (int column = domains.next(row, 0); column >= 0; column = domains.next(row, column + 1)) {
                    itsLines[at++] = lines.applyAsInt(row, column);
                }
                domains.checked(at);
                rows[index] = row;
                linesOf[index++] = itsLines;
            }
        }
    }

    @Override
    public int count(int index) {
        return linesOf[index].length;
    }

    @Override
    public int line(int index, int square) {
        return linesOf[index][square];
    }

    /** The lines that some matching leaves free, so that every square on them is in a matching. */
    private boolean[] reachedFromFreeLines() {
        int[][] rowsOn = rowsOn();
        boolean[] reached = new boolean[lineCount];
        int[] queue = new int[lineCount];
        int end = 0;
        for (int line = 0; line < lineCount; line++) {
            if (matching.rowOf(line) == NONE) {
                reached[line] = true;
                queue[end++] = line;
            }
        }
        for (int at = 0; at < end; at++) {
            domains.look();
            for (int index : rowsOn[queue[at]]) {
                int own = lineOf[index];
                if (!reached[own]) {
                    reached[own] = true;
                    queue[end++] = own;
                }
            }
        }
        return reached;
    }

    private int[][] rowsOn() {
        int[] counts = new int[lineCount];
        for (int[] itsLines : linesOf) {
            domains.look();
            for (int line : itsLines) {
                counts[line]++;
            }
        }
        int[][] rowsOn = new int[lineCount][];
        for (int line = 0; line < counts.length; line++) {
            rowsOn[line] = new int[counts[line]];
        }
        for (int index = 0; index < linesOf.length; index++) {
            domains.look();
            for (int line : linesOf[index]) {
                rowsOn[line][--counts[line]] = index;
            }
        }
        return rowsOn;
    }

    /**
     * The strongly connected components of rows, where an arc leads from a row to the row that is matched to one of its
     * lines. By R. E. Tarjan's algorithm (1972) with a stack of its own.
     */
    private int[] components() {
        int count = rows.length;
        int[] component = new int[count];
        int[] number = new int[count];
        int[] low = new int[count];
        int[] next = new int[count];
        int[] path = new int[count];
        int[] open = new int[count];
        Arrays.fill(component, NONE);
        int numbered = 0;
        int components = 0;
        int opened = 0;
        for (int root = 0; root < count; root++) {
            if (number[root] != 0) {
                continue;
            }
            int depth = 0;
            path[0] = root;
            number[root] = low[root] = ++numbered;
            open[opened++] = root;
            while (depth >= 0) {
                domains.look();
                int index = path[depth];
                if (next[index] < linesOf[index].length) {
                    int to = matching.rowOf(linesOf[index][next[index]++]);
                    if (to == NONE || component[to] != NONE) {
                        continue;
                    }
                    if (number[to] == 0) {
                        number[to] = low[to] = ++numbered;
                        open[opened++] = to;
                        path[++depth] = to;
                    } else {
                        low[index] = Math.min(low[index], number[to]);
                    }
                    continue;
                }
                if (low[index] == number[index]) {
                    int member;
                    do {
                        member = open[--opened];
                        component[member] = components;
                    } while (member != index);
                    components++;
                }
                if (--depth >= 0) {
                    low[path[depth]] = Math.min(low[path[depth]], low[index]);
                }
            }
        }
        return component;
    }
}
