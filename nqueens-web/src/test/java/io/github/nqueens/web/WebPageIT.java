package io.github.nqueens.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.remote.RemoteWebDriver;

/**
 * The page opened as a file, in a real browser: it asks nobody for anything. The page takes the frame of a replay out and puts it in
 * again, so tests that wait for what is in it enter it each time they look.
 */
@InBrowser
class WebPageIT {
    private static final Path PAGE = Path.of("target", "page", "lab.html").toAbsolutePath();

    private static Browser chromium;

    @BeforeAll
    static void open(Browser started) {
        chromium = started;
        // Workers are made from the page itself.
        chromium.allow("blob:null/");
    }

    @Test
    void twoSearchesRunAtTheSameTimeAndArePlayed() {
        visit("n=8&seed=1&start=random&solver=tabu&solver=iterative-repair");
        chromium.await(page -> text("status").equals("Done."));
        assertThat(driver().findElement(By.id("view")).isDisplayed()).isTrue();
        chromium.await(page -> {
            page.switchTo().defaultContent().switchTo().frame("view");
            return page.findElements(By.cssSelector("#panels canvas")).size() >= 2;
        });
        driver().switchTo().defaultContent();
        requireOnPaper(1, 1);
    }

    @Test
    void aSearchThatNeverEndsIsStopped() {
        visit("n=500&seed=1&start=random&solver=random-permutations");
        stopOnceSearching();
        chromium.await(page -> text("status").equals("Stopped."));
    }

    @Test
    void solutionsAreCountedAndListed() {
        visit("view=count&n=8&method=fastest&first=5&which=all");
        chromium.await(page -> text("count-status").startsWith("Solutions: 92."));
        chromium.await(
                page -> page.findElements(By.cssSelector("#count-boards svg")).size() == 5);
        requireOnPaper(1, 1);
    }

    @Test
    void aPuzzleIsMadeAndOneIsBrought() {
        visit("view=puzzles&n=6&seed=3&rating=confinement");
        chromium.await(page -> text("puzzles-status").equals("The puzzle is ready."));
        assertThat(driver().findElement(By.id("puzzles-command")).getDomProperty("value"))
                .isEqualTo("nqueens puzzle new --size 6 --seed 3 --rating confinement");
        // A page without a server has no port.
        assertThat(driver().findElement(By.cssSelector("#puzzles-form .told")).getText())
                .endsWith(" Your browser keeps your games.");
        driver().switchTo().frame("puzzles-page");
        assertThat(driver().findElements(By.className("square"))).hasSize(36);
        driver().findElement(By.id("hint")).click();
        assertThat(driver().findElement(By.id("message")).getText()).isNotBlank();
        driver().switchTo().defaultContent();
        driver().findElement(By.cssSelector("#puzzles-brought textarea")).sendKeys("AABB\nAABB\nCCDD\nCCDD");
        driver().findElement(By.cssSelector("#puzzles-brought button")).click();
        chromium.await(page -> page.findElement(By.cssSelector("#puzzles-brought .problem"))
                .getText()
                .contains("several solutions"));
        driver().findElement(By.cssSelector("#puzzles-brought textarea")).clear();
        driver().findElement(By.cssSelector("#puzzles-brought textarea")).sendKeys("AABB\nACBB\nCCCD\nDDDD");
        driver().findElement(By.cssSelector("#puzzles-brought button")).click();
        chromium.await(page -> page.getCurrentUrl()
                .endsWith("#view=puzzles&n=6&rating=confinement&puzzle="
                        + "rule%3DTOUCH_...._...._...._....__AABB_ACBB_CCCD_DDDD"));
        assertThat(driver().findElement(By.id("puzzles-command")).isDisplayed()).isFalse();
        driver().navigate().refresh();
        chromium.await(page -> text("puzzles-status").equals("The puzzle is ready."));
        driver().switchTo().frame("puzzles-page");
        assertThat(driver().findElements(By.className("square"))).hasSize(16);
        driver().switchTo().defaultContent();
    }

    @Test
    @Tag("thorough")
    void solversAreComparedByManyRuns() {
        visit("view=experiment&sizes=8&runs=3&seed=1&limit=60&solver=tabu");
        chromium.await(page -> text("experiment-status").equals("Done: 3 runs."));
        chromium.await(page ->
                !page.findElements(By.cssSelector("#experiment-boxes svg")).isEmpty());
        requireOnPaper(2, 3);
    }

    @Test
    void opensWithASearchThatRunsAndTabsThatAreAtWork() {
        visit("");
        chromium.await(page -> text("status").equals("Done."));
        requireReplayOf("iterative-repair");
        requireOnPaper(1, 1);
        chromium.screen(1280, 900, "light");
        for (String view : List.of("count", "experiment", "puzzles")) {
            driver().findElement(By.id("tab-" + view)).click();
            chromium.await(page -> !text(view + "-status").isEmpty());
        }
        chromium.await(page -> text("puzzles-status").equals("The puzzle is ready."));
    }

    @Test
    @Tag("thorough")
    void anExampleIsOnePressAwayAndBackLeadsToTheRunBefore() {
        visit("n=6&seed=1&start=random&solver=iterative-repair");
        chromium.await(page -> text("status").equals("Done."));
        // As if a reader had looked at the first run for a minute: states that follow sooner are written later.
        driver().executeScript("const now = Date.now; Date.now = () => now.call(Date) + 60000;");
        driver().findElement(By.xpath("//button[.='Compare two']")).click();
        chromium.await(page -> page.findElements(By.className("solver")).size() == 2);
        driver().findElement(By.id("tab-board")).click();
        driver().navigate().back();
        chromium.await(page -> page.findElement(By.id("watch")).isDisplayed());
        assertThat(driver().findElements(By.className("solver"))).hasSize(2);
        driver().navigate().back();
        chromium.await(page -> page.findElements(By.className("solver")).size() == 1);
        assertThat(driver().findElement(By.id("n")).getDomProperty("value")).isEqualTo("6");
        chromium.await(page -> text("status").equals("Done."));
    }

    /** As in WebKit, where a frame in sight that is given a page makes an entry of the history, from which "Back" empties the frame. */
    @Test
    void backLeavesTheTabAndNotThePuzzle() {
        withScript("""
                const given = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'srcdoc').set;
                Object.defineProperty(HTMLIFrameElement.prototype, 'srcdoc', {set(page) {
                  given.call(this, page);
                  if (this.isConnected) { history.pushState(null, '', location.href); }
                }});
                """, () -> {
            visit("n=6&seed=1&start=random&solver=iterative-repair");
            chromium.await(page -> text("status").equals("Done."));
            driver().findElement(By.id("tab-puzzles")).click();
            chromium.await(page -> text("puzzles-status").equals("The puzzle is ready."));
            driver().navigate().back();
            chromium.await(page -> page.findElement(By.id("watch")).isDisplayed());
        });
    }

    @Test
    void aPageOfSomebodyElseShowsASearchAlone() {
        chromium.screen(1280, 900, "light");
        chromium.open("<!DOCTYPE html><title>Course</title><iframe width=\"320\" height=\"600\" src=\"" + PAGE.toUri()
                + "#n=8&seed=7&solver=tabu\"></iframe>");
        driver().switchTo().frame(0);
        chromium.await(page -> page.findElement(By.id("view")).isDisplayed());
        assertThat(driver().findElement(By.id("form")).isDisplayed()).isFalse();
        assertThat(driver().findElement(By.tagName("header")).isDisplayed()).isFalse();
        assertThat((Long) driver().executeScript("return document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(320);
        chromium.await(page -> {
            page.switchTo().defaultContent().switchTo().frame(0).switchTo().frame("view");
            return !page.findElements(By.cssSelector("#panels canvas")).isEmpty();
        });
        assertThat((Long) driver().executeScript("return document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(320);
        driver().switchTo().defaultContent();
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({
        "n=8&solver=nope, named 'nope'",
        "n=600&solver=tabu, from 1 to 500",
        "n=8&start=diagonal&solver=backtracking, board"
    })
    void aPageOfSomebodyElseShowsARefusal(String state, String said) {
        chromium.screen(1280, 900, "light");
        chromium.open("<!DOCTYPE html><title>Course</title><iframe width=\"400\" height=\"600\" src=\"" + PAGE.toUri()
                + "#" + state + "\"></iframe>");
        driver().switchTo().frame(0);
        chromium.await(page -> text("problem").contains(said));
        assertThat(
                        (Boolean)
                                driver().executeScript(
                                                "return document.getElementById('problem').getBoundingClientRect().bottom < window.innerHeight / 2"))
                .isTrue();
        assertThat(driver().findElement(By.id("n")).isDisplayed()).isFalse();
        driver().switchTo().defaultContent();
    }

    @Test
    void aProofWithoutASearchIsTheHeadline() {
        visit("n=3&seed=1&start=random&solver=backtracking");
        chromium.await(page -> text("status").equals("Done."));
        WebElement headline = chromium.await(page -> {
            page.switchTo().defaultContent().switchTo().frame("view");
            return page.findElement(By.className("note"));
        });
        assertThat(headline.getText()).startsWith("Proven without a search: ");
        assertThat(headline.getSize().height).isGreaterThan(20);
        assertThat(headline.getLocation().y)
                .isLessThan(driver().findElement(By.className("board")).getLocation().y);
        driver().switchTo().defaultContent();
    }

    /** A frame has room for the board and the controls at least. What is below scrolls, and nothing stands on anything else. */
    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"640, 420", "600, 700", "800, 400", "1000, 500"})
    void aLowFrameScrolls(int width, int height) {
        chromium.screen(1280, 900, "light");
        chromium.open("<!DOCTYPE html><title>Course</title><iframe width=\"" + width + "\" height=\"" + height
                + "\" src=\"" + PAGE.toUri() + "#n=8&seed=1&solver=constraint-search&step=25\"></iframe>");
        driver().switchTo().frame(0);
        chromium.await(page -> {
            page.switchTo().defaultContent().switchTo().frame(0).switchTo().frame("view");
            return page.findElements(By.id("number")).stream()
                    .anyMatch(number -> "25".equals(number.getDomProperty("value")));
        });
        assertThat(driver().executeScript("""
                        const box = part => {
                          const {top, bottom} = document.querySelector(part).getBoundingClientRect();
                          // Firefox lays out in parts of a pixel.
                          return {top: Math.round(top), bottom: Math.round(bottom)};
                        };
                        return [box('.figures').bottom <= box('.tree').top, box('.tree').bottom <= box('.curve').top,
                          box('.board').bottom < box('.controls').top, box('.controls').bottom <= window.innerHeight];
                        """)).isEqualTo(List.of(true, true, true, true));
        driver().switchTo().defaultContent();
    }

    /** A course may show the page in a frame that shares nothing with it. */
    @Test
    void aPuzzleIsShownInAFrameWithASandbox() {
        chromium.screen(1280, 900, "light");
        chromium.open(
                "<!DOCTYPE html><title>Course</title><iframe sandbox=\"allow-scripts\" width=\"600\" height=\"800\" src=\""
                        + PAGE.toUri() + "#view=puzzles&n=6&seed=3\"></iframe>");
        driver().switchTo().frame(0);
        chromium.await(page -> text("puzzles-status").equals("The puzzle is ready."));
        assertThat(driver().findElement(By.id("puzzles-page")).isDisplayed()).isTrue();
        driver().switchTo().frame("puzzles-page");
        assertThat(driver().findElements(By.className("square"))).hasSize(36);
        driver().switchTo().defaultContent();
    }

    /** A page from a server without encryption has no clipboard, and a browser may refuse both ways to copy. */
    @ParameterizedTest
    @CsvSource({"true, Copied", "false, Not copied: select the text"})
    void whatIsNotCopiedIsNotCalledCopied(boolean isCopied, String said) {
        visit("n=8&seed=1&start=random&solver=tabu");
        chromium.await(page -> text("status").equals("Done."));
        driver().executeScript("""
                        Object.defineProperty(navigator, 'clipboard', {value: undefined});
                        document.execCommand = () => arguments[0];
                        """.replace("arguments[0]", Boolean.toString(isCopied)));
        WebElement button = driver().findElement(By.cssSelector("#task button"));
        button.click();
        chromium.await(page -> button.getText().equals(said));
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"320, 400, 1", "320, 400, 2", "480, 300, 3", "600, 450, 1", "600, 450, 2", "600, 450, 4"})
    void theBoardsAreInSightInOtherSmallFrames(int width, int height, int searches) {
        theBoardsAreInSightInASmallFrame(width, height, searches);
    }

    /** The boards come first: they are whole without scrolling, and so are the controls. */
    @ParameterizedTest
    @CsvSource({"320, 400, 4", "480, 300, 1"})
    void theBoardsAreInSightInASmallFrame(int width, int height, int searches) {
        chromium.screen(1280, 900, "light");
        String solvers = List.of("simulated-annealing", "hill-climbing", "tabu", "greedy").subList(0, searches).stream()
                .map(solver -> "&solver=" + solver)
                .collect(Collectors.joining());
        chromium.open(
                "<!DOCTYPE html><title>Course</title><iframe style=\"border: 0\" width=\"" + width + "\" height=\""
                        + height + "\" src=\"" + PAGE.toUri() + "#n=8&seed=7&step=3" + solvers + "\"></iframe>");
        Object cut = chromium.await(page -> {
            page.switchTo().defaultContent().switchTo().frame(0).switchTo().frame("view");
            return driver().executeScript("""
                    if (document.getElementById('number')?.value !== '3') { return null; }
                    const box = part => part.getBoundingClientRect();
                    const controls = box(document.querySelector('.controls'));
                    const [first, ...others] = document.querySelectorAll('.board');
                    const boards = [first, ...others.filter(other => box(other).top === box(first).top)].map(box);
                    return [...boards.filter(board => Math.round(board.bottom) > Math.round(controls.top)), ...boards.filter(board => board.width < 120),
                      ...[controls, ...boards].filter(part => part.right > innerWidth || part.bottom > innerHeight)];
                    """);
        });
        assertThat(cut).isEqualTo(List.of());
        driver().switchTo().defaultContent();
    }

    /** A tablet across, and a low window on a laptop: the sentence is above the controls, and nothing scrolls. */
    @ParameterizedTest
    @CsvSource({"1024, 768, simulated-annealing", "1366, 650, constraint-search"})
    void theSentenceIsInSightInASmallWindow(int width, int height, String solver) {
        chromium.screen(width, height, "light");
        driver().get("about:blank");
        driver().get(PAGE.toUri() + "#n=8&seed=1&start=random&step=25&solver=" + solver);
        chromium.await(page -> text("status").equals("Done."));
        Object isInSight = chromium.await(page -> driver().executeScript("""
                        const page = document.getElementById('view').contentDocument;
                        const box = part => page.querySelector(part).getBoundingClientRect();
                        return page.getElementById('number')?.value !== '25' ? null
                          : [box('.note').bottom <= box('.controls').top, page.documentElement.scrollHeight <= page.defaultView.innerHeight];
                        """));
        assertThat(isInSight).isEqualTo(List.of(true, true));
    }

    @Test
    @Tag("thorough")
    void theKeyboardAloneSuffices() {
        visit("");
        driver().findElement(By.id("n")).sendKeys(Keys.chord(Keys.CONTROL, "a"));
        driver().findElement(By.id("n")).sendKeys("10", Keys.ENTER);
        chromium.await(page -> page.getCurrentUrl().contains("n=10"));
        chromium.await(page -> text("status").equals("Done."));
        driver().findElement(By.id("tab-watch")).sendKeys(Keys.END);
        assertThat(driver().findElement(By.id("puzzles-view")).isDisplayed()).isTrue();
    }

    /** From a server, as the frames of a file are of no origin into which the checker could look. */
    @Test
    @Tag("thorough")
    void isAccessibleAndFitsEveryScreenAlsoFromAServer() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            try (OutputStream out = exchange.getResponseBody()) {
                Files.copy(PAGE, out);
            }
        });
        server.start();
        try {
            String address = "http://127.0.0.1:" + server.getAddress().getPort() + "/lab.html";
            chromium.allow(address);
            chromium.allow("blob:http://127.0.0.1");
            chromium.screen(1280, 900, "light");
            driver().get(address + "#n=8&seed=1&start=random&solver=tabu&solver=constraint-search");
            chromium.await(page -> text("status").equals("Done."));
            chromium.requireAccessibleOnEveryScreen();
        } finally {
            server.stop(0);
        }
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({
        "n=0&solver=tabu, from 1 to 500",
        "n=8&seed=1&solver=tabo, maybe 'tabu'?",
        "view=wach, the view 'wach'",
        "n=8&seed=1&start=board&board=0+1&solver=tabu, 2 rows"
    })
    void aStateThatIsNonsenseIsASentence(String state, String said) {
        visit(state);
        chromium.await(page -> (text("problem") + text("address-problem")).contains(said));
    }

    @Test
    void anErrorStandsAtItsFieldUntilItIsMended() {
        visit("n=501&seed=1&start=random&solver=tabu");
        chromium.await(page -> page.findElement(By.cssSelector("label:has(#n[aria-invalid=true]) + #problem"))
                .isDisplayed());
        assertThat(driver().findElement(By.id("view")).isDisplayed()).isFalse();
        driver().findElement(By.id("n")).sendKeys(Keys.chord(Keys.CONTROL, "a"));
        driver().findElement(By.id("n")).sendKeys("6", Keys.ENTER);
        chromium.await(page -> text("status").equals("Done."));
        assertThat(driver().findElements(By.cssSelector("[aria-invalid]"))).isEmpty();
        assertThat(driver().findElements(By.cssSelector("label + #problem"))).isEmpty();
    }

    @Test
    void aListOfTooManySolutionsIsRefusedAtItsField() {
        visit("view=count&n=8&first=201");
        chromium.await(
                page -> page.findElement(By.cssSelector("label:has(#count-first[aria-invalid=true]) + #list-problem"))
                        .getText()
                        .equals("The field 'Solutions shown' is '201', but must be a whole number from 0 to 200."));
    }

    /** Scripts are allowed by their hashes alone, so nothing that a text of somebody brings could run. */
    @Test
    @Tag("thorough")
    void aScriptThatIsNotOfThePageDoesNotRun() {
        visit("view=count&n=4&method=fastest&first=0&which=all");
        chromium.allowMessage("Content Security Policy");
        driver().executeScript(
                        "const script = document.createElement('script'); script.textContent = 'window.ran = true';"
                                + " document.body.append(script);");
        assertThat(driver().executeScript("return window.ran === true")).isEqualTo(false);
    }

    /** As in a browser that knows no WebAssembly, or not what the library needs of it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "delete window.WebAssembly;",
                "WebAssembly.compile = async () => { throw new WebAssembly.CompileError('invalid opcode'); };"
            })
    void aBrowserWithoutWhatThePageNeedsIsASentence(String script) {
        withScript(script, () -> {
            visit("n=8&seed=1&start=random&solver=tabu");
            chromium.await(page -> text("problem").contains("Chrome 137, Firefox 131, Safari 18.4 or a later one"));
            driver().findElement(By.id("tab-board")).click();
            driver().findElement(By.id("board-diagonal")).click();
            assertThat(text("board-status")).startsWith("28 pairs");
        });
    }

    /** Runs a script before those of each page that is opened meanwhile. */
    private static void withScript(String script, Runnable visits) {
        Object injected = chromium.devTools("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script))
                .get("identifier");
        try {
            visits.run();
        } finally {
            chromium.devTools("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", injected));
        }
    }

    /**
     * The page wraps the workers that it makes. As soon as both searches have told something, one of their workers is killed: its
     * thread ends, and the page is told of an error.
     */
    @Test
    @Tag("thorough")
    void aWorkerThatDiesIsOneSentenceAndTheRestGoesOn() {
        withScript("""
                window.searching = [];
                window.Worker = class extends Worker {
                  constructor(script) { super(script); this.addEventListener('message', () => this.told()); }
                  told() {
                    if (window.searching.length < 2 && !window.searching.includes(this)) {
                      window.searching.push(this);
                      if (window.searching.length === 2) { setTimeout(() => this.die()); }
                    }
                  }
                  die() { this.terminate(); this.dispatchEvent(new ErrorEvent('error', {message: 'out of memory'})); }
                };
                """, () -> {
            visit("n=500&seed=1&start=random&solver=random-permutations&solver=random-permutations");
            chromium.await(page -> text("problem").contains("out of memory. Try it again"));
            driver().findElement(By.id("tab-count")).click();
            chromium.await(page -> text("count-status").startsWith("Solutions: 92."));
            driver().findElement(By.id("tab-watch")).click();
            driver().findElement(By.xpath("//button[.='Compare two']")).click();
            chromium.await(page -> text("status").equals("Done."));
            assertThat(driver().findElement(By.id("problem")).isDisplayed()).isFalse();
        });
    }

    @Test
    @Tag("thorough")
    void twoTabsRunApartAndAReloadInTheMiddleBeginsAgain() {
        visit("n=500&seed=1&start=random&solver=random-permutations");
        chromium.await(page -> !text("status").isEmpty());
        String first = driver().getWindowHandle();
        driver().switchTo().newWindow(WindowType.TAB);
        try {
            driver().get(PAGE.toUri() + "#n=6&seed=3&start=random&solver=tabu");
            chromium.await(page -> text("status").equals("Done."));
        } finally {
            driver().close();
            driver().switchTo().window(first);
        }
        String address = driver().getCurrentUrl();
        driver().navigate().refresh();
        stopOnceSearching();
        assertThat(driver().getCurrentUrl()).isEqualTo(address);
        chromium.await(page -> text("status").equals("Stopped."));
    }

    @Test
    void worksWithoutANetwork() {
        visit("n=8&seed=1&start=random&solver=tabu");
        connect(false);
        try {
            driver().findElement(By.id("next")).click();
            chromium.await(page -> page.getCurrentUrl().contains("seed=2"));
            chromium.await(page -> text("status").equals("Done."));
            driver().findElement(By.id("tab-puzzles")).click();
            chromium.await(page -> text("puzzles-status").equals("The puzzle is ready."));
        } finally {
            connect(true);
        }
    }

    private static void connect(boolean isConnected) {
        chromium.devTools("Network.enable", Map.of());
        chromium.devTools(
                "Network.emulateNetworkConditions",
                Map.of("offline", !isConnected, "latency", 0, "downloadThroughput", -1, "uploadThroughput", -1));
    }

    /** One byte less and one more than the lab reads. */
    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"1000000, 'The text'", "1000001, A text or file that is no picture has at most"})
    void aTextOfAMegabyteIsASentence(int length, String said) {
        visit("view=board&board=[1,3,0,2]");
        driver().executeScript(
                        "document.querySelector('#board-brought textarea').value = 'Q, '.repeat(400000).slice(0, arguments[0]);",
                        length);
        driver().findElement(By.cssSelector("#board-brought button")).click();
        chromium.await(page -> page.findElement(By.cssSelector("#board-brought .problem"))
                .getText()
                .startsWith(said));
        driver().findElement(By.id("board-diagonal")).click();
        assertThat(text("board-status")).startsWith("6 pairs");
    }

    /** A window of 1280 x 900 at 200 %, a phone, and the narrowest phone: what Run begins is in sight. */
    @ParameterizedTest
    @CsvSource({"640, 450", "360, 740", "320, 568"})
    void runLeadsToTheBoardOnSmallScreens(int width, int height) {
        chromium.screen(width, height, "light");
        driver().get("about:blank");
        driver().get(PAGE.toUri() + "#n=8&seed=1&start=random&solver=tabu");
        chromium.await(page -> text("status").equals("Done."));
        driver().findElement(By.id("run")).click();
        // The run before has left "Done." behind, so that the board itself is waited for.
        List<Long> board = chromium.await(page -> {
            List<Long> box = board();
            return !box.isEmpty() && box.get(0) >= 0 && box.get(0) <= height / 2 ? box : null;
        });
        assertThat(board.get(1)).as("width of the replay").isLessThanOrEqualTo(width);
        assertThat((Long) driver().executeScript("return document.documentElement.scrollWidth"))
                .isLessThanOrEqualTo(width);
    }

    /** The upper edge of the replay's board in the window, and the width of the replay; nothing while there is no board. */
    @SuppressWarnings("unchecked") // The script returns whole numbers.
    private static List<Long> board() {
        return (List<Long>) driver().executeScript("""
                        const frame = document.getElementById('view');
                        const canvas = frame.contentDocument?.querySelector('.board canvas');
                        return !canvas || canvas.offsetHeight === 0 || frame.offsetHeight === 0 ? [] : [
                          Math.round(frame.getBoundingClientRect().top + canvas.getBoundingClientRect().top),
                          frame.contentDocument.documentElement.scrollWidth];
                        """);
    }

    /** Has the page itself press Stop: on a busy machine a search may meet its limit before a command from outside arrives. */
    private static void stopOnceSearching() {
        driver().executeScript("""
                        const status = document.getElementById('status');
                        const stop = () => {
                          if (status.textContent.startsWith('Searching')) { document.getElementById('stop').click(); }
                        };
                        new MutationObserver(stop).observe(status, {childList: true, characterData: true, subtree: true});
                        stop();
                        """);
    }

    /** Paper of letter size, upright or not, has the boards with their squares and the command that repeats them, and nothing to press or to scroll. */
    private static void requireOnPaper(int upright, int landscape) {
        chromium.print();
        assertThat(driver().executeScript("""
                        const seen = selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
                        return [...seen('button, select, summary, footer'),
                          ...seen('.scroller').filter(one => one.scrollWidth > one.clientWidth),
                          ...seen('.board-picture').filter(one => getComputedStyle(one).printColorAdjust !== 'exact'),
                          ...seen('.command').length === 0 ? ['no command'] : []].map(one => one.outerHTML ?? one);
                        """)).isEqualTo(List.of());
        for (boolean isLandscape : new boolean[] {false, true}) {
            Object pdf = chromium.devTools(
                            "Page.printToPDF", Map.of("paperWidth", 8.5, "paperHeight", 11, "landscape", isLandscape))
                    .get("data");
            String printed = new String(Base64.getDecoder().decode(pdf.toString()), StandardCharsets.ISO_8859_1);
            assertThat(printed.split("/Type /Page\\b", -1))
                    .as("sheets")
                    .hasSize(1 + (isLandscape ? landscape : upright));
        }
    }

    private static void requireReplayOf(String label) {
        chromium.await(page -> {
            page.switchTo().defaultContent().switchTo().frame("view");
            return page.findElements(By.className("label")).stream()
                    .anyMatch(found -> found.getText().equals(label));
        });
        driver().switchTo().defaultContent();
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
        driver().get(PAGE.toUri() + "#" + state);
    }
}
