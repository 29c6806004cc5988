package io.github.nqueens.tck;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Random walks, sound until a test spoils one thing. */
final class Walks {
    private Walks() {}

    /** Swaps two random queens until none attack each other. */
    static SearchOutcome sound(SearchContext context) {
        return from(start(context), context, context.random());
    }

    static Board start(SearchContext context) {
        return context.initialBoard().orElseGet(context::randomBoard);
    }

    static SearchOutcome from(Board start, SearchContext context, RandomGenerator random) {
        ConflictCounter queens = context.conflictCounter(start);
        context.boardSet(queens);
        context.cost(queens.conflicts());
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            swap(queens, context, random);
            context.cost(queens.conflicts());
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    static void swap(ConflictCounter queens, SearchContext context, RandomGenerator random) {
        int row1 = random.nextInt(queens.size());
        int row2 = random.nextInt(queens.size());
        queens.swap(row1, row2);
        context.evaluated(1);
        context.swapped(row1, row2);
    }

    /** A sound walk that tells all that a search can tell: it builds its board, takes queens off it, and rules squares out. */
    static SearchOutcome explaining(SearchContext context) {
        Board start = start(context);
        ConflictCounter queens = context.conflictCounter(start);
        for (int row = 0; row < start.size(); row++) {
            context.placed(row, start.column(row));
        }
        context.cost(queens.conflicts());
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            int row = context.random().nextInt(start.size());
            context.ruledOut(row, queens.column(row), -1);
            context.ruledOut(row, 0, row == 0 ? 1 : 0);
            context.deadEnd(row, -1);
            context.removed(row);
            context.restored(2);
            context.placed(row, queens.column(row));
            context.measured("square", row);
            context.noted("The queen of row {0} is put back.", row);
            swap(queens, context, context.random());
            context.cost(queens.conflicts());
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    /** A sound walk after something that is not. */
    static SearchAlgorithm after(Consumer<SearchContext> unsound) {
        return context -> {
            unsound.accept(context);
            return sound(context);
        };
    }

    /** A sound walk of which each iteration begins with something that is not. */
    static SearchAlgorithm eachIteration(Consumer<SearchContext> unsound) {
        return context -> {
            ConflictCounter queens = context.conflictCounter(start(context));
            context.boardSet(queens);
            while (queens.conflicts() > 0) {
                if (!context.tick()) {
                    return SearchOutcome.stopped();
                }
                unsound.accept(context);
                swap(queens, context, context.random());
            }
            return SearchOutcome.solved(queens.toBoard());
        };
    }

    /** A sound walk that draws its numbers elsewhere. */
    static SearchAlgorithm drawing(Supplier<RandomGenerator> numbers) {
        return context -> from(start(context), context, numbers.get());
    }
}
