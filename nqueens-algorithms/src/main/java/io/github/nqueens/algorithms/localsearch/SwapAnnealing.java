package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.spi.HeapBudget;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Optional;

/** Annealing by swaps of two random queens: the presets {@code swap} and {@code stepped}, which differ in their numbers. */
final class SwapAnnealing implements SearchAlgorithm {
    /** The start, the queens and the result, 4 bytes each a row; of 4 diagonals a row two counts, two bits, and rows. */
    private static final long BYTES_PER_ROW = 3 * 4 + 4 + 4 * 4 + 1 + 4 * 4;

    /** The attacked rows with their places. */
    private static final long DIRECTED_BYTES_PER_ROW = 2 * 4;

    private final AnnealingSettings settings;

    SwapAnnealing(AnnealingSettings settings) {
        this.settings = settings;
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        context.initialBoard().ifPresent(SwapAnnealing::requirePermutation);
        Optional<String> shortfall =
                HeapBudget.shortfall(n * (BYTES_PER_ROW + (settings.directed() ? DIRECTED_BYTES_PER_ROW : 0)));
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        Optional<Board> start = context.initialBoard().or(() -> settings.startBoard(context));
        while (start.isPresent()) {
            context.boardSet(start.get());
            SwapBoard queens = new SwapBoard(n);
            if (!queens.set(start.get(), context::shouldStop)) {
                return SearchOutcome.stopped();
            }
            switch (new SwapDescent(context, settings, queens).run()) {
                case SOLVED:
                    return SearchOutcome.solved(queens.toBoard());
                case STOPPED:
                    return SearchOutcome.stopped();
                default:
                    context.restarted();
                    start = settings.startBoard(context);
            }
        }
        return SearchOutcome.stopped();
    }

    private static void requirePermutation(Board board) {
        boolean[] taken = new boolean[board.size()];
        for (int row = 0; row < board.size(); row++) {
            int column = board.column(row);
            if (taken[column]) {
                throw new IllegalArgumentException("the initial board has two queens in column " + column
                        + ", which swaps of columns never part; give a permutation, or use preset=attacked");
            }
            taken[column] = true;
        }
    }
}
