package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.routes.LabTimes;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import io.github.nqueens.visual.Recording;
import io.github.nqueens.visual.SearchRecorder;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
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

/** The page in a real browser, with the numbers that it shows compared with the library's. */
@InBrowser
@Tag("thorough")
class LabPageTest {
    private static final SolverCatalog SOLVERS = SolverCatalog.load();

    /** A search of which a test watches a part does not end by itself, however slow the machine. */
    private static final Duration LONG = Duration.ofHours(1);

    private static Lab lab;
    private static Browser chromium;

    @BeforeAll
    static void open(Browser started) throws IOException {
        chromium = started;
        lab = Lab.open(SOLVERS, 0, new LabTimes(LONG, LONG, LONG, LONG));
        chromium.allowMessage("status of 400");
        chromium.allow("http://" + lab.address("").getAuthority() + "/");
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    @Test
    void runsOneSolverAsTheLibraryDoes() {
        visit("");
        type("n", "20");
        type("seed", "3");
        new Select(choice(0)).selectByVisibleText("tabu");
        press("run");
        SolveResult result =
                SOLVERS.get("tabu").solve(20, SolveOptions.builder().seed(3).build());
        requireReplay("tabu", "solved, " + count(result));
        leaveReplay();
        assertThat(value("command")).isEqualTo("nqueens visualize 20 -a tabu --seed 3 --steps 20000 -o replay.html");
    }

    @Test
    void parametersAreAFormMadeFromTheDescriptors() {
        visit("");
        type("seed", "1");
        new Select(choice(0)).selectByVisibleText("tabu");
        driver().findElement(By.tagName("summary")).click();
        WebElement tenure = driver().findElement(By.cssSelector(".solver [data-key=tenure]"));
        assertThat(tenure.getDomAttribute("placeholder")).isEqualTo("10");
        assertThat(driver().findElement(By.cssSelector(".parameters")).getText())
                .contains(SOLVERS.descriptor("tabu").parameters().get(0).description());
        tenure.sendKeys("3");
        new Select(driver().findElement(By.cssSelector(".solver [data-key=aspiration]"))).selectByVisibleText("true");
        press("run");
        String spec = "tabu:tenure=3,aspiration=true";
        SolveResult result =
                SOLVERS.get(spec).solve(8, SolveOptions.builder().seed(1).build());
        requireReplay(spec, "solved, " + count(result));
    }

    @Test
    void fourSolversRunFromOneBoardAndAFifthIsNotOffered() {
        visit("n=12&seed=5&start=random&solver=tabu&solver=greedy&solver=hill-climbing");
        requireReplay("tabu", "solved");
        leaveReplay();
        press("add");
        assertThat(driver().findElement(By.id("add")).isEnabled()).isFalse();
        new Select(choice(3)).selectByVisibleText("backtracking");
        press("run");
        requireReplay("tabu", "solved");
        List<String> outcomes = driver().findElements(By.className("outcome")).stream()
                .map(WebElement::getText)
                .toList();
        Board start = Board.random(12, new SplittableRandom(5));
        for (int i = 0; i < 3; i++) {
            String name = List.of("tabu", "greedy", "hill-climbing").get(i);
            assertThat(outcomes.get(i))
                    .isEqualTo("solved, "
                            + count(SOLVERS.get(name)
                                    .solve(
                                            12,
                                            SolveOptions.builder()
                                                    .seed(5)
                                                    .initialBoard(start)
                                                    .build())));
        }
        assertThat(outcomes.get(3))
                .isEqualTo("solved, "
                        + count(SOLVERS.get("backtracking")
                                .solve(12, SolveOptions.builder().seed(5).build())));
        leaveReplay();
        driver().findElements(By.cssSelector(".choice button")).get(0).click();
        assertThat(driver().findElements(By.className("solver"))).hasSize(3);
    }

    @Test
    void theReplayIsPlayedSteppedAndLeapt() {
        visit("n=8&seed=1&start=diagonal&solver=iterative-repair");
        requireReplay("iterative-repair", "solved");
        press("first");
        SolveResult result = SOLVERS.get("iterative-repair")
                .solve(
                        8,
                        SolveOptions.builder()
                                .seed(1)
                                .initialBoard(Board.identity(8))
                                .build());
        assertThat(figure("conflicts"))
                .isEqualTo(Long.toString(Board.identity(8).conflicts()));
        press("forward");
        assertThat(figure("iteration")).isEqualTo("1");
        press("back");
        assertThat(figure("iteration")).isEqualTo("0");
        press("last");
        assertThat(figure("iteration"))
                .isEqualTo(String.format("%,d", result.statistics().iterations()));
        assertThat(figure("conflicts")).isEqualTo("0");
    }

    @Test
    void theNextSeedIsAClickAway() {
        visit("n=8&seed=41&start=random&solver=iterative-repair");
        requireReplay("iterative-repair", "solved");
        leaveReplay();
        press("next");
        SolveResult result = SOLVERS.get("iterative-repair")
                .solve(8, SolveOptions.builder().seed(42).build());
        waitForCommand("--seed 42");
        requireReplay("iterative-repair", "solved, " + count(result));
        leaveReplay();
        chromium.await(page -> page.getCurrentUrl().contains("seed=42"));
    }

    @Test
    void aBoardOfOnesOwnIsTypedOrPlacedAndCheckedAtOnce() {
        visit("");
        type("n", "6");
        type("seed", "5");
        new Select(choice(0)).selectByVisibleText("greedy");
        new Select(driver().findElement(By.id("start"))).selectByValue("board");
        assertThat(driver().findElement(By.id("attacks")).getText())
                .isEqualTo(Board.identity(6).conflicts() + " pairs of queens attack each other.");
        type("board", "1 3 5 0 2 4");
        assertThat(driver().findElement(By.id("attacks")).getText()).contains("this board is a solution");
        type("board", "[3, 1, 2, 3, 4, 5]");
        press("board-place");
        WebElement queen = driver().findElements(By.className("piece")).get(0);
        assertThat(queen.getDomAttribute("aria-valuenow")).isEqualTo("4");
        queen.sendKeys(Keys.ARROW_RIGHT);
        press("board-solve");
        requireReplay("greedy", "solved");
        press("first");
        assertThat(figure("conflicts"))
                .isEqualTo(Long.toString(Board.of(4, 1, 2, 3, 4, 5).conflicts()));
        leaveReplay();
        assertThat(value("seed")).isEqualTo("5");
        assertThat(value("board")).isEqualTo("[4, 1, 2, 3, 4, 5]");
    }

    /** As Safari does after a hundred changes of the address in half a minute. */
    @Test
    void aBrowserThatRefusesToChangeTheAddressRunsSearches() {
        visit("");
        driver().executeScript(
                        "history.replaceState = () => { throw new DOMException('too often', 'SecurityError'); }");
        press("run");
        requireReplay("iterative-repair", "solved");
    }

    /** The clock stands while the keys come, as 200 of them may take longer than the page waits. */
    @Test
    void theAddressIsChangedAFewTimesASecondAtMost() {
        visit("view=board");
        driver().executeScript("""
                window.changes = 0;
                const change = history.replaceState.bind(history);
                history.replaceState = (...all) => { window.changes++; change(...all); };
                const clock = Date.now;
                const stopped = Date.now();
                Date.now = () => stopped;
                const queen = document.querySelector('.piece');
                for (let i = 0; i < 200; i++) {
                  queen.dispatchEvent(new KeyboardEvent('keydown', {key: i % 2 ? 'ArrowLeft' : 'ArrowRight', bubbles: true}));
                }
                queen.dispatchEvent(new KeyboardEvent('keydown', {key: 'End', bubbles: true}));
                Date.now = clock;
                """);
        chromium.await(page -> page.getCurrentUrl().contains("board=%5B7%2C+1"));
        assertThat((Long) driver().executeScript("return window.changes")).isBetween(1L, 2L);
    }

    @Test
    void aNameWithSignsOfAPatternIsSaidAsItIs() {
        visit("view=%24%26%7B0%7D");
        assertThat(driver().findElement(By.id("address-problem")).getText()).contains("names the view '$&{0}'");
    }

    @Test
    void theAddressRestoresTheState() {
        String state = "n=9&seed=7&start=board&board=0+1+2+3+4+5+6+7+8&solver=tabu%3Atenure%3D4&solver=greedy";
        visit(state);
        requireReplay("tabu:tenure=4", "solved");
        leaveReplay();
        assertThat(value("n")).isEqualTo("9");
        assertThat(value("seed")).isEqualTo("7");
        assertThat(value("board")).isEqualTo("0 1 2 3 4 5 6 7 8");
        assertThat(new Select(choice(1)).getFirstSelectedOption().getText()).isEqualTo("greedy");
        assertThat(driver().findElement(By.cssSelector(".solver [data-key=tenure]"))
                        .getDomProperty("value"))
                .isEqualTo("4");
        chromium.await(page -> page.getCurrentUrl().endsWith("#" + state));
    }

    @ParameterizedTest
    @CsvSource({
        "n=501&seed=1&solver=tabu, from 1 to 500",
        "n=8&seed=1&solver=tabo, maybe 'tabu'?",
        "n=8&seed=1&solver=tabu&solver=tabu&solver=tabu&solver=tabu&solver=tabu, 5 solvers were given",
        "n=8&seed=1&start=board&board=0+1&solver=tabu, 2 rows"
    })
    void badInputIsASentenceOnThePage(String state, String said) {
        visit(state);
        WebElement problem = driver().findElement(By.id("problem"));
        chromium.await(page -> problem.isDisplayed());
        assertThat(problem.getText()).contains(said);
    }

    @Test
    void aLongSearchTellsHowFarItIsAndIsStopped() {
        visit("n=500&seed=1&start=random&solver=random-permutations");
        chromium.await(page -> status().matches("Searching: [0-9,]+ iterations so far[.]"));
        press("stop");
        chromium.await(page -> status().equals("Stopped."));
        chromium.await(page -> lab.running() == 0);
    }

    /** Random permutations of 30 queens meet no solution in years. */
    @Test
    void aSearchThatRunsIsFollowedPausedAndStepped() {
        visit("n=30&seed=4&start=random&solver=random-permutations&speed=50");
        chromium.await(page -> status().startsWith("Searching:"));
        driver().switchTo().frame("view");
        chromium.await(page -> shown("number") > 5);
        assertThat(driver().findElement(By.className("outcome")).getText()).startsWith("searching, ");
        press("last");
        long newest = shown("number");
        chromium.await(page -> shown("number") > newest);
        press("first");
        assertThat(requireBoardOf("random-permutations", 30, 4)).isZero();
        press("play");
        chromium.await(page -> shown("number") > 5);
        press("play");
        long step = requireBoardOf("random-permutations", 30, 4);
        press("back");
        assertThat(requireBoardOf("random-permutations", 30, 4)).isLessThan(step);
        leaveReplay();
        chromium.await(page -> page.getCurrentUrl().contains("&speed=50&step="));
    }

    @Test
    void whatASearchThatIsStoppedHasDoneIsKept() {
        visit("n=30&seed=4&start=random&solver=random-permutations&speed=50");
        chromium.await(page -> status().matches("Searching: [1-9][0-9,]* iterations so far[.]"));
        // The status may be ahead of the steps.
        driver().switchTo().frame("view");
        chromium.await(page -> shown("number") > 0);
        leaveReplay();
        press("stop");
        chromium.await(page -> status().equals("Stopped."));
        driver().switchTo().frame("view");
        chromium.await(
                page -> driver().findElement(By.className("outcome")).getText().startsWith("cancelled, "));
        press("first");
        press("forward");
        assertThat(requireBoardOf("random-permutations", 30, 4)).isPositive();
        chromium.await(page -> lab.running() == 0);
    }

    @Test
    void theAddressHoldsSpeedAndStep() {
        visit("n=8&seed=1&start=diagonal&solver=iterative-repair&speed=2&step=3");
        requireReplay("iterative-repair", "solved");
        assertThat(shown("number")).isEqualTo(3);
        assertThat(driver().findElement(By.id("play")).getDomAttribute("aria-label"))
                .isEqualTo("Play");
        assertThat(driver().findElement(By.id("speed")).getDomProperty("value")).isEqualTo("2");
        press("forward");
        new Select(driver().findElement(By.id("speed"))).selectByValue("20");
        leaveReplay();
        chromium.await(page -> driver().getCurrentUrl().contains("&speed=20&step=4"));
    }

    @Test
    void theReplayIsSavedAsAPageOfItsOwn() {
        visit("n=8&seed=1&start=diagonal&solver=tabu");
        requireReplay("tabu", "solved");
        leaveReplay();
        String page = driver().findElement(By.id("save")).getDomProperty("href");
        driver().get(page);
        assertThat(driver().findElement(By.className("label")).getText()).isEqualTo("tabu");
    }

    /** Where the window is small, boards are smaller and the panels scroll: no part lies over another or is cut off. */
    @ParameterizedTest
    @CsvSource({
        "1280, 900, csp backtracking",
        "1366, 768, csp backtracking",
        "1366, 768, csp backtracking exact-cover",
        "1280, 800, iterative-repair hill-climbing greedy tabu",
        "768, 1024, tabu greedy hill-climbing iterative-repair",
        "660, 900, tabu greedy hill-climbing iterative-repair",
    })
    void everyPartOfSearchesSideBySideIsReached(int width, int height, String solvers) {
        chromium.screen(width, height, "light");
        driver().get("about:blank");
        driver().get(lab.address("n=8&seed=1&start=random&step=9&solver=" + solvers.replace(" ", "&solver="))
                .toString());
        requireReplay(solvers.substring(0, solvers.indexOf(' ')), "solved");
        assertThat(driver().executeScript("""
                const panels = document.getElementById('panels');
                const bottom = element => element.getBoundingClientRect().bottom - 1;
                const isReached = part => {
                  part.scrollIntoView({block: 'nearest'});
                  return bottom(part) <= Math.min(bottom(part.closest('.panel')), bottom(panels)) + 1;
                };
                return panels.scrollHeight > panels.clientHeight && getComputedStyle(panels).overflowY !== 'auto' ? ['panels']
                  : [...panels.querySelectorAll('.board, .tree, .note, .figures')].filter(part => !isReached(part)).map(part => part.className);
                """)).isEqualTo(List.of());
        assertThat(
                        (Boolean)
                                driver().executeScript(
                                                "return document.querySelector('.controls').getBoundingClientRect().bottom <= innerHeight"))
                .isTrue();
        assertThat(driver().executeScript("""
                return [...document.querySelectorAll('.note')].filter(note => note.scrollHeight > note.clientHeight).map(note => note.textContent);
                """)).as("sentences that scroll").isEqualTo(List.of());
        leaveReplay();
    }

    @Test
    void theKeyboardAloneSuffices() {
        visit("");
        driver().findElement(By.id("n")).click();
        driver().switchTo().activeElement().sendKeys(Keys.chord(Keys.CONTROL, "a"));
        driver().switchTo().activeElement().sendKeys("10", Keys.TAB);
        driver().switchTo().activeElement().sendKeys(Keys.chord(Keys.CONTROL, "a"));
        driver().switchTo().activeElement().sendKeys("2", Keys.ENTER);
        SolveResult result = SOLVERS.get("iterative-repair")
                .solve(10, SolveOptions.builder().seed(2).build());
        requireReplay("iterative-repair", "solved, " + count(result));
    }

    @Test
    void isAccessibleAndFitsEveryScreen() {
        visit("n=8&seed=1&start=board&board=0+1+2+3+4+5+6+7&solver=tabu&solver=greedy");
        requireReplay("tabu", "solved");
        leaveReplay();
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

    private static void press(String id) {
        driver().findElement(By.id(id)).click();
    }

    private static void type(String id, String text) {
        driver().findElement(By.id(id)).sendKeys(Keys.chord(Keys.CONTROL, "a"));
        driver().findElement(By.id(id)).sendKeys(text);
    }

    private static String value(String id) {
        return driver().findElement(By.id(id)).getDomProperty("value");
    }

    private static String status() {
        return driver().findElement(By.id("status")).getText();
    }

    private static WebElement choice(int index) {
        return driver().findElements(By.cssSelector(".choice select")).get(index);
    }

    private static void waitForCommand(String part) {
        chromium.await(page -> value("command").contains(part));
    }

    /** Waits until the replay in the page is of these runs, and stays in it. */
    private static void requireReplay(String label, String outcome) {
        chromium.await(page -> status().startsWith("Done."));
        // The frame may still have the replay of an earlier run.
        chromium.await(page -> {
            page.switchTo().defaultContent().switchTo().frame("view");
            return !page.findElements(By.cssSelector("html[data-ready][data-running=false]"))
                            .isEmpty()
                    && page.findElement(By.className("label")).getText().equals(label)
                    && page.findElement(By.className("outcome")).getText().startsWith(outcome);
        });
        assertThat(driver().findElement(By.className("outcome")).getText()).startsWith(outcome);
    }

    private static long shown(String id) {
        return Long.parseLong(value(id));
    }

    /** Compares the board and the figures shown with those of the library; returns the iteration, each of which is a step. */
    private static long requireBoardOf(String solver, int n, long seed) {
        // In one go: while the search runs, the page goes on between two questions.
        List<?> shown = (List<?>) driver().executeScript("""
                const figure = name => document.querySelector(`[data-figure=${name}]`).textContent;
                return [figure('iteration'), figure('conflicts'), document.querySelector('.board canvas').getAttribute('aria-label')];
                """);
        long iterations = Long.parseLong(shown.get(0).toString().replace(",", ""));
        SearchRecorder recorder = SearchRecorder.create();
        SolveOptions.Builder options =
                SolveOptions.builder().seed(seed).maxIterations(iterations).listener(recorder);
        SOLVERS.get(solver).solve(n, options.build());
        Recording recording = recorder.recording();
        int last = recording.steps() - 1;
        assertThat(shown.get(1)).isEqualTo(String.format("%,d", recording.conflicts(last)));
        String columns = Arrays.stream(recording.columns(last))
                .mapToObj(column -> column < 0 ? "none" : Integer.toString(column + 1))
                .collect(Collectors.joining(", "));
        assertThat(shown.get(2).toString()).contains("Columns by row: " + columns + ".");
        return iterations;
    }

    private static void leaveReplay() {
        driver().switchTo().defaultContent();
    }

    private static String figure(String name) {
        return driver().findElement(By.cssSelector("[data-figure=" + name + "]"))
                .getText();
    }

    private static String count(SolveResult result) {
        long iterations = result.statistics().iterations();
        return String.format("%,d iteration%s", iterations, iterations == 1 ? "" : "s");
    }
}
