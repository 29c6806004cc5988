package io.github.nqueens.puzzle.candidates;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.internal.RuleLines;
import io.github.nqueens.puzzle.Technique;
import java.util.Arrays;

/**
 * The candidates of a problem, by row * n + column, and their number in each unit. Units are numbered: rows from 0, columns
 * from n, regions from 2n. A square without a region is in a row and a column only. What was deleted can be restored in
 * reverse order. A deletion takes O(1), and a queen time in proportion to the squares that it attacks.
 */
public final class CandidateGrid {
    /** The largest size of a problem with numbered squares. */
    public static final int LARGEST_SIZE = 16_384;

    public final int size;
    public final AttackRule rule;
    public final int units;
    public final int[] rowOf;
    public final int[] columnOf;

    private final RuleLines lines;
    private final Regions regions;

    private final boolean[] open;
    private final int[] counts;
    private int candidates;
    private int emptyUnits;

    /** Squares in the order of their deletion, and the queen that each was deleted for. */
    private final int[] deleted;

    private final int[] causes;
    private int deletions;
    private int cause = -1;

    /** Candidates that a queen attacks. */
    private int[] attacked = {};

    private int attackedCount;

    /** Units that came to have one candidate, first come, first served. */
    private final int[] waiting;

    private int waitingEnd;

    /** The queens of the propagation under way have its number. */
    private final int[] settled;

    private int propagation;

    /** The unit that forced each queen of the propagation under way, or -1 for the first. */
    private final int[] forcedBy;

    /** Refuses a size whose squares have no numbers. */
    public static void requireSize(int size) {
        if (size > LARGEST_SIZE) {
            throw new IllegalArgumentException(
                    "n is " + size + ", but every square of a puzzle is looked at, so it has at most " + LARGEST_SIZE
                            + " rows; choose a smaller n, or a solver for one solution");
        }
    }

    /** An empty board, of which every square is a candidate, without regions or with empty ones. */
    public CandidateGrid(int size, AttackRule rule, boolean hasRegions) {
        this(size, rule, hasRegions, () -> {});
    }

    /**
     * An empty board.
     *
     * @param look called between large arrays, and for each row; ends the work by a throw
     */
    private CandidateGrid(int size, AttackRule rule, boolean hasRegions, Runnable look) {
        requireSize(size);
        int squares = size * size;
        this.size = size;
        this.rule = rule;
        this.lines = RuleLines.of(rule);
        this.units = (hasRegions ? 3 : 2) * size;
        look.run();
        this.rowOf = new int[squares];
        look.run();
        this.columnOf = new int[squares];
        look.run();
        this.regions = new Regions(squares, hasRegions ? size : 0);
        look.run();
        this.open = new boolean[squares];
        this.counts = new int[units];
        look.run();
        this.deleted = new int[squares];
        look.run();
        this.causes = new int[squares];
        this.waiting = new int[units];
        look.run();
        this.settled = new int[squares];
        look.run();
        this.forcedBy = new int[squares];
        for (int row = 0; row < size; row++) {
            look.run();
            for (int column = 0; column < size; column++) {
                rowOf[row * size + column] = row;
                columnOf[row * size + column] = column;
            }
        }
        Arrays.fill(open, true);
        Arrays.fill(counts, 0, 2 * size, size);
        candidates = squares;
        emptyUnits = hasRegions ? size : 0;
    }

    /** The open squares of a problem that no placed queen attacks. */
    public static CandidateGrid of(Problem problem) {
        return of(problem, () -> {});
    }

    /**
     * The open squares of a problem that no placed queen attacks. On thousands of rows this takes long.
     *
     * @param look called for each row and each placed queen; ends the work by a throw
     */
    public static CandidateGrid of(Problem problem, Runnable look) {
        int n = problem.size();
        CandidateGrid grid = new CandidateGrid(n, problem.rule(), problem.hasRegions(), look);
        for (int square = 0; square < n * n; square++) {
            int row = grid.rowOf[square];
            int column = grid.columnOf[square];
            if (column == 0) {
                look.run();
            }
            if (problem.hasRegions()) {
                grid.join(square, problem.region(row, column));
            }
            if (!problem.isOpen(row, column)) {
                grid.delete(square);
            }
        }
        for (Square queen : problem.placed()) {
            look.run();
            int square = queen.row() * n + queen.column();
            grid.deleteAttacked(square);
        }
        return grid;
    }

    /** Puts a square without a region into one. */
    public void join(int square, int joined) {
        regions.join(square, joined);
        if (open[square] && counts[2 * size + joined]++ == 0) {
            emptyUnits--;
        }
    }

    /** Takes a square out of its region. */
    public void leave(int square) {
        int left = regions.of(square);
        regions.leave(square);
        if (open[square] && --counts[2 * size + left] == 0) {
            emptyUnits++;
        }
    }

    public int candidates() {
        return candidates;
    }

    public boolean isOpen(int square) {
        return open[square];
    }

    public boolean hasRegions() {
        return units > 2 * size;
    }

    /** The region of a square, or -1. */
    public int region(int square) {
        return regions.of(square);
    }

    public int regionSize(int wanted) {
        return regions.size(wanted);
    }

    public int regionSquare(int wanted, int index) {
        return regions.square(wanted, index);
    }

    /** The number of candidates of a unit. */
    public int count(int unit) {
        return counts[unit];
    }

    public boolean hasEmptyUnit() {
        return emptyUnits > 0;
    }

    public int emptyUnit() {
        int unit = 0;
        while (counts[unit] > 0) {
            unit++;
        }
        return unit;
    }

    public boolean isIn(int square, int unit) {
        if (unit < size) {
            return rowOf[square] == unit;
        }
        return unit < 2 * size ? columnOf[square] == unit - size : regions.of(square) == unit - 2 * size;
    }

    /** The unit of a square of a kind: 0 for rows, 1 for columns, 2 for regions; negative for a square without a region. */
    public int unitOf(int square, int kind) {
        return switch (kind) {
            case 0 -> rowOf[square];
            case 1 -> size + columnOf[square];
            default -> regions.of(square) < 0 ? -1 : 2 * size + regions.of(square);
        };
    }

    /** The candidates of a unit, in an order that depends on the problem only. */
    public int[] candidatesOf(int unit) {
        int[] found = new int[counts[unit]];
        for (int i = 0, next = 0; next < found.length; i++) {
            int square = squareOf(unit, i);
            if (open[square]) {
                found[next++] = square;
            }
        }
        return found;
    }

    /** The first candidate of a unit that has one. */
    public int firstOf(int unit) {
        for (int i = 0; ; i++) {
            int square = squareOf(unit, i);
            if (open[square]) {
                return square;
            }
        }
    }

    private int squareOf(int unit, int index) {
        if (unit < size) {
            return unit * size + index;
        }
        return unit < 2 * size ? index * size + unit - size : regions.square(unit - 2 * size, index);
    }

    public boolean attacks(int a, int b) {
        int down = Math.abs(rowOf[a] - rowOf[b]);
        int across = Math.abs(columnOf[a] - columnOf[b]);
        if (down == 0 || across == 0) {
            return a != b;
        }
        if (regions.of(a) >= 0 && regions.of(a) == regions.of(b)) {
            return true;
        }
        return rule.forbids(down, across, size);
    }

    public int deletions() {
        return deletions;
    }

    public int deletedAt(int index) {
        return deleted[index];
    }

    /** The queen that a square was deleted for, or -1. */
    public int cause(int square) {
        return causes[square];
    }

    public int forcedBy(int queen) {
        return forcedBy[queen];
    }

    /** Deletes a square, if it is a candidate. */
    public void delete(int square) {
        if (!open[square]) {
            return;
        }
        open[square] = false;
        candidates--;
        deleted[deletions++] = square;
        causes[square] = cause;
        shrink(rowOf[square]);
        shrink(size + columnOf[square]);
        if (regions.of(square) >= 0) {
            shrink(2 * size + regions.of(square));
        }
    }

    /** Closes a candidate for good, so that it is not restored. To be called while nothing is deleted. */
    public void close(int square) {
        delete(square);
        deletions = 0;
    }

    /** Makes a square a candidate again that was closed. To be called while nothing is deleted. */
    public void reopen(int square) {
        deleted[deletions++] = square;
        undoTo(0);
    }

    private void shrink(int unit) {
        int left = --counts[unit];
        if (left <= 1) {
            if (left == 0) {
                emptyUnits++;
            } else if (waitingEnd < waiting.length) {
                waiting[waitingEnd++] = unit;
            }
        }
    }

    /** Restores what was deleted after the given number of deletions. */
    public void undoTo(int before) {
        while (deletions > before) {
            int square = deleted[--deletions];
            open[square] = true;
            candidates++;
            grow(rowOf[square]);
            grow(size + columnOf[square]);
            if (regions.of(square) >= 0) {
                grow(2 * size + regions.of(square));
            }
        }
    }

    private void grow(int unit) {
        if (counts[unit]++ == 0) {
            emptyUnits--;
        }
    }

    /** Deletes all candidates that a queen attacks. */
    public void deleteAttacked(int queen) {
        int count = listAttacked(queen);
        cause = queen;
        for (int i = 0; i < count; i++) {
            delete(attacked[i]);
        }
        cause = -1;
    }

    /** Lists the candidates that a queen attacks, each once. The list is good until the next one. */
    int listAttacked(int queen) {
        int row = rowOf[queen];
        int column = columnOf[queen];
        int region = regions.of(queen);
        int members = region < 0 ? 0 : regions.size(region);
        attackedCount = 0;
        if (attacked.length < 4 * size + lines.leaps().size() + members) {
            attacked = new int[4 * size + lines.leaps().size() + 2 * members];
        }
        for (int other = row * size, end = other + size; other < end; other++) {
            if (open[other] && other != queen) {
                attacked[attackedCount++] = other;
            }
        }
        for (int other = column; other < open.length; other += size) {
            if (open[other] && other != queen) {
                attacked[attackedCount++] = other;
            }
        }
        for (int i = 0; i < members; i++) {
            int other = regions.square(region, i);
            if (open[other] && rowOf[other] != row && columnOf[other] != column) {
                attacked[attackedCount++] = other;
            }
        }
        if (lines.wraps()) {
            for (int away = 1; away < size; away++) {
                int other = (row + away) % size;
                listOutside(region, other, (column + away) % size);
                if (2 * away != size) {
                    listOutside(region, other, (column + size - away) % size);
                }
            }
        } else if (lines.hasDiagonals()) {
            for (int other = 0; other < size; other++) {
                int away = Math.abs(other - row);
                if (away > 0) {
                    listOutside(region, other, column - away);
                    listOutside(region, other, column + away);
                }
            }
        }
        for (RuleLines.Leap leap : lines.leaps()) {
            listOutside(region, row + leap.down(), column + leap.across());
        }
        return attackedCount;
    }

    /** A candidate listed last. */
    int attacked(int index) {
        return attacked[index];
    }

    /** Lists a square that is on the board and outside a region. */
    private void listOutside(int region, int row, int column) {
        if (row >= 0 && row < size && column >= 0 && column < size) {
            int square = row * size + column;
            if (open[square] && (region < 0 || regions.of(square) != region)) {
                attacked[attackedCount++] = square;
            }
        }
    }

    /** Takes a candidate as a queen, and applies {@link Technique#SINGLE} as long as it deletes or until a unit is empty. */
    public void assume(int queen) {
        begin();
        settle(queen, -1);
        propagate();
    }

    /** Applies {@link Technique#SINGLE} as long as it deletes or until a unit is empty. */
    void applySingles() {
        begin();
        for (int unit = 0; unit < units; unit++) {
            if (counts[unit] == 1) {
                waiting[waitingEnd++] = unit;
            }
        }
        propagate();
    }

    private void begin() {
        propagation++;
        waitingEnd = 0;
    }

    private void propagate() {
        for (int next = 0; next < waitingEnd && emptyUnits == 0; next++) {
            int unit = waiting[next];
            int queen = firstOf(unit);
            if (settled[queen] != propagation) {
                settle(queen, unit);
            }
        }
    }

    private void settle(int queen, int unit) {
        settled[queen] = propagation;
        forcedBy[queen] = unit;
        deleteAttacked(queen);
    }
}
