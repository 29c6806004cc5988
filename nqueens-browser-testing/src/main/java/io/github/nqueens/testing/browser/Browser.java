package io.github.nqueens.testing.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.results.Results;
import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * A browser with an empty profile, which nobody sees. Chromium remembers what pages write to the console and ask for; the
 * other browsers do not. For one thread.
 */
public final class Browser implements AutoCloseable {
    private static final Pattern REQUEST = Pattern.compile(
            "\"Network\\.requestWillBeSent\".*\"request\":\\{.*?\"url\":\"([^\"]{0,200})", Pattern.DOTALL);

    private static final List<Screen> SCREENS = List.of(
            new Screen(1280, 900, "light"),
            new Screen(1280, 900, "dark"),
            new Screen(390, 844, "light"),
            new Screen(390, 844, "dark"),
            new Screen(1920, 1080, "light"));

    private record Screen(int width, int height, String colorScheme) {}

    private final RemoteWebDriver driver;
    private final @Nullable Process process;
    private final Path profile;
    private final List<String> allowedRequests = new ArrayList<>(List.of("file:", "data:"));
    private final List<String> allowedMessages = new ArrayList<>();

    private Browser(Engine.Started started, Path profile) {
        this.driver = started.driver();
        this.process = started.process();
        this.profile = profile;
    }

    static Browser start() {
        Path profile = folder();
        Engine.Started started = Engine.chosen().start(profile);
        Browser browser = new Browser(started, profile);
        browser.driver.get("about:blank");
        if (browser.driver instanceof ChromeDriver) {
            // What the browser asked for to show its own first page does not count.
            browser.requests();
        }
        return browser;
    }

    private static Path folder() {
        try {
            return Files.createTempDirectory("nqueens-browser");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public RemoteWebDriver driver() {
        return driver;
    }

    /** Lets pages ask for addresses that begin like this, beside files of this machine and data in themselves. */
    public void allow(String addresses) {
        allowedRequests.add(addresses);
    }

    /** Lets messages with this text be on the console. */
    public void allowMessage(String part) {
        allowedMessages.add(part);
    }

    /** Sends a command of Chromium's own protocol; the other browsers have none, so the test is skipped there. */
    public Map<String, Object> devTools(String command, Map<String, Object> parameters) {
        if (driver instanceof ChromeDriver chromium) {
            return chromium.executeCdpCommand(command, parameters);
        }
        return Assumptions.abort("only Chromium is told " + command);
    }

    /** A screen of this size. The other browsers show bright pages only, and skip the test if their window is never so small. */
    public void screen(int width, int height, String colorScheme) {
        if (!(driver instanceof ChromeDriver)) {
            Assumptions.assumeTrue(colorScheme.equals("light"), "only Chromium is told to show dark pages");
            resize(width, height);
            return;
        }
        devTools(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        emulate("", colorScheme);
    }

    /** A window has a frame of its own around the page. */
    private void resize(int width, int height) {
        driver.switchTo().defaultContent();
        Function<WebDriver, List<?>> inner =
                page -> (List<?>) driver.executeScript("return [window.innerWidth, window.innerHeight]");
        List<?> before = inner.apply(driver);
        Dimension window = driver.manage().window().getSize();
        driver.manage()
                .window()
                .setSize(new Dimension(
                        window.width + width - ((Number) before.get(0)).intValue(),
                        window.height + height - ((Number) before.get(1)).intValue()));
        List<Long> wanted = List.of((long) width, (long) height);
        try {
            new WebDriverWait(driver, Duration.ofSeconds(5))
                    .until(page -> inner.apply(page).equals(wanted));
        } catch (TimeoutException limited) {
            Assumptions.abort("the window is " + inner.apply(driver) + " and not " + wanted);
        }
    }

    /** Shows the page as it would be printed, until {@link #screen} is called. */
    public void print() {
        emulate("print", "dark");
    }

    private void emulate(String medium, String colorScheme) {
        devTools(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "media",
                        medium,
                        "features",
                        List.of(Map.of("name", "prefers-color-scheme", "value", colorScheme))));
        // A page learns of it when it is drawn next.
        driver.executeAsyncScript("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
    }

    /** Opens a page as a file of its own. */
    public void open(String html) {
        try {
            Path file = Files.createTempFile(profile, "page", ".html");
            Files.writeString(file, html);
            driver.get(file.toUri().toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits for a condition, up to a minute. */
    public <T> T await(Function<WebDriver, T> condition) {
        return new WebDriverWait(driver, Duration.ofSeconds(60), Duration.ofMillis(20)).until(condition);
    }

    /** The rules of accessibility that the page violates, also in frames, which have to be of its own origin. */
    @SuppressWarnings("deprecation") // The mode that is not deprecated opens a tab.
    public List<Rule> violations() {
        Assumptions.assumeFalse(
                Engine.chosen() == Engine.WEBKIT, "the checker does not reach into the frames of WebKit");
        // Otherwise each page is left for a new tab, into which the checker and what it found are copied.
        Results results = new AxeBuilder().setLegacyMode().analyze(driver);
        assertThat(results.getIncomplete())
                .extracting(Rule::getId)
                .as("the checker has looked into all frames")
                .doesNotContain("frame-tested");
        return results.getViolations();
    }

    /** Switches the page that is shown from screen to screen, as its reader may do with a window and a theme. */
    public void requireAccessibleOnEveryScreen() {
        for (Screen screen : SCREENS) {
            if (screen.colorScheme.equals("dark") && !(driver instanceof ChromeDriver)) {
                continue;
            }
            screen(screen.width, screen.height, screen.colorScheme);
            assertThat((Long) driver.executeScript("return document.documentElement.scrollWidth - window.innerWidth"))
                    .as("pixels that stick out to the right of %s", screen)
                    .isLessThanOrEqualTo(0);
            assertThat(violations())
                    .as("violations of rules of accessibility on %s", screen)
                    .isEmpty();
        }
    }

    /** Fails if a page has written to the console, or asked for anything that is not allowed; the other browsers do not tell. */
    public void requireQuiet() {
        driver.switchTo().defaultContent();
        if (!(driver instanceof ChromeDriver)) {
            return;
        }
        assertThat(messages()).as("messages on the console").isEmpty();
        assertThat(requests())
                .as("requests")
                .isNotEmpty()
                .allMatch(url -> allowedRequests.stream().anyMatch(url::startsWith));
    }

    /** What pages have written to the console since this was asked last, except what is allowed; nothing if the browser does not tell. */
    public List<String> messages() {
        if (!(driver instanceof ChromeDriver)) {
            return List.of();
        }
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .filter(message -> allowedMessages.stream().noneMatch(message::contains))
                .toList();
    }

    /** The resident memory, in bytes, of the largest process in which this browser shows a page; Linux tells it. */
    public long memory() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> read(process, "cmdline").contains("--type=renderer"))
                .mapToLong(
                        process -> 4096 * Long.parseLong(read(process, "statm").split(" ", -1)[1]))
                .max()
                .orElseThrow();
    }

    private static String read(ProcessHandle process, String file) {
        try {
            return Files.readString(Path.of("/proc", Long.toString(process.pid()), file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> requests() {
        return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
                .map(entry -> REQUEST.matcher(entry.getMessage()))
                .filter(Matcher::find)
                .map(request -> request.group(1))
                .toList();
    }

    @Override
    public void close() throws IOException {
        driver.quit();
        if (process != null) {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
        try (Stream<Path> files = Files.walk(profile)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
