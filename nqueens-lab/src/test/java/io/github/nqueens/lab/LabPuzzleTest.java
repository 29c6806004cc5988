package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.routes.LabTimes;
import io.github.nqueens.puzzle.PlayerState;
import io.github.nqueens.puzzle.PuzzleGenerator;
import io.github.nqueens.puzzle.PuzzlePage;
import io.github.nqueens.puzzle.Technique;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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

/** Region puzzles in the lab, played in a real browser. */
@InBrowser
@Tag("thorough")
class LabPuzzleTest {
    private static Lab lab;
    private static Browser chromium;

    @BeforeAll
    static void open(Browser started) throws IOException {
        chromium = started;
        lab = Lab.open(
                SolverCatalog.load(),
                0,
                new LabTimes(Duration.ofHours(1), Duration.ofHours(1), Duration.ofHours(1), Duration.ofHours(1)));
        chromium.allowMessage("status of 400");
        chromium.allow("http://" + lab.address("").getAuthority() + "/");
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    /** The puzzle is the one that the library makes of the same size, rating and seed. */
    @Test
    void aPuzzleIsMadeAndTheNextOneIsAClickAway() {
        visit("view=puzzles&n=6&seed=3&rating=confinement");
        waitForPuzzle();
        String own = PuzzlePage.of(puzzle(6, 3, Technique.CONFINEMENT)).toHtml();
        driver().switchTo().frame("puzzles-page");
        WebElement shown = driver().findElement(By.cssSelector("template.puzzle"));
        assertThat(shown.getDomAttribute("data-regions")).isNotBlank();
        assertThat(own)
                .contains("data-id=\"" + shown.getDomAttribute("data-id") + "\"")
                .contains("data-regions=\"" + shown.getDomAttribute("data-regions") + "\"");
        driver().switchTo().defaultContent();
        press("puzzles-next");
        chromium.await(page -> page.getCurrentUrl().contains("seed=4"));
        waitForPuzzle();
        driver().findElement(By.id("puzzles-n")).sendKeys(Keys.chord(Keys.CONTROL, "a"));
        driver().findElement(By.id("puzzles-n")).sendKeys("99", Keys.ENTER);
        chromium.await(page -> text("puzzles-problem").contains("from 4 to 26"));
        assertThat(driver().findElement(By.id("puzzles-page")).isDisplayed()).isFalse();
    }

    /** Neither its borders nor a scroll bar, which wide ones make narrower, take room of the puzzle; the page alone scrolls. */
    @ParameterizedTest
    @CsvSource({"390, 844", "700, 757", "1100, 1057", "1280, 757"})
    void aPuzzleIsAsHighAsItsFrame(int width, int height) {
        chromium.screen(width, height, "light");
        visit("view=puzzles&n=8&seed=5&rating=stranding");
        waitForPuzzle();
        assertThat(scrolledInFrame()).isZero();
        chromium.screen(width - 60, height - 60, "light");
        chromium.await(page -> scrolledInFrame() == 0);
        press("puzzles-next");
        chromium.await(page -> page.getCurrentUrl().contains("seed=6"));
        waitForPuzzle();
        assertThat(scrolledInFrame()).isZero();
    }

    private static long scrolledInFrame() {
        return (Long) driver().executeScript("""
                const frame = document.getElementById('puzzles-page');
                const page = frame.contentDocument.documentElement;
                return page.scrollHeight - frame.clientHeight + frame.clientWidth - page.clientWidth;
                """);
    }

    @Test
    void aPuzzleIsSolvedWithTheHintsOfTheLibrary() {
        visit("view=puzzles&n=5&seed=1&rating=single");
        waitForPuzzle();
        Problem puzzle = puzzle(5, 1, Technique.SINGLE);
        Board solution = Solutions.stream(puzzle).findFirst().orElseThrow();
        driver().switchTo().frame("puzzles-page");
        press("hint");
        assertThat(text("message"))
                .isEqualTo(PlayerState.builder(puzzle).build().hint().sentence());
        int wrong = (solution.column(0) + 1) % 5;
        queen(0, wrong);
        press("check");
        assertThat(text("message")).isEqualTo("1 square is wrong. It has a red outline.");
        press("hint");
        assertThat(text("message"))
                .isEqualTo(PlayerState.builder(puzzle)
                        .queen(0, wrong)
                        .build()
                        .hint()
                        .sentence());
        square(0, wrong).click();
        for (int row = 0; row < 5; row++) {
            assertThat(text("message")).doesNotContain("Solved");
            queen(row, solution.column(row));
        }
        assertThat(text("message")).startsWith("Solved in ");
        assertThat(driver().findElement(By.id("share")).getDomProperty("value"))
                .as("the line to share, without the secret address of the lab")
                .startsWith("5 by 5 queens puzzle")
                .doesNotContain("http");
    }

    /** A puzzle is made in less time than a click may take. So searches without an end keep the processors from it. */
    @Test
    void aSearchForAPuzzleIsStopped() throws IOException {
        RawClient client = new RawClient(lab);
        List<Socket> searches = new ArrayList<>();
        try {
            for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
                Socket search = client.connect();
                searches.add(search);
                search.getOutputStream()
                        .write(client.lastRequest("POST", "run", "n=200&solver=random-permutations&seed=1"));
                RawClient.readUntil(search, "running");
            }
            visit("view=puzzles&n=6&seed=1");
            chromium.await(page -> text("puzzles-status").equals("1 search waits for a processor."));
            press("puzzles-stop");
            chromium.await(page -> text("puzzles-status").equals("Stopped."));
            assertThat(driver().findElement(By.id("puzzles-stop")).isEnabled()).isFalse();
        } finally {
            for (Socket search : searches) {
                search.close();
            }
        }
        chromium.await(page -> lab.running() == 0);
        assertThat(driver().findElement(By.id("puzzles-page")).isDisplayed()).isFalse();
    }

    /** Text is pasted, a picture is dropped: both open the puzzle. */
    @Test
    void aPuzzleIsPastedAndAScreenshotDropped() {
        visit("view=puzzles&n=6&seed=3&rating=confinement");
        waitForPuzzle();
        Problem puzzle = puzzle(7, 5, Technique.CONFINEMENT);
        String field = "#puzzles-brought textarea";
        type(field, "AABB\nAABB\nCCDD\nCCDD");
        chromium.await(page -> shown("#puzzles-brought .problem").contains("several solutions"));
        type(field, puzzle.toText());
        chromium.await(page -> isOpen(puzzle));
        assertThat(shown("#puzzles-brought .problem")).isEmpty();
        visit("view=puzzles");
        // The picture is drawn by the browser, in the colors that it gives to the regions.
        driver().executeScript("""
                const rows = arguments[0];
                const canvas = document.createElement('canvas');
                const size = canvas.width = canvas.height = 60 * rows.length + 40;
                const drawing = canvas.getContext('2d');
                drawing.fillStyle = '#fff';
                drawing.fillRect(0, 0, size, size);
                rows.forEach((row, y) => [...row].forEach((region, x) => {
                  drawing.fillStyle = `hsl(${(region.charCodeAt(0) - 65) * 51} 70% 75%)`;
                  drawing.fillRect(20 + 60 * x, 20 + 60 * y, 58, 58);
                }));
                canvas.toBlob(blob => {
                  const dataTransfer = new DataTransfer();
                  dataTransfer.items.add(new File([blob], 'screenshot.png', {type: 'image/png'}));
                  document.getElementById('puzzles-form')
                    .dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true, cancelable: true}));
                });
                """, puzzle.toText().lines().skip(9).toList());
        chromium.await(page -> shown("#puzzles-brought .status").contains("sureness"));
        chromium.await(page -> isOpen(puzzle));
    }

    /** A picture does not tell what the regions of a puzzle are called, so they are numbered as they appear. */
    private static boolean isOpen(Problem puzzle) {
        String own = PuzzlePage.of(puzzle).toHtml().replaceAll("(?s).*data-regions=\"([^\"]*)\".*", "$1");
        driver().switchTo().frame("puzzles-page");
        // In one step, as the page may be replaced by another puzzle between two.
        List<?> shown = (List<?>)
                Objects.requireNonNull(
                        driver().executeScript(
                                        "return [...document.querySelectorAll('template.puzzle')].map(puzzle => puzzle.dataset.regions)"));
        boolean isOpen = shown.stream()
                .anyMatch(regions -> numbered(String.valueOf(regions)).equals(numbered(own)));
        driver().switchTo().defaultContent();
        return isOpen;
    }

    private static List<Integer> numbered(String regions) {
        List<String> all = List.of(regions.split(",|(?<=[A-Za-z])(?=[A-Za-z])"));
        List<String> names = all.stream().distinct().toList();
        return all.stream().map(names::indexOf).toList();
    }

    private static void type(String selector, String text) {
        driver().executeScript("""
                const field = document.querySelector(arguments[0]);
                field.value = arguments[1];
                field.dispatchEvent(new InputEvent('input', {inputType: 'insertFromPaste'}));
                """, selector, text);
    }

    private static String shown(String selector) {
        return driver().findElement(By.cssSelector(selector)).getText();
    }

    private static Problem puzzle(int n, long seed, Technique rating) {
        return PuzzleGenerator.builder(n)
                .rating(rating, rating)
                .build()
                .generate(seed, Limits.none())
                .problem()
                .orElseThrow();
    }

    private static WebElement square(int row, int column) {
        return driver().findElements(By.className("row"))
                .get(row)
                .findElements(By.className("square"))
                .get(column);
    }

    private static void queen(int row, int column) {
        square(row, column).click();
        square(row, column).click();
    }

    private static void waitForPuzzle() {
        chromium.await(page -> text("puzzles-status").equals("The puzzle is ready."));
    }

    private static void press(String id) {
        driver().findElement(By.id(id)).click();
    }

    private static String text(String id) {
        return driver().findElement(By.id(id)).getText();
    }

    private static RemoteWebDriver driver() {
        return chromium.driver();
    }

    private static void visit(String state) {
        chromium.screen(1280, 900, "light");
        driver().get("about:blank");
        driver().get(lab.address(state).toString());
    }
}
