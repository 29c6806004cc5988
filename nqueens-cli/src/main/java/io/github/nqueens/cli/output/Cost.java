package io.github.nqueens.cli.output;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.lab.runs.Csv;
import io.github.nqueens.lab.runs.RunCosts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What one solver cost on one problem.
 *
 * @param algorithm the solver with its parameters
 * @param problem that it solved
 * @param costs of the runs that ended, not counting one that was interrupted
 */
public record Cost(String algorithm, Problem problem, RunCosts costs) {
    /** A shorter run is mostly a call, whatever the solver. */
    private static final double SHORT_SECONDS = 2e-5;

    /** Runs a solver from a seed and those after it. */
    public static Cost measure(
            String algorithm,
            Solver solver,
            Problem problem,
            long firstSeed,
            int runs,
            SolveOptions options,
            Consumer<SolveResult> afterEach) {
        RunCosts costs = new RunCosts();
        for (int run = 0; run < runs; run++) {
            SolveResult result = solver.solve(
                    problem, options.toBuilder().seed(firstSeed + run).build());
            if (result.status() == SolveStatus.CANCELLED) {
                break;
            }
            costs.add(result);
            afterEach.accept(result);
        }
        return new Cost(algorithm, problem, costs);
    }

    /** The cost of a solver that does not take the problem. */
    public static Cost untried(String algorithm, Problem problem) {
        return new Cost(algorithm, problem, new RunCosts());
    }

    public int n() {
        return problem.size();
    }

    public int solved() {
        return costs.solved();
    }

    /** Whether means leave runs out. */
    public boolean isPartlySolved() {
        return solved() > 0 && solved() < costs.runs();
    }

    /** A figure of the runs, of which one has solved at least and counts it. */
    public RunCosts.Spread spread(String figure) {
        return costs.spread(figure).orElseThrow();
    }

    /** Whether a time is too short to say anything about the solver. */
    public boolean isShort() {
        return costs.spread(RunCosts.SECONDS)
                .map(spread -> spread.median() < SHORT_SECONDS)
                .orElse(false);
    }

    public String[] cells() {
        String share = costs.runs() == 0 ? "-" : solved() + "/" + costs.runs();
        if (solved() == 0) {
            return new String[] {algorithm, share, "-", "-", "-", "-", "-", "-"};
        }
        RunCosts.Spread iterations = spread("iterations");
        return new String[] {
            algorithm,
            share,
            Text.number((long) iterations.min()),
            Text.number((long) iterations.median()),
            Text.number(iterations.mean()),
            Text.number((long) iterations.max()),
            costs.spread("evaluations")
                    .map(spread -> Text.number(spread.mean()))
                    .orElse("-"),
            isShort()
                    ? "< 0.02 ms"
                    : Text.time(
                            Duration.ofNanos(Math.round(spread(RunCosts.SECONDS).median() * 1e9)))
        };
    }

    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("algorithm", algorithm);
        fields.put("n", n());
        fields.put("runs", costs.runs());
        fields.put("solved", solved());
        for (String figure : RunCosts.figures()) {
            Optional<RunCosts.Spread> spread = costs.spread(figure);
            boolean whole = !figure.equals(RunCosts.SECONDS);
            fields.put(figure + "Min", spread.map(s -> value(s.min(), whole)).orElse(null));
            fields.put(figure + "Q1", spread.map(s -> value(s.q1(), whole)).orElse(null));
            fields.put(
                    figure + "Median", spread.map(s -> value(s.median(), whole)).orElse(null));
            fields.put(figure + "Q3", spread.map(s -> value(s.q3(), whole)).orElse(null));
            fields.put(figure + "Max", spread.map(s -> value(s.max(), whole)).orElse(null));
            fields.put(figure + "Mean", spread.map(s -> value(s.mean(), false)).orElse(null));
            fields.put(
                    figure + "Deviation",
                    spread.map(s -> value(s.deviation(), false)).orElse(null));
        }
        return fields;
    }

    /** A value of one run is whole unless it is a time; of one run there is no deviation. */
    private static @Nullable Number value(double value, boolean whole) {
        if (Double.isNaN(value)) {
            return null;
        }
        return whole ? (Number) (long) value : (Number) value;
    }

    /** The names of {@link #fields} as columns. */
    public static String csvHeader() {
        return untried("none", Problem.queens(1)).fields().keySet().stream()
                .map(name -> name.replaceAll("(?=[A-Z])", "_").toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(","));
    }

    public String csv() {
        return Csv.line(new ArrayList<>(fields().values()));
    }
}
