package io.github.nqueens.solutions.counting;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.internal.SeededRandom;

/**
 * Estimates how many partial boards a search of a problem meets. A probe places queens at random until a row or column has no
 * open square, always in the row with the fewest, and at once where a column has a single one. The products of the numbers
 * of open squares, added up along the probe, have the number of partial boards as their mean.
 *
 * <p>Source: D. E. Knuth, Estimating the efficiency of backtrack programs, Mathematics of Computation 29, 1975,
 * doi:10.1090/S0025-5718-1975-0373371-6.
 */
public final class SearchSize {
    /** The largest board whose rows are bits of an {@code int}. */
    public static final int LARGEST_SIZE = Integer.SIZE - 1;

    private static final int PROBES = 1000;

    /** A number that is this many times the mean of a few probes is taken to be above the mean of all. */
    private static final double FAR = 50;

    private static final int FEW_PROBES = 20;

    private final int size;
    private final int[] start;
    private final int rowsAtStart;
    private final int columnsAtStart;
    private final int[] open;
    private final SeededRandom random = new SeededRandom(1);

    private SearchSize(Problem problem) {
        size = problem.size();
        start = new int[size];
        open = new int[size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                start[row] |= problem.isOpen(row, column) ? 1 << column : 0;
            }
        }
        int rows = (1 << size) - 1;
        int columns = rows;
        for (Square queen : problem.placed()) {
            rows &= ~(1 << queen.row());
            columns &= ~(1 << queen.column());
            attack(start, rows, queen.row(), 1 << queen.column());
        }
        rowsAtStart = rows;
        columnsAtStart = columns;
    }

    /**
     * Tells whether a search is expected to meet more partial boards than a number. Far from that number few probes tell.
     *
     * @param problem one with the rule {@link io.github.nqueens.AttackRule#QUEENS} and at most {@link #LARGEST_SIZE} rows,
     *     without regions
     * @param boards the number
     * @return the same each time
     */
    public static boolean isAbove(Problem problem, double boards) {
        SearchSize search = new SearchSize(problem);
        double sum = 0;
        for (int probes = 1; probes <= PROBES && sum <= PROBES * boards; probes++) {
            sum += search.probe();
            if (probes == FEW_PROBES && sum / probes * FAR < boards) {
                return false;
            }
        }
        return sum > PROBES * boards;
    }

    /** The mean of all probes. */
    static double of(Problem problem) {
        SearchSize search = new SearchSize(problem);
        double sum = 0;
        for (int i = 0; i < PROBES; i++) {
            sum += search.probe();
        }
        return sum / PROBES;
    }

    private double probe() {
        System.arraycopy(start, 0, open, 0, size);
        int rows = rowsAtStart;
        int columns = columnsAtStart;
        double boards = 1;
        double sum = 0;
        while (rows != 0) {
            int row = narrowest(rows);
            int squares = open[row];
            int single = columnWithOneRow(rows, columns);
            if (squares == 0 || single < 0) {
                return sum;
            }
            if ((squares & (squares - 1)) != 0 && single > 0) {
                row = rowOf(single, rows);
                squares = single;
            }
            int choices = Integer.bitCount(squares);
            boards *= choices;
            sum += boards;
            for (int skipped = choices == 1 ? 0 : random.nextInt(choices); skipped > 0; skipped--) {
                squares &= squares - 1;
            }
            int square = squares & -squares;
            rows &= ~(1 << row);
            columns &= ~square;
            attack(open, rows, row, square);
        }
        return sum;
    }

    private int narrowest(int rows) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int left = rows; left != 0; left &= left - 1) {
            int row = Integer.numberOfTrailingZeros(left);
            int squares = Integer.bitCount(open[row]);
            if (squares < fewest) {
                fewest = squares;
                best = row;
            }
        }
        return best;
    }

    /** The bit of a column with one open square, 0 if there is none, -1 if a column has no open square. */
    private int columnWithOneRow(int rows, int columns) {
        int once = 0;
        int twice = 0;
        for (int left = rows; left != 0; left &= left - 1) {
            int squares = open[Integer.numberOfTrailingZeros(left)];
            twice |= once & squares;
            once |= squares;
        }
        int single = columns & once & ~twice;
        return (columns & ~once) != 0 ? -1 : single & -single;
    }

    private int rowOf(int column, int rows) {
        int left = rows;
        while ((open[Integer.numberOfTrailingZeros(left)] & column) == 0) {
            left &= left - 1;
        }
        return Integer.numberOfTrailingZeros(left);
    }

    /** Closes the squares of some rows that a queen attacks. */
    private static void attack(int[] open, int rows, int row, int square) {
        for (int left = rows; left != 0; left &= left - 1) {
            int other = Integer.numberOfTrailingZeros(left);
            int distance = Math.abs(other - row);
            open[other] &= ~(square | square << distance | square >>> distance);
        }
    }
}
