package io.github.nqueens.lab;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The runs of one experiment. After each run it goes to the end of the queue, so that others have their turn. Keeps what has
 * ended after it is closed.
 */
final class Experiment implements AutoCloseable {
    private final ExperimentRequest request;
    private final LabWorkers workers;
    private final CancellationToken cancellation = new CancellationToken();
    private final List<ExperimentRun> ended = new ArrayList<>();
    private int begun;
    private int running;
    private Throwable failure;

    Experiment(ExperimentRequest request, LabWorkers workers) {
        this.request = request;
        this.workers = workers;
    }

    /**
     * Begins as many runs as there are threads.
     *
     * @throws RefusedException if too many searches wait
     */
    void start() {
        workers.execute(this::runNext);
        for (int i = 1; i < Math.min(workers.most(), request.total()); i++) {
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
            index = goesOnLater() ? -1 : begin();
        }
    }

    private synchronized int begin() {
        if (cancellation.isCancelled() || begun == request.total()) {
            return -1;
        }
        running++;
        return begun++;
    }

    /** By sizes, then by solvers, then by seeds. */
    private void run(int index) {
        int runs = request.runs();
        int solver = index / runs % request.solvers().size();
        int n = request.sizes().get(index / runs / request.solvers().size());
        ExperimentRun run = null;
        Throwable thrown = null;
        try {
            SolveOptions.Builder options = SolveOptions.builder()
                    .seed(request.seed() + index % runs)
                    .timeLimit(request.timeLimit())
                    .cancellation(cancellation);
            request.maxIterations().ifPresent(options::maxIterations);
            SolveResult result = request.solvers().get(solver).solve(n, options.build());
            if (result.status() != SolveStatus.CANCELLED) {
                run = new ExperimentRun(solver, n, result.status(), result.statistics());
            }
        } catch (RuntimeException | Error e) {
            thrown = e;
            cancellation.cancel();
        } finally {
            end(run, thrown);
        }
    }

    private synchronized void end(ExperimentRun run, Throwable thrown) {
        running--;
        if (run != null) {
            ended.add(run);
        }
        if (failure == null) {
            failure = thrown;
        }
        notifyAll();
    }

    /** Waits a while; tells whether all runs have ended or one has failed. */
    synchronized boolean await(long milliseconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
        for (long left = end - System.nanoTime(); left > 0 && !isOver(); left = end - System.nanoTime()) {
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
        return isOver();
    }

    private boolean isOver() {
        return ended.size() == request.total() || failure != null;
    }

    synchronized Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }

    /** How many searches run now: none, if others have all threads. */
    synchronized int running() {
        return running;
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
        // A seed may run over, so that their order is that of their distance from the first.
        sorted.sort(
                Comparator.comparingInt((ExperimentRun run) -> request.sizes().indexOf(run.n()))
                        .thenComparingInt(ExperimentRun::solver)
                        .thenComparingLong(run -> run.statistics().seed() - request.seed()));
        return sorted;
    }

    /** Ends what still runs. */
    @Override
    public void close() {
        cancellation.cancel();
    }
}
