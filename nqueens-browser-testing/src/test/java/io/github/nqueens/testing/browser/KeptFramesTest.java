package io.github.nqueens.testing.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

@InBrowser
@Tag("thorough")
class KeptFramesTest {
    @Test
    void aFrameStaysEnteredWhenThePageChangesItsAddress(Browser browser) {
        browser.open("<!DOCTYPE html><iframe id=\"outer\" srcdoc=\"<p>inside</p>\"></iframe>");
        browser.driver().switchTo().frame("outer");
        WebElement inside = browser.await(page -> page.findElement(By.tagName("p")));
        for (int i = 0; i < 3; i++) {
            browser.driver().executeScript("parent.history.replaceState(null, '', arguments[0])", "#" + i);
            assertThat(inside.getText()).isEqualTo("inside");
        }
        browser.driver().switchTo().defaultContent();
        assertThat(browser.driver().findElements(By.tagName("p"))).isEmpty();
    }
}
