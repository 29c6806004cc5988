package io.github.nqueens;

import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.internal.RunContext;
import io.github.nqueens.internal.SeededRandom;
import io.github.nqueens.spi.RangeTask;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** One run: counts what the algorithm does, passes on what it reports, and tells it when to end. */
final class SearchRun implements RunContext {
    /** Rows set up between two looks at the clock: at 100 ns each, the run looks about every two milliseconds. */
    static final int STEP = 1 << 14;

    /**
     * The most iterations between two looks at the clock. Iterations may be as short as 10 ns and a look takes 25 ns. An
     * algorithm whose iterations take at most 10 microseconds need not ask {@link #shouldStop()}: 1024 of them take 10 ms.
     */
    private static final int LONGEST_BATCH = 1024;

    /** Time to aim at between two looks at the clock. */
    private static final long BATCH_NANOS = 1_000_000;

    /** If two looks at the clock were closer than this, twice as many calls of {@link #requireOngoing()} pass before the next. */
    private static final long CHECK_NANOS = 5_000;

    /** The most calls of {@link #requireOngoing()} for one look at the clock. */
    private static final int MOST_UNCHECKED = 32;

    private final String solver;
    private final Problem problem;
    private final int size;
    private final long seed;
    private final RandomGenerator random;
    private final @Nullable Board initialBoard;
    private final Callbacks caller;
    private final ReportedEvents events;
    private boolean observed;
    private final @Nullable CancellationToken cancellation;
    private final Thread thread = Thread.currentThread();
    private final LongSupplier nanoClock;
    private final long started;
    private final long timeLimit;
    private final long progressInterval;

    /** Tells whether anything depends on how much time has passed. */
    private final boolean isTimed;

    /** The iteration count at which tick() returns false. Lowered to the iterations done once the run is over. */
    private long iterationLimit;

    private long iterations;
    private int untilLook = 1;
    private int batch = 1;
    private int checkEvery = 1;
    private int untilCheck = 1;
    private long lastLook;
    private long lastReport;
    private @Nullable SolveStatus stopCause;
    private long evaluations;
    private long restarts;
    private long best = Long.MAX_VALUE;
    private long ended = -1;

    SearchRun(String solver, Problem problem, long seed, SolveOptions options, LongSupplier nanoClock) {
        this.solver = solver;
        this.nanoClock = nanoClock;
        this.started = nanoClock.getAsLong();
        this.lastLook = started;
        this.lastReport = started;
        this.problem = problem;
        this.size = problem.size();
        this.seed = seed;
        this.random = new SeededRandom(seed);
        this.initialBoard = options.initialBoard().orElse(null);
        this.observed = options.listener().isPresent();
        this.caller = new Callbacks(solver, options, () -> stop(SolveStatus.CANCELLED));
        this.events = new ReportedEvents(solver, size, caller);
        this.cancellation = options.cancellation().orElse(null);
        this.timeLimit = nanos(options.timeLimit());
        this.progressInterval = nanos(options.progressInterval());
        this.isTimed = options.timeLimit().isPresent() || options.progress().isPresent();
        this.iterationLimit = options.maxIterations().orElse(Long.MAX_VALUE);
    }

    private static long nanos(Optional<Duration> time) {
        return time.isPresent() ? LimitWatch.saturatedNanos(time.get()) : Long.MAX_VALUE;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Problem problem() {
        return problem;
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
    public void inSteps(int count, RangeTask step) {
        for (int from = 0; from < count; ) {
            int to = endOfStep(from, count);
            step.run(from, to);
            from = to;
        }
    }

    /** Looks whether to go on, and says how far. Skips the clock if all the work is short and nothing depends on time. */
    private int endOfStep(int from, int count) {
        if (count > STEP || mayBeOver()) {
            requireOngoingNow();
        }
        return from + Math.min(STEP, count - from);
    }

    /** Whether the run may be over, as far as can be told without the clock. */
    private boolean mayBeOver() {
        return isTimed || stopCause != null || isCancelled();
    }

    /** Looks at the clock at each call until calls prove to be close together. */
    @Override
    public void requireOngoing() {
        if (stopCause == null && (isTimed ? --untilCheck > 0 : !isCancelled())) {
            return;
        }
        long before = lastLook;
        requireOngoingNow();
        if (lastLook - before < CHECK_NANOS) {
            checkEvery = Math.min(MOST_UNCHECKED, 2 * checkEvery);
        }
        untilCheck = checkEvery;
    }

    /** Looks at the clock whatever the pace: before work whose length does not follow from that of the work before. */
    private void requireOngoingNow() {
        RunContext.super.requireOngoing();
    }

    /** A large array takes long to make or to go over, so the run may be over before the next one. */
    void requireOngoingBetweenArrays() {
        if (mayBeOver()) {
            requireOngoingNow();
        }
    }

    @Override
    public Board randomBoard() {
        requireOngoingBetweenArrays();
        int[] columns = new int[size];
        for (int from = 0; from < size; ) {
            int to = endOfStep(from, size);
            Board.shuffle(columns, from, to, random);
            from = to;
        }
        return Board.owning(columns);
    }

    @Override
    public boolean isPermutation(Board board) {
        return board.isPermutation(this::requireOngoingBetweenArrays);
    }

    @Override
    public ConflictCounter conflictCounter(Board board) {
        int n = board.size();
        ConflictCounter queens = new ConflictCounter(board, n > STEP ? this::requireOngoingBetweenArrays : null);
        for (int from = 0; from < n; ) {
            int to = endOfStep(from, n);
            queens.count(from, to);
            from = to;
        }
        return queens;
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
        if (observed) {
            caller.tell(told -> told.onIteration(iterations));
        }
        return true;
    }

    @Override
    public boolean shouldStop() {
        if (stopCause != null) {
            return true;
        }
        caller.requireOwnThread();
        long now = nanoClock.getAsLong();
        boolean inTime = now - started < timeLimit;
        if (inTime && now - lastReport >= progressInterval && !isCancelled()) {
            lastReport = now;
            caller.report(() -> statistics(now - started));
        }
        // Asked after the report, whose consumer may be the one that cancels.
        if (isCancelled()) {
            stop(SolveStatus.CANCELLED);
        } else if (!inTime) {
            stop(SolveStatus.TIME_LIMIT);
        }
        pace(now);
        return stopCause != null;
    }

    @Override
    public CancellationToken tokenOfPart() {
        return new CancellationToken(() -> isCancelled() || nanoClock.getAsLong() - started >= timeLimit);
    }

    @Override
    public Optional<Duration> timeLeft() {
        return timeLimit == Long.MAX_VALUE
                ? Optional.empty()
                : Optional.of(Duration.ofNanos(Math.max(0, timeLimit - (nanoClock.getAsLong() - started))));
    }

    private boolean isCancelled() {
        return (cancellation != null && cancellation.isCancelled()) || thread.isInterrupted();
    }

    /** Chooses how many iterations to do before the next look at the clock, from how long the last batch took. */
    private void pace(long now) {
        long taken = now - lastLook;
        lastLook = now;
        if (taken > 10 * CHECK_NANOS) {
            checkEvery = 1;
            untilCheck = 1;
        }
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
        events.requireNotNegative(candidates, "evaluated candidates");
        long sum = evaluations + candidates;
        // A whole neighborhood of millions of rows, decided by bounds in each iteration, exceeds a long.
        evaluations = sum < 0 ? Long.MAX_VALUE : sum;
    }

    @Override
    public void restarted() {
        restarts++;
        if (observed) {
            caller.tell(told -> told.onRestart());
        }
    }

    @Override
    public boolean observed() {
        return observed;
    }

    @Override
    public void boardSet(ConflictCounter queens) {
        if (observed) {
            boardSet(queens.toBoard());
        }
    }

    @Override
    public void boardSet(Board board) {
        if (observed) {
            events.boardSet(board);
        }
    }

    @Override
    public void placed(int row, int column) {
        if (observed) {
            events.placed(row, column);
        }
    }

    @Override
    public void removed(int row) {
        if (observed) {
            events.removed(row);
        }
    }

    @Override
    public void moved(int row, int from, int to) {
        if (observed) {
            events.moved(row, from, to);
        }
    }

    @Override
    public void swapped(int row1, int row2) {
        if (observed) {
            events.swapped(row1, row2);
        }
    }

    @Override
    public void ruledOut(int row, int column, int because) {
        if (observed) {
            events.ruledOut(row, column, because);
        }
    }

    @Override
    public void restored(int squares) {
        if (observed) {
            events.restored(squares);
        }
    }

    @Override
    public void deadEnd(int row, int backTo) {
        if (observed) {
            events.deadEnd(row, backTo);
        }
    }

    @Override
    public void cost(long cost) {
        if (cost < best) {
            events.requireNotNegative(cost, "cost");
            best = cost;
            if (observed) {
                caller.tell(told -> told.onBest(cost));
            }
        }
    }

    @Override
    public void measured(String name, double value) {
        if (observed) {
            events.measured(name, value);
        }
    }

    @Override
    public void noted(String pattern, Object... arguments) {
        if (observed) {
            events.noted(pattern, arguments);
        }
    }

    /** Throws the failure of the listener or of the consumer of progress, if there was one. */
    void throwCallersFailure() {
        caller.throwFailure();
    }

    void started() {
        if (observed) {
            caller.tell(told -> told.onStart(new SolveStart(solver, problem, seed)));
        }
    }

    void failed(Throwable thrown) {
        close();
        SolveListener told = caller.takeListener();
        if (told != null) {
            told.onFailed(thrown);
        }
    }

    void ended(SolveResult result) {
        close();
        SolveListener told = caller.takeListener();
        if (told != null) {
            told.onEnd(result);
        }
    }

    /** Makes the run deaf and ends it, in case the algorithm has kept it. */
    private void close() {
        observed = false;
        stop(SolveStatus.CANCELLED);
    }

    /** Stops the clock of the statistics; the first call counts. */
    void searchEnded() {
        if (ended < 0) {
            ended = nanoClock.getAsLong() - started;
        }
    }

    /** Why tick() or shouldStop() ended the run, or null if they did not. */
    @Nullable
    SolveStatus stopCause() {
        return stopCause;
    }

    SolveStatistics statistics() {
        searchEnded();
        return statistics(ended);
    }

    private SolveStatistics statistics(long elapsed) {
        SolveStatistics.Builder statistics = SolveStatistics.builder(solver, size)
                .seed(seed)
                .iterations(iterations)
                .evaluations(evaluations)
                .restarts(restarts)
                .elapsed(Duration.ofNanos(elapsed));
        return best == Long.MAX_VALUE
                ? statistics.build()
                : statistics.bestCost(best).build();
    }
}
