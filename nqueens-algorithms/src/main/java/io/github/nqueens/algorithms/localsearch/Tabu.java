package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Tabu search: every turn the best swap of two queens is done, also if it makes the board worse; the last swapped pairs
 * are forbidden for a while.
 *
 * <p>It starts from a random permutation. An iteration decides all n(n-1)/2 swaps; memory is O(n). Immutable and safe for
 * use by several threads.
 *
 * <p>Source: I. Martinjak, M. Golub, Comparison of heuristic algorithms for the n-queen problem, ITI 2007,
 * doi:10.1109/ITI.2007.4283867.
 */
public final class Tabu implements SearchAlgorithm {
    private static final Parameter<Integer> TENURE =
            Parameter.ofInt("tenure", 10, 0, 1_000_000, "for how many iterations a swapped pair is forbidden");

    private final int tenure;

    private Tabu(Builder builder) {
        this.tenure = builder.tenure;
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
     * What is known of the solver {@code tabu}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("tabu", Tabu::builder, Builder::build)
                .summary("Takes the best swap of all that are not tabu.")
                .source("Martinjak, Golub 2007, doi:10.1109/ITI.2007.4283867; Glover 1989, doi:10.1287/ijoc.1.3.190")
                .parameter(TENURE, Builder::tenure)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        RandomGenerator random = context.random();
        ConflictCounter queens = ConflictCounter.of(context.initialBoard().orElseGet(() -> Board.random(n, random)));
        context.boardSet(queens);
        Map<Long, Long> tabuUntil = new HashMap<>();
        for (long iteration = 1; queens.conflicts() > 0; iteration++) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            long best = Long.MAX_VALUE;
            int ties = 0;
            int row1 = -1;
            int row2 = -1;
            for (int i = 0; i < n; i++) {
                if (context.shouldStop()) {
                    return SearchOutcome.stopped();
                }
                for (int j = i + 1; j < n; j++) {
                    if (tabuUntil.getOrDefault((long) i * n + j, 0L) >= iteration) {
                        continue;
                    }
                    long delta = queens.swapDelta(i, j);
                    if (delta < best) {
                        best = delta;
                        ties = 0;
                    }
                    if (delta == best && random.nextInt(++ties) == 0) {
                        row1 = i;
                        row2 = j;
                    }
                }
            }
            context.evaluated((long) n * (n - 1) / 2);
            if (row1 < 0) {
                return SearchOutcome.gaveUp("all swaps are tabu; lower the tenure below " + tenure);
            }
            queens.swap(row1, row2);
            tabuUntil.put((long) row1 * n + row2, iteration + tenure);
            context.swapped(row1, row2);
            context.best(queens.conflicts());
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    /** Collects the parameters of a tabu search. Not safe for use by several threads. */
    public static final class Builder {
        private int tenure = TENURE.defaultValue().orElseThrow();

        private Builder() {}

        /**
         * Sets for how many iterations a swapped pair is forbidden.
         *
         * @param tenure from 0 to 1,000,000; 10 by default
         * @return this builder
         * @throws IllegalArgumentException if out of range
         */
        public Builder tenure(int tenure) {
            this.tenure = TENURE.check(tenure);
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public Tabu build() {
            return new Tabu(this);
        }
    }
}
