package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names and remarks that say which numbers are rows and which are columns. */
class AxesTest {
    /** What 1, 3, 0, 2 is if its values are columns, one for each row. */
    private static final Board COLUMNS = Board.of(1, 3, 0, 2);

    /** What the same list is if its values are rows, one for each column. */
    private static final Board ROWS = Board.of(2, 0, 3, 1);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "queensByColumn = [1,3,0,2]",
                "queens_by_col = [2, 4, 1, 3]",
                "rows_of_columns = [1,3,0,2]",
                "const rowOfColumn = [1, 3, 0, 2];",
                "row_for_col = [1, 3, 0, 2]",
                "ROW_PER_COL = [1, 3, 0, 2]",
                "int[] colToRow = {1, 3, 0, 2};",
                "{\"column_to_row\": [1, 3, 0, 2]}",
                "col2row = (1, 3, 0, 2)",
                "# index = column, value = row\n[1, 3, 0, 2]",
                "# board[col] = row\nboard = [1, 3, 0, 2]",
                "% q[column] = row\nq = [2, 4, 1, 3];",
                "Row of each column: 2 4 1 3",
                "Result:\nrowOfColumn = [1, 3, 0, 2]",
                "Mail:\n> rowOfColumn = [1, 3, 0, 2]\n> Bob",
                "# board[i] = row of queen in column i\nboard = [1, 3, 0, 2]",
                "The i-th number is the row of the queen in the i-th column:\n1 3 0 2",
                "# position i holds the row number of the queen in column i\n[1, 3, 0, 2]",
                "Column 0: 1\nColumn 1: 3\nColumn 2: 0\nColumn 3: 2",
                "Queens (by column): [1, 3, 0, 2]",
                "queens: dict[int, int] = {0: 1, 1: 3, 2: 0, 3: 2}  # col -> row",
                "col_to_row = {0: 1, 1: 3, 2: 0, 3: 2}",
                "{\"byColumn\": {\"0\": 1, \"1\": 3, \"2\": 0, \"3\": 2}}",
                "{\"column_0\": 1, \"column_1\": 3, \"column_2\": 0, \"column_3\": 2}",
                "rowOfColumn[0] = 1\nrowOfColumn[1] = 3\nrowOfColumn[2] = 0\nrowOfColumn[3] = 2",
                "Queens by column:\n2 4 1 3",
                "rowOfCol =\n\n     2     4     1     3\n",
            })
    void valuesOfANameThatSaysSoAreRows(String text) {
        assertThat(BoardReader.read(text)).containsExactly(ROWS);
        assertThat(ProblemReader.read(text)).isEqualTo(placed(ROWS));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "queensByRow = [1,3,0,2]",
                "columns_of_rows = [1,3,0,2]",
                "colOfRow = [1, 3, 0, 2]",
                "rowToCol = [1, 3, 0, 2]",
                "columns = [1, 3, 0, 2]",
                "queen_cols = [1, 3, 0, 2]",
                "columnPerRow = [1, 3, 0, 2]",
                "Columns: 2 4 1 3",
                "x =\n\n     2     4     1     3\n",
                "# board[row] = col\nboard = [1, 3, 0, 2]",
                "arrows = [1, 3, 0, 2]",
                "# the column of the queen in each row\n[1, 3, 0, 2]",
                "# one queen in each row and each column\n[1, 3, 0, 2]",
                "col[0] = 1; col[1] = 3; col[2] = 0; col[3] = 2;",
                "row1 = 2, row2 = 4, row3 = 1, row4 = 3",
                "Row 0: 1\nRow 1: 3\nRow 2: 0\nRow 3: 2",
                "protocol = [1, 3, 0, 2]",
            })
    void valuesOfOtherNamesAreColumns(String text) {
        assertThat(BoardReader.read(text)).containsExactly(COLUMNS);
        assertThat(ProblemReader.read(text)).isEqualTo(placed(COLUMNS));
    }

    /** The rows of a board may be its queens' rows, one for each column, or each the column in that row. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rows = [1, 3, 0, 2]",
                "{\"rows\": [1, 3, 0, 2]}",
                "queen_rows = [1, 3, 0, 2]",
                "Rows: 2 4 1 3",
                "Row positions: [2, 4, 1, 3]"
            })
    void aListThatIsNamedRowsIsInDoubt(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("as the column of each row and as the row of each column")
                .withMessageContaining("name the list");
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.read(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "row[0] = 1; row[1] = 3; row[2] = 0; row[3] = 2;",
                "rowOf[0] = 1\nrowOf[1] = 3\nrowOf[2] = 0\nrowOf[3] = 2",
                "col1 = 2, col2 = 4, col3 = 1, col4 = 3",
            })
    void aNameOfWhichNobodyCanTellWhetherItNamesTheNumberOrTheValueIsInDoubt(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("may name the number or the value");
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.read(text));
    }

    /** The column and the row of a queen may be objects with an index of their own. */
    @Test
    void theIndexOfAnObjectIsItsColumnOrItsRow() {
        StringBuilder queens = new StringBuilder("{\"queenList\":[");
        for (int i = 0; i < 4; i++) {
            queens.append(i == 0 ? "" : ",")
                    .append("{\"id\":%d,\"column\":{\"index\":%d},\"row\":{\"index\":%d}}"
                            .formatted(i, i, COLUMNS.column(i)));
        }
        assertThat(BoardReader.read(queens.append("]}").toString())).containsExactly(ROWS);
    }

    /** A board that is the same in both readings is in no doubt. */
    @Test
    void aBoardThatEqualsItsMirrorImageIsReadUnderAnyName() {
        assertThat(BoardReader.read("rows = [0, 2, 1]")).containsExactly(Board.of(0, 2, 1));
    }

    @Test
    void valuesOfColumnsThatRepeatARowAreNoBoard() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("rowOfColumn = [0, 0, 3, 3, 1]"))
                .withMessageContaining("'rowOfColumn'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# (x, y)\n(0, 1)\n(1, 3)\n(2, 0)\n(3, 2)",
                "(x, y)\n(0, 1)\n(1, 3)\n(2, 0)\n(3, 2)",
                "x, y\n0, 1\n1, 3\n2, 0\n3, 2",
                "[(0, 1), (1, 3), (2, 0), (3, 2)]  # (x, y) positions",
                "# x y\n0 1\n1 3\n2 0\n3 2",
                "// col row\n0 1\n1 3\n2 0\n3 2",
                "# (column, row)\n[(0, 1), (1, 3), (2, 0), (3, 2)]",
                "% X/Y, X is the column\nS = [1/2, 2/4, 3/1, 4/3]",
                "col,row = 0,1\ncol,row = 1,3\ncol,row = 2,0\ncol,row = 3,2",
                "Queen at (x, y): (0, 1)\nQueen at (x, y): (1, 3)\nQueen at (x, y): (2, 0)\nQueen at (x, y): (3, 2)",
                "col/row: 0/1 1/3 2/0 3/2",
                "% queen(C,R)\nqueen(1,2). queen(2,4). queen(3,1). queen(4,3).",
                "solution_xy = [(0, 1), (1, 3), (2, 0), (3, 2)]",
            })
    void theColumnComesFirstWhereANameOrARemarkSaysSo(String text) {
        assertThat(BoardReader.read(text)).containsExactly(ROWS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "# (row, col)\n(0, 1)\n(1, 3)\n(2, 0)\n(3, 2)",
                "# row -> col\n{0: 1, 1: 3, 2: 0, 3: 2}",
                "(r, c) = (0, 1)\n(r, c) = (1, 3)\n(r, c) = (2, 0)\n(r, c) = (3, 2)",
                "# (y, x)\n(0, 1)\n(1, 3)\n(2, 0)\n(3, 2)",
                "# (row, col), not (x, y)\n(0, 1)\n(1, 3)\n(2, 0)\n(3, 2)",
                "% queen(R,C)\nqueen(1,2). queen(2,4). queen(3,1). queen(4,3).",
                "for x, y in queens: pass\nqueens = [(0, 1), (1, 3), (2, 0), (3, 2)]",
            })
    void theRowComesFirstOtherwise(String text) {
        assertThat(BoardReader.read(text)).containsExactly(COLUMNS);
    }

    /** A remark says the order of the squares of regions and of given and blocked squares too. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A: (0,0) (1,0) (0,1) (0,2);B: (2,0) (3,0) (1,1) (2,1);C: (3,1) (3,2) (3,3) (2,2);D: (1,2) (0,3) (1,3) (2,3)",
                "n = 4;blocked = [(0, 1), (3, 2)]",
                "n = 4;given: (0, 1)",
                "{\"n\": 4, \"blocked\": [[0, 1]]}",
                "{\"regions\": [\"AABB\", \"AABB\", \"CCDD\", \"CCDD\"], \"given\": [[0, 1]]}",
            })
    void aRemarkTurnsTheSquaresOfAProblem(String form) {
        String text = form.replace(';', '\n');
        Problem plain = ProblemReader.read(text);
        Problem turned = ProblemReader.read("# (x, y)\n" + text);
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                assertThat(turned.isOpen(row, column)).isEqualTo(plain.isOpen(column, row));
                assertThat(turned.isPlaced(row, column)).isEqualTo(plain.isPlaced(column, row));
                if (form.startsWith("A")) {
                    boolean same = plain.region(column, row) == plain.region(0, 0);
                    assertThat(turned.region(row, column) == turned.region(0, 0))
                            .isEqualTo(same);
                }
            }
        }
    }

    /** Lists for each row or each column are no squares, and a grid of columns is no grid of rows. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"n\": 4, \"blocked_by_column\": [[0, 1], [1, 2]]}",
                "{\"n\": 4, \"blockedByRow\": [[0, 1], [1, 2]]}",
                "gridByColumn = [[\"A\",\"A\",\"C\"],[\"A\",\"A\",\"C\"],[\"B\",\"B\",\"C\"]]",
            })
    void listsOfRowsAndColumnsAreNoSquares(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(text));
    }

    /** Names of fields say more than a remark. */
    @Test
    void namedCoordinatesNeedNoRemark() {
        String fields =
                "[{\"col\": 0, \"row\": 1}, {\"col\": 1, \"row\": 3}, {\"col\": 2, \"row\": 0}, {\"col\": 3, \"row\": 2}]";
        assertThat(BoardReader.read("// (col, row)\n" + fields)).containsExactly(ROWS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "queens_row = [0, 1, 2, 3]\nqueens_col = [1, 3, 0, 2]",
                "queenCols = [1, 3, 0, 2]\nqueenRows = [0, 1, 2, 3]",
            })
    void listsOfRowsAndOfColumnsAreSquares(String text) {
        assertThat(BoardReader.read(text)).containsExactly(COLUMNS);
    }

    /** Of two lists one of which counts, a reading makes two boards. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "before = [0, 1, 2, 3]\nafter = [1, 3, 0, 2]",
                "queens = [0, 1, 2, 3]\nplaces = [1, 3, 0, 2]",
                "x = [0, 1, 2, 3]\ny = [1, 3, 0, 2]",
                "(array([0, 1, 2, 3]), array([1, 3, 0, 2]))",
            })
    void aReadingMakesBoardsOfListsOneOfWhichCounts(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("choose the reading board");
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(text));
        assertThat(BoardReader.read(text, Reading.BOARD)).containsExactly(Board.identity(4), COLUMNS);
    }

    /** A search begins with a board that is no part of what it found. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "start = [0,1,2,3]\nboard = [1,3,0,2]",
                "initial = [0, 0, 0, 0]\nsolution = [1, 3, 0, 2]",
                "Initial board: [0, 1, 2, 3]\nFinal board: [1, 3, 0, 2]",
                "{\"start\": [3, 3, 3, 3], \"board\": [1, 3, 0, 2]}",
                "{\"start\": [0, 1], \"board\": [1, 3, 0, 2]}",
            })
    void aStartBesideABoardIsLeftOut(String text) {
        assertThat(BoardReader.read(text)).containsExactly(COLUMNS);
        assertThat(ProblemReader.read(text)).isEqualTo(placed(COLUMNS));
    }

    @Test
    void aStartAloneIsABoard() {
        assertThat(BoardReader.read("start = [1, 3, 0, 2]")).containsExactly(COLUMNS);
    }

    /** Two boards in one object are no problem with two queens in a row. */
    @Test
    void twoDifferentBoardsAreNoProblem() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read("queens = [3, 1, 0, 2]\nboard = [1, 3, 0, 2]"))
                .withMessageContaining("a second table");
    }

    private static Problem placed(Board board) {
        Problem.Builder problem = Problem.builder(board.size());
        for (int row = 0; row < board.size(); row++) {
            problem.place(row, board.column(row));
        }
        return problem.build();
    }

    /** Rows and columns have names in other languages. */
    @ParameterizedTest
    @CsvSource({"columna 1 fila 2", "colonne 1 ligne 2", "Spalte 1 Zeile 2", "colonna 1 riga 2", "coluna 1 linha 2"})
    void namesOfOtherLanguagesAreKnown(String first) {
        String[] words = first.split(" ", -1);
        StringBuilder text = new StringBuilder();
        StringBuilder rowFirst = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            int value = COLUMNS.column(i) + 1;
            text.append("%s %d, %s %d\n".formatted(words[0], i + 1, words[2], value));
            rowFirst.append("%s %d, %s %d\n".formatted(words[2], i + 1, words[0], value));
        }
        assertThat(BoardReader.read(text.toString())).containsExactly(ROWS);
        assertThat(BoardReader.read(rowFirst.toString())).containsExactly(COLUMNS);
    }

    /** Ranks count from the bottom, and a number below zero is no column. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "file 1, rank 2\nfile 2, rank 4\nfile 3, rank 1\nfile 4, rank 3",
                "[{\"file\":1,\"rank\":2},{\"file\":2,\"rank\":4},{\"file\":3,\"rank\":1},{\"file\":4,\"rank\":3}]",
                "[1, -2, 0, -2]",
                "queens = [2, -3, 1, -3]",
            })
    void ranksAndNegativeNumbersAreRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(text));
    }

    @Test
    void parallelListsAreSquares() {
        for (String text : List.of(
                "{\"rows\": [1, 0, 2, 3], \"cols\": [3, 1, 0, 2]}",
                "{\"n\": 4, \"columns\": [1, 3, 0, 2], \"rows\": [0, 1, 2, 3]}",
                "rows = [1, 2, 3, 4]\ncols = [2, 4, 1, 3]")) {
            assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("{\"x\": [0, 1, 2, 3], \"y\": [1, 3, 0, 2]}"))
                .withMessageContaining("two boards")
                .withMessageContaining("the columns and the rows of squares");
    }
}
