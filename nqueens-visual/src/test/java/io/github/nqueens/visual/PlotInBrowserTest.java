package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
            Path file = folder.resolve("plot.svg");
            Files.writeString(file, plot.build().toSvg());
            chromium.driver().get(file.toUri().toString());
            Object touching = chromium.driver().executeScript("""
                    const boxes = Array.from(document.querySelectorAll('text'), text => [text.textContent, text.getBoundingClientRect()]);
                    const pairs = [];
                    boxes.forEach(([name, a], i) => boxes.slice(0, i).forEach(([other, b]) => {
                      if (a.left < b.right + 1 && b.left < a.right + 1 && a.top < b.bottom && b.top < a.bottom) {
                        pairs.push(name + ' and ' + other);
                      }
                    }));
                    return pairs.concat(boxes.filter(([, a]) => a.right > 760 || a.left < 0).map(([name]) => name + ' sticks out'));
                    """);
            assertThat((List<?>) touching).isEmpty();
        }
    }
}
