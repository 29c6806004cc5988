package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.File;
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

    private static final List<Screen> SCREENS = List.of(
            new Screen(1280, 900, "light"),
            new Screen(1280, 900, "dark"),
            new Screen(390, 844, "light"),
            new Screen(390, 844, "dark"),
            new Screen(1920, 1080, "light"));

    private record Screen(int width, int height, String colorScheme) {}

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
                    "no chromium and chromedriver on the PATH, so the page of the lab was not tested; install both:"
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
    }

    /** Switches the page that is shown from screen to screen, as its reader may do with a window and a theme. */
    void requireAccessibleOnEveryScreen() {
        for (Screen screen : SCREENS) {
            screen(screen.width, screen.height, screen.colorScheme);
            assertThat((Long) driver.executeScript("return document.documentElement.scrollWidth - window.innerWidth"))
                    .as("pixels that stick out to the right of %s", screen)
                    .isLessThanOrEqualTo(0);
            assertThat(new AxeBuilder().analyze(driver).getViolations())
                    .as("violations of rules of accessibility on %s", screen)
                    .isEmpty();
        }
    }

    /** Fails if a page has written to the console, or asked for anything but the lab and data in itself. */
    void requireQuiet(String address) {
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll())
                .extracting(LogEntry::getMessage)
                .filteredOn(message -> !message.contains("status of 400"))
                .as("messages on the console, but for refused runs")
                .isEmpty();
        assertThat(requests())
                .as("requests")
                .isNotEmpty()
                .allMatch(url -> url.startsWith(address) || url.startsWith("data:"));
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
