package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables as libraries for data and pages keep them: with the names of columns and rows beside them, or column by column. */
class DataFramesTest {
    private static final Board SOLUTION = Board.of(1, 3, 0, 2);

    private static final String MATRIX = "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]";

    /** The lists of names are no boards. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'columns':[0,1,2,3],'index':[0,1,2,3],'data':MATRIX}",
                "{'columns':['a','b','c','d'],'index':[0,1,2,3],'data':MATRIX}",
                "{'index':[0,1,2,3],'data':MATRIX}",
                "{'rows':[1,2,3,4],'cols':[1,2,3,4],'values':MATRIX}",
                "{'columns':['row','col'],'index':[0,1,2,3],'data':[[0,1],[1,3],[2,0],[3,2]]}",
                "{'columns':['col','row'],'index':[0,1,2,3],'data':[[1,0],[3,1],[0,2],[2,3]]}",
                "{'index':[0,1,2,3],'columns':[1,3,0,2]}",
            })
    void theNamesBesideAFrameAreNoBoards(String json) {
        String text = json.replace('\'', '"').replace("MATRIX", MATRIX);
        assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
        assertThat(ProblemReader.read(text).placed()).hasSize(4);
    }

    @Test
    void theNamesBesideRegionsAreNoRegions() {
        assertThat(ProblemReader.read("""
                        {"columns":[0,1,2,3],"index":[0,1,2,3],
                         "data":[["A","A","B","B"],["A","A","B","B"],["C","C","D","D"],["C","C","D","D"]]}
                        """)).isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCDD"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'a':[0,0,1,0],'b':[1,0,0,0],'c':[0,0,0,1],'d':[0,1,0,0]}",
                "{'col1':[0,0,1,0],'col2':[1,0,0,0],'col3':[0,0,0,1],'col4':[0,1,0,0]}",
            })
    void listsOfZeroAndOneUnderNamesAreNoBoards(String json) {
        String text = json.replace('\'', '"');
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("4 boards")
                .withMessageContaining("the rows or the columns of one matrix");
        assertThat(BoardReader.read(text, Reading.FROM_ZERO)).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({"colspan, columns", "rowspan, rows"})
    void aCellThatSpansSeveralIsRefused(String attribute, String said) {
        String page =
                "<table><tr><td SPAN='2'>A</td><td>B</td><td>B</td></tr><tr><td>A</td><td>A</td><td>B</td><td>B</td></tr>"
                        .replace("SPAN", attribute);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.read(page + "</table>"))
                .withMessageContaining("spans 2 " + said);
    }

    /** The first line names the columns, also below a title, between bars and above a remark. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                " col | row\n-----+-----\n   1 |   0\n   3 |   1\n   0 |   2\n   2 |   3\n(4 rows)\n",
                "col | row\n1 | 0\n3 | 1\n0 | 2\n2 | 3",
                "row | col\n0 | 1\n1 | 3\n2 | 0\n3 | 2",
                "Solution:\ncol row\n1 0\n3 1\n0 2\n2 3",
                "col,row\n1,0\n3,1\n0,2\n2,3\nFound in 3 ms",
                "queens = [(1,0),(3,1),(0,2),(2,3)]  # (col, row)",
                "# (column, row)\n1 0\n3 1\n0 2\n2 3",
                "queens = [{\"col\": 1, \"row\": 0}, {\"col\": 3, \"row\": 1}, {\"col\": 0, \"row\": 2}, {\"col\": 2, \"row\": 3}] # (col, row)",
            })
    void theNamesOfColumnsDecide(String text) {
        assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "columns = [[0,0,1,0],[1,0,0,0],[0,0,0,1],[0,1,0,0]]",
                "{\"cols\": [\"..Q.\", \"Q...\", \"...Q\", \".Q..\"]}",
                "columns:\n- [0,0,1,0]\n- [1,0,0,0]\n- [0,0,0,1]\n- [0,1,0,0]",
                "<board><column>..Q.</column><column>Q...</column><column>...Q</column><column>.Q..</column></board>",
            })
    void aMatrixOfColumnsIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("columns");
    }

    @Test
    void boardsMayHaveTheNameOfColumns() {
        assertThat(BoardReader.read("columns = [[2,0,3,1],[1,3,0,2]]"))
                .containsExactly(Board.of(2, 0, 3, 1), Board.of(1, 3, 0, 2));
    }

    /** The word of an assembler or of BASIC before the numbers of a row is no part of a square. */
    @ParameterizedTest
    @ValueSource(strings = {"DATA ", ".byte ", "db "})
    void theWordBeforeNumbersIsNoSquare(String word) {
        assertThat(BoardReader.read("W0,1,0,0\nW0,0,0,1\nW1,0,0,0\nW0,0,1,0".replace("W", word)))
                .containsExactly(Board.of(1, 3, 0, 2));
        assertThat(ProblemReader.read("light blue,red,red,gold\nlight blue,red,gold,gold\n"
                                + "light blue,red,gold,gold\nlight blue,red,gray,gray")
                        .size())
                .isEqualTo(4);
    }

    /** The first row of a sheet is its first, and that of chess the last. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "A1: a\nB1: a\nA2: b\nB2: b",
                "{\"A1\": \"a\", \"B1\": \"a\", \"A2\": \"b\", \"B2\": \"b\"}",
                "x: A1 B1\ny: A2 B2",
            })
    void squaresOfASheetAreNoSquaresOfChess(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll(text))
                .withMessageContaining("a sheet counts from the top");
        String chess = text.replace('A', 'a').replace('B', 'b');
        assertThat(ProblemReader.read(chess).hasRegions()).isTrue();
    }

    /** Given and blocked squares are no more those of chess than regions if their letters are capitals. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "given: B4\nAABB\nAABB\nCCDD\nCCDD",
                "{\"n\": 4, \"blocked\": [\"A1\", \"B2\", \"C3\"]}",
            })
    void givenSquaresOfASheetAreNoSquaresOfChess(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll(text))
                .withMessageContaining("a sheet counts from the top");
        assertThat(ProblemReader.read(text.replace("B4", "b4")
                                .replace("A1", "a1")
                                .replace("B2", "b2")
                                .replace("C3", "c3"))
                        .size())
                .isEqualTo(4);
    }

    /** In two lines each of which begins with a name, the numbers of one count those of the other. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Row 1 2 3 4\nColumn 2 4 1 3",
                "Column: 2 4 1 3\nRow: 1 2 3 4",
                "Column,1,2,3,4\nRow,3,1,4,2",
                "Cols: 0, 1, 2, 3\nRows: 2, 0, 3, 1",
                "Queen 1 2 3 4\nColumn 2 4 1 3",
                "| Row | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| Column | 2 | 4 | 1 | 3 |",
                "Spalte 1 2 3 4\nZeile 3 1 4 2",
                "<table><tr><th>Row</th><td>1</td><td>2</td><td>3</td><td>4</td></tr>"
                        + "<tr><th>Column</th><td>2</td><td>4</td><td>1</td><td>3</td></tr></table>",
            })
    void aTableInTwoLinesIsSquares(String text) {
        assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
    }

    @Test
    void twoLinesAreNoTableUnlessOneOfThemCounts() {
        assertThat(BoardReader.read("Row solution: 2 4 1 3\nColumn solution: 3 1 4 2"))
                .containsExactly(Board.of(1, 3, 0, 2), Board.of(2, 0, 3, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read("x: 1 2 3 4\ny: 2 4 1 3"));
    }

    /** A table of HTML whose first row names its columns is a sheet. */
    @ParameterizedTest
    @CsvSource({"x, y, false", "row, col, true", "Column, Row, false", "Queen, Column, true", "Queen, Row, false"})
    void aTableOfHtmlMayBeASheet(String first, String second, boolean rowFirst) {
        StringBuilder table = new StringBuilder("<table><tr><th>%s</th><th>%s</th></tr>".formatted(first, second));
        for (int i = 0; i < 4; i++) {
            int row = SOLUTION.column(i);
            table.append("<tr><td>%d</td><td>%d</td></tr>".formatted(rowFirst ? i : row, rowFirst ? row : i));
        }
        assertThat(BoardReader.read(table + "</table>")).containsExactly(SOLUTION);
    }

    @Test
    void theNumbersOfRecordsAreNoQueens() {
        String records =
                "<tr><th>0</th><td>0</td><td>0</td><td>A</td></tr><tr><th>1</th><td>0</td><td>1</td><td>A</td></tr>"
                        + "<tr><th>2</th><td>1</td><td>0</td><td>B</td></tr><tr><th>3</th><td>1</td><td>1</td><td>B</td></tr>";
        String names = "<tr><th></th><th>row</th><th>col</th><th>region</th></tr>";
        assertThat(ProblemReader.read("<table>" + names + records + "</table>"))
                .isEqualTo(ProblemReader.read("AA\nBB"));
        assertThat(ProblemReader.read(",row,col,region\n0,0,0,A\n1,0,1,A\n2,1,0,B\n3,1,1,B"))
                .as("as pandas writes a frame")
                .isEqualTo(ProblemReader.read("AA\nBB"));
    }

    /** Below the name of a column its row may stand. */
    @ParameterizedTest
    @ValueSource(strings = {"c0,c1,c2,c3\n1,3,0,2", "col1 col2 col3 col4\n2 4 1 3", "c1 c2 c3 c4\n2 4 1 3"})
    void aListBelowTheNamesOfColumnsIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(text));
    }

    /** Of two columns of a sheet of which one is named after rows or columns, the other one is the other. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "queen,column\nFOUR",
                "| Queen | Column |\n|---|---|\n| 1 | 2 |\n| 2 | 4 |\n| 3 | 1 |\n| 4 | 3 |",
                "queen,row\n0,2\n1,0\n2,3\n3,1",
                ",row\n0,2\n1,0\n2,3\n3,1",
                "  row col\n1   1   2\n2   2   4\n3   3   1\n4   4   3",
                "   x  y\n0  1  0\n1  3  1\n2  0  2\n3  2  3",
                "q1,q2,q3,q4\n2,4,1,3",
                "q0,q1,q2,q3\n1,3,0,2",
            })
    void theHeaderOfASheetSaysWhichNumberIsTheColumn(String text) {
        assertThat(BoardReader.read(text.replace("FOUR", "0,1\n1,3\n2,0\n3,2"))).containsExactly(Board.of(1, 3, 0, 2));
    }
}
