package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.openqa.selenium.OutputType;

/**
 * Makes the pictures of the documentation, also of screens that are narrower than a browser's own window can be. The system property has
 * an address, a width, a height, a color scheme and a file for each, and a semicolon between them.
 */
@Tag("measure")
@EnabledIfSystemProperty(named = "nqueens.screenshots", matches = ".+")
class ScreenshotTest {
    /** Where a PNG file has the width of its picture. */
    private static final int PNG_WIDTH = 16;

    @Test
    @InBrowser
    void takesPictures(Browser browser) throws Exception {
        browser.allow("http://127.0.0.1:");
        for (String line : System.getProperty("nqueens.screenshots").strip().split(";", -1)) {
            String[] words = line.split(" ", -1);
            int width = Integer.parseInt(words[1]);
            browser.screen(width, Integer.parseInt(words[2]), words[3]);
            browser.devTools("Emulation.setScrollbarsHidden", Map.of("hidden", true));
            browser.driver().get("about:blank");
            browser.driver().get(words[0]);
            // The work of a tab of the lab has ended, and the replay or the puzzle inside it is there.
            browser.await(page -> browser.driver().executeScript("""
                    const frames = [...document.querySelectorAll('iframe')].filter(frame => frame.offsetParent !== null);
                    return [...document.querySelectorAll('button[id$=stop]')].every(button => button.disabled)
                      && frames.every(frame => frame.contentDocument?.readyState === 'complete'
                        && (frame.id !== 'view' || frame.contentDocument.documentElement.dataset.ready === 'true'))
                    """));
            byte[] picture = browser.driver().getScreenshotAs(OutputType.BYTES);
            assertThat(ByteBuffer.wrap(picture).getInt(PNG_WIDTH)).isEqualTo(width);
            Files.write(Path.of(words[4]), picture);
        }
    }
}
