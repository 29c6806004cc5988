package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.spi.HeapBudget;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.Optional;

/**
 * Greedy search: every turn the move that lowers the number of attacked queens most, ties at random, preferring another
 * queen than the last one moved.
 *
 * <ol>
 *   <li>Start from a random permutation, or from the initial board, whatever its columns.
 *   <li>If no queen is attacked, the board is a solution.
 *   <li>Of all n(n-1) moves of one queen to another column of its row take those after which the fewest queens are
 *       attacked; if some of them move another queen than the last turn did, only those; and do one of them, each with the
 *       same probability. If no move lowers the number, the best is one that keeps or raises it, and is done likewise.
 *   <li>After {@code stagnation} turns without a new lowest number of attacked queens start again from a random
 *       permutation. Otherwise go on with the second step.
 * </ol>
 *
 * <p>The measure, also in the statistics and events, is the number of queens that are attacked by at least one other, not
 * the number of attacking pairs. An iteration is one move. Each evaluates the whole neighborhood of n(n-1) moves, whether
 * a move was scored or left out because it cannot be the best.
 *
 * <p>An iteration takes O(n) to see what each queen's removal would bring, and O(n/64) for each row that can reach the
 * best, in the worst case all. About 0.4 n iterations solve large boards. Memory is O(n).
 *
 * <p>Small boards, n = 6 and 7 above all, can get trapped in a few boards; the restart is for them. From n = 32 on it is
 * hardly ever needed. Immutable and safe for use by several threads.
 *
 * <p>Source: Y. Baror, N Queens, Visualgos ("Greedy").
 */
public final class Greedy implements SearchAlgorithm {
    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
            "stagnation",
            100,
            1,
            Long.MAX_VALUE,
            "how many moves without a new lowest number of attacked queens lead to a restart");

    /** The board, its copies, counts and joined rows of n columns and 4n diagonals, ties, and bits for all of these. */
    private static final long BYTES_PER_ROW = (3 + 2 * 5 + 2) * Integer.BYTES + 5;

    private final long stagnation;

    private Greedy(Builder builder) {
        this.stagnation = builder.stagnation;
    }

    /**
     * Starts from the defaults.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * What is known of the solver {@code greedy}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("greedy", Greedy::builder, Builder::build)
                .summary("Takes the move after which the fewest queens are attacked.")
                .source("Visualgos: N Queens (Y. Baror), Greedy")
                .advice(
                        "Choose it to see a search that always takes the best move, or to mend a board by very few moves."
                                + " Above 20,000 rows choose iterative-repair.")
                .largestSize(FullBoards.LARGEST_SIZE)
                .reach(20_000)
                .parameter(STAGNATION, Builder::stagnation)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        Optional<String> shortfall = HeapBudget.shortfall(BYTES_PER_ROW * n);
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        Optional<Board> start = context.initialBoard().or(() -> FullBoards.random(context));
        while (start.isPresent()) {
            Optional<SearchOutcome> outcome = descend(start.get(), context);
            if (outcome.isPresent()) {
                return outcome.get();
            }
            context.restarted();
            start = FullBoards.random(context);
        }
        return SearchOutcome.stopped();
    }

    /** Moves queens until none is attacked, the run is over, or it stagnates: then there is no outcome. */
    private Optional<SearchOutcome> descend(Board start, SearchContext context) {
        int n = start.size();
        AttackedQueens queens = new AttackedQueens(n);
        if (!queens.set(start, context::shouldStop)) {
            return Optional.of(SearchOutcome.stopped());
        }
        context.boardSet(start);
        context.best(queens.attacked());
        BestMoves best = new BestMoves(queens, context);
        int lastMoved = -1;
        int lowest = queens.attacked();
        long stagnant = 0;
        while (queens.attacked() > 0 && stagnant < stagnation) {
            if (!context.tick() || !best.find(lastMoved)) {
                return Optional.of(SearchOutcome.stopped());
            }
            best.draw(context.random());
            int row = best.row();
            int from = queens.column(row);
            queens.move(row, best.column());
            lastMoved = row;
            stagnant++;
            if (queens.attacked() < lowest) {
                lowest = queens.attacked();
                stagnant = 0;
            }
            context.evaluated((long) n * (n - 1));
            context.best(queens.attacked());
            if (context.observed()) {
                context.moved(row, from, best.column());
                context.noted(
                        "The move of row {0} to column {1} is one of {2} that change the number of attacked queens by"
                                + " {3}; no move lowers it more. {4} queens are attacked.",
                        row, best.column(), best.total(), best.change(), queens.attacked());
            }
        }
        return queens.attacked() == 0
                ? Optional.of(SearchOutcome.solved(Board.of(queens.toArray())))
                : Optional.empty();
    }

    /** Collects the parameters of a greedy search. Not safe for use by several threads. */
    public static final class Builder {
        private long stagnation = STAGNATION.defaultValue().orElseThrow();

        private Builder() {}

        /**
         * Sets how many moves without a new lowest number of attacked queens lead to a restart.
         *
         * @param moves at least 1; 100 by default
         * @return this builder
         * @throws IllegalArgumentException if out of range
         */
        public Builder stagnation(long moves) {
            this.stagnation = STAGNATION.check(moves);
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public Greedy build() {
            return new Greedy(this);
        }
    }
}
