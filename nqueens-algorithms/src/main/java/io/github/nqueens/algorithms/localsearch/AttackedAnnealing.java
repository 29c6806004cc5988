package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.spi.HeapBudget;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Annealing by moves of attacked queens, the preset {@code attacked}: a random attacked queen goes to another random
 * column of its row, and the cost is the number of attacked queens.
 */
final class AttackedAnnealing implements SearchAlgorithm {
    /** Columns, attacked rows and their places, and two numbers for each of 5 lines a row. */
    private static final long BYTES_PER_ROW = 4 * (2 + 2 + 10);

    private final AnnealingSettings settings;

    AttackedAnnealing(AnnealingSettings settings) {
        this.settings = settings;
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        Optional<String> shortfall = HeapBudget.shortfall(n * BYTES_PER_ROW);
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        RandomGenerator random = context.random();
        Acceptance acceptance = new Acceptance(random);
        double hottest = settings.temperature(n);
        long stagnation = settings.stagnation(n);
        Optional<Board> start = context.initialBoard().or(() -> settings.startBoard(context));
        while (start.isPresent()) {
            context.boardSet(start.get());
            MoveBoard queens = new MoveBoard(n);
            if (!queens.set(start.get(), context::shouldStop)) {
                return SearchOutcome.stopped();
            }
            int least = queens.attacked();
            context.best(least);
            long sinceLeast = 0;
            for (long k = 1; queens.attacked() > 0 && sinceLeast < stagnation; k++) {
                if (!context.tick()) {
                    return SearchOutcome.stopped();
                }
                context.evaluated(1);
                sinceLeast++;
                int row = queens.attackedRow(random.nextInt(queens.attacked()));
                int from = queens.column(row);
                int to = random.nextInt(n - 1);
                if (to >= from) {
                    to++;
                }
                int delta = queens.delta(row, to);
                if (context.observed()) {
                    context.measured("temperature", hottest / k);
                }
                if (delta > 0) {
                    acceptance.setTemperature(hottest / k);
                    if (!acceptance.accepts(delta)) {
                        continue;
                    }
                }
                queens.move(row, to);
                if (context.observed()) {
                    context.moved(row, from, to);
                    tellWhy(context, row, delta, hottest / k);
                }
                if (queens.attacked() < least) {
                    least = queens.attacked();
                    sinceLeast = 0;
                    context.best(least);
                }
            }
            if (queens.attacked() == 0) {
                return SearchOutcome.solved(queens.toBoard());
            }
            context.restarted();
            start = settings.startBoard(context);
        }
        return SearchOutcome.stopped();
    }

    private static void tellWhy(SearchContext context, int row, int delta, double temperature) {
        if (delta <= 0) {
            context.noted(
                    "the attacked queen of row {0} moves and {1} fewer queens are attacked: always accepted",
                    row, -delta);
        } else {
            context.noted(
                    "the attacked queen of row {0} moves and {1} more queens are attacked: accepted by chance, with"
                            + " probability {2} at temperature {3}",
                    row, delta, StrictMath.exp(-delta / temperature), temperature);
        }
    }
}
