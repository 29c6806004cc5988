package io.github.nqueens.cli.output;

import io.github.nqueens.SolveStatistics;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.solutions.Progress;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * Shows on standard error how far a command has come. On a terminal, one line overwrites itself. Elsewhere plain lines
 * come after 1, 2,
 * 4, 8, ... seconds, so that the log of a long run stays short. Work of less than a second says nothing.
 */
public final class ProgressLine implements AutoCloseable {
    /** The time before the first line. */
    public static final Duration INTERVAL = Duration.ofSeconds(1);

    private static final int BETWEEN_OVERWRITES_MILLIS = 200;
    private static final String START_OF_LINE = "\r";
    private static final String CLEAR_TO_END = "\u001b[K";

    private final PrintWriter err;
    private final boolean overwrite;
    private final Duration lateness;
    private final LongSupplier nanoClock;
    private final CountDownLatch closed = new CountDownLatch(1);
    private Duration nextLine = INTERVAL;
    private boolean shown;

    /** What {@link #watch} watches, in words that begin a sentence, and when it began. */
    private volatile String search = "the search";

    private volatile long searchBegan;

    public ProgressLine(PrintWriter err, boolean overwrite) {
        this(err, overwrite, INTERVAL, System::nanoTime);
    }

    /** Sets how long after its time limit a search is late. */
    ProgressLine(PrintWriter err, boolean overwrite, Duration lateness, LongSupplier nanoClock) {
        this.err = err;
        this.overwrite = overwrite;
        this.lateness = lateness;
        this.nanoClock = nanoClock;
    }

    /**
     * Says so, once, if a search still goes on after its time limit: a solver that never asks about it tells nothing else. The
     * first search begins now, and each other one when a run that {@link #counting} counts has ended.
     */
    public Thread watch(Duration timeLimit) {
        searchBegan = nanoClock.getAsLong();
        Thread watch = new Thread(() -> tellIfLate(timeLimit), "nqueens-time-limit");
        watch.setDaemon(true);
        watch.start();
        return watch;
    }

    private void tellIfLate(Duration timeLimit) {
        try {
            // A hundredth of the limit is what a search may take to end.
            long most = LimitWatch.saturatedNanos(
                    timeLimit.plus(timeLimit.dividedBy(100)).plus(lateness));
            for (long left = most; left > 0; left = most - (nanoClock.getAsLong() - searchBegan)) {
                if (closed.await(left, TimeUnit.NANOSECONDS)) {
                    return;
                }
            }
            err.println((overwrite ? START_OF_LINE + CLEAR_TO_END : "") + "nqueens: " + search
                    + " goes on although its time limit of " + Text.time(timeLimit)
                    + " is over; press Ctrl-C to end it");
            err.flush();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Shows how far a search has come. */
    public void tell(SolveStatistics search) {
        tell(
                search.solver(),
                search.elapsed(),
                Text.counted(search.iterations(), "iteration")
                        + (search.restarts() > 0 ? ", " + Text.counted(search.restarts(), "restart") : "")
                        + (search.bestCost().isPresent()
                                ? ", best " + Text.number(search.bestCost().getAsLong())
                                : ""));
    }

    /** Tells how far a count is, but not its sum, which is no number of solutions before the end. */
    public void tell(int n, Progress count) {
        tell(
                "n = " + n,
                count.elapsed(),
                Text.fixed(100 * count.fraction(), 1) + " %"
                        + count.remaining()
                                // Parts that take longer than expected leave nothing, although they are not done.
                                .filter(time -> time.toMillis() > 0)
                                .map(time -> ", " + Text.time(time) + " left")
                                .orElse(""));
    }

    /** Names the searches that begin from now on, as in "the search of tabu for n = 8". */
    public void searching(String name) {
        search = name;
        searchBegan = nanoClock.getAsLong();
    }

    /** Counts runs: what is returned is called whenever one of them has ended. */
    public Runnable counting(String task, long runs) {
        long started = nanoClock.getAsLong();
        AtomicLong ended = new AtomicLong();
        return () -> {
            searchBegan = nanoClock.getAsLong();
            tell(
                    task,
                    Duration.ofNanos(searchBegan - started),
                    Text.number(ended.incrementAndGet()) + " of " + Text.number(runs));
        };
    }

    /** Tells what a task has come to in a time. */
    public void tell(String task, Duration elapsed, String state) {
        if (elapsed.compareTo(nextLine) < 0) {
            return;
        }
        String text = task + ": " + elapsed.toSeconds() + " s, " + state;
        if (overwrite) {
            err.print(START_OF_LINE + text + CLEAR_TO_END);
            nextLine = elapsed.plusMillis(BETWEEN_OVERWRITES_MILLIS);
            shown = true;
        } else {
            err.println(text);
            // The next news may be late, and its line is one all the same.
            while (nextLine.compareTo(elapsed) <= 0) {
                nextLine = nextLine.multipliedBy(2);
            }
        }
        err.flush();
    }

    /** Leaves the line empty for what comes next. */
    @Override
    public void close() {
        closed.countDown();
        if (shown) {
            err.print(START_OF_LINE + CLEAR_TO_END);
            err.flush();
        }
    }
}
