package io.github.nqueens.cli.reproduction;

import io.github.nqueens.Limits;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.visual.LinePlot;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** The number of all solutions, and the time it takes to find them. */
public final class CountTables {
    private static final int PREDICTED = 30;

    /** Smaller searches take so little time that it tells of the clock and of the machine's warming up. */
    private static final int FIT_FROM = 12;

    private static final double SECONDS_PER_YEAR = 365.25 * 24 * 3600;

    private CountTables() {}

    public static Experiment solutions() {
        int ordinaryLargest = 16;
        return new Experiment(
                "mg-table5",
                "Permutations and solutions",
                Experiment.Source.HEURISTICS,
                ordinaryLargest,
                trials -> solutions(trials, ordinaryLargest));
    }

    public static Experiment unpruned() {
        int ordinaryLargest = 8;
        return new Experiment(
                "notes-table1",
                "Breadth-first search without pruning: all solutions",
                Experiment.Source.NOTES,
                ordinaryLargest,
                trials -> breadthFirst(trials, "search-notes-table1-bfs-unpruned", false, ordinaryLargest));
    }

    public static Experiment pruned() {
        int ordinaryLargest = 15;
        return new Experiment(
                "notes-table2",
                "Breadth-first search with pruning: all solutions",
                Experiment.Source.NOTES,
                ordinaryLargest,
                trials -> breadthFirst(trials, "search-notes-table2-bfs-pruned", true, ordinaryLargest));
    }

    private static Report solutions(Trials trials, int ordinaryLargest) {
        Report report = new Report("n", "permutations", "n!", "solutions", "ours", "same", "time");
        SolutionCounter counter = SolutionCounter.builder().build();
        BigInteger factorial = BigInteger.ONE;
        for (PublishedTable.Row row : PublishedTable.load("martinjak-golub-2007-table5-solution-counts")
                .rows()) {
            factorial = factorial.multiply(BigInteger.valueOf(row.n()));
            String n = Integer.toString(row.n());
            String permutations = row.text("permutations");
            String solutions = row.text("solutions");
            CountResult result = trials.admits(row.n(), ordinaryLargest) ? count(trials, counter, row.n()) : null;
            if (result == null || !result.isComplete()) {
                report.row(n, permutations, cut(factorial, permutations), solutions, "-", "-", "-");
            } else {
                report.row(
                        n,
                        permutations,
                        cut(factorial, permutations),
                        solutions,
                        Long.toString(result.count()),
                        same(solutions, result.count()),
                        Text.time(result.elapsed()));
            }
        }
        report.remark("The publication cuts permutations from n = 15 and solutions from n = 20 to three digits."
                + " Larger counts than shown take --largest and patience.");
        return report;
    }

    private static Report breadthFirst(Trials trials, String resource, boolean pruning, int ordinaryLargest) {
        Report report = new Report("n", "solutions", "seconds", "ours", "same", "our seconds", "widest frontier");
        // The tree of the source, node by node: neither are equal states merged nor symmetries used.
        SolutionCounter counter = SolutionCounter.builder()
                .method(CountMethod.BREADTH_FIRST)
                .pruning(pruning)
                .build();
        List<double[]> published = new ArrayList<>();
        List<double[]> ours = new ArrayList<>();
        for (PublishedTable.Row row : PublishedTable.load(resource).rows()) {
            published.add(new double[] {row.n(), row.number("seconds")});
            if (!trials.admits(row.n(), ordinaryLargest)) {
                continue;
            }
            CountResult result = count(trials, counter, row.n());
            if (!result.isComplete()) {
                report.remark("n = " + row.n() + ": " + result.reason().orElse("not counted") + ".");
                break;
            }
            double seconds = result.elapsed().toNanos() / 1e9;
            ours.add(new double[] {row.n(), seconds});
            report.row(
                    Integer.toString(row.n()),
                    row.text("solutions"),
                    row.text("seconds"),
                    Long.toString(result.count()),
                    same(row.text("solutions"), result.count()),
                    Text.fixed(seconds, 4),
                    Text.number(result.widestFrontier()));
        }
        if (pruning) {
            predict(report, "the published", published);
            predict(report, "our", ours);
        }
        String which = "breadth-first " + (pruning ? "with" : "without") + " pruning";
        report.plot(
                "Seconds for all solutions, " + which,
                "All solutions, " + which,
                LinePlot.Scale.LINEAR,
                "seconds",
                ours,
                published);
        return report;
    }

    private static void predict(Report report, String whose, List<double[]> points) {
        List<double[]> fitted =
                points.stream().filter(point -> point[0] >= FIT_FROM).toList();
        if (fitted.size() < 2) {
            return;
        }
        ExponentialFit fit = ExponentialFit.of(Points.x(fitted), Points.y(fitted));
        report.remark("Fitted to " + whose + " times from n = " + FIT_FROM + " on: seconds = "
                + threeDigits(fit.factor()) + " * exp(" + Text.fixed(fit.rate(), 3) + " n), a factor of "
                + Text.fixed(StrictMath.exp(fit.rate()), 1) + " per row; for n = " + PREDICTED + " that predicts "
                + threeDigits(fit.at(PREDICTED)) + " s, " + threeDigits(fit.at(PREDICTED) / SECONDS_PER_YEAR)
                + " years.");
    }

    private static String threeDigits(double value) {
        return new BigDecimal(value).round(new MathContext(3)).toString();
    }

    private static CountResult count(Trials trials, SolutionCounter counter, int n) {
        return counter.count(
                n, Limits.builder().cancellation(trials.cancellation()).build());
    }

    private static String same(String published, long ours) {
        try {
            return Long.parseLong(published) == ours ? "yes" : "no";
        } catch (NumberFormatException cut) {
            return new BigDecimal(ours)
                                    .round(new MathContext(3, RoundingMode.DOWN))
                                    .compareTo(new BigDecimal(published))
                            == 0
                    ? "cut"
                    : "no";
        }
    }

    /** Whole where the publication is, otherwise cut to three digits as there. */
    private static String cut(BigInteger value, String published) {
        return published.contains("E")
                ? new BigDecimal(value)
                        .round(new MathContext(3, RoundingMode.DOWN))
                        .toString()
                : value.toString();
    }
}
