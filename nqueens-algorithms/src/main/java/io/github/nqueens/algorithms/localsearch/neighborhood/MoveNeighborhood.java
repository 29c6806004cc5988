package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/**
 * All n(n-1) moves of one queen within its row, and a way to the best of them that looks at few.
 *
 * <p>A move gains at most the attackers of the queen less the queens on the column it goes to. So rows are ranked by
 * attackers and columns by queens, and {@link BestStep} chooses by that bound.
 *
 * <p>Not safe for use by several threads. A change takes as many steps as there are queens on the six lines concerned;
 * memory is 16n integers beside the counter's.
 */
public final class MoveNeighborhood implements Moves, BestStep.Steps {
    private static final long MOST_SCANNED = 16;
    private static final long PAIRS_PER_DRAW = 2;

    private final ConflictCounter queens;
    private final RandomGenerator random;
    private final int n;
    private final AttackerRanking attackers;
    private final Ranking rows;
    private final Ranking columns;
    private final BestStep best;

    /**
     * Ranks rows and columns. Takes O(n).
     *
     * @param queens any board, to be changed by {@link #move} only from here on
     */
    public MoveNeighborhood(ConflictCounter queens, SearchContext run) {
        this.queens = queens;
        this.random = run.random();
        this.n = queens.size();
        this.attackers = new AttackerRanking(queens, false, run);
        this.rows = attackers.rows();
        int[] onColumn = LimitedArrays.ints(n, run);
        run.inSteps(n, (from, to) -> {
            for (int row = from; row < to; row++) {
                onColumn[queens.column(row)]++;
            }
        });
        this.columns = new Ranking(n, n + 1, column -> onColumn[column], run);
        this.best = new BestStep(this, run, MOST_SCANNED, PAIRS_PER_DRAW);
    }

    @Override
    public long conflicts() {
        return queens.conflicts();
    }

    @Override
    public int column(int row) {
        return queens.column(row);
    }

    @Override
    public long size() {
        return (long) n * (n - 1);
    }

    @Override
    public long findBest(int worst) {
        return best.find(worst);
    }

    @Override
    public long draw() {
        int row = random.nextInt(n);
        int column = random.nextInt(n - 1);
        return BestStep.step(row, column < queens.column(row) ? column : column + 1);
    }

    @Override
    public void move(int row, int column) {
        attackers.lift(row);
        columns.decrease(queens.column(row));
        queens.move(row, column);
        columns.increase(column);
        attackers.place(row);
    }

    @Override
    public Board toBoard() {
        return queens.toBoard();
    }

    @Override
    public int highestBound() {
        return rows.highest();
    }

    // A row with k attackers gains exactly the bound on columns with k - bound queens, which form one bucket.

    @Override
    public long count(int bound) {
        long count = 0;
        for (int key = highestKey(bound); key >= bound; key--) {
            count += (long) rows.count(key) * columns.count(key - bound);
        }
        return count;
    }

    @Override
    public void scan(int bound, BestStep chosen) {
        for (int key = highestKey(bound); key >= bound; key--) {
            for (int i = rows.start(key); i < rows.end(key); i++) {
                for (int j = columns.start(key - bound); j < columns.end(key - bound); j++) {
                    chosen.consider(rows.at(i), columns.at(j));
                }
            }
        }
    }

    private int highestKey(int bound) {
        return Math.min(rows.highest(), bound + columns.highest());
    }

    @Override
    public int highestKey() {
        return rows.highest();
    }

    @Override
    public int leastKey(int bound) {
        return bound;
    }

    @Override
    public long pairs(int key, int bound) {
        return (long) rows.count(key) * columnsFor(key, bound);
    }

    @Override
    public long draw(int key, int bound, RandomGenerator random) {
        int row = rows.at(rows.start(key) + random.nextInt(rows.count(key)));
        int column = columns.at(random.nextInt(columnsFor(key, bound)));
        return mayReach(row, column, -bound) ? BestStep.step(row, column) : BestStep.MISS;
    }

    private int columnsFor(int key, int bound) {
        return columns.end(Math.min(key - bound, columns.highest()));
    }

    @Override
    public boolean mayReach(int row, int column, long target) {
        long slack = rows.key(row) - columns.key(column) + target;
        return slack >= 0 && queens.column(row) != column && (slack > 0 || attackers.isFree(row, column));
    }

    @Override
    public long delta(int row, int column) {
        return queens.moveDelta(row, column);
    }

    @Override
    public boolean allows(int row, int column, long delta) {
        return true;
    }
}
