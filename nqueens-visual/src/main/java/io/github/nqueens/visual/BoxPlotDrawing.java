package io.github.nqueens.visual;

import io.github.nqueens.visual.svg.Axis;
import io.github.nqueens.visual.svg.PlotFrame;
import io.github.nqueens.visual.svg.PlotLabels;
import java.util.List;

/** Draws one {@link BoxPlot}. */
final class BoxPlotDrawing {
    /** The share of a group's width that its boxes take, and the share of its place that a box takes. */
    private static final double GROUP_SHARE = 0.8;

    private static final double BOX_SHARE = 0.72;
    private static final double WIDEST_BOX = 44;

    private final List<String> groups;
    private final List<Series> boxes;
    private final PlotFrame frame;

    /** The boxes of one name: a sample for each group, in ascending order. */
    record Series(String name, List<double[]> samples) {}

    BoxPlotDrawing(PlotLabels labels, Axis yAxis, List<String> groups, List<Series> boxes) {
        this.groups = groups;
        this.boxes = boxes;
        this.frame =
                new PlotFrame(labels, yAxis, boxes.stream().map(Series::name).toList());
    }

    /**
     * The value below which a share of a sample lies, interpolated between its neighbors.
     *
     * @param sorted at least one value
     * @param share from 0 to 1
     */
    static double quantile(double[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int below = (int) Math.floor(place);
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }

    String draw() {
        return frame.draw(" by ", this::drawSwatch, this::drawTicks, this::drawSeries);
    }

    private void drawTicks() {
        for (int group = 0; group < groups.size(); group++) {
            double middle = frame.left() + (group + 0.5) * groupWidth();
            frame.nameBelow(groups.get(group), middle, groupWidth());
            if (group > 0) {
                double x = frame.left() + group * groupWidth();
                frame.line("grid minor", x, frame.top(), x, frame.bottom(), "none");
            }
        }
        frame.drawYTicks();
        frame.line("axis", frame.left(), frame.bottom(), frame.right(), frame.bottom(), "none");
    }

    private double groupWidth() {
        return (frame.right() - frame.left()) / groups.size();
    }

    private void drawSwatch(int index, double x1, double x2, double y) {
        drawRectangle(index, x1, y - 6, x2 - x1, 12);
        frame.drawMarker(index, false, (x1 + x2) / 2, y);
    }

    private void drawSeries(int index) {
        Series series = boxes.get(index);
        int count = boxes.size();
        double place = Math.min(WIDEST_BOX / BOX_SHARE, GROUP_SHARE * groupWidth() / count);
        for (int group = 0; group < groups.size(); group++) {
            double[] sample = series.samples().get(group);
            if (sample.length > 0) {
                double middle = frame.left() + (group + 0.5) * groupWidth() + (index - (count - 1) / 2.0) * place;
                drawBox(index, sample, middle, BOX_SHARE * place);
            }
        }
    }

    private void drawBox(int index, double[] sample, double middle, double width) {
        double least = frame.y(sample[0]);
        double lower = frame.y(quantile(sample, 0.25));
        double median = frame.y(quantile(sample, 0.5));
        double upper = frame.y(quantile(sample, 0.75));
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
        frame.svg.rect("box s" + color + " f" + color, x, y, width, height);
    }
}
