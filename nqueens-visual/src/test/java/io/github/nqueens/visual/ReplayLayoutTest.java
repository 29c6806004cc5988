package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What of the page is in sight, and where its texts break, in a real browser. */
@InBrowser
@Tag("thorough")
class ReplayLayoutTest {
    private static final String LABEL = "iterative-repair:selection=first-improvement,max-restarts=1000";

    private static Browser chromium;

    @BeforeAll
    static void startBrowser(Browser started) {
        chromium = started;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void boardsControlsAndCurveAreInSight(int searches) {
        chromium.screen(1280, 900, "light");
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(Collections.nCopies(searches, wordy(8))));
        page.jumpTo(40);
        assertThat(page.shown(0).figures()).hasSize(5);
        requireInSight(page, 900, searches > 1);
        if (searches > 1 && searches < 4) {
            assertThat(page.bottom(".figures")).isLessThanOrEqualTo(page.top(".curve"));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void theTreeIsInSightToo(int searches) {
        chromium.screen(1280, 900, "light");
        Recording tree = Runs.record(Runs.backtracking(), 8, 1000);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(Collections.nCopies(searches, tree)));
        page.jumpTo(40);
        requireInSight(page, 900, searches > 1);
        assertThat(page.bottom(".tree canvas")).isLessThanOrEqualTo(page.top(".curve"));
    }

    /** The room that the page of the lab leaves to a replay in a window of 1280 x 900. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void boardsControlsAndCurveAreInSightInTheLab(int searches) {
        chromium.screen(830, 798, "light");
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(Collections.nCopies(searches, wordy(8))));
        requireInSight(page, 798, true);
        assertThat(page.overflow()).as("pixels that stick out to the right").isLessThanOrEqualTo(0);
    }

    /** A pause between long sentences: curve and controls stay where they are at every step. */
    @ParameterizedTest
    @CsvSource({"1280, 900, 1", "1280, 900, 3", "390, 844, 2"})
    void nothingMovesWhenASentenceGrows(int width, int height, int searches) {
        chromium.screen(width, height, "light");
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(Collections.nCopies(searches, growing())));
        assertThat(chromium.driver().executeScript("""
                const slider = document.getElementById('slider');
                const places = new Set();
                for (let step = 0; step <= slider.max; step++) {
                  slider.value = step;
                  slider.dispatchEvent(new Event('input'));
                  places.add(['curve', 'slider', 'play'].map(id => document.getElementById(id).getBoundingClientRect().top).join());
                }
                return places.size;
                """)).isEqualTo(1L);
        assertThat(page.overflow()).isLessThanOrEqualTo(0);
    }

    private static Recording growing() {
        Solver growing = Solvers.of("growing", context -> {
            context.boardSet(Board.identity(8));
            for (int i = 1; context.tick(); i++) {
                context.swapped(0, i % 8);
                context.noted("The queens of two rows exchange their columns. ".repeat(i % 7));
            }
            return SearchOutcome.stopped();
        });
        return Runs.record(growing, 8, 20);
    }

    private static void requireInSight(ReplayPage page, int height, boolean isCurveBelow) {
        assertThat(page.height(".panel:last-child .board")).isGreaterThanOrEqualTo(170);
        double boards = page.bottom(".panel:last-child .board");
        assertThat(boards).isLessThanOrEqualTo(isCurveBelow ? page.top(".curve") : page.top(".controls"));
        assertThat(page.bottom("#curve")).isLessThanOrEqualTo(page.top(".controls"));
        assertThat(page.bottom(".controls")).isLessThanOrEqualTo(height);
    }

    @ParameterizedTest
    @CsvSource({"1280, 900, 3", "830, 798, 4", "390, 844, 4", "390, 844, 1"})
    void namesAndLabelsBreakBetweenWords(int width, int height, int searches) {
        chromium.screen(width, height, "light");
        Recording labeled = wordy(8).withLabel(LABEL);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(Collections.nCopies(searches, labeled)));
        page.jumpTo(40);
        assertThat(page.brokenNames()).isEmpty();
        assertThat(page.brokenLabels()).isEmpty();
        assertThat(chromium.driver().executeScript("return document.querySelector('.label').textContent"))
                .isEqualTo(LABEL);
    }

    @Test
    void labelsOfTheCurveLeaveRoomToOneAnother() {
        chromium.screen(1280, 900, "light");
        Recording recording = wordy(100);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(List.of(recording, recording)));
        for (int scale = 0; scale < 2; scale++) {
            List<Double> labels = page.axisLabelsOnTheOtherScale();
            assertThat(labels).hasSizeGreaterThan(1);
            for (int i = 1; i < labels.size(); i++) {
                assertThat(labels.get(i - 1) - labels.get(i)).isGreaterThanOrEqualTo(12);
            }
        }
    }

    private static Recording wordy(int n) {
        Solver wordy = Solvers.of("a-solver-with-a-name", context -> {
            context.boardSet(Board.identity(n));
            for (int i = 1; context.tick(); i++) {
                context.swapped(0, i % 8);
                context.cost(28);
                context.measured("temperature", 1000.0 / i);
                context.noted(
                        "Swapping rows 18 and 19 adds 1 attacking pair. At temperature 611.1 the rule of Metropolis accepts"
                                + " such a swap with probability 0.9984.");
                if (i % 10 == 0) {
                    context.restarted();
                }
            }
            return SearchOutcome.stopped();
        });
        return Runs.record(wordy, n, 100);
    }
}
