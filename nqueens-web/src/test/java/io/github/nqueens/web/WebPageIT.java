package io.github.nqueens.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;

/** The page opened as a file, in a real browser: it asks nobody for anything. */
@InBrowser
class WebPageIT {
    private static final Path PAGE = Path.of("target", "page", "lab.html").toAbsolutePath();

    private static Browser chromium;

    @BeforeAll
    static void open(Browser started) {
        chromium = started;
        // Workers are made from the page itself.
        chromium.allow("blob:null/");
    }

    @Test
    void twoSearchesRunAtTheSameTimeAndArePlayed() {
        visit("n=8&seed=1&start=random&solver=tabu&solver=iterative-repair");
        chromium.await(page -> text("status").equals("Done."));
        assertThat(driver().findElement(By.id("view")).isDisplayed()).isTrue();
        driver().switchTo().frame("view");
        chromium.await(
                page -> page.findElements(By.cssSelector("#panels canvas")).size() >= 2);
        driver().switchTo().defaultContent();
    }

    @Test
    void aSearchThatNeverEndsIsStopped() {
        visit("n=500&seed=1&start=random&solver=random-permutations");
        chromium.await(page -> text("status").startsWith("Searching"));
        driver().findElement(By.id("stop")).click();
        chromium.await(page -> text("status").equals("Stopped."));
    }

    @Test
    void solutionsAreCountedAndListed() {
        visit("view=count&n=8&method=fastest&first=5&which=all");
        chromium.await(page -> text("count-status").startsWith("Solutions: 92."));
        chromium.await(
                page -> page.findElements(By.cssSelector("#count-boards svg")).size() == 5);
    }

    @Test
    void aPuzzleIsMadeAndOneIsBrought() {
        visit("view=puzzles&n=6&seed=3&rating=confinement");
        chromium.await(page -> text("puzzles-status").equals("The puzzle is ready."));
        driver().switchTo().frame("puzzles-page");
        assertThat(driver().findElements(By.className("square"))).hasSize(36);
        driver().findElement(By.id("hint")).click();
        assertThat(driver().findElement(By.id("message")).getText()).isNotBlank();
        driver().switchTo().defaultContent();
        driver().findElement(By.cssSelector("#puzzles-brought textarea")).sendKeys("AABB\nAABB\nCCDD\nCCDD");
        driver().findElement(By.cssSelector("#puzzles-brought button")).click();
        chromium.await(page -> page.findElement(By.cssSelector("#puzzles-brought .problem"))
                .getText()
                .contains("several solutions"));
    }

    @Test
    void solversAreComparedByManyRuns() {
        visit("view=experiment&sizes=8&runs=3&seed=1&limit=60&solver=tabu");
        chromium.await(page -> text("experiment-status").equals("Done: 3 runs."));
        chromium.await(page ->
                !page.findElements(By.cssSelector("#experiment-boxes svg")).isEmpty());
    }

    private static String text(String id) {
        return driver().findElement(By.id(id)).getText();
    }

    private static ChromeDriver driver() {
        return chromium.driver();
    }

    private static void visit(String state) {
        chromium.screen(1280, 900, "light");
        driver().get("about:blank");
        driver().get(PAGE.toUri() + "#" + state);
    }
}
