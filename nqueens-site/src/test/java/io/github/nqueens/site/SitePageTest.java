package io.github.nqueens.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.remote.RemoteWebDriver;

/** The pages of the site in a browser, opened from the disk. */
@InBrowser
@Tag("thorough")
class SitePageTest {
    private static Browser browser;
    private static RemoteWebDriver driver;

    @BeforeAll
    static void start(Browser started) {
        browser = started;
        driver = browser.driver();
    }

    @ParameterizedTest
    @CsvSource({
        "index.html, 1280, light",
        "docs/reproduction.html, 360, dark",
        "docs/algorithms/tabu.html, 1000, dark",
        "docs/examples/provider/index.html, 360, light"
    })
    void thePageIsAccessibleAndFits(String address, int width, String scheme) {
        open(address, width, scheme);
        requireAccessible();
        assertThat((Boolean) driver.executeScript(
                        "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
                .as("nothing is cut off or needs scrolling to the right")
                .isTrue();
    }

    @Test
    void theSearchLeadsFromOnePageToASectionOfAnother() {
        open("docs/algorithms/tabu.html", 1280, "light");
        driver.findElement(By.tagName("body")).sendKeys("/");
        query().sendKeys("Reach bisection");
        browser.await(page -> page.findElements(By.cssSelector("#hits a")).stream()
                .findFirst()
                .filter(hit -> hit.getText().endsWith("Reach"))
                .isPresent());
        requireAccessible();
        query().sendKeys(Keys.ENTER);
        browser.await(page -> page.getCurrentUrl().endsWith("docs/algorithms/index.html#reach"));
        assertThat(driver.findElement(By.id("reach")).isDisplayed()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"(*[\\, Nothing found", "zzz<b>, Nothing found", "gnupg, section"})
    void theSearchTakesAnyText(String text, String answer) {
        open("index.html", 360, "light");
        query().sendKeys(text);
        browser.await(page -> page.findElement(By.id("count")).getText().contains(answer));
        query().sendKeys(Keys.ESCAPE);
        assertThat(driver.findElement(By.id("found")).isDisplayed()).isFalse();
    }

    @Test
    void theMenuOfAPhoneIsFolded() {
        open("docs/lab.html", 360, "light");
        WebElement entry = driver.findElement(By.cssSelector("#pages [aria-current]"));
        assertThat(entry.isDisplayed()).isFalse();
        driver.findElement(By.cssSelector("#menu > summary")).click();
        assertThat(entry.isDisplayed()).isTrue();
        assertThat(entry.getText()).isEqualTo("The lab");
    }

    private static void requireAccessible() {
        assertThat(browser.messages()).isEmpty();
        assertThat(browser.violations()).isEmpty();
        // The checker writes that it may not read files.
        browser.messages();
    }

    private static void open(String address, int width, String scheme) {
        browser.screen(width, 800, scheme);
        driver.get(Rendered.SITE.resolve(address).toUri().toString());
    }

    private static WebElement query() {
        return driver.findElement(By.id("query"));
    }
}
