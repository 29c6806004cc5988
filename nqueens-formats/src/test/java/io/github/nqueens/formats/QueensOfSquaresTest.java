package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Queens that the record or the element of a square tells of, beside its region. */
class QueensOfSquaresTest {
    private static final int[][] REGIONS = {
        {0, 0, 1, 1, 1}, {0, 2, 1, 3, 1}, {2, 2, 2, 3, 3}, {2, 2, 4, 4, 3}, {4, 4, 4, 4, 3},
    };
    private static final String[] LETTERS = {"A", "B", "C", "D", "E"};
    private static final String[] COLORS = {"red", "blue", "green", "yellow", "purple"};
    private static final int[] QUEENS = {1, 3, 0, 2, 4};
    private static final Board BOARD = Board.of(QUEENS);
    private static final Problem PUZZLE = Problem.builder(5).regions(REGIONS).build();
    private static final Problem WITH_QUEEN =
            Problem.builder(5).regions(REGIONS).place(0, 1).build();

    /** The records of the squares of the puzzle. One field tells of the queen in the first row, another one of her absence. */
    private static String records(String queen, String none, int from) {
        return IntStream.range(0, 25)
                .mapToObj(i -> "{\"row\": " + (i / 5 + from) + ", \"col\": " + (i % 5 + from) + ", \"region\": \""
                        + COLORS[REGIONS[i / 5][i % 5]] + "\"" + (i == 1 ? queen : none) + "}")
                .collect(Collectors.joining(", ", "[", "]"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"isQueen\": true | \"isQueen\": false",
                "\"hasQueen\": 1 | \"hasQueen\": 0",
                "\"queen\": true | ``",
                "\"mark\": \"Q\" | \"mark\": \"\"",
                "\"state\": \"queen\" | \"state\": \"empty\"",
                "\"value\": \"\u265B\" | \"value\": null",
            })
    void aQueenInTheRecordOfASquareIsGiven(String queen, String none) {
        for (int from = 0; from <= 1; from++) {
            assertThat(ProblemReader.read(records(", " + queen, none.isEmpty() ? "" : ", " + none, from)))
                    .as("counted from %d", from)
                    .isEqualTo(WITH_QUEEN);
        }
    }

    /** A field with other values than those of queens and empty squares says nothing of queens. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"id\": 1 | \"id\": 0",
                "\"queenAllowed\": true | \"queenAllowed\": true",
                "\"queens\": 7 | \"queens\": 1"
            })
    void otherFieldsOfASquareAreNoQueens(String first, String others) {
        assertThat(ProblemReader.read(records(", " + first, ", " + others, 0))).isEqualTo(PUZZLE);
    }

    @Test
    void aSolvedGridOfRecordsIsAPuzzleOrABoard() {
        String solved = IntStream.range(0, 25)
                .mapToObj(i -> "{\"row\": " + i / 5 + ", \"col\": " + i % 5 + ", \"hasQueen\": "
                        + (QUEENS[i / 5] == i % 5) + "}")
                .collect(Collectors.joining(", ", "[", "]"));
        assertThat(BoardReader.read(solved)).containsExactly(BOARD);
        String puzzle = IntStream.range(0, 25)
                .mapToObj(i -> "{\"row\": " + i / 5 + ", \"col\": " + i % 5 + ", \"color\": \""
                        + COLORS[REGIONS[i / 5][i % 5]] + "\", \"hasQueen\": " + (QUEENS[i / 5] == i % 5) + "}")
                .collect(Collectors.joining(", ", "[", "]"));
        assertThat(ProblemReader.read(puzzle)).isEqualTo(PUZZLE);
    }

    /** A page of the puzzle: its regions in the classes of the squares or in their texts, and queens. */
    private static String page(boolean letters, String mark, String queenClass, boolean solved) {
        StringBuilder page = new StringBuilder("<table>");
        for (int row = 0; row < 5; row++) {
            page.append("<tr>");
            for (int column = 0; column < 5; column++) {
                int region = REGIONS[row][column];
                boolean queen = QUEENS[row] == column && (solved || row == 0);
                page.append("<td class='")
                        .append(letters ? "cell" : COLORS[region])
                        .append(queen ? queenClass : "")
                        .append("'>")
                        .append(letters ? LETTERS[region] : queen ? mark : "")
                        .append("</td>");
            }
            page.append("</tr>");
        }
        return page.append("</table>").toString();
    }

    @ParameterizedTest
    @CsvSource({
        "false, Q, ''",
        "false, \u265B, ''",
        "false, '', ' queen'",
        "false, Q, ' has-queen'",
        "true, '', ' queen'"
    })
    void aQueenOnAColoredSquareOfAPageIsGiven(boolean letters, String mark, String queenClass) {
        assertThat(ProblemReader.read(page(letters, mark, queenClass, false))).isEqualTo(WITH_QUEEN);
        String solved = page(letters, mark, queenClass, true);
        assertThat(ProblemReader.read(solved)).isEqualTo(PUZZLE);
        assertThat(BoardReader.read(solved)).containsExactly(BOARD);
    }

    /** Q may be the name of a region, of which no square is a queen. */
    @Test
    void aRegionOfAPageMayHaveTheLetterOfAQueen() {
        String page = page(true, "", "", false);
        for (int region = 0; region < 5; region++) {
            page = page.replace(">" + LETTERS[region] + "<", ">" + "PQRST".charAt(region) + "<");
        }
        assertThat(ProblemReader.read(page)).isEqualTo(PUZZLE);
    }
}
