package io.github.nqueens.lab.runs;

import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.LongSummaryStatistics;

/**
 * What one solver cost on one size, from the results of its runs. All figures but {@link #runs} are of the runs that solved.
 * Mutable; not safe for use by several threads.
 */
public final class RunCosts {
    private static final Comparator<SolveStatistics> BY_ITERATIONS =
            Comparator.comparingLong(SolveStatistics::iterations).thenComparingLong(SolveStatistics::seed);

    private final List<SolveStatistics> solved = new ArrayList<>();
    private final LongSummaryStatistics iterations = new LongSummaryStatistics();
    private final LongSummaryStatistics evaluations = new LongSummaryStatistics();
    private final LongSummaryStatistics restarts = new LongSummaryStatistics();
    private final DoubleSummaryStatistics seconds = new DoubleSummaryStatistics();
    private int runs;

    /** Makes a summary of no run. */
    public RunCosts() {}

    /**
     * Adds a run that has ended by itself or by a limit. Takes time linear in the runs added before.
     *
     * @param result of the run
     */
    public void add(SolveResult result) {
        runs++;
        if (result.isSolved()) {
            SolveStatistics run = result.statistics();
            int place = Collections.binarySearch(solved, run, BY_ITERATIONS);
            solved.add(place < 0 ? -place - 1 : place, run);
            iterations.accept(run.iterations());
            evaluations.accept(run.evaluations());
            restarts.accept(run.restarts());
            seconds.accept(seconds(run));
        }
    }

    /**
     * How long a run took.
     *
     * @param run what it took
     * @return seconds
     */
    public static double seconds(SolveStatistics run) {
        return run.elapsed().toNanos() / 1e9;
    }

    /**
     * How many runs were added.
     *
     * @return 0 or more
     */
    public int runs() {
        return runs;
    }

    /**
     * How many of the runs solved.
     *
     * @return 0 or more
     */
    public int solved() {
        return solved.size();
    }

    /**
     * The iterations of the runs.
     *
     * @return their least, mean and greatest number
     */
    public LongSummaryStatistics iterations() {
        return iterations;
    }

    /**
     * The run of median iterations: of an even number, the one with fewer; of several alike, the one whose seed is less.
     *
     * @return what that run took
     * @throws IllegalStateException if no run solved
     */
    public SolveStatistics median() {
        if (solved.isEmpty()) {
            throw new IllegalStateException("no run solved, so there is no median");
        }
        return solved.get((solved.size() - 1) / 2);
    }

    /**
     * The mean of evaluations.
     *
     * @return 0 if no run solved
     */
    public double meanEvaluations() {
        return evaluations.getAverage();
    }

    /**
     * The mean of restarts.
     *
     * @return 0 if no run solved
     */
    public double meanRestarts() {
        return restarts.getAverage();
    }

    /**
     * The mean time.
     *
     * @return seconds; 0 if no run solved
     */
    public double meanSeconds() {
        return seconds.getAverage();
    }
}
