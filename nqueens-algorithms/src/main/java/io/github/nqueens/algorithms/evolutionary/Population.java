package io.github.nqueens.algorithms.evolutionary;

import io.github.nqueens.Board;
import io.github.nqueens.spi.SearchContext;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Objects;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The individuals of a genetic algorithm, and how a child of two of them is made. Equal boards are kept once. After the
 * first generations most places hold the same few boards, and with the published crossover a child of equal parents is
 * found without looking at a single queen. Not safe for use by several threads.
 */
final class Population {
    private final SearchContext context;
    private final RandomGenerator random;
    private final int n;
    private final double mutation;
    private final boolean memetic;
    private final Crossover crossover;
    private final Mutator mutator;
    private final Individual[] places;
    private final Deque<Individual> unused = new ArrayDeque<>();
    /** The fast path of the published crossover; null for any other. */
    private final @Nullable UniformChild uniform;

    private final Function<Board, Children> childrenFrom;
    private @Nullable Children children;

    /**
     * How children come about.
     *
     * @param places the number of individuals
     * @param mutation the probability that a child is mutated
     * @param memetic whether children descend to a local minimum
     */
    record Breeding(int places, Crossover crossover, Mutator mutator, double mutation, boolean memetic) {}

    /**
     * An empty population.
     *
     * @param childrenFrom makes, from the first individual, what evaluates children
     */
    Population(SearchContext context, Breeding breeding, Function<Board, Children> childrenFrom) {
        this.childrenFrom = childrenFrom;
        this.context = context;
        this.random = context.random();
        this.n = context.size();
        this.mutation = breeding.mutation();
        this.memetic = breeding.memetic();
        this.crossover = breeding.crossover();
        this.mutator = breeding.mutator();
        this.places = new Individual[breeding.places()];
        this.uniform = crossover == Crossover.Published.UNIFORM ? new UniformChild(context) : null;
    }

    int size() {
        return places.length;
    }

    /** Puts a board into a place, whatever the place holds. */
    void put(int place, Board board) {
        Children evaluation = children;
        if (evaluation == null) {
            evaluation = childrenFrom.apply(board);
            children = evaluation;
        }
        Individual individual = fresh();
        context.inSteps(n, (from, to) -> {
            for (int row = from; row < to; row++) {
                individual.columns[row] = board.column(row);
            }
        });
        individual.conflicts = evaluation.conflicts(individual.columns);
        put(place, individual);
    }

    /** The individual with the fewest conflicts. Looks at all places. */
    Individual best() {
        Individual best = places[0];
        for (Individual individual : places) {
            best = individual.conflicts < best.conflicts ? individual : best;
        }
        return best;
    }

    /** The approximate number of different boards. A board that was bred twice counts twice. */
    int distinct() {
        return (int) Arrays.stream(places).distinct().count();
    }

    /** The place of two that holds the individual with more conflicts; the first if both have as many. */
    int worse(int place, int other) {
        return places[other].conflicts > places[place].conflicts ? other : place;
    }

    /** Gives a place to a child of two individuals, mutated with the given probability. Returns the child. */
    Individual replace(int place, int parent1, int parent2) {
        Individual child = mutated(childOf(places[parent1], places[parent2]));
        if (child.places == 0) {
            evaluate(child);
        }
        put(place, child);
        return child;
    }

    /** A parent itself if the child is known to be equal to it, otherwise a new individual, not evaluated. */
    private Individual childOf(Individual parent1, Individual parent2) {
        if (uniform == null) {
            Individual child = fresh();
            crossover.cross(parent1.columns, parent2.columns, child.columns, context);
            return child;
        }
        if (parent1 == parent2) {
            return parent1;
        }
        uniform.cross(parent1.columns, parent2.columns);
        if (uniform.isLike(parent1.columns)) {
            return parent1;
        }
        if (uniform.isLike(parent2.columns)) {
            return parent2;
        }
        Individual child = copyOf(parent1);
        uniform.express(child.columns);
        return child;
    }

    private Individual mutated(Individual child) {
        if (random.nextDouble() >= mutation) {
            return child;
        }
        Individual mutant = child.places == 0 ? child : copyOf(child);
        mutator.mutate(mutant.columns, random);
        return mutant;
    }

    private void evaluate(Individual child) {
        boolean areOurs = crossover instanceof Crossover.Published && mutator instanceof Mutator.Published;
        if (!areOurs && !Board.of(child.columns).isPermutation()) {
            throw new IllegalStateException("crossover or mutator made a child with two queens in a column;"
                    + " both must make permutations of 0 to " + (n - 1));
        }
        Children evaluation = Objects.requireNonNull(children, "no board was put into a place");
        evaluation.fit(child.columns);
        child.conflicts = memetic ? evaluation.descend(child.columns) : evaluation.conflicts(child.columns);
    }

    private void put(int place, Individual individual) {
        individual.places++;
        Individual replaced = places[place];
        places[place] = individual;
        if (replaced != null && --replaced.places == 0) {
            unused.push(replaced);
        }
    }

    private Individual copyOf(Individual original) {
        Individual copy = fresh();
        System.arraycopy(original.columns, 0, copy.columns, 0, n);
        return copy;
    }

    private Individual fresh() {
        return unused.isEmpty() ? new Individual(n) : unused.pop();
    }
}
