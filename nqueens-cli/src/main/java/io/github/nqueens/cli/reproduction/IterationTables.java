package io.github.nqueens.cli.reproduction;

import io.github.nqueens.cli.output.Cost;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.lab.runs.RunCosts;
import io.github.nqueens.visual.LinePlot;
import java.util.ArrayList;
import java.util.List;

/** Iterations until a solution: least, mean and most, beside those of Martinjak and Golub. */
public final class IterationTables {
    private static final int EXACT_BELOW = 10_000;

    private IterationTables() {}

    public static Experiment annealing() {
        int ordinaryLargest = 10_000;
        return new Experiment(
                "mg-table1",
                "Simulated annealing: iterations until a solution",
                Experiment.Source.HEURISTICS,
                ordinaryLargest,
                trials -> run(
                        trials,
                        "simulated-annealing",
                        "martinjak-golub-2007-table1-simulated-annealing-iterations",
                        ordinaryLargest));
    }

    public static Experiment tabu() {
        int ordinaryLargest = 500;
        return new Experiment(
                "mg-table2",
                "Tabu search: iterations until a solution",
                Experiment.Source.HEURISTICS,
                ordinaryLargest,
                trials -> run(trials, "tabu", "martinjak-golub-2007-table2-tabu-iterations", ordinaryLargest));
    }

    public static Experiment genetic() {
        int ordinaryLargest = 500;
        return new Experiment(
                "mg-table3",
                "Genetic algorithm: generations until a solution",
                Experiment.Source.HEURISTICS,
                ordinaryLargest,
                trials -> run(trials, "genetic", "martinjak-golub-2007-table3-genetic-iterations", ordinaryLargest));
    }

    private static Report run(Trials trials, String algorithm, String resource, int ordinaryLargest) {
        Report report = new Report("n", "min", "average", "max", "our min", "our mean", "our max", "inside");
        List<double[]> published = new ArrayList<>();
        List<double[]> ours = new ArrayList<>();
        int inside = 0;
        for (PublishedTable.Row row : PublishedTable.load(resource).rows()) {
            published.add(new double[] {row.n(), row.number("average")});
            if (!trials.admits(row.n(), ordinaryLargest)) {
                continue;
            }
            Cost cost = trials.cost(algorithm, row.n());
            if (cost.solved() == 0) {
                continue;
            }
            RunCosts.Spread iterations = cost.spread("iterations");
            String verdict = verdict(row, iterations.mean());
            inside += verdict.equals("yes") ? 1 : 0;
            ours.add(new double[] {row.n(), iterations.mean()});
            report.row(
                    Integer.toString(row.n()),
                    whole(row, "min"),
                    average(row.number("average")),
                    whole(row, "max"),
                    Text.number((long) iterations.min()),
                    average(iterations.mean()),
                    Text.number((long) iterations.max()),
                    verdict);
        }
        if (ours.isEmpty()) {
            report.remark("No run ended.");
            return report;
        }
        report.remark("Our mean lies inside the published least and most for " + inside + " of " + ours.size()
                + " sizes. Columns 2 to 4 are the published ones.");
        report.plot(
                "Mean iterations of " + algorithm + " against n, published and ours",
                "Iterations of " + algorithm,
                LinePlot.Scale.LOGARITHMIC,
                "mean iterations",
                ours,
                published);
        return report;
    }

    private static String verdict(PublishedTable.Row row, double mean) {
        if (!row.has("min")) {
            return "-";
        }
        if (mean < row.number("min")) {
            return "below";
        }
        return mean > row.number("max") ? "above" : "yes";
    }

    private static String whole(PublishedTable.Row row, String column) {
        return row.has(column) ? Text.number((long) row.number(column)) : "-";
    }

    /** The published decimal is kept where it says something. */
    public static String average(double value) {
        return Text.fixed(value, value < EXACT_BELOW ? 1 : 0);
    }
}
