package io.github.nqueens.lab;

import java.util.Comparator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.function.ToLongFunction;

/**
 * What one solver cost on one size: a row of the table.
 *
 * @param solver the index of the solver
 * @param runs how many have ended
 * @param solutions those that solved, with the fewest iterations first
 */
record ExperimentRow(int solver, int n, int runs, List<ExperimentRun> solutions) {
    static ExperimentRow of(int solver, int n, List<ExperimentRun> runs) {
        List<ExperimentRun> here = runs.stream()
                .filter(run -> run.solver() == solver && run.n() == n)
                .toList();
        return new ExperimentRow(
                solver,
                n,
                here.size(),
                here.stream()
                        .filter(ExperimentRun::isSolved)
                        .sorted(Comparator.comparingLong(ExperimentRun::iterations)
                                .thenComparingLong(run -> run.statistics().seed()))
                        .toList());
    }

    /** As the page reads it: a hyphen stands for figures of no run. */
    String line() {
        String head = "row " + solver + " " + n + " " + runs + " " + solutions.size();
        if (solutions.isEmpty()) {
            return head + " -".repeat(8);
        }
        LongSummaryStatistics iterations =
                solutions.stream().mapToLong(ExperimentRun::iterations).summaryStatistics();
        ExperimentRun median = solutions.get((solutions.size() - 1) / 2);
        return head + " " + iterations.getMin() + " " + median.iterations() + " " + iterations.getAverage() + " "
                + iterations.getMax() + " " + mean(run -> run.statistics().evaluations()) + " "
                + mean(run -> run.statistics().restarts()) + " "
                + solutions.stream()
                        .mapToDouble(ExperimentRun::seconds)
                        .average()
                        .orElseThrow() + " "
                + median.statistics().seed();
    }

    private double mean(ToLongFunction<ExperimentRun> figure) {
        return solutions.stream().mapToLong(figure).average().orElseThrow();
    }
}
