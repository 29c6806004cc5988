package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.Keys;

/** Squares that a search rules out, their return, and dead ends, on the page of a recording. */
@InBrowser
@Tag("thorough")
class RuledOutReplayTest {
    private static final String SQUARES = ".board canvas";
    private static final String NODES = ".tree canvas";

    private static Browser chromium;

    @BeforeAll
    static void startBrowser(Browser started) {
        chromium = started;
        chromium.screen(1280, 1200, "light");
    }

    @Test
    void thePageCrossesThemAndFramesARowWithoutASquare() {
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(Runs.jumpBack()));
        assertThat(page.isShown("crosses-key")).isTrue();
        page.jumpTo(1);
        String plain = page.colorAt(0, 1.5, 3.5);
        assertThat(page.colorAt(0, 1.5, 1.5)).isNotEqualTo(plain);
        assertThat(page.colorAt(0, 2.5, 2.5)).isEqualTo(page.colorAt(0, 1.5, 1.5));
        page.tap(0, 1.5, 1.5);
        assertThat(page.shown(0).note()).endsWith("Row 2, column 2 is ruled out by the queen of row 1, column 1.");
        page.tap(0, 3.5, 2.5);
        assertThat(page.shown(0).note()).endsWith("Row 4, column 3 is ruled out by several rows together.");
        page.tap(0, 3.5, 3.5);
        assertThat(page.shown(0).note()).doesNotContain("ruled out");

        page.jumpTo(2);
        assertThat(page.treeText(0)).contains("Row 3 has no square left.");
        page.jumpTo(3);
        assertThat(page.treeText(0)).doesNotContain("no square left");
        page.tap(0, 3.5, 0.5);
        assertThat(page.shown(0).note())
                .endsWith(
                        "Row 4, column 1 is ruled out by row 3, which would have no square left beside a queen there.");
        page.jumpTo(5);
        assertThat(page.colorAt(0, 1.5, 1.5)).isEqualTo(plain);
        page.jumpTo(2);
        assertThat(page.colorAt(0, 1.5, 1.5)).isNotEqualTo(plain);
    }

    @Test
    void theTreeDrawsAJumpAndNodesTellHowTheyEnded() {
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(Runs.jumpBack()));
        assertThat(page.isShown("jumps-key")).isTrue();
        page.jumpTo(4);
        long before = page.pixelsOfTree(0, "--s2");
        page.jumpTo(5);
        assertThat(page.pixelsOfTree(0, "--s2")).isGreaterThan(before);
        assertThat(page.treeText(0)).contains("Row 4 had no square left to try: back to row 1.");
        assertThat(page.tapTree(0))
                .anyMatch(text -> text.startsWith(
                        "The board 1 4 2 leaves no square to try in row 4. The search jumped back over 3 queens."))
                .anyMatch(text -> text.startsWith("The board 1 3 leaves no square to try in row 3."));
    }

    @Test
    void theArrowKeysReadSquaresAndNodesAndPauseTheReplay() {
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(Runs.jumpBack()));
        page.jumpTo(1);
        String plain = page.colorAt(0, 1.02, 1.5);
        assertThat(page.walk(0, SQUARES, Keys.ARROW_DOWN)).isEqualTo("Row 1, column 1 holds a queen.");
        assertThat(page.walk(0, SQUARES, Keys.ARROW_DOWN, Keys.ARROW_RIGHT))
                .isEqualTo("Row 2, column 2 is ruled out by the queen of row 1, column 1.");
        assertThat(page.shown(0).note()).endsWith("Row 2, column 2 is ruled out by the queen of row 1, column 1.");
        assertThat(page.colorAt(0, 1.02, 1.5)).isNotEqualTo(plain);
        assertThat(page.walk(0, SQUARES, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT))
                .isEqualTo("Row 2, column 4 is not ruled out.");
        assertThat(page.step()).isEqualTo(1);

        page.jumpTo(5);
        assertThat(page.walk(0, NODES, Keys.ARROW_LEFT)).isEqualTo("The board 2 is on the way.");
        assertThat(page.walk(0, NODES, Keys.ARROW_UP)).isEqualTo("The board without queens is on the way.");
        assertThat(page.walk(0, NODES, Keys.ARROW_DOWN)).isEqualTo("The board 1 was searched to its end.");
        assertThat(page.walk(0, NODES, Keys.ARROW_DOWN))
                .isEqualTo("The board 1 3 leaves no square to try in row 3.")
                .isEqualTo(page.walk(0, NODES, Keys.ARROW_DOWN));
        assertThat(page.treeText(0)).startsWith("The board 1 3 leaves no square to try in row 3. ");
        assertThat(page.pixelsOfTree(0, "--moved-to")).isPositive();
        assertThat(page.walk(0, NODES, Keys.ARROW_RIGHT, Keys.ARROW_DOWN))
                .isEqualTo("The board 1 4 2 leaves no square to try in row 4. The search jumped back over 3 queens.");
        assertThat(page.walk(0, NODES, Keys.ARROW_UP, Keys.ARROW_LEFT))
                .isEqualTo("The board 1 3 leaves no square to try in row 3.");

        page.jumpTo(1);
        assertThat(page.pixelsOfTree(0, "--moved-to")).isZero();
        page.press(Keys.SPACE);
        page.walk(0, SQUARES, Keys.ARROW_UP);
        assertThat(page.isPlaying()).isFalse();
    }

    /** A column or a region is framed where the search goes back because of it, not where it goes on. */
    @ParameterizedTest
    @CsvSource({"column 4, 0.5, 3.02", "region B, 3.5, 0.02"})
    void thePageFramesAColumnOrRegionWithoutASquare(String line, double row, double column) {
        Problem problem = line.startsWith("column")
                ? Problem.queens(4)
                : Problem.builder(4).regions("AAAA", "CCBC", "CBDC", "BDDD").build();
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(Runs.lineWithoutSquare(problem)));
        String sentence = Character.toUpperCase(line.charAt(0)) + line.substring(1) + " has no square left.";
        page.jumpTo(1);
        String plain = page.colorAt(0, row, column);
        assertThat(page.treeText(0)).doesNotContain("no square left");
        page.jumpTo(2);
        assertThat(page.treeText(0)).contains(sentence);
        page.jumpTo(3);
        assertThat(page.treeText(0)).contains(sentence);
        assertThat(page.colorAt(0, row, column)).isNotEqualTo(plain);
        page.jumpTo(4);
        assertThat(page.treeText(0)).doesNotContain("no square left");
        assertThat(page.colorAt(0, row, column)).isEqualTo(plain);
        page.jumpTo(5);
        assertThat(page.treeText(0)).endsWith("Rows 2 and 1 had no square left to try.");
        assertThat(page.tapTree(0))
                .anyMatch(text -> text.startsWith("The board 1 3 leaves no square to try in " + line + "."))
                .anyMatch(text -> text.startsWith("The board 2 leaves no square to try in " + line + "."));
    }

    /** Random events, of which the page shows at each step what the recording holds. */
    @ParameterizedTest
    @EnumSource(AttackRule.class)
    void thePageReadsWhatTheRecorderKept(AttackRule rule) {
        Problem problem = Problem.builder(9).rule(rule).place(4, 4).block(0, 3).build();
        Recording recording = Runs.ruleOutAtRandom(problem, SearchRecorder.create());
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(recording));
        for (int step = 1; step < recording.steps(); step += 3) {
            page.jumpTo(step);
            int[] columns = recording.columns(step);
            Map<String, Object> expected = new LinkedHashMap<>();
            recording.ruledOut(step).forEach((square, because) -> {
                String where = "Row " + (square.row() + 1) + ", column " + (square.column() + 1) + " is ruled out by ";
                String why = because < 0
                        ? "several rows together."
                        : columns[because] < 0
                                ? "row " + (because + 1) + ", which would have no square left beside a queen there."
                                : "the queen of row " + (because + 1) + ", column " + (columns[because] + 1) + ".";
                expected.put(String.valueOf(square.row() * 9 + square.column()), where + why);
            });
            assertThat(page.reasons(0)).as("step %d", step).isEqualTo(expected);
        }
    }
}
