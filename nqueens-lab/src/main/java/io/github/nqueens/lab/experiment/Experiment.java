package io.github.nqueens.lab.experiment;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.work.LabWorkers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The runs of one experiment. After each run it goes to the end of the queue, so that others have their turn. Keeps what has
 * ended after it is closed.
 */
final class Experiment implements AutoCloseable {
    private final ExperimentRequest request;
    private final LabWorkers workers;
    private final Duration timeLimit;
    private final List<ExperimentRow> rows = new ArrayList<>();
    private final CancellationToken cancellation = new CancellationToken();
    private final List<ExperimentRun> ended = new ArrayList<>();
    private int begun;
    private int running;
    private long firstBegunAt;
    private @Nullable Throwable failure;

    /** An experiment that has a time limit from the begin of its first run. */
    Experiment(ExperimentRequest request, LabWorkers workers, Duration timeLimit) {
        this.request = request;
        this.workers = workers;
        this.timeLimit = timeLimit;
        for (int n : request.sizes()) {
            for (int solver = 0; solver < request.solvers().size(); solver++) {
                rows.add(new ExperimentRow(solver, n));
            }
        }
    }

    /**
     * Begins as many runs as there are threads.
     *
     * @throws RefusedException if too many searches wait
     */
    void start() {
        workers.execute(this::runNext);
        for (int i = 1; i < Math.min(workers.processors(), request.total()); i++) {
            if (!goesOnLater()) {
                return;
            }
        }
    }

    private boolean goesOnLater() {
        try {
            workers.execute(this::runNext);
            return true;
        } catch (RefusedException full) {
            return false;
        }
    }

    /** Runs once, and again without a pause only if the queue has no place. */
    private void runNext() {
        int index = begin();
        while (index >= 0) {
            run(index);
            workers.paused();
            index = goesOnLater() ? -1 : begin();
        }
    }

    private synchronized int begin() {
        if (cancellation.isCancelled() || begun == request.total()) {
            return -1;
        }
        if (begun == 0) {
            firstBegunAt = System.nanoTime();
        }
        running++;
        return begun++;
    }

    /** Runs the search of an index; indices go by sizes, then by solvers, then by seeds. */
    private void run(int index) {
        int runs = request.runs();
        int row = index / runs;
        int solver = row % request.solvers().size();
        int n = request.sizes().get(row / request.solvers().size());
        SolveResult result;
        try {
            SolveOptions.Builder options = SolveOptions.builder()
                    .seed(request.seed() + index % runs)
                    .timeLimit(request.timeLimit())
                    .cancellation(cancellation);
            request.maxIterations().ifPresent(options::maxIterations);
            result = request.solvers().get(solver).solve(n, options.build());
        } catch (RuntimeException | Error e) {
            fail(e);
            return;
        }
        end(row, new ExperimentRun(index, solver, n, result));
    }

    private synchronized void fail(Throwable thrown) {
        cancellation.cancel();
        running--;
        if (failure == null) {
            failure = thrown;
        }
        notifyAll();
    }

    private synchronized void end(int row, ExperimentRun run) {
        running--;
        if (run.result().status() != SolveStatus.CANCELLED) {
            ended.add(run);
            rows.get(row).add(run.result());
        }
        notifyAll();
    }

    /** Waits a while; tells whether all runs have ended, one has failed, or the time for all of them is over. */
    synchronized boolean await(long milliseconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        for (long left = end - System.nanoTime(); left > 0 && !isOver(); left = end - System.nanoTime()) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return isOver() || (begun > 0 && System.nanoTime() - firstBegunAt >= timeLimit.toNanos());
    }

    private boolean isOver() {
        return isDone() || failure != null;
    }

    /** Whether all runs have ended. */
    synchronized boolean isDone() {
        return ended.size() == request.total();
    }

    /** The lines of rows that have changed since this was called last, and how many runs have ended. */
    synchronized List<String> news() {
        List<String> lines = new ArrayList<>();
        rows.forEach(row -> row.news().ifPresent(lines::add));
        lines.add((running > 0 || isOver() ? "running " : "waiting ") + ended.size());
        return lines;
    }

    synchronized Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }

    ExperimentRequest request() {
        return request;
    }

    /** What has ended, in the order in which it was asked for. */
    List<ExperimentRun> ended() {
        List<ExperimentRun> sorted;
        synchronized (this) {
            sorted = new ArrayList<>(ended);
        }
        sorted.sort(Comparator.comparingInt(ExperimentRun::index));
        return sorted;
    }

    /** Ends what still runs. */
    @Override
    public void close() {
        cancellation.cancel();
    }
}
