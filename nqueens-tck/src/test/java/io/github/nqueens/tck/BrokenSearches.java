package io.github.nqueens.tck;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SearchStoppedException;
import io.github.nqueens.tck.probe.AttackCheck;
import io.github.nqueens.tck.time.WorkMeter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongUnaryOperator;
import java.util.random.RandomGenerator;

/** Searches that break a rule, each in a way of its own. */
final class BrokenSearches {
    private static volatile boolean endlessMayEnd;
    private static int[] sharedColumns = {};

    @SuppressWarnings("UnusedVariable") // Held, so that what a search allocates is not optimized away.
    private static volatile Object kept;

    private BrokenSearches() {}

    @SuppressWarnings("StringCaseLocaleUsage") // The defect that the kit is to find.
    static String inTheLocale(String text) {
        return text.toLowerCase();
    }

    @SuppressWarnings({"NarrowCalculation", "IntLongMath"}) // The defect that the kit is to find.
    static long intBytes(long n) {
        return (int) n * (int) n * 8;
    }

    static void letEndlessSearchesEnd() {
        endlessMayEnd = true;
    }

    /** Listens to nobody, and takes little processor time from the tests beside it. */
    static SearchOutcome endless() {
        while (!endlessMayEnd) {
            LockSupport.parkNanos(1_000_000);
            Thread.interrupted();
        }
        return SearchOutcome.stopped();
    }

    static void failAt(int n, SearchContext context) {
        if (context.size() == n) {
            throw new IllegalStateException("never tried with " + n);
        }
    }

    static SearchOutcome neverTicks(SearchContext context) {
        ConflictCounter queens = context.conflictCounter(context.randomBoard());
        while (queens.conflicts() > 0) {
            if (context.shouldStop()) {
                return SearchOutcome.stopped();
            }
            Walks.swap(queens, context, context.random());
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    static SearchOutcome walksOn(SearchContext context) {
        ConflictCounter queens = context.conflictCounter(Walks.start(context));
        while (queens.conflicts() > 0 && !(context.size() > 12 && context.shouldStop())) {
            context.tick();
            Walks.swap(queens, context, context.random());
        }
        return queens.conflicts() > 0 ? SearchOutcome.stopped() : SearchOutcome.solved(queens.toBoard());
    }

    static SearchOutcome givesUpAtItsLimit(SearchContext context) {
        SearchOutcome outcome = Walks.sound(context);
        return outcome.board().isPresent() ? outcome : SearchOutcome.gaveUp("there was no more to try");
    }

    /** Works for some time on boards of 100 rows and more. */
    static void burnIfLarge(long millis, SearchContext context) {
        if (context.size() < 100) {
            return;
        }
        try (WorkMeter meter = WorkMeter.of(Thread.currentThread())) {
            while (meter.nanos() < millis * 1_000_000) {
                Thread.onSpinWait();
            }
        }
    }

    /** Sleeps for some time on boards of 100 rows and more, whatever wakes it. */
    static void sleepIfLarge(long millis, SearchContext context) {
        long end = System.nanoTime() + millis * 1_000_000;
        while (context.size() >= 100 && end - System.nanoTime() > 0) {
            LockSupport.parkNanos(end - System.nanoTime());
        }
    }

    static SearchOutcome catchesTheEnd(SearchContext context) {
        try {
            return Walks.sound(context);
        } catch (SearchStoppedException caught) {
            burnIfLarge(150, context);
            return SearchOutcome.stopped();
        }
    }

    static SearchOutcome sharesABoard(SearchContext context) {
        int n = context.size();
        RandomGenerator random = context.random();
        sharedColumns = context.randomBoard().toArray();
        while (AttackCheck.pairs(sharedColumns) > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            int row1 = random.nextInt(n);
            int row2 = random.nextInt(n);
            int column = sharedColumns[row1];
            sharedColumns[row1] = sharedColumns[row2];
            sharedColumns[row2] = column;
        }
        return SearchOutcome.solved(Board.of(sharedColumns));
    }

    static SearchOutcome silent(SearchContext context) {
        ConflictCounter queens = context.conflictCounter(context.randomBoard());
        context.boardSet(queens);
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            queens.swap(
                    context.random().nextInt(context.size()), context.random().nextInt(context.size()));
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    static SearchOutcome movesFromElsewhere(SearchContext context) {
        ConflictCounter queens = context.conflictCounter(context.randomBoard());
        context.boardSet(queens);
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            int row1 = context.random().nextInt(context.size());
            int row2 = context.random().nextInt(context.size());
            queens.swap(row1, row2);
            context.moved(row1, queens.column(row1), queens.column(row2));
            context.moved(row2, queens.column(row2), queens.column(row1));
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    static SearchOutcome restartsInSilence(SearchContext context) {
        ConflictCounter queens = context.conflictCounter(context.randomBoard());
        context.boardSet(queens);
        for (long iteration = 1; queens.conflicts() > 0; iteration++) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            if (iteration % 10 == 0) {
                queens = context.conflictCounter(context.randomBoard());
                context.boardSet(queens);
            }
            Walks.swap(queens, context, context.random());
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    static SearchOutcome walksOnAnotherThread(SearchContext context) {
        AtomicReference<SearchOutcome> outcome = new AtomicReference<>();
        Thread other = new Thread(() -> outcome.set(Walks.sound(context)), "other");
        other.setUncaughtExceptionHandler((thread, thrown) -> outcome.set(SearchOutcome.gaveUp(thrown.toString())));
        other.start();
        try {
            other.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return outcome.get();
    }

    static void idle() {
        try {
            Thread.currentThread().join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Leaves a file with a new name among the temporary ones, or the same one again where the program runs. */
    static void leaveFile(boolean temporary) {
        try {
            if (temporary) {
                Files.createTempFile("nqueens-left-", ".board").toFile().deleteOnExit();
            } else {
                Path board = Path.of("board.txt");
                Files.writeString(board, Long.toString(System.nanoTime()));
                board.toFile().deleteOnExit();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static SearchOutcome runsOutOfMemory(SearchContext context) {
        if (context.size() < 100) {
            return Walks.sound(context);
        }
        try {
            kept = new long[Integer.MAX_VALUE / 2][];
            kept = new long[Integer.MAX_VALUE - 8];
            return Walks.sound(context);
        } catch (OutOfMemoryError error) {
            throw new IllegalStateException("no memory", error);
        }
    }

    static SearchAlgorithm withMemory(LongUnaryOperator bytes) {
        return new SearchAlgorithm() {
            @Override
            public SearchOutcome search(SearchContext context) {
                return Walks.sound(context);
            }

            @Override
            public long memory(Problem problem, Optional<Board> initialBoard) {
                return bytes.applyAsLong(problem.size());
            }
        };
    }

    static int deepen(int levels) {
        return levels == 0 ? 0 : 1 + deepen(levels - 1);
    }

    /**
     * The solution of many a textbook, so slow that it never gets as deep as a stack on large boards.
     *
     * @param eachSquare whether an iteration is a square that is tried, rather than a row
     */
    static Optional<SearchOutcome> recurs(SearchContext context, int[] columns, int row, boolean eachSquare) {
        if (row == columns.length) {
            return Optional.of(SearchOutcome.solved(Board.of(columns)));
        }
        if (!eachSquare && !context.tick()) {
            return Optional.of(SearchOutcome.stopped());
        }
        for (int column = 0; column < columns.length; column++) {
            if (eachSquare && !context.tick()) {
                return Optional.of(SearchOutcome.stopped());
            }
            if (isFree(columns, row, column)) {
                columns[row] = column;
                Optional<SearchOutcome> below = recurs(context, columns, row + 1, eachSquare);
                if (below.isPresent()) {
                    return below;
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isFree(int[] columns, int row, int column) {
        for (int above = 0; above < row; above++) {
            int distance = Math.abs(columns[above] - column);
            if (distance == 0 || distance == row - above) {
                return false;
            }
        }
        return true;
    }

    static void keep(int[] values, int index) {
        kept = values[index];
    }

    /** A sound search of a problem after events that should not come. */
    static SearchOutcome after(SearchContext context, Consumer<SearchContext> unsound) {
        if (!context.problem().isClassic()) {
            context.boardSet(ConstrainedWalks.start(context));
            unsound.accept(context);
        }
        return ConstrainedWalks.sound(context);
    }

    static void movePlacedQueens(SearchContext context) {
        for (Square queen : context.problem().placed()) {
            int other = queen.column() == 0 ? 1 : 0;
            context.moved(queen.row(), queen.column(), other);
            context.moved(queen.row(), other, queen.column());
        }
    }

    static void removePlacedQueens(SearchContext context) {
        for (Square queen : context.problem().placed()) {
            context.removed(queen.row());
            context.placed(queen.row(), queen.column());
        }
    }

    static void visitBlockedSquares(SearchContext context) {
        Board start = ConstrainedWalks.start(context);
        for (int row = 0; row < context.size(); row++) {
            for (int column = 0; column < context.size(); column++) {
                if (!context.problem().isOpen(row, column) && ConstrainedWalks.isMovable(context, row)) {
                    context.moved(row, start.column(row), column);
                    context.moved(row, column, start.column(row));
                }
            }
        }
    }
}
