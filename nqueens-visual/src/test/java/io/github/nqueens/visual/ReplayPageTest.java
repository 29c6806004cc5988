package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.internal.NoteText;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** The page in a real browser. */
@InBrowser
@Tag("thorough")
class ReplayPageTest {
    private static final Board START = Board.identity(8);

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
    void opensAtTheStart() {
        Recording recording = swaps(500);
        ReplayPage page = open(recording);
        assertThat(page.text("title")).isEqualTo("8 queens");
        assertThat(page.text("total")).isEqualTo("500");
        assertThat(page.step()).isZero();
        assertThat(page.shown(0).columns()).isEqualTo(recording.columns(0));
        assertThat(page.shown(0).figure("iteration")).isZero();
        assertThat(page.shown(0).figures().get("temperature")).isEqualTo("\u2013");
        assertThat(page.shown(0).note()).isEqualTo("The search starts with 8 queens on the board.");
        assertThat(page.text("thinned")).isEmpty();
        assertThat(page.text("curve-title")).isEqualTo("Attacking pairs");
    }

    @Test
    void linksInTheTextLeadToSteps() {
        SearchReplay lesson = SearchReplay.of(swaps(500))
                .withText(
                        "<p>See <a id=\"there\" href=\"#step=120\">step 120</a>.</p>",
                        "<figure><div class=\"plot\" tabindex=\"0\">"
                                + SearchPlot.of(List.of(swaps(500))).toSvg() + "</div></figure>");
        ReplayPage page = ReplayPage.open(chromium, lesson);
        page.click("there");
        page.waitUntilStepIs(120);
        chromium.screen(390, 844, "dark");
        assertThat(page.overflow()).as("pixels that stick out to the right").isLessThanOrEqualTo(0);
    }

    @Test
    void stepsForthAndBack() {
        Recording recording = swaps(500);
        ReplayPage page = open(recording);
        page.click("back");
        requireShown(page, 0, recording, 0);
        for (int step = 1; step <= 5; step++) {
            page.click("forward");
            requireShown(page, 0, recording, step);
        }
        for (int step = 4; step >= 2; step--) {
            page.click("back");
            requireShown(page, 0, recording, step);
        }
        page.click("last");
        requireShown(page, 0, recording, 500);
        page.click("forward");
        requireShown(page, 0, recording, 500);
        page.click("first");
        requireShown(page, 0, recording, 0);
    }

    @Test
    void theConflictsShownEqualARecountAtRandomSteps() {
        Recording recording = swaps(3000);
        ReplayPage page = open(recording);
        Random random = new Random(1);
        for (int i = 0; i < 20; i++) {
            int step = random.nextInt(recording.steps());
            page.jumpTo(step);
            ReplayPage.Shown shown = page.shown(0);
            assertThat(shown.columns()).isEqualTo(recording.columns(step));
            assertThat(shown.figure("conflicts"))
                    .isEqualTo(Board.of(shown.columns()).conflicts());
        }
    }

    @Test
    void playsToTheEndAndAgainFromTheStart() {
        Recording recording = swaps(2000);
        ReplayPage page = open(recording);
        page.speed("5000");
        page.click("play");
        page.waitUntilStepIs(2000);
        requireShown(page, 0, recording, 2000);
        assertThat(page.isPlaying()).isFalse();
        page.speed("0.5");
        page.click("play");
        assertThat(page.isPlaying()).isTrue();
        assertThat(page.step()).isLessThan(2000);
        page.click("play");
        assertThat(page.isPlaying()).isFalse();
        requireShown(page, 0, recording, (int) page.step());
    }

    @Test
    void theCursorOfTheCurveIsDragged() {
        Recording recording = swaps(1000);
        ReplayPage page = open(recording);
        page.dragOnCurve(0.2, 0.5);
        assertThat(page.step()).isBetween(400L, 600L);
        requireShown(page, 0, recording, (int) page.step());
        page.dragOnCurve(0.5, 0.01);
        assertThat(page.step()).isZero();
        page.dragOnCurve(0.5, 0.999);
        assertThat(page.step()).isEqualTo(1000);
    }

    @Test
    void playsSeveralSearchesInStep() {
        List<Recording> recordings = fromOneBoard();
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(recordings));
        assertThat(page.panels()).isEqualTo(3);
        assertThat(page.text("subtitle")).isEqualTo("3 searches in step, from the same board");
        long longest =
                recordings.stream().mapToLong(Recording::totalSteps).max().orElseThrow() - 1;
        for (long step : new long[] {0, 1, 30, 45, 46, 150, 299, longest, 12}) {
            page.jumpTo(step);
            for (int panel = 0; panel < 3; panel++) {
                Recording recording = recordings.get(panel);
                requireShown(page, panel, recording, (int) Math.min(step, recording.steps() - 1));
            }
        }
    }

    @Test
    void stepsAreLogarithmicWhereLengthsDifferGreatly() {
        SolveOptions.Builder options = SolveOptions.builder().seed(7);
        Recording brief = Runs.record(Runs.randomSwaps(true), 8, options.maxIterations(9), 10_000);
        Recording lengthy = Runs.record(Runs.randomSwaps(true), 8, options.maxIterations(999), 10_000);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(List.of(brief, lengthy)));
        assertThat(page.isChosen("log-steps")).isTrue();
        page.dragOnCurve(0.5, 0.5);
        assertThat(page.step()).isBetween(20L, 45L);
        page.click("log-steps");
        page.dragOnCurve(0.5, 0.5);
        assertThat(page.step()).isBetween(450L, 530L);
        assertThat(page.text("in-step")).contains("a restart is a step of its own");
        assertThat(ReplayPage.open(chromium, SearchReplay.of(fromOneBoard())).isChosen("log-steps"))
                .isFalse();
        assertThat(open(lengthy).isShown("log-steps")).isFalse();
    }

    @Test
    void searchesOfDifferentLengthShowTheSameShareOfTheirSteps() {
        SolveOptions.Builder options = SolveOptions.builder().seed(7);
        Recording brief = Runs.record(Runs.randomSwaps(true), 8, options.maxIterations(30), 10_000);
        Recording lengthy = Runs.record(Runs.randomSwaps(true), 8, options.maxIterations(300), 10_000);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(List.of(brief, lengthy)));
        page.jumpTo(150);
        requireShown(page, 0, brief, brief.steps() - 1);
        page.click("share");
        assertThat(page.text("in-share")).contains("same share");
        assertThat(page.isShown("in-step")).isFalse();
        for (double share : new double[] {0.5, 0, 1, 0.1}) {
            page.jumpTo(Math.round(share * (lengthy.steps() - 1)));
            requireShown(page, 0, brief, (int) Math.round(share * (brief.steps() - 1)));
            requireShown(page, 1, lengthy, (int) Math.round(share * (lengthy.steps() - 1)));
        }
        page.click("share");
        page.jumpTo(20);
        requireShown(page, 0, brief, 20);
        requireShown(page, 1, lengthy, 20);
        assertThat(open(lengthy).isShown("share")).isFalse();
    }

    @Test
    void aChosenRangeOfStepsIsPlayed() {
        Recording recording = swaps(500);
        ReplayPage page = ReplayPage.open(chromium, SearchReplay.of(recording).withSteps(120, 180));
        requireShown(page, 0, recording, 120);
        page.click("back");
        requireShown(page, 0, recording, 120);
        page.jumpTo(3);
        requireShown(page, 0, recording, 120);
        page.click("last");
        requireShown(page, 0, recording, 180);
        assertThat(page.text("total")).isEqualTo("180");
        assertThatThrownBy(() -> SearchReplay.of(recording).withSteps(501, 502))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("from 0 to 500");
        assertThatThrownBy(() -> SearchReplay.of(recording).withSteps(5, 4))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void printsInkOnPaper() {
        chromium.screen(1280, 800, "dark");
        ReplayPage page = open(swaps(10));
        assertThat(page.colorsOfBoard(0)).contains("#4a4740");
        chromium.print();
        assertThat(page.colorsOfBoard(0)).contains("#f4efe6", "#d9cdbb").doesNotContain("#4a4740");
        assertThat(chromium.driver().findElement(By.className("controls")).isDisplayed())
                .isFalse();
    }

    @Test
    void aLinkLeadsToAStep() {
        Recording recording = swaps(100);
        ReplayPage page = open(recording);
        chromium.driver().get(chromium.driver().getCurrentUrl() + "#step=42");
        page.waitUntilStepIs(42);
        requireShown(page, 0, recording, 42);
        chromium.driver().navigate().refresh();
        requireShown(page, 0, recording, 42);
    }

    @Test
    void partialBoardsAreShownRowByRow() {
        Recording recording = Runs.record(Runs.backtracking(), 8, 1000);
        ReplayPage page = open(recording);
        assertThat(page.shown(0).columns()).containsOnly(-1);
        assertThat(page.shown(0).note()).isEqualTo("The board is empty.");
        page.click("forward");
        assertThat(page.shown(0).note()).isEqualTo("A queen was placed in row 1, column 1.");
        for (int step : new int[] {20, 60, recording.steps() - 1, 7}) {
            page.jumpTo(step);
            requireShown(page, 0, recording, step);
            assertThat(page.shown(0).figure("placed"))
                    .isEqualTo(Arrays.stream(recording.columns(step))
                            .filter(column -> column >= 0)
                            .count());
        }
        assertThat(page.text("curve-title")).isEqualTo("Queens on the board");
    }

    @Test
    void aThinnedRecordingSaysSoAndShowsTheLastStepKept() {
        SolveOptions.Builder options = SolveOptions.builder().seed(7).maxIterations(5000);
        Recording recording = Runs.record(Runs.randomSwaps(true), 8, options, 100);
        ReplayPage page = open(recording);
        long distance = recording.ordinal(1);
        assertThat(page.text("thinned"))
                .contains("Of the 5,001 steps of random-swaps, every " + distance + "th was kept");
        page.jumpTo(7 * distance + 3);
        assertThat(page.step()).isEqualTo(7 * distance);
        requireShown(page, 0, recording, 7);
        page.click("last");
        assertThat(page.step()).isEqualTo(5000);
        requireShown(page, 0, recording, recording.steps() - 1);
        page.click("back");
        requireShown(page, 0, recording, recording.steps() - 2);
    }

    @Test
    void whatTheAlgorithmSaidIsShown() {
        Recording recording = swaps(100);
        ReplayPage page = open(recording);
        for (int step : new int[] {1, 50, 100}) {
            page.jumpTo(step);
            ReplayPage.Shown shown = page.shown(0);
            assertThat(shown.note())
                    .isEqualTo(countedFromOne(recording.notes(step).get(0)));
            assertThat(shown.figures().get("temperature"))
                    .isEqualTo(NoteText.number(recording.measures(step).get("temperature")));
            assertThat(shown.figure("best")).isEqualTo(recording.best(step).orElseThrow());
        }
    }

    @Test
    void theKeyboardAloneSuffices() {
        Recording recording = swaps(400);
        ReplayPage page = open(recording);
        page.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT);
        requireShown(page, 0, recording, 2);
        page.press(Keys.END);
        requireShown(page, 0, recording, 400);
        page.press(Keys.PAGE_UP);
        requireShown(page, 0, recording, 380);
        page.press(Keys.HOME, " ");
        assertThat(page.isPlaying()).isTrue();
        page.press(" ");
        assertThat(page.isPlaying()).isFalse();
        page.press(Keys.HOME);
        // Every control in turn, in the order in which it is seen.
        for (String id : List.of(
                "logarithmic", "curve", "slider", "first", "back", "play", "forward", "last", "number", "speed")) {
            page.press(Keys.TAB);
            assertThat(page.focusedId()).isEqualTo(id);
            switch (id) {
                case "curve", "slider" -> page.press(Keys.ARROW_RIGHT);
                case "forward" -> page.press(Keys.ENTER);
                // A field that is reached by Tab is chosen as a whole.
                case "number" -> page.press("123", Keys.ENTER);
                case "play" -> page.press(" ", " ");
                default -> {}
            }
            if (id.equals("slider")) {
                requireShown(page, 0, recording, 2);
            }
        }
        requireShown(page, 0, recording, 123);
        assertThat(page.text("live")).startsWith("Step 123. random-swaps: iteration 123, ");
    }

    /** A field of numbers takes a minus sign in every browser, and any text in some. Its value is then empty. */
    @Test
    void whatIsNoNumberLeavesTheStep() {
        Recording recording = swaps(20);
        ReplayPage page = open(recording);
        for (CharSequence typed : List.<CharSequence>of("-", Keys.DELETE)) {
            page.jumpTo(5);
            page.jumpTo(typed);
            assertThat(page.step()).isEqualTo(5);
            requireShown(page, 0, recording, 5);
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, light, 1", "1280, 800, dark, 3", "390, 844, light, 3", "390, 844, dark, 1"})
    void isAccessibleAndFitsTheScreen(int width, int height, String scheme, int searches) {
        chromium.screen(width, height, scheme);
        ReplayPage page =
                ReplayPage.open(chromium, SearchReplay.of(fromOneBoard().subList(0, searches)));
        page.jumpTo(5);
        assertThat(page.overflow()).as("pixels that stick out to the right").isLessThanOrEqualTo(0);
        assertThat(chromium.violations())
                .filteredOn(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                .as("violations of rules of accessibility")
                .isEmpty();
    }

    @Test
    void theBoardFollowsTheColorScheme() {
        ReplayPage page = open(swaps(10));
        assertThat(page.colorsOfBoard(0)).contains("#f4efe6", "#d9cdbb").doesNotContain("#4a4740");
        chromium.screen(1280, 800, "dark");
        assertThat(page.colorsOfBoard(0)).contains("#4a4740", "#35332e").doesNotContain("#f4efe6");
    }

    @Test
    void attackedQueensAreRed() {
        ReplayPage page = open(Runs.record(Runs.randomSwaps(false), 8, 10_000));
        assertThat(page.colorsOfBoard(0)).contains("#b3201c");
        page.click("last");
        assertThat(page.colorsOfBoard(0)).contains("#26221c").doesNotContain("#b3201c");
        assertThat(page.shown(0).figure("conflicts")).isZero();
    }

    @Test
    void markupInLabelsIsText() {
        String label = "</script><script>console.error('x')</script><b>&amp;\u2028\"" + "W".repeat(200);
        ReplayPage page = ReplayPage.open(
                chromium, SearchReplay.of(swaps(10).withLabel(label)).withTitle(label));
        assertThat(page.text("title")).isEqualTo(label);
        assertThat(chromium.driver().findElements(By.tagName("b"))).isEmpty();
        assertThat(page.overflow()).as("pixels that stick out to the right").isLessThanOrEqualTo(0);
    }

    /** A page holds fractions with 24 bits, which are seven digits. */
    @Test
    void noDigitIsShownThatThePageDoesNotHold() {
        Solver cooling = Solvers.of("cooling", context -> {
            for (double temperature : new double[] {81_450_625, 0.5, -1e15}) {
                context.tick();
                context.measured("temperature", temperature);
                context.noted("It has {0} degrees", temperature);
            }
            return SearchOutcome.gaveUp("it is cold");
        });
        SearchRecorder recorder = SearchRecorder.create();
        cooling.solve(8, SolveOptions.builder().listener(recorder).build());
        ReplayPage page = open(recorder.recording());
        page.jumpTo(1);
        assertThat(page.shown(0).figures()).containsEntry("temperature", "81,450,000");
        assertThat(page.shown(0).note()).isEqualTo("It has 81,450,000 degrees.");
        page.jumpTo(2);
        assertThat(page.shown(0).note()).isEqualTo("It has 0.5 degrees.");
        page.jumpTo(3);
        assertThat(page.shown(0).figures()).containsEntry("temperature", "-1.00e+15");
    }

    private static String countedFromOne(String swap) {
        return Pattern.compile("(?<=rows |and )\\d+")
                .matcher(swap)
                .replaceAll(row -> Integer.toString(Integer.parseInt(row.group()) + 1));
    }

    @Test
    void anAddressMayCountFromZero() {
        Recording recording = Runs.record(Runs.backtracking(), 8, 1000);
        ReplayPage page = open(recording);
        page.click("forward");
        String fromOne = page.shown(0).note();
        String numberedFromOne = picture();
        chromium.driver().executeScript("location.hash = 'step=1&from=0'");
        chromium.await(driver -> !page.shown(0).note().equals(fromOne));
        assertThat(page.shown(0).note()).isEqualTo("A queen was placed in row 0, column 0.");
        assertThat(page.text("first-number")).isEqualTo("0");
        // The queens are the same, so only the numbers at the edges can differ.
        assertThat(picture()).isNotEqualTo(numberedFromOne);
        chromium.driver().executeScript("location.hash = 'step=1'");
        chromium.await(driver -> page.shown(0).note().equals(fromOne));
        assertThat(picture()).isEqualTo(numberedFromOne);
    }

    private String picture() {
        return String.valueOf(chromium.driver().executeScript("return document.querySelector('canvas').toDataURL()"));
    }

    @ParameterizedTest
    @CsvSource({
        "1, No queen attacks another: solved.",
        "2, Proven without a search: no placement of 2 queens exists; n = 1 and every n from 4 can be solved.",
        "3, Proven without a search: no placement of 3 queens exists; n = 1 and every n from 4 can be solved."
    })
    void aSearchWithoutAStepHasNothingToPlay(int n, String sentence) {
        ReplayPage page = open(Runs.record(Runs.randomSwaps(false), n, 20));
        assertThat(page.shown(0).note()).endsWith(sentence);
        for (String part : List.of("controls", "curve", "keys")) {
            assertThat(chromium.driver().findElement(By.className(part)).isDisplayed())
                    .as(part)
                    .isFalse();
        }
        assertThat(chromium.driver().findElement(By.className("figures")).isDisplayed())
                .isEqualTo(n == 1);
        assertThat(page.overflow()).isLessThanOrEqualTo(0);
    }

    @Test
    void playsALargeBoard() {
        Recording recording = Runs.record(Runs.randomSwaps(true), 200, 20);
        ReplayPage page = open(recording);
        page.click("last");
        assertThat(page.shown(0).figure("conflicts")).isEqualTo(recording.conflicts(recording.steps() - 1));
    }

    private static Recording swaps(int iterations) {
        return Runs.record(Runs.randomSwaps(true), 8, iterations);
    }

    private static List<Recording> fromOneBoard() {
        SolveOptions.Builder options = SolveOptions.builder().seed(7).initialBoard(START);
        return List.of(
                Runs.record(Runs.randomSwaps(true), 8, options.maxIterations(300), 10_000),
                Runs.record(Runs.randomMoves(100), 8, options.maxIterations(45), 10_000),
                Runs.record(Runs.randomSwaps(true), 8, options.maxIterations(150), 10_000)
                        .withLabel("once more"));
    }

    private static ReplayPage open(Recording recording) {
        return ReplayPage.open(chromium, SearchReplay.of(recording));
    }

    private static void requireShown(ReplayPage page, int panel, Recording recording, int step) {
        ReplayPage.Shown shown = page.shown(panel);
        assertThat(shown.columns()).as("board at step %d", step).isEqualTo(recording.columns(step));
        assertThat(shown.figure("conflicts")).isEqualTo(recording.conflicts(step));
        assertThat(shown.figure("iteration")).isEqualTo(recording.iteration(step));
    }
}
