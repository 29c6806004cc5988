package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.OutputType;

/** How large the page to play is, and how soon it is seen; and the pictures of docs/puzzles.md. */
@InBrowser
@Tag("measure")
class PlayMeasureTest {
    private static final int OPENINGS = 9;

    @TempDir
    static Path folder;

    private static Browser chromium;

    @BeforeAll
    static void startBrowser(Browser started) {
        chromium = started;
        chromium.screen(1280, 800, "light");
    }

    @Test
    void thePageIsSmallAndSeenAtOnce() throws Exception {
        for (int n : new int[] {8, 12, 16}) {
            Path file = folder.resolve("page-" + n + ".html");
            Files.writeString(file, PuzzlePage.of(puzzle(n)).toHtml());
            double[] paints = new double[OPENINGS];
            for (int i = 0; i < OPENINGS; i++) {
                chromium.driver().get(file.toUri().toString());
                paints[i] = ((Number) chromium.driver().executeAsyncScript("""
                        const done = arguments[0];
                        const told = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
                        const wait = () => told() === undefined ? requestAnimationFrame(wait) : done(told());
                        wait();
                        """)).doubleValue();
            }
            double median = DoubleStream.of(paints)
                    .sorted()
                    .skip(OPENINGS / 2)
                    .findFirst()
                    .orElseThrow();
            System.out.printf(
                    "n = %d: %,d bytes, first paint after %.0f ms (median of %d, most %.0f)%n",
                    n,
                    Files.size(file),
                    median,
                    OPENINGS,
                    DoubleStream.of(paints).max().orElseThrow());
            assertThat(Files.size(file)).isLessThan(120_000);
            assertThat(median).isLessThan(100);
        }
    }

    /** The system property names the folder of the pictures. */
    @Test
    @EnabledIfSystemProperty(named = "nqueens.screenshots", matches = ".+")
    void takesPictures() throws Exception {
        picture("play-desktop", 1100, 700, "light", "colors");
        picture("play-dark", 1100, 700, "dark", "colors");
        picture("play-phone", 390, 844, "light", "patterns");
        picture("play-phone-dark", 390, 844, "dark", "colors");
    }

    private static void picture(String name, int width, int height, String scheme, String look) throws Exception {
        chromium.devTools("Emulation.setScrollbarsHidden", Map.of("hidden", true));
        chromium.screen(width, height, scheme);
        PlayedPage last = new PlayedPage(chromium);
        last.forgetAll();
        last.writeNoMore();
        PlayedPage page = PlayedPage.open(chromium, PuzzlePage.of(puzzle(8)));
        page.choose("look", look);
        page.click("auto");
        for (int i = 0; i < 4; i++) {
            page.click("hint");
            if (page.message().endsWith("Put the queen there.")) {
                Square queen = square(page.squares("because").get(0));
                page.queen(queen.row(), queen.column());
            } else {
                page.squares("deleted").stream().map(PlayMeasureTest::square).forEach(page::tap);
            }
        }
        page.click("hint");
        chromium.driver().executeScript("document.activeElement.blur(); scrollTo(0, 0)");
        Files.write(
                Path.of(System.getProperty("nqueens.screenshots"), name + ".png"),
                chromium.driver().getScreenshotAs(OutputType.BYTES));
    }

    private static Square square(String text) {
        String[] numbers = text.split(":", -1);
        return new Square(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }

    private static Problem puzzle(int n) {
        return PuzzleGenerator.builder(n)
                .rating(Technique.STRANDING, Technique.HALL_SET)
                .build()
                .generate(7, Limits.none())
                .problem()
                .orElseThrow();
    }
}
