package io.github.nqueens.spark;

import io.github.nqueens.solutions.parts.CountPlan;
import io.github.nqueens.solutions.parts.CountWorker;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;

/**
 * The workers of an executor: one for each task that runs at the same time, all with the same tables. They outlive a task,
 * because making tables takes longer than counting a part. They are closed when no task used them for ten seconds, or as
 * soon as a task of another plan comes while none of theirs runs. Safe for use by several threads.
 */
final class ExecutorWorkers {
    private static final int SECONDS_KEPT = 10;

    /** The workers of this process. The delay runs on a thread of the JDK, which keeps no process alive. */
    static final ExecutorWorkers HERE =
            new ExecutorWorkers(CompletableFuture.delayedExecutor(SECONDS_KEPT, TimeUnit.SECONDS));

    private final Executor later;
    private final BiFunction<CountPlan, CountWorker, CountWorker> more;
    private final Map<String, Crew> crews = new HashMap<>();

    /** The workers of one plan. */
    private static final class Crew {
        private final CountPlan plan;
        private final CountWorker first;
        private final Set<CountWorker> all = new HashSet<>();
        private final Deque<CountWorker> idle = new ArrayDeque<>();
        private int busy;

        /** How often a worker was asked for. */
        private long uses;

        private final BiFunction<CountPlan, CountWorker, CountWorker> more;

        Crew(CountPlan plan, BiFunction<CountPlan, CountWorker, CountWorker> more) {
            this.plan = plan;
            this.more = more;
            // Counts nothing: it holds the tables from which other workers are made.
            this.first = plan.worker();
            all.add(first);
        }

        CountWorker take() {
            uses++;
            CountWorker worker = idle.isEmpty() ? more.apply(plan, first) : idle.pop();
            all.add(worker);
            busy++;
            return worker;
        }

        void close() {
            all.forEach(CountWorker::close);
        }
    }

    /** @param later runs what it is given after the time that idle workers are kept */
    ExecutorWorkers(Executor later) {
        this(later, CountPlan::worker);
    }

    /** For tests: {@code more} makes a worker of a plan with the tables of another worker. */
    ExecutorWorkers(Executor later, BiFunction<CountPlan, CountWorker, CountWorker> more) {
        this.later = later;
        this.more = more;
    }

    /** A worker of a plan, for the calling thread until it is given back. */
    synchronized CountWorker take(String plan) {
        Crew crew = crews.get(plan);
        if (crew == null) {
            crews.values().removeIf(other -> {
                if (other.busy == 0) {
                    other.close();
                }
                return other.busy == 0;
            });
            crew = new Crew(CountPlan.parse(plan), more);
            crews.put(plan, crew);
        }
        try {
            return crew.take();
        } finally {
            closeLaterIfIdle(plan, crew);
        }
    }

    /** Gives a worker back; one that failed is closed. */
    synchronized void giveBack(String plan, CountWorker worker, boolean failed) {
        Crew crew = Objects.requireNonNull(crews.get(plan), "a worker was given back whose crew is closed");
        crew.busy--;
        if (failed) {
            worker.close();
            crew.all.remove(worker);
        } else {
            crew.idle.push(worker);
        }
        closeLaterIfIdle(plan, crew);
    }

    private void closeLaterIfIdle(String plan, Crew crew) {
        if (crew.busy == 0) {
            long uses = crew.uses;
            later.execute(() -> closeUnlessUsed(plan, crew, uses));
        }
    }

    private synchronized void closeUnlessUsed(String plan, Crew crew, long uses) {
        if (crew.uses == uses && crews.remove(plan, crew)) {
            crew.close();
        }
    }

    /** How many workers there are, idle ones included. */
    synchronized int size() {
        return crews.values().stream().mapToInt(crew -> crew.all.size() - 1).sum();
    }
}
