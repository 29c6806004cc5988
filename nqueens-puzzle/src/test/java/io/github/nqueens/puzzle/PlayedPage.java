package io.github.nqueens.puzzle;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.testing.browser.Browser;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** What a player sees and does on a {@link PuzzlePage}. Squares count from 0 as in the library. */
final class PlayedPage {
    private static final String SQUARES = """
            const squares = name => {
              const size = document.querySelectorAll('.row').length;
              return Array.from(document.querySelectorAll('.square.' + name),
                cell => Math.floor(cell.dataset.square / size) + ':' + cell.dataset.square % size);
            };
            """;

    private final Browser browser;
    private final RemoteWebDriver driver;

    PlayedPage(Browser browser) {
        this.browser = browser;
        this.driver = browser.driver();
    }

    static PlayedPage open(Browser browser, PuzzlePage page) {
        browser.open(page.toHtml());
        return new PlayedPage(browser);
    }

    /** Opens a page that finds nothing in what the browser keeps. */
    static PlayedPage openWithoutPast(Browser browser, Problem... puzzles) {
        PlayedPage last = new PlayedPage(browser);
        last.forgetAll();
        last.writeNoMore();
        return open(browser, PuzzlePage.of(puzzles));
    }

    /** Runs a script before those of each page that is opened from now on, until {@link #forget}. */
    static String beforePages(Browser browser, String script) {
        return (String) browser.devTools("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script))
                .get("identifier");
    }

    static void forget(Browser browser, String identifier) {
        browser.devTools("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", identifier));
    }

    /** The hint on a state of squares, each with 1 for a mark or 2 for a queen, given to the page as a saved game. */
    String hintOn(List<List<Integer>> states) {
        String id = (String) driver.executeScript("return document.querySelector('template.puzzle').dataset.id");
        // The new page gets it itself: what the old one saves may arrive after what a test saves.
        Object script = browser.devTools(
                        "Page.addScriptToEvaluateOnNewDocument",
                        Map.of(
                                "source",
                                "localStorage.setItem('nqueens-puzzle:" + id + "', '{\"moves\": [" + states
                                        + "], \"done\": 1}')"))
                .get("identifier");
        driver.navigate().refresh();
        browser.devTools("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
        driver.findElement(By.id("hint")).click();
        return driver.findElement(By.id("message")).getText();
    }

    WebElement square(int row, int column) {
        return (WebElement) driver.executeScript(
                "return document.querySelectorAll('.row')[arguments[0]].children[arguments[1]]", row, column);
    }

    void tap(int row, int column) {
        square(row, column).click();
    }

    void tap(Square square) {
        tap(square.row(), square.column());
    }

    void queen(int row, int column) {
        tap(row, column);
        tap(row, column);
    }

    /** Taps squares one after the other with events like those of a mouse, at once: each real click waits for the screen. */
    void tapAll(List<Square> squares) {
        driver.executeScript(
                """
                const rows = document.querySelectorAll('.row');
                for (const [row, column] of arguments[0]) {
                  const mouse = {bubbles: true, cancelable: true, composed: true, pointerId: 1, pointerType: 'mouse', isPrimary: true};
                  const cell = rows[row].children[column];
                  cell.dispatchEvent(new PointerEvent('pointerdown', mouse));
                  cell.dispatchEvent(new PointerEvent('pointerup', mouse));
                  cell.dispatchEvent(new PointerEvent('click', {...mouse, detail: 1}));
                }
                """,
                squares.stream()
                        .map(square -> List.of(square.row(), square.column()))
                        .toList());
    }

    /**
     * What a hint shows.
     *
     * @param because squares that show it, and {@code deleted} those that it rules out, both as "row:column" from 0
     */
    record ShownHint(String message, List<String> because, List<String> deleted) {}

    /** Asks for a hint, without waiting for the screen. */
    ShownHint hint() {
        List<?> shown = (List<?>) driver.executeScript(SQUARES + """
                document.getElementById('hint').click();
                return [document.getElementById('message').textContent, squares('because'), squares('deleted')];
                """);
        return new ShownHint((String) shown.get(0), texts(shown.get(1)), texts(shown.get(2)));
    }

    /** Presses the mouse on the first square and moves over the others. */
    void drag(Square... squares) {
        Actions actions = new Actions(driver, Duration.ofMillis(20))
                .moveToElement(at(squares[0]))
                .clickAndHold();
        for (Square square : squares) {
            actions.moveToElement(at(square));
        }
        actions.release().perform();
    }

    /** Drags over three squares, and presses Control and Z with the mouse on the second one. */
    void dragWithUndoAfterTheSecond(Square first, Square second, Square third) {
        new Actions(driver, Duration.ofMillis(20))
                .moveToElement(at(first))
                .clickAndHold()
                .moveToElement(at(second))
                .keyDown(Keys.CONTROL)
                .sendKeys("z")
                .keyUp(Keys.CONTROL)
                .moveToElement(at(third))
                .release()
                .perform();
    }

    /** Touches the first square, and draws over the others with the finger. */
    void touch(Square... squares) {
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        Sequence sequence = new Sequence(finger, 0);
        for (int i = 0; i < squares.length; i++) {
            sequence.addAction(
                    finger.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(at(squares[i])), 0, 0));
            if (i == 0) {
                sequence.addAction(finger.createPointerDown(PointerInput.MouseButton.LEFT.asArg()));
            }
        }
        sequence.addAction(finger.createPointerUp(PointerInput.MouseButton.LEFT.asArg()));
        driver.perform(List.of(sequence));
    }

    private WebElement at(Square square) {
        return square(square.row(), square.column());
    }

    void click(String id) {
        driver.findElement(By.id(id)).click();
    }

    void choose(String id, String value) {
        new Select(driver.findElement(By.id(id))).selectByValue(value);
    }

    String chosen(String id) {
        return driver.findElement(By.id(id)).getDomProperty("value");
    }

    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    void pressWithControl(CharSequence... keys) {
        new Actions(driver)
                .keyDown(Keys.CONTROL)
                .sendKeys(keys)
                .keyUp(Keys.CONTROL)
                .perform();
    }

    /** Moves the keyboard onto the board. */
    void focusBoard() {
        driver.executeScript("document.querySelector('#board [tabindex=\"0\"]').focus()");
    }

    String text(String id) {
        return driver.findElement(By.id(id)).getDomProperty("textContent");
    }

    String message() {
        return text("message");
    }

    /** Waits for what a click says later, as copying does. */
    void waitForAnother(String message) {
        new WebDriverWait(driver, Duration.ofSeconds(60), Duration.ofMillis(20))
                .until(page -> !message().equals(message));
    }

    String shareLine() {
        return chosen("share");
    }

    boolean isDisplayed(String selector) {
        return driver.findElement(By.cssSelector(selector)).isDisplayed();
    }

    boolean isEnabled(String id) {
        return !"true".equals(driver.findElement(By.id(id)).getDomAttribute("aria-disabled"));
    }

    /** All squares, a line for each row: . empty, x marked, - marked automatically, Q queen, G given, # blocked. */
    String board() {
        return (String) driver.executeScript("""
                const letters = {empty: '.', mark: 'x', auto: '-', queen: 'Q', given: 'G', blocked: '#'};
                return Array.from(document.querySelectorAll('.row'),
                  row => Array.from(row.children, cell => letters[cell.dataset.state]).join('')).join('\\n');
                """);
    }

    /** The label that a screen reader says of a square. */
    String label(int row, int column) {
        return square(row, column).getDomAttribute("aria-label");
    }

    /** The squares of a class, as "row:column" from 0. */
    List<String> squares(String name) {
        return texts(driver.executeScript(SQUARES + "return squares(arguments[0])", name));
    }

    private static List<String> texts(Object found) {
        return ((List<?>) found).stream().map(Object::toString).toList();
    }

    String focusedLabel() {
        return driver.switchTo().activeElement().getDomAttribute("aria-label");
    }

    String style(String selector, String property) {
        return (String) driver.executeScript(
                "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, property);
    }

    /** What the browser keeps of all pages. */
    Map<?, ?> stored() {
        return (Map<?, ?>) driver.executeScript("return {...localStorage}");
    }

    /** Under which key the browser keeps a game. */
    String gameKey() {
        return stored().keySet().stream()
                .map(Object::toString)
                .filter(name -> !name.endsWith("settings"))
                .findFirst()
                .orElseThrow();
    }

    void store(String key, String value) {
        driver.executeScript("localStorage.setItem(arguments[0], arguments[1])", key, value);
    }

    /** Empties what the browser keeps of all pages, as far as this one may. */
    void forgetAll() {
        driver.executeScript("try { localStorage.clear() } catch { /* about:blank has none */ }");
    }

    /** From now on this page keeps nothing, not even when it is left, which the browser may tell it late. */
    void writeNoMore() {
        driver.executeScript("Storage.prototype.setItem = () => {}");
    }

    void reload() {
        driver.navigate().refresh();
    }

    long overflow() {
        return (Long) driver.executeScript("return document.documentElement.scrollWidth - window.innerWidth");
    }
}
