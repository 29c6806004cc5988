package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of a puzzle site in all its states. The pages here are written by hand after public descriptions; no page was copied. */
class PuzzlePageTest {
    private static final String REGIONS = "AABB\nAABB\nCCDD\nCCDD";
    private static final Problem PUZZLE = ProblemReader.read(REGIONS);
    private static final String[] COLORS = {"Lavender", "Peach Orange", "Soft Blue", "Pastel Green"};

    private static int region(int square) {
        return 2 * (square / 8) + square % 4 / 2;
    }

    private static String label(int square, String state) {
        return "%s of color %s, row %d, column %d"
                .formatted(state, COLORS[region(square)], square / 4 + 1, square % 4 + 1);
    }

    private static String page(IntFunction<String> square) {
        return IntStream.range(0, 16).mapToObj(square).collect(Collectors.joining("\n"));
    }

    private static String signedIn(int square, String state) {
        return "<div class=\"_41b25ea7 _2f9ac%d\" data-cell-idx=\"%d\" tabindex=\"0\" role=\"button\" aria-label=\"%s\"></div>"
                .formatted(square % 4, square, label(square, state));
    }

    private static String guest(int square, String within) {
        return "<div class=\"queens-cell-with-border cell-color-%d\" data-cell-idx=\"%d\">%s</div>"
                .formatted(region(square), square, within);
    }

    private static String state(int square) {
        return square == 1 ? "Queen" : square == 0 || square == 7 ? "Cross" : "Empty cell";
    }

    @Test
    void aPageWithoutMarksIsItsRegions() {
        assertThat(ProblemReader.read(page(square -> signedIn(square, "Empty cell"))))
                .isEqualTo(PUZZLE);
        assertThat(ProblemReader.read(page(square -> guest(square, "")))).isEqualTo(PUZZLE);
        assertThat(ProblemReader.read(page(square -> label(square, "Empty cell"))))
                .isEqualTo(PUZZLE);
        assertThat(ProblemReader.remarks(page(square -> guest(square, "")))).isEmpty();
    }

    @Test
    void queensThatStandArePlacedAndCrossesAreTold() {
        String[] pages = {
            page(square -> signedIn(square, state(square))),
            page(square -> label(square, state(square))),
            page(square -> guest(
                    square,
                    square == 1
                            ? "<span class=\"cell-input cell-input--queen\"><svg class=\"queens-icon-svg\"></svg></span>"
                            : square == 0 || square == 7
                                    ? "<span class=\"cell-input cell-input--cross\"></span>"
                                    : "")),
        };
        for (String page : pages) {
            Problem problem = ProblemReader.read(page);
            assertThat(problem.placed()).as(page).containsExactly(new Square(0, 1));
            assertThat(IntStream.range(0, 16).allMatch(square -> problem.isOpen(square / 4, square % 4)))
                    .isTrue();
            assertThat(ProblemReader.remarks(page)).containsExactly("1 queen, 2 crosses in the page");
        }
    }

    /** Strips that divide regions stand within squares, and say nothing of them. */
    @Test
    void stripsWithinSquaresAreNoMarks() {
        String strip = "<div class=\"cell-border wall\"></div><span></span>";
        assertThat(ProblemReader.read(page(square -> guest(square, strip)))).isEqualTo(PUZZLE);
        assertThat(ProblemReader.read(
                        "<!DOCTYPE html><html><head><title>Puzzle</title></head><body><main><div id=\"board\">"
                                + page(square -> signedIn(square, "Empty cell").replace("</div>", strip + "</div>"))
                                + "</div></main></body></html>"))
                .isEqualTo(PUZZLE);
    }

    /** The places are said, so that the order of the squares says nothing. */
    @Test
    void squaresStandWhereTheyAreSaidToStand() {
        assertThat(ProblemReader.read(page(square -> signedIn(15 - square, "Empty cell"))))
                .isEqualTo(PUZZLE);
        assertThat(ProblemReader.read(page(square -> label(5 * square % 16, "Empty cell"))))
                .isEqualTo(PUZZLE);
    }

    @Test
    void aPageInAnotherLanguageIsRefusedByItsLabels() {
        String german = page(square -> signedIn(square, "Empty cell")
                .replace("Empty cell of color", "Leere Zelle der Farbe")
                .replace("row", "Zeile")
                .replace("column", "Spalte"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(german))
                .withMessageContaining("another language than English")
                .withMessageContaining("Leere Zelle");
        String lines = page(square -> "Celda vac\u00eda de color %s, fila %d, columna %d"
                .formatted(COLORS[region(square)], square / 4 + 1, square % 4 + 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(lines))
                .withMessageContaining("another language than English");
    }

    @Test
    void aPartOfAPageIsRefused() {
        String part = page(square -> signedIn(square, "Empty cell"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(part + "\n" + signedIn(3, "Queen")))
                .withMessageContaining("copy the whole board of the page");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(part.replace("Lavender", "Soft Blue")))
                .withMessageContaining("3 colors");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"https://puzz.link/p?starbattle/4/4/1/8948u0", "http://pzv.jp/p.html?starbattle/4/4/1/8948u0"})
    void anAddressThatIsNoWholeStarBattleIsRefused(String address) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(address.replace("8948u0", "894")))
                .withMessageContaining("copy the whole address");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(address.replace("4/4/1/", "4/4/2/")))
                .withMessageContaining("2 stars");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(address.replace("starbattle", "nurikabe")))
                .withMessageContaining("another puzzle than a star battle");
    }

    /** Borders between the columns 1 and 2 of each row, and between the rows 1 and 2: five bits a digit of base 32, most significant first. */
    @Test
    void theBordersOfAnAddressDivideTheRegions() {
        StringBuilder bits = new StringBuilder();
        bits.append("010".repeat(4)).append("000");
        bits.append("0000").append("1111").append("0000").append("000");
        StringBuilder borders = new StringBuilder();
        for (int i = 0; i < bits.length(); i += 5) {
            borders.append(Character.forDigit(Integer.parseInt(bits.substring(i, i + 5), 2), 32));
        }
        assertThat(ProblemReader.read("https://puzz.link/p?starbattle/4/4/1/" + borders))
                .isEqualTo(PUZZLE);
        assertThat(ProblemReader.read("https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk")
                        .hasRegions())
                .isTrue();
    }
}
