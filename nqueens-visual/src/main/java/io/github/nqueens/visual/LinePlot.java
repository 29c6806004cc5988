package io.github.nqueens.visual;

import io.github.nqueens.visual.svg.Axis;
import io.github.nqueens.visual.svg.PlotLabels;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Draws lines over two axes as an SVG document, one line per series, each axis linear or logarithmic.
 *
 * <p>Series differ in color, dashes and marker, so that they can be told apart without seeing colors. The first eight colors
 * are those of M. Okabe and K. Ito, Color Universal Design, 2008; after sixteen they begin again. Colors and the background
 * follow the reader's light or dark scheme. A series of more
 * points than the picture can show is thinned to the least, the greatest, the first and the last of each column of pixels.
 * Immutable and safe for use by several threads.
 */
public final class LinePlot {
    private final String title;
    private final String xLabel;
    private final String yLabel;
    private final Scale xScale;
    private final Scale yScale;
    private final boolean markers;
    private final boolean lines;
    private final List<LinePlotDrawing.Series> series;

    private LinePlot(Builder builder) {
        this.title = builder.title;
        this.xLabel = builder.xLabel;
        this.yLabel = builder.yLabel;
        this.xScale = builder.xScale;
        this.yScale = builder.yScale;
        this.markers = builder.markers;
        this.lines = builder.lines;
        this.series = List.copyOf(builder.series);
    }

    /** How values are spread over an axis. */
    public enum Scale {
        /** Equal differences are equally far apart. */
        LINEAR,
        /** Equal ratios are equally far apart; zeros lie in a band of their own below, negative values are refused. */
        LOGARITHMIC
    }

    /**
     * Starts a plot with linear axes, without labels, markers and series.
     *
     * @param title what the plot shows
     * @return a builder
     */
    public static Builder builder(String title) {
        return new Builder(Objects.requireNonNull(title, "title"));
    }

    /**
     * Draws the plot.
     *
     * @return an SVG document without an XML declaration: to be written in UTF-8, or put into an HTML page
     */
    public String toSvg() {
        Axis xAxis = axis(xScale, series.stream().map(LinePlotDrawing.Series::x).toList(), 8);
        Axis yAxis = axis(yScale, series.stream().map(LinePlotDrawing.Series::y).toList(), 6);
        return new LinePlotDrawing(new PlotLabels(title, xLabel, yLabel), xAxis, yAxis, markers, lines, series).draw();
    }

    /**
     * Draws the plot to a file, a console or a string.
     *
     * @param out where the document goes; not closed
     * @throws IOException if {@code out} throws it
     */
    public void writeTo(Appendable out) throws IOException {
        Objects.requireNonNull(out, "out").append(toSvg());
    }

    static Axis axis(Scale scale, List<double[]> values, int wanted) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        boolean holdsZero = false;
        for (double[] of : values) {
            for (double value : of) {
                if (value == 0 && scale == Scale.LOGARITHMIC) {
                    holdsZero = true;
                } else {
                    least = Math.min(least, value);
                    greatest = Math.max(greatest, value);
                }
            }
        }
        if (least > greatest) {
            least = 1;
            greatest = 1;
        }
        return scale == Scale.LINEAR
                ? Axis.linear(least, greatest, wanted, values.stream().allMatch(LinePlot::areWhole))
                : Axis.logarithmic(least, greatest, holdsZero, wanted);
    }

    private static boolean areWhole(double[] values) {
        return Arrays.stream(values).allMatch(value -> value == Math.rint(value));
    }

    /** Collects what a plot shows. Not safe for use by several threads. */
    public static final class Builder {
        private final String title;
        private String xLabel = "";
        private String yLabel = "";
        private Scale xScale = Scale.LINEAR;
        private Scale yScale = Scale.LINEAR;
        private boolean markers;
        private boolean lines = true;
        private final List<LinePlotDrawing.Series> series = new ArrayList<>();

        private Builder(String title) {
            this.title = title;
        }

        /**
         * Sets the horizontal axis.
         *
         * @param label what it measures, with its unit
         * @param scale how values are spread
         * @return this builder
         */
        public Builder xAxis(String label, Scale scale) {
            Objects.requireNonNull(label, "label");
            this.xScale = Objects.requireNonNull(scale, "scale");
            this.xLabel = label;
            return this;
        }

        /**
         * Sets the vertical axis.
         *
         * @param label what it measures, with its unit
         * @param scale how values are spread
         * @return this builder
         */
        public Builder yAxis(String label, Scale scale) {
            Objects.requireNonNull(label, "label");
            this.yScale = Objects.requireNonNull(scale, "scale");
            this.yLabel = label;
            return this;
        }

        /**
         * Sets whether each point has a marker: for few measured points, rather than for a curve of many.
         *
         * @param shown whether to mark the points
         * @return this builder
         */
        public Builder markers(boolean shown) {
            this.markers = shown;
            return this;
        }

        /**
         * Sets whether a line joins the points of a series. Without lines each point has a marker, and none is left out.
         *
         * @param shown whether to join the points; true by default
         * @return this builder
         */
        public Builder lines(boolean shown) {
            this.lines = shown;
            return this;
        }

        /**
         * Adds a line.
         *
         * @param name what the legend calls it
         * @param x the points' horizontal values, from -1e300 to 1e300; copied
         * @param y the points' vertical values, in the same range and as many; copied
         * @return this builder
         * @throws IllegalArgumentException if there is no point, a value is out of range, or the arrays differ in length
         */
        public Builder series(String name, double[] x, double[] y) {
            Objects.requireNonNull(name, "name");
            int color =
                    (int) series.stream().filter(line -> !line.isCounterpart()).count();
            return add(name, x, y, color, false);
        }

        /**
         * Adds a line to compare with the one added before it, for example published figures beside your own. It is dashed, has
         * the color of the other line, and has its marker, but hollow.
         *
         * @param name what the legend calls it
         * @param x the points' horizontal values, from -1e300 to 1e300; copied
         * @param y the points' vertical values, in the same range and as many; copied
         * @return this builder
         * @throws IllegalArgumentException if there is no point, a value is out of range, or the arrays differ in length
         * @throws IllegalStateException if there is no series yet
         */
        public Builder counterpart(String name, double[] x, double[] y) {
            Objects.requireNonNull(name, "name");
            if (series.isEmpty()) {
                throw new IllegalStateException(
                        "'" + name + "' has no series to be compared with; add one with series(name, x, y) first");
            }
            int color = series.get(series.size() - 1).color();
            return add(name, x, y, color, true);
        }

        private Builder add(String name, double[] x, double[] y, int color, boolean isCounterpart) {
            Objects.requireNonNull(name, "name");
            // Copied first: the points that are drawn are those that were checked, whoever changes the arrays
            // meanwhile.
            double[] across = Objects.requireNonNull(x, "x").clone();
            double[] up = Objects.requireNonNull(y, "y").clone();
            if (across.length != up.length || across.length == 0) {
                throw new IllegalArgumentException("series '" + name + "' has " + across.length + " horizontal and "
                        + up.length + " vertical values; give as many of both, at least one");
            }
            requireInRange(name, "horizontal", across);
            requireInRange(name, "vertical", up);
            series.add(new LinePlotDrawing.Series(name, across, up, color, isCounterpart));
            return this;
        }

        /**
         * Makes the plot.
         *
         * @return the plot
         * @throws IllegalArgumentException if a logarithmic axis is to show a negative value
         * @throws IllegalStateException if there is no series
         */
        public LinePlot build() {
            if (series.isEmpty()) {
                throw new IllegalStateException(
                        "the plot '" + title + "' has no series; add one with series(name, x, y)");
            }
            for (LinePlotDrawing.Series line : series) {
                requireShowable(line.name(), "horizontal", xScale, line.x());
                requireShowable(line.name(), "vertical", yScale, line.y());
            }
            return new LinePlot(this);
        }

        private static void requireInRange(String name, String which, double[] values) {
            for (int i = 0; i < values.length; i++) {
                if (!Axis.canShow(values[i])) {
                    throw new IllegalArgumentException("series '" + name + "' has the " + which + " value " + values[i]
                            + " at index " + i + "; leave such points out");
                }
            }
        }

        private static void requireShowable(String name, String which, Scale scale, double[] values) {
            if (scale == Scale.LOGARITHMIC && Arrays.stream(values).anyMatch(value -> value < 0)) {
                throw new IllegalArgumentException("series '" + name + "' has a negative " + which
                        + " value, which a logarithmic axis cannot show; use Scale.LINEAR");
            }
        }
    }
}
