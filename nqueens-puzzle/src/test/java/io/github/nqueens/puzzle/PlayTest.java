package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.testing.browser.Browser;
import io.github.nqueens.testing.browser.InBrowser;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;

/** Plays puzzles in a real browser. */
@InBrowser
@Tag("thorough")
class PlayTest {
    /** Its solution has the columns 1, 3, 0, 2. */
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

    static Stream<Problem> everyKind() {
        return Stream.of(
                SMALL,
                made(PuzzleGenerator.builder(8).rating(Technique.HALL_SET, Technique.ASSUMPTION)),
                made(PuzzleGenerator.builder(7).connected(false)),
                made(PuzzleGenerator.builder(8).rule(AttackRule.QUEENS).given(Given.PLACED_QUEENS)),
                made(PuzzleGenerator.builder(8).given(Given.BLOCKED_SQUARES)),
                made(PuzzleGenerator.builder(7).rule(AttackRule.TORUS)),
                Problem.queens(1));
    }

    static Problem made(PuzzleGenerator.Builder builder) {
        return builder.build().generate(3, Limits.none()).problem().orElseThrow();
    }

    @Test
    void opensEmpty() {
        PlayedPage page = open(SMALL);
        assertThat(page.board()).isEqualTo("....\n....\n....\n....");
        assertThat(page.text("about"))
                .isEqualTo(
                        "4 by 4 squares. Medium: at some step a queen on a square would leave no square of a row, column or region.");
        assertThat(page.text("rule"))
                .isEqualTo("Put one queen in each row, each column and each region."
                        + " No two queens may touch, not even at a corner.");
        assertThat(page.text("timer")).matches("0:0\\d");
        assertThat(page.text("queens")).isEqualTo("0 of 4 queens");
        assertThat(page.isDisplayed("#series")).isFalse();
        assertThat(page.isEnabled("undo")).isFalse();
        assertThat(page.isEnabled("redo")).isFalse();
        assertThat(page.label(2, 3)).isEqualTo("Row 3, column 4, region D: empty");
    }

    @Test
    void aTapMarksTwoPutAQueenAndThreeClear() {
        PlayedPage page = open(SMALL);
        page.tap(1, 2);
        assertThat(page.board()).isEqualTo("....\n..x.\n....\n....");
        assertThat(page.label(1, 2)).isEqualTo("Row 2, column 3, region B: marked");
        page.tap(1, 2);
        assertThat(page.board()).isEqualTo("....\n..Q.\n....\n....");
        assertThat(page.text("queens")).isEqualTo("1 of 4 queens");
        assertThat(page.text("told")).isEqualTo("Row 2, column 3, region B: queen.");
        page.tap(1, 2);
        assertThat(page.board()).isEqualTo("....\n....\n....\n....");
    }

    @Test
    void aDragMarksAndADragFromAMarkClears() {
        PlayedPage page = open(SMALL);
        page.queen(0, 2);
        page.drag(new Square(0, 0), new Square(0, 3), new Square(2, 3));
        assertThat(page.board()).isEqualTo("xxQx\n...x\n...x\n....");
        assertThat(page.text("told")).isEqualTo("5 squares changed.");
        page.drag(new Square(0, 1), new Square(0, 3));
        assertThat(page.board()).isEqualTo("x.Q.\n...x\n...x\n....");
        page.click("undo");
        page.click("undo");
        assertThat(page.board()).isEqualTo("..Q.\n....\n....\n....");
        page.drag(new Square(3, 0), new Square(3, 1), new Square(3, 0));
        assertThat(page.board()).as("a drag that comes back taps nothing").isEqualTo("..Q.\n....\n....\nxx..");
    }

    @Test
    void anUndoEndsTheDragThatItInterrupts() {
        PlayedPage page = open(SMALL);
        page.queen(0, 2);
        page.dragWithUndoAfterTheSecond(new Square(3, 0), new Square(3, 1), new Square(3, 3));
        assertThat(page.board()).isEqualTo("..Q.\n....\n....\n....");
        page.click("redo");
        assertThat(page.board()).isEqualTo("..Q.\n....\n....\nxx..");
        page.click("undo");
        page.click("undo");
        page.click("undo");
        assertThat(page.board()).isEqualTo("....\n....\n....\n....");
    }

    @Test
    void aFingerTapsAndDraws() {
        chromium.screen(390, 844, "light");
        PlayedPage page = open(SMALL);
        page.touch(new Square(3, 3));
        page.touch(new Square(3, 3));
        page.touch(new Square(0, 0), new Square(1, 0), new Square(1, 1));
        assertThat(page.board()).isEqualTo("x...\nxx..\n....\n...Q");
    }

    @Test
    void attackedSquaresAreMarkedOnRequest() {
        PlayedPage page = open(SMALL);
        page.queen(0, 1);
        page.click("auto");
        assertThat(page.board()).isEqualTo("-Q--\n---.\n.-..\n.-..");
        assertThat(page.label(0, 0)).isEqualTo("Row 1, column 1, region A: marked automatically");
        page.tap(0, 3);
        assertThat(page.board()).as("a tap goes on from the mark").startsWith("-Q-Q");
        assertThat(page.squares("attacked")).containsExactly("0:1", "0:3");
        page.tap(0, 3);
        page.click("undo");
        page.click("undo");
        page.tap(0, 1);
        assertThat(page.board()).isEqualTo("....\n....\n....\n....");
    }

    @Test
    void everythingIsUndoneAndRedone() {
        PlayedPage page = open(SMALL);
        List<Square> taps = Stream.iterate(0, i -> i < 60, i -> i + 1)
                .map(i -> new Square(i * 7 % 4, i * 5 % 3))
                .toList();
        page.tapAll(taps);
        String end = page.board();
        page.click("clear");
        assertThat(page.board()).isEqualTo("....\n....\n....\n....");
        page.click("undo");
        assertThat(page.board()).isEqualTo(end);
        page.pressWithControl("z".repeat(60));
        assertThat(page.board()).isEqualTo("....\n....\n....\n....");
        assertThat(page.isEnabled("undo")).isFalse();
        page.pressWithControl("y".repeat(60));
        assertThat(page.board()).isEqualTo(end);
        page.click("redo");
        assertThat(page.board()).isEqualTo("....\n....\n....\n....");
        page.click("undo");
        page.tap(3, 3);
        assertThat(page.isEnabled("redo"))
                .as("another change ends what could be redone")
                .isFalse();
    }

    @Test
    void aCheckOutlinesWhatIsWrong() {
        PlayedPage page = open(SMALL);
        page.click("check");
        assertThat(page.message()).isEqualTo("There is nothing to check yet. Mark a square or put a queen.");
        page.queen(0, 1);
        page.tap(0, 0);
        page.click("check");
        assertThat(page.message()).isEqualTo("No mistakes so far.");
        page.tap(1, 3);
        page.click("check");
        assertThat(page.message()).isEqualTo("1 square is wrong. It has a red outline.");
        assertThat(page.squares("wrong")).containsExactly("1:3");
        page.queen(2, 1);
        assertThat(page.squares("wrong"))
                .as("what was said of the state before")
                .isEmpty();
        page.click("check");
        assertThat(page.message())
                .isEqualTo("The queens on row 1, column 2 and row 3, column 2 both stand in column 2.");
        assertThat(page.squares("wrong"))
                .as("which of the two is wrong is not given away")
                .isEmpty();
        page.tap(2, 1);
        page.tap(2, 0);
        page.click("check");
        assertThat(page.message()).isEqualTo("2 squares are wrong. They have red outlines.");
        assertThat(page.label(2, 0)).isEqualTo("Row 3, column 1, region C: marked, wrong");
    }

    @Test
    void aHintFindsMistakesFirst() {
        PlayedPage page = open(SMALL);
        page.queen(0, 2);
        page.click("hint");
        assertThat(page.message())
                .isEqualTo(PlayerState.builder(SMALL).queen(0, 2).build().hint().sentence())
                .startsWith("The queen on row 1, column 3 is wrong: ");
        assertThat(page.squares("wrong")).containsExactly("0:2");
        page.tap(0, 2);
        page.tap(0, 1);
        page.click("hint");
        assertThat(page.message())
                .isEqualTo(PlayerState.builder(SMALL).mark(0, 1).build().hint().sentence())
                .startsWith("The mark on row 1, column 2 is wrong: ");
        page.tap(0, 1);
        page.queen(0, 3);
        page.click("hint");
        assertThat(page.message())
                .isEqualTo(
                        "The queen on row 1, column 4 is wrong: it and the queen on row 1, column 2 attack each other.");
        assertThat(page.squares("because")).containsExactly("0:1");
    }

    /**
     * The page makes its hints in JavaScript: on states of all kinds, right and wrong, it says what the library says,
     * except for the choice of a step.
     */
    @ParameterizedTest
    @MethodSource("everyKind")
    void hintsAreThoseOfTheLibrary(Problem puzzle) {
        PlayedPage page = open(puzzle);
        Board solution = Uniqueness.of(puzzle, Limits.none()).solutions().get(0);
        int n = puzzle.size();
        SplittableRandom random = new SplittableRandom(n);
        for (int state = 0; state < 12; state++) {
            PlayerState.Builder player = PlayerState.builder(puzzle);
            List<List<Integer>> states = new ArrayList<>();
            for (int square = 0; square < n * n; square++) {
                int row = square / n;
                int column = square % n;
                boolean isQueen = solution.column(row) == column ^ random.nextInt(40) < state % 3;
                if (puzzle.isOpen(row, column) && !puzzle.isPlaced(row, column) && random.nextInt(12) < state) {
                    states.add(List.of(square, isQueen ? 2 : 1));
                    if (isQueen) {
                        player.queen(row, column);
                    } else {
                        player.mark(row, column);
                    }
                }
            }
            String said = page.hintOn(states);
            Hint hint = player.build().hint();
            // The page shows steps of one way to the solution, the library one from where the player is.
            if (hint.kind() == Hint.Kind.STEP) {
                assertThat(said).as("%s", states).doesNotContain(" is wrong", "Put the queen there", "is solved");
            } else {
                assertThat(said).as("%s", states).isEqualTo(hint.sentence());
            }
        }
    }

    /** Does nothing but what hints say. */
    @ParameterizedTest
    @MethodSource("everyKind")
    void hintsLeadToTheSolution(Problem puzzle) {
        PlayedPage page = open(puzzle);
        PlayerState.Builder player = PlayerState.builder(puzzle);
        int steps = 0;
        int n = puzzle.size();
        page.click("auto");
        while (!page.message().startsWith("Solved in ")) {
            PlayedPage.ShownHint shown = page.hint();
            String sentence = shown.message();
            assertThat(++steps).as("steps, at %s", sentence).isLessThan(3 * n * n);
            Hint hint = player.build().hint();
            if (hint.kind() == Hint.Kind.QUEEN) {
                Square queen = hint.square().orElseThrow();
                assertThat(sentence).isEqualTo(hint.sentence());
                assertThat(shown.because()).containsExactly(queen.row() + ":" + queen.column());
                player.queen(queen.row(), queen.column());
                page.tapAll(List.of(queen, queen));
            } else {
                assertThat(hint.kind()).isEqualTo(Hint.Kind.STEP);
                assertThat(shown.deleted()).isNotEmpty();
                assertThat(sentence).endsWith(".").doesNotContain("Put the queen");
                assertThat(shown.because()).isNotEmpty();
                List<Square> empty = emptyOf(shown.deleted(), page.board());
                page.tapAll(empty);
                empty.forEach(square -> player.mark(square.row(), square.column()));
            }
        }
        Board solution = Solutions.stream(puzzle).findFirst().orElseThrow();
        assertThat(page.board().replace('G', 'Q').replaceAll("[^Q\n]", ".")).isEqualTo(solution.toGrid());
        page.click("hint");
        assertThat(page.message()).isEqualTo("The puzzle is solved.");
    }

    @Test
    void whereNoTechniqueLeadsOnAHintTellsAQueen() {
        Problem hard = harderThanAssumption();
        Board solution = Solutions.stream(hard).findFirst().orElseThrow();
        PlayedPage page = open(hard);
        assertThat(page.text("about")).endsWith("It needs more than the five techniques.");
        page.click("auto");
        for (int i = 0; i < 500 && !page.message().startsWith("None of"); i++) {
            page.tapAll(emptyOf(page.hint().deleted(), page.board()));
        }
        Square queen = parsed(page.squares("because").get(0));
        assertThat(page.message())
                .isEqualTo("None of the techniques leads on. The solution has a queen on row " + (queen.row() + 1)
                        + ", column " + (queen.column() + 1) + ".");
        assertThat(solution.column(queen.row())).isEqualTo(queen.column());
    }

    private static List<Square> emptyOf(List<String> squares, String board) {
        List<String> rows = board.lines().toList();
        return squares.stream()
                .map(PlayTest::parsed)
                .filter(square -> rows.get(square.row()).charAt(square.column()) == '.')
                .toList();
    }

    private static Square parsed(String square) {
        String[] numbers = square.split(":", -1);
        return new Square(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
    }

    private static Problem harderThanAssumption() {
        return Stream.iterate(1, seed -> seed + 1)
                .map(seed -> PuzzleGenerator.builder(9)
                        .given(Given.BLOCKED_SQUARES)
                        .build()
                        .generate(seed, Limits.none()))
                .map(result -> result.problem().orElseThrow())
                .filter(problem -> Deduction.rating(problem).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theKeyboardAloneSuffices() {
        PlayedPage page = open(SMALL);
        page.focusBoard();
        assertThat(page.focusedLabel()).startsWith("Row 1, column 1");
        page.press(Keys.ARROW_RIGHT, " ");
        assertThat(page.board()).startsWith(".x..");
        page.press(Keys.ENTER);
        assertThat(page.board()).startsWith(".Q..");
        page.press(Keys.ARROW_DOWN, Keys.ARROW_LEFT, Keys.ARROW_LEFT, "m");
        assertThat(page.board()).isEqualTo(".Q..\nx...\n....\n....");
        page.press(Keys.END, "q");
        assertThat(page.focusedLabel()).isEqualTo("Row 2, column 4, region B: queen");
        page.press("u");
        assertThat(page.board()).isEqualTo(".Q..\nx...\n....\n....");
        page.press("r", "h");
        assertThat(page.message()).endsWith("Put the queen there.");
        page.press("c");
        assertThat(page.message()).isEqualTo("No mistakes so far.");
        page.press(Keys.ARROW_DOWN, Keys.HOME, "q", Keys.ARROW_DOWN, Keys.ARROW_RIGHT, "m", Keys.DELETE);
        page.press(Keys.ARROW_RIGHT, "q");
        assertThat(page.message()).startsWith("Solved in ");
        page.pressWithControl(Keys.HOME);
        assertThat(page.focusedLabel()).startsWith("Row 1, column 1");
        page.pressWithControl(Keys.END);
        assertThat(page.focusedLabel()).startsWith("Row 4, column 4");
        page.press(Keys.TAB);
        assertThat(chromium.driver().switchTo().activeElement().getDomAttribute("id"))
                .as("one stop for the whole board")
                .isEqualTo("hint");
    }

    @Test
    void progressIsKept() {
        PlayedPage page = open(SMALL);
        page.queen(0, 1);
        page.tap(2, 2);
        page.click("hint");
        page.click("undo");
        page.click("auto");
        page.choose("theme", "dark");
        page.choose("look", "patterns");
        page.reload();
        assertThat(page.board()).startsWith("-Q--");
        assertThat(page.label(2, 2)).endsWith(": empty");
        assertThat(page.chosen("theme")).isEqualTo("dark");
        assertThat(page.chosen("look")).isEqualTo("patterns");
        page.click("redo");
        assertThat(page.label(2, 2)).endsWith(": marked");
        page.click("undo");
        page.click("undo");
        page.click("undo");
        page.click("auto");
        assertThat(page.board()).isEqualTo("....\n....\n....\n....");
    }

    /** The change made last is the game, in both tabs, and what is done in one of them afterward goes on from there. */
    @Test
    void twoTabsWithOnePuzzleShowOneGame() {
        PlayedPage page = open(SMALL);
        page.tap(3, 3);
        page.click("hint");
        String address = chromium.driver().getCurrentUrl();
        String first = chromium.driver().getWindowHandle();
        chromium.driver().switchTo().newWindow(WindowType.TAB);
        String second = chromium.driver().getWindowHandle();
        try {
            chromium.driver().get(address);
            page.queen(0, 1);
            chromium.driver().switchTo().window(first);
            chromium.await(shown -> page.board().equals(".Q..\n....\n....\n...x"));
            assertThat(chromium.driver().findElement(By.id("message")).getText())
                    .as("a hint on the state before")
                    .isEmpty();
            page.tap(2, 2);
            chromium.driver().switchTo().window(second);
            chromium.await(shown -> page.board().equals(".Q..\n....\n..x.\n...x"));
            page.click("undo");
            assertThat(page.board()).isEqualTo(".Q..\n....\n....\n...x");
        } finally {
            chromium.driver().switchTo().window(second).close();
            chromium.driver().switchTo().window(first);
        }
    }

    /**
     * WebKit tells a page from a file nothing of what other windows keep, once it was loaded again; and no browser tells a page what it
     * keeps itself. A window beside another one is not left and seen again either.
     */
    @Test
    void whatWasPlayedElsewhereIsShownAlsoIfTheBrowserDoesNotTell() {
        PlayedPage page = open(SMALL);
        page.tap(0, 0);
        page.store(page.gameKey(), "{\"moves\": [[[15, 1]], [[1, 2]]], \"done\": 2}");
        chromium.await(shown -> page.board().equals(".Q..\n....\n....\n...x"));
        page.click("undo");
        assertThat(page.board()).isEqualTo("....\n....\n....\n...x");
    }

    @Test
    void aPageThatIsLeftDoesNotUndoWhatWasPlayedElsewhere() {
        PlayedPage page = open(SMALL);
        page.tap(0, 0);
        String leave = "window.dispatchEvent(new Event('pagehide'));"
                + "return localStorage.getItem(Object.keys(localStorage).find(key => !key.endsWith('settings')));";
        assertThat((String) chromium.driver().executeScript(leave)).contains("\"moves\":[[[0,1]]]");
        String elsewhere = "const key = Object.keys(localStorage).find(key => !key.endsWith('settings'));"
                + "localStorage.setItem(key, '{\"moves\":[]}');";
        assertThat(chromium.driver().executeScript(elsewhere + leave)).isEqualTo("{\"moves\":[]}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "no JSON",
                "null",
                "[1, 2]",
                "{\"moves\": 7}",
                "{\"moves\": [[[99, 1]]], \"done\": 1}",
                "{\"moves\": [[[0, 7]], [[\"x\", 1]]], \"done\": -3, \"milliseconds\": \"long\"}",
                "{\"moves\": [null], \"hints\": 1e400, \"solvedIn\": {}}"
            })
    void whatMakesNoSenseIsNotTakenUp(String stored) {
        PlayedPage page = open(SMALL);
        page.tap(0, 0);
        String key = page.gameKey();
        page.store(key, stored);
        page.writeNoMore();
        page = PlayedPage.open(chromium, PuzzlePage.of(SMALL));
        assertThat(page.stored().get(key)).as("what the page found").isEqualTo(stored);
        assertThat(page.board()).isEqualTo("....\n....\n....\n....");
        page.tap(0, 0);
        assertThat(page.board()).startsWith("x...");
    }

    @Test
    void whereStorageIsRefusedTheGameGoesOn() {
        String script = PlayedPage.beforePages(
                chromium,
                "Object.defineProperty(window, 'localStorage',"
                        + " {get() { throw new DOMException('refused', 'SecurityError'); }})");
        try {
            PlayedPage page = PlayedPage.open(chromium, PuzzlePage.of(SMALL));
            page.queen(0, 1);
            page.click("auto");
            page.click("hint");
            page.click("undo");
            assertThat(page.board()).startsWith(".x..");
        } finally {
            PlayedPage.forget(chromium, script);
            // The next test empties what the browser keeps, which the page above may not.
            PlayedPage.open(chromium, PuzzlePage.of(SMALL));
        }
    }

    @Test
    void theLineToShareTellsNoSolution() {
        PlayedPage page = open(SMALL);
        String name = page.shareLine();
        assertThat(name).matches("4 by 4 queens puzzle [0-9a-f]{8}");
        page.queen(0, 1);
        page.click("hint");
        page.click("check");
        page.click("check");
        assertThat(page.shareLine()).as("until it is solved").isEqualTo(name);
        page.queen(1, 3);
        page.queen(2, 0);
        page.queen(3, 2);
        assertThat(page.shareLine()).matches(name + ", solved in 0:\\d\\d with 1 hint and 2 checks");
        String before = page.message();
        page.click("copy");
        page.waitForAnother(before);
        assertThat(page.message()).isIn("The line is copied.", "Copy the line from the field: it is selected.");
        page.click("clear");
        assertThat(page.shareLine()).as("another game").isEqualTo(name);
    }

    @Test
    void severalPuzzlesOnOnePage() {
        List<Problem> puzzles = everyKind().toList();
        PlayedPage page = open(puzzles.toArray(Problem[]::new));
        assertThat(page.isEnabled("previous")).isFalse();
        page.tap(0, 0);
        page.click("next");
        assertThat(page.text("about")).startsWith("8 by 8 squares.");
        page.tap(7, 7);
        page.click("previous");
        assertThat(page.board()).startsWith("x...");
        page.choose("choice", "6");
        assertThat(page.isEnabled("next")).isFalse();
        assertThat(page.text("queens")).isEqualTo("0 of 1 queen");
        page.queen(0, 0);
        assertThat(page.message()).startsWith("Solved in ");
        assertThat(page.text("choice")).contains("Puzzle 7 of 7, solved").contains("Puzzle 2 of 7Puzzle 3 of 7");
        page.reload();
        assertThat(page.board()).as("the same puzzle after a reload").isEqualTo("Q");
    }

    @Test
    void markupInTheTitleIsText() {
        String title =
                "</script><script>console.error('x')</script><b>&amp;\u2028\" $1 ${hint} /* script */ <!-- puzzles -->";
        PlayedPage.open(chromium, PuzzlePage.of(SMALL).withTitle(title));
        assertThat(chromium.driver().findElement(By.tagName("h1")).getDomProperty("textContent"))
                .isEqualTo(title);
        assertThat(chromium.driver().findElements(By.tagName("b"))).isEmpty();
    }

    private static PlayedPage open(Problem... puzzles) {
        return PlayedPage.openWithoutPast(chromium, puzzles);
    }
}
