package io.github.nqueens.testing.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.ImmutableCapabilities;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.FluentWait;

/** The browser that is driven: Chromium, unless the system property {@code nqueens.browser} names another one. */
enum Engine {
    CHROMIUM("apt-get install chromium chromium-driver", "chromium", "chromedriver"),
    WEBKIT("apt-get install webkit2gtk-driver xvfb xauth", "WebKitWebDriver", "xvfb-run");

    private final String installation;
    private final String browser;
    private final String helper;

    Engine(String installation, String browser, String helper) {
        this.installation = installation;
        this.browser = browser;
        this.helper = helper;
    }

    /** A browser that was started, and the process to end after it, if its driver does not end it. */
    record Started(RemoteWebDriver driver, @Nullable Process process) {}

    static Engine chosen() {
        return valueOf(System.getProperty("nqueens.browser", "chromium").toUpperCase(Locale.ROOT));
    }

    Started start(Path profile) {
        Optional<Path> program = find(browser);
        Optional<Path> beside = find(helper);
        if (program.isEmpty() || beside.isEmpty()) {
            String missing = "no " + browser + " and " + helper
                    + " on the PATH, so no page was tested in a browser; install what is missing: " + installation;
            if ("true".equals(System.getenv("CI"))) {
                Assertions.fail(missing);
            }
            Assumptions.abort(missing);
        }
        try {
            return switch (this) {
                case CHROMIUM -> new Started(chromium(program.orElseThrow(), beside.orElseThrow(), profile), null);
                case WEBKIT -> webKit(program.orElseThrow(), beside.orElseThrow());
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Optional<Path> find(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static ChromeDriver chromium(Path browser, Path control, Path profile) {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.toFile());
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
                .usingDriverExecutable(control.toFile())
                .usingAnyFreePort()
                .build();
        return new ChromeDriver(service, options);
    }

    private static Started webKit(Path control, Path display) throws IOException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        Process process = run(
                display.toString(),
                "--auto-servernum",
                "--server-args=-screen 0 2200x1400x24",
                control.toString(),
                "--port=" + port);
        await(process, () -> {
            try (Socket ready = new Socket(InetAddress.getLoopbackAddress(), port)) {
                return ready.isConnected();
            } catch (ConnectException early) {
                return false;
            }
        });
        URL address = URI.create("http://127.0.0.1:" + port + "/").toURL();
        return new Started(new RemoteWebDriver(new KeptFrames(address), new ImmutableCapabilities()), process);
    }

    private static Process run(String... command) throws IOException {
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** What a program that was started has done before it can be used. */
    @FunctionalInterface
    private interface Readiness {
        boolean isThere() throws IOException;
    }

    private static void await(Process process, Readiness readiness) {
        new FluentWait<>(readiness).withTimeout(Duration.ofMinutes(1)).until(asked -> {
            if (!process.isAlive()) {
                throw new IllegalStateException("the browser has ended with " + process.exitValue());
            }
            try {
                return asked.isThere();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
