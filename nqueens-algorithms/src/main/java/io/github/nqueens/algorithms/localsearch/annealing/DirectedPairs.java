package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.ConflictCounter;
import io.github.nqueens.algorithms.localsearch.board.DiagonalRows;
import io.github.nqueens.algorithms.localsearch.board.IndexSet;
import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/**
 * Draws swaps of an attacked queen with any other. Every attacked queen is equally likely. A row is entered as soon as its
 * queen is attacked, and leaves when it is drawn and found to be free. Not safe for use by
 * several threads.
 */
public final class DirectedPairs implements PairSource {
    private final ConflictCounter queens;
    private final int n;
    private final RandomGenerator random;
    private final DiagonalRows rows;
    private final IndexSet suspects;

    /** Starts from the board as it stands. Takes O(n). */
    public DirectedPairs(ConflictCounter queens, SearchContext run) {
        this.queens = queens;
        this.n = queens.size();
        this.random = run.random();
        this.rows = new DiagonalRows(n, queens::column, run);
        this.suspects = new IndexSet(n, run);
        run.inSteps(n, (from, to) -> {
            for (int row = from; row < to; row++) {
                enterIfAttacked(row);
            }
        });
    }

    /** Draws the row of an attacked queen, of which there must be one, and any other row. */
    @Override
    public long next() {
        int row1 = suspects.at(random.nextInt(suspects.size()));
        while (queens.attackers(row1) == 0) {
            suspects.remove(row1);
            row1 = suspects.at(random.nextInt(suspects.size()));
        }
        int row2 = random.nextInt(n - 1);
        if (row2 >= row1) {
            row2++;
        }
        return (long) row1 << 32 | row2;
    }

    @Override
    public void swapped(int row1, int row2) {
        rows.swapped(row1, row2, this::enter);
        enterIfAttacked(row1);
        enterIfAttacked(row2);
    }

    @Override
    public boolean mayBeDrawnAhead() {
        return false;
    }

    private void enterIfAttacked(int row) {
        if (queens.attackers(row) > 0) {
            enter(row);
        }
    }

    private void enter(int row) {
        if (!suspects.contains(row)) {
            suspects.add(row);
        }
    }
}
