package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs whose text shows other rows than the program means, or the same rows in another order. */
class RearrangedTextsTest {
    private static final String MATRIX = "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]";
    private static final String ROWS = "['.Q..','...Q','Q...','..Q.']";

    private static String text(String pattern) {
        return pattern.replace("MATRIX", MATRIX).replace("ROWS", ROWS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "board = list(zip(*MATRIX))",
                "rows = MATRIX\nboard = [list(row) for row in zip(*rows)]",
                "const board = _.zip(...MATRIX);",
                "rows = ROWS\nrows = rows[::-1]",
                "rows = ROWS[::-1]",
                "board = [row[::-1] for row in MATRIX]",
                "rows = list(reversed(ROWS))",
                "let rows = ROWS.reverse();",
                "rows = ROWS\nrows.reverse()",
                "rows = ROWS.map(&:reverse)",
                "rows = MATRIX.transpose",
                "rows = List.rev MATRIX",
                "board = transpose MATRIX",
                "np.rot90(MATRIX)",
                "{{0,1,0,0},{0,0,0,1},{1,0,0,0},{0,0,1,0}} // Transpose",
                "np.flipud(MATRIX)",
                "A = [0 1 0 0; 0 0 0 1; 1 0 0 0; 0 0 1 0]'",
                "A = [0 1 0 0; 0 0 0 1; 1 0 0 0; 0 0 1 0].';",
                "m <- t(rbind(c(0,1,0,0), c(0,0,0,1), c(1,0,0,0), c(0,0,1,0)))",
                "m <- cbind(c(0,1,0,0), c(0,0,0,1), c(1,0,0,0), c(0,0,1,0))",
                "A = hcat([0,1,0,0], [0,0,0,1], [1,0,0,0], [0,0,1,0])",
            })
    void rowsThatAProgramTurnsAreRefused(String pattern) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text(pattern)))
                .withMessageContaining("turns, mirrors or transposes what stands beside it");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "m <- matrix(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), nrow = 4)",
                "m <- matrix(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), 4, 4)",
                "m <- matrix(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), 4, 4, FALSE)",
                "m <- array(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), dim = c(4, 4))",
                "A = reshape([0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0], 4, 4)",
                "integer :: a(4,4) = reshape([0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0], [4,4])",
                "np.array([0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0]).reshape((4, 4), order='F')",
                "pd.DataFrame({'a': [0,0,1,0], 'b': [1,0,0,0], 'c': [0,0,0,1], 'd': [0,1,0,0]})",
                "data.frame(a = c(0,0,1,0), b = c(1,0,0,0), c = c(0,0,0,1), d = c(0,1,0,0))",
            })
    void valuesThatFillColumnsAreRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("fills one column after the other");
    }

    /** The same words and signs where they turn nothing. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "m <- matrix(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), nrow = 4, byrow = TRUE)",
                "m <- matrix(c(0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0), 4, 4, TRUE)",
                "m <- rbind(c(0,1,0,0), c(0,0,0,1), c(1,0,0,0), c(0,0,1,0))",
                "A = [0 1 0 0; 0 0 0 1; 1 0 0 0; 0 0 1 0];",
                "np.array([0,1,0,0,0,0,0,1,1,0,0,0,0,0,1,0]).reshape(4, 4)",
                "board = MATRIX  # not reversed (yet)",
                "echo '[\n[0,1,0,0],\n[0,0,0,1],\n[1,0,0,0],\n[0,0,1,0]]'",
                "{\"reverse\": false, \"transpose\": null, \"board\": [1, 3, 0, 2]}",
                "pd.DataFrame(MATRIX)",
            })
    void rowsThatStayAreRead(String pattern) {
        assertThat(BoardReader.read(text(pattern))).containsExactly(Board.of(1, 3, 0, 2));
    }

    /** Assignments to the squares of the board, from 0 or 1, in the order of the rows, of the columns or in none. */
    private static String assigned(String pattern, int from, int step, String[] rows, String marks) {
        return IntStream.range(0, 16)
                .map(i -> step * i % 16 + (step == 4 ? i / 4 : 0))
                .filter(square -> marks.indexOf(rows[square / 4].charAt(square % 4)) >= 0)
                .mapToObj(square -> pattern.replace("ROW", Integer.toString(square / 4 + from))
                        .replace("COLUMN", Integer.toString(square % 4 + from))
                        .replace("VALUE", rows[square / 4].substring(square % 4, square % 4 + 1)))
                .collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "grid[ROW][COLUMN] = 'VALUE';",
                "grid[ROW, COLUMN] = \"VALUE\"",
                "$grid[ROW][COLUMN] = 'VALUE';",
                "grid(ROW,COLUMN) = 'VALUE'",
                "m[ROW,COLUMN] := 'VALUE';",
            })
    void valuesOfSquaresStandWhereTheirNumbersSay(String pattern) {
        String[] regions = {"ABBB", "AABB", "CCCD", "CDDD"};
        String[] board = {".Q..", "...Q", "Q...", "..Q."};
        for (int step : new int[] {1, 4, 5}) {
            for (int from = 0; from <= 1; from++) {
                assertThat(ProblemReader.read(assigned(pattern, from, step, regions, "ABCD")))
                        .isEqualTo(Problem.builder(4).regions(regions).build());
                assertThat(BoardReader.read(assigned(pattern, from, step, board, ".Q")))
                        .containsExactly(Board.of(1, 3, 0, 2));
                assertThat(BoardReader.read(assigned(pattern, from, step, board, "Q")))
                        .containsExactly(Board.of(1, 3, 0, 2));
            }
        }
    }

    @Test
    void theValueThatAllSquaresBeginWithIsNoBoard() {
        assertThat(
                        BoardReader.read(
                                "int board[4][4] = {0};\nboard[0][1] = 1;\nboard[1][3] = 1;\nboard[2][0] = 1;\nboard[3][2] = 1;"))
                .containsExactly(Board.of(1, 3, 0, 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "n = 4\nboard[0][1] = 'Q'\nboard[1][3] = 'Q'",
                "b[0][1] = '.'; b[1][3] = '.'; b[2][0] = '.'; b[3][2] = '.';",
                "b[0][1] = '.'\nb[1][3] = '.'\nb[2][0] = '.'\nb[3][2] = '.'",
                "b[0][1] = False\nb[1][3] = False\nb[2][0] = False\nb[3][2] = False",
                "b[0][1] = 'Q'; b[1][3] = 'Q'; b[2][1] = 'Q'; b[3][2] = 'Q';",
                "b[5][1] = 'Q'; b[6][3] = 'Q'; b[7][4] = 'Q'; b[8][2] = 'Q';",
            })
    void valuesOfSomeSquaresAreRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
    }

    @Test
    void rowsOfTextStandWhereTheirNumbersSay() {
        assertThat(BoardReader.read("a[2] = 'Q...'\na[0] = '.Q..'\na[1] = '...Q'\na[3] = '..Q.'"))
                .containsExactly(Board.of(1, 3, 0, 2));
    }

    /** A list that counts is no board beside another list, but the rows or the columns of its squares. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "plt.scatter([0,1,2,3], [1,3,0,2])",
                "rows, cols = [0,1,2,3], [1,3,0,2]",
                "(array([0, 1, 2, 3]), array([1, 3, 0, 2]))",
                "xs = [0,1,2,3]\nys = [1,3,0,2]",
                "a = [2,4,1,3]\nb = [1,2,3,4]",
                "1 2 3 4\n2 4 1 3",
            })
    void aListThatCountsIsNoBoardBesideAnother(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("two boards")
                .withMessageContaining("of squares");
    }

    @Test
    void aListThatCountsMayBeTheStartOfASearchOrRows() {
        for (String text :
                List.of("[0, 1, 2, 3]\n[1, 3, 0, 2]", "[1, 3, 0, 2]\n[0, 1, 2, 3]", "[[0,1,2,3],[1,3,0,2]]")) {
            assertThat(BoardReader.read(text)).as(text).hasSize(2);
        }
        assertThat(BoardReader.read("{\"initial\": [0, 1, 2, 3], \"solution\": [1, 3, 0, 2]}"))
                .containsExactly(Board.of(1, 3, 0, 2));
        assertThat(BoardReader.read("row_ind = array([0, 1, 2, 3])\ncol_ind = array([1, 3, 0, 2])"))
                .containsExactly(Board.of(1, 3, 0, 2));
    }

    /** A program that counts from 1 leaves out the first element. As a board, its queen would be attacked and no other one. */
    @ParameterizedTest
    @ValueSource(strings = {"int x[9] = {0, 1, 5, 8, 6, 3, 7, 2, 4};", "int q[ 9 ]={0, 4, 2, 7, 3, 6, 8, 5, 1};"})
    void anArrayMayLeaveOutItsFirstElement(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("a board of 9 rows")
                .withMessageContaining("a board of 8 rows behind an unused 0")
                .withMessageContaining("from-zero or from-one");
        assertThat(BoardReader.read(text, Reading.FROM_ZERO).get(0).size()).isEqualTo(9);
        assertThat(BoardReader.read(text, Reading.FROM_ONE).get(0).isSolution()).isTrue();
        assertThat(BoardReader.read("n = 9\n" + text).get(0).size()).isEqualTo(9);
    }

    @Test
    void anArrayLeavesOutNoElementUnlessItsLengthIsDeclaredAndTheOthersAloneAreASolution() {
        assertThat(BoardReader.read("[0, 2, 4, 1, 3, 5]")).containsExactly(Board.of(0, 2, 4, 1, 3, 5));
        assertThat(BoardReader.read("queens = [0, 4, 2, 7, 3, 6, 8, 5, 1]")
                        .get(0)
                        .size())
                .isEqualTo(9);
        assertThat(BoardReader.read("int x[5] = {0, 2, 4, 1, 3};")).containsExactly(Board.of(0, 2, 4, 1, 3));
        assertThat(BoardReader.read("[0, 1, 2, 3, 4]")).containsExactly(Board.identity(5));
    }

    /** Pairs that all have one second number are rather numbers with a fraction, or values behind their numbers. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1,0;3,0;0,0;2,0",
                "1,0\n3,0\n0,0\n2,0",
                "2,0 4,0 1,0 3,0",
                "0,0;1,0;0,0;0,0\n0,0;0,0;0,0;1,0\n1,0;0,0;0,0;0,0\n0,0;0,0;1,0;0,0",
            })
    void decimalCommasAreNoSquares(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("numbers with a decimal comma");
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(text));
    }

    @Test
    void valuesBehindTheirNumbersAreNoSquares() {
        assertThat(BoardReader.read("(1,0) (3,0) (0,0) (2,0)")).containsExactly(Board.of(0, 0, 0, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(" 1 2 3 4\n\n1 1.000\n2 1.000\n3 1.000\n4 1.000"))
                .withMessageContaining("begins pairs that all end with 1");
    }

    @Test
    void listsBelowTheNamesOfColumnsAreNoBoards() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(" 0 1 2 3\n[0, 1, 0, 0]\n[0, 0, 0, 1]\n[1, 0, 0, 0]\n[0, 0, 1, 0]"))
                .withMessageContaining("the rows or the columns of one matrix");
    }
}
