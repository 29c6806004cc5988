package io.github.nqueens.algorithms.evolutionary;

import java.util.random.RandomGenerator;

/**
 * How the genetic algorithm changes a child that is to be mutated.
 *
 * <p>A mutator must be a function of its arguments and safe for use by several threads, because a solver holds one for all runs.
 */
@FunctionalInterface
public interface Mutator {
    /**
     * Changes a permutation.
     *
     * @param child the column of each row; is a permutation before and after
     * @param random the run's random numbers
     */
    void mutate(int[] child, RandomGenerator random);

    /** The mutators that have a name. */
    enum Published implements Mutator {
        /** Two random positions exchange their values. Source: Martinjak, Golub 2007, doi:10.1109/ITI.2007.4283867. */
        SWAP {
            @Override
            public void mutate(int[] child, RandomGenerator random) {
                int row1 = random.nextInt(child.length);
                int row2 = random.nextInt(child.length - 1);
                swap(child, row1, row2 + (row2 >= row1 ? 1 : 0));
            }
        },

        /** A random stretch is reversed. Source: J. H. Holland, Adaptation in Natural and Artificial Systems, 1975. */
        INVERSION {
            @Override
            public void mutate(int[] child, RandomGenerator random) {
                int row1 = random.nextInt(child.length);
                int row2 = random.nextInt(child.length);
                for (int low = Math.min(row1, row2), high = Math.max(row1, row2); low < high; low++, high--) {
                    swap(child, low, high);
                }
            }
        };

        private static void swap(int[] child, int row1, int row2) {
            int column = child[row1];
            child[row1] = child[row2];
            child[row2] = column;
        }
    }
}
