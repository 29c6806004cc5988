package io.github.nqueens.lab.experiment;

import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.lab.runs.RunCosts;
import java.util.Optional;

/** What one solver cost on one size: a row of the table. Guarded by its experiment. */
final class ExperimentRow {
    private final int solver;
    private final int n;
    private final RunCosts costs = new RunCosts();
    private int told;

    /** A row without runs; {@code solver} is an index. */
    ExperimentRow(int solver, int n) {
        this.solver = solver;
        this.n = n;
    }

    void add(SolveResult result) {
        costs.add(result);
    }

    /** The row as the page reads it, if it has changed since it was asked for last; a hyphen stands for figures of no run. */
    Optional<String> news() {
        if (costs.runs() == told) {
            return Optional.empty();
        }
        told = costs.runs();
        String head = "row " + solver + " " + n + " " + told + " " + costs.solved();
        return Optional.of(head + (costs.solved() == 0 ? " -".repeat(8) : figures()));
    }

    private String figures() {
        RunCosts.Spread iterations = costs.spread("iterations").orElseThrow();
        SolveStatistics median = costs.median();
        return " " + (long) iterations.min() + " " + median.iterations() + " " + iterations.mean() + " "
                + (long) iterations.max() + " " + mean("evaluations") + " " + mean("restarts") + " "
                + costs.spread(RunCosts.SECONDS).orElseThrow().median() + " " + median.seed();
    }

    private String mean(String figure) {
        return costs.spread(figure)
                .map(spread -> Double.toString(spread.mean()))
                .orElse("-");
    }
}
