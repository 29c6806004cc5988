package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.HeapBudget;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Random walk over permutations: every turn two random queens exchange their columns, until the board is valid.
 *
 * <p>It starts from a random permutation, or from an initial board, which must be a permutation too. An iteration is
 * one swap; the two queens are drawn from all pairs of different ones with the same probability, and nothing is
 * rejected. One candidate is evaluated by iteration: the board after the swap. Whether it is valid is known from
 * incremental counts, so an iteration takes O(1) whatever n; memory is O(n).
 *
 * <p>The walk visits all permutations equally often, so that on average about n!/Q(n) iterations are needed, where Q(n) is
 * the number of solutions: 438 for n = 8, 1.6 * 10^8 for n = 21. It never gets stuck and never restarts; it is only
 * slow. Immutable and safe for use by several threads.
 *
 * <p>Source: Y. Baror, N Queens, Visualgos ("Random Permutations").
 */
public final class RandomPermutations implements SearchAlgorithm {
    private RandomPermutations() {}

    /**
     * What is known of the solver {@code random-permutations}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("random-permutations", RandomPermutations::new, algorithm -> algorithm)
                .summary("Swaps the columns of two random queens until the board is valid.")
                .source("Visualgos: N Queens (Y. Baror), Random Permutations")
                .advice(
                        "Choose it as the baseline that every other search has to beat, or to see how rare solutions are."
                                + " Above 21 rows choose any other solver.")
                .largestSize(FullBoards.LARGEST_SIZE)
                .reach(21)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        Optional<String> shortfall = HeapBudget.shortfall(FullBoards.COUNTER_BYTES_PER_ROW * n);
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        RandomGenerator random = context.random();
        context.initialBoard().ifPresent(RandomPermutations::requirePermutation);
        Optional<Board> start = context.initialBoard().or(() -> FullBoards.random(context));
        if (start.isEmpty()) {
            return SearchOutcome.stopped();
        }
        ConflictCounter queens = ConflictCounter.of(start.get());
        context.boardSet(queens);
        context.best(queens.conflicts());
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            int row1 = random.nextInt(n);
            int other = random.nextInt(n - 1);
            int row2 = other < row1 ? other : other + 1;
            queens.swap(row1, row2);
            context.evaluated(1);
            context.best(queens.conflicts());
            if (context.observed()) {
                context.swapped(row1, row2);
                context.noted(
                        "Rows {0} and {1} were drawn and exchanged their columns; {2} pairs of queens attack each other.",
                        row1, row2, queens.conflicts());
            }
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    private static void requirePermutation(Board board) {
        if (!board.isPermutation()) {
            throw new IllegalArgumentException("the initial board has two queens in one column, and swapping columns"
                    + " can never mend that; give a board with one queen in each column, or choose a solver that moves"
                    + " queens within their rows, such as 'iterative-repair'");
        }
    }
}
