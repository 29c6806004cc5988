package io.github.nqueens;

import io.github.nqueens.internal.SeededRandom;
import io.github.nqueens.spi.SearchContext;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/** One run: counts what the algorithm does, passes its events on, and tells it when to end. */
final class SearchRun implements SearchContext {
    /**
     * The most iterations between two looks at the clock. Iterations may be as short as 10 ns and a look takes 25 ns; an
     * iteration of up to 10 microseconds needs not ask {@link #shouldStop()}: 1024 of them take 10 ms.
     */
    private static final int LONGEST_BATCH = 1024;

    /** Time to aim at between two looks at the clock. */
    private static final long BATCH_NANOS = 1_000_000;

    private final String solver;
    private final int size;
    private final long seed;
    private final RandomGenerator random;
    private final Board initialBoard;
    private final SolveListener listener;
    private final CancellationToken cancellation;
    private final Thread thread = Thread.currentThread();
    private final LongSupplier nanoClock;
    private final long started;
    private final long timeLimit;
    private final long progressInterval;
    private final Consumer<? super SolveStatistics> progress;

    /** Where tick() says no; lowered to the iterations done once the run is over. */
    private long iterationLimit;

    private long iterations;
    private int untilLook = 1;
    private int batch = 1;
    private long lastLook;
    private long lastReport;
    private SolveStatus stopCause;
    private long evaluations;
    private long restarts;
    private long best = Long.MAX_VALUE;
    private long ended = -1;

    SearchRun(String solver, int size, long seed, SolveOptions options, LongSupplier nanoClock) {
        this.solver = solver;
        this.nanoClock = nanoClock;
        this.started = nanoClock.getAsLong();
        this.lastLook = started;
        this.lastReport = started;
        this.size = size;
        this.seed = seed;
        this.random = new SeededRandom(seed);
        this.initialBoard = options.initialBoard().orElse(null);
        this.listener = options.listener().orElse(null);
        this.cancellation = options.cancellation().orElse(null);
        this.timeLimit = options.timeLimit().map(SearchRun::saturatedNanos).orElse(Long.MAX_VALUE);
        this.progressInterval =
                options.progressInterval().map(SearchRun::saturatedNanos).orElse(Long.MAX_VALUE);
        this.progress = options.progress().orElse(null);
        this.iterationLimit = options.maxIterations().orElse(Long.MAX_VALUE);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public RandomGenerator random() {
        return random;
    }

    @Override
    public Optional<Board> initialBoard() {
        return Optional.ofNullable(initialBoard);
    }

    @Override
    public boolean tick() {
        if (iterations >= iterationLimit) {
            stop(SolveStatus.ITERATION_LIMIT);
            return false;
        }
        if (--untilLook <= 0 && shouldStop()) {
            return false;
        }
        iterations++;
        if (listener != null) {
            listener.onIteration(iterations);
        }
        return true;
    }

    @Override
    public boolean shouldStop() {
        if (stopCause != null) {
            return true;
        }
        long now = nanoClock.getAsLong();
        if ((cancellation != null && cancellation.isCancelled()) || thread.isInterrupted()) {
            stop(SolveStatus.CANCELLED);
        } else if (now - started >= timeLimit) {
            stop(SolveStatus.TIME_LIMIT);
        } else if (now - lastReport >= progressInterval) {
            lastReport = now;
            progress.accept(statistics(now - started));
        }
        pace(now);
        return stopCause != null;
    }

    /** Chooses how many iterations to do before the next look at the clock, from how long the last batch took. */
    private void pace(long now) {
        long taken = now - lastLook;
        lastLook = now;
        if (taken > 2 * BATCH_NANOS) {
            batch = 1;
        } else if (taken < BATCH_NANOS / 2 && untilLook <= 0) {
            batch = Math.min(LONGEST_BATCH, 2 * batch);
        }
        untilLook = batch;
    }

    private void stop(SolveStatus cause) {
        if (stopCause == null) {
            stopCause = cause;
            iterationLimit = iterations;
        }
    }

    @Override
    public void evaluated(long candidates) {
        long sum = evaluations + candidates;
        // A whole neighborhood of millions of rows, decided by bounds in each iteration, exceeds a long.
        evaluations = sum < 0 ? Long.MAX_VALUE : sum;
    }

    @Override
    public void restarted() {
        restarts++;
        if (listener != null) {
            listener.onRestart();
        }
    }

    @Override
    public boolean observed() {
        return listener != null;
    }

    @Override
    public void boardSet(ConflictCounter queens) {
        if (listener != null) {
            listener.onBoardSet(queens.toBoard());
        }
    }

    @Override
    public void boardSet(Board board) {
        if (listener != null) {
            listener.onBoardSet(board);
        }
    }

    @Override
    public void placed(int row, int column) {
        if (listener != null) {
            listener.onPlaced(row, column);
        }
    }

    @Override
    public void removed(int row) {
        if (listener != null) {
            listener.onRemoved(row);
        }
    }

    @Override
    public void moved(int row, int from, int to) {
        if (listener != null) {
            listener.onMoved(row, from, to);
        }
    }

    @Override
    public void swapped(int row1, int row2) {
        if (listener != null) {
            listener.onSwapped(row1, row2);
        }
    }

    @Override
    public void best(long conflicts) {
        if (conflicts < best) {
            best = conflicts;
            if (listener != null) {
                listener.onBest(conflicts);
            }
        }
    }

    @Override
    public void measured(String name, double value) {
        if (listener != null) {
            listener.onMeasured(name, value);
        }
    }

    @Override
    public void noted(String key, Object... arguments) {
        if (listener != null) {
            listener.onNoted(key, arguments);
        }
    }

    void started() {
        if (listener != null) {
            listener.onStart(solver, size, seed);
        }
    }

    void ended(SolveResult result) {
        if (listener != null) {
            listener.onEnd(result);
        }
    }

    /** Stops the clock of the statistics; the first call counts. */
    void searchEnded() {
        if (ended < 0) {
            ended = nanoClock.getAsLong() - started;
        }
    }

    /** Why tick() or shouldStop() ended the run, or null if they did not. */
    SolveStatus stopCause() {
        return stopCause;
    }

    SolveStatistics statistics() {
        searchEnded();
        return statistics(ended);
    }

    private SolveStatistics statistics(long elapsed) {
        OptionalLong least = best == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(best);
        return new SolveStatistics(
                solver, size, seed, iterations, evaluations, restarts, least, Duration.ofNanos(elapsed));
    }

    private static long saturatedNanos(Duration duration) {
        try {
            return duration.toNanos();
        } catch (ArithmeticException longerThan292Years) {
            return Long.MAX_VALUE;
        }
    }
}
