package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/**
 * The random changes of a board with placed queens and blocked squares. A change that would put a queen on a blocked square
 * is drawn again, up to a number of times; after that the iteration changes nothing. Not safe for use by several threads.
 */
public abstract sealed class ConstrainedNeighbor implements RandomNeighbor {
    private static final int MOST_DRAWS = 100;

    final SearchContext context;
    final StepReasons reasons;
    final ConstrainedBoard queens;
    final int[] movable;
    private boolean drawn;

    private ConstrainedNeighbor(SearchContext context, StepReasons reasons, Board start) {
        this.context = context;
        this.reasons = reasons;
        this.queens = new ConstrainedBoard(start, context);
        this.movable = queens.movable();
    }

    /** Draws a change, which may be one that is not allowed. */
    abstract boolean tryDraw(RandomGenerator random);

    abstract long delta();

    abstract void make(long delta, double temperature);

    @Override
    public final long draw() {
        drawn = false;
        for (int i = 0; i < MOST_DRAWS && !drawn; i++) {
            drawn = tryDraw(context.random());
        }
        return drawn ? delta() : 0;
    }

    @Override
    public final void accept(long delta, double temperature) {
        if (drawn) {
            make(delta, temperature);
        }
    }

    @Override
    public final Board toBoard() {
        return queens.toBoard();
    }

    /** The row of a random attacked queen that may move. There is one while any queen is attacked. */
    final int attackedRow(RandomGenerator random) {
        int row;
        do {
            row = movable[random.nextInt(movable.length)];
        } while (queens.attackers(row) == 0);
        return row;
    }

    /** Swaps of two queens; the cost is the number of attacking pairs. */
    public static final class Swap extends ConstrainedNeighbor {
        private final boolean directed;
        private int row1;
        private int row2;

        public Swap(SearchContext context, StepReasons reasons, Board start, boolean directed) {
            super(context, reasons, start);
            this.directed = directed;
        }

        @Override
        public long cost() {
            return queens.conflicts();
        }

        @Override
        boolean tryDraw(RandomGenerator random) {
            row1 = directed ? attackedRow(random) : movable[random.nextInt(movable.length)];
            row2 = movable[random.nextInt(movable.length)];
            return row1 != row2 && queens.maySwap(row1, row2);
        }

        @Override
        long delta() {
            return queens.swapDelta(row1, row2);
        }

        @Override
        void make(long delta, double temperature) {
            queens.swap(row1, row2);
            reasons.swapped(row1, row2, delta, temperature);
        }
    }

    /** Moves of an attacked queen within its row; the cost is the number of attacked queens, found in O(n). */
    public static final class Move extends ConstrainedNeighbor {
        private long attacked;
        private int row;
        private int to;

        public Move(SearchContext context, StepReasons reasons, Board start) {
            super(context, reasons, start);
            this.attacked = countAttacked();
        }

        private long countAttacked() {
            long count = 0;
            for (int queen = 0; queen < queens.size(); queen++) {
                count += queens.attackers(queen) > 0 ? 1 : 0;
            }
            return count;
        }

        @Override
        public long cost() {
            return attacked;
        }

        @Override
        boolean tryDraw(RandomGenerator random) {
            row = attackedRow(random);
            to = random.nextInt(queens.size());
            return to != queens.column(row) && queens.isOpen(row, to);
        }

        @Override
        long delta() {
            int from = queens.column(row);
            queens.move(row, to);
            long after = countAttacked();
            queens.move(row, from);
            return after - attacked;
        }

        @Override
        void make(long delta, double temperature) {
            int from = queens.column(row);
            queens.move(row, to);
            attacked += delta;
            reasons.moved(row, from, to, delta, temperature);
        }
    }
}
