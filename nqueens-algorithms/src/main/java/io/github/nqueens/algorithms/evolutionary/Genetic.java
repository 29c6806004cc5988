package io.github.nqueens.algorithms.evolutionary;

import io.github.nqueens.Board;
import io.github.nqueens.spi.HeapBudget;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.Optional;

/**
 * A steady-state genetic algorithm on permutations: of three random individuals, all different, the worst gives its place
 * to a child of the other two.
 *
 * <p>The child keeps what its parents share, takes at every other position, from the first to the last, the value of one
 * parent at random while that is still free, and has the rest filled with the free values at random. With probability
 * 0.02 two of its positions are swapped. Of equally bad individuals the one drawn first counts as the worst. The
 * population starts with 100 random permutations, one of them the initial board if there is one, and anew after n^2
 * generations without a new least number of conflicts, which the source leaves open.
 *
 * <p>An iteration is a generation: as many children as the population has individuals, each counted as an evaluation.
 * Time is O(n) for a child whose parents differ, most of it for comparing them, and O(1) for a child of equal parents,
 * which are the majority once the population has converged; memory is O(n) for each of the individuals.
 *
 * <p>Known failure modes: a population of small boards (n = 8 to 30) converges to one local minimum and leaves it only
 * by mutations that survive tournaments, which is slow; hence the restart. Every child mutated ({@code mutation=1}) is far
 * faster than the published rate.
 *
 * <p>Source: I. Martinjak, M. Golub, Comparison of heuristic algorithms for the n-queen problem, ITI 2007, section 6 and
 * Table 3, doi:10.1109/ITI.2007.4283867. Immutable and safe for use by several threads.
 */
public final class Genetic implements SearchAlgorithm {
    private static final Parameter<Integer> POPULATION =
            Parameter.ofInt("population", 100, 3, 1_000_000, "individuals, and children of a generation");
    private static final Parameter<Double> MUTATION =
            Parameter.ofDouble("mutation", 0.02, 0, 1, "the probability that two positions of a child are swapped");
    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
                    "stagnation", 1, 1, Long.MAX_VALUE, "generations without a new least cost before a restart")
            .withComputedDefault("n^2");
    private static final Parameter<Boolean> MEMETIC =
            Parameter.ofBoolean("memetic", false, "improve each child by swaps until none resolves a conflict");

    private final int population;
    private final double mutation;
    private final Long stagnation;
    private final boolean memetic;

    private Genetic(Builder builder) {
        this.population = builder.population;
        this.mutation = builder.mutation;
        this.stagnation = builder.stagnation;
        this.memetic = builder.memetic;
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
     * What is known of the solver {@code genetic}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("genetic", Genetic::builder, Builder::build)
                .alias("ga")
                .summary("Breeds permutations: of three, the worst gives its place to a child of the other two.")
                .source("Martinjak, Golub 2007, doi:10.1109/ITI.2007.4283867")
                .advice(
                        "Choose it to watch a population converge, or as a baseline for other crossovers; beyond some 1,000 rows,"
                                + " memetic=true solves by local search on the children.")
                .largestSize(1 << 28)
                .reach(2_000)
                .parameter(POPULATION, Builder::population)
                .parameter(MUTATION, Builder::mutation)
                .parameter(STAGNATION, Builder::stagnation)
                .parameter(MEMETIC, Builder::memetic)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        Board first = context.initialBoard().orElse(null);
        if (first != null) {
            requirePermutation(first);
        }
        Optional<String> shortfall = HeapBudget.shortfall(bytes(n));
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        if (first != null) {
            context.boardSet(first);
        }
        Population boards = new Population(context, population, mutation, memetic);
        long patience = stagnation != null ? stagnation : (long) n * n;
        while (true) {
            for (int i = 0; i < population; i++) {
                Board board = first != null ? first : Board.random(n, context.random());
                first = null;
                boards.settle(i, board.toArray());
                if (context.shouldStop()) {
                    return SearchOutcome.stopped();
                }
            }
            Individual best = boards.best();
            long least = best.conflicts;
            context.best(least);
            tell(context, boards, 0);
            long lastImproved = 0;
            for (long generation = 1; least > 0 && generation - lastImproved <= patience; generation++) {
                if (!context.tick()) {
                    return SearchOutcome.stopped();
                }
                for (int i = 0; i < population && least > 0; i++) {
                    Individual child = boards.breed();
                    context.evaluated(1);
                    if (child.conflicts < least) {
                        best = child;
                        least = child.conflicts;
                        lastImproved = generation;
                        context.best(least);
                    }
                    // A child that shares its place with others was made in no time.
                    if (child.places == 1 && least > 0 && context.shouldStop()) {
                        return SearchOutcome.stopped();
                    }
                }
                tell(context, boards, generation);
            }
            if (least == 0) {
                return SearchOutcome.solved(Board.of(best.columns));
            }
            context.restarted();
        }
    }

    private static void tell(SearchContext context, Population boards, long generation) {
        if (context.observed()) {
            Individual best = boards.best();
            context.boardSet(Board.of(best.columns));
            context.measured("generation", generation);
            context.noted(
                    "generation {0}: the best of {1} different boards has {2} conflicts",
                    generation, boards.distinct(), best.conflicts);
        }
    }

    private static void requirePermutation(Board board) {
        boolean[] taken = new boolean[board.size()];
        for (int row = 0; row < board.size(); row++) {
            int column = board.column(row);
            if (taken[column]) {
                throw new IllegalArgumentException("the initial board has two queens in column " + column
                        + ", but individuals are permutations; give a permutation, or choose iterative-repair");
            }
            taken[column] = true;
        }
    }

    /** The population, one child, and what crossover and evaluation hold, 4 bytes a number. */
    private long bytes(int n) {
        return 4L * n * (population + 1L + 6 + 8);
    }

    /** Collects the parameters of a genetic algorithm. Not safe for use by several threads. */
    public static final class Builder {
        private int population = POPULATION.defaultValue().orElseThrow();
        private double mutation = MUTATION.defaultValue().orElseThrow();
        private Long stagnation;
        private boolean memetic = MEMETIC.defaultValue().orElseThrow();

        private Builder() {}

        /**
         * Sets the number of individuals, which is also the number of children of a generation.
         *
         * @param population from 3 to 1,000,000; 100 by default
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder population(int population) {
            this.population = POPULATION.check(population);
            return this;
        }

        /**
         * Sets the probability that two positions of a child are swapped.
         *
         * @param mutation from 0 to 1; 0.02 by default
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder mutation(double mutation) {
            this.mutation = MUTATION.check(mutation);
            return this;
        }

        /**
         * Sets the number of generations without a new least number of conflicts before a restart.
         *
         * @param stagnation at least 1; n^2 by default
         * @return this builder
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder stagnation(long stagnation) {
            this.stagnation = STAGNATION.check(stagnation);
            return this;
        }

        /**
         * Sets whether each child is improved by swaps until none resolves a conflict. Solves far larger boards, but is no
         * longer the published rule.
         *
         * @param memetic whether to; false by default
         * @return this builder
         */
        public Builder memetic(boolean memetic) {
            this.memetic = memetic;
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public Genetic build() {
            return new Genetic(this);
        }
    }
}
