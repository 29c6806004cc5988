package io.github.nqueens.visual;

import io.github.nqueens.testing.browser.Browser;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.Select;
import org.openqa.selenium.support.ui.WebDriverWait;

/** What a reader sees and does on the page of a {@link SearchReplay}. */
final class ReplayPage {
    private final RemoteWebDriver driver;

    ReplayPage(RemoteWebDriver driver) {
        this.driver = driver;
    }

    static ReplayPage open(Browser browser, SearchReplay replay) {
        browser.open(replay.toHtml());
        return new ReplayPage(browser.driver());
    }

    void click(String id) {
        driver.findElement(By.id(id)).click();
    }

    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    void jumpTo(long step) {
        jumpTo(Long.toString(step));
    }

    /** Types over the number of the step. */
    void jumpTo(CharSequence typed) {
        WebElement number = driver.findElement(By.id("number"));
        number.sendKeys(Keys.chord(Keys.CONTROL, "a"));
        number.sendKeys(typed, Keys.ENTER);
    }

    /** Presses the pointer on the curve at one part of its width, and releases it at another. */
    void dragOnCurve(double from, double to) {
        WebElement curve = driver.findElement(By.id("curve"));
        int width = curve.getSize().width;
        new Actions(driver, Duration.ofMillis(20))
                .moveToElement(curve, (int) ((from - 0.5) * width), 0)
                .clickAndHold()
                .moveToElement(curve, (int) ((to - 0.5) * width), 0)
                .release()
                .perform();
    }

    void speed(String stepsPerSecond) {
        new Select(driver.findElement(By.id("speed"))).selectByValue(stepsPerSecond);
    }

    long step() {
        return Long.parseLong(driver.findElement(By.id("number")).getDomProperty("value"));
    }

    boolean isPlaying() {
        return "Pause".equals(driver.findElement(By.id("play")).getDomAttribute("aria-label"));
    }

    void waitUntilStepIs(long step) {
        new WebDriverWait(driver, Duration.ofSeconds(20), Duration.ofMillis(20)).until(page -> step() == step);
    }

    boolean isChosen(String id) {
        return driver.findElement(By.id(id)).isSelected();
    }

    int panels() {
        return driver.findElements(By.className("panel")).size();
    }

    /** What one panel shows: the board as it is told to a screen reader, -1 for an empty row, and its figures. */
    @SuppressWarnings("ArrayRecordComponent") // Compared part by part.
    record Shown(int[] columns, Map<String, String> figures, String note) {
        long figure(String name) {
            return Long.parseLong(figures.get(name).replace(",", ""));
        }
    }

    /** Reads a panel in one go: each command to the browser takes its time. */
    Shown shown(int panel) {
        List<?> read = (List<?>) driver.executeScript("""
                const panel = arguments[0];
                return [panel.querySelector('canvas').getAttribute('aria-label'), panel.querySelector('.note').textContent,
                  ...Array.from(panel.querySelectorAll('dd'), dd => [dd.dataset.figure, dd.textContent])];
                """, panel(panel));
        Map<String, String> figures = new HashMap<>();
        for (Object figure : read.subList(2, read.size())) {
            List<?> nameAndText = (List<?>) figure;
            figures.put((String) nameAndText.get(0), (String) nameAndText.get(1));
        }
        return new Shown(columns((String) read.get(0)), figures, (String) read.get(1));
    }

    /** The color of the board at a place, in rows and columns from its upper left corner. */
    String colorAt(int panel, double row, double column) {
        return (String) driver.executeScript(
                """
                const board = arguments[0].querySelector('canvas');
                const cell = board.width / arguments[3];
                const copy = new OffscreenCanvas(board.width, board.height).getContext('2d', {willReadFrequently: true});
                copy.drawImage(board, 0, 0);
                return String(copy.getImageData(Math.round(arguments[2] * cell), Math.round(arguments[1] * cell), 1, 1).data);
                """, panel(panel), row, column, shown(panel).columns().length);
    }

    boolean isShown(String id) {
        return driver.findElement(By.id(id)).isDisplayed();
    }

    /** Taps on the board at a place, in rows and columns from its upper left corner. */
    void tap(int panel, double row, double column) {
        driver.executeScript("""
                const [panel, row, column, n] = arguments;
                const board = panel.querySelector('canvas');
                const {left, top, width} = board.getBoundingClientRect();
                board.dispatchEvent(new MouseEvent('click', {clientX: left + width * column / n, clientY: top + width * row / n}));
                """, panel(panel), row, column, shown(panel).columns().length);
    }

    /** Presses keys on a picture of a panel, and returns what a screen reader is told then. */
    String walk(int panel, String picture, Keys... keys) {
        panel(panel).findElement(By.cssSelector(picture)).sendKeys(keys);
        return text("live");
    }

    /** What is told of each node of the tree: taps on the whole picture, place by place. */
    @SuppressWarnings("unchecked")
    List<String> tapTree(int panel) {
        return (List<String>) driver.executeScript("""
                const tree = arguments[0].querySelector('.tree canvas');
                const {left, top, width, height} = tree.getBoundingClientRect();
                const told = new Set();
                for (let x = 0; x < width; x += 8) {
                  for (let y = 0; y < height; y += 8) {
                    tree.dispatchEvent(new MouseEvent('click', {clientX: left + x, clientY: top + y}));
                    told.add(arguments[0].querySelector('figcaption').textContent);
                  }
                }
                return Array.from(told);
                """, panel(panel));
    }

    /** What a tap on each square adds to the sentence at the step shown, by the number of the square. */
    @SuppressWarnings("unchecked")
    Map<String, Object> reasons(int panel) {
        return (Map<String, Object>)
                driver.executeScript("""
                const [panel, n] = arguments;
                const board = panel.querySelector('canvas');
                const note = panel.querySelector('.note');
                const {left, top, width} = board.getBoundingClientRect();
                const reasons = {};
                for (let square = 0; square < n * n; square++) {
                  board.dispatchEvent(new MouseEvent('click', {
                    clientX: left + width * (square % n + 0.5) / n, clientY: top + width * (Math.floor(square / n) + 0.5) / n}));
                  const at = note.textContent.search(/Row \\d+, column \\d+ is ruled out/);
                  if (at >= 0) {
                    reasons[square] = note.textContent.slice(at);
                  }
                }
                return reasons;
                """, panel(panel), shown(panel).columns().length);
    }

    String treeText(int panel) {
        return panel(panel).findElement(By.tagName("figcaption")).getDomProperty("textContent");
    }

    /** How many pixels of the tree have a color. */
    long pixelsOfTree(int panel, String property) {
        return (Long) driver.executeScript("""
                const tree = arguments[0].querySelector('.tree canvas');
                const color = getComputedStyle(document.documentElement).getPropertyValue(arguments[1]).trim();
                const copy = new OffscreenCanvas(tree.width, tree.height).getContext('2d', {willReadFrequently: true});
                copy.drawImage(tree, 0, 0);
                const data = copy.getImageData(0, 0, tree.width, tree.height).data;
                let count = 0;
                for (let i = 0; i < data.length; i += 4) {
                  const pixel = '#' + [0, 1, 2].map(j => data[i + j].toString(16).padStart(2, '0')).join('');
                  count += data[i + 3] === 255 && pixel === color ? 1 : 0;
                }
                return count;
                """, panel(panel), property);
    }

    boolean hasTree(int panel) {
        return panel(panel).findElement(By.className("tree")).isDisplayed();
    }

    void allNodes(int panel) {
        panel(panel).findElement(By.cssSelector(".tree input")).click();
    }

    boolean offersAllNodes(int panel) {
        return panel(panel).findElement(By.cssSelector(".tree input")).isDisplayed();
    }

    String treeTitle(int panel) {
        return panel(panel).findElement(By.tagName("h3")).getDomProperty("textContent");
    }

    private static int[] columns(String told) {
        int start = told.indexOf("by row: ");
        return start < 0
                ? new int[0]
                : Arrays.stream(told.substring(start + 8, told.length() - 1).split(", "))
                        .mapToInt(column -> column.equals("none") ? -1 : Integer.parseInt(column) - 1)
                        .toArray();
    }

    String text(String id) {
        return driver.findElement(By.id(id)).getDomProperty("textContent");
    }

    String focusedId() {
        return driver.switchTo().activeElement().getDomAttribute("id");
    }

    List<Object> colorsOfBoard(int panel) {
        // Read from a copy, because reading the page's own canvas would change how the browser keeps it.
        Object colors = driver.executeScript("""
                const board = arguments[0];
                const copy = new OffscreenCanvas(board.width, board.height).getContext('2d', {willReadFrequently: true});
                copy.drawImage(board, 0, 0);
                const data = copy.getImageData(0, 0, board.width, board.height).data;
                const seen = new Set();
                for (let i = 0; i < data.length; i += 4) {
                  seen.add('#' + [0, 1, 2].map(j => data[i + j].toString(16).padStart(2, '0')).join(''));
                }
                return Array.from(seen);
                """, panel(panel).findElement(By.tagName("canvas")));
        return List.copyOf((List<?>) colors);
    }

    double top(String selector) {
        return measure(selector, "top");
    }

    double height(String selector) {
        return measure(selector, "height");
    }

    private double measure(String selector, String side) {
        Object value = driver.executeScript(
                "return document.querySelector(arguments[0]).getBoundingClientRect()[arguments[1]]", selector, side);
        return ((Number) value).doubleValue();
    }

    double bottom(String selector) {
        return measure(selector, "bottom");
    }

    /** The names of quantities, a word of which stands on two lines. */
    List<Object> brokenNames() {
        return broken(".figures dt", "\\S+");
    }

    /** The labels of panels that break elsewhere than behind a sign of a solver's parameters. */
    List<Object> brokenLabels() {
        return broken(".panel .label", "[^:,=+-]+[:,=+-]*");
    }

    /**
     * The texts of elements, a word of which stands on two lines; no word goes on behind an element within. A word that begins a line
     * has an empty box at the end of the line before in WebKit.
     */
    private List<Object> broken(String selector, String word) {
        Object broken = driver.executeScript("""
                const isBroken = (node, word) => {
                  const range = document.createRange();
                  range.setStart(node, word.index);
                  range.setEnd(node, word.index + word[0].length);
                  const boxes = Array.from(range.getClientRects()).filter(box => box.width > 0);
                  return new Set(boxes.map(box => Math.round(box.top))).size > 1;
                };
                const words = new RegExp(arguments[1], 'g');
                return Array.from(document.querySelectorAll(arguments[0]))
                  .filter(name => Array.from(name.childNodes).some(node =>
                    Array.from(node.textContent.matchAll(words)).some(word => isBroken(node, word))))
                  .map(name => name.textContent);
                """, selector, word);
        return List.copyOf((List<?>) broken);
    }

    /** Where the labels of the curve's upright axis are drawn when its scale is changed, in pixels from above. */
    List<Double> axisLabelsOnTheOtherScale() {
        Object drawn = driver.executeScript("""
                const context = CanvasRenderingContext2D.prototype;
                const fillText = context.fillText;
                const drawn = [];
                context.fillText = function (text, x, y) {
                  if (this.canvas.parentElement.id === 'curve' && this.textBaseline === 'middle') {
                    drawn.push(y);
                  }
                  return fillText.call(this, text, x, y);
                };
                document.getElementById('logarithmic').click();
                context.fillText = fillText;
                return drawn;
                """);
        return ((List<?>) drawn).stream().map(y -> ((Number) y).doubleValue()).toList();
    }

    long overflow() {
        return (Long) driver.executeScript("return document.documentElement.scrollWidth - window.innerWidth");
    }

    private WebElement panel(int index) {
        return driver.findElements(By.className("panel")).get(index);
    }
}
