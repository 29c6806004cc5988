package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.AttemptProgress;
import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.Restarts;
import io.github.nqueens.algorithms.localsearch.board.AttackedQueens;
import io.github.nqueens.algorithms.localsearch.neighborhood.BestMoves;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Optional;

/**
 * Greedy search: each turn makes the move that lowers the number of attacked queens most.
 *
 * <ol>
 *   <li>Start from a random permutation, or from the initial board, whatever its columns.
 *   <li>If no queen is attacked, the board is a solution.
 *   <li>There are n(n-1) moves of one queen to another column of its row. Keep those after which the fewest queens are
 *       attacked. If some of them move another queen than the last turn did, keep only these. Make one of them, each
 *       with the same probability. The best move is made even if it does not lower the number.
 *   <li>After {@code stagnation} turns without a new lowest number of attacked queens, start again from a random
 *       permutation. Otherwise go on with the second step.
 * </ol>
 *
 * <p>The cost, also in statistics and events, is the number of queens that are attacked by at least one other. It is
 * not the number of attacking pairs. An iteration is one move. It counts as n(n-1) evaluations, whether a move was
 * scored or left out because it cannot be the best.
 *
 * <p>An iteration takes O(n) to find what each queen's removal would bring. Each row that can hold the best move takes
 * O(n/64) more. In the worst case, every row can hold it. About 0.4 n iterations solve large boards. Memory is O(n).
 *
 * <p>On small boards, above all n = 6 and 7, the search can be trapped among a few boards. The restart is for them.
 * From n = 32 on it is hardly ever needed. The parameter {@code restart} names the series by which {@code stagnation}
 * is multiplied from attempt to attempt; {@link Builder#restart} takes any {@link RestartRule}. Immutable and safe for
 * use by several threads.
 *
 * <p>Source: Y. Baror, N Queens, Visualgos ("Greedy"), undated, http://yuval.bar-or.org/index.php?item=9.
 */
public final class Greedy implements SearchAlgorithm {
    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
            "stagnation",
            100,
            1,
            Long.MAX_VALUE,
            "how many moves without a new lowest number of attacked queens lead to a restart");
    private static final Parameter<RestartRule.Series> RESTART = Restarts.parameter("stagnation");

    /** The start, the queens with two numbers for each of 5 lines, the attacked ones with their places, and ties. */
    private static final long BYTES_PER_ROW = (2 + 2 * 5 + 2 + 2) * Integer.BYTES;

    private final ParameterValues<Builder> settings;

    private Greedy(ParameterValues<Builder> settings) {
        this.settings = settings;
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
     * Describes the solver {@code greedy}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("greedy", Greedy::builder, Builder::build)
                .summary("Takes the move after which the fewest queens are attacked.")
                .source("Y. Baror, N Queens, Visualgos, Greedy, http://yuval.bar-or.org/index.php?item=9")
                .advice(
                        "Choose it to see a search that always takes the best move, or to repair a board by very few moves."
                                + " Above 30,000 rows choose iterative-repair.")
                .largestSize(LimitedArrays.LARGEST_BOARD)
                .trait(SolverTrait.STARTS_FROM_BOARD)
                .costUnit("attacked queens")
                .parameter(STAGNATION, Builder::stagnation)
                .parameter(RESTART, Builder::restart)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("greedy");
    }

    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return BYTES_PER_ROW * problem.size();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        AttemptProgress progress = new AttemptProgress(context, settings.get(RESTART), settings.<Long>get(STAGNATION));
        return Restarts.search(context, SearchContext::randomBoard, start -> descend(start, context, progress));
    }

    /** Moves queens until none is attacked, the run is over, or it stagnates: then there is no outcome. */
    private Optional<SearchOutcome> descend(Board start, SearchContext context, AttemptProgress progress) {
        int n = start.size();
        AttackedQueens queens = new AttackedQueens(start, context);
        context.boardSet(start);
        progress.begin(queens.attacked(), 1);
        BestMoves best = new BestMoves(queens, context);
        int lastMoved = -1;
        while (queens.attacked() > 0 && progress.left() > 0) {
            if (!context.tick()) {
                return Optional.of(SearchOutcome.stopped());
            }
            best.find(lastMoved);
            best.draw(context.random());
            int row = best.row();
            int from = queens.column(row);
            queens.move(row, best.column());
            lastMoved = row;
            context.evaluated((long) n * (n - 1));
            progress.count(queens.attacked());
            if (context.observed()) {
                context.moved(row, from, best.column());
                tellWhy(context, best, queens.attacked());
            }
        }
        return queens.attacked() == 0 ? Optional.of(SearchOutcome.solved(queens.toBoard())) : Optional.empty();
    }

    private static void tellWhy(SearchContext context, BestMoves best, int attacked) {
        String drawn = best.total() == 1 ? "" : " It was drawn from {2} such moves.";
        String change;
        if (best.change() < 0) {
            change = "This lowers the number of attacked queens by {3}, and no move lowers it more.";
        } else if (best.change() == 0) {
            change = "No move lowers the number of attacked queens, and this one keeps it.";
        } else {
            change = "Every move raises the number of attacked queens, and this one by the least, {3}.";
        }
        context.noted(
                "The queen of row {0} moves to column {1}. " + change + drawn + " Now {4} attacked.",
                best.row(),
                best.column(),
                best.total(),
                Math.abs(best.change()),
                Amounts.of(attacked, "queen is", "queens are"));
    }

    /** Collects the parameters of a greedy search. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets how many moves without a new lowest number of attacked queens lead to a restart.
         *
         * @param moves at least 1; 100 by default
         * @return this builder
         * @throws IllegalArgumentException if out of range
         */
        public Builder stagnation(long moves) {
            return settings.set(STAGNATION, moves);
        }

        /**
         * Sets how the limit that leads to a restart changes from attempt to attempt.
         *
         * @param rule a {@link RestartRule.Series}, by which the stagnation is multiplied from attempt to attempt, or
         *     your own rule in its place; {@link RestartRule.Series#FIXED} by default
         * @return this builder
         */
        public Builder restart(RestartRule rule) {
            return settings.setFunction(RESTART, rule);
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         * @throws IllegalArgumentException if a setting can do nothing beside the others; names its key and its value
         */
        public Greedy build() {
            Restarts.requireAgreement(settings, RESTART, STAGNATION, settings.<Long>get(STAGNATION));
            return new Greedy(settings.copy());
        }
    }
}
