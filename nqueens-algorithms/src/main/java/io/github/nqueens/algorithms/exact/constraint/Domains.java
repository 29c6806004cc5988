package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.IntPieces;
import io.github.nqueens.internal.RuleLines;
import io.github.nqueens.spi.SearchContext;
import java.util.Arrays;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The columns that are left for each row while a {@link ConstraintSearch} places queens: the domains of its variables.
 *
 * <p>Heuristics read them, and an {@link Inference} rules columns out. What was ruled out after a queen was placed comes back
 * when the search takes that queen off. Rows and columns count from 0. Belongs to one run and its thread.
 */
public final class Domains {
    private static final int NONE = -1;

    private final SearchContext run;
    private final boolean observed;
    private final Problem problem;
    private final int size;
    private final int words;

    /** A bit for each square that its row may still use; the row of a placed queen keeps what it had before. */
    private final long[] open;

    private final int[] left;
    private final int[] columns;

    /** The depth at which a row got its queen. */
    private final int[] depths;

    private final int[] rows;
    private int depth;

    /** Squares in the order in which they were ruled out. */
    private final IntPieces trail = new IntPieces();

    /** The number of squares ruled out before the queen of each depth. */
    private final int[] marks;

    private final @Nullable Explanations explanations;
    private final @Nullable FailureWeights weights;
    private final Attacked attacked;

    /** The queens placed, by line. Null if the squares that queens attack are ruled out anyway. */
    private final @Nullable EarlierQueens earlier;

    /** The free columns of each row as bits, if nobody asks which queen attacks a square. Then {@link #earlier} is null. */
    private final @Nullable SquaresLeft squaresLeft;

    private int wipedOut = NONE;
    private long checks;
    private long ruledOut;
    private long wipeouts;

    /**
     * What a search needs beside the columns left.
     *
     * @param forward whether the inference rules out what queens attack
     * @param bySquare otherwise, whether somebody asks which queen attacks a square
     * @param explained whether somebody asks why columns were ruled out
     * @param weighted whether somebody asks how often rows were left without a column
     */
    record Parts(boolean forward, boolean bySquare, boolean explained, boolean weighted) {
        boolean byRow(Problem problem) {
            return !forward && !bySquare && SquaresLeft.takes(problem);
        }

        boolean byLine(Problem problem) {
            return !forward && !byRow(problem);
        }
    }

    /** Opens what the problem leaves open. */
    Domains(SearchContext run, Parts parts) {
        this.run = run;
        this.observed = run.observed();
        this.problem = run.problem();
        this.size = problem.size();
        this.words = (size + 63) >>> 6;
        this.open = new long[Math.multiplyExact(size, words)];
        this.left = new int[size];
        this.columns = new int[size];
        this.depths = new int[size];
        this.rows = new int[size];
        this.marks = new int[size];
        this.explanations = parts.explained() ? new Explanations(size) : null;
        this.weights = parts.weighted() ? new FailureWeights(size) : null;
        this.attacked = new Attacked(problem, this::look);
        this.squaresLeft = parts.byRow(problem) ? new SquaresLeft(open) : null;
        this.earlier =
                parts.byLine(problem) ? new EarlierQueens(RuleLines.of(problem.rule()), columns, attacked) : null;
        Arrays.fill(columns, NONE);
        for (int row = 0; row < size; row++) {
            open(row);
            look();
        }
    }

    /** What the domains of a problem take at first, without the squares that are ruled out later. */
    static long bytes(Problem problem, Parts parts) {
        long size = problem.size();
        return size * ((size + 63) >>> 6) * Long.BYTES
                + 5 * Integer.BYTES * size
                + Attacked.bytes(problem)
                + (parts.explained() ? Explanations.bytes(size) : 0)
                + (parts.weighted() ? FailureWeights.bytes(size) : 0)
                + (parts.byRow(problem) ? SquaresLeft.bytes(size) : 0)
                + (parts.byLine(problem) ? EarlierQueens.bytes(problem) : 0);
    }

    private void open(int row) {
        for (int column = 0; column < size; column++) {
            if (problem.isPlaced(row, column)) {
                Arrays.fill(open, row * words, (row + 1) * words, 0);
                open[row * words + (column >>> 6)] = 1L << column;
                left[row] = 1;
                return;
            }
            if (problem.isOpen(row, column)) {
                open[row * words + (column >>> 6)] |= 1L << column;
                left[row]++;
            }
        }
    }

    /**
     * What is to be solved.
     *
     * @return the problem
     */
    public Problem problem() {
        return problem;
    }

    /**
     * The number of rows.
     *
     * @return n
     */
    public int size() {
        return size;
    }

    /**
     * How many rows have a queen.
     *
     * @return from 0 to n
     */
    public int depth() {
        return depth;
    }

    /**
     * Tells whether a row has a queen.
     *
     * @param row from 0 to n - 1
     * @return whether it has one
     */
    public boolean isPlaced(int row) {
        return columns[row] != NONE;
    }

    /**
     * Where a row's queen stands.
     *
     * @param row from 0 to n - 1
     * @return its column, or -1 if the row has no queen
     */
    public int column(int row) {
        return columns[row];
    }

    /**
     * How many columns a row without a queen may still use.
     *
     * @param row from 0 to n - 1
     * @return from 0 to n; for a row with a queen, what it was when the queen was placed
     */
    public int count(int row) {
        return left[row];
    }

    /**
     * How many columns a row without a queen may still use that no queen attacks. Where the inference does not rule out what
     * queens attack, this checks each column against the queens, and counts the checks.
     *
     * @param row a row without a queen
     * @return from 0 to n
     */
    public int legal(int row) {
        if (isForward()) {
            return left[row];
        }
        look();
        if (squaresLeft != null) {
            return squaresLeft.count(row);
        }
        int legal = 0;
        for (int column = next(row, 0); column >= 0; column = next(row, column + 1)) {
            legal += firstAttacker(row, column, 0) < 0 ? 1 : 0;
        }
        return legal;
    }

    /**
     * Tells whether a row may still use a column.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @return whether it was not ruled out
     */
    public boolean contains(int row, int column) {
        return (open[row * words + (column >>> 6)] >>> column & 1) != 0;
    }

    /**
     * The first column from one on that a row may still use.
     *
     * @param row from 0 to n - 1
     * @param from from 0 to n
     * @return the column, or -1 if there is none
     */
    public int next(int row, int from) {
        if (from == size) {
            return NONE;
        }
        int word = from >>> 6;
        long rest = open[row * words + word] & -1L << from;
        while (rest == 0) {
            if (++word == words) {
                return NONE;
            }
            rest = open[row * words + word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(rest);
    }

    /**
     * Checks whether two queens may stand together, and counts the check.
     *
     * @param row1 from 0 to n - 1
     * @param column1 from 0 to n - 1
     * @param row2 another row
     * @param column2 from 0 to n - 1
     * @return whether neither attacks the other and they do not share a region
     */
    public boolean check(int row1, int column1, int row2, int column2) {
        checks++;
        return attacked.areTogether(row1, column1, row2, column2);
    }

    /**
     * Rules out a column because of another row: of its queen, or of the columns that the other row may still use. Has
     * no effect if it is ruled out already.
     *
     * @param row a row without a queen
     * @param column from 0 to n - 1
     * @param because another row
     * @return whether the row has columns left
     * @throws IllegalArgumentException if the row has a queen, or a number is not on the board
     */
    public boolean ruleOut(int row, int column, int because) {
        requireOpenRow(row, column);
        if (because < 0 || because >= size || because == row) {
            throw new IllegalArgumentException("row " + because + " cannot be why a column of row " + row
                    + " is ruled out; name another row from 0 to " + (size - 1));
        }
        return strike(row, column, because);
    }

    private void requireOpenRow(int row, int column) {
        if (row < 0 || row >= size || column < 0 || column >= size || isPlaced(row)) {
            throw new IllegalArgumentException("row " + row + ", column " + column
                    + " cannot be ruled out; name a row without a queen and a column, from 0 to " + (size - 1));
        }
    }

    /** Rules out a column because of another row, for callers that know the board. */
    boolean strike(int row, int column, int because) {
        if (!contains(row, column)) {
            return left[row] > 0;
        }
        if (explanations != null) {
            explanations.because(row, because, isPlaced(because) ? depths[because] : NONE, depth);
        }
        remove(row, column, because);
        if (left[row] == 0 && weights != null) {
            weights.failed(row, because);
        }
        return left[row] > 0;
    }

    /**
     * Rules out a column because of all queens placed. Has no effect if it is ruled out already.
     *
     * @param row a row without a queen
     * @param column from 0 to n - 1
     * @return whether the row has columns left
     * @throws IllegalArgumentException if the row has a queen, or a number is not on the board
     */
    public boolean ruleOut(int row, int column) {
        requireOpenRow(row, column);
        return strike(row, column);
    }

    /** Rules out a column because of all queens placed, for callers that know the board. */
    boolean strike(int row, int column) {
        if (contains(row, column)) {
            if (explanations != null) {
                explanations.becauseOfAll(row, depth);
            }
            remove(row, column, NONE);
        }
        return left[row] > 0;
    }

    /**
     * Rules out the columns left for a row because of all queens placed.
     *
     * @return false, as the row has no column left
     */
    boolean strikeAll(int row) {
        for (int column = next(row, 0); column >= 0; column = next(row, column + 1)) {
            strike(row, column);
        }
        return false;
    }

    private void remove(int row, int column, int because) {
        open[row * words + (column >>> 6)] &= ~(1L << column);
        left[row]--;
        trail.push(row * size + column);
        ruledOut++;
        if (observed) {
            run.ruledOut(row, column, because);
        }
        if (left[row] == 0) {
            wipedOut = row;
            wipeouts++;
        }
    }

    /**
     * How often a row, or another row with which it shares a constraint, was left without a column: the sum of the weights of its
     * constraints with rows that have no queen.
     *
     * @param row a row without a queen
     * @return at least the number of the other rows without a queen
     */
    public long weight(int row) {
        long others = size - depth - 1L;
        return weights == null ? others : others + weights.of(row, columns);
    }

    /**
     * The run's random numbers.
     *
     * @return the generator of the run
     */
    public RandomGenerator random() {
        return run.random();
    }

    /**
     * Ends the search if its limits say so. Call it about every ten microseconds within work that takes longer.
     *
     * @throws io.github.nqueens.spi.SearchStoppedException if the run is over; let it pass
     */
    public void look() {
        run.requireOngoing();
    }

    Attacked attacked() {
        return attacked;
    }

    int rowAt(int atDepth) {
        return rows[atDepth];
    }

    /** Counts checks that were decided without asking for each. */
    void checked(long more) {
        checks += more;
    }

    boolean isForward() {
        return earlier == null && squaresLeft == null;
    }

    /** The depth of the first queen that attacks a square, or -1; queens before {@code from} are known not to. */
    int firstAttacker(int row, int column, int from) {
        return Objects.requireNonNull(earlier, "what queens attack is ruled out")
                .firstAttacker(row, column, from, depth);
    }

    /** The first column from one on that the row may use and no queen attacks, or -1. Checks each column before it, too. */
    int firstFree(int row, int from) {
        if (squaresLeft != null) {
            return squaresLeft.first(row, from);
        }
        EarlierQueens queens = Objects.requireNonNull(earlier, "what queens attack is ruled out");
        if (left[row] == size && queens.isPlain()) {
            return queens.firstFreeOfAll(row, from, depth);
        }
        int column = next(row, from);
        while (column >= 0 && queens.firstAttacker(row, column, 0, depth) >= 0) {
            column = next(row, column + 1);
        }
        return column;
    }

    void place(int row, int column) {
        if (earlier != null) {
            earlier.placed(row, column, depth);
        }
        if (squaresLeft != null) {
            squaresLeft.placed(row, column);
        }
        if (explanations != null) {
            explanations.placed(depth);
        }
        marks[depth] = trail.size();
        columns[row] = column;
        depths[row] = depth;
        rows[depth] = row;
        depth++;
    }

    /**
     * Takes off the last queen, and restores the columns ruled out since.
     *
     * @return how many columns are restored
     */
    int takeBack() {
        depth--;
        int row = rows[depth];
        if (squaresLeft != null) {
            // It counts the checks of squares that come back next.
            squaresLeft.removed();
        }
        if (explanations != null) {
            explanations.undo(depth);
        }
        int restored = trail.size() - marks[depth];
        while (trail.size() > marks[depth]) {
            int square = trail.pop();
            int other = square / size;
            int column = square - other * size;
            open[other * words + (column >>> 6)] |= 1L << column;
            left[other]++;
            if (explanations != null) {
                explanations.restored(other, depth);
            }
        }
        if (earlier != null) {
            earlier.removed(row, columns[row]);
        }
        columns[row] = NONE;
        return restored;
    }

    /** The row that was left without a column last. */
    int wipedOut() {
        return wipedOut;
    }

    /** The depths of the queens because of which a row has lost columns. */
    long[] reasons(int row) {
        return Objects.requireNonNull(explanations, "the domains keep no explanations")
                .of(row);
    }

    long checks() {
        long ofEarlier = earlier == null ? 0 : earlier.checks();
        return checks + ofEarlier + (squaresLeft == null ? 0 : squaresLeft.checks());
    }

    long ruledOutSoFar() {
        return ruledOut;
    }

    long wipeouts() {
        return wipeouts;
    }
}
