package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.HeapBudget;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Tabu search over permutations: always the best swap of two queens, except the pairs swapped last.
 *
 * <ol>
 *   <li>Start from a random permutation.
 *   <li>Of all n(n-1)/2 swaps of the columns of two queens, leave out the pairs of rows on the tabu list. Make the swap
 *       after which the fewest pairs of queens attack each other, one of them at random if there are several, even if it
 *       is a change for the worse.
 *   <li>Put the pair on the tabu list; drop the oldest if there are more than the tenure, 10.
 *   <li>Go on at 2 until no queen attacks another.
 * </ol>
 *
 * <p>One iteration is one swap. It counts as n(n-1)/2 evaluations: each swap of the neighborhood is decided, most by a
 * bound on what it can gain rather than by its score. An iteration takes some hundred looks at the board, whatever n, and
 * about 0.19 n iterations lead to a solution; memory is O(n).
 *
 * <p>Where the source is silent: a tabu list as long as the neighborhood would forbid everything, so it never holds more
 * than all pairs but one (n = 4 and 5 with the default tenure). The search starts anew after {@code stagnation}
 * iterations without a new lowest number of conflicts: on very small boards the tabu list can lead it around in a circle.
 * A tabu swap stays forbidden even if it led to the best board so far, unless {@code aspiration} is set.
 *
 * <p>Failure modes: {@code candidates} below some 20 make the search a random walk; a long tabu list on a small board
 * forces it uphill. Instances are immutable and safe for use by several threads.
 *
 * <p>Sources: I. Martinjak, M. Golub, Comparison of Heuristic Algorithms for the N-Queen Problem, ITI 2007, Fig. 4 and
 * Table 2, doi:10.1109/ITI.2007.4283867; F. Glover, Tabu Search, Part I, ORSA Journal on Computing 1(3), 1989,
 * doi:10.1287/ijoc.1.3.190.
 */
public final class Tabu implements SearchAlgorithm {
    /** Where a search starts. */
    public enum Start {
        /** A random permutation. */
        RANDOM,
        /** The queen of row i in column i. */
        DIAGONAL;

        private Board board(int n, RandomGenerator random) {
            return this == RANDOM ? Board.random(n, random) : Board.identity(n);
        }
    }

    private static final Parameter<Integer> TENURE =
            Parameter.ofInt("tenure", 10, 0, 1_000_000, "how many of the pairs swapped last must not be swapped again");
    private static final Parameter<Start> START = Parameter.ofEnum("start", Start.RANDOM, "the board to start from");
    private static final Parameter<Boolean> ASPIRATION = Parameter.ofBoolean(
            "aspiration", false, "whether a forbidden swap is allowed if it leads to fewer conflicts than ever before");
    private static final Parameter<Integer> CANDIDATES = Parameter.ofInt(
            "candidates",
            0,
            0,
            Integer.MAX_VALUE,
            "how many random swaps to choose the best of; 0: the whole neighborhood");
    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
                    "stagnation",
                    1000,
                    1,
                    Long.MAX_VALUE,
                    "how many iterations without a new lowest number of conflicts before it starts anew")
            .withComputedDefault("the larger of 1000 and n");

    /** What a full board takes, the ranks of n queens, the chains of 4n diagonals, and a bit for each of these. */
    private static final long BYTES_PER_ROW = FullBoards.COUNTER_BYTES_PER_ROW + (5 + 6) * Integer.BYTES + 1;

    private final int tenure;
    private final Start start;
    private final boolean aspiration;
    private final int candidates;
    private final Long stagnation;

    private Tabu(Builder builder) {
        tenure = builder.tenure;
        start = builder.start;
        aspiration = builder.aspiration;
        candidates = builder.candidates;
        stagnation = builder.stagnation;
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
                .advice("For few, well chosen iterations, and to compare heuristics by the number of evaluations.")
                .reach(1_000_000)
                .source(
                        "I. Martinjak, M. Golub, Comparison of Heuristic Algorithms for the N-Queen Problem, ITI 2007, "
                                + "doi:10.1109/ITI.2007.4283867; F. Glover, Tabu Search, Part I, 1989, doi:10.1287/ijoc.1.3.190")
                .largestSize(FullBoards.LARGEST_SIZE)
                .parameter(TENURE, Builder::tenure)
                .parameter(START, Builder::start)
                .parameter(ASPIRATION, Builder::aspiration)
                .parameter(CANDIDATES, Builder::candidates)
                .parameter(STAGNATION, Builder::stagnation)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        Optional<String> shortfall = HeapBudget.shortfall(n * BYTES_PER_ROW);
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        Board board = context.initialBoard().map(Tabu::requirePermutation).orElse(null);
        while (true) {
            ConflictCounter queens = ConflictCounter.of(board != null ? board : start.board(n, context.random()));
            context.boardSet(queens);
            Attempt attempt = new Attempt(queens, context);
            if (!attempt.run()) {
                return SearchOutcome.stopped();
            }
            if (queens.conflicts() == 0) {
                return SearchOutcome.solved(queens.toBoard());
            }
            context.restarted();
            board = null;
        }
    }

    private static Board requirePermutation(Board board) {
        if (!board.isPermutation()) {
            throw new IllegalArgumentException(
                    "the initial board has two queens in one column, which swaps of columns never"
                            + " mend; give a permutation, or choose a solver that moves single queens, such as hill-climbing");
        }
        return board;
    }

    /** The search from one board on, until it solves, stagnates or is stopped. */
    private final class Attempt {
        private final ConflictCounter queens;
        private final SearchContext context;
        private final SwapNeighborhood neighborhood;
        private final TabuList tabu;
        private final long patience;
        private long lowest;

        Attempt(ConflictCounter queens, SearchContext context) {
            int n = queens.size();
            this.queens = queens;
            this.context = context;
            this.neighborhood = new SwapNeighborhood(queens);
            this.tabu = new TabuList((int) Math.min(tenure, neighborhood.size() - 1));
            this.patience = stagnation != null ? stagnation : Math.max(1000, n);
            this.lowest = queens.conflicts();
        }

        /** Returns false if the run is over before the attempt is. */
        boolean run() {
            context.best(lowest);
            long sinceLowest = 0;
            while (queens.conflicts() > 0 && sinceLowest < patience) {
                if (!context.tick() || !step()) {
                    return false;
                }
                sinceLowest++;
                if (queens.conflicts() < lowest) {
                    lowest = queens.conflicts();
                    context.best(lowest);
                    sinceLowest = 0;
                }
            }
            return true;
        }

        private boolean step() {
            boolean found = candidates == 0
                    ? neighborhood.findBest(this::allows, context.random(), context::shouldStop)
                    : neighborhood.findBestOf(candidates, this::allows, context.random(), context::shouldStop);
            if (found) {
                neighborhood.swap(neighborhood.row1(), neighborhood.row2());
                tabu.add(neighborhood.row1(), neighborhood.row2());
            } else if (context.shouldStop()) {
                return false;
            } else {
                // Only a sample can consist of forbidden swaps; a ban must end even if no swap replaces it.
                tabu.dropOldest();
            }
            context.evaluated(candidates == 0 ? neighborhood.size() : candidates);
            if (context.observed()) {
                report(found);
            }
            return true;
        }

        private boolean allows(int row1, int row2, long delta) {
            return !tabu.contains(row1, row2) || aspiration && queens.conflicts() + delta < lowest;
        }

        private void report(boolean found) {
            if (found) {
                context.swapped(neighborhood.row1(), neighborhood.row2());
                context.noted(
                        neighborhood.delta() < 0
                                ? "The swap of rows {0} and {1} is the best that is not forbidden; it changes the conflicts by {2}."
                                : "No swap that is not forbidden lowers the conflicts; that of rows {0} and {1}, the best, changes"
                                        + " them by {2}.",
                        neighborhood.row1(),
                        neighborhood.row2(),
                        neighborhood.delta());
            } else {
                context.noted("All {0} candidates are forbidden; the oldest ban ends.", candidates);
            }
            context.measured("tabu list length", tabu.size());
        }
    }

    /** Collects the parameters of a tabu search. Not safe for use by several threads. */
    public static final class Builder {
        private int tenure = TENURE.defaultValue().orElseThrow();
        private Start start = START.defaultValue().orElseThrow();
        private boolean aspiration = ASPIRATION.defaultValue().orElseThrow();
        private int candidates = CANDIDATES.defaultValue().orElseThrow();
        private Long stagnation;

        private Builder() {}

        /**
         * Sets the length of the tabu list.
         *
         * @param pairs how many of the pairs of rows swapped last must not be swapped again, 0 to 1,000,000; on a board
         *     with no more pairs than that, all but one
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder tenure(int pairs) {
            this.tenure = TENURE.check(pairs);
            return this;
        }

        /**
         * Sets the board that the search and each of its restarts begins with, unless the run has an initial board.
         *
         * @param start the board
         * @return this builder
         * @throws NullPointerException if it is null
         */
        public Builder start(Start start) {
            this.start = START.check(start);
            return this;
        }

        /**
         * Sets the aspiration criterion.
         *
         * @param aspiration whether a forbidden swap is allowed if it leads to fewer conflicts than ever since the start
         * @return this builder
         */
        public Builder aspiration(boolean aspiration) {
            this.aspiration = aspiration;
            return this;
        }

        /**
         * Narrows the neighborhood to a random sample, which is not what the source does.
         *
         * @param candidates how many swaps with at least one attacked queen to draw in each iteration, with replacement; 0
         *     for the whole neighborhood
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder candidates(int candidates) {
            this.candidates = CANDIDATES.check(candidates);
            return this;
        }

        /**
         * Sets when to start anew.
         *
         * @param iterations how many iterations without a new lowest number of conflicts, at least 1
         * @return this builder
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder stagnation(long iterations) {
            this.stagnation = STAGNATION.check(iterations);
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return a tabu search of these parameters
         */
        public Tabu build() {
            return new Tabu(this);
        }
    }
}
