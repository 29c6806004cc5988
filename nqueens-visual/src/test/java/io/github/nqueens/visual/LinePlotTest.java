package io.github.nqueens.visual;

import static io.github.nqueens.visual.LinePlot.Scale.LINEAR;
import static io.github.nqueens.visual.LinePlot.Scale.LOGARITHMIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class LinePlotTest {
    private static final double[] SIZES = {8, 10, 20, 50, 100};
    private static final double[] SQUARES = {64, 100, 400, 2500, 10000};

    @Test
    void drawsALineASeriesWithItsNameInTheLegend() {
        SvgDocument svg = SvgDocument.parse(LinePlot.builder("Time against n")
                .xAxis("n", LINEAR)
                .yAxis("ms", LINEAR)
                .series("tabu", SIZES, SQUARES)
                .series("a <b> & c", SIZES, SIZES)
                .build()
                .toSvg());
        assertThat(svg.all("g", "series").stream().map(group -> group.getAttribute("data-name")))
                .containsExactly("tabu", "a <b> & c");
        assertThat(texts(svg)).contains("Time against n", "n", "ms", "tabu", "a <b> & c");
        assertThat(svg.text("desc")).isEqualTo("ms against n for tabu, a <b> & c.");
    }

    @Test
    void aSquareIsAStraightLineOnLogarithmicAxes() {
        List<double[]> points = points(
                SvgDocument.parse(LinePlot.builder("t")
                        .xAxis("n", LOGARITHMIC)
                        .yAxis("evaluations", LOGARITHMIC)
                        .series("square", SIZES, SQUARES)
                        .build()
                        .toSvg()),
                0);
        assertThat(points).hasSize(5);
        double slope = slope(points.get(0), points.get(4));
        for (int i = 1; i < 5; i++) {
            assertThat(slope(points.get(0), points.get(i))).isBetween(slope - 0.01, slope + 0.01);
        }
    }

    @Test
    void zeroHasItsOwnPlaceOnALogarithmicAxis() {
        SvgDocument svg = SvgDocument.parse(LinePlot.builder("t")
                .yAxis("conflicts", LOGARITHMIC)
                .series("run", new double[] {1, 2, 3}, new double[] {10, 1, 0})
                .build()
                .toSvg());
        List<double[]> points = points(svg, 0);
        assertThat(texts(svg)).contains("0", "1", "10");
        assertThat(points.get(2)[1] - points.get(1)[1])
                .as("zero lies below one")
                .isGreaterThan(10);
    }

    @Test
    void longLabelsOfTheYAxisStayClearOfItsName() {
        for (double greatest : new double[] {10, 1e4, 1e8}) {
            SvgDocument svg = SvgDocument.parse(LinePlot.builder("t")
                    .yAxis("evaluations", LOGARITHMIC)
                    .series("run", new double[] {1, 2}, new double[] {1, greatest})
                    .build()
                    .toSvg());
            List<Element> labels = svg.all("text").stream()
                    .filter(text -> text.getAttribute("text-anchor").equals("end"))
                    .toList();
            assertThat(labels).isNotEmpty();
            // The name stands upright around x = 18, in letters of 12.5 pixels; digits are some 7 wide.
            assertThat(labels)
                    .allSatisfy(label -> assertThat(Double.parseDouble(label.getAttribute("x"))
                                    - 7 * label.getTextContent().length())
                            .isGreaterThan(25));
        }
    }

    /** Or the second one would be told to the blind in the words of the first. */
    @Test
    void plotsOfOneTitleInOnePageDoNotShareIds() {
        LinePlot.Builder plot = LinePlot.builder("t").series("one", SIZES, SQUARES);
        SvgDocument one = SvgDocument.parse(plot.build().toSvg());
        SvgDocument two =
                SvgDocument.parse(plot.series("other", SIZES, SIZES).build().toSvg());
        assertThat(one.root().getAttribute("aria-labelledby"))
                .isEqualTo(Stream.of("title", "desc")
                        .map(name -> one.all(name).get(0).getAttribute("id"))
                        .collect(Collectors.joining(" ")))
                .isNotEqualTo(two.root().getAttribute("aria-labelledby"));
    }

    @Test
    void aLongTitleIsBrokenIntoLinesAndALongNameShortened() {
        String title =
                "Iterations until a solution, mean of ten thousand runs from boards at random, each with a seed of its own";
        SvgDocument svg = SvgDocument.parse(LinePlot.builder(title)
                .series("word ".repeat(40), SIZES, SQUARES)
                .build()
                .toSvg());
        assertThat(svg.text("title")).isEqualTo(title);
        List<Element> lines = svg.all("text", "title");
        assertThat(lines.stream().map(Element::getTextContent).collect(Collectors.joining(" ")))
                .isEqualTo(title);
        assertThat(lines).extracting(line -> SvgDocument.number(line, "y")).containsExactly(26.0, 46.0);
        assertThat(texts(svg)).anyMatch(text -> text.startsWith("word word word") && text.endsWith("\u2026"));
        assertThat(svg.text("desc")).contains("word ".repeat(40));
    }

    @Test
    void aLongSeriesIsThinnedButKeepsItsExtremes() {
        int count = 200_000;
        double[] x = IntStream.range(0, count).asDoubleStream().toArray();
        double[] y = Arrays.stream(x).map(i -> i == 123_456 ? 1000 : i % 7).toArray();
        String text = LinePlot.builder("t").series("run", x, y).build().toSvg();
        SvgDocument svg = SvgDocument.parse(text);
        List<double[]> points = points(svg, 0);
        double peak = points.stream().mapToDouble(point -> point[1]).min().orElseThrow();
        double second = points.stream()
                .mapToDouble(point -> point[1])
                .filter(v -> v > peak)
                .min()
                .orElseThrow();
        assertThat(text.length()).isLessThan(100_000);
        assertThat(second - peak).as("the one peak is far above the others").isGreaterThan(200);
        assertThat(points.get(points.size() - 1)[0]).isGreaterThan(points.get(0)[0] + 600);
    }

    @Test
    void markersAreDrawnOnDemandAndForASinglePoint() {
        LinePlot.Builder plain = LinePlot.builder("t").series("run", SIZES, SQUARES);
        assertThat(SvgDocument.parse(plain.build().toSvg()).all("path", "marker"))
                .isEmpty();
        // One a point and one in the legend.
        assertThat(SvgDocument.parse(plain.markers(true).build().toSvg()).all("path", "marker"))
                .hasSize(6);
        LinePlot single = LinePlot.builder("t")
                .series("run", new double[] {3}, new double[] {4})
                .build();
        assertThat(SvgDocument.parse(single.toSvg()).all("path", "marker")).hasSize(1);
    }

    @Test
    void withoutLinesEachPointHasAMarkerAndNoneIsLeftOut() {
        double[] together = new double[40];
        Arrays.fill(together, 7);
        double[] apart = IntStream.range(0, 40).mapToDouble(i -> i).toArray();
        SvgDocument svg = SvgDocument.parse(LinePlot.builder("t")
                .lines(false)
                .series("runs", together, apart)
                .build()
                .toSvg());
        assertThat(svg.all("polyline", "line")).isEmpty();
        assertThat(svg.all("path", "marker")).hasSize(1 + 40);
    }

    @Test
    void neighborsInTheLegendDifferInColorAndDashes() {
        LinePlot.Builder plot = LinePlot.builder("t");
        for (int i = 0; i < 10; i++) {
            plot.series("solver-number-" + i, SIZES, SQUARES);
        }
        SvgDocument svg = SvgDocument.parse(plot.build().toSvg());
        List<String> looks = svg.all("g", "series").stream()
                .map(group -> (Element) group.getElementsByTagName("polyline").item(0))
                .map(line -> line.getAttribute("class") + " " + line.getAttribute("stroke-dasharray"))
                .toList();
        assertThat(looks).doesNotHaveDuplicates();
    }

    /** For readers who do not see colors. */
    @Test
    void sixteenLinesDifferInDashesOrMarker() {
        LinePlot.Builder plot = LinePlot.builder("t").markers(true);
        for (int i = 0; i < 16; i++) {
            plot.series("solver-number-" + i, SIZES, SQUARES);
        }
        List<String> looks = SvgDocument.parse(plot.build().toSvg()).all("g", "series").stream()
                .map(group -> attribute(group, "polyline", "stroke-dasharray")
                        + attribute(group, "path", "d").replaceFirst("M[^m]*", ""))
                .toList();
        assertThat(looks).hasSize(16).doesNotHaveDuplicates();
    }

    private static String attribute(Element group, String element, String attribute) {
        return ((Element) group.getElementsByTagName(element).item(0)).getAttribute(attribute);
    }

    @Test
    void sixteenColorsCanBeToldApartInBothSchemes() {
        String style = SvgDocument.parse(LinePlot.builder("t")
                        .series("run", SIZES, SQUARES)
                        .build()
                        .toSvg())
                .text("style");
        List<String> colors = Pattern.compile("[.]s\\d+\\{stroke:(#[0-9a-f]{6})")
                .matcher(style)
                .results()
                .map(color -> color.group(1))
                .toList();
        assertThat(colors).hasSize(32);
        for (int scheme = 0; scheme < 32; scheme += 16) {
            for (int i = scheme; i < scheme + 16; i++) {
                for (int j = scheme; j < i; j++) {
                    assertThat(distance(colors.get(i), colors.get(j)))
                            .as(colors.get(i) + " and " + colors.get(j))
                            .isGreaterThan(35);
                }
            }
        }
    }

    /** Of red, green and blue, weighted as eyes do. */
    private static double distance(String color1, String color2) {
        double[] weights = {2, 4, 3};
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            int part1 = Integer.parseInt(color1.substring(1 + 2 * i, 3 + 2 * i), 16);
            int part2 = Integer.parseInt(color2.substring(1 + 2 * i, 3 + 2 * i), 16);
            sum += weights[i] * (part1 - part2) * (part1 - part2);
        }
        return Math.sqrt(sum / 3);
    }

    @Test
    void aCounterpartSharesTheColorAndTheMarkerOfItsSeries() {
        LinePlot.Builder plot = LinePlot.builder("t").markers(true);
        assertThatThrownBy(() -> plot.counterpart("published", SIZES, SQUARES))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("'published'");
        assertThatThrownBy(() -> plot.counterpart(null, SIZES, SQUARES))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("name");
        SvgDocument svg = SvgDocument.parse(plot.series("tabu, ours", SIZES, SQUARES)
                .counterpart("tabu, published", SIZES, SIZES)
                .series("sa, ours", SIZES, SQUARES)
                .counterpart("sa, published", SIZES, SIZES)
                .build()
                .toSvg());
        assertThat(svg.all("g", "series").stream()
                        .map(group ->
                                (Element) group.getElementsByTagName("polyline").item(0))
                        .map(line -> line.getAttribute("class") + " " + line.getAttribute("stroke-dasharray")))
                .containsExactly("line s0 none", "line s0 5 4", "line s1 none", "line s1 5 4");
        assertThat(svg.all("path", "marker").stream().map(marker -> marker.getAttribute("class")))
                .contains("marker f0", "marker hollow s0", "marker f1", "marker hollow s1");
    }

    @Test
    void theSameSeriesGiveTheSameBytes() {
        LinePlot.Builder plot = LinePlot.builder("t").xAxis("x", LOGARITHMIC).series("run", SIZES, SQUARES);
        assertThat(plot.build().toSvg()).isEqualTo(plot.build().toSvg());
    }

    @Test
    void aRefusedSettingChangesNothing() {
        LinePlot.Builder builder = LinePlot.builder("t").series("a", new double[] {1, 2}, new double[] {3, 4});
        String before = builder.build().toSvg();
        assertThatThrownBy(() -> builder.xAxis("x", null)).hasMessage("scale");
        assertThatThrownBy(() -> builder.yAxis("y", null)).hasMessage("scale");
        assertThat(builder.build().toSvg()).isEqualTo(before);
    }

    @Test
    void badSeriesAreRefused() {
        LinePlot.Builder plot = LinePlot.builder("t").xAxis("x", LOGARITHMIC);
        assertThatThrownBy(() -> plot.series("run", SIZES, new double[2]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("5 horizontal and 2 vertical");
        assertThatThrownBy(() -> plot.series("run", new double[0], new double[0]))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> plot.series("run", new double[] {1}, new double[] {Double.NaN}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("NaN at index 0");
        // An axis to the greatest double would end at infinity.
        assertThatThrownBy(() -> plot.series("run", new double[] {1, 1.7e308}, new double[] {1, 2}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1.7E308 at index 1");
        assertThatThrownBy(plot::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no series");
        plot.series("run", new double[] {-1}, new double[] {1});
        assertThatThrownBy(plot::build)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("negative horizontal")
                .hasMessageContaining("LINEAR");
    }

    private static double slope(double[] from, double[] to) {
        return (to[1] - from[1]) / (to[0] - from[0]);
    }

    private static List<String> texts(SvgDocument svg) {
        return svg.all("text").stream().map(Element::getTextContent).toList();
    }

    private static List<double[]> points(SvgDocument svg, int series) {
        Element line = (Element) svg.all("g", "series")
                .get(series)
                .getElementsByTagName("polyline")
                .item(0);
        return Arrays.stream(line.getAttribute("points").split(" "))
                .map(point -> Arrays.stream(point.split(","))
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
    }
}
