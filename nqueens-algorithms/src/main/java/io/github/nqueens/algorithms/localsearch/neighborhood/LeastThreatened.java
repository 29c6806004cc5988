package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.localsearch.board.CompactConflictCounter;
import io.github.nqueens.algorithms.localsearch.board.IndexSet;
import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/**
 * Draws the square to which an attacked queen moves, uniformly from the squares of its row with the fewest attackers.
 *
 * <p>Scanning the row would take O(n). But a square without attackers lies in a free column. There are few of these, so
 * they are looked through. If no such square exists, many squares have one attacker, and random columns soon meet
 * one. A random column is kept only if its square belongs to the wanted set. So every draw has exactly the
 * distribution that scanning would give. Not safe for use by several threads.
 */
public final class LeastThreatened implements RowRepair {
    private static final int NONE = -1;

    /** Random columns tried before the row is scanned. */
    private static final int DRAWS = 64;

    /** Free columns looked through at once; if there are more, random ones are tried first. */
    private static final int FEW = 32;

    /** Squares or rows scanned between two questions whether the run is over, a power of two. */
    private static final int SQUARES_PER_CHECK = 1 << 16;

    private final CompactConflictCounter queens;
    private final SearchContext context;
    private final RandomGenerator random;
    private final int n;
    private final boolean stay;
    private final int[] ties = new int[FEW];

    private final IndexSet freeColumns;

    /**
     * Draws for one board.
     *
     * @param stay whether the square on which the queen stands takes part
     */
    public LeastThreatened(CompactConflictCounter queens, SearchContext context, boolean stay) {
        this.queens = queens;
        this.context = context;
        this.random = context.random();
        this.n = queens.size();
        this.stay = stay;
        this.freeColumns = new IndexSet(n, context);
        context.inSteps(n, (from, to) -> {
            for (int column = from; column < to; column++) {
                if (queens.queensOnColumn(column) == 0) {
                    freeColumns.add(column);
                }
            }
        });
    }

    @Override
    public long conflicts() {
        return queens.conflicts();
    }

    @Override
    public int nextAttacked(int row) {
        int next = row + 1 < n ? row + 1 : 0;
        while (!queens.isAttacked(next)) {
            next = next + 1 < n ? next + 1 : 0;
            // The row itself says when to ask: a counter of rows would cost a tenth of a search.
            if ((next & (SQUARES_PER_CHECK - 1)) == SQUARES_PER_CHECK - 1) {
                context.requireOngoing();
            }
        }
        return next;
    }

    @Override
    public int column(int row) {
        return queens.column(row);
    }

    @Override
    public int attackers(int row) {
        return queens.attackersAt(row, queens.column(row));
    }

    @Override
    public void move(int row, int to) {
        int from = queens.column(row);
        queens.move(row, to);
        if (from == to) {
            return;
        }
        if (queens.queensOnColumn(from) == 0) {
            freeColumns.add(from);
        }
        if (queens.queensOnColumn(to) == 1) {
            freeColumns.remove(to);
        }
    }

    @Override
    public Board toBoard() {
        return queens.toBoard();
    }

    /** Tells whether no queen threatens the square of a row in a free column. */
    private boolean isSafe(int row, int freeColumn) {
        return (queens.onTakenDiagonal(row, freeColumn) & 1) == 0;
    }

    @Override
    public int draw(int row) {
        int column = freeColumns.size() <= FEW ? drawFromFew(row) : drawFromMany(row);
        int chosen = column == NONE ? drawThreatened(row) : column;
        context.evaluated(stay ? n : n - 1);
        return chosen;
    }

    /** A column whose square has no threat, or NONE. */
    private int drawFromFew(int row) {
        int tied = 0;
        for (int i = 0; i < freeColumns.size(); i++) {
            int column = freeColumns.at(i);
            if (isSafe(row, column)) {
                ties[tied++] = column;
            }
        }
        return tied == 0 ? NONE : ties[random.nextInt(tied)];
    }

    /** A column whose square has no threat, or NONE. */
    private int drawFromMany(int row) {
        for (int draw = 0; draw < DRAWS; draw++) {
            int column = freeColumns.at(random.nextInt(freeColumns.size()));
            if (isSafe(row, column)) {
                return column;
            }
        }
        int choice = NONE;
        int tied = 0;
        for (int i = 0; i < freeColumns.size(); i++) {
            if (isSafe(row, freeColumns.at(i)) && random.nextInt(++tied) == 0) {
                choice = freeColumns.at(i);
            }
            if ((i + 1) % SQUARES_PER_CHECK == 0) {
                context.requireOngoing();
            }
        }
        return choice;
    }

    /** A column whose square has the fewest threats, given that all squares have some. */
    private int drawThreatened(int row) {
        int own = queens.column(row);
        for (int draw = 0; draw < DRAWS; draw++) {
            int column = random.nextInt(n);
            if (queens.attackersAt(row, column) == 1 && (stay || column != own)) {
                return column;
            }
        }
        int choice = NONE;
        int least = Integer.MAX_VALUE;
        int tied = 0;
        for (int column = 0; column < n; column++) {
            if (column == own && !stay) {
                continue;
            }
            int threats = queens.attackersAt(row, column);
            if (threats < least) {
                least = threats;
                tied = 0;
            }
            if (threats == least && random.nextInt(++tied) == 0) {
                choice = column;
            }
            if ((column + 1) % SQUARES_PER_CHECK == 0) {
                context.requireOngoing();
            }
        }
        return choice;
    }
}
