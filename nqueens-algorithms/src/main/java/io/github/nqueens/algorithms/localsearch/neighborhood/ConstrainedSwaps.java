package io.github.nqueens.algorithms.localsearch.neighborhood;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.spi.SearchContext;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * All swaps of two queens of a problem with placed queens and blocked squares. Placed queens stay, and no queen comes to a
 * blocked square. A swap gains at most the attackers of both queens. So pairs are looked at by falling attackers, and those
 * that can only be worse than the best so far are left out. Not safe for use by several threads.
 */
public final class ConstrainedSwaps implements Swaps {
    private final ConstrainedBoard queens;
    private final SearchContext run;
    private final RandomGenerator random;
    private final int[] movable;

    /** The movable rows in the lower halves, by the attackers of their queens in the upper halves. */
    private final long[] ranking;

    private long best;
    private long least;
    private int equallyGood;

    /** The queens, and the ranking. */
    public static long bytes(Problem problem) {
        int movable = problem.size() - problem.placed().size();
        return ConstrainedBoard.bytes(problem) + (long) Long.BYTES * movable;
    }

    public ConstrainedSwaps(Board start, SearchContext run) {
        this.queens = new ConstrainedBoard(start, run);
        this.run = run;
        this.random = run.random();
        this.movable = queens.movable();
        this.ranking = new long[movable.length];
    }

    @Override
    public long conflicts() {
        return queens.conflicts();
    }

    @Override
    public Board toBoard() {
        return queens.toBoard();
    }

    @Override
    public long size() {
        return (long) movable.length * (movable.length - 1) / 2;
    }

    @Override
    public long delta(int a, int b) {
        return queens.swapDelta(a, b);
    }

    @Override
    public long findBest(SwapRule allowed) {
        begin();
        for (int i = 0; i < movable.length; i++) {
            ranking[i] = (long) queens.attackers(movable[i]) << Integer.SIZE | movable[i];
        }
        Arrays.sort(ranking);
        for (int i = movable.length - 1; i > 0 && mayReach(ranking[i], ranking[i - 1]); i--) {
            run.requireOngoing();
            for (int j = i - 1; j >= 0 && mayReach(ranking[i], ranking[j]); j--) {
                consider((int) ranking[i], (int) ranking[j], allowed);
            }
        }
        return equallyGood > 0 ? best : NONE;
    }

    private boolean mayReach(long ranked1, long ranked2) {
        return equallyGood == 0 || -((ranked1 >> Integer.SIZE) + (ranked2 >> Integer.SIZE)) <= least;
    }

    @Override
    public long findBestOf(int candidates, SwapRule allowed) {
        begin();
        int[] attacked =
                Arrays.stream(movable).filter(row -> queens.attackers(row) > 0).toArray();
        for (int i = 0; i < candidates && movable.length > 1; i++) {
            int row = attacked[random.nextInt(attacked.length)];
            int other = movable[random.nextInt(movable.length)];
            if (other != row) {
                consider(row, other, allowed);
            }
        }
        return equallyGood > 0 ? best : NONE;
    }

    private void begin() {
        equallyGood = 0;
    }

    private void consider(int a, int b, SwapRule allowed) {
        if (!queens.maySwap(a, b)) {
            return;
        }
        long change = queens.swapDelta(a, b);
        if ((equallyGood > 0 && change > least) || !allowed.allows(a, b, change)) {
            return;
        }
        equallyGood = equallyGood > 0 && change == least ? equallyGood + 1 : 1;
        if (random.nextInt(equallyGood) == 0) {
            best = BestStep.step(a, b);
            least = change;
        }
    }

    @Override
    public void swap(int a, int b) {
        queens.swap(a, b);
    }
}
