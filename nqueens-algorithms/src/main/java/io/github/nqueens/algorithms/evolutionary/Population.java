package io.github.nqueens.algorithms.evolutionary;

import io.github.nqueens.spi.SearchContext;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.random.RandomGenerator;

/**
 * Boards that breed by tournaments of three. Equal boards are kept once: after the first generations most places hold
 * the same few, and a child of equal parents is found without looking at a single queen. Not safe for use by several
 * threads.
 */
final class Population {
    private final SearchContext context;
    private final RandomGenerator random;
    private final int n;
    private final double mutation;
    private final boolean memetic;
    private final Individual[] places;
    private final Deque<Individual> unused = new ArrayDeque<>();
    private final Crossover crossover;
    private final Evaluation evaluation;

    Population(SearchContext context, int size, double mutation, boolean memetic) {
        this.context = context;
        this.random = context.random();
        this.n = context.size();
        this.mutation = mutation;
        this.memetic = memetic;
        this.places = new Individual[size];
        this.crossover = new Crossover(n, random);
        this.evaluation = new Evaluation(n);
    }

    /** Puts a board into a place, whatever it holds. */
    void settle(int place, int[] columns) {
        Individual settler = fresh();
        System.arraycopy(columns, 0, settler.columns, 0, n);
        settler.conflicts = evaluation.conflicts(settler.columns);
        put(place, settler);
    }

    int size() {
        return places.length;
    }

    /** The individual with the fewest conflicts. Looks at all places. */
    Individual best() {
        Individual best = places[0];
        for (Individual individual : places) {
            best = individual.conflicts < best.conflicts ? individual : best;
        }
        return best;
    }

    /** The number of different boards, but for chance: a board bred twice counts twice. */
    int distinct() {
        return (int) Arrays.stream(places).distinct().count();
    }

    /** One tournament: the worst of three random individuals gives its place to a child of the other two, returned. */
    Individual breed() {
        int size = places.length;
        int first = random.nextInt(size);
        int second = random.nextInt(size - 1);
        second += second >= first ? 1 : 0;
        int third = random.nextInt(size - 2);
        third += third >= Math.min(first, second) ? 1 : 0;
        third += third >= Math.max(first, second) ? 1 : 0;
        int worst = first;
        worst = places[second].conflicts > places[worst].conflicts ? second : worst;
        worst = places[third].conflicts > places[worst].conflicts ? third : worst;
        Individual parent1 = places[worst == first ? second : first];
        Individual parent2 = places[worst == third ? second : third];
        Individual child = mutated(childOf(parent1, parent2));
        if (child.places == 0) {
            evaluate(child);
        }
        put(worst, child);
        return child;
    }

    /** A parent itself if the child is equal to it, otherwise a new individual, not evaluated. */
    private Individual childOf(Individual parent1, Individual parent2) {
        if (parent1 == parent2) {
            return parent1;
        }
        crossover.cross(parent1.columns, parent2.columns);
        if (crossover.isLike(parent1.columns)) {
            return parent1;
        }
        if (crossover.isLike(parent2.columns)) {
            return parent2;
        }
        Individual child = copyOf(parent1);
        crossover.express(child.columns);
        return child;
    }

    private Individual mutated(Individual child) {
        if (random.nextDouble() >= mutation) {
            return child;
        }
        int row1 = random.nextInt(n);
        int row2 = random.nextInt(n - 1);
        row2 += row2 >= row1 ? 1 : 0;
        Individual mutant = child.places == 0 ? child : copyOf(child);
        int column = mutant.columns[row1];
        mutant.columns[row1] = mutant.columns[row2];
        mutant.columns[row2] = column;
        return mutant;
    }

    private void evaluate(Individual individual) {
        individual.conflicts =
                memetic ? evaluation.descend(individual.columns, context) : evaluation.conflicts(individual.columns);
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
