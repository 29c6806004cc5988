package io.github.nqueens.algorithms.evolutionary;

import io.github.nqueens.spi.SearchContext;
import java.util.random.RandomGenerator;

/**
 * Makes a child of two parents for the genetic algorithm. All are permutations, the column of each row.
 *
 * <p>A crossover must be a function of its arguments and safe for use by several threads, because a solver holds one for all
 * runs. It draws random numbers from {@link SearchContext#random()}. Work of more than some milliseconds goes through
 * {@link SearchContext#inSteps}, so that the run ends in time. Your own crossover is a lambda:
 *
 * <pre>{@code
 * Crossover copying = (parent1, parent2, child, run) -> System.arraycopy(parent1, 0, child, 0, child.length);
 * Solver mine = Solvers.of("mutations-only", Genetic.builder().crossover(copying).mutation(1).build());
 * }</pre>
 */
@FunctionalInterface
public interface Crossover {
    /**
     * Makes a child.
     *
     * @param parent1 one parent, not to be changed
     * @param parent2 the other parent, not to be changed
     * @param child takes a permutation of 0 to n - 1; holds anything before
     * @param run where the random numbers come from; counts no iterations here
     */
    void cross(int[] parent1, int[] parent2, int[] child, SearchContext run);

    /** The crossovers that have a name. */
    enum Published implements Crossover {
        /**
         * The child keeps what its parents share. At every other position, from the first to the last, it takes the value of
         * one parent at random while that is free; the positions left take the values left at random.
         *
         * <p>One 64-bit number decides 64 positions, from its lowest bit on. Source: Martinjak, Golub 2007,
         * doi:10.1109/ITI.2007.4283867.
         */
        UNIFORM {
            @Override
            public void cross(int[] parent1, int[] parent2, int[] child, SearchContext run) {
                System.arraycopy(parent1, 0, child, 0, child.length);
                UniformChild uniform = new UniformChild(run);
                uniform.cross(parent1, parent2);
                uniform.express(child);
            }
        },

        /**
         * Order crossover: the child keeps a random stretch of one parent. The other values follow in the order that they have in
         * the other parent, read from the end of that stretch on and around.
         *
         * <p>Source: L. Davis, Applying adaptive algorithms to epistatic domains, IJCAI 1985.
         */
        ORDER {
            @Override
            public void cross(int[] parent1, int[] parent2, int[] child, SearchContext run) {
                RandomGenerator random = run.random();
                int n = child.length;
                int row1 = random.nextInt(n);
                int row2 = random.nextInt(n);
                int first = Math.min(row1, row2);
                int end = Math.max(row1, row2) + 1;
                boolean[] taken = new boolean[n];
                run.inSteps(end - first, (from, to) -> {
                    for (int row = first + from; row < first + to; row++) {
                        child[row] = parent1[row];
                        taken[parent1[row]] = true;
                    }
                });
                int[] next = {end};
                run.inSteps(n, (from, to) -> {
                    for (int i = from; i < to; i++) {
                        int column = parent2[(end + i) % n];
                        if (!taken[column]) {
                            child[next[0]++ % n] = column;
                        }
                    }
                });
            }
        }
    }
}
