package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.AttemptProgress;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.Restarts;
import io.github.nqueens.algorithms.localsearch.board.CompactConflictCounter;
import io.github.nqueens.algorithms.localsearch.neighborhood.ConstrainedRepair;
import io.github.nqueens.algorithms.localsearch.neighborhood.LeastThreatened;
import io.github.nqueens.algorithms.localsearch.neighborhood.RowRepair;
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
 * Min-conflicts repair: each turn moves the next attacked queen to the least attacked square of its row.
 *
 * <ol>
 *   <li>Start from a random permutation, or from the initial board, whatever its columns.
 *   <li>Look for an attacked queen, from the row after the last one on. Row 0 follows the last row. If there is none,
 *       the board is a solution.
 *   <li>Move it to the square of its row that the fewest queens of other rows attack. If there are several, draw one of
 *       them. The square on which the queen stands takes part only with {@code stay=true}.
 *   <li>After {@code stagnation} turns without a new lowest number of attacking pairs, start again from a random
 *       permutation. Otherwise go on with the second step.
 * </ol>
 *
 * <p>An iteration is one move. All n - 1 other squares of the row (n with {@code stay}) count as evaluated, whether
 * they were looked at or left out because they cannot be the best. Boards do not stay permutations.
 *
 * <p>An iteration costs O(1) on average on large boards. Squares that nobody attacks lie in the few free columns. If
 * there is none, random columns soon meet a square with one attacker. Only a row that has neither in 64 draws is
 * scanned. About 0.46 n turns solve large boards. Memory is O(n).
 *
 * <p>On problems, placed queens stay and blocked squares stay empty. A turn then takes O(n).
 *
 * <p>On small boards, above all n = 6, the search can enter a set of boards that the rule never leaves. The restart is
 * for them. From n = 32 on it is hardly ever needed. The parameter {@code restart} names the series by which {@code
 * stagnation} is multiplied from attempt to attempt; {@link Builder#restart} takes any {@link RestartRule}. Immutable
 * and safe for use by several threads.
 *
 * <p>Sources: Y. Baror, N Queens, Visualgos ("Iterative Repair"), undated, http://yuval.bar-or.org/index.php?item=9. S.
 * Minton, M. D. Johnston, A. B. Philips, P. Laird, Minimizing conflicts: a heuristic repair method for constraint
 * satisfaction and scheduling problems, Artificial Intelligence 58, 1992, doi:10.1016/0004-3702(92)90007-K. The latter
 * lets the current square take part ({@code stay}).
 */
public final class IterativeRepair implements SearchAlgorithm {
    private static final Parameter<Boolean> STAY = Parameter.ofBoolean(
            "stay", false, "whether the square on which the queen stands takes part, so that it may stay there");
    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
            "stagnation",
            200,
            1,
            Long.MAX_VALUE,
            "how many moves without a new lowest number of attacking pairs lead to a restart");
    private static final Parameter<RestartRule.Series> RESTART = Restarts.parameter("stagnation");

    /** The start, the queens with a count for each of 5 lines, the free columns with their places. */
    private static final long BYTES_PER_ROW = (2 + 5 + 2) * Integer.BYTES;

    private final ParameterValues<Builder> settings;

    private IterativeRepair(ParameterValues<Builder> settings) {
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
     * Describes the solver {@code iterative-repair}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("iterative-repair", IterativeRepair::builder, Builder::build)
                .alias("min-conflicts")
                .summary("Moves one attacked queen after the other to the square with the fewest attackers.")
                .source("Y. Baror, N Queens, Visualgos, Iterative Repair, http://yuval.bar-or.org/index.php?item=9;"
                        + " Minton, Johnston, Philips, Laird 1992, doi:10.1016/0004-3702(92)90007-K")
                .advice(
                        "Choose it for a simple local search that solves millions of rows, or to repair a board of yours by"
                                + " few moves. Not for uniform random solutions, and queen-search is faster on an empty board.")
                .largestSize(LimitedArrays.LARGEST_BOARD)
                .trait(SolverTrait.STARTS_FROM_BOARD)
                .trait(SolverTrait.PLACED_AND_BLOCKED)
                .parameter(STAY, Builder::stay)
                .parameter(STAGNATION, Builder::stagnation)
                .parameter(RESTART, Builder::restart)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("iterative-repair");
    }

    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return problem.isClassic()
                ? BYTES_PER_ROW * problem.size()
                : (long) Integer.BYTES * problem.size() + ConstrainedBoard.bytes(problem);
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        boolean stay = settings.get(STAY);
        AttemptProgress progress = new AttemptProgress(context, settings.get(RESTART), settings.<Long>get(STAGNATION));
        if (!context.problem().isClassic()) {
            return Restarts.search(context, ConstrainedBoard::random, start -> {
                context.boardSet(start);
                return repair(new ConstrainedRepair(start, context, stay), context, progress);
            });
        }
        return Restarts.search(context, SearchContext::randomBoard, start -> {
            context.boardSet(start);
            CompactConflictCounter queens = new CompactConflictCounter(start.size(), start::column, context);
            return repair(new LeastThreatened(queens, context, stay), context, progress);
        });
    }

    /** Repairs a board until it is a solution, the run is over, or it stagnates: then there is no outcome. */
    private static Optional<SearchOutcome> repair(RowRepair board, SearchContext context, AttemptProgress progress) {
        progress.begin(board.conflicts(), 1);
        int row = -1;
        while (board.conflicts() > 0 && progress.left() > 0) {
            row = board.nextAttacked(row);
            if (!context.tick()) {
                return Optional.of(SearchOutcome.stopped());
            }
            int from = board.column(row);
            int before = board.attackers(row);
            int to = board.draw(row);
            board.move(row, to);
            progress.count(board.conflicts());
            if (context.observed()) {
                context.moved(row, from, to);
                tellWhy(context, row, before, to == from, to, board.attackers(row), board.conflicts());
            }
        }
        return board.conflicts() == 0 ? Optional.of(SearchOutcome.solved(board.toBoard())) : Optional.empty();
    }

    private static void tellWhy(
            SearchContext context, int row, int before, boolean stays, int to, int after, long conflicts) {
        context.noted(
                "The next attacked queen is in row {0}: {1} it. It "
                        + (stays ? "stays in" : "moves to")
                        + " column {2}, which {3}. No other square that it could move to is attacked by fewer. Now {4} each other.",
                row,
                Amounts.of(before, "queen attacks", "queens attack"),
                to,
                Amounts.of(after, "queen attacks", "queens attack"),
                Amounts.pairsAttack(conflicts));
    }

    /** Collects the parameters of an iterative repair. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets whether the square on which the queen stands is compared with the others, so that it may stay there.
         *
         * @param stay false by default: an attacked queen moves
         * @return this builder
         */
        public Builder stay(boolean stay) {
            return settings.set(STAY, stay);
        }

        /**
         * Sets how many moves without a new lowest number of attacking pairs lead to a restart.
         *
         * @param moves at least 1; 200 by default
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
        public IterativeRepair build() {
            Restarts.requireAgreement(settings, RESTART, STAGNATION, settings.<Long>get(STAGNATION));
            return new IterativeRepair(settings.copy());
        }
    }
}
