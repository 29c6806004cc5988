package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.remote.RemoteWebDriver;

/**
 * Two thousand puzzles drawn by a browser in twenty styles, then scaled, blurred, compressed and given noise. Writes the table
 * of docs/formats.md into {@code target/pictures.md}. {@code -Dnqueens.pictures=10} sets the number per style.
 */
@InBrowser
@Tag("measure")
class PicturesInBrowserTest {
    private static final int PER_STYLE = Integer.getInteger("nqueens.pictures", 100);

    @Test
    void picturesOfABrowserAreReadOrRefused(Browser chromium) throws IOException {
        StringBuilder table = new StringBuilder("| style | read | refused | wrong |\n|---|---|---|---|\n");
        PictureTally all = new PictureTally();
        for (PictureStyle style : PictureStyle.values()) {
            PictureTally tally = new PictureTally();
            for (int seed = 0; seed < PER_STYLE; seed++) {
                PictureScene scene = new PictureScene(style, seed, 4, style.mostRows(), 1);
                tally.add(scene, PictureWear.worn(photographed(chromium, scene), seed));
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
        Files.writeString(
                Path.of("target", "pictures.md"),
                table + "\n" + String.join("\n", all.wrong) + "\n\n" + String.join("\n", all.refused) + "\n");
        assertThat(all.wrong).as("read wrongly").isEmpty();
        assertThat(all.exact).as("read exactly").isGreaterThanOrEqualTo(PER_STYLE * 20 * 97 / 100);
    }

    private static BufferedImage photographed(Browser chromium, PictureScene scene) throws IOException {
        RemoteWebDriver driver = chromium.driver();
        chromium.devTools(
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
        chromium.open(PictureMarkup.page(scene));
        return ImageIO.read(new ByteArrayInputStream(driver.getScreenshotAs(OutputType.BYTES)));
    }
}
