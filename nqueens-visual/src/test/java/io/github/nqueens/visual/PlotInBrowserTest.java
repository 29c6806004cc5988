package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a browser sets the letters of a plot. */
@InBrowser
@Tag("thorough")
class PlotInBrowserTest {
    @TempDir
    static Path folder;

    private static Browser chromium;

    @BeforeAll
    static void startBrowser(Browser started) {
        chromium = started;
        chromium.screen(1000, 800, "light");
    }

    @Test
    void noTwoTextsTouch() throws Exception {
        for (double greatest : new double[] {40, 90_000, 900_000, 4e9}) {
            boolean isLarge = greatest > 100_000;
            double[] sizes = {8, 50, isLarge ? 900_000 : 100_000_000};
            LinePlot.Builder plot = LinePlot.builder("Time against n")
                    .xAxis("n", isLarge ? LinePlot.Scale.LINEAR : LinePlot.Scale.LOGARITHMIC)
                    .yAxis("evaluations, mean of many runs", LinePlot.Scale.LINEAR)
                    .markers(true);
            for (int i = 0; i < 13; i++) {
                plot.series("simulated-annealing-" + i, sizes, new double[] {0, greatest / 2, greatest});
            }
            assertThat(touching(plot.build().toSvg())).isEmpty();
        }
    }

    /** What is too long for its place is broken into lines, or shortened; of too many labels some are left out. */
    @Test
    void longTextsHaveTheirPlacesToo() throws Exception {
        String name =
                "simulated-annealing:preset=stepped,start=diagonal,cooling=0.05 " + "from a board at random ".repeat(4);
        String japanese = "\u5973\u738b\u554f\u984c\u306e\u89e3\u306e\u6570".repeat(6);
        double[] narrow = {123_456_789, 123_456_790.5};
        String lines = LinePlot.builder("Iterations of " + name)
                .xAxis("iterations of " + name, LinePlot.Scale.LINEAR)
                .yAxis("attacking pairs of " + name, LinePlot.Scale.LINEAR)
                .series(name, narrow, new double[] {1, 2})
                .series(japanese, narrow, new double[] {2, 1})
                .series("tabu", narrow, new double[] {1, 1})
                .build()
                .toSvg();
        assertThat(touching(lines)).isEmpty();
        for (int count : new int[] {1, 8, 30, 1000}) {
            List<String> groups = IntStream.range(0, count)
                    .mapToObj(i -> (count == 8 ? "simulated-annealing " : "n = ") + 100 * i)
                    .toList();
            List<double[]> samples =
                    groups.stream().map(group -> new double[] {1, 2, 4}).toList();
            String boxes = BoxPlot.builder(japanese)
                    .groups(japanese, groups)
                    .yAxis(japanese, LinePlot.Scale.LINEAR)
                    .series("tabu", samples)
                    .build()
                    .toSvg();
            assertThat(touching(boxes)).isEmpty();
        }
    }

    /** Texts that lie over each other or beyond the picture. No letter fills its box: at 3 pixels nothing touches yet. */
    private static List<?> touching(String svg) throws IOException {
        Path file = folder.resolve("plot.svg");
        Files.writeString(file, svg);
        chromium.driver().get(file.toUri().toString());
        return (List<?>) chromium.driver().executeScript("""
                const boxes = Array.from(document.querySelectorAll('text'), text => [text.textContent, text.getBoundingClientRect()]);
                const height = document.documentElement.height.baseVal.value;
                const pairs = [];
                boxes.forEach(([name, a], i) => boxes.slice(0, i).forEach(([other, b]) => {
                  if (a.left < b.right + 1 && b.left < a.right + 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3) {
                    pairs.push(name + ' and ' + other);
                  }
                }));
                return pairs.concat(boxes.filter(([, a]) => a.right > 760 || a.left < 0 || a.top < 0 || a.bottom > height).map(([name]) => name + ' sticks out'));
                """);
    }
}
