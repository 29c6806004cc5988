package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.SearchContext;
import org.jspecify.annotations.Nullable;

/**
 * The rows in order of the attackers of their queens, kept so while queens are lifted and placed.
 *
 * <p>A change takes as many steps as there are queens on the lines concerned. Not safe for use by several threads.
 */
public final class AttackerRanking {
    private final SearchContext run;
    private final ConflictCounter queens;
    private final int n;
    private final Ranking rows;
    /** The queens of each column. Null on boards that stay permutations, where no queen attacks along a column. */
    private final @Nullable QueenChains onColumns;

    private final QueenChains onSums;
    private final QueenChains onDifferences;

    /** Ranks the rows. Takes O(n). */
    public AttackerRanking(ConflictCounter queens, boolean isPermutation, SearchContext run) {
        this.run = run;
        this.queens = queens;
        this.n = queens.size();
        this.onColumns = isPermutation ? null : new QueenChains(n, n, run);
        this.onSums = new QueenChains(2 * n - 1, n, run);
        this.onDifferences = new QueenChains(2 * n - 1, n, run);
        run.inSteps(n, (from, to) -> {
            for (int row = from; row < to; row++) {
                int column = queens.column(row);
                if (onColumns != null) {
                    onColumns.add(column, row);
                }
                onSums.add(row + column, row);
                onDifferences.add(row - column + n - 1, row);
            }
        });
        this.rows = new Ranking(n, n, queens::attackers, run);
    }

    public Ranking rows() {
        return rows;
    }

    /** Tells whether no queen stands on the diagonals of a square. */
    public boolean isFree(int row, int column) {
        return onSums.isEmpty(row + column) && onDifferences.isEmpty(row - column + n - 1);
    }

    /** Takes the queen of a row off its lines, before it changes its column. */
    public void lift(int row) {
        int column = queens.column(row);
        if (onColumns != null) {
            lift(onColumns, column, row);
        }
        lift(onSums, row + column, row);
        lift(onDifferences, row - column + n - 1, row);
    }

    /** Puts the queen of a row on its lines, after it changed its column. */
    public void place(int row) {
        int column = queens.column(row);
        if (onColumns != null) {
            place(onColumns, column, row);
        }
        place(onSums, row + column, row);
        place(onDifferences, row - column + n - 1, row);
    }

    private void lift(QueenChains lines, int line, int row) {
        lines.remove(line, row);
        for (int other = lines.first(line); other != QueenChains.NONE; other = lines.next(other)) {
            rows.decrease(other);
            rows.decrease(row);
            run.requireOngoing();
        }
    }

    private void place(QueenChains lines, int line, int row) {
        for (int other = lines.first(line); other != QueenChains.NONE; other = lines.next(other)) {
            rows.increase(other);
            rows.increase(row);
            run.requireOngoing();
        }
        lines.add(line, row);
    }
}
