package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.routes.LabTimes;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.Select;

/** The board that one drags queens on and the gallery of all solutions, in a real browser. */
@InBrowser
@Tag("thorough")
class LabBoardTest {
    private static final Duration LONG = Duration.ofHours(1);

    private static Lab lab;
    private static Browser chromium;

    @BeforeAll
    static void open(Browser started) throws IOException {
        chromium = started;
        lab = Lab.open(SolverCatalog.load(), 0, new LabTimes(LONG, LONG, LONG, LONG));
        chromium.allowMessage("status of 400");
        chromium.allow("http://" + lab.address("").getAuthority() + "/");
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    @Test
    void aQueenIsDraggedAndTheBoardIsCheckedAtOnce() {
        visit("view=board&board=[1,3,5,0,2,5]");
        requireBoard(Board.of(1, 3, 5, 0, 2, 5));
        WebElement queen = queen(5);
        int square = queen.getSize().width;
        new Actions(driver())
                .clickAndHold(queen)
                .moveByOffset(-square / 2, 0)
                .moveByOffset(-square / 2, 0)
                .release()
                .perform();
        requireBoard(Board.of(1, 3, 5, 0, 2, 4));
        assertThat(text("board-status")).isEqualTo("No queen attacks another: this board is a solution.");
    }

    @Test
    void eachPairOnALineIsDrawnAndTheFullestLineIsNamed() {
        visit("view=board&board=[0,1,2,3,4,5,6,7]");
        assertThat(text("board-status"))
                .isEqualTo("28 pairs of queens attack each other. 8 queens on one line make 28 of these pairs.");
        assertThat(paths()).hasSize(28).doesNotHaveDuplicates();
        visit("view=board&board=[0,0,0,3]");
        assertThat(text("board-status"))
                .isEqualTo("4 pairs of queens attack each other. 3 queens on one line make 3 of these pairs.");
        assertThat(paths()).hasSize(4).doesNotHaveDuplicates();
        type("board-n", "100");
        assertThat(text("board-status")).endsWith("100 queens on one line make 4,950 of these pairs.");
        assertThat(paths()).hasSize(1);
    }

    @Test
    void theEdgesNumberRowsAndColumns() {
        visit("view=board&board=[1,3,0,2]");
        assertThat(labels("left")).containsExactly("1", "2", "3", "4").isEqualTo(labels("top"));
        type("board-n", "100");
        assertThat(labels("left")).hasSize(20).startsWith("1", "6", "11").endsWith("96");
    }

    @Test
    void rowsAndColumnsOfAllTabsCountFromZeroIfOneWants() {
        visit("view=board&board=[1,3,0,2]");
        new Select(driver().findElement(By.id("from"))).selectByVisibleText("0");
        assertThat(labels("left")).containsExactly("0", "1", "2", "3").isEqualTo(labels("top"));
        assertThat(queen(0).getDomAttribute("aria-valuenow")).isEqualTo("1");
        assertThat(driver().getCurrentUrl()).contains("from=0");
        visit("view=solutions&n=4&from=0");
        chromium.await(page -> pictures().size() == 1);
        assertThat(pictures().get(0).getDomAttribute("aria-label")).contains("columns 1, 3, 0, 2");
        pictures().get(0).click();
        chromium.await(page -> labels("left").equals(List.of("0", "1", "2", "3")));
        chromium.await(page -> page.getCurrentUrl().contains("from=0"));
        driver().navigate().back();
        chromium.await(page -> pictures().size() == 1);
        new Select(driver().findElement(By.id("from"))).selectByVisibleText("1");
        assertThat(pictures().get(0).getDomAttribute("aria-label")).contains("columns 2, 4, 1, 3");
        visit("view=puzzles&n=4&seed=3&from=0");
        requireCornerOfPuzzle("Row 0, column 0");
        new Select(driver().findElement(By.id("from"))).selectByVisibleText("1");
        requireCornerOfPuzzle("Row 1, column 1");
        visit("n=8&seed=7&solver=backtracking&step=1&from=0");
        requireNote("Row 0 takes column 0");
        new Select(driver().findElement(By.id("from"))).selectByVisibleText("1");
        requireNote("Row 1 takes column 1");
    }

    private static void requireCornerOfPuzzle(String label) {
        chromium.await(page -> {
            page.switchTo().defaultContent().switchTo().frame("puzzles-page");
            return page.findElements(By.cssSelector("[data-square='0']")).stream()
                    .anyMatch(square -> square.getDomAttribute("aria-label").startsWith(label));
        });
        driver().switchTo().defaultContent();
    }

    private static void requireNote(String start) {
        chromium.await(page -> {
            page.switchTo().defaultContent().switchTo().frame("view");
            return page.findElements(By.className("note")).stream()
                    .anyMatch(note -> note.getText().startsWith(start));
        });
        driver().switchTo().defaultContent();
    }

    private static String fromOne(Board board) {
        return IntStream.range(0, board.size())
                .mapToObj(row -> Integer.toString(board.column(row) + 1))
                .collect(Collectors.joining(", "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "view=board&board=[0,0,0,3]|",
                "view=board&board=0 2 x|board=0 2 x",
                "view=count&n=8&method=guess&first=3&which=all|method=guess",
                "view=count&n=8&colour=red&method=fastest&shape=1|colour=red & shape=1",
                "view=solutions&n=6&size=7|size=7",
                "n=6&seed=2&speed=fast&solver=tabu|speed=fast",
                "n=6&seed=2&start=random&step=3&speed=5&solver=tabu:tenure=3|",
                "view=experiment&kind=solvers&sizes=6&moon=1|moon=1"
            })
    void thePartsOfAnAddressThatNothingReadsAreNamed(String state, String parts) {
        visit(state);
        chromium.await(
                page -> "true".equals(page.findElement(By.tagName("html")).getDomAttribute("data-ready")));
        WebElement problem = driver().findElement(By.id("address-problem"));
        assertThat(problem.isDisplayed()).isEqualTo(parts != null);
        if (parts != null) {
            assertThat(problem.getText()).contains(" of the address: " + parts + ". ");
            driver().findElement(By.id("tab-solutions")).sendKeys(Keys.ARROW_RIGHT);
            assertThat(problem.isDisplayed()).isFalse();
        }
    }

    @Test
    void anAddressThatIsTooLongIsNotRead() {
        visit("view=board&board=" + "1,".repeat(50_000));
        assertThat(text("address-problem"))
                .isEqualTo("The address has 100,018 characters, and the lab reads at most 100,000.");
        assertThat(driver().findElement(By.id("watch")).isDisplayed()).isTrue();
    }

    @Test
    void paperHasTheBoardItsSentenceAndItsColumnsButNoControls() {
        visit("view=board&board=[0,0,0,3]");
        chromium.print();
        assertThat(List.of("board-field", "board-status", "board-columns"))
                .allMatch(id -> driver().findElement(By.id(id)).isDisplayed());
        assertThat(List.of("board-random", "board-solve", "board-keys", "board-brought", "tab-board"))
                .noneMatch(id -> driver().findElement(By.id(id)).isDisplayed());
        // A browser leaves backgrounds out, unless a page asks for them.
        assertThat(driver().findElement(By.id("board-field")).getCssValue("print-color-adjust"))
                .isEqualTo("exact");
    }

    /** As in the contrast themes of Windows, which take colors of backgrounds away and show transparent borders. */
    @Test
    void contrastThemesShowSquaresAndWhichTabIsChosen() {
        visit("view=board&board=[1,3,0,2]");
        chromium.devTools(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "forced-colors", "value", "active"))));
        assertThat(driver().findElement(By.id("board-field")).getCssValue("background-image"))
                .startsWith("conic-gradient(");
        assertThat(driver().findElements(By.cssSelector("[role=tab]")))
                .extracting(tab -> tab.getCssValue("border-bottom-width"))
                .containsExactly("0px", "0px", "0px", "3px", "0px", "0px");
    }

    @Test
    void theKeyboardMovesQueens() {
        visit("view=board&board=[0,0,0,0]");
        requireBoard(Board.of(0, 0, 0, 0));
        driver().executeScript("document.getElementById('board-solve').focus()");
        keys(Keys.TAB, Keys.ARROW_RIGHT, Keys.ARROW_DOWN, Keys.END, Keys.ARROW_DOWN, Keys.ARROW_LEFT);
        requireBoard(Board.of(1, 3, 0, 0));
        keys(Keys.PAGE_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT);
        requireBoard(Board.of(1, 3, 0, 2));
        assertThat(driver().switchTo().activeElement().getDomAttribute("aria-valuetext"))
                .isEqualTo("column 3, not attacked");
        keys(Keys.ARROW_RIGHT);
        assertThat(text("board-status")).isEqualTo("1 pair of queens attacks each other.");
    }

    @Test
    void aBoardIsPastedResizedAndHandedToASearch() {
        visit("view=board");
        requireBoard(Board.identity(8));
        type("board-n", "100");
        requireBoard(Board.identity(100));
        type("board-n", "101");
        assertThat(text("board-problem")).isEqualTo("n must be a whole number from 1 to 100.");
        type("board-columns", "0 1 9");
        assertThat(text("board-problem")).startsWith("This is no board.");
        type("board-columns", "2 0 1 3");
        requireBoard(Board.of(2, 0, 1, 3));
        assertThat(driver().findElement(By.id("board-problem")).isDisplayed()).isFalse();
        driver().findElement(By.id("board-random")).click();
        assertThat(shownBoard().isPermutation()).isTrue();
        Board board = shownBoard();
        driver().findElement(By.id("board-solve")).click();
        chromium.await(page -> text("status").equals("Done."));
        assertThat(driver().findElement(By.id("board")).getDomProperty("value")).isEqualTo(board.toText());
    }

    /** Also where no board of one's own is the start yet. */
    @Test
    void whatAPastedTextCanBeReadAsIsOfferedOnTheTabWatch() {
        visit("n=6&seed=1&start=random&solver=tabu");
        driver().executeScript("""
                const clipboardData = new DataTransfer();
                clipboardData.setData('text/plain', '1 2 2 1');
                const paste = new ClipboardEvent('paste', {bubbles: true, cancelable: true});
                // Firefox takes no data for an event that a script makes.
                Object.defineProperty(paste, 'clipboardData', {value: clipboardData});
                document.body.dispatchEvent(paste);
                """);
        By choices = By.xpath("//*[@id='watch-brought']//button[starts-with(., 'Counted from ')]");
        chromium.await(page -> page.findElements(choices).size() == 2);
        assertThat(driver().findElements(choices)).allMatch(WebElement::isDisplayed);
        assertThat(driver().findElement(By.cssSelector("#watch-brought textarea"))
                        .isDisplayed())
                .isFalse();
        driver().findElements(choices).get(1).click();
        assertThat(driver().findElement(By.id("board")).getDomProperty("value")).isEqualTo("[0, 1, 1, 0]");
        assertThat(driver().findElement(By.cssSelector("#watch-brought textarea"))
                        .isDisplayed())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6, 8, 9})
    void theGalleryShowsAllSolutionsUpToSymmetry(int n) {
        visit("view=solutions&n=" + n);
        List<Board> boards = Solutions.fundamental(n).toList();
        chromium.await(page ->
                pictures().size() == boards.size() && !text("solutions-status").isEmpty());
        long all = Solutions.stream(n).count();
        assertThat(text("solutions-status"))
                .isEqualTo(
                        switch (n) {
                            case 1 -> "There is 1 solution for n = 1.";
                            case 2 -> "There is no solution for n = 2.";
                            case 4, 6 -> "There are " + all + " solutions for n = " + n + ", all in 1 class.";
                            default ->
                                "There are " + all + " solutions for n = " + n + ", in " + boards.size() + " classes.";
                        });
        assertThat(pictures())
                .extracting(picture -> picture.getDomAttribute("aria-label"))
                .containsExactlyElementsOf(boards.stream()
                        .map(board ->
                                "Board with queens in columns " + fromOne(board) + ", row by row: move its queens")
                        .toList());
        if (n == 8) {
            pictures().get(3).click();
            requireBoard(boards.get(3));
            assertThat(text("board-status")).contains("is a solution");
        }
    }

    @Test
    void aTabLeftIsAsItWasWhenOneComesBack() {
        visit("view=solutions&n=6");
        chromium.await(page -> pictures().size() == 1);
        driver().findElement(By.id("tab-solutions")).sendKeys(Keys.ARROW_LEFT);
        requireBoard(Board.identity(8));
        chromium.await(page -> page.getCurrentUrl().contains("#view=board"));
        driver().findElement(By.id("tab-board")).sendKeys(Keys.ARROW_RIGHT);
        chromium.await(page -> page.getCurrentUrl().endsWith("#view=solutions&n=6"));
        assertThat(new Select(driver().findElement(By.id("solutions-n")))
                        .getFirstSelectedOption()
                        .getText())
                .isEqualTo("6");
        driver().findElement(By.id("tab-solutions")).sendKeys(Keys.HOME);
        assertThat(driver().findElement(By.id("watch")).isDisplayed()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"view=board&board=[1,3,5,0,2,5]", "view=solutions&n=8", "view=puzzles&n=6&seed=3"})
    void isAccessibleAndFitsEveryScreen(String state) {
        visit(state);
        chromium.await(page -> state.contains("board")
                || pictures().size() == 12
                || text("puzzles-status").equals("The puzzle is ready."));
        chromium.requireAccessibleOnEveryScreen();
    }

    private static List<String> paths() {
        return driver().findElements(By.cssSelector("#board-field > svg path")).stream()
                .map(path -> path.getDomAttribute("d"))
                .toList();
    }

    private static List<String> labels(String edge) {
        return driver().findElements(By.cssSelector("#board-field .edges ." + edge)).stream()
                .map(WebElement::getText)
                .toList();
    }

    private static void requireBoard(Board board) {
        assertThat(shownBoard()).isEqualTo(board);
        for (int row = 0; row < Math.min(8, board.size()); row++) {
            assertThat(queen(row).getDomAttribute("aria-valuenow")).isEqualTo(Integer.toString(board.column(row) + 1));
        }
        long pairs = board.conflicts();
        if (pairs > 1) {
            assertThat(text("board-status")).startsWith(String.format("%,d pairs of queens attack each other.", pairs));
        }
    }

    private static Board shownBoard() {
        return Board.parse(driver().findElement(By.id("board-columns")).getDomProperty("value"));
    }

    private static WebElement queen(int row) {
        return driver().findElements(By.className("piece")).get(row);
    }

    private static List<WebElement> pictures() {
        return driver().findElements(By.cssSelector("#solutions-list a"));
    }

    private static void keys(CharSequence... keys) {
        new Actions(driver()).sendKeys(keys).perform();
    }

    private static String text(String id) {
        return driver().findElement(By.id(id)).getText();
    }

    private static void type(String id, String text) {
        WebElement field = driver().findElement(By.id(id));
        // Firefox and WebKit hold the control key down until the keys of one call are sent.
        field.sendKeys(Keys.chord(Keys.CONTROL, "a"));
        field.sendKeys(text, Keys.TAB);
    }

    private static RemoteWebDriver driver() {
        return chromium.driver();
    }

    private static void visit(String state) {
        chromium.screen(1280, 900, "light");
        driver().get("about:blank");
        driver().get(lab.address("") + "#" + state);
    }
}
