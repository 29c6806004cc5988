package io.github.nqueens.visual;

import static io.github.nqueens.visual.svg.SvgWriter.number;

import io.github.nqueens.visual.svg.PlotFrame;
import io.github.nqueens.visual.svg.SvgWriter;
import java.util.List;

/** Draws one {@link BoxPlot}. */
final class BoxPlotDrawing {
    /** The share of a group's width that its boxes take, and the share of its place that a box takes. */
    private static final double GROUP_SHARE = 0.8;

    private static final double BOX_SHARE = 0.72;
    private static final double WIDEST_BOX = 44;

    private final BoxPlot plot;
    private final SvgWriter svg = new SvgWriter();
    private final PlotFrame frame;

    BoxPlotDrawing(BoxPlot plot) {
        this.plot = plot;
        this.frame = new PlotFrame(
                svg,
                plot.yAxis(),
                plot.series().stream().map(BoxPlot.Series::name).toList());
    }

    String draw() {
        frame.open(plot.title(), description());
        frame.drawLegend(this::drawSwatch);
        svg.open("g", "class", "ticks");
        for (int group = 0; group < plot.groups().size(); group++) {
            String middle = number(frame.left() + (group + 0.5) * groupWidth());
            String y = number(frame.bottom() + 18);
            svg.text("text", plot.groups().get(group), "x", middle, "y", y, "text-anchor", "middle");
            if (group > 0) {
                double x = frame.left() + group * groupWidth();
                frame.line("grid minor", x, frame.top(), x, frame.bottom(), "none");
            }
        }
        frame.drawYTicks();
        frame.line("axis", frame.left(), frame.bottom(), frame.right(), frame.bottom(), "none");
        frame.drawYAxis();
        svg.close();
        frame.drawAxisLabels(plot.xLabel(), plot.yLabel());
        for (int i = 0; i < plot.series().size(); i++) {
            drawSeries(i);
        }
        svg.close();
        return svg.finish();
    }

    private String description() {
        List<String> names = plot.series().stream().map(BoxPlot.Series::name).toList();
        return plot.yLabel() + " by " + plot.xLabel() + " for " + String.join(", ", names) + ".";
    }

    private double groupWidth() {
        return (frame.right() - frame.left()) / plot.groups().size();
    }

    private void drawSwatch(int index, double x1, double x2, double y) {
        drawRectangle(index, x1, y - 6, x2 - x1, 12);
        frame.drawMarker(index, false, (x1 + x2) / 2, y);
    }

    private void drawSeries(int index) {
        BoxPlot.Series series = plot.series().get(index);
        int count = plot.series().size();
        double place = Math.min(WIDEST_BOX / BOX_SHARE, GROUP_SHARE * groupWidth() / count);
        svg.open("g", "class", "series", "data-name", series.name());
        for (int group = 0; group < plot.groups().size(); group++) {
            double[] sample = series.samples().get(group);
            if (sample.length > 0) {
                double middle = frame.left() + (group + 0.5) * groupWidth() + (index - (count - 1) / 2.0) * place;
                drawBox(index, sample, middle, BOX_SHARE * place);
            }
        }
        svg.close();
    }

    private void drawBox(int index, double[] sample, double middle, double width) {
        double least = frame.y(sample[0]);
        double lower = frame.y(BoxPlot.quantile(sample, 0.25));
        double median = frame.y(BoxPlot.quantile(sample, 0.5));
        double upper = frame.y(BoxPlot.quantile(sample, 0.75));
        double greatest = frame.y(sample[sample.length - 1]);
        double left = middle - width / 2;
        String stroke = "line s" + index % PlotFrame.COLORS;
        frame.line(stroke, middle, least, middle, lower, "none");
        frame.line(stroke, middle, upper, middle, greatest, "none");
        frame.line(stroke, left + width / 4, least, left + 3 * width / 4, least, "none");
        frame.line(stroke, left + width / 4, greatest, left + 3 * width / 4, greatest, "none");
        drawRectangle(index, left, upper, width, lower - upper);
        frame.line(stroke, left, median, left + width, median, "none");
        if (width > 8) {
            frame.drawMarker(index, false, middle, median);
        }
    }

    private void drawRectangle(int index, double x, double y, double width, double height) {
        int color = index % PlotFrame.COLORS;
        svg.empty(
                "rect",
                "class",
                "box s" + color + " f" + color,
                "x",
                number(x),
                "y",
                number(y),
                "width",
                number(width),
                "height",
                number(height));
    }
}
