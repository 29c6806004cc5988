package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** How the page to play looks: on screens and paper, in colors and patterns, and to a screen reader. */
@InBrowser
@Tag("thorough")
class PlayLooksTest {
    private static final Problem SMALL = Problem.parse("AABB\nACBB\nCCCD\nDDDD");

    private static Browser chromium;

    @BeforeAll
    static void startBrowser(Browser started) {
        chromium = started;
    }

    @BeforeEach
    void desktop() {
        chromium.screen(1280, 800, "light");
    }

    @Test
    void thePrintedPageHasTheEmptyPuzzle() {
        Problem given =
                PlayTest.made(PuzzleGenerator.builder(8).rule(AttackRule.QUEENS).given(Given.PLACED_QUEENS));
        PlayedPage page = open(given);
        page.click("auto");
        page.click("hint");
        int before = page.squares("given").size();
        chromium.screen(1280, 800, "dark");
        chromium.print();
        assertThat(chromium.driver().findElements(By.cssSelector(".given .queen")))
                .hasSize(before)
                .allMatch(WebElement::isDisplayed);
        assertThat(page.isDisplayed("#rule")).isTrue();
        for (String gone : List.of("#hint", "#message", "#share", "#timer", "details")) {
            assertThat(page.isDisplayed(gone)).as(gone).isFalse();
        }
        assertThat(
                        (String)
                                chromium.driver()
                                        .executeScript(
                                                "return getComputedStyle(document.querySelector('[data-state=auto]'), '::before').content"))
                .isEqualTo("none");
        assertThat(page.style("body", "backgroundColor")).isEqualTo("rgb(255, 255, 255)");
        assertThat(page.style("h1", "color"))
                .as("ink, though the screen is dark")
                .isEqualTo("rgb(33, 29, 24)");

        desktop();
        page = open(SMALL);
        page.queen(0, 1);
        chromium.print();
        assertThat(page.isDisplayed("svg.queen")).isFalse();
    }

    @Test
    void itIsLightOrDarkAsTheDeviceOrThePlayerWants() {
        PlayedPage page = open(SMALL);
        String light = page.style("body", "backgroundColor");
        chromium.screen(1280, 800, "dark");
        String dark = page.style("body", "backgroundColor");
        assertThat(dark).isNotEqualTo(light);
        page.choose("theme", "light");
        assertThat(page.style("body", "backgroundColor")).isEqualTo(light);
        page.choose("theme", "dark");
        chromium.screen(1280, 800, "light");
        assertThat(page.style("body", "backgroundColor")).isEqualTo(dark);
    }

    @Test
    void patternsReplaceColors() {
        Problem puzzle = PlayTest.made(PuzzleGenerator.builder(12));
        PlayedPage page = open(puzzle);
        page.choose("look", "patterns");
        Object looks = chromium.driver().executeScript("""
                return new Set(Array.from(document.querySelectorAll('.square'), cell => {
                  const style = getComputedStyle(cell);
                  return style.backgroundImage + style.backgroundSize;
                })).size
                """);
        assertThat(looks).isEqualTo(12L);
        assertThat(page.style(".square.c3", "backgroundColor")).isEqualTo(page.style(".square.c5", "backgroundColor"));
    }

    @ParameterizedTest
    @CsvSource({
        "1280, 800, light, colors",
        "1280, 800, dark, colors",
        "390, 844, light, patterns",
        "390, 844, dark, patterns",
        "320, 568, light, colors"
    })
    void isAccessibleAndFitsTheScreen(int width, int height, String scheme, String look) {
        chromium.screen(width, height, scheme);
        PlayedPage page = open(PlayTest.everyKind().skip(1).toArray(Problem[]::new));
        page.choose("look", look);
        page.queen(0, 0);
        page.queen(0, 1);
        page.click("auto");
        page.click("hint");
        chromium.driver().findElement(By.tagName("summary")).click();
        assertThat(page.overflow()).as("pixels that stick out to the right").isLessThanOrEqualTo(0);
        assertThat(chromium.violations()).isEmpty();
        page.choose("choice", "2");
        page.click("check");
        assertThat(chromium.violations()).isEmpty();
    }

    private static PlayedPage open(Problem... puzzles) {
        return PlayedPage.openWithoutPast(chromium, puzzles);
    }
}
