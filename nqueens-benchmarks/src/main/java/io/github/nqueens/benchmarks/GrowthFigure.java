package io.github.nqueens.benchmarks;

import io.github.nqueens.visual.LinePlot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Draws docs/images/estimate-growth.svg and estimate-error.svg from the estimates in docs/estimates.csv. */
public final class GrowthFigure {
    /** The limit of g, by Nobel, Agrawal and Boyd. */
    private static final double LIMIT = 1.944;

    private GrowthFigure() {}

    /**
     * Draws.
     *
     * @param arguments the root of the checkout
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] arguments) throws IOException {
        Path docs = Path.of(arguments[0]).resolve("docs");
        List<String> lines = Files.readAllLines(docs.resolve("estimates.csv"));
        double[][] rows = lines.subList(1, lines.size()).stream()
                .map(line -> line.split(","))
                .map(cells -> new double[] {
                    Double.parseDouble(cells[0]), Double.parseDouble(cells[1]), Double.parseDouble(cells[2])
                })
                .toArray(double[][]::new);
        double[] sizes = new double[rows.length];
        double[] growth = new double[rows.length];
        double[] fitted = new double[rows.length];
        double[] limit = new double[rows.length];
        double[] errors = new double[rows.length];
        for (int i = 0; i < rows.length; i++) {
            double n = rows[i][0];
            sizes[i] = n;
            growth[i] = Math.log(n) - rows[i][1] / n;
            fitted[i] = LIMIT - (Math.log(n) / 2 + 1.85) / n;
            limit[i] = LIMIT;
            errors[i] = rows[i][2] / n;
        }
        LinePlot growthPlot = LinePlot.builder("Growth of the number of solutions")
                .xAxis("n", LinePlot.Scale.LOGARITHMIC)
                .yAxis("g(n) = ln n - ln Q(n) / n", LinePlot.Scale.LINEAR)
                .markers(true)
                .series("estimates", sizes, growth)
                .series("fit", sizes, fitted)
                .series("limit 1.944", sizes, limit)
                .build();
        Files.writeString(docs.resolve("images/estimate-growth.svg"), growthPlot.toSvg());
        // A logarithmic axis has no zero: the first size is counted exactly.
        LinePlot errorPlot = LinePlot.builder("Standard error of g(n)")
                .xAxis("n", LinePlot.Scale.LOGARITHMIC)
                .yAxis("standard error", LinePlot.Scale.LOGARITHMIC)
                .markers(true)
                .series("estimates", tail(sizes), tail(errors))
                .build();
        Files.writeString(docs.resolve("images/estimate-error.svg"), errorPlot.toSvg());
    }

    private static double[] tail(double[] values) {
        return Arrays.copyOfRange(values, 1, values.length);
    }
}
