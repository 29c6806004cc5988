package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.SolveOptions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class SearchPlotTest {
    @Test
    void drawsALineARunAndTellsEqualLabelsApart() {
        Recording one = Runs.record(Runs.randomSwaps(true), 8, 50);
        Recording other = Runs.record(
                Runs.randomSwaps(true), 8, SolveOptions.builder().seed(8).maxIterations(50), 100);
        Recording third = Runs.record(Runs.randomMoves(10), 8, 50).withLabel("moves");
        SvgDocument svg =
                SvgDocument.parse(SearchPlot.of(List.of(one, other, third)).toSvg());
        assertThat(svg.all("g", "series").stream().map(group -> group.getAttribute("data-name")))
                .containsExactly("random-swaps (seed 7)", "random-swaps (seed 8)", "moves");
        assertThat(svg.all("text").stream().map(Element::getTextContent))
                .contains("Conflicts against iterations, n = 8", "iteration", "attacking pairs");
    }

    @Test
    void runsOfSeveralSizesAreToldApartByThem() {
        Recording small = Runs.record(Runs.randomSwaps(true), 8, 50);
        Recording large = Runs.record(Runs.randomSwaps(true), 12, 50);
        Recording again = Runs.record(
                Runs.randomSwaps(true), 12, SolveOptions.builder().seed(8).maxIterations(50), 100);
        assertThat(names(small, large)).containsExactly("random-swaps (n = 8)", "random-swaps (n = 12)");
        assertThat(names(small, large, again))
                .containsExactly(
                        "random-swaps (n = 8, seed 7)",
                        "random-swaps (n = 12, seed 7)",
                        "random-swaps (n = 12, seed 8)");
        assertThat(names(small, large.withLabel("large"))).containsExactly("random-swaps", "large");
    }

    private static List<String> names(Recording... runs) {
        return SvgDocument.parse(SearchPlot.of(List.of(runs)).toSvg()).all("g", "series").stream()
                .map(group -> group.getAttribute("data-name"))
                .toList();
    }

    @Test
    void anAxisMayBeLinear() {
        Recording run = Runs.record(Runs.randomSwaps(true), 8, 50);
        String linear = SearchPlot.of(List.of(run), LinePlot.Scale.LINEAR, LinePlot.Scale.LINEAR)
                .toSvg();
        assertThat(linear).isNotEqualTo(SearchPlot.of(List.of(run)).toSvg());
        assertThat(SvgDocument.parse(linear).all("text").stream().map(Element::getTextContent))
                .contains("50");
    }

    @Test
    void nothingToPlotIsAnError() {
        assertThatThrownBy(() -> SearchPlot.of(List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least one");
    }
}
