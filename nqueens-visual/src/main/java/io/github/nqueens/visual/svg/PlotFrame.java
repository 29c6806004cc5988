package io.github.nqueens.visual.svg;

import static io.github.nqueens.visual.svg.SvgWriter.number;

import java.util.ArrayList;
import java.util.List;

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
    private static final int LEGEND_ROW = 22;
    private static final int BOTTOM = 54;
    static final int SWATCH = 34;

    /** Width of a letter of the legend, generous because the reader's font is not known. */
    private static final double LETTER = 7.8;

    /** Width of a digit of the axes, likewise. */
    private static final double DIGIT = 8.1;

    /** Width of a comma or a point between digits. */
    private static final double SEPARATOR = 4;

    public static final int COLORS = 16;

    private static final String[] DASHES = {"none", "7 3", "2 3", "9 3 2 3"};

    private static final String STYLE = ".nq-plot text{font-family:system-ui,sans-serif;font-size:12.5px;fill:#4a4a4a}"
            + ".nq-plot .title{font-size:16px;font-weight:600;fill:#1d1d1d}.nq-plot .paper{fill:#fff}.nq-plot .grid{stroke:#000;stroke-opacity:.1}"
            + ".nq-plot .minor{stroke-opacity:.045}.nq-plot .axis{stroke:#8a8a8a}.nq-plot .line{fill:none;"
            + "stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}.nq-plot .marker{stroke-width:1.4}"
            + ".nq-plot .hollow{fill:#fff}.nq-plot .box{fill-opacity:.22;stroke-width:1.4}"
            + colors(
                    "#1a1a1a", "#0072b2", "#c75100", "#007a5a", "#b0578d", "#9a7400", "#3a8fc4", "#6b6b6b", "#5b3fa8",
                    "#8c1c13", "#5c8a00", "#00838f", "#d81b60", "#6d4c41", "#3949ff", "#b39b00")
            + "@media(prefers-color-scheme:dark){.nq-plot .paper,.nq-plot .hollow{fill:#191815}.nq-plot text{fill:#c4c4c4}.nq-plot .title{fill:#f2f2f2}"
            + ".nq-plot .grid{stroke:#fff;stroke-opacity:.14}.nq-plot .minor{stroke-opacity:.07}.nq-plot .axis{stroke:#8f8f8f}"
            + colors(
                    "#f0f0f0", "#4fa8e0", "#f0883e", "#2fbf97", "#dd8fc0", "#e6c245", "#8ccdf2", "#a5a5a5", "#b79cff",
                    "#ff6b5e", "#a6d854", "#26c6da", "#ff5c9e", "#c7a08a", "#7f8dff", "#fff176")
            + "}";

    private final SvgWriter svg;
    private final Axis yAxis;
    private final double left;
    private final List<String> names;
    private final List<List<Integer>> legend;
    private final int top;

    /** Draws the swatch of a series between two horizontal places. */
    public interface Swatch {
        void draw(int index, double x1, double x2, double y);
    }

    public PlotFrame(SvgWriter svg, Axis yAxis, List<String> names) {
        this.svg = svg;
        this.yAxis = yAxis;
        this.left = left(yAxis);
        this.names = names;
        this.legend = legendRows();
        this.top = TITLE_HEIGHT + LEGEND_ROW * legend.size() + 6;
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

    /** Opens the document; the caller closes it. */
    public void open(String title, String description) {
        int height = top + PLOT_HEIGHT + BOTTOM;
        String id = "nq-plot-" + Integer.toHexString(title.hashCode());
        svg.openRoot(id, "nq-plot", WIDTH, height, "0 0 " + WIDTH + " " + height, title, description);
        svg.text("style", STYLE);
        svg.empty("rect", "class", "paper", "width", Integer.toString(WIDTH), "height", Integer.toString(height));
        svg.text("text", title, "class", "title", "x", number(left), "y", "26");
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

    private double legendWidth(int index) {
        return SWATCH + LETTER * names.get(index).length() + 16;
    }

    public void drawLegend(Swatch swatch) {
        svg.open("g", "class", "legend");
        for (int row = 0; row < legend.size(); row++) {
            double y = TITLE_HEIGHT + LEGEND_ROW * (row + 0.5);
            double x = left;
            for (int index : legend.get(row)) {
                swatch.draw(index, x, x + SWATCH - 8, y);
                svg.text("text", names.get(index), "x", number(x + SWATCH), "y", number(y + 4.5));
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
                svg.text("text", tick.label(), "x", number(left - 8), "y", number(y + 4.5), "text-anchor", "end");
            }
        }
    }

    /** The middle of a label below the plot: at its tick, but so that nothing of it lies beyond the picture. */
    public double inside(double x, String label) {
        long digits = label.chars().filter(Character::isDigit).count();
        return Math.min(x, WIDTH - (DIGIT * digits + SEPARATOR * (label.length() - digits)) / 2);
    }

    public void drawYAxis() {
        drawAxis(yAxis, left, bottom(), left, top);
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

    public void line(String cssClass, double x1, double y1, double x2, double y2, String dashes) {
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

    public void drawAxisLabels(String xLabel, String yLabel) {
        double middleX = left + (WIDTH - left - RIGHT) / 2.0;
        double middleY = top + PLOT_HEIGHT / 2.0;
        String y = number(top + PLOT_HEIGHT + 42);
        svg.text("text", xLabel, "x", number(middleX), "y", y, "text-anchor", "middle");
        String turned = "translate(18 " + number(middleY) + ") rotate(-90)";
        svg.text("text", yLabel, "transform", turned, "text-anchor", "middle");
    }

    public void drawMarker(int color, boolean isHollow, double x, double y) {
        String path = switch (color % 4) {
            case 0 -> "m-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z";
            case 1 -> "m-3.200-3.200h6.400v6.400h-6.400z";
            case 2 -> "m0-4.500l4.200 7.500h-8.400z";
            default -> "m0-4.600l4.600 4.600-4.600 4.600-4.600-4.600z";
        };
        String look = isHollow ? "marker hollow s" : "marker f";
        svg.empty("path", "class", look + color % COLORS, "d", "M" + number(x) + " " + number(y) + path);
    }

    /** The dashes of the line that has a place among all; 16 in turn differ from each other in these or in the marker. */
    public static String dashes(int index) {
        return DASHES[(index + index / DASHES.length) % DASHES.length];
    }

    public double y(double value) {
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
