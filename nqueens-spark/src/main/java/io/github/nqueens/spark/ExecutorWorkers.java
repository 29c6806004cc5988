package io.github.nqueens.spark;

import io.github.nqueens.solutions.parts.CountPlan;
import io.github.nqueens.solutions.parts.CountWorker;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/**
 * The workers of an executor: one for each task that runs at the same time, all with the same tables. They outlive a task,
 * because making tables takes longer than counting a part. They are closed when no task used them for some seconds, or as
 * soon as a task of another plan comes while none of theirs runs. Safe for use by several threads.
 */
final class ExecutorWorkers {
    private static final int SECONDS_KEPT = 10;

    /** Those of this process. The delay runs on a thread of the JDK, which keeps no process alive. */
    static final ExecutorWorkers HERE =
            new ExecutorWorkers(CompletableFuture.delayedExecutor(SECONDS_KEPT, TimeUnit.SECONDS));

    private final Executor later;
    private final Map<String, Crew> crews = new HashMap<>();

    /** The workers of one plan. */
    private static final class Crew {
        private final CountPlan plan;
        private final CountWorker first;
        private final List<CountWorker> all = new ArrayList<>();
        private final Deque<CountWorker> idle = new ArrayDeque<>();
        private int busy;

        /** How often a worker was asked for. */
        private long uses;

        Crew(CountPlan plan) {
            this.plan = plan;
            // Counts nothing: it holds the tables from which other workers are made.
            this.first = plan.worker();
            all.add(first);
        }

        CountWorker take() {
            busy++;
            uses++;
            if (idle.isEmpty()) {
                CountWorker worker = plan.worker(first);
                all.add(worker);
                return worker;
            }
            return idle.pop();
        }

        void close() {
            all.forEach(CountWorker::close);
        }
    }

    /** @param later runs what it is given after the time that idle workers are kept */
    ExecutorWorkers(Executor later) {
        this.later = later;
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
            crew = new Crew(CountPlan.parse(plan));
            crews.put(plan, crew);
        }
        return crew.take();
    }

    /** Gives a worker back; one that failed is closed. */
    synchronized void giveBack(String plan, CountWorker worker, boolean failed) {
        Crew crew = crews.get(plan);
        crew.busy--;
        if (failed) {
            worker.close();
            crew.all.remove(worker);
        } else {
            crew.idle.push(worker);
        }
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
