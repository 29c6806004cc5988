package io.github.nqueens.cli.output;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.lab.runs.Csv;
import io.github.nqueens.lab.runs.RunCosts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one solver cost on one size.
 *
 * @param algorithm the solver with its parameters
 * @param n the size
 * @param costs of the runs that ended, not counting one that was interrupted
 */
public record Cost(String algorithm, int n, RunCosts costs) {
    public static final String CSV_HEADER = "algorithm,n,runs,solved,iterations_min,iterations_median,iterations_mean,"
            + "iterations_max,evaluations_mean,restarts_mean,seconds_mean";

    /** What ends a run early; {@code maxIterations} may be null. */
    public record Limits(@Nullable Duration time, @Nullable Long maxIterations, CancellationToken cancellation) {}

    public static Cost measure(
            String algorithm, Solver solver, int n, long firstSeed, int runs, Limits limits, Runnable afterEach) {
        RunCosts costs = new RunCosts();
        for (int run = 0; run < runs; run++) {
            SolveOptions.Builder options =
                    SolveOptions.builder().seed(firstSeed + run).cancellation(limits.cancellation());
            if (limits.time() != null) {
                options.timeLimit(limits.time());
            }
            if (limits.maxIterations() != null) {
                options.maxIterations(limits.maxIterations());
            }
            SolveResult result = solver.solve(n, options.build());
            if (result.status() == SolveStatus.CANCELLED) {
                break;
            }
            costs.add(result);
            afterEach.run();
        }
        return new Cost(algorithm, n, costs);
    }

    /** The cost of a solver that does not take the size. */
    public static Cost untried(String algorithm, int n) {
        return new Cost(algorithm, n, new RunCosts());
    }

    public int solved() {
        return costs.solved();
    }

    public double meanIterations() {
        return costs.iterations().getAverage();
    }

    public String[] cells() {
        String share = costs.runs() == 0 ? "-" : solved() + "/" + costs.runs();
        if (solved() == 0) {
            return new String[] {algorithm, share, "-", "-", "-", "-", "-", "-"};
        }
        return new String[] {
            algorithm,
            share,
            Text.number(costs.iterations().getMin()),
            Text.number(costs.median().iterations()),
            Text.number(meanIterations()),
            Text.number(costs.iterations().getMax()),
            Text.number(costs.meanEvaluations()),
            Text.time(Duration.ofNanos(Math.round(costs.meanSeconds() * 1e9)))
        };
    }

    public Map<String, Object> fields() {
        boolean any = solved() > 0;
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("algorithm", algorithm);
        fields.put("n", n);
        fields.put("runs", costs.runs());
        fields.put("solved", solved());
        fields.put("iterationsMin", any ? costs.iterations().getMin() : null);
        fields.put("iterationsMedian", any ? costs.median().iterations() : null);
        fields.put("iterationsMean", any ? meanIterations() : null);
        fields.put("iterationsMax", any ? costs.iterations().getMax() : null);
        fields.put("evaluationsMean", any ? costs.meanEvaluations() : null);
        fields.put("restartsMean", any ? costs.meanRestarts() : null);
        fields.put("secondsMean", any ? costs.meanSeconds() : null);
        return fields;
    }

    public String csv() {
        return Csv.line(new ArrayList<>(fields().values()));
    }
}
