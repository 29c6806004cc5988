package io.github.nqueens.visual;

import static io.github.nqueens.visual.LinePlot.Scale.LINEAR;
import static io.github.nqueens.visual.LinePlot.Scale.LOGARITHMIC;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class BoxPlotTest {
    private static final double[] ONE_TO_NINE = {9, 1, 5, 3, 2, 8, 4, 6, 7};

    @Test
    void quartilesAreInterpolatedBetweenNeighbors() {
        double[] sorted = {1, 2, 3, 10};
        assertThat(BoxPlotDrawing.quantile(sorted, 0)).isEqualTo(1);
        assertThat(BoxPlotDrawing.quantile(sorted, 0.25)).isEqualTo(1.75);
        assertThat(BoxPlotDrawing.quantile(sorted, 0.5)).isEqualTo(2.5);
        assertThat(BoxPlotDrawing.quantile(sorted, 0.75)).isEqualTo(4.75);
        assertThat(BoxPlotDrawing.quantile(sorted, 1)).isEqualTo(10);
        assertThat(BoxPlotDrawing.quantile(new double[] {7}, 0.25)).isEqualTo(7);
    }

    @Test
    void theBoxReachesFromQuartileToQuartile() {
        SvgDocument svg = SvgDocument.parse(BoxPlot.builder("t")
                .groups("n", List.of("8"))
                .yAxis("iterations", LINEAR)
                .series("tabu", List.of(ONE_TO_NINE))
                .build()
                .toSvg());
        Element series = svg.all("g", "series").get(0);
        Element box = (Element) series.getElementsByTagName("rect").item(0);
        double unit = (height(svg, "2") - height(svg, "8")) / 6;
        assertThat(SvgDocument.number(box, "height")).isCloseTo(4 * unit, within(0.03));
        assertThat(SvgDocument.number(box, "y")).isCloseTo(height(svg, "2") - 5 * unit, within(0.03));
        List<Double> whiskers = svg.all("line", "s0").stream()
                .filter(line -> line.getAttribute("x1").equals(line.getAttribute("x2")))
                .map(line -> Math.abs(SvgDocument.number(line, "y1") - SvgDocument.number(line, "y2")))
                .toList();
        assertThat(whiskers).hasSize(2).allSatisfy(length -> assertThat(length).isCloseTo(2 * unit, within(0.03)));
    }

    @Test
    void eachGroupHasABoxForEachSeriesThatHasASample() {
        SvgDocument svg = SvgDocument.parse(BoxPlot.builder("Iterations")
                .groups("n", List.of("8", "50"))
                .yAxis("iterations", LOGARITHMIC)
                .series("tabu", List.of(ONE_TO_NINE, new double[0]))
                .series("a <b>", List.of(ONE_TO_NINE, new double[] {0}))
                .build()
                .toSvg());
        assertThat(svg.all("g", "series").stream()
                        .map(group -> group.getElementsByTagName("rect").getLength()))
                .containsExactly(1, 2);
        assertThat(svg.all("text").stream().map(Element::getTextContent))
                .contains("Iterations", "tabu", "a <b>", "8", "50", "n", "iterations", "0");
        assertThat(svg.text("desc")).isEqualTo("iterations by n for tabu, a <b>.");
    }

    @Test
    void aRefusedSettingChangesNothing() {
        BoxPlot.Builder builder = BoxPlot.builder("t").groups("n", List.of("8")).series("a", List.of(ONE_TO_NINE));
        String before = builder.build().toSvg();
        assertThatThrownBy(() -> builder.groups("m", null)).hasMessage("names");
        assertThatThrownBy(() -> builder.yAxis("y", null)).hasMessage("scale");
        assertThat(builder.build().toSvg()).isEqualTo(before);
    }

    @Test
    void groupsWithoutRoomForTheirNamesAreNamedNowAndThen() {
        List<String> groups =
                IntStream.range(0, 300).mapToObj(i -> "n = " + 100 * i).toList();
        SvgDocument svg = SvgDocument.parse(BoxPlot.builder("t")
                .groups("n", groups)
                .series("a", Collections.nCopies(300, ONE_TO_NINE))
                .build()
                .toSvg());
        assertThat(svg.all("text").stream().map(Element::getTextContent).filter(groups::contains))
                .contains("n = 0")
                .hasSizeBetween(5, 20);
        assertThat(svg.all("rect", "box")).hasSize(301);
    }

    @Test
    void refusesWhatItCannotShow() {
        BoxPlot.Builder empty = BoxPlot.builder("t");
        assertThatThrownBy(empty::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("0 groups");
        assertThatThrownBy(() -> BoxPlot.builder("t").groups("n", List.of("8")).build())
                .hasMessageContaining("has 1 group and 0 series");
        assertThatThrownBy(() -> empty.series("x", List.of(new double[] {Double.NaN})))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("NaN");
        assertThatThrownBy(() -> empty.series("x", List.of(new double[] {-1.7e308})))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("-1.7E308");
        assertThatThrownBy(() -> BoxPlot.builder("t")
                        .groups("n", List.of("8", "9"))
                        .series("x", List.of(ONE_TO_NINE))
                        .build())
                .hasMessageContaining("1 sample for 2 groups");
        assertThatThrownBy(() -> BoxPlot.builder("t")
                        .groups("n", List.of("8"))
                        .yAxis("y", LOGARITHMIC)
                        .series("x", List.of(new double[] {-1}))
                        .build())
                .hasMessageContaining("Scale.LINEAR");
    }

    /** Where a marked value lies; its label stands 4.5 lower. */
    private static double height(SvgDocument svg, String tick) {
        return svg.all("text").stream()
                .filter(text -> text.getTextContent().equals(tick)
                        && text.getAttribute("text-anchor").equals("end"))
                .mapToDouble(text -> SvgDocument.number(text, "y") - 4.5)
                .findFirst()
                .orElseThrow();
    }
}
