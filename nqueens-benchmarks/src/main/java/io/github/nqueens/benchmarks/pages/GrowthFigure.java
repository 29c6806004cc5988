package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.benchmarks.results.Quantity;
import io.github.nqueens.benchmarks.timing.EstimateTimes;
import io.github.nqueens.visual.LinePlot;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Draws docs/images/estimate-growth.svg and estimate-error.svg from the estimates in docs/estimates.csv, and prints the table
 * of docs/design/estimating.md. The file has the lines that {@link EstimateTimes} prints.
 */
@Command(
        name = "growth-figure",
        description = "Draws the figures of docs/estimating.md from docs/estimates.csv and prints its table.")
public final class GrowthFigure implements Callable<Integer> {
    /** The limit of g, by Nobel, Agrawal and Boyd. */
    private static final double LIMIT = 1.944;

    /** An estimate of ln Q(n). */
    private record Point(int n, double logCount, double error, boolean mixed) {
        double growth() {
            return Math.log(n) - logCount / n;
        }

        double errorOfGrowth() {
            return error / n;
        }

        /** How far g(n) is from its limit by the fit. */
        double distance() {
            return (Math.log(n) / 2 + 1.85) / n;
        }
    }

    @Parameters(index = "0", paramLabel = "ROOT", description = "The root of the checkout.")
    private Path root;

    @Override
    public Integer call() throws IOException {
        Path docs = root.resolve("docs");
        List<Point> points = read(docs);
        LinePlot growthPlot = LinePlot.builder("Growth of the number of solutions")
                .xAxis("n", LinePlot.Scale.LOGARITHMIC)
                .yAxis("g(n) = ln n - ln Q(n) / n", LinePlot.Scale.LINEAR)
                .markers(true)
                .series("estimates", values(points, Point::n), values(points, Point::growth))
                .series("fit", values(points, Point::n), values(points, point -> LIMIT - point.distance()))
                .series("limit 1.944", values(points, Point::n), values(points, point -> LIMIT))
                .build();
        Files.writeString(docs.resolve("images/estimate-growth.svg"), growthPlot.toSvg());
        // A logarithmic axis has no zero.
        List<Point> inexact = points.stream().filter(point -> point.error() > 0).toList();
        LinePlot errorPlot = LinePlot.builder("Standard error of g(n)")
                .xAxis("n", LinePlot.Scale.LOGARITHMIC)
                .yAxis("standard error", LinePlot.Scale.LOGARITHMIC)
                .markers(true)
                .series("estimates", values(inexact, Point::n), values(inexact, Point::errorOfGrowth))
                .build();
        Files.writeString(docs.resolve("images/estimate-error.svg"), errorPlot.toSvg());
        System.out.print(table(docs));
        return 0;
    }

    /** The table of the estimates; an asterisk marks a chain that did not mix. */
    static String table(Path docs) throws IOException {
        Table table = new Table(
                0,
                List.of(
                        "n",
                        "ln Q(n)",
                        "standard error",
                        "g(n)",
                        "standard error",
                        "ln n - (ln Q - ln(n) / 2 - 1.85) / n"));
        for (Point point : read(docs)) {
            table.add(List.of(
                    Quantity.count(point.n()) + (point.mixed() ? "" : " *"),
                    String.format(Locale.ROOT, "%,.4f", point.logCount()),
                    Quantity.number(point.error()),
                    String.format(Locale.ROOT, "%.5f", point.growth()),
                    oneDigit(point.errorOfGrowth()),
                    String.format(Locale.ROOT, "%.5f", point.growth() + point.distance())));
        }
        return table.toString();
    }

    private static List<Point> read(Path docs) throws IOException {
        List<String> lines = Files.readAllLines(docs.resolve("estimates.csv"));
        return lines.subList(1, lines.size()).stream()
                .map(line -> line.split(","))
                .map(cells -> new Point(
                        Integer.parseInt(cells[0]),
                        Double.parseDouble(cells[1]),
                        Double.parseDouble(cells[2]),
                        cells[4].equals("mixed")))
                .toList();
    }

    private static String oneDigit(double value) {
        return value == 0
                ? "0"
                : BigDecimal.valueOf(value).round(new MathContext(1)).toPlainString();
    }

    private static double[] values(List<Point> points, ToDoubleFunction<Point> value) {
        return points.stream().mapToDouble(value).toArray();
    }
}
