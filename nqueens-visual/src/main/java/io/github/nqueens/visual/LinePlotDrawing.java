package io.github.nqueens.visual;

import static io.github.nqueens.visual.svg.SvgWriter.number;

import io.github.nqueens.visual.svg.Axis;
import io.github.nqueens.visual.svg.PlotFrame;
import io.github.nqueens.visual.svg.PlotLabels;
import io.github.nqueens.visual.svg.SvgWriter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Draws one {@link LinePlot}. */
final class LinePlotDrawing {
    /** A line of more points may zigzag so that its dashes cannot be seen. */
    private static final int MOST_POINTS_DASHED = 300;

    private static final String COUNTERPART_DASHES = "5 4";

    private final Axis xAxis;
    private final boolean markers;
    private final boolean joined;
    private final List<Series> lines;
    private final PlotFrame frame;
    private final SvgWriter svg;

    /** One line of a plot; a counterpart has the color of the line that it is compared with. */
    @SuppressWarnings("ArrayRecordComponent") // Copied when it is made, compared by nobody.
    record Series(String name, double[] x, double[] y, int color, boolean isCounterpart) {}

    LinePlotDrawing(PlotLabels labels, Axis xAxis, Axis yAxis, boolean markers, boolean joined, List<Series> lines) {
        this.xAxis = xAxis;
        this.markers = markers || !joined;
        this.joined = joined;
        this.lines = lines;
        List<String> names = lines.stream().map(Series::name).toList();
        this.frame = new PlotFrame(labels, yAxis, names);
        this.svg = frame.svg;
    }

    String draw() {
        return frame.draw(" against ", this::drawSwatch, this::drawTicks, this::drawSeries);
    }

    private void drawSwatch(int index, double x1, double x2, double y) {
        String points = number(x1) + "," + number(y) + " " + number(x2) + "," + number(y);
        drawLine(index, points);
        if (markers) {
            drawMarker(index, (x1 + x2) / 2, y);
        }
    }

    private void drawTicks() {
        for (Axis.Tick tick : xAxis.ticks()) {
            double x = x(tick.value());
            frame.gridLine(tick, x, frame.top(), x, frame.bottom());
            if (tick.isMajor()) {
                frame.numberBelow(tick.label(), x);
            }
        }
        frame.drawYTicks();
        frame.drawAxis(xAxis, frame.left(), frame.bottom(), frame.right(), frame.bottom());
    }

    private void drawSeries(int index) {
        Series series = lines.get(index);
        double[] xs = new double[series.x().length];
        double[] ys = new double[xs.length];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = x(series.x()[i]);
            ys[i] = frame.y(series.y()[i]);
        }
        int[] shown =
                joined ? shownPoints(xs, ys) : IntStream.range(0, xs.length).toArray();
        StringBuilder points = new StringBuilder();
        for (int i : shown) {
            points.append((points.isEmpty() ? "" : " ") + number(xs[i]) + "," + number(ys[i]));
        }
        drawLine(index, points.toString());
        if (markers || xs.length == 1) {
            for (int i : shown) {
                drawMarker(index, xs[i], ys[i]);
            }
        }
    }

    private void drawLine(int index, String points) {
        if (joined) {
            svg.shape(
                    "polyline",
                    "line s" + color(index),
                    new String[0],
                    "stroke-dasharray",
                    dashes(index),
                    "points",
                    points);
        }
    }

    /** The first, last, highest and lowest point of each run of points that lie in the same column of pixels. */
    private static int[] shownPoints(double[] xs, double[] ys) {
        int[] shown = new int[xs.length];
        int count = 0;
        int first = 0;
        while (first < xs.length) {
            int last = first;
            int lowest = first;
            int highest = first;
            while (last + 1 < xs.length && Math.floor(xs[last + 1]) == Math.floor(xs[first])) {
                last++;
                lowest = ys[last] > ys[lowest] ? last : lowest;
                highest = ys[last] < ys[highest] ? last : highest;
            }
            for (int i : new int[] {first, Math.min(lowest, highest), Math.max(lowest, highest), last}) {
                if (count == 0 || shown[count - 1] < i) {
                    shown[count++] = i;
                }
            }
            first = last + 1;
        }
        return Arrays.copyOf(shown, count);
    }

    private int color(int index) {
        return lines.get(index).color() % PlotFrame.COLORS;
    }

    private String dashes(int index) {
        if (lines.get(index).x().length > MOST_POINTS_DASHED) {
            return "none";
        }
        if (lines.stream().anyMatch(Series::isCounterpart)) {
            return lines.get(index).isCounterpart() ? COUNTERPART_DASHES : "none";
        }
        return PlotFrame.dashes(index);
    }

    private double x(double value) {
        return frame.left() + xAxis.position(value) * (frame.right() - frame.left());
    }

    private void drawMarker(int index, double x, double y) {
        Series series = lines.get(index);
        frame.drawMarker(series.color(), series.isCounterpart(), x, y);
    }
}
