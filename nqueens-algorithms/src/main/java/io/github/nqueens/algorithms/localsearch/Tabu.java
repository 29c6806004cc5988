package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.AttemptProgress;
import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.algorithms.common.OpenPermutations;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.Restarts;
import io.github.nqueens.algorithms.localsearch.neighborhood.ConstrainedSwaps;
import io.github.nqueens.algorithms.localsearch.neighborhood.SwapNeighborhood;
import io.github.nqueens.algorithms.localsearch.neighborhood.SwapRule;
import io.github.nqueens.algorithms.localsearch.neighborhood.Swaps;
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
 * Tabu search over permutations: always the best swap of two queens, except for the pairs swapped last.
 *
 * <ol>
 *   <li>Start from a random permutation.
 *   <li>There are n(n-1)/2 swaps of the columns of two queens. Leave out the pairs of rows on the tabu list. Make the
 *       swap after which the fewest pairs of queens attack each other, one of them at random if there are several. It
 *       is made even if it is a change for the worse.
 *   <li>Put the pair on the tabu list. Drop the oldest if there are more than the tenure, 10.
 *   <li>Go on at 2 until no queen attacks another.
 * </ol>
 *
 * <p>An iteration is one swap. It counts as n(n-1)/2 evaluations: each swap of the neighborhood is decided, most by a
 * bound on what it can gain rather than by its score. An iteration scores fewer than two hundred pairs at every
 * n. About 0.19 n iterations lead to a solution. Memory is O(n).
 *
 * <p>The source is silent on three points. A tabu list as long as the neighborhood would forbid everything, so it never
 * holds more than all pairs but one (n = 4 and 5 with the default tenure). On very small boards the tabu list can lead
 * the search around in a circle, so it starts again after {@code stagnation} iterations without a new lowest number of
 * conflicts. A tabu swap stays forbidden even if it led to the best board so far, unless {@code aspiration} is set. The
 * parameter {@code restart} names the series by which {@code stagnation} is multiplied from attempt to attempt; {@link
 * Builder#restart} takes any {@link RestartRule}.
 *
 * <p>On problems with placed queens and blocked squares the neighborhood has only swaps that move no placed queen and
 * lead to no blocked square. An iteration looks at O(n<sup>2</sup>) of them at most. If the squares leave no
 * permutation, the search gives up.
 *
 * <p>Failure modes: 15 {@code candidates} or fewer make the search a random walk. A long tabu list on a small board
 * forces it uphill. Immutable and safe for use by several threads.
 *
 * <p>Sources: I. Martinjak, M. Golub, Comparison of Heuristic Algorithms for the N-Queen Problem, ITI 2007, Fig. 4 and
 * Table 2, doi:10.1109/ITI.2007.4283867. F. Glover, Tabu Search, Part I, ORSA Journal on Computing 1(3), 1989,
 * doi:10.1287/ijoc.1.3.190.
 */
public final class Tabu implements SearchAlgorithm {
    private static final Parameter<Integer> TENURE =
            Parameter.ofInt("tenure", 10, 0, 1_000_000, "how many of the pairs swapped last must not be swapped again");
    private static final Parameter<Start> START = Parameter.ofEnum("start", Start.RANDOM, "the board to start from");
    private static final Parameter<Boolean> ASPIRATION = Parameter.ofBoolean(
            "aspiration",
            false,
            "whether a forbidden swap is allowed if it leads to fewer conflicts than any board since the last"
                    + " restart");
    private static final Parameter<Integer> CANDIDATES = Parameter.ofInt(
            "candidates", 0, 0, 1_000_000, "how many random swaps to choose the best of; 0: the whole neighborhood");
    private static final long LEAST_STAGNATION = 1000;

    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
                    "stagnation",
                    LEAST_STAGNATION,
                    1,
                    Long.MAX_VALUE,
                    "how many iterations without a new lowest number of conflicts before it restarts")
            .withComputedDefault("the larger of 1000 and n");
    private static final Parameter<RestartRule.Series> RESTART = Restarts.parameter("stagnation");

    /** The start, its counter, the chains of 4n diagonals, and the ranking. */
    private static final long BYTES_PER_ROW = (7 + 6 + 4) * Integer.BYTES;

    private final ParameterValues<Builder> settings;

    private Tabu(ParameterValues<Builder> settings) {
        this.settings = settings;
    }

    /**
     * Starts from the published setting.
     *
     * @return a builder that holds the defaults
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * The solver {@code tabu}.
     *
     * @return its name, its source and its parameters
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("tabu", Tabu::builder, Builder::build)
                .summary("Makes the best swap of two queens, except the pairs swapped last.")
                .advice(
                        "Choose it for few, well chosen iterations, or to compare heuristics by the number of evaluations.")
                .trait(SolverTrait.STARTS_FROM_BOARD)
                .trait(SolverTrait.PERMUTATION_ONLY)
                .trait(SolverTrait.PLACED_AND_BLOCKED)
                .source(
                        "I. Martinjak, M. Golub, Comparison of Heuristic Algorithms for the N-Queen Problem, ITI 2007, "
                                + "doi:10.1109/ITI.2007.4283867; F. Glover, Tabu Search, Part I, 1989, doi:10.1287/ijoc.1.3.190")
                .largestSize(LimitedArrays.LARGEST_BOARD)
                .parameter(TENURE, Builder::tenure)
                .parameter(START, Builder::start)
                .parameter(ASPIRATION, Builder::aspiration)
                .parameter(CANDIDATES, Builder::candidates)
                .parameter(STAGNATION, Builder::stagnation)
                .parameter(RESTART, Builder::restart)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("tabu");
    }

    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return problem.isClassic()
                ? BYTES_PER_ROW * problem.size()
                : OpenPermutations.bytes(problem) + ConstrainedSwaps.bytes(problem);
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        long stagnation = settings.given(STAGNATION).orElse(Math.max(LEAST_STAGNATION, context.size()));
        Start start = settings.get(START);
        AttemptProgress progress = new AttemptProgress(context, settings.get(RESTART), stagnation);
        if (!context.problem().isClassic()) {
            return OpenPermutations.search(
                    context,
                    permutations -> Restarts.search(
                            context,
                            run -> permutations.nearest(start.board(run)),
                            board ->
                                    new Attempt(board, new ConstrainedSwaps(board, context), context, progress).run()));
        }
        return Restarts.search(context, start::board, board -> {
            Swaps swaps = new SwapNeighborhood(context.conflictCounter(board), context);
            return new Attempt(board, swaps, context, progress).run();
        });
    }

    /** The search from one board on, until it solves, stagnates or is stopped. */
    private final class Attempt implements SwapRule {
        private final Swaps swaps;
        private final SearchContext context;
        private final TabuList tabu;
        private final AttemptProgress progress;
        private final int candidates = settings.get(CANDIDATES);
        private final boolean aspiration = settings.get(ASPIRATION);

        Attempt(Board board, Swaps swaps, SearchContext context, AttemptProgress progress) {
            this.swaps = swaps;
            this.context = context;
            context.boardSet(board);
            this.tabu = new TabuList((int) Math.max(0, Math.min(settings.<Integer>get(TENURE), swaps.size() - 1)));
            this.progress = progress;
        }

        Optional<SearchOutcome> run() {
            progress.begin(swaps.conflicts(), 1);
            while (swaps.conflicts() > 0 && progress.left() > 0) {
                if (!context.tick()) {
                    return Optional.of(SearchOutcome.stopped());
                }
                step();
                progress.count(swaps.conflicts());
            }
            return swaps.conflicts() == 0 ? Optional.of(SearchOutcome.solved(swaps.toBoard())) : Optional.empty();
        }

        private void step() {
            long best = candidates == 0 ? swaps.findBest(this) : swaps.findBestOf(candidates, this);
            if (best != Swaps.NONE) {
                make(Swaps.row1(best), Swaps.row2(best));
            } else {
                // Only a sample, or what blocked squares leave, can consist of forbidden swaps; then a ban must end.
                tabu.dropOldest();
                context.noted("No swap to choose from is allowed. The oldest ban ends.");
            }
            context.evaluated(candidates == 0 ? swaps.size() : candidates);
            if (context.observed()) {
                context.measured("tabu list length", tabu.size());
            }
        }

        private void make(int row1, int row2) {
            if (context.observed()) {
                context.swapped(row1, row2);
                long delta = swaps.delta(row1, row2);
                context.noted(
                        choice(tabu.contains(row1, row2)) + effect(delta), row1, row2, Amounts.pairs(Math.abs(delta)));
            }
            swaps.swap(row1, row2);
            tabu.add(row1, row2);
        }

        @Override
        public boolean allows(int row1, int row2, long delta) {
            return !tabu.contains(row1, row2) || (aspiration && swaps.conflicts() + delta < progress.least());
        }

        private String choice(boolean banned) {
            if (banned) {
                return "The swap of rows {0} and {1} is forbidden, but leads to fewer attacking pairs than any board since"
                        + " the start or the last restart. ";
            }
            return candidates == 0
                    ? "The swap of rows {0} and {1} is the best that is not forbidden. "
                    : "The swap of rows {0} and {1} is the best of those drawn that are not forbidden. ";
        }

        private String effect(long delta) {
            if (delta < 0) {
                return "It removes {2}.";
            }
            String others = candidates > 0
                    ? ""
                    : delta > 0 ? " No other allowed swap adds fewer." : " No other allowed swap lowers it.";
            return (delta > 0 ? "It adds {2}." : "It keeps the number of attacking pairs.") + others;
        }
    }

    /** Collects the parameters of a tabu search. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets the length of the tabu list.
         *
         * @param pairs how many of the pairs of rows swapped last must not be swapped again, 0 to 1,000,000, 10 by
         *     default; on a board with no more pairs than that, all but one
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder tenure(int pairs) {
            return settings.set(TENURE, pairs);
        }

        /**
         * Sets the board that the search and each of its restarts begins with, unless the run has an initial board.
         *
         * @param start the board; {@link Start#RANDOM} by default
         * @return this builder
         */
        public Builder start(Start start) {
            return settings.set(START, start);
        }

        /**
         * Sets the aspiration criterion.
         *
         * @param aspiration whether a forbidden swap is allowed if it leads to fewer conflicts than any board since the
         *     start or the last restart; false by default
         * @return this builder
         */
        public Builder aspiration(boolean aspiration) {
            return settings.set(ASPIRATION, aspiration);
        }

        /**
         * Narrows the neighborhood to a random sample. The source scores the whole neighborhood.
         *
         * @param candidates how many swaps with at least one attacked queen to draw in each iteration, with replacement, at
         *     most 1,000,000; 0, the default, for the whole neighborhood
         * @return this builder
         * @throws IllegalArgumentException if it is out of that range
         */
        public Builder candidates(int candidates) {
            return settings.set(CANDIDATES, candidates);
        }

        /**
         * Sets how many iterations without progress lead to a restart.
         *
         * @param iterations how many iterations without a new lowest number of conflicts, at least 1; by default the larger of
         *     1,000 and n
         * @return this builder
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder stagnation(long iterations) {
            return settings.set(STAGNATION, iterations);
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
         * @return a tabu search of these parameters
         * @throws IllegalArgumentException if a setting can do nothing beside the others; names its key and its value
         */
        public Tabu build() {
            Restarts.requireAgreement(
                    settings,
                    RESTART,
                    STAGNATION,
                    settings.<Long>given(STAGNATION).orElse(LEAST_STAGNATION));
            if (settings.<Integer>get(TENURE) <= 1) {
                settings.refuseIdle(
                        ASPIRATION,
                        "with a tenure below 2, as the only swap that may be forbidden leads back to the board before; leave it"
                                + " out, or set a longer tenure");
            }
            return new Tabu(settings.copy());
        }
    }
}
