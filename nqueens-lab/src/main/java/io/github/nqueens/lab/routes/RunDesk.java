package io.github.nqueens.lab.routes;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.work.Kept;
import io.github.nqueens.lab.work.LabWorkers;
import io.github.nqueens.visual.LiveReplay;
import io.github.nqueens.visual.Recording;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Runs searches that are recorded, and keeps the latest recordings. */
public final class RunDesk {
    private static final int MOST_KEPT = 4;

    /** The most queens moved in all kept steps of a search. A browser takes seconds for ten times as many. */
    private static final int MOST_ROWS = 1_000_000;

    private static final Duration PROGRESS = Duration.ofMillis(50);

    private final LabWorkers workers;
    private final Duration timeLimit;
    private final Set<Runs> current = Collections.newSetFromMap(new ConcurrentHashMap<>());
    private final Kept<List<Recording>> kept = new Kept<>(MOST_KEPT);

    public RunDesk(LabWorkers workers, Duration timeLimit) {
        this.workers = workers;
        this.timeLimit = timeLimit;
    }

    /** How many steps are kept of a search on a board of n rows. */
    static int mostSteps(int n) {
        return Math.min(LabRequest.MOST_STEPS, MOST_ROWS / n);
    }

    /** The searches of one request. */
    public final class Runs implements AutoCloseable {
        private final CancellationToken cancellation = new CancellationToken();
        private final CountDownLatch left;
        private final AtomicInteger waiting;
        private final AtomicLong iterations = new AtomicLong();
        private final AtomicReference<Throwable> failure = new AtomicReference<>();
        private final LiveReplay replay;
        private final OptionalInt only;

        private Runs(LabRequest request) {
            int count = request.runs().size();
            left = new CountDownLatch(count);
            waiting = new AtomicInteger(count);
            only = request.only();
            replay = LiveReplay.of(Problem.queens(request.size()), request.specs(), mostSteps(request.size()));
        }

        /** Waits a while; tells whether all have ended. */
        public boolean await(long milliseconds) throws InterruptedException {
            return left.await(milliseconds, TimeUnit.MILLISECONDS);
        }

        /** How many of these searches have not begun. */
        public int waiting() {
            return waiting.get();
        }

        /** The iterations of all together, a little late. */
        public long iterations() {
            return iterations.get();
        }

        public Optional<Throwable> failure() {
            return Optional.ofNullable(failure.get());
        }

        /** The steps that the page does not have yet, as its replay takes them. */
        public Optional<String> steps() {
            return only.isPresent() ? replay.next(only.getAsInt()) : replay.next();
        }

        /** Keeps the replay until later ones take its place, and returns its number. One search of several is not kept, and has the number 0. */
        int keep() {
            return only.isPresent() ? 0 : kept.add(recordings());
        }

        List<Recording> recordings() {
            return replay.recordings();
        }

        /** Ends what still runs. */
        @Override
        public void close() {
            cancellation.cancel();
            current.remove(this);
        }

        private void run(int index, Solver solver, SolveOptions.Builder options, int n) {
            waiting.decrementAndGet();
            long[] told = {0};
            try {
                solver.solve(
                        n,
                        options.timeLimit(timeLimit)
                                .cancellation(cancellation)
                                .listener(replay.listener(index))
                                .progress(PROGRESS, soFar -> {
                                    iterations.addAndGet(soFar.iterations() - told[0]);
                                    told[0] = soFar.iterations();
                                    workers.paused();
                                })
                                .build());
            } catch (RuntimeException | Error thrown) {
                failure.compareAndSet(null, thrown);
                cancellation.cancel();
            } finally {
                left.countDown();
            }
        }
    }

    public Runs start(LabRequest request) {
        Runs runs = new Runs(request);
        current.add(runs);
        try {
            for (int index : request.runs()) {
                Solver solver = request.solvers().get(index);
                SolveOptions.Builder options = SolveOptions.builder().seed(request.seed());
                if (request.startsFrom(solver)) {
                    options.initialBoard(request.start().orElseThrow());
                }
                workers.execute(() -> runs.run(index, solver, options, request.size()));
            }
        } catch (RefusedException full) {
            runs.close();
            throw full;
        }
        return runs;
    }

    public Optional<List<Recording>> kept(int number) {
        return kept.get(number);
    }

    public void close() {
        new ArrayList<>(current).forEach(Runs::close);
    }
}
