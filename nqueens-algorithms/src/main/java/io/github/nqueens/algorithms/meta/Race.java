package io.github.nqueens.algorithms.meta;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverDefectException;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.RunContext;
import io.github.nqueens.internal.Unchecked;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverTrait;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;

/**
 * One race, in rounds of one turn for each solver. Solver, seed and iteration limit of a turn depend on its place only, and the
 * turns of a round count in their order, so it does not matter which thread runs a turn, or when.
 *
 * <p>The solving thread runs turns and counts those that ended. Helping threads run turns only. They are started when a turn has
 * ended or has taken a while, so that a small board costs none.
 */
final class Race {
    /** The usual time between two checks of the limits by a waiting or a solving thread. */
    static final Duration POLL_INTERVAL = Duration.ofMillis(5);

    private static final long FIRST_LIMIT = 1_000;

    private final SearchContext context;
    private final List<Solver> solvers;
    private final boolean isPermutation;
    private final Duration pollInterval;
    private final ThreadFactory threadFactory;
    private final long firstSeed;
    private final List<Thread> helpers = new ArrayList<>();

    /** The reasons of the solvers of the latest turns, as long as each of them gave up. */
    private final List<String> reasons = new ArrayList<>();

    private int mostHelpers;
    private @Nullable SearchOutcome outcome;

    /** What the solver of the turn that decided the race threw. */
    private @Nullable Throwable failure;

    /** How many turns of the round are counted. */
    private int counted;

    // What all threads share, each on the monitor of this race.
    private List<Turn> round = List.of();
    private int next;

    /** How many turns of the round are needed: all up to the first one that decides the race. */
    private int needed;

    private boolean isOver;

    /**
     * A race that has not begun.
     *
     * @param isPermutation whether the initial board, if there is one, has one queen in each column
     * @param threads how many threads run turns, the solving thread among them
     */
    Race(
            SearchContext context,
            List<Solver> solvers,
            boolean isPermutation,
            int threads,
            ThreadFactory threadFactory,
            Duration pollInterval) {
        this.context = context;
        this.solvers = solvers;
        this.isPermutation = isPermutation;
        this.mostHelpers = threads - 1;
        this.threadFactory = threadFactory;
        this.pollInterval = pollInterval;
        this.firstSeed = context.random().nextLong();
    }

    /** Tells whether a solver starts from the initial board of a race, if there is one. */
    static boolean startsFromBoard(Solver solver, boolean isPermutation) {
        Set<SolverTrait> traits = solver.descriptor().traits();
        return traits.contains(SolverTrait.STARTS_FROM_BOARD)
                && (isPermutation || !traits.contains(SolverTrait.PERMUTATION_ONLY));
    }

    SearchOutcome run() {
        try {
            countIteration();
            for (long number = 0; outcome == null; number++) {
                begin(number);
                while (outcome == null && counted < solvers.size()) {
                    runTurn();
                    advance();
                }
            }
        } finally {
            end();
            // A cancelled turn ends if it searches, an interrupted one also if it waits.
            helpers.forEach(Thread::interrupt);
            helpers.forEach(Race::awaitEnd);
        }
        if (failure != null) {
            throw Unchecked.rethrow(failure);
        }
        return Objects.requireNonNull(outcome, "the race is not over");
    }

    /** Each solver gets 1,000 iterations in the first round, and twice as many in each round that follows. */
    private void begin(long number) {
        long iterations = FIRST_LIMIT << Math.min(number, Long.SIZE / 2);
        List<Turn> turns = new ArrayList<>();
        for (int place = 0; place < solvers.size(); place++) {
            Solver solver = solvers.get(place);
            SolveOptions.Builder options = SolveOptions.builder()
                    .seed(firstSeed + number * solvers.size() + place)
                    .maxIterations(iterations);
            if (startsFromBoard(solver, isPermutation)) {
                context.initialBoard().ifPresent(options::initialBoard);
            }
            turns.add(new Turn((RunContext) context, context.problem(), solver, options));
        }
        counted = 0;
        synchronized (this) {
            round = turns;
            next = 0;
            needed = turns.size();
            notifyAll();
        }
    }

    private void runTurn() {
        try {
            Turn turn = next(false);
            if (turn != null) {
                turn.run(pollInterval, this::advance);
                ended(turn);
            }
        } catch (InterruptedException e) {
            // The run honors the flag: shouldStop() says so from here on.
            Thread.currentThread().interrupt();
        }
    }

    private void help() {
        try {
            for (Turn turn = next(true); turn != null; turn = next(true)) {
                turn.run(pollInterval, () -> {});
                ended(turn);
            }
        } catch (InterruptedException | OutOfMemoryError noMoreTurns) {
            // The race is over, or goes on with the threads that remain.
        }
    }

    private synchronized boolean hasNext() {
        return !isOver && next < needed;
    }

    /**
     * The next turn. A thread that helps waits for one, also of a later round, and has none if the race is over. The solving
     * thread waits a moment for a turn that is to be counted, and asks again.
     */
    @SuppressWarnings("WaitNotInLoop")
    private synchronized @Nullable Turn next(boolean helps) throws InterruptedException {
        while (helps && !isOver && !hasNext()) {
            wait();
        }
        if (!helps && !hasNext() && !round.get(counted).hasEnded) {
            wait(pollInterval.toMillis());
        }
        return hasNext() ? round.get(next++) : null;
    }

    private synchronized void ended(Turn turn) {
        turn.hasEnded = true;
        if (turn.isDecisive()) {
            needed = Math.min(needed, round.indexOf(turn) + 1);
            round.subList(needed, round.size()).forEach(later -> later.over.cancel());
        }
        notifyAll();
    }

    private synchronized boolean isNextCounted() {
        return counted < round.size() && round.get(counted).hasEnded;
    }

    /** Stops all turns. */
    private synchronized void end() {
        isOver = true;
        round.forEach(turn -> turn.over.cancel());
        notifyAll();
    }

    /** Counts the turns that have ended, ends the race if it is decided, and otherwise sees to its helpers. */
    private void advance() {
        while (outcome == null && isNextCounted()) {
            count(round.get(counted++));
        }
        if (outcome == null && context.shouldStop()) {
            outcome = SearchOutcome.stopped();
        }
        if (outcome != null) {
            end();
        }
        startHelpers();
    }

    /** Counts the evaluations of a turn, and ends the race if the turn decides it. */
    private void count(Turn turn) {
        SolveResult result = turn.result;
        if (result == null) {
            failure = turn.thrown;
            outcome = SearchOutcome.stopped();
            return;
        }
        context.evaluated(result.statistics().evaluations());
        if (context.observed()) {
            context.noted(
                    "{0} ended after {1}: {2}.",
                    turn.solver.name(),
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
            reasons.add(turn.solver.name() + " because " + result.reason().orElse(""));
        } else {
            reasons.clear();
        }
        if (result.status() == SolveStatus.UNSOLVABLE) {
            outcome = SearchOutcome.unsolvable();
        } else if (reasons.size() == solvers.size()) {
            outcome = SearchOutcome.gaveUp("all solvers gave up: " + String.join("; ", reasons));
        } else {
            countIteration();
        }
    }

    private static String end(SolveStatus status) {
        return switch (status) {
            case SOLVED -> "it found a solution";
            case UNSOLVABLE -> "it proved that there is no solution";
            case ITERATION_LIMIT -> "it used up the iterations of its turn";
            case GAVE_UP -> "it gave up";
            case TIME_LIMIT, CANCELLED -> "it was stopped";
        };
    }

    /** Counts the next turn as an iteration. */
    private void countIteration() {
        if (context.shouldStop() || !context.tick()) {
            outcome = SearchOutcome.stopped();
        }
    }

    /** Starts the threads that are missing, as long as there are turns for them and the system has them. */
    private void startHelpers() {
        while (helpers.size() < mostHelpers && hasNext() && !context.shouldStop()) {
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

    /** One run of one solver, which the solving thread makes and any thread runs: it asks the run what any thread may ask. */
    static final class Turn {
        private final RunContext run;
        private final Problem problem;
        private final Solver solver;
        private final SolveOptions.Builder options;
        private final CancellationToken over;
        private @Nullable SolveResult result;
        private @Nullable Throwable thrown;

        /** On the monitor of the race. */
        private boolean hasEnded;

        private Turn(RunContext run, Problem problem, Solver solver, SolveOptions.Builder options) {
            this.run = run;
            this.problem = problem;
            this.solver = solver;
            this.over = run.tokenOfPart();
            this.options = options.cancellation(over);
        }

        /** Searches within the limit of the round, and runs a task of the race from time to time meanwhile. */
        private void run(Duration pollInterval, Runnable meanwhile) {
            try {
                // A solver of somebody else may keep its own limits only, and tell nothing of its progress.
                run.timeLeft().ifPresent(options::timeLimit);
                options.progress(pollInterval, soFar -> meanwhile.run());
                result = checked(solver.solve(problem, options.build()));
            } catch (Throwable other) {
                if (HeapBudget.isShortage(other)) {
                    result = SolveResult.unsolved(
                            SolveStatus.GAVE_UP,
                            "its memory did not suffice",
                            SolveStatistics.builder(solver.name(), problem.size())
                                    .build());
                } else {
                    thrown = other;
                }
            }
        }

        /** A solver that was not made by Solvers verifies nothing, and the race is not to be blamed for it. */
        private SolveResult checked(@Nullable SolveResult found) {
            if (found == null) {
                throw new SolverDefectException(solver.name(), "it returned null");
            }
            if (found.board().filter(board -> !problem.isSolution(board)).isPresent()) {
                throw new SolverDefectException(
                        solver.name(), "it returned a board that does not solve the problem that it was given");
            }
            // Core has answered small sizes and contradictions before the race.
            if (found.status() == SolveStatus.UNSOLVABLE
                    && (problem.isClassic() || !solver.descriptor().traits().contains(SolverTrait.EVERY_PROBLEM))) {
                throw new SolverDefectException(
                        solver.name(),
                        "it claimed that the problem of n = " + problem.size() + " has no solution, "
                                + (problem.isClassic()
                                        ? "but it has one"
                                        : "for which it needs the trait EVERY_PROBLEM"));
            }
            return found;
        }

        private boolean isDecisive() {
            return result == null || result.isSolved() || result.status() == SolveStatus.UNSOLVABLE;
        }
    }
}
