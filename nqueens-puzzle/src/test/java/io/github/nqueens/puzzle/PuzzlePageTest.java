package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page as a text. {@link PlayTest} plays it. */
class PuzzlePageTest {
    private static final Problem SMALL = Problem.parse("AABB\nACBB\nCCCD\nDDDD");

    @ParameterizedTest
    @ValueSource(ints = {5, 8, 12, 14})
    void onePuzzleTakesLessThan120Kilobytes(int n) {
        for (int seed = 0; seed < 5; seed++) {
            Problem puzzle = PuzzleGenerator.builder(n)
                    .build()
                    .generate(seed, Limits.none())
                    .problem()
                    .orElseThrow();
            assertThat(PuzzlePage.of(puzzle).toHtml().length()).isLessThan(120_000);
        }
    }

    @Test
    void itIsAsciiAndLoadsNothing() {
        String page = PuzzlePage.of(SMALL).withTitle("Pr\u00fcfung").toHtml();
        assertThat(page).matches(Pattern.compile("\\p{ASCII}*")).contains("<h1>Pr&#252;fung</h1>");
        Matcher address = Pattern.compile("https?://[^'\" ]+").matcher(page);
        while (address.find()) {
            assertThat(address.group()).isEqualTo("http://www.w3.org/2000/svg");
        }
        assertThat(page).doesNotContain("<!-- ", "/* script */", "/* style */", "title}");
    }

    @Test
    void itCarriesTheStepsInOrder() {
        List<String> sentences = new ArrayList<>();
        Deduction deduction = Deduction.of(SMALL);
        for (Optional<Deduction.Step> step = deduction.next(); step.isPresent(); step = deduction.next()) {
            sentences.add(step.get().sentence());
        }
        assertThat(sentences).hasSize(7);
        assertThat(PuzzlePage.of(SMALL).toHtml()).containsSubsequence(sentences);
    }

    @Test
    void itIsWrittenAsItIs() throws IOException {
        StringBuilder out = new StringBuilder();
        PuzzlePage.of(SMALL).writeTo(out);
        assertThat(out).hasToString(PuzzlePage.of(List.of(SMALL)).toHtml());
        assertThat(out.toString()).contains("<title>Queens puzzle</title>");
        assertThat(PuzzlePage.of(SMALL, Problem.queens(1)).toHtml()).contains("<title>Queens puzzles</title>");
    }

    @Test
    void whatIsNoPuzzleIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PuzzlePage.of(SMALL, Problem.queens(6)))
                .withMessage("puzzle 2 has several solutions, such as [1, 3, 5, 0, 2, 4] and [2, 5, 1, 4, 0, 3];"
                        + " a page needs puzzles with exactly one");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PuzzlePage.of(Problem.queens(3)))
                .withMessage("puzzle 1 has no solution; a page needs puzzles with exactly one");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PuzzlePage.of(Problem.queens(65)))
                .withMessage("puzzle 1 has 65 rows, but a page shows at most 64; choose a smaller puzzle");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PuzzlePage.of(List.of()))
                .withMessage("a page holds 1 to 1,000 puzzles, but 0 were given");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PuzzlePage.of(Collections.nCopies(1001, SMALL)))
                .withMessage("a page holds 1 to 1,000 puzzles, but 1,001 were given; make several pages");
        assertThatNullPointerException().isThrownBy(() -> PuzzlePage.of((List<Problem>) null));
        assertThatNullPointerException()
                .isThrownBy(() -> PuzzlePage.of(SMALL, null))
                .withMessage("puzzles[1]");
        assertThatNullPointerException()
                .isThrownBy(() -> PuzzlePage.of(Collections.singletonList(null)))
                .withMessage("puzzles[0]");
        assertThatNullPointerException().isThrownBy(() -> PuzzlePage.of(SMALL).withTitle(null));
    }

    @Test
    void anInterruptEndsTheSearch() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> PuzzlePage.of(SMALL))
                .isInstanceOf(CancellationException.class)
                .hasMessage("the thread was interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }
}
