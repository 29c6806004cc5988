package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.LongSummaryStatistics;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.Select;

/** Experiments in a real browser, with the numbers shown compared with the library's. */
@InBrowser
@Tag("thorough")
class ExperimentPageTest {
    private static final SolverCatalog SOLVERS = SolverCatalog.load();
    private static final String SMALL = "view=experiment&sizes=8%2C20&runs=5&seed=3&limit=10&iterations="
            + "&solver=tabu%3Atenure%3D5&solver=iterative-repair&measure=iterations&scale=log&n=8";

    private static Lab lab;
    private static Browser chromium;

    @BeforeAll
    static void open(Browser started) throws IOException {
        chromium = started;
        lab = Lab.open(SOLVERS, 0);
        chromium.allowMessage("status of 400");
        chromium.allow("http://" + lab.address("").getAuthority() + "/");
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    @Test
    void theTableHasTheNumbersOfTheLibrary() {
        visit(SMALL);
        waitFor("Done: 20 runs.");
        List<WebElement> rows = rows();
        assertThat(rows).hasSize(4);
        for (int i = 0; i < 4; i++) {
            int n = i < 2 ? 8 : 20;
            String spec = i % 2 == 0 ? "tabu:tenure=5" : "iterative-repair";
            List<SolveResult> runs = new ArrayList<>();
            for (long seed = 3; seed < 8; seed++) {
                runs.add(SOLVERS.get(spec)
                        .solve(n, SolveOptions.builder().seed(seed).build()));
            }
            LongSummaryStatistics iterations = runs.stream()
                    .mapToLong(run -> run.statistics().iterations())
                    .summaryStatistics();
            long median = runs.stream()
                    .mapToLong(run -> run.statistics().iterations())
                    .sorted()
                    .toArray()[2];
            double evaluations = runs.stream()
                    .mapToLong(run -> run.statistics().evaluations())
                    .average()
                    .orElseThrow();
            assertThat(cells(rows.get(i)).subList(0, 8))
                    .containsExactly(
                            Integer.toString(n),
                            spec,
                            "5 of 5 (100 %)",
                            String.format("%,d", iterations.getMin()),
                            String.format("%,d", median),
                            String.format("%,.1f", iterations.getAverage()),
                            String.format("%,d", iterations.getMax()),
                            String.format("%,.1f", evaluations));
            assertThat(cells(rows.get(i)).get(8)).matches("below 0.02 ms|[0-9.]+ m?s");
        }
        assertThat(value("command"))
                .isEqualTo("nqueens compare -a tabu:tenure=5 -a iterative-repair -n \"8,20\" --runs 5 --seed 3"
                        + " --time-limit 10s");
    }

    @Test
    void plotsShowTheRunsAndFollowTheChoices() {
        visit(SMALL);
        waitFor("Done: 20 runs.");
        chromium.await(page -> plotted("boxes", "g.series rect") == 4);
        chromium.await(page -> plotted("distribution", "g.series polyline") == 2);
        new Select(at("measure")).selectByValue("time");
        new Select(at("n")).selectByVisibleText("20");
        new Select(at("scale")).selectByValue("linear");
        chromium.await(page -> at("distribution").getText().contains("Runs solved within this time, n = 20")
                && at("boxes").getText().contains("Time of the runs that solved"));
        chromium.await(page -> page.getCurrentUrl().contains("measure=time&scale=linear&n=20"));
    }

    @Test
    void resultsAreKeptAsFiles() {
        visit(SMALL);
        waitFor("Done: 20 runs.");
        List<String> csv = fetched("csv").lines().toList();
        assertThat(csv.get(0)).isEqualTo("algorithm,n,seed,status,iterations,evaluations,restarts,seconds");
        assertThat(csv).hasSize(21);
        for (int i = 0; i < 20; i++) {
            int n = i < 10 ? 8 : 20;
            String spec = i / 5 % 2 == 0 ? "tabu:tenure=5" : "iterative-repair";
            SolveResult run = SOLVERS.get(spec)
                    .solve(n, SolveOptions.builder().seed(3 + i % 5).build());
            assertThat(csv.get(i + 1))
                    .startsWith(spec + "," + n + "," + (3 + i % 5) + ",solved,"
                            + run.statistics().iterations() + ","
                            + run.statistics().evaluations() + ",");
        }
        assertThat(fetched("boxes-svg")).startsWith("<svg").contains("tabu:tenure=5");
        assertThat(fetched("distribution-svg")).startsWith("<svg").contains("n = 8");
    }

    @Test
    void theMedianRunIsWatched() {
        visit(SMALL);
        waitFor("Done: 20 runs.");
        String median = cells(rows().get(2)).get(4);
        rows().get(2).findElement(By.tagName("a")).click();
        chromium.await(page -> driver().findElement(By.id("watch")).isDisplayed());
        assertThat(driver().findElement(By.id("n")).getDomProperty("value")).isEqualTo("20");
        long seed = Long.parseLong(driver().findElement(By.id("seed")).getDomProperty("value"));
        SolveResult run = SOLVERS.get("tabu:tenure=5")
                .solve(20, SolveOptions.builder().seed(seed).build());
        assertThat(String.format("%,d", run.statistics().iterations())).isEqualTo(median);
    }

    /** Two sizes without a comma are not one size. */
    @Test
    void sizesWithoutACommaAreRefused() {
        visit("view=experiment&sizes=8+9&runs=1&seed=1&limit=10&solver=tabu");
        WebElement problem = driver().findElement(By.id("experiment-problem"));
        chromium.await(page -> problem.isDisplayed() || status().startsWith("Done"));
        assertThat(problem.getText()).contains("'8 9', but must be a whole number from 1 to 500");
        assertThat(driver().findElement(By.id("address-problem")).isDisplayed()).isFalse();
    }

    @Test
    void anExperimentIsMadeWithTheKeyboardAlone() {
        visit("");
        driver().findElement(By.id("tab-watch")).sendKeys(Keys.ARROW_RIGHT);
        assertThat(driver().switchTo().activeElement().getDomAttribute("id")).isEqualTo("tab-experiment");
        at("sizes").sendKeys(Keys.chord(Keys.CONTROL, "a"));
        at("sizes").sendKeys("6, 7");
        at("runs").sendKeys(Keys.chord(Keys.CONTROL, "a"));
        at("runs").sendKeys("2", Keys.ENTER);
        waitFor("Done: 8 runs.");
        chromium.await(page -> page.getCurrentUrl().contains("sizes=6%2C7"));
        assertThat(driver().getCurrentUrl())
                .contains("view=experiment", "sizes=6%2C7", "runs=2", "solver=iterative-repair", "solver=tabu");
    }

    @Test
    void aLongExperimentTellsHowFarItIsAndIsStopped() {
        visit("view=experiment&sizes=8%2C500&runs=3&seed=1&limit=60&solver=random-permutations");
        chromium.await(page -> status().equals("3 of 6 runs have ended."));
        assertThat(cells(rows().get(0)).get(2)).isEqualTo("3 of 3 (100 %)");
        at("stop").click();
        waitFor("Stopped.");
        chromium.await(page -> lab.running() == 0);
        assertThat(fetched("csv").lines()).hasSize(4);
    }

    /** The explicit solver takes microseconds once it is warm, and counts no evaluations. */
    @Test
    void whatIsNotCountedAndWhatIsTooShortIsShown() {
        visit("view=experiment&sizes=8&runs=9&seed=1&limit=10&solver=explicit");
        waitFor("Done: 9 runs.");
        assertThat(cells(rows().get(0)).subList(6, 8)).containsExactly("1", "\u2013");
        assertThat(cells(rows().get(0)).get(8)).matches("below 0.02 ms|[0-9.]+ ms");
    }

    @Test
    void runsThatDoNotSolveAreCounted() {
        visit("view=experiment&sizes=3%2C50&runs=4&seed=1&limit=10&iterations=2&solver=iterative-repair");
        waitFor("Done: 8 runs.");
        assertThat(cells(rows().get(0)).subList(2, 9))
                .containsExactly("0 of 4 (0.0 %)", "\u2013", "\u2013", "\u2013", "\u2013", "\u2013", "\u2013");
        chromium.await(page -> at("boxes").getText().equals("No run has solved, so there is nothing to draw."));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sizes=8&runs=5000&seed=1&limit=10&solver=tabu&solver=greedy&solver=genetic | 15,000 runs",
                "sizes=8%2Cx&runs=5&seed=1&limit=10&solver=tabu | 'x'",
                "sizes=8&runs=5&seed=1&limit=61&solver=tabu | from 1 to 60",
            })
    void badInputIsASentenceOnThePage(String state, String said) {
        visit("view=experiment&" + state);
        chromium.await(page -> at("problem").isDisplayed());
        assertThat(at("problem").getText()).contains(said);
    }

    @Test
    void allSettingsOfConstraintSearchAreComparedOnOneProblem() {
        visit("view=experiment&kind=settings&sizes=6&seed=1&limit=10&iterations=");
        waitFor("Done: 308 runs.");
        List<WebElement> rows = at("combinations").findElements(By.tagName("tr"));
        assertThat(rows).hasSize(308);
        List<String> first = cells(rows.get(0));
        assertThat(first.subList(0, 4)).doesNotContain("none");
        assertThat(rows.stream().limit(40).map(row -> Long.parseLong(cells(row).get(5))))
                .isSorted();
        assertThat(at("runs").isDisplayed()).isFalse();
        assertThat(at("boxes").isDisplayed()).isFalse();
        chromium.await(page -> plotted("grid", "g.series") == 6);
        at("copy-markdown").click();
        chromium.await(page -> value("copied").startsWith("| variables | values | inference | backtracking | nodes |"));
        assertThat(value("copied").lines()).hasSize(310);
        at("copy-csv").click();
        chromium.await(page -> value("copied").startsWith("variables,values,inference,backtracking,status"));
        assertThat(value("command")).isEqualTo("nqueens compare --table -n 6 --seed 1 --time-limit 10s");
        // All rows are made alike, and the rules of accessibility take seconds for each hundred of them.
        driver().executeScript(
                        "document.querySelectorAll('#experiment-combinations tr:nth-child(n + 21)').forEach(row => row.remove())");
        assertThat(at("combinations").findElements(By.tagName("tr"))).hasSize(20);
        chromium.requireAccessibleOnEveryScreen();
    }

    @Test
    void aProblemIsPastedAndTheKindStaysInTheAddress() {
        visit(SMALL);
        waitFor("Done: 20 runs.");
        new Select(at("kind")).selectByValue("settings");
        assertThat(at("results").isDisplayed()).isFalse();
        assertThat(value("sizes")).isEqualTo("8");
        // The key, because WebKit's driver types no line feed.
        at("puzzle").sendKeys(String.join(Keys.ENTER, "Q.....", "......", "......", "......", "......", "......"));
        at("run").click();
        waitFor("Done: 308 runs.");
        chromium.await(page -> page.getCurrentUrl().contains("kind=settings&puzzle=Q....."));
        assertThat(value("command"))
                .startsWith(
                        "printf '%s\\n' Q..... ...... ...... ...... ...... ...... | nqueens compare --table --problem - --seed 3");
        assertThat(cells(at("combinations").findElement(By.tagName("tr")))).hasSize(8);
    }

    @Test
    void isAccessibleAndFitsEveryScreen() {
        visit(SMALL);
        waitFor("Done: 20 runs.");
        chromium.await(page -> plotted("boxes", "g.series rect") == 4);
        chromium.requireAccessibleOnEveryScreen();
    }

    private static RemoteWebDriver driver() {
        return chromium.driver();
    }

    private static void visit(String state) {
        chromium.screen(1280, 900, "light");
        driver().get("about:blank");
        driver().get(lab.address(state).toString());
    }

    private static WebElement at(String name) {
        return driver().findElement(By.id("experiment-" + name));
    }

    private static String value(String name) {
        return at(name).getDomProperty("value");
    }

    private static String status() {
        return at("status").getText();
    }

    private static void waitFor(String status) {
        chromium.await(page -> status().equals(status));
    }

    private static List<WebElement> rows() {
        return at("rows").findElements(By.tagName("tr"));
    }

    private static List<String> cells(WebElement row) {
        return row.findElements(By.cssSelector("th, td")).stream()
                .map(WebElement::getText)
                .toList();
    }

    /** In one go: the page draws a plot again while a driver finds its parts. */
    private static long plotted(String name, String selector) {
        return (Long) driver().executeScript(
                        "return document.querySelectorAll(arguments[0]).length",
                        "#experiment-" + name + " " + selector);
    }

    private static String fetched(String link) {
        return (String) driver().executeAsyncScript(
                        "fetch(document.getElementById('experiment-' + arguments[0]).href)"
                                + ".then(answer => answer.text()).then(arguments[arguments.length - 1])",
                        link);
    }
}
