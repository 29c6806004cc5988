package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.results.Results;
import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;

/** A headless browser without a profile, that remembers the console and every request. */
final class Chromium implements AutoCloseable {
    private static final Pattern REQUEST = Pattern.compile(
            "\"Network\\.requestWillBeSent\".*\"request\":\\{.*?\"url\":\"([^\"]{0,200})", Pattern.DOTALL);

    private final ChromeDriver driver;

    private Chromium(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Starts a browser; without one the tests are skipped, or fail where the environment has CI=true. */
    static Chromium start(Path profile) {
        Optional<Path> browser = find("chromium");
        Optional<Path> control = find("chromedriver");
        if (browser.isEmpty() || control.isEmpty()) {
            String missing =
                    "no chromium and chromedriver on the PATH, so the replay page was not tested; install both:"
                            + " apt-get install chromium chromium-driver";
            if ("true".equals(System.getenv("CI"))) {
                Assertions.fail(missing);
            }
            Assumptions.abort(missing);
        }
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.get().toFile());
        options.setCapability("goog:loggingPrefs", Map.of(LogType.BROWSER, "ALL", LogType.PERFORMANCE, "ALL"));
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-dev-shm-usage",
                "--user-data-dir=" + profile);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(control.get().toFile())
                .usingAnyFreePort()
                .build();
        Chromium chromium = new Chromium(new ChromeDriver(service, options));
        // What the browser asked for to show its own first page does not count.
        chromium.driver.get("about:blank");
        chromium.requests();
        return chromium;
    }

    private static Optional<Path> find(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    ChromeDriver driver() {
        return driver;
    }

    void screen(int width, int height, String colorScheme) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("media", "", "features", List.of(Map.of("name", "prefers-color-scheme", "value", colorScheme))));
        awaitDrawing();
    }

    /** Shows the page as it would be printed, until {@link #screen} is called. */
    void print() {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("media", "print", "features", List.of(Map.of("name", "prefers-color-scheme", "value", "dark"))));
        awaitDrawing();
    }

    /** A page learns of another screen when it is drawn next. */
    private void awaitDrawing() {
        driver.executeAsyncScript("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))");
    }

    ReplayPage open(SearchReplay replay, Path folder) {
        try {
            Path file = Files.createTempFile(folder, "replay", ".html");
            Files.writeString(file, replay.toHtml());
            driver.get(file.toUri().toString());
            return new ReplayPage(driver);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rules of accessibility that the page violates, also in frames, which have to be of its own origin. */
    List<Rule> violations() {
        // Otherwise each page is left for a new tab, into which the checker and what it found are copied.
        Results results = new AxeBuilder().setLegacyMode().analyze(driver);
        assertThat(results.getIncomplete())
                .extracting(Rule::getId)
                .as("the checker has looked into all frames")
                .doesNotContain("frame-tested");
        return results.getViolations();
    }

    /** Fails if a page has written to the console, or asked for anything but files of this machine and data in itself. */
    void requireQuiet() {
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll())
                .extracting(LogEntry::getMessage)
                .as("messages on the console")
                .isEmpty();
        assertThat(requests())
                .as("requests")
                .isNotEmpty()
                .allMatch(url -> url.startsWith("file:") || url.startsWith("data:"));
    }

    private List<String> requests() {
        return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
                .map(entry -> REQUEST.matcher(entry.getMessage()))
                .filter(Matcher::find)
                .map(request -> request.group(1))
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
