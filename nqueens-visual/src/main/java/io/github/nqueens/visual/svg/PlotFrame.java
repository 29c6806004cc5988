package io.github.nqueens.visual.svg;

import static io.github.nqueens.visual.svg.SvgWriter.number;

import io.github.nqueens.visual.page.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** What plots have in common: title, legend, the vertical axis with its grid, the names of both axes, and how series look. */
public final class PlotFrame {
    static final int WIDTH = 760;
    static final int PLOT_HEIGHT = 360;
    /** The distance from the left edge to the plot, unless the labels of the y axis need more. */
    private static final int LEAST_LEFT = 76;

    /** What the turned name of the y axis and the gaps beside its labels take. */
    private static final int Y_NAME = 38;

    static final int RIGHT = 24;
    private static final int TITLE_HEIGHT = 40;

    /** The height of each further line of a long title. */
    private static final int TITLE_LINE = 20;

    private static final int LEGEND_ROW = 22;
    private static final int BOTTOM = 54;
    static final int SWATCH = 34;

    /** Width of a digit of the axes, generous because the reader's font is not known. */
    private static final double DIGIT = 8.1;

    /** The room that the name of a part of the plot has at least. */
    private static final double LEAST_NAME = 80;

    /** Width of a comma or a point between digits. */
    private static final double SEPARATOR = 4;

    public static final int COLORS = 16;

    private static final String[] DASHES = {"none", "7 3", "2 3", "9 3 2 3"};

    private static final String STYLE = ".nq-plot text{font-family:system-ui,sans-serif;font-size:12.5px;fill:#4a4a4a}"
            + ".nq-plot .title{font-size:16px;font-weight:600;fill:#1d1d1d}.nq-plot .paper{fill:#fff}.nq-plot .grid{stroke:#000;stroke-opacity:.1}"
            + ".nq-plot .minor{stroke-opacity:.045}.nq-plot .axis{stroke:#8a8a8a}.nq-plot .line{fill:none;"
            + "stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}.nq-plot .marker{stroke-width:1.4}"
            + ".nq-plot .hollow{fill:#fff}.nq-plot .box{fill-opacity:.22;stroke-width:1.4}"
            + colors(Look.SERIES)
            + "@media(prefers-color-scheme:dark){.nq-plot .paper,.nq-plot .hollow{fill:#191815}.nq-plot text{fill:#c4c4c4}.nq-plot .title{fill:#f2f2f2}"
            + ".nq-plot .grid{stroke:#fff;stroke-opacity:.14}.nq-plot .minor{stroke-opacity:.07}.nq-plot .axis{stroke:#8f8f8f}"
            + colors(Look.NIGHT_SERIES)
            + "}";

    /** Writes what is in the frame. */
    public final SvgWriter svg = new SvgWriter();

    private final PlotLabels labels;
    private final Axis yAxis;
    private final double left;
    private final List<String> names;
    private final List<String> titleLines;
    private final List<List<Integer>> legend;
    private final int top;

    /** Where the last label below the plot ends. */
    private double labeled = Double.NEGATIVE_INFINITY;

    /** Draws the swatch of a series between two horizontal places. */
    public interface Swatch {
        void draw(int index, double x1, double x2, double y);
    }

    public PlotFrame(PlotLabels labels, Axis yAxis, List<String> names) {
        this.labels = labels;
        this.yAxis = yAxis;
        this.left = left(yAxis);
        this.names = names;
        this.titleLines = PlotText.lines(labels.title(), PlotText.TITLE, WIDTH - left - RIGHT / 2.0);
        this.legend = legendRows();
        this.top = legendTop() + LEGEND_ROW * legend.size() + 6;
    }

    /**
     * Draws the plot.
     *
     * @param relation what stands between the names of the axes in the description
     * @param ticks draws the ticks of the horizontal axis and the axis itself
     * @param series draws the series of an index
     */
    public String draw(String relation, Swatch swatch, Runnable ticks, IntConsumer series) {
        open(labels.y() + relation + labels.x() + " for " + String.join(", ", names) + ".");
        drawLegend(swatch);
        svg.open("g", "class", "ticks");
        ticks.run();
        drawAxis(yAxis, left, bottom(), left, top);
        svg.close();
        drawAxisLabels();
        for (int i = 0; i < names.size(); i++) {
            svg.open("g", "class", "series", "data-name", names.get(i));
            series.accept(i);
            svg.close();
        }
        svg.close();
        return svg.finish();
    }

    public double left() {
        return left;
    }

    public double right() {
        return WIDTH - RIGHT;
    }

    public int top() {
        return top;
    }

    public int bottom() {
        return top + PLOT_HEIGHT;
    }

    private static double left(Axis axis) {
        int longest = axis.ticks().stream()
                .mapToInt(tick -> tick.label().length())
                .max()
                .orElse(0);
        return Math.max(LEAST_LEFT, Y_NAME + DIGIT * longest);
    }

    private void open(String description) {
        int height = top + PLOT_HEIGHT + BOTTOM;
        String id = "nq-plot-" + Integer.toHexString((labels.title() + "\n" + description).hashCode());
        svg.openRoot(id, "nq-plot", WIDTH, height, "0 0 " + WIDTH + " " + height, labels.title(), description);
        svg.text("style", STYLE);
        svg.empty("rect", "class", "paper", "width", Integer.toString(WIDTH), "height", Integer.toString(height));
        for (int i = 0; i < titleLines.size(); i++) {
            svg.text("text", titleLines.get(i), "class", "title", "x", number(left), "y", number(26 + i * TITLE_LINE));
        }
    }

    private int legendTop() {
        return TITLE_HEIGHT + TITLE_LINE * (titleLines.size() - 1);
    }

    private List<List<Integer>> legendRows() {
        List<List<Integer>> rows = new ArrayList<>();
        double room = -1;
        for (int i = 0; i < names.size(); i++) {
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

    private String legendName(int index) {
        return PlotText.fitted(names.get(index), PlotText.PLAIN, WIDTH - left - SWATCH - 8);
    }

    private double legendWidth(int index) {
        return SWATCH + PlotText.width(legendName(index), PlotText.PLAIN) + 16;
    }

    private void drawLegend(Swatch swatch) {
        svg.open("g", "class", "legend");
        for (int row = 0; row < legend.size(); row++) {
            double y = legendTop() + LEGEND_ROW * (row + 0.5);
            double x = left;
            for (int index : legend.get(row)) {
                swatch.draw(index, x, x + SWATCH - 8, y);
                svg.text("text", legendName(index), "x", number(x + SWATCH), "y", number(y + 4.5));
                x += legendWidth(index);
            }
        }
        svg.close();
    }

    /** The grid lines of the vertical axis and their values. */
    public void drawYTicks() {
        for (Axis.Tick tick : yAxis.ticks()) {
            double y = y(tick.value());
            gridLine(tick, left, y, right(), y);
            if (tick.isMajor()) {
                svg.label(tick.label(), left - 8, y + 4.5, "end");
            }
        }
    }

    /** A number below the plot: at its tick, but so that nothing of it lies beyond the picture. */
    public void numberBelow(String label, double x) {
        long digits = label.chars().filter(Character::isDigit).count();
        labelBelow(label, DIGIT * digits + SEPARATOR * (label.length() - digits), x);
    }

    /** The name of a part of the plot, below it; one that has too little room is shortened. */
    public void nameBelow(String name, double x, double room) {
        String label = PlotText.fitted(name, PlotText.PLAIN, Math.max(LEAST_NAME, room));
        labelBelow(label, PlotText.width(label, PlotText.PLAIN), x);
    }

    /** Labels come from left to right. One that would lie over the one before it is left out. */
    private void labelBelow(String label, double width, double x) {
        double middle = Math.min(x, WIDTH - width / 2);
        if (middle - width / 2 >= labeled) {
            svg.label(label, middle, bottom() + 18, "middle");
            labeled = middle + width / 2;
        }
    }

    public void gridLine(Axis.Tick tick, double x1, double y1, double x2, double y2) {
        line(tick.isMajor() ? "grid" : "grid minor", x1, y1, x2, y2, "none");
    }

    /** The axis from its low to its high end; dashed where zero has its band. */
    public void drawAxis(Axis axis, double x1, double y1, double x2, double y2) {
        double x = x1 + axis.zeroBand() * (x2 - x1);
        double y = y1 + axis.zeroBand() * (y2 - y1);
        if (axis.zeroBand() > 0) {
            line("axis", x1, y1, x, y, "2 3");
        }
        line("axis", x, y, x2, y2, "none");
    }

    public void line(String look, double x1, double y1, double x2, double y2, String dashes) {
        svg.line(look, x1, y1, x2, y2, "stroke-dasharray", dashes);
    }

    private void drawAxisLabels() {
        double middleX = left + (WIDTH - left - RIGHT) / 2.0;
        double middleY = top + PLOT_HEIGHT / 2.0;
        String below = PlotText.fitted(labels.x(), PlotText.PLAIN, 2 * (WIDTH - middleX));
        svg.label(below, middleX, top + PLOT_HEIGHT + 42, "middle");
        String turned = "translate(18 " + number(middleY) + ") rotate(-90)";
        double height = 2 * Math.min(middleY, PLOT_HEIGHT / 2.0 + BOTTOM);
        String beside = PlotText.fitted(labels.y(), PlotText.PLAIN, height);
        svg.text("text", beside, "transform", turned, "text-anchor", "middle");
    }

    public void drawMarker(int color, boolean isHollow, double x, double y) {
        String path = switch (color % 4) {
            case 0 -> "m-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z";
            case 1 -> "m-3.200-3.200h6.400v6.400h-6.400z";
            case 2 -> "m0-4.500l4.200 7.500h-8.400z";
            default -> "m0-4.600l4.600 4.600-4.600 4.600-4.600-4.600z";
        };
        String look = isHollow ? "marker hollow s" : "marker f";
        svg.path(look + color % COLORS, "M" + number(x) + " " + number(y) + path);
    }

    /** The dashes of the line that has a place among all; 16 in turn differ from each other in these or in the marker. */
    public static String dashes(int index) {
        return DASHES[(index + index / DASHES.length) % DASHES.length];
    }

    public double y(double value) {
        return top + (1 - yAxis.position(value)) * PLOT_HEIGHT;
    }

    private static String colors(List<String> colors) {
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < colors.size(); i++) {
            css.append(".nq-plot .s" + i + "{stroke:" + colors.get(i) + "}.nq-plot .f" + i + "{fill:" + colors.get(i)
                    + "}");
        }
        return css.toString();
    }
}
