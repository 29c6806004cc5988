package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/**
 * Two thousand puzzles drawn by a browser in twenty styles, then scaled, blurred, compressed and given noise. Writes the table
 * of docs/formats.md into {@code target/pictures.md}. {@code -Dnqueens.pictures=10} sets the number per style.
 */
@Tag("measure")
class PicturesInBrowserTest {
    private static final int PER_STYLE = Integer.getInteger("nqueens.pictures", 100);

    @Test
    void picturesOfABrowserAreReadOrRefused(@TempDir Path folder) throws IOException {
        ChromeDriver driver = start(folder.resolve("profile"));
        StringBuilder table = new StringBuilder("| style | read | refused | wrong |\n|---|---|---|---|\n");
        PictureTally all = new PictureTally();
        try {
            for (PictureStyle style : PictureStyle.values()) {
                PictureTally tally = new PictureTally();
                for (int seed = 0; seed < PER_STYLE; seed++) {
                    PictureScene scene = new PictureScene(style, seed, 4, style.mostRows(), 1);
                    tally.add(scene, PictureWear.worn(photographed(driver, scene, folder), seed));
                }
                table.append("| ")
                        .append(style)
                        .append(" | ")
                        .append(tally.exact)
                        .append(" | ")
                        .append(tally.refused.size())
                        .append(" | ")
                        .append(tally.wrong.size())
                        .append(" |\n");
                all.exact += tally.exact;
                all.refused.addAll(tally.refused);
                all.wrong.addAll(tally.wrong);
            }
        } finally {
            driver.quit();
        }
        Files.writeString(
                Path.of("target", "pictures.md"),
                table + "\n" + String.join("\n", all.wrong) + "\n\n" + String.join("\n", all.refused) + "\n");
        assertThat(all.wrong).as("read wrongly").isEmpty();
        assertThat(all.exact).as("read exactly").isGreaterThanOrEqualTo(PER_STYLE * 20 * 97 / 100);
    }

    private static BufferedImage photographed(ChromeDriver driver, PictureScene scene, Path folder) throws IOException {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of(
                        "width",
                        PictureMarkup.width(scene),
                        "height",
                        PictureMarkup.height(scene),
                        "deviceScaleFactor",
                        1,
                        "mobile",
                        false));
        Path page = folder.resolve("scene.html");
        Files.writeString(page, PictureMarkup.page(scene));
        driver.get(page.toUri().toString());
        return ImageIO.read(new ByteArrayInputStream(driver.getScreenshotAs(OutputType.BYTES)));
    }

    private static ChromeDriver start(Path profile) {
        Optional<File> browser = find("chromium");
        Optional<File> control = find("chromedriver");
        Assumptions.assumeTrue(
                browser.isPresent() && control.isPresent(),
                "no chromium and chromedriver on the PATH; install both: apt-get install chromium chromium-driver");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(browser.orElseThrow());
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
                .usingDriverExecutable(control.orElseThrow())
                .usingAnyFreePort()
                .build();
        return new ChromeDriver(service, options);
    }

    private static Optional<File> find(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> new File(folder, program))
                .filter(File::canExecute)
                .findFirst();
    }
}
