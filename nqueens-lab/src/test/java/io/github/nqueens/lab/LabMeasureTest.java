package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.routes.LabTimes;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/** How soon the page paints, how long its script takes for a frame, and how much memory it needs; see docs/design/pages.md. */
@InBrowser
@Tag("measure")
class LabMeasureTest {
    private static final int OPENINGS = 7;
    private static final long MOVES = 1_000_000;
    private static final Duration LONGEST_SEARCH = Duration.ofMinutes(20);
    private static final String FOUR =
            "&start=random&solver=tabu&solver=greedy&solver=random-permutations&solver=hill-climbing";

    private static Lab lab;
    private static Browser chromium;

    @BeforeAll
    static void open(Browser started) throws IOException {
        chromium = started;
        chromium.screen(1280, 900, "light");
        lab = Lab.open(SolverCatalog.load(), 0);
        chromium.allow("http://" + lab.address("").getAuthority() + "/");
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    @Test
    void theFirstPaintTakesLessThanTwoHundredMilliseconds() {
        long[] times = new long[OPENINGS];
        for (int i = 0; i < OPENINGS; i++) {
            visit("");
            chromium.await(page -> driver().executeScript("return performance.getEntriesByType('paint').length > 0"));
            times[i] = ((Number)
                            driver().executeScript(
                                            "return Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime)"))
                    .longValue();
        }
        long size = ((Number)
                        driver().executeScript("return performance.getEntriesByType('navigation')[0].decodedBodySize"))
                .longValue();
        System.out.printf("page of %,d bytes, first paint after %d ms (median of %d)%n", size, median(times), OPENINGS);
        assertThat(size).isLessThan(150_000);
        assertThat(median(times)).isLessThan(200);
    }

    /** Plays for five seconds so fast that every frame draws other boards, and times what a frame runs. */
    @ParameterizedTest
    @CsvSource({"8, 8", "30, 8", "100, 8", "500, 16"})
    void theScriptOfAFrameWithFourSolversIsShort(int n, int most) {
        visit("n=" + n + "&seed=1&speed=100" + FOUR);
        chromium.await(page -> driver().findElement(By.id("status")).getText().equals("Done."));
        driver().switchTo().frame("view");
        driver().manage().timeouts().scriptTimeout(Duration.ofSeconds(30));
        List<?> frames = (List<?>) driver().executeAsyncScript("""
                const done = arguments[0];
                const times = [];
                const own = window.requestAnimationFrame.bind(window);
                window.requestAnimationFrame = callback => own(now => {
                  const start = performance.now();
                  callback(now);
                  times.push(Math.round(1000 * (performance.now() - start)));
                });
                document.getElementById('first').click();
                document.getElementById('play').click();
                setTimeout(() => done(times), 5000);
                """);
        driver().switchTo().defaultContent();
        long[] micros =
                frames.stream().mapToLong(time -> ((Number) time).longValue()).toArray();
        System.out.printf(
                "n = %d, four solvers: median of %.1f ms of script in %d frames%n",
                n, median(micros) / 1000.0, micros.length);
        assertThat(median(micros)).isLessThanOrEqualTo(1000L * most);
    }

    /** Random permutations of 30 queens meet no solution; the search is given more than its usual ten seconds. */
    @Test
    void aRunOfAMillionMovesNeedsLittleMemory() throws IOException {
        LabTimes times = LabTimes.standard();
        try (Lab patient = Lab.open(
                SolverCatalog.load(),
                0,
                new LabTimes(LONGEST_SEARCH, times.puzzle(), times.work(), times.clientTimeout()))) {
            driver().get(patient.address("n=30&seed=1&start=random&solver=random-permutations")
                    .toString());
            new WebDriverWait(driver(), LONGEST_SEARCH, Duration.ofSeconds(1)).until(page -> iterations() >= MOVES);
            long moves = iterations();
            long withGarbage = chromium.memory();
            driver().findElement(By.id("stop")).click();
            chromium.devTools("HeapProfiler.collectGarbage", Map.of());
            long memory = chromium.memory();
            System.out.printf(
                    "after %,d moves: %.0f MB in the process of the page, %.0f MB without garbage%n",
                    moves, withGarbage / 1e6, memory / 1e6);
            assertThat(memory).isPositive();
            assertThat(withGarbage).isLessThan(300_000_000);
        }
    }

    private static long iterations() {
        String status = driver().findElement(By.id("status")).getText();
        return status.startsWith("Searching: ") ? Long.parseLong(status.replaceAll("[^0-9]", "")) : 0;
    }

    private static long median(long[] values) {
        return LongStream.of(values)
                .sorted()
                .skip(values.length / 2)
                .findFirst()
                .orElseThrow();
    }

    private static RemoteWebDriver driver() {
        return chromium.driver();
    }

    private static void visit(String state) {
        driver().get("about:blank");
        driver().get(lab.address(state).toString());
    }
}
