package io.github.nqueens.algorithms.evolutionary;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.AttemptProgress;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.algorithms.common.OpenPermutations;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.Restarts;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A steady-state genetic algorithm on permutations: a child of two boards takes the place of the worst of three.
 *
 * <ol>
 *   <li>Start with 100 random permutations, one of them the initial board if there is one.
 *   <li>Draw three different individuals. The worst of them gives its place to a child of the other two. Of equally bad
 *       individuals, the one drawn first counts as the worst.
 *   <li>The child keeps what its parents share. At every other position, from the first to the last, it takes the value
 *       of one parent at random if that is still free. The positions that are left get the free values at random.
 *   <li>With probability 0.02 two positions of the child are swapped.
 *   <li>After n<sup>2</sup> generations without a new least number of conflicts, start again. The source leaves this
 *       open.
 * </ol>
 *
 * <p>An iteration is a generation: as many children as the population has individuals. Each child is one evaluation. A
 * child whose parents differ takes O(n), most of it to compare them. A child of equal parents takes O(1); once the
 * population has converged, these are the majority. Memory is O(n) for each individual.
 *
 * <p>On problems with placed queens and blocked squares, crossover and mutation work as on an empty board. Then the
 * placed queens of a child return to their squares, and queens on blocked squares are exchanged with others. If the
 * squares leave no permutation, the search gives up.
 *
 * <p>Known failure modes: a population of small boards (n = 8 to 30) converges to one local minimum. Only mutations
 * that survive tournaments lead out of it, which is slow, so there is a restart. With {@code mutation=1} every child is
 * mutated: a run needs a tenth of the generations or less, but more time.
 *
 * <p>Source: I. Martinjak, M. Golub, Comparison of heuristic algorithms for the n-queen problem, ITI 2007, section 6
 * and Table 3, doi:10.1109/ITI.2007.4283867. Immutable and safe for use by several threads.
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

    private static final Parameter<Crossover.Published> CROSSOVER =
            Parameter.ofEnum("crossover", Crossover.Published.UNIFORM, "how a child is made of its parents");
    private static final Parameter<Mutator.Published> MUTATOR =
            Parameter.ofEnum("mutator", Mutator.Published.SWAP, "how a child is mutated");
    private static final Parameter<RestartRule.Series> RESTART = Restarts.parameter("stagnation");

    private final ParameterValues<Builder> settings;

    private Genetic(ParameterValues<Builder> settings) {
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
     * Describes the solver {@code genetic}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("genetic", Genetic::builder, Builder::build)
                .alias("ga")
                .summary("Breeds permutations: of three, the worst gives its place to a child of the other two.")
                .source("Martinjak, Golub 2007, doi:10.1109/ITI.2007.4283867")
                .advice(
                        "Choose it to watch a population converge, or as a baseline for other crossovers. On large boards choose"
                                + " memetic=true, which improves each child by local search.")
                .largestSize(1 << 28)
                .trait(SolverTrait.STARTS_FROM_BOARD)
                .trait(SolverTrait.PERMUTATION_ONLY)
                .trait(SolverTrait.PLACED_AND_BLOCKED)
                .parameter(POPULATION, Builder::population)
                .parameter(MUTATION, Builder::mutation)
                .parameter(STAGNATION, Builder::stagnation)
                .parameter(MEMETIC, Builder::memetic)
                .parameter(CROSSOVER, Builder::crossover)
                .parameter(MUTATOR, Builder::mutator)
                .parameter(RESTART, Builder::restart)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("genetic");
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        return context.problem().isClassic()
                ? breed(context, context::randomBoard, first -> new ReusedCounter(context, first))
                : OpenPermutations.search(
                        context,
                        permutations -> breed(
                                context,
                                permutations::random,
                                first -> new ConstrainedChildren(context, permutations, first)));
    }

    private SearchOutcome breed(
            SearchContext context, Supplier<Board> randomBoard, Function<Board, Children> childrenFrom) {
        context.initialBoard().ifPresent(context::boardSet);
        Population population = new Population(
                context,
                new Population.Breeding(
                        settings.get(POPULATION),
                        settings.get(CROSSOVER),
                        settings.get(MUTATOR),
                        settings.get(MUTATION),
                        settings.get(MEMETIC)),
                childrenFrom);
        AttemptProgress progress = new AttemptProgress(
                context,
                settings.get(RESTART),
                settings.given(STAGNATION).orElse((long) context.size() * context.size()));
        return Restarts.search(context, attempt -> {
            Optional<Board> given = attempt == 1 ? context.initialBoard() : Optional.empty();
            for (int place = 0; place < population.size(); place++) {
                population.put(place, place == 0 && given.isPresent() ? given.get() : randomBoard.get());
            }
            return evolve(context, population, progress);
        });
    }

    /** Makes generations until one holds a solution or too many have not brought a new least number of conflicts. */
    private static Optional<SearchOutcome> evolve(
            SearchContext context, Population population, AttemptProgress progress) {
        progress.begin(population.best().conflicts, 1);
        tell(context, population, 0);
        for (long generation = 1; progress.least() > 0 && progress.left() > 0; generation++) {
            if (!context.tick()) {
                return Optional.of(SearchOutcome.stopped());
            }
            progress.count();
            for (int child = 0; child < population.size() && progress.least() > 0; child++) {
                context.requireOngoing();
                progress.reached(replaceTheWorstOfThree(population, context.random()).conflicts);
                context.evaluated(1);
            }
            tell(context, population, generation);
        }
        return progress.least() > 0
                ? Optional.empty()
                : Optional.of(SearchOutcome.solved(Board.of(population.best().columns)));
    }

    /** One tournament: of three different individuals the worst gives its place to a child of the other two. */
    private static Individual replaceTheWorstOfThree(Population population, RandomGenerator random) {
        int first = random.nextInt(population.size());
        int second = random.nextInt(population.size() - 1);
        second += second >= first ? 1 : 0;
        int third = random.nextInt(population.size() - 2);
        third += third >= Math.min(first, second) ? 1 : 0;
        third += third >= Math.max(first, second) ? 1 : 0;
        int worst = population.worse(population.worse(first, second), third);
        int parent1 = worst == first ? second : first;
        int parent2 = worst == third ? second : third;
        return population.replace(worst, parent1, parent2);
    }

    private static void tell(SearchContext context, Population population, long generation) {
        if (context.observed()) {
            Individual best = population.best();
            context.boardSet(Board.of(best.columns));
            context.measured("generation", (double) generation);
            context.noted(
                    "Generation {0}: the best board has {2}. The population holds {1}.",
                    generation,
                    Amounts.of(population.distinct(), "distinct board", "distinct boards"),
                    Amounts.pairs(best.conflicts));
        }
    }

    /** The population, what counts the conflicts of a child, and five arrays that the fast crossover holds. */
    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        long board = (long) Integer.BYTES * problem.size();
        long counted =
                problem.isClassic() ? 7 * board : OpenPermutations.bytes(problem) + ConstrainedBoard.bytes(problem);
        return counted
                + board
                        * (settings.<Integer>get(POPULATION)
                                + (settings.get(CROSSOVER) == Crossover.Published.UNIFORM ? 5L : 0));
    }

    /** Collects the parameters of a genetic algorithm. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets the number of individuals, which is also the number of children of a generation.
         *
         * @param population from 3 to 1,000,000; 100 by default
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder population(int population) {
            return settings.set(POPULATION, population);
        }

        /**
         * Sets the probability that two positions of a child are swapped.
         *
         * @param mutation from 0 to 1; 0.02 by default
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder mutation(double mutation) {
            return settings.set(MUTATION, mutation);
        }

        /**
         * Sets the number of generations without a new least number of conflicts before a restart.
         *
         * @param stagnation at least 1; n^2 by default
         * @return this builder
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder stagnation(long stagnation) {
            return settings.set(STAGNATION, stagnation);
        }

        /**
         * Sets whether each child is improved by swaps until none resolves a conflict. Solves far larger boards, but is no
         * longer the published rule.
         *
         * @param memetic whether to; false by default
         * @return this builder
         */
        public Builder memetic(boolean memetic) {
            return settings.set(MEMETIC, memetic);
        }

        /**
         * Sets how a child is made of its parents.
         *
         * @param crossover {@link Crossover.Published#UNIFORM} by default; your own is asked for every child
         * @return this builder
         */
        public Builder crossover(Crossover crossover) {
            return settings.setFunction(CROSSOVER, crossover);
        }

        /**
         * Sets how a child is mutated.
         *
         * @param mutator {@link Mutator.Published#SWAP} by default
         * @return this builder
         */
        public Builder mutator(Mutator mutator) {
            return settings.setFunction(MUTATOR, mutator);
        }

        /**
         * Sets how the limit that leads to a restart changes from attempt to attempt.
         *
         * @param rule a {@link RestartRule.Series}, by which the stagnation is multiplied, or your own rule in its
         *     place, in generations; {@link RestartRule.Series#FIXED} by default
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
        public Genetic build() {
            Restarts.requireAgreement(
                    settings,
                    RESTART,
                    STAGNATION,
                    settings.<Long>given(STAGNATION).orElse(1L));
            if (settings.<Double>get(MUTATION) == 0) {
                settings.refuseIdle(
                        MUTATOR, "with mutation=0, which mutates no child; leave it out, or raise mutation");
            }
            return new Genetic(settings.copy());
        }
    }
}
