package org.example.descent;

import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.random.RandomGenerator;

/** Swaps two random queens if that does not add conflicts. */
final class RandomDescent implements SearchAlgorithm {
    private final int patience;

    RandomDescent(int patience) {
        this.patience = patience;
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        RandomGenerator random = context.random();
        ConflictCounter queens = context.conflictCounter(context.randomBoard());
        context.boardSet(queens);
        long sinceImprovement = 0;
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            if (sinceImprovement++ > (long) patience * n) {
                queens = context.conflictCounter(context.randomBoard());
                sinceImprovement = 0;
                context.restarted();
                context.boardSet(queens);
            }
            int row1 = random.nextInt(n);
            int row2 = random.nextInt(n);
            long delta = queens.swapDelta(row1, row2);
            context.evaluated(1);
            if (delta <= 0 && row1 != row2) {
                queens.swap(row1, row2);
                context.swapped(row1, row2);
                context.cost(queens.conflicts());
                if (delta < 0) {
                    sinceImprovement = 0;
                }
            }
        }
        return SearchOutcome.solved(queens.toBoard());
    }
}
