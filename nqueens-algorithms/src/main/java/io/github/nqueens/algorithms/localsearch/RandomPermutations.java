package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Random walk over permutations: each turn two random queens exchange their columns, until the board is a solution.
 *
 * <p>The walk starts from a random permutation, or from an initial board, which must be a permutation too. An iteration
 * is one swap and one evaluation, of the board after the swap. The two queens are drawn from all pairs of different
 * ones with the same probability, and nothing is rejected. Incremental counts tell whether the board is a solution, so
 * an iteration takes O(1) at every n. Memory is O(n).
 *
 * <p>The walk visits all permutations equally often. So n!/Q(n) iterations are needed on average, where Q(n) is the
 * number of solutions: 438 for n = 8, 1.6 * 10^8 for n = 21. It never gets stuck and never restarts. It is only slow.
 * Immutable and safe for use by several threads.
 *
 * <p>Source: Y. Baror, N Queens, Visualgos ("Random Permutations"), undated, http://yuval.bar-or.org/index.php?item=9.
 */
public final class RandomPermutations implements SearchAlgorithm {
    private RandomPermutations() {}

    /**
     * Describes the solver {@code random-permutations}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("random-permutations", RandomPermutations::new, algorithm -> algorithm)
                .summary("Swaps the columns of two random queens until the board is valid.")
                .source("Y. Baror, N Queens, Visualgos, Random Permutations, http://yuval.bar-or.org/index.php?item=9")
                .advice(
                        "Choose it as the baseline that every other search has to beat, or to see how rare solutions are."
                                + " Above 21 rows choose any other solver.")
                .largestSize(LimitedArrays.LARGEST_BOARD)
                .trait(SolverTrait.STARTS_FROM_BOARD)
                .trait(SolverTrait.PERMUTATION_ONLY)
                .build();
    }

    @Override
    public String toString() {
        return "random-permutations";
    }

    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return 7L * Integer.BYTES * problem.size();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        RandomGenerator random = context.random();
        ConflictCounter queens = context.conflictCounter(context.initialBoard().orElseGet(context::randomBoard));
        context.boardSet(queens);
        context.cost(queens.conflicts());
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            int row1 = random.nextInt(n);
            int other = random.nextInt(n - 1);
            int row2 = other < row1 ? other : other + 1;
            queens.swap(row1, row2);
            context.evaluated(1);
            context.cost(queens.conflicts());
            if (context.observed()) {
                context.swapped(row1, row2);
                context.noted(
                        "Rows {0} and {1} were drawn and exchanged their columns. Now {2} each other.",
                        row1, row2, Amounts.pairsAttack(queens.conflicts()));
            }
        }
        return SearchOutcome.solved(queens.toBoard());
    }
}
