package io.github.nqueens.cli.command;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.cli.output.Cost;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.output.TextTable;
import io.github.nqueens.lab.runs.RunCosts;
import io.github.nqueens.lab.runs.WarmUp;
import io.github.nqueens.visual.LinePlot;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** What solvers cost on problems, each with the same seeds. All of them are warmed up before the first is timed. */
final class Comparison {
    private final List<Problem> problems;
    private final long seed;
    private final int runs;
    private final SolveOptions options;
    private final List<Cost> costs = new ArrayList<>();
    private final StringBuilder runLines = new StringBuilder(RunCosts.header()).append('\n');

    /** A solver and a problem that it takes or not. */
    record Pair(String algorithm, Solver solver, Problem problem, boolean isTaken) {
        private void tell(ProgressLine progress) {
            progress.searching("a search of " + algorithm + " for n = " + problem.size());
        }
    }

    /** A comparison without a run; the options are those of each run apart from its seed. */
    Comparison(List<Problem> problems, long seed, int runs, SolveOptions options) {
        this.problems = problems;
        this.seed = seed;
        this.runs = runs;
        this.options = options;
    }

    /** Runs each pair until the options cancel it; pairs of one problem are given together. */
    void measure(List<Pair> pairs, ProgressLine progress) {
        List<Pair> taken = pairs.stream().filter(Pair::isTaken).toList();
        Runnable runEnded = progress.counting("runs", (long) taken.size() * runs);
        Map<WarmUp, Pair> cold = new LinkedHashMap<>();
        taken.forEach(pair -> cold.put(new WarmUp(pair.solver(), pair.problem(), seed, runs, options), pair));
        options.timeLimit().ifPresent(progress::watch);
        WarmUp.settle(
                cold.keySet(), next -> Objects.requireNonNull(cold.get(next)).tell(progress));
        for (Pair pair : pairs) {
            if (!pair.isTaken()) {
                costs.add(Cost.untried(pair.algorithm(), pair.problem()));
            } else if (!options.cancellation().orElseThrow().isCancelled()) {
                progress.searching("a search of " + pair.algorithm() + " for n = "
                        + pair.problem().size());
                costs.add(Cost.measure(pair.algorithm(), pair.solver(), pair.problem(), seed, runs, options, result -> {
                    runLines.append(RunCosts.line(pair.algorithm(), result)).append('\n');
                    runEnded.run();
                }));
            }
        }
    }

    /** Whether any run solved. */
    boolean isSolved() {
        return costs.stream().anyMatch(cost -> cost.solved() > 0);
    }

    List<Map<String, Object>> json() {
        return costs.stream().map(Cost::fields).toList();
    }

    String csv() {
        StringBuilder lines = new StringBuilder(Cost.csvHeader()).append('\n');
        costs.forEach(cost -> lines.append(cost.csv()).append('\n'));
        return lines.toString();
    }

    /** A line for each run. */
    String runs() {
        return runLines.toString();
    }

    void print(PrintWriter out) {
        for (Problem problem : problems) {
            TextTable table = new TextTable(
                    "n = " + problem.size(), "solved", "min", "median", "mean", "max", "evaluations", "time");
            costs.stream().filter(cost -> cost.problem().equals(problem)).forEach(cost -> table.row(cost.cells()));
            if (!table.isEmpty()) {
                table.print(out);
                out.println();
            }
        }
        out.println("Min, median, mean and max are iterations, and time is the median, of the runs");
        out.println(
                "that solved; " + (runs == 1 ? "seed " + seed : "seeds " + seed + " to " + (seed + runs - 1)) + ".");
        if (costs.stream().anyMatch(Cost::isPartlySolved)) {
            out.println("Some runs did not solve: without limits the means of their rows can be far higher.");
        }
        if (costs.stream().anyMatch(Cost::isShort)) {
            out.println("Runs below 0.02 ms are too short to compare by time; compare their iterations.");
        }
    }

    /** A line for each solver against n: the mean of a count, or the median of a time, which one slow run does not move. */
    Optional<LinePlot> plot(String measure) {
        boolean isTime = measure.equals(RunCosts.SECONDS);
        List<String> names = costs.stream().map(Cost::algorithm).distinct().toList();
        List<Cost> points = costs.stream()
                .filter(cost -> cost.costs().spread(measure).isPresent())
                .sorted(Comparator.comparingInt(Cost::n))
                .toList();
        boolean isPositive = points.stream().allMatch(cost -> value(cost, measure) > 0);
        LinePlot.Builder builder = LinePlot.builder(
                        (isTime ? "Median " : "Mean ") + measure + ", " + Text.counted(runs, "run") + " each")
                .xAxis("n", LinePlot.Scale.LOGARITHMIC)
                .yAxis(
                        costs.stream().anyMatch(Cost::isPartlySolved) ? measure + " of the runs that solved" : measure,
                        isPositive ? LinePlot.Scale.LOGARITHMIC : LinePlot.Scale.LINEAR)
                .markers(true);
        for (String name : names) {
            List<Cost> line = points.stream()
                    .filter(cost -> cost.algorithm().equals(name))
                    .toList();
            if (!line.isEmpty()) {
                builder.series(
                        name,
                        line.stream().mapToDouble(Cost::n).toArray(),
                        line.stream().mapToDouble(cost -> value(cost, measure)).toArray());
            }
        }
        return points.isEmpty() ? Optional.empty() : Optional.of(builder.build());
    }

    private static double value(Cost cost, String measure) {
        RunCosts.Spread spread = cost.spread(measure);
        return measure.equals(RunCosts.SECONDS) ? spread.median() : spread.mean();
    }
}
