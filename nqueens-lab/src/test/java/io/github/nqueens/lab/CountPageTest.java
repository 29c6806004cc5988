package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.Select;

/** Counts and lists of solutions in a real browser, with what is shown compared with the library's. */
@InBrowser
@Tag("thorough")
class CountPageTest {
    private static Lab lab;
    private static Browser chromium;

    @BeforeAll
    static void open(Browser started) throws IOException {
        chromium = started;
        lab = Lab.open(SolverCatalog.load(), 0);
        chromium.allowMessage("status of 400");
        chromium.allow("http://" + lab.address("").getAuthority() + "/");
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    @ParameterizedTest
    @CsvSource({"8, backtracking", "10, breadth-first", "15, join", "3, backtracking", "1, backtracking"})
    void theCountIsThatOfTheLibrary(int n, String method) {
        visit("view=count&n=" + n + "&method=" + method + "&first=0&which=all");
        chromium.await(page -> status("count").contains("ounted by " + method + " in "));
        SolutionCounter counter = SolutionCounter.builder().build();
        long all = counter.count(n);
        assertThat(status("count"))
                .startsWith(
                        n == 1
                                ? "1 solution, counted"
                                : String.format(
                                        "Solutions: %,d. Up to rotation and reflection: %,d.",
                                        all, counter.countFundamental(n)));
        assertThat(at("count-command").getDomProperty("value"))
                .isEqualTo("nqueens count " + n + " -m " + method + " --fundamental");
    }

    @ParameterizedTest
    @CsvSource({
        "6, 12, all, All 4 solutions.",
        "8, 12, all, The first 12 solutions.",
        "8, 200, fundamental, All 12 solutions.",
        "4, 1, fundamental, The first solution.",
        "4, 2, fundamental, 1 solution.",
        "3, 5, all, There is no solution.",
        "20, 7, all, The first 7 solutions."
    })
    void theFirstSolutionsAreListedAsTheLibraryFindsThem(int n, int first, String which, String said) {
        visit("view=count&n=" + n + "&method=fastest&first=" + first + "&which=" + which);
        chromium.await(page -> status("list").equals(said));
        assertThat(shown())
                .isEqualTo((which.equals("all") ? Solutions.stream(n) : Solutions.fundamental(n))
                        .limit(first)
                        .map(CountPageTest::label)
                        .toList());
        assertThat(at("list-command").getDomProperty("value"))
                .contains(
                        "nqueens solutions " + n + " --limit " + first + (which.equals("all") ? "" : " --fundamental"));
        if (n == 20) {
            at("count-stop").click();
            chromium.await(page -> status("count").equals("Stopped."));
        }
    }

    /** The number in sight changes ten times a second, what a screen reader says every five seconds. */
    @Test
    void aScreenReaderIsToldHowFarACountIsFromTimeToTime() {
        visit("view=count&n=22&method=backtracking&first=0&which=all");
        chromium.await(page -> status("count").contains("% done"));
        List<?> changes = (List<?>) driver().executeAsyncScript("""
                const done = arguments[0];
                const changes = [0, 0];
                const spoken = document.querySelector('#count-status + [role=status]');
                [document.getElementById('count-status'), spoken].forEach((element, i) =>
                  new MutationObserver(() => {
                    changes[i]++;
                    if (changes[0] === 10) {
                      done([...changes, spoken.textContent]);
                    }
                  }).observe(element, {childList: true}));
                """);
        assertThat((Long) changes.get(1)).isLessThan(2);
        assertThat((String) changes.get(2)).isNotEmpty();
        driver().findElement(By.id("count-stop")).click();
        chromium.await(page -> status("count").equals("Stopped."));
    }

    @Test
    void aLongCountTellsHowFarItIsAndIsStopped() {
        visit("view=count&n=19&method=backtracking&first=0&which=all");
        chromium.await(
                page -> status("count").matches("[0-9.]+ % done after [0-9.]+ m?s(, about [0-9,.]+ m?s left)?[.]"));
        chromium.await(page -> at("count-progress").isDisplayed());
        at("count-stop").click();
        chromium.await(page -> status("count").equals("Stopped."));
        chromium.await(page -> lab.running() == 0);
    }

    @Test
    void aLongSearchForTheFirstSolutionIsStopped() {
        visit("view=count&n=32&method=join&first=200&which=fundamental");
        chromium.await(page -> status("list").startsWith("Searching: "));
        at("list-stop").click();
        chromium.await(page -> status("list").equals("Stopped."));
        chromium.await(page -> lab.running() == 0);
        assertThat(at("count-problem").getText()).contains("'n' is '32'", "from 1 to 27");
    }

    @Test
    void theFormMakesTheState() {
        visit("view=count");
        new Select(at("count-method")).selectByVisibleText("join");
        new Select(at("count-which")).selectByValue("fundamental");
        at("count-run").click();
        chromium.await(page -> status("list").equals("The first 12 solutions."));
        chromium.await(page -> page.getCurrentUrl().endsWith("#view=count&n=8&method=join&first=12&which=fundamental"));
    }

    @Test
    void isAccessibleAndFitsEveryScreen() {
        visit("view=count&n=8&method=fastest&first=92&which=all");
        chromium.await(page -> status("list").equals("The first 92 solutions."));
        chromium.await(page -> status("count").startsWith("Solutions: 92."));
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

    private static WebElement at(String id) {
        return driver().findElement(By.id(id));
    }

    private static String status(String task) {
        return at(task + "-status").getText();
    }

    private static String label(Board board) {
        return "Queens in columns "
                + IntStream.range(0, board.size())
                        .mapToObj(row -> Integer.toString(board.column(row) + 1))
                        .collect(Collectors.joining(", "))
                + ", row by row";
    }

    private static List<String> shown() {
        return driver().findElements(By.cssSelector("#count-boards svg")).stream()
                .map(svg -> svg.getDomAttribute("aria-label"))
                .toList();
    }
}
