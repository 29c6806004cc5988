package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.remote.RemoteWebDriver;

/** How large a page is, how soon it opens and how fluently it plays; see docs/design/pages.md. */
@InBrowser
@Tag("measure")
class ReplayPageMeasureTest {
    private static final int OPENINGS = 7;
    private static final int SECONDS_PLAYED = 5;

    @TempDir
    static Path folder;

    private static Browser chromium;

    @BeforeAll
    static void startBrowser(Browser started) {
        chromium = started;
        chromium.screen(1280, 800, "light");
    }

    /** The load event comes after the script that decodes and draws, so that the page can then be used. */
    @Test
    void aHundredThousandMovesOpenInASecondFromLessThanFiveMegabytes() throws Exception {
        Recording recording = Runs.record(Runs.randomSwaps(true), 8, 100_000);
        assertThat(recording.steps()).isEqualTo(100_001);
        Path file = folder.resolve("long.html");
        Files.writeString(file, SearchReplay.of(recording).toHtml());

        RemoteWebDriver driver = chromium.driver();
        long[] times = new long[OPENINGS];
        for (int i = 0; i < OPENINGS; i++) {
            driver.get(file.toUri().toString());
            times[i] = (Long) driver.executeScript(
                    "return Math.round(performance.getEntriesByType('navigation')[0].loadEventStart)");
        }
        long median =
                LongStream.of(times).sorted().skip(OPENINGS / 2).findFirst().orElseThrow();
        System.out.printf(
                "n = 8, 100,000 moves: %.2f MB, opens in %d ms (median of %d, most %d)%n",
                Files.size(file) / 1e6,
                median,
                OPENINGS,
                LongStream.of(times).max().orElseThrow());
        assertThat(Files.size(file)).isLessThan(5_000_000);
        assertThat(median).isLessThan(1000);
    }

    /** Plays faster than 30 steps a second, so that every frame draws another board. */
    @Test
    void twoHundredQueensPlayAtThirtyFramesASecond() {
        Recording recording = Runs.record(Runs.randomSwaps(true), 200, 1000);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(recording));
        page.speed("100");
        page.click("play");
        RemoteWebDriver driver = chromium.driver();
        driver.manage().timeouts().scriptTimeout(Duration.ofSeconds(60));
        double framesPerSecond = ((Number) driver.executeAsyncScript("""
                        const [seconds, done] = arguments;
                        let frames = -1;
                        let start;
                        const count = now => {
                          start ??= now;
                          frames++;
                          if (now - start < 1000 * seconds) {
                            requestAnimationFrame(count);
                          } else {
                            done(1000 * frames / (now - start));
                          }
                        };
                        requestAnimationFrame(count);
                        """, SECONDS_PLAYED)).doubleValue();
        assertThat(page.step()).as("the replay went on").isGreaterThan(90L * SECONDS_PLAYED);
        System.out.printf("n = 200: %.1f frames a second%n", framesPerSecond);
        assertThat(framesPerSecond).isGreaterThan(30);
    }
}
