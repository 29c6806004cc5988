package io.github.nqueens.algorithms.meta;

import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;

/**
 * One race: runs turns, has threads help with them, and counts those that ended. Used by the solving thread only.
 *
 * <p>Threads are started when a turn has ended or has taken a while, so that a small board costs none.
 */
final class Race {
    private final SearchContext context;
    private final Turns turns;
    private final int solvers;
    private final ThreadFactory threadFactory;
    private final List<Thread> helpers = new ArrayList<>();
    /** The reasons of the solvers of the latest turns, as long as each of them gave up. */
    private final List<String> reasons = new ArrayList<>();

    private int mostHelpers;
    private @Nullable SearchOutcome outcome;
    private boolean advanceFailed;

    Race(SearchContext context, Turns turns, int solvers, int threads, ThreadFactory threadFactory) {
        this.context = context;
        this.turns = turns;
        this.solvers = solvers;
        this.mostHelpers = threads - 1;
        this.threadFactory = threadFactory;
    }

    SearchOutcome run() {
        try {
            countIteration();
            SearchOutcome decided = outcome;
            while (decided == null) {
                runTurn();
                advance();
                decided = outcome;
            }
            return decided;
        } finally {
            turns.end();
            // A cancelled turn ends if it searches, an interrupted one also if it waits.
            helpers.forEach(Thread::interrupt);
            helpers.forEach(Race::awaitEnd);
        }
    }

    private void runTurn() {
        try {
            Turns.Turn turn = turns.next();
            if (turn != null) {
                turn.run(this::advanceMeanwhile);
                if (advanceFailed) {
                    // What was thrown while the race was advanced is not the turn's own, and waits for no earlier turn.
                    turn.result();
                }
            }
        } catch (InterruptedException e) {
            // The run honors the flag: shouldStop() says so from here on.
            Thread.currentThread().interrupt();
        }
    }

    private void advanceMeanwhile() {
        try {
            advance();
        } catch (Throwable thrown) {
            advanceFailed = true;
            throw thrown;
        }
    }

    /** Counts the turns that have ended, ends the race if it is decided, and otherwise sees to its helpers. */
    private void advance() {
        for (Turns.Turn turn = turns.takeEnded(); outcome == null && turn != null; turn = turns.takeEnded()) {
            count(turn);
        }
        if (outcome == null && context.shouldStop()) {
            outcome = SearchOutcome.stopped();
        }
        if (outcome != null) {
            turns.end();
        }
        startHelpers();
    }

    /** Counts the evaluations of a turn, and ends the race if the turn decides it. */
    private void count(Turns.Turn turn) {
        SolveResult result = turn.result();
        context.evaluated(result.statistics().evaluations());
        if (context.observed()) {
            context.noted(
                    "{0} ended after {1}: {2}.",
                    turn.solver().name(),
                    Amounts.of(result.statistics().iterations(), "iteration", "iterations"),
                    end(result.status()));
        }
        if (result.isSolved()) {
            context.cost(0);
            context.boardSet(result.orElseThrow());
            outcome = SearchOutcome.solved(result.orElseThrow());
            return;
        }
        if (result.status() == SolveStatus.GAVE_UP) {
            reasons.add(turn.solver().name() + " because " + result.reason().orElse(""));
        } else {
            reasons.clear();
        }
        if (result.status() == SolveStatus.UNSOLVABLE) {
            outcome = SearchOutcome.unsolvable();
        } else if (reasons.size() == solvers) {
            outcome = SearchOutcome.gaveUp("all solvers gave up: " + String.join("; ", reasons));
        } else {
            countIteration();
        }
    }

    private static String end(SolveStatus status) {
        return status == SolveStatus.SOLVED
                ? "it found a solution"
                : status == SolveStatus.UNSOLVABLE
                        ? "it proved that there is no solution"
                        : status == SolveStatus.ITERATION_LIMIT
                                ? "it used up the iterations of its turn"
                                : status == SolveStatus.GAVE_UP ? "it gave up" : "it was stopped";
    }

    /** Counts the next turn as an iteration. */
    private void countIteration() {
        if (context.shouldStop() || !context.tick()) {
            outcome = SearchOutcome.stopped();
        }
    }

    /** Starts the threads that are missing, as long as there are turns for them and the system has them. */
    private void startHelpers() {
        while (helpers.size() < mostHelpers && turns.hasNext() && !context.shouldStop()) {
            Thread helper = threadFactory.newThread(this::help);
            helper.setName("nqueens-portfolio-" + helpers.size());
            try {
                helper.start();
                helpers.add(helper);
            } catch (OutOfMemoryError noThread) {
                mostHelpers = helpers.size();
                context.noted(
                        "The system allowed {0} to be started: {1}.",
                        Amounts.of(mostHelpers, "thread", "threads"), String.valueOf(noThread.getMessage()));
            }
        }
    }

    private void help() {
        try {
            for (Turns.Turn turn = turns.awaitNext(); turn != null; turn = turns.awaitNext()) {
                turn.run(() -> {});
            }
        } catch (InterruptedException | OutOfMemoryError noMoreTurns) {
            // The race is over, or goes on with the threads that remain.
        }
    }

    /** Waits for a thread of the race; an interrupt meanwhile is kept for the caller, who is about to get the result. */
    private static void awaitEnd(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
