package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards as programs print them: arrays, tables of a console, and squares behind their numbers. */
class PrintedTextsTest {
    private static final String[] ROWS = {". Q . .", ". . . Q", "Q . . .", ". . Q ."};
    private static final Board BOARD = Board.of(1, 3, 0, 2);

    /** The values of an array, each behind its number and an arrow. */
    private static String values(String pattern, String... values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> pattern.replace("INDEX", Integer.toString(i)).replace("VALUE", values[i]))
                .collect(Collectors.joining());
    }

    @Test
    void arraysOfPhpAreRead() {
        String list = "Array\n(\n" + values("    [INDEX] => VALUE\n", "1", "3", "0", "2") + ")\n";
        String texts = "Array\n(\n" + values("    [INDEX] => VALUE\n", ".Q..", "...Q", "Q...", "..Q.") + ")\n";
        String dumped = "array(4) {\n" + values("  [INDEX]=>\n  int(VALUE)\n", "1", "3", "0", "2") + "}\n";
        String matrix = "Array\n(\n"
                + IntStream.range(0, 4)
                        .mapToObj(row -> "    [" + row + "] => Array\n        (\n"
                                + values(
                                        "            [INDEX] => VALUE\n",
                                        ROWS[row]
                                                .replace('.', '0')
                                                .replace('Q', '1')
                                                .split(" ", -1))
                                + "        )\n\n")
                        .collect(Collectors.joining())
                + ")\n";
        for (String text : new String[] {
            list, texts, dumped, matrix, matrix.replace("\n", " ").replace("  ", "")
        }) {
            assertThat(BoardReader.read(text)).as(text).containsExactly(BOARD);
        }
    }

    /** A number in braces behind the name of a type is no value. */
    @Test
    void squaresOfJuliaAreRead() {
        String squares = "CartesianIndex(3, 1), CartesianIndex(1, 2), CartesianIndex(4, 3), CartesianIndex(2, 4)";
        for (String text : new String[] {
            squares.replace("), ", ")\n"),
            "4-element Vector{CartesianIndex{2}}:\n " + squares.replace("), ", ")\n "),
            "CartesianIndex{2}[" + squares + "]"
        }) {
            assertThat(BoardReader.read(text)).as(text).containsExactly(BOARD);
        }
    }

    @ParameterizedTest
    @CsvSource({"1 3 0 2", ".Q.. ...Q Q... ..Q.", "3 1 2 0"})
    void theIndexOfAListInAConsoleIsNoSquare(String values) {
        StringBuilder table = new StringBuilder("""
                ┌─────────┬────────┐
                │ (index) │ Values │
                ├─────────┼────────┤
                """);
        String[] all = values.split(" ", -1);
        for (int row = 0; row < 4; row++) {
            boolean number = Character.isDigit(all[row].charAt(0));
            table.append("│    ")
                    .append(row)
                    .append("    │ ")
                    .append(number ? all[row] : "'" + all[row] + "'")
                    .append(" │\n");
        }
        table.append("└─────────┴────────┘\n");
        assertThat(BoardReader.read(table.toString()))
                .containsExactly(values.startsWith("3") ? Board.of(3, 1, 2, 0) : BOARD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. Qc1 2. Qa2 3. Qd3 4. Qb4",
                "1. c1 2. a2 3. d3 4. b4",
                "1. Qc1 2. Qa2\n3. Qd3 4. Qb4",
                "\uFF11 \uFF13 \uFF10 \uFF12",
                "\uFF0E\uFF31\uFF0E\uFF0E\n\uFF0E\uFF0E\uFF0E\uFF31\n\uFF31\uFF0E\uFF0E\uFF0E\n\uFF0E\uFF0E\uFF31\uFF0E",
            })
    void numberedSquaresAndWideCharactersAreRead(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(4) [1, 3, 0, 2]", "{0 1, 1 3, 2 0, 3 2}", "{3 2, 1 3,\n 2 0, 0 1}"})
    void theConsoleOfABrowserAndMapsOfClojureAreRead(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    /** Commas that separate no pairs say nothing of rows. */
    @Test
    void eightNumbersInBracesAreStillABoardOfEightRows() {
        assertThat(BoardReader.read("{0, 4, 7, 5, 2, 6, 1, 3}").get(0).size()).isEqualTo(8);
        assertThat(BoardReader.read("{0 4 7 5 2 6 1 3}").get(0).size()).isEqualTo(8);
    }

    @Test
    void aTableOfAConsoleWithARowThatLacksItsIndexIsRefused() {
        String text = """
                │ (index) │ Values │
                │    0    │ '.Q..' │
                │ ' │
                │    1    │ '...Q' │
                """;
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
    }
}
