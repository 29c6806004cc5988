package io.github.nqueens.cli.output;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;

/**
 * What one solver cost on one size.
 *
 * @param algorithm the solver with its parameters
 * @param n the size
 * @param runs how many runs ended, not counting one that was interrupted
 * @param solutions what the runs that solved took, in the order of their seeds
 */
public record Cost(String algorithm, int n, int runs, List<SolveStatistics> solutions) {
    public static final String CSV_HEADER = "algorithm,n,runs,solved,iterations_min,iterations_mean,iterations_max,"
            + "evaluations_mean,restarts_mean,seconds_mean";

    /** What ends a run early; {@code maxIterations} may be null. */
    public record Limits(Duration time, Long maxIterations, CancellationToken cancellation) {}

    public static Cost measure(
            String algorithm, Solver solver, int n, long firstSeed, int runs, Limits limits, Runnable afterEach) {
        List<SolveStatistics> solutions = new ArrayList<>();
        int ended = 0;
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
            ended++;
            if (result.isSolved()) {
                solutions.add(result.statistics());
            }
            afterEach.run();
        }
        return new Cost(algorithm, n, ended, solutions);
    }

    public int solved() {
        return solutions.size();
    }

    public LongSummaryStatistics iterations() {
        return solutions.stream().mapToLong(SolveStatistics::iterations).summaryStatistics();
    }

    public double meanIterations() {
        return iterations().getAverage();
    }

    public double meanEvaluations() {
        return solutions.stream()
                .mapToLong(SolveStatistics::evaluations)
                .average()
                .orElse(0);
    }

    public double meanRestarts() {
        return solutions.stream().mapToLong(SolveStatistics::restarts).average().orElse(0);
    }

    public double meanSeconds() {
        return solutions.stream()
                .mapToDouble(run -> run.elapsed().toNanos() / 1e9)
                .average()
                .orElse(0);
    }

    public String[] cells() {
        String share = runs == 0 ? "-" : solved() + "/" + runs;
        if (solutions.isEmpty()) {
            return new String[] {algorithm, share, "-", "-", "-", "-", "-"};
        }
        return new String[] {
            algorithm,
            share,
            Text.number(iterations().getMin()),
            Text.number(meanIterations()),
            Text.number(iterations().getMax()),
            Text.number(meanEvaluations()),
            Text.time(Duration.ofNanos(Math.round(meanSeconds() * 1e9)))
        };
    }

    public Map<String, Object> fields() {
        boolean any = solved() > 0;
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("algorithm", algorithm);
        fields.put("n", n);
        fields.put("runs", runs);
        fields.put("solved", solved());
        fields.put("iterationsMin", any ? iterations().getMin() : null);
        fields.put("iterationsMean", any ? meanIterations() : null);
        fields.put("iterationsMax", any ? iterations().getMax() : null);
        fields.put("evaluationsMean", any ? meanEvaluations() : null);
        fields.put("restartsMean", any ? meanRestarts() : null);
        fields.put("secondsMean", any ? meanSeconds() : null);
        return fields;
    }

    public String csv() {
        StringBuilder line = new StringBuilder();
        for (Object value : fields().values()) {
            line.append(line.length() == 0 ? "" : ",").append(value == null ? "" : quoted(value.toString()));
        }
        return line.toString();
    }

    /** As RFC 4180 has it: the parameters of a solver are separated by commas. */
    private static String quoted(String value) {
        return value.contains(",") || value.contains("\"") ? '"' + value.replace("\"", "\"\"") + '"' : value;
    }
}
