package io.github.nqueens.visual;

import static io.github.nqueens.visual.SvgWriter.number;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Draws one {@link LinePlot}. */
final class LinePlotDrawing {
    private static final int WIDTH = 760;
    private static final int PLOT_HEIGHT = 360;
    /** Of the plot's edge, unless the labels of the y axis are too long. */
    private static final int LEAST_LEFT = 76;

    /** What the turned name of the y axis and the gaps beside its labels take. */
    private static final int Y_NAME = 34;

    private static final int RIGHT = 24;
    private static final int TITLE_HEIGHT = 40;
    private static final int LEGEND_ROW = 22;
    private static final int BOTTOM = 54;
    private static final int SWATCH = 34;

    /** Width of a letter of the legend and the axes, a little generous because the reader's font is not known. */
    private static final double LETTER = 7.2;

    private static final int COLORS = 8;

    /** A line of more points may zigzag so that its dashes cannot be seen. */
    private static final int MOST_POINTS_DASHED = 300;

    private static final String[] DASHES = {"none", "7 3", "2 3", "9 3 2 3"};

    private static final String STYLE = ".nq-plot text{font-family:system-ui,sans-serif;font-size:12.5px;fill:#4a4a4a}"
            + ".nq-plot .title{font-size:16px;font-weight:600;fill:#1d1d1d}.nq-plot .grid{stroke:#000;stroke-opacity:.1}"
            + ".nq-plot .minor{stroke-opacity:.045}.nq-plot .axis{stroke:#8a8a8a}.nq-plot .line{fill:none;"
            + "stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}.nq-plot .marker{stroke:none}"
            + colors("#1a1a1a", "#0072b2", "#c75100", "#007a5a", "#b0578d", "#9a7400", "#3a8fc4", "#6b6b6b")
            + "@media(prefers-color-scheme:dark){.nq-plot text{fill:#c4c4c4}.nq-plot .title{fill:#f2f2f2}"
            + ".nq-plot .grid{stroke:#fff;stroke-opacity:.14}.nq-plot .minor{stroke-opacity:.07}.nq-plot .axis{stroke:#8f8f8f}"
            + colors("#f0f0f0", "#4fa8e0", "#f0883e", "#2fbf97", "#dd8fc0", "#e6c245", "#8ccdf2", "#a5a5a5")
            + "}";

    private final LinePlot plot;
    private final Axis xAxis;
    private final Axis yAxis;
    private final double left;
    private final List<List<Integer>> legend;
    private final int top;
    private final SvgWriter svg = new SvgWriter();

    LinePlotDrawing(LinePlot plot) {
        this.plot = plot;
        this.xAxis = plot.xAxis();
        this.yAxis = plot.yAxis();
        this.left = left(yAxis);
        this.legend = legendRows();
        this.top = TITLE_HEIGHT + LEGEND_ROW * legend.size() + 6;
    }

    private static double left(Axis axis) {
        int longest = axis.ticks().stream()
                .mapToInt(tick -> tick.label().length())
                .max()
                .orElse(0);
        return Math.max(LEAST_LEFT, Y_NAME + LETTER * longest);
    }

    String draw() {
        int height = top + PLOT_HEIGHT + BOTTOM;
        String id = "nq-plot-" + Integer.toHexString(plot.title().hashCode());
        svg.openRoot(id, "nq-plot", WIDTH, height, "0 0 " + WIDTH + " " + height, plot.title(), description());
        svg.text("style", STYLE);
        svg.text("text", plot.title(), "class", "title", "x", number(left), "y", "26");
        drawLegend();
        drawGrid();
        drawAxisLabels();
        for (int i = 0; i < plot.series().size(); i++) {
            drawSeries(i);
        }
        svg.close();
        return svg.finish();
    }

    private String description() {
        List<String> names = plot.series().stream().map(LinePlot.Series::name).toList();
        return plot.yLabel() + " against " + plot.xLabel() + " for " + String.join(", ", names) + ".";
    }

    private List<List<Integer>> legendRows() {
        List<List<Integer>> rows = new ArrayList<>();
        double room = -1;
        for (int i = 0; i < plot.series().size(); i++) {
            double width = legendWidth(i);
            if (room < width) {
                rows.add(new ArrayList<>());
                room = WIDTH - left - RIGHT;
            }
            rows.get(rows.size() - 1).add(i);
            room -= width;
        }
        return rows;
    }

    private double legendWidth(int index) {
        return SWATCH + LETTER * plot.series().get(index).name().length() + 16;
    }

    private void drawLegend() {
        svg.open("g", "class", "legend");
        for (int row = 0; row < legend.size(); row++) {
            double y = TITLE_HEIGHT + LEGEND_ROW * (row + 0.5);
            double x = left;
            for (int index : legend.get(row)) {
                String points = number(x) + "," + number(y) + " " + number(x + SWATCH - 8) + "," + number(y);
                svg.empty(
                        "polyline",
                        "class",
                        "line s" + index % COLORS,
                        "stroke-dasharray",
                        dashes(index),
                        "points",
                        points);
                if (plot.hasMarkers()) {
                    drawMarker(index, x + (SWATCH - 8) / 2.0, y);
                }
                svg.text("text", plot.series().get(index).name(), "x", number(x + SWATCH), "y", number(y + 4.5));
                x += legendWidth(index);
            }
        }
        svg.close();
    }

    private void drawGrid() {
        svg.open("g", "class", "ticks");
        double bottom = top + PLOT_HEIGHT;
        double right = WIDTH - RIGHT;
        for (Axis.Tick tick : xAxis.ticks()) {
            double x = x(tick.value());
            gridLine(tick, x, top, x, bottom);
            if (tick.isMajor()) {
                svg.text("text", tick.label(), "x", number(x), "y", number(bottom + 18), "text-anchor", "middle");
            }
        }
        for (Axis.Tick tick : yAxis.ticks()) {
            double y = y(tick.value());
            gridLine(tick, left, y, right, y);
            if (tick.isMajor()) {
                svg.text("text", tick.label(), "x", number(left - 8), "y", number(y + 4.5), "text-anchor", "end");
            }
        }
        drawAxis(xAxis, left, bottom, right, bottom);
        drawAxis(yAxis, left, bottom, left, top);
        svg.close();
    }

    private void gridLine(Axis.Tick tick, double x1, double y1, double x2, double y2) {
        line(tick.isMajor() ? "grid" : "grid minor", x1, y1, x2, y2, "none");
    }

    /** The axis from its low to its high end; dashed where zero has its band. */
    private void drawAxis(Axis axis, double x1, double y1, double x2, double y2) {
        double x = x1 + axis.zeroBand() * (x2 - x1);
        double y = y1 + axis.zeroBand() * (y2 - y1);
        if (axis.zeroBand() > 0) {
            line("axis", x1, y1, x, y, "2 3");
        }
        line("axis", x, y, x2, y2, "none");
    }

    private void line(String cssClass, double x1, double y1, double x2, double y2, String dashes) {
        svg.empty(
                "line",
                "class",
                cssClass,
                "x1",
                number(x1),
                "y1",
                number(y1),
                "x2",
                number(x2),
                "y2",
                number(y2),
                "stroke-dasharray",
                dashes);
    }

    private void drawAxisLabels() {
        double middleX = left + (WIDTH - left - RIGHT) / 2.0;
        double middleY = top + PLOT_HEIGHT / 2.0;
        String y = number(top + PLOT_HEIGHT + 42);
        svg.text("text", plot.xLabel(), "x", number(middleX), "y", y, "text-anchor", "middle");
        String turned = "translate(18 " + number(middleY) + ") rotate(-90)";
        svg.text("text", plot.yLabel(), "transform", turned, "text-anchor", "middle");
    }

    private void drawSeries(int index) {
        LinePlot.Series series = plot.series().get(index);
        double[] xs = new double[series.x().length];
        double[] ys = new double[xs.length];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = x(series.x()[i]);
            ys[i] = y(series.y()[i]);
        }
        int[] shown = shownPoints(xs, ys);
        StringBuilder points = new StringBuilder();
        for (int i : shown) {
            points.append(points.length() == 0 ? "" : " ")
                    .append(number(xs[i]))
                    .append(',')
                    .append(number(ys[i]));
        }
        svg.open("g", "class", "series", "data-name", series.name());
        svg.empty(
                "polyline",
                "class",
                "line s" + index % COLORS,
                "stroke-dasharray",
                dashes(index),
                "points",
                points.toString());
        if (plot.hasMarkers() || xs.length == 1) {
            for (int i : shown) {
                drawMarker(index, xs[i], ys[i]);
            }
        }
        svg.close();
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

    private void drawMarker(int index, double x, double y) {
        String path = switch (index % 4) {
            case 0 -> "m-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z";
            case 1 -> "m-3.200-3.200h6.400v6.400h-6.400z";
            case 2 -> "m0-4.500l4.200 7.500h-8.400z";
            default -> "m0-4.600l4.600 4.600-4.600 4.600-4.600-4.600z";
        };
        svg.empty("path", "class", "marker f" + index % COLORS, "d", "M" + number(x) + " " + number(y) + path);
    }

    private String dashes(int index) {
        if (plot.series().get(index).x().length > MOST_POINTS_DASHED) {
            return "none";
        }
        return DASHES[(index + index / COLORS) % DASHES.length];
    }

    private double x(double value) {
        return left + xAxis.position(value) * (WIDTH - left - RIGHT);
    }

    private double y(double value) {
        return top + (1 - yAxis.position(value)) * PLOT_HEIGHT;
    }

    private static String colors(String... colors) {
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < colors.length; i++) {
            css.append(".nq-plot .s")
                    .append(i)
                    .append("{stroke:")
                    .append(colors[i])
                    .append("}.nq-plot .f");
            css.append(i).append("{fill:").append(colors[i]).append('}');
        }
        return css.toString();
    }
}
