package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/**
 * Draws the square to which a threatened queen moves: uniformly from the squares of its row with the fewest threats.
 *
 * <p>Scanning the row would take O(n). But a square without threats lies in a free column, of which there are few, so they
 * are looked through; and where no such square exists, squares with one threat are so many that drawing columns at
 * random soon meets one. A random column that is kept only if its square belongs to the wanted set is uniform in this set,
 * therefore every draw has exactly the distribution that scanning would give. Not safe for use by several threads.
 */
final class LeastThreatened {
    /** Instead of a column: the run is over. */
    static final int STOPPED = -1;

    private static final int NONE = -2;

    /** Random columns tried before the row is scanned. */
    private static final int DRAWS = 64;

    /** Free columns looked through at once; if there are more, random ones are tried first. */
    private static final int FEW = 32;

    /** Squares scanned between two questions whether the run is over. */
    private static final int SQUARES_BETWEEN_LOOKS = 1 << 16;

    private final RepairBoard queens;
    private final SearchContext context;
    private final RandomGenerator random;
    private final int n;
    private final boolean stay;
    private final int[] ties = new int[FEW];

    /**
     * Draws for one board.
     *
     * @param stay whether the square on which the queen stands takes part
     */
    LeastThreatened(RepairBoard queens, SearchContext context, boolean stay) {
        this.queens = queens;
        this.context = context;
        this.random = context.random();
        this.n = queens.size();
        this.stay = stay;
    }

    /**
     * Draws a column. The queen of the row must be threatened.
     *
     * @return the column, or {@link #STOPPED} if the run is over
     */
    int draw(int row) {
        int column = queens.freeColumns() <= FEW ? drawFromFew(row) : drawFromMany(row);
        return column == NONE ? drawThreatened(row) : column;
    }

    /** A column whose square has no threat, or NONE. */
    private int drawFromFew(int row) {
        int tied = 0;
        for (int i = 0; i < queens.freeColumns(); i++) {
            int column = queens.freeColumn(i);
            if (queens.isSafe(row, column)) {
                ties[tied++] = column;
            }
        }
        return tied == 0 ? NONE : ties[random.nextInt(tied)];
    }

    /** A column whose square has no threat, or NONE; or STOPPED. */
    private int drawFromMany(int row) {
        for (int draw = 0; draw < DRAWS; draw++) {
            int column = queens.freeColumn(random.nextInt(queens.freeColumns()));
            if (queens.isSafe(row, column)) {
                return column;
            }
        }
        int choice = NONE;
        int tied = 0;
        for (int i = 0; i < queens.freeColumns(); i++) {
            if (queens.isSafe(row, queens.freeColumn(i)) && random.nextInt(++tied) == 0) {
                choice = queens.freeColumn(i);
            }
            if ((i + 1) % SQUARES_BETWEEN_LOOKS == 0 && context.shouldStop()) {
                return STOPPED;
            }
        }
        return choice;
    }

    /** A column whose square has the fewest threats, given that all squares have some; or STOPPED. */
    private int drawThreatened(int row) {
        int own = queens.column(row);
        for (int draw = 0; draw < DRAWS; draw++) {
            int column = random.nextInt(n);
            if (queens.threats(row, column) == 1 && (stay || column != own)) {
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
            int threats = queens.threats(row, column);
            if (threats < least) {
                least = threats;
                tied = 0;
            }
            if (threats == least && random.nextInt(++tied) == 0) {
                choice = column;
            }
            if ((column + 1) % SQUARES_BETWEEN_LOOKS == 0 && context.shouldStop()) {
                return STOPPED;
            }
        }
        return choice;
    }
}
