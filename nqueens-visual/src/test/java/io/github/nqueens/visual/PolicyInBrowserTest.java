package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

@InBrowser
@Tag("thorough")
class PolicyInBrowserTest {
    /** A plot in a text has a style of its own; whatever comes later has none. */
    @Test
    void aPageUsesItsOwnStylesAndScriptsOnly(Browser browser) {
        double[] one = {1};
        String plot = LinePlot.builder("p").series("s", one, one).build().toSvg();
        browser.open(SearchReplay.of(Runs.record(Runs.randomSwaps(true), 8, 10))
                .withText(plot, "")
                .toHtml());
        assertThat(browser.driver().findElements(By.cssSelector(".board canvas")))
                .hasSize(1);
        assertThat(browser.driver()
                        .findElement(By.cssSelector(".nq-plot .title"))
                        .getCssValue("font-weight"))
                .isEqualTo("600");
        assertThat(browser.messages()).isEmpty();
        browser.allowMessage("Content Security Policy");
        browser.driver().executeScript("""
                        document.body.insertAdjacentHTML('beforeend', '<style>h1 { color: #010203 }</style>');
                        const script = document.createElement('script');
                        script.textContent = 'window.ran = true';
                        document.body.append(script);
                        """);
        assertThat(browser.driver().findElement(By.tagName("h1")).getCssValue("color"))
                .isNotEqualTo("rgba(1, 2, 3, 1)");
        assertThat(browser.driver().executeScript("return window.ran === true")).isEqualTo(false);
    }
}
