package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.ConflictCounter;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * All n(n-1) moves of one queen within its row, and a way to the best of them that looks at few.
 *
 * <p>A move lowers the conflicts at most by the attackers of the queen less the queens on the column it goes to. So with
 * rows ranked by attackers and columns by queens, {@link #findBest} goes through the moves by descending bound, and is
 * done with the first bound that the best change found so far reaches. When many moves have one bound, it draws among all
 * moves of at least that bound until one attains it: that move is a best one, and each best one is as likely as another.
 * Only when the drawing fails are the moves of that bound looked at one by one. What is chosen is distributed exactly as
 * by a scan of all moves.
 *
 * <p>Not safe for use by several threads. A change takes as many steps as there are queens on the six lines concerned;
 * memory is 16n integers beside the counter's.
 */
final class MoveNeighborhood {
    @FunctionalInterface
    private interface BucketPairVisitor {
        void visit(int attackersOfRow, int queensOnColumn);
    }

    /** Up to so many moves of one bound it costs less to look at each than to draw. */
    private static final long FEW = 16;

    /** Drawing is given up after one draw for so many moves. */
    private static final long MOVES_PER_DRAW = 2;

    /** More than any change, and far from overflow when added to. */
    private static final long NOTHING_FOUND = Long.MAX_VALUE / 2;

    /** Moves looked at between two questions whether to stop: some 10 microseconds. */
    private static final int LOOKS_PER_QUESTION = 1024;

    private final ConflictCounter queens;
    private final int n;
    private final Ranking rows;
    private final Ranking columns;
    private final QueenChains onColumns;
    private final QueenChains onSums;
    private final QueenChains onDifferences;

    private RandomGenerator random;
    private BooleanSupplier shouldStop;
    private int untilQuestion = LOOKS_PER_QUESTION;
    private boolean stopped;

    private int row;
    private int column;
    private long delta;
    private long ties;
    private long counted;

    /**
     * Ranks rows and columns. Takes O(n).
     *
     * @param queens any board, to be changed by {@link #move} only from here on
     */
    MoveNeighborhood(ConflictCounter queens) {
        this.queens = queens;
        this.n = queens.size();
        int[] onColumn = new int[n];
        this.onColumns = new QueenChains(n, n);
        this.onSums = new QueenChains(2 * n - 1, n);
        this.onDifferences = new QueenChains(2 * n - 1, n);
        for (int r = 0; r < n; r++) {
            onColumn[queens.column(r)]++;
            onColumns.add(queens.column(r), r);
            onSums.add(sum(r), r);
            onDifferences.add(difference(r), r);
        }
        this.rows = new Ranking(n, n, queens::attackers);
        this.columns = new Ranking(n, n + 1, c -> onColumn[c]);
    }

    /** The number of moves, n(n-1). */
    long size() {
        return (long) n * (n - 1);
    }

    /** The row of the move chosen last. */
    int row() {
        return row;
    }

    /** Where the move chosen last goes. */
    int column() {
        return column;
    }

    /** The change of conflicts by the move chosen last. */
    long delta() {
        return delta;
    }

    /**
     * Chooses among the moves of least change, each with the same probability.
     *
     * @param worst the largest change of interest, 0 or less
     * @return false if all moves change the conflicts by more, or the search was told to stop
     */
    boolean findBest(int worst, RandomGenerator random, BooleanSupplier shouldStop) {
        this.random = random;
        this.shouldStop = shouldStop;
        stopped = false;
        delta = NOTHING_FOUND;
        ties = 0;
        // Moves whose bound is above the present one have all been looked at: the best of them is `delta`.
        for (int bound = rows.highest(); bound >= -worst && delta >= -bound && !stopped; bound--) {
            if (countBounded(bound) > FEW && drawBounded(bound)) {
                return true;
            }
            scanBounded(bound);
        }
        return delta <= worst && !stopped;
    }

    /** Moves the queen of a row to another column. */
    void move(int row, int column) {
        lift(row);
        queens.move(row, column);
        place(row);
    }

    /** Takes a move for the best if it is, or with its share of the probability if it is one of several. */
    private void consider(int r, int c) {
        askNowAndThen();
        if (!mayReach(r, c, delta)) {
            return;
        }
        long change = queens.moveDelta(r, c);
        if (change > delta) {
            return;
        }
        if (change < delta) {
            delta = change;
            ties = 0;
        }
        ties++;
        if (ties == 1 || random.nextLong(ties) == 0) {
            row = r;
            column = c;
        }
    }

    /** Tells from few looks whether this is a move that can change the conflicts by no more than {@code target}. */
    private boolean mayReach(int r, int c, long target) {
        long slack = rows.key(r) - columns.key(c) + target;
        return slack >= 0
                && queens.column(r) != c
                && (slack > 0 || onSums.isEmpty(r + c) && onDifferences.isEmpty(r - c + n - 1));
    }

    private void askNowAndThen() {
        if (--untilQuestion == 0) {
            untilQuestion = LOOKS_PER_QUESTION;
            stopped = shouldStop.getAsBoolean();
        }
    }

    private void scanBounded(int bound) {
        forEachBucketPair(bound, this::scan);
    }

    private void scan(int attackers, int queensOnColumn) {
        for (int i = rows.start(attackers); i < rows.end(attackers); i++) {
            for (int j = columns.start(queensOnColumn); j < columns.end(queensOnColumn) && !stopped; j++) {
                consider(rows.at(i), columns.at(j));
            }
        }
    }

    private long countBounded(int bound) {
        counted = 0;
        forEachBucketPair(
                bound, (attackers, onColumn) -> counted += (long) rows.count(attackers) * columns.count(onColumn));
        return counted;
    }

    /** Visits the pairs of attackers of a row and queens on a column whose moves can gain {@code bound} but not more. */
    private void forEachBucketPair(int bound, BucketPairVisitor visitor) {
        for (int attackers = Math.min(rows.highest(), bound + columns.highest()); attackers >= bound; attackers--) {
            visitor.visit(attackers, attackers - bound);
        }
    }

    /**
     * Draws among all moves that can gain {@code bound} or more, until one does gain it. Gives up after a number of draws
     * that is small beside that of the moves.
     *
     * @return whether it found one
     */
    private boolean drawBounded(int bound) {
        long squares = 0;
        for (int attackers = bound; attackers <= rows.highest(); attackers++) {
            squares += squares(attackers, bound);
        }
        for (long draws = squares / MOVES_PER_DRAW; draws > 0 && !stopped; draws--) {
            askNowAndThen();
            int attackers = rows.highest();
            if (attackers > bound) {
                long index = random.nextLong(squares);
                for (long size = squares(attackers, bound); index >= size; size = squares(attackers, bound)) {
                    index -= size;
                    attackers--;
                }
            }
            int r = rows.at(rows.start(attackers) + random.nextInt(rows.count(attackers)));
            int c = columns.at(random.nextInt(columnsFor(attackers, bound)));
            if (mayReach(r, c, -bound) && queens.moveDelta(r, c) == -bound) {
                row = r;
                column = c;
                delta = -bound;
                return true;
            }
        }
        return false;
    }

    /** Squares of rows with so many attackers that can gain {@code bound} or more by their column. */
    private long squares(int attackers, int bound) {
        return (long) rows.count(attackers) * columnsFor(attackers, bound);
    }

    private int columnsFor(int attackers, int bound) {
        return columns.end(Math.min(attackers - bound, columns.highest()));
    }

    private void lift(int r) {
        onColumns.remove(queens.column(r), r);
        onSums.remove(sum(r), r);
        onDifferences.remove(difference(r), r);
        columns.decrease(queens.column(r));
        for (int other = onColumns.first(queens.column(r)); other != QueenChains.NONE; other = onColumns.next(other)) {
            rows.decrease(other);
            rows.decrease(r);
        }
        for (int other = onSums.first(sum(r)); other != QueenChains.NONE; other = onSums.next(other)) {
            rows.decrease(other);
            rows.decrease(r);
        }
        for (int other = onDifferences.first(difference(r));
                other != QueenChains.NONE;
                other = onDifferences.next(other)) {
            rows.decrease(other);
            rows.decrease(r);
        }
    }

    private void place(int r) {
        for (int other = onColumns.first(queens.column(r)); other != QueenChains.NONE; other = onColumns.next(other)) {
            rows.increase(other);
            rows.increase(r);
        }
        for (int other = onSums.first(sum(r)); other != QueenChains.NONE; other = onSums.next(other)) {
            rows.increase(other);
            rows.increase(r);
        }
        for (int other = onDifferences.first(difference(r));
                other != QueenChains.NONE;
                other = onDifferences.next(other)) {
            rows.increase(other);
            rows.increase(r);
        }
        columns.increase(queens.column(r));
        onColumns.add(queens.column(r), r);
        onSums.add(sum(r), r);
        onDifferences.add(difference(r), r);
    }

    private int sum(int r) {
        return r + queens.column(r);
    }

    private int difference(int r) {
        return r - queens.column(r) + n - 1;
    }
}
