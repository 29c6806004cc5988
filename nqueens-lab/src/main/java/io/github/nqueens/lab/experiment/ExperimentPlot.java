package io.github.nqueens.lab.experiment;

import io.github.nqueens.lab.exchange.LabForm;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.exchange.Texts;
import io.github.nqueens.lab.routes.LabRequest;
import io.github.nqueens.visual.BoxPlot;
import io.github.nqueens.visual.LinePlot;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/** The plots of an experiment: boxes of what runs took, and how many had solved after which cost. */
final class ExperimentPlot {
    private final ExperimentRequest request;
    private final List<ExperimentRun> runs;
    private final boolean isTime;
    private final LinePlot.Scale scale;

    private ExperimentPlot(ExperimentRequest request, List<ExperimentRun> runs, boolean isTime, LinePlot.Scale scale) {
        this.request = request;
        this.runs = runs;
        this.isTime = isTime;
        this.scale = scale;
    }

    /**
     * Draws one plot as SVG, unless no run has solved yet.
     *
     * @param runs what has ended, in the order in which it was asked for
     * @param form what is asked for: the fields plot, measure, scale and n
     * @throws RefusedException if a field has no such value
     */
    static Optional<String> of(ExperimentRequest request, List<ExperimentRun> runs, LabForm form) {
        boolean isTime = form.choice("measure", "iterations", "time").equals("time");
        LinePlot.Scale scale = form.choice("scale", "log", "linear").equals("log")
                ? LinePlot.Scale.LOGARITHMIC
                : LinePlot.Scale.LINEAR;
        ExperimentPlot plot = new ExperimentPlot(request, runs, isTime, scale);
        if (form.choice("plot", "boxes", "distribution").equals("boxes")) {
            return plot.boxes();
        }
        int n = form.text("n", "").isEmpty()
                ? request.sizes().get(0)
                : (int) form.number("n", 1, LabRequest.LARGEST_SIZE);
        return plot.distribution(n);
    }

    private ToDoubleFunction<ExperimentRun> measure() {
        return isTime ? ExperimentRun::seconds : ExperimentRun::iterations;
    }

    private String label() {
        return Texts.get(isTime ? "plot.seconds" : "plot.iterations");
    }

    private double[] solved(int solver, int n) {
        return runs.stream()
                .filter(run -> run.solver() == solver && run.n() == n && run.isSolved())
                .mapToDouble(measure())
                .sorted()
                .toArray();
    }

    private Optional<String> boxes() {
        BoxPlot.Builder plot = BoxPlot.builder(Texts.get(isTime ? "plot.boxes.time" : "plot.boxes.iterations"))
                .groups(
                        Texts.get("plot.n"),
                        request.sizes().stream().map(n -> Integer.toString(n)).toList())
                .yAxis(label(), scale);
        boolean isEmpty = true;
        for (int solver = 0; solver < request.specs().size(); solver++) {
            int index = solver;
            List<double[]> samples =
                    request.sizes().stream().map(n -> solved(index, n)).toList();
            isEmpty &= samples.stream().allMatch(sample -> sample.length == 0);
            plot.series(request.specs().get(solver), samples);
        }
        return isEmpty ? Optional.empty() : Optional.of(plot.build().toSvg());
    }

    /** A staircase for each solver, drawn on to the greatest cost of all, so that their ends can be compared. */
    private Optional<String> distribution(int n) {
        LinePlot.Builder plot = LinePlot.builder(Texts.get(
                        isTime ? "plot.distribution.time" : "plot.distribution.iterations", Integer.toString(n)))
                .xAxis(label(), scale)
                .yAxis(Texts.get("plot.share"), LinePlot.Scale.LINEAR);
        OptionalDouble last = runs.stream()
                .filter(run -> run.n() == n && run.isSolved())
                .mapToDouble(measure())
                .max();
        if (last.isEmpty()) {
            return Optional.empty();
        }
        for (int solver = 0; solver < request.specs().size(); solver++) {
            double[] costs = solved(solver, n);
            int index = solver;
            long all = runs.stream()
                    .filter(run -> run.solver() == index && run.n() == n)
                    .count();
            if (costs.length > 0) {
                double[] x = new double[2 * costs.length + 1];
                double[] y = new double[x.length];
                for (int i = 0; i < costs.length; i++) {
                    x[2 * i] = costs[i];
                    y[2 * i] = 100.0 * i / all;
                    x[2 * i + 1] = costs[i];
                    y[2 * i + 1] = 100.0 * (i + 1) / all;
                }
                x[x.length - 1] = last.getAsDouble();
                y[y.length - 1] = y[y.length - 2];
                plot.series(request.specs().get(solver), x, y);
            }
        }
        return Optional.of(plot.build().toSvg());
    }
}
