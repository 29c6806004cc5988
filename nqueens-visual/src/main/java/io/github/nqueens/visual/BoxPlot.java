package io.github.nqueens.visual;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.visual.svg.Axis;
import io.github.nqueens.visual.svg.PlotLabels;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Draws how samples are spread as an SVG document: in each group, for example a size of the board, a box for each series, for
 * example a solver. A box reaches from the lower to the upper quartile, with a line and a marker at the median; its whiskers
 * end at the least and the greatest value. Quartiles and medians between two values are interpolated linearly.
 *
 * <p>Series differ in color and marker as those of a {@link LinePlot} do, and stand in the order of the legend. Colors and
 * the background follow the reader's light or dark scheme. Immutable and safe for use by several threads.
 */
public final class BoxPlot {
    private final String title;
    private final String xLabel;
    private final String yLabel;
    private final LinePlot.Scale scale;
    private final List<String> groups;
    private final List<BoxPlotDrawing.Series> series;

    private BoxPlot(Builder builder) {
        this.title = builder.title;
        this.xLabel = builder.xLabel;
        this.yLabel = builder.yLabel;
        this.scale = builder.scale;
        this.groups = List.copyOf(builder.groups);
        this.series = List.copyOf(builder.series);
    }

    /**
     * Starts a plot with a linear axis, without labels, groups and series.
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
        Axis yAxis = LinePlot.axis(
                scale, series.stream().flatMap(one -> one.samples().stream()).toList(), 6);
        return new BoxPlotDrawing(new PlotLabels(title, xLabel, yLabel), yAxis, groups, series).draw();
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

    /** Collects what a plot shows. Not safe for use by several threads. */
    public static final class Builder {
        private final String title;
        private String xLabel = "";
        private String yLabel = "";
        private LinePlot.Scale scale = LinePlot.Scale.LINEAR;
        private List<String> groups = List.of();
        private final List<BoxPlotDrawing.Series> series = new ArrayList<>();

        private Builder(String title) {
            this.title = title;
        }

        /**
         * Sets the groups, from left to right.
         *
         * @param label what tells them apart, for example {@code "n"}
         * @param names what each is called, for example {@code "8"}
         * @return this builder
         */
        public Builder groups(String label, List<String> names) {
            Objects.requireNonNull(label, "label");
            this.groups = NonNullLists.of("names", names);
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
        public Builder yAxis(String label, LinePlot.Scale scale) {
            Objects.requireNonNull(label, "label");
            this.scale = Objects.requireNonNull(scale, "scale");
            this.yLabel = label;
            return this;
        }

        /**
         * Adds a box to each group.
         *
         * @param name what the legend calls it
         * @param samples a sample for each group, of values from -1e300 to 1e300 in any order; a group whose sample is empty has
         *     no box; copied
         * @return this builder
         * @throws IllegalArgumentException if a value is out of range
         */
        public Builder series(String name, List<double[]> samples) {
            Objects.requireNonNull(name, "name");
            List<double[]> sorted = new ArrayList<>();
            for (double[] sample : NonNullLists.of("samples", samples)) {
                double[] copy = sample.clone();
                Arrays.sort(copy);
                for (double value : copy) {
                    if (!Axis.canShow(value)) {
                        throw new IllegalArgumentException(
                                "series '" + name + "' has the value " + value + "; leave such values out");
                    }
                }
                sorted.add(copy);
            }
            series.add(new BoxPlotDrawing.Series(name, List.copyOf(sorted)));
            return this;
        }

        /**
         * Makes the plot.
         *
         * @return the plot
         * @throws IllegalArgumentException if a series has not a sample for each group, or a logarithmic axis is to show a
         *     negative value
         * @throws IllegalStateException if there is no series or no group
         */
        public BoxPlot build() {
            if (series.isEmpty() || groups.isEmpty()) {
                throw new IllegalStateException("the plot '" + title + "' has "
                        + Amounts.counted(groups.size(), "group") + " and " + series.size()
                        + " series; add both with groups(label, names) and series(name, samples)");
            }
            for (BoxPlotDrawing.Series one : series) {
                if (one.samples().size() != groups.size()) {
                    throw new IllegalArgumentException("series '" + one.name() + "' has "
                            + Amounts.counted(one.samples().size(), "sample") + " for "
                            + Amounts.counted(groups.size(), "group") + "; give one for each");
                }
                for (double[] sample : one.samples()) {
                    if (scale == LinePlot.Scale.LOGARITHMIC && sample.length > 0 && sample[0] < 0) {
                        throw new IllegalArgumentException("series '" + one.name()
                                + "' has a negative value, which a logarithmic axis cannot show; use Scale.LINEAR");
                    }
                }
            }
            return new BoxPlot(this);
        }
    }
}
