package io.github.nqueens.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import io.github.nqueens.lab.routes.LabRoutes;
import io.github.nqueens.lab.routes.LabTimes;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.remote.RemoteWebDriver;

/** Size, start, speed and memory of the page without a server; see docs/design/pages.md. */
@InBrowser
@Tag("measure")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class WebPageMeasureIT {
    private static final Path PAGE = Path.of("target", "page", "lab.html").toAbsolutePath();
    private static final int OPENINGS = 11;

    /** How long a search is repeated, to be warm. */
    private static final Duration REPEATED = Duration.ofSeconds(1);

    /** How long short searches are timed together: the clock of a browser has steps of a tenth of a millisecond. */
    private static final Duration TOGETHER = Duration.ofMillis(3);

    private static Browser chromium;

    @BeforeAll
    static void open(Browser started) {
        chromium = started;
        chromium.allow("blob:null/");
        chromium.screen(1280, 900, "light");
    }

    @Test
    void sizeFirstPaintAndFirstSearch() throws IOException {
        long[] paints = new long[OPENINGS];
        long[] searches = new long[OPENINGS];
        Object watch = onEachPage("""
                window.addEventListener('message', event => { window.firstSteps ??= performance.now(); });
                new MutationObserver(() => {
                  const view = document.getElementById('view');
                  if (view !== null && !view.hidden) { window.firstSearch ??= performance.now(); }
                }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['hidden']});
                """);
        for (int i = 0; i < OPENINGS; i++) {
            visit("");
            chromium.await(
                    page -> driver().executeScript(
                                    "return window.firstSearch !== undefined && performance.getEntriesByName('first-contentful-paint').length > 0"));
            paints[i] = number("return performance.getEntriesByName('first-contentful-paint')[0].startTime");
            searches[i] = number("return window.firstSearch");
        }
        chromium.devTools("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", watch));
        System.out.printf(
                "page of %,d bytes, %,d with gzip; first paint after %d ms, first search after %d ms (medians of %d)%n",
                Files.size(PAGE), packed(), median(paints), median(searches), OPENINGS);
        assertThat(median(paints)).isLessThan(200);
    }

    private static long packed() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            Files.copy(PAGE, out);
        }
        return packed.size();
    }

    @Test
    void framesOfFourSearchesOfFiftyRows() {
        visit(
                "n=50&seed=1&speed=100&start=random&solver=tabu&solver=greedy&solver=random-permutations&solver=iterative-repair");
        chromium.await(page -> driver().findElement(By.id("status")).getText().equals("Done."));
        driver().switchTo().frame("view");
        driver().manage().timeouts().scriptTimeout(Duration.ofSeconds(30));
        long frames = ((Number) driver().executeAsyncScript("""
                                const done = arguments[0];
                                document.getElementById('first').click();
                                document.getElementById('play').click();
                                let frames = 0;
                                const start = performance.now();
                                const frame = now => {
                                  frames++;
                                  now - start < 5000 ? requestAnimationFrame(frame) : done(frames);
                                };
                                requestAnimationFrame(frame);
                                """)).longValue();
        driver().switchTo().defaultContent();
        System.out.printf("four searches of 50 rows: %.0f frames a second%n", frames / 5.0);
    }

    /**
     * Watched from its beginning to its end; the page keeps at most 20,000 of the steps. The first test, so that the process has shown
     * no other page.
     */
    @Test
    @Order(1)
    void memoryOfAHundredThousandSteps() {
        int n = 13;
        long seed = 19;
        long steps = Solvers.get("random-permutations")
                .solve(n, SolveOptions.builder().seed(seed).build())
                .statistics()
                .iterations();
        assertThat(steps).isBetween(100_000L, 110_000L);
        visit("n=" + n + "&seed=" + seed + "&start=random&solver=random-permutations");
        AtomicLong most = new AtomicLong();
        chromium.await(page -> {
            most.accumulateAndGet(chromium.memory(), Math::max);
            return text("status").equals("Done.");
        });
        long memory = most.get();
        System.out.printf("%,d steps: at most %.0f MB in the process of the page%n", steps, memory / 1e6);
        assertThat(memory).isLessThan(300_000_000);
    }

    @ParameterizedTest
    @CsvSource({"8, 50", "12, 300"})
    void puzzles(int n, int goal) {
        long[] times = new long[OPENINGS];
        visit("view=puzzles&n=" + n + "&seed=0");
        for (int i = 0; i < OPENINGS; i++) {
            chromium.await(page -> text("puzzles-status").equals("The puzzle is ready."));
            times[i] = number("""
                    const done = arguments[arguments.length - 1];
                    const status = document.getElementById('puzzles-status');
                    const start = performance.now();
                    const wait = new MutationObserver(() => {
                      if (status.textContent === 'The puzzle is ready.') { wait.disconnect(); done(performance.now() - start); }
                    });
                    document.getElementById('puzzles-next').click();
                    wait.observe(status, {childList: true, characterData: true, subtree: true});
                    """);
        }
        System.out.printf("a puzzle of %d rows: %d ms (median of %d; goal %d)%n", n, median(times), OPENINGS, goal);
    }

    /**
     * Recorded searches, as a worker of the page makes them, and the same requests on this virtual machine: of each, the fastest when
     * warm.
     */
    @Test
    void timesBesideTheVirtualMachine() throws Exception {
        visit("view=board");
        CompiledLibrary.in(chromium, true);
        double sum = 0;
        int count = 0;
        for (String solver : List.of(
                "backtracking",
                "constraint-search",
                "explicit",
                "greedy",
                "hill-climbing",
                "iterative-repair",
                "queen-search",
                "simulated-annealing",
                "tabu")) {
            for (int n : new int[] {8, 20, 50, 100, 500}) {
                if (n > largest(solver)) {
                    continue;
                }
                double compiled = compiled(n, solver);
                double own = own(n, solver);
                System.out.printf(
                        "%s, n = %d: %.2f ms, %.2f ms on the virtual machine, ratio %.1f%n",
                        solver, n, compiled, own, compiled / own);
                sum += Math.log(compiled / own);
                count++;
            }
        }
        double mean = Math.exp(sum / count);
        System.out.printf("geometric mean of %d ratios: %.1f%n", count, mean);
        assertThat(mean).isLessThan(4);
    }

    /** The largest board on which it ends long before the time limit of the lab. */
    private static int largest(String solver) {
        return switch (solver) {
            case "backtracking", "constraint-search" -> 20;
            case "hill-climbing", "simulated-annealing" -> 50;
            case "greedy", "tabu" -> 100;
            default -> 500;
        };
    }

    /** The library stands beside the page: names in the scripts of the page are not known outside. */
    private static double compiled(int n, String solver) {
        return ((Number) driver().executeAsyncScript("""
                                const [form, repeated, together, done] = arguments;
                                const worker = new Worker(URL.createObjectURL(new Blob([`${window.script}
                                  const load = self.onmessage;
                                  self.onmessage = event => {
                                    load(event);
                                    const answer = self.onmessage;
                                    self.onmessage = event => self.postMessage({least: least(() => answer(event))});
                                  };
                                  function least(run) {
                                    const end = performance.now() + ${repeated};
                                    let least = Infinity;
                                    do {
                                      const start = performance.now();
                                      let runs = 0;
                                      let time;
                                      do {
                                        run();
                                        runs++;
                                        time = performance.now() - start;
                                      } while (time < ${together});
                                      least = Math.min(least, time / runs);
                                    } while (performance.now() < end);
                                    return least;
                                  }`])));
                                worker.onmessage = ({data: {least}}) => {
                                  if (least !== undefined) {
                                    worker.terminate();
                                    done(least);
                                  }
                                };
                                worker.postMessage(window.library);
                                const body = new Int8Array(new TextEncoder().encode(form).buffer);
                                worker.postMessage({method: 'POST', path: 'run', query: '', body});
                                """, form(n, solver), REPEATED.toMillis(), TOGETHER.toMillis()))
                .doubleValue();
    }

    private static double own(int n, String solver) throws IOException, InterruptedException {
        CompiledLibraryIT.Request request = new CompiledLibraryIT.Request("POST", "run", "", form(n, solver));
        OneWorker worker = new OneWorker();
        LabRoutes routes = new LabRoutes(SolverCatalog.of(new ShippedSolvers()), worker, LabTimes.standard());
        double least = Double.MAX_VALUE;
        long end = System.nanoTime() + REPEATED.toNanos();
        do {
            long start = System.nanoTime();
            long time;
            int runs = 0;
            do {
                new CompiledLibraryIT.Answered(request, worker).by(routes);
                runs++;
                time = System.nanoTime() - start;
            } while (time < TOGETHER.toNanos());
            least = Math.min(least, time / 1e6 / runs);
        } while (System.nanoTime() < end);
        return least;
    }

    private static String form(int n, String solver) {
        return "n=" + n + "&seed=1&start=random&solver=" + solver;
    }

    private static Object onEachPage(String script) {
        return chromium.devTools("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script))
                .get("identifier");
    }

    private static long number(String script) {
        Object told = script.contains("done(") ? driver().executeAsyncScript(script) : driver().executeScript(script);
        return Math.round(((Number) told).doubleValue());
    }

    private static long median(long[] values) {
        return LongStream.of(values)
                .sorted()
                .skip(values.length / 2)
                .findFirst()
                .orElseThrow();
    }

    private static String text(String id) {
        return driver().findElement(By.id(id)).getText();
    }

    private static RemoteWebDriver driver() {
        return chromium.driver();
    }

    private static void visit(String state) {
        driver().get("about:blank");
        driver().get(PAGE.toUri() + "#" + state);
    }
}
