package io.github.nqueens.visual;

import static io.github.nqueens.visual.SvgDocument.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

class BoardSvgTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 8, 20, 21, 80, 81, 100, 321, 2000})
    void everyQueenStandsOnItsSquare(int n) {
        Board board = Board.random(n, new Random(n));
        SvgDocument svg = SvgDocument.parse(BoardSvg.of(board).toSvg());

        double cell = cellOf(svg, n);
        List<Element> queens = queens(svg);
        assertThat(queens).hasSize(n);
        for (int row = 0; row < n; row++) {
            assertThat(middle(queens.get(row), "x")).isCloseTo((board.column(row) + 0.5) * cell, within(0.01));
            assertThat(middle(queens.get(row), "y")).isCloseTo((row + 0.5) * cell, within(0.01));
        }
    }

    @Test
    void aLineJoinsTheFirstAndTheLastQueenOfEachAttackedLine() {
        // Rows 0 and 3 share a column; rows 0, 1 and 2 a diagonal; rows 2 and 3 the other one.
        SvgDocument svg = SvgDocument.parse(BoardSvg.of(Board.of(1, 2, 3, 2, 0)).toSvg());
        assertThat(attacks(svg)).containsExactlyInAnyOrder("1,2-3,2", "0,1-2,3", "2,3-3,2");
        assertThat(queens(svg).stream().map(BoardSvgTest::isAttacked)).containsExactly(true, true, true, true, false);
        assertThat(svg.text("desc")).contains("5 pairs of queens attack each other");
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 9, 50})
    void attackedQueensAreThoseWithAnAttacker(int n) {
        Board board = Board.of(new Random(n).ints(n, 0, n).toArray());
        List<Element> queens = queens(SvgDocument.parse(BoardSvg.of(board).toSvg()));
        for (int row = 0; row < n; row++) {
            assertThat(isAttacked(queens.get(row))).as("row %d", row).isEqualTo(attackers(board, row) > 0);
        }
    }

    @Test
    void aSolutionHasNoLineAndNoAttackedQueen() {
        SvgDocument svg = SvgDocument.parse(BoardSvg.of(Board.of(1, 3, 0, 2)).toSvg());
        assertThat(svg.all("line")).isEmpty();
        assertThat(svg.all("use", "attacked")).isEmpty();
        assertThat(svg.text("desc")).isEqualTo("No queen attacks another.");
    }

    @Test
    void oneAttackingPairIsSingular() {
        SvgDocument svg = SvgDocument.parse(BoardSvg.of(Board.of(0, 0)).toSvg());
        assertThat(svg.text("desc")).startsWith("1 pair of queens attacks each other.");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 10, 11, 57, 100, 1000, 10_000})
    void coordinatesAreNumberedFromZeroWithoutOverlap(int n) {
        Board board = Board.identity(n);
        assertThat(SvgDocument.parse(BoardSvg.of(board).toSvg()).all("text")).isEmpty();

        SvgDocument svg =
                SvgDocument.parse(BoardSvg.of(board).withCoordinates(true).toSvg());
        double fontSize = number(svg.all("g", "coordinates").get(0), "font-size");
        List<Element> ofColumns = svg.all("text").stream()
                .filter(text -> text.getAttribute("text-anchor").equals("middle"))
                .toList();
        assertThat(ofColumns.get(0).getTextContent()).isEqualTo("0");
        assertThat(svg.all("text")).hasSize(2 * ofColumns.size());
        for (int i = 1; i < ofColumns.size(); i++) {
            double distance = number(ofColumns.get(i), "x") - number(ofColumns.get(i - 1), "x");
            assertThat(distance)
                    .isGreaterThan(0.6 * fontSize * Integer.toString(n - 1).length());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 10, 57, 1000})
    void coordinatesCountFromAnotherNumber(int n) {
        BoardSvg picture = BoardSvg.of(Board.identity(n)).withCoordinatesFrom(1);
        List<Element> ofColumns = SvgDocument.parse(picture.toSvg()).all("text").stream()
                .filter(text -> text.getAttribute("text-anchor").equals("middle"))
                .toList();
        int first = Integer.parseInt(ofColumns.get(0).getTextContent());
        if (n <= 10) {
            assertThat(ofColumns).hasSize(n);
            assertThat(first).isEqualTo(1);
        }
        // Labels are multiples of their distance, each in the middle of its column.
        double column = number(ofColumns.get(0), "x") / (first - 0.5);
        for (Element label : ofColumns) {
            int number = Integer.parseInt(label.getTextContent());
            assertThat(number).isBetween(1, n);
            assertThat(number % first).isZero();
            assertThat(number(label, "x")).isCloseTo((number - 0.5) * column, within(0.1 * column));
        }
        assertThat(picture.withProblem(Problem.queens(n)).toSvg()).isEqualTo(picture.toSvg());
        assertThat(picture.withCoordinates(true).toSvg())
                .isEqualTo(BoardSvg.of(Board.identity(n)).withCoordinates(true).toSvg());
    }

    /** Digits are at most 0.66 of their height wide. */
    @ParameterizedTest
    @CsvSource({"10000, 1", "80, -1000", "80, 1000000", "4, 2147483647", "4, -2147483648", "100, 2147483600"})
    void coordinatesOfManyDigitsAreNotCutOff(int n, int first) {
        SvgDocument svg = SvgDocument.parse(
                BoardSvg.of(Board.identity(n)).withCoordinatesFrom(first).toSvg());
        double digit = 0.66 * number(svg.all("g", "coordinates").get(0), "font-size");
        String[] box = svg.root().getAttribute("viewBox").split(" ", -1);
        double left = Double.parseDouble(box[0]);
        double end = left;
        for (Element label : svg.all("text")) {
            double width = digit * label.getTextContent().length();
            assertThat(Long.parseLong(label.getTextContent())).isBetween((long) first, (long) first + n - 1);
            if (label.getAttribute("text-anchor").equals("end")) {
                assertThat(number(label, "x") - width).isGreaterThan(left);
            } else {
                assertThat(number(label, "x") - width / 2)
                        .as("not over the one before")
                        .isGreaterThan(end);
                end = number(label, "x") + width / 2;
            }
        }
        assertThat(end).isLessThanOrEqualTo(left + Double.parseDouble(box[2]) + 0.01);
    }

    @Test
    void theImageTellsAScreenReaderWhatItShows() {
        SvgDocument svg = SvgDocument.parse(BoardSvg.of(Board.identity(8)).toSvg());
        assertThat(svg.root().getAttribute("role")).isEqualTo("img");
        List<String> ids = Stream.of("title", "desc")
                .map(name -> svg.all(name).get(0).getAttribute("id"))
                .toList();
        assertThat(svg.root().getAttribute("aria-labelledby")).isEqualTo(String.join(" ", ids));
        assertThat(svg.text("title")).isEqualTo("8 queens on a board of 8 by 8 squares");
        assertThat(svg.text("style")).contains("prefers-color-scheme:dark");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 100, 10_000})
    void thePictureFitsAScreen(int n) {
        SvgDocument svg = SvgDocument.parse(
                BoardSvg.of(Board.identity(n)).withCoordinates(true).toSvg());
        assertThat(number(svg.root(), "width")).isBetween(190.0, 1010.0);
    }

    @Test
    void twoBoardsInOnePageDoNotShareIds() {
        String one = SvgDocument.parse(BoardSvg.of(Board.of(1, 3, 0, 2)).toSvg())
                .root()
                .getAttribute("aria-labelledby");
        String other = SvgDocument.parse(BoardSvg.of(Board.of(2, 0, 3, 1)).toSvg())
                .root()
                .getAttribute("aria-labelledby");
        assertThat(one).isNotEqualTo(other);
    }

    @Test
    void writesWhatItDraws() throws IOException {
        StringBuilder out = new StringBuilder();
        BoardSvg svg = BoardSvg.of(Board.identity(5));
        svg.writeTo(out);
        assertThat(out).hasToString(svg.toSvg());
    }

    @Test
    void tooLargeABoardIsRefusedWithTheLimit() {
        Board board = Board.identity(BoardSvg.LARGEST_SIZE + 1);
        assertThatThrownBy(() -> BoardSvg.of(board))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("10001")
                .hasMessageContaining("at most 10000");
        assertThatThrownBy(() -> BoardSvg.of(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("board");
        assertThatThrownBy(() -> BoardSvg.of(Board.of(0)).withProblem(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("problem");
    }

    private static List<Element> queens(SvgDocument svg) {
        List<Element> queens = svg.all("use", "queen");
        queens = queens.isEmpty() ? svg.all("circle", "queen") : queens;
        return queens;
    }

    private static boolean isAttacked(Element queen) {
        return queen.getAttribute("class").contains("attacked");
    }

    private static double middle(Element queen, String axis) {
        return queen.hasAttribute("c" + axis)
                ? number(queen, "c" + axis)
                : number(queen, axis) + number(queen, "width") / 2;
    }

    private static double cellOf(SvgDocument svg, int n) {
        return number(svg.all("rect", "frame").get(0), "width") / n;
    }

    /** The ends of the lines as row,column-row,column. */
    private static List<String> attacks(SvgDocument svg) {
        double cell = cellOf(svg, 5);
        return svg.all("line", "attack").stream()
                .map(line -> square(line, "y1", cell) + "," + square(line, "x1", cell) + "-" + square(line, "y2", cell)
                        + "," + square(line, "x2", cell))
                .toList();
    }

    private static int square(Element line, String attribute, double cell) {
        return (int) (number(line, attribute) / cell);
    }

    private static long attackers(Board board, int row) {
        long attackers = 0;
        for (int other = 0; other < board.size(); other++) {
            int distance = Math.abs(board.column(other) - board.column(row));
            if (other != row && (distance == 0 || distance == Math.abs(other - row))) {
                attackers++;
            }
        }
        return attackers;
    }
}
