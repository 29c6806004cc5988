package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.support.ui.WebDriverWait;

/**
 * Makes the pictures of the documentation, also of screens that are narrower than a browser's own window can be. The system property has
 * an address, a width, a height, a color scheme and a file for each, and a semicolon between them.
 */
@Tag("measure")
@EnabledIfSystemProperty(named = "nqueens.screenshots", matches = ".+")
class ScreenshotTest {
    @Test
    void takesPictures(@TempDir Path folder) throws Exception {
        try (Chromium chromium = Chromium.start(folder.resolve("profile"))) {
            for (String line : System.getProperty("nqueens.screenshots").strip().split(";", -1)) {
                String[] words = line.split(" ", -1);
                chromium.screen(Integer.parseInt(words[1]), Integer.parseInt(words[2]), words[3]);
                chromium.driver().executeCdpCommand("Emulation.setScrollbarsHidden", Map.of("hidden", true));
                chromium.driver().get("about:blank");
                chromium.driver().get(words[0]);
                // The page of the lab has a replay inside, which comes when its searches have ended.
                new WebDriverWait(chromium.driver(), Duration.ofSeconds(20))
                        .until(page -> chromium.driver().executeScript("""
                                const view = document.getElementById('view');
                                return view === null || view.contentDocument.documentElement.dataset.ready === 'true'
                                """));
                byte[] picture = chromium.driver().getScreenshotAs(OutputType.BYTES);
                Files.write(Path.of(words[4]), picture);
                assertThat(picture).isNotEmpty();
            }
        }
    }
}
