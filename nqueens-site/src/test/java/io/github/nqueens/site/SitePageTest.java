package io.github.nqueens.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.selenium.AxeBuilder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The pages of the site in a browser, opened from the disk. */
@Tag("thorough")
class SitePageTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @TempDir
    private static Path profile;

    private static ChromeDriver driver;

    @BeforeAll
    static void start() {
        driver = Browser.start(profile);
    }

    @AfterAll
    static void stop() {
        if (driver != null) {
            driver.quit();
        }
    }

    @AfterEach
    void nothingIsOnTheConsole() {
        assertThat(console()).isEmpty();
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
        new WebDriverWait(driver, PATIENCE)
                .until(page -> page.findElements(By.cssSelector("#hits a")).stream()
                        .findFirst()
                        .filter(hit -> hit.getText().endsWith("Reach"))
                        .isPresent());
        requireAccessible();
        query().sendKeys(Keys.ENTER);
        new WebDriverWait(driver, PATIENCE)
                .until(page -> page.getCurrentUrl().endsWith("docs/algorithms/index.html#reach"));
        assertThat(driver.findElement(By.id("reach")).isDisplayed()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"(*[\\, Nothing found", "zzz<b>, Nothing found", "gnupg, section"})
    void theSearchTakesAnyText(String text, String answer) {
        open("index.html", 360, "light");
        query().sendKeys(text);
        new WebDriverWait(driver, PATIENCE)
                .until(page -> page.findElement(By.id("count")).getText().contains(answer));
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
        assertThat(console()).isEmpty();
        // Pages have no frames, for which the checker would open a new tab.
        assertThat(driver.findElements(By.tagName("iframe"))).isEmpty();
        assertThat(new AxeBuilder().setLegacyMode().analyze(driver).getViolations())
                .isEmpty();
        // The checker writes that it may not read files.
        console();
    }

    private static List<LogEntry> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll();
    }

    private static void open(String address, int width, String scheme) {
        Browser.screen(driver, width, 800, scheme);
        driver.get(Rendered.SITE.resolve(address).toUri().toString());
    }

    private static WebElement query() {
        return driver.findElement(By.id("query"));
    }
}
