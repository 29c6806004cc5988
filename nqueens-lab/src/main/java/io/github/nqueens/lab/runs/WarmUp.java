package io.github.nqueens.lab.runs;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.function.Consumer;

/**
 * Runs one solver on one problem before its runs are timed, until their time settles: Java compiles a method while it runs, so
 * that what runs first looks slow. The runs are those that are timed later, again and again in passes of 20 ms, and none of
 * them is kept. It ends once two passes in a row were not a tenth faster per iteration than the fastest before them, and after
 * half a second at the latest. Mutable; not safe for use by several threads.
 */
public final class WarmUp {
    private static final long PASS = 20_000_000;
    private static final long MOST = 500_000_000;
    private static final int FLAT_PASSES = 2;
    private static final double FASTER = 0.9;

    private final Solver solver;
    private final Problem problem;
    private final long firstSeed;
    private final int runs;
    private final SolveOptions options;

    private long next;
    private long spent;
    private double fastest = Double.MAX_VALUE;
    private int flat;

    /**
     * A solver that has not run yet.
     *
     * @param solver to run
     * @param problem to solve
     * @param firstSeed of the runs that are timed
     * @param runs that are timed, 1 or more
     * @param options of the runs that are timed, apart from their seed
     */
    public WarmUp(Solver solver, Problem problem, long firstSeed, int runs, SolveOptions options) {
        this.solver = solver;
        this.problem = problem;
        this.firstSeed = firstSeed;
        this.runs = runs;
        this.options = options;
    }

    /**
     * Warms up all in turns, so that none is timed before all of them have run.
     *
     * @param all what is compared
     * @param before is told what runs next
     */
    public static void settle(Collection<WarmUp> all, Consumer<? super WarmUp> before) {
        Deque<WarmUp> left = new ArrayDeque<>(all);
        while (!left.isEmpty()) {
            WarmUp first = left.removeFirst();
            before.accept(first);
            if (!first.pass()) {
                left.addLast(first);
            }
        }
    }

    /**
     * Runs for 20 ms, or once if that takes longer. What the solver throws reaches the caller.
     *
     * @return whether the time has settled, after which there is nothing more to do
     */
    public boolean pass() {
        long took = 0;
        long iterations = 0;
        long began = System.nanoTime();
        long passed;
        do {
            Duration left = Duration.ofNanos(Math.max(1, MOST - spent - took));
            Duration limit = options.timeLimit()
                    .filter(given -> given.compareTo(left) < 0)
                    .orElse(left);
            SolveResult result = solver.solve(
                    problem,
                    options.toBuilder()
                            .seed(firstSeed + next++ % runs)
                            .timeLimit(limit)
                            .build());
            if (result.status() == SolveStatus.CANCELLED) {
                return true;
            }
            took += result.statistics().elapsed().toNanos();
            iterations += result.statistics().iterations() + 1;
            passed = System.nanoTime() - began;
        } while (passed < PASS);
        spent += passed;
        double pace = (double) took / iterations;
        flat = pace < FASTER * fastest ? 0 : flat + 1;
        fastest = Math.min(fastest, pace);
        return flat == FLAT_PASSES || spent >= MOST;
    }
}
