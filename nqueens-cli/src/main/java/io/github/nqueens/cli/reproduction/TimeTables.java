package io.github.nqueens.cli.reproduction;

import io.github.nqueens.cli.output.Cost;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.visual.LinePlot;
import java.util.ArrayList;
import java.util.List;

/** Seconds until a solution beside those of the notes. */
public final class TimeTables {
    private TimeTables() {}

    public static Experiment hillClimbing() {
        int ordinaryLargest = 60;
        return new Experiment(
                "notes-table3",
                "Hill climbing: seconds until a solution",
                Experiment.Source.NOTES,
                ordinaryLargest,
                trials -> run(trials, "hill-climbing", "search-notes-table3-hill-climbing", ordinaryLargest));
    }

    public static Experiment annealing() {
        int ordinaryLargest = 120;
        return new Experiment(
                "notes-table4",
                "Stepwise annealing: seconds until a solution",
                Experiment.Source.NOTES,
                ordinaryLargest,
                trials -> run(
                        trials,
                        "simulated-annealing:preset=stepped",
                        "search-notes-table4-simulated-annealing",
                        ordinaryLargest));
    }

    private static Report run(Trials trials, String algorithm, String resource, int ordinaryLargest) {
        Report report = new Report("n", "seconds", "our mean seconds", "mean iterations", "mean restarts");
        List<double[]> published = new ArrayList<>();
        List<double[]> ours = new ArrayList<>();
        for (PublishedTable.Row row : PublishedTable.load(resource).rows()) {
            published.add(new double[] {row.n(), row.number("seconds")});
            if (!trials.admits(row.n(), ordinaryLargest)) {
                continue;
            }
            Cost cost = trials.cost(algorithm, row.n());
            if (cost.solved() == 0) {
                continue;
            }
            ours.add(new double[] {row.n(), cost.spread("seconds").mean()});
            report.row(
                    Integer.toString(row.n()),
                    row.text("seconds"),
                    Text.fixed(cost.spread("seconds").mean(), 4),
                    IterationTables.average(cost.spread("iterations").mean()),
                    IterationTables.average(cost.spread("restarts").mean()));
        }
        report.remark("The published times come from another machine: compare how they grow,"
                + " not their size. Our first sizes include the time in which Java compiles the search.");
        report.plot(
                "Seconds until a solution with " + algorithm + ", published and ours",
                "Seconds until a solution, " + algorithm,
                LinePlot.Scale.LINEAR,
                "seconds",
                ours,
                published);
        return report;
    }
}
