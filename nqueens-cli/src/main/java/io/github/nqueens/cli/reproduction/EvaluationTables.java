package io.github.nqueens.cli.reproduction;

import io.github.nqueens.cli.output.Cost;
import io.github.nqueens.visual.LinePlot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Evaluations until a solution, by algorithm, beside those of Martinjak and Golub. */
public final class EvaluationTables {
    private static final int ORDINARY_LARGEST = 500;

    /** Solvers by the columns of the published table. */
    private static final Map<String, String> SOLVERS = solvers();

    private EvaluationTables() {}

    public static Experiment table() {
        return new Experiment(
                "mg-table4",
                "Evaluations until a solution, by algorithm",
                Experiment.Source.HEURISTICS,
                ORDINARY_LARGEST,
                EvaluationTables::table);
    }

    public static Experiment figure() {
        return new Experiment(
                "mg-figure8",
                "Evaluations against n",
                Experiment.Source.HEURISTICS,
                ORDINARY_LARGEST,
                EvaluationTables::figure);
    }

    private static Report table(Trials trials) {
        Report report = new Report("n", "annealing", "our annealing", "tabu", "our tabu", "genetic", "our genetic");
        for (PublishedTable.Row row : published()) {
            if (trials.admits(row.n(), ORDINARY_LARGEST)) {
                List<String> cells = new ArrayList<>(List.of(Integer.toString(row.n())));
                SOLVERS.forEach((column, solver) -> {
                    cells.add(IterationTables.average(row.number(column)));
                    Cost cost = trials.cost(solver, row.n());
                    cells.add(
                            cost.solved() == 0
                                    ? "-"
                                    : IterationTables.average(
                                            cost.spread("evaluations").mean()));
                });
                report.row(cells.toArray(String[]::new));
            }
        }
        report.remark("An annealing iteration evaluates one swap, a tabu iteration all n(n-1)/2, a generation 100"
                + " children. The publication has 100 times its generations. Our run ends within its last generation, and the first"
                + " hundred permutations are not counted.");
        return report;
    }

    private static Report figure(Trials trials) {
        LinePlot.Builder plot = LinePlot.builder("Evaluations until a solution")
                .xAxis("n", LinePlot.Scale.LOGARITHMIC)
                .yAxis("mean evaluations", LinePlot.Scale.LOGARITHMIC)
                .markers(true);
        SOLVERS.forEach((column, solver) -> {
            List<double[]> theirs = new ArrayList<>();
            List<double[]> ours = new ArrayList<>();
            for (PublishedTable.Row row : published()) {
                theirs.add(new double[] {row.n(), row.number(column)});
                if (trials.admits(row.n(), ORDINARY_LARGEST)) {
                    Cost cost = trials.cost(solver, row.n());
                    if (cost.solved() > 0) {
                        ours.add(new double[] {
                            row.n(), cost.spread("evaluations").mean()
                        });
                    }
                }
            }
            if (ours.isEmpty()) {
                plot.series(solver + ", published", Points.x(theirs), Points.y(theirs));
            } else {
                plot.series(solver + ", ours", Points.x(ours), Points.y(ours))
                        .counterpart(solver + ", published", Points.x(theirs), Points.y(theirs));
            }
        });
        Report report = new Report();
        report.remark("A plot of the numbers of mg-table4.");
        report.plot("Mean evaluations against n for three algorithms, published and ours", plot.build());
        return report;
    }

    private static List<PublishedTable.Row> published() {
        return PublishedTable.load("martinjak-golub-2007-table4-fitness-evaluations")
                .rows();
    }

    private static Map<String, String> solvers() {
        Map<String, String> solvers = new LinkedHashMap<>();
        solvers.put("simulated_annealing", "simulated-annealing");
        solvers.put("tabu", "tabu");
        solvers.put("genetic", "genetic");
        return solvers;
    }
}
