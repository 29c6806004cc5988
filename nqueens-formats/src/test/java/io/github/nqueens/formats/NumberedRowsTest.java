package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows that a text numbers or names stand in the order of their numbers, and columns are no rows. */
class NumberedRowsTest {
    /** Lines of columns are no rows, and the number of a queen is her column where a row stands behind it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Column 0: ..Q.\nColumn 1: Q...\nColumn 2: ...Q\nColumn 3: .Q..",
                "col 0: . . Q .\ncol 1: Q . . .\ncol 2: . . . Q\ncol 3: . Q . ."
            })
    void linesOfColumnsAreRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("begins lines that are columns");
        assertThat(BoardReader.read("Queen 1: row 2\nQueen 2: row 4\nQueen 3: row 1\nQueen 4: row 3"))
                .containsExactly(Board.of(2, 0, 3, 1));
        assertThat(BoardReader.read("Column 1: 2\nColumn 2: 4\nColumn 3: 1\nColumn 4: 3"))
                .containsExactly(Board.of(2, 0, 3, 1));
        assertThat(BoardReader.read("col[0] = 1\ncol[1] = 3\ncol[2] = 0\ncol[3] = 2"))
                .containsExactly(Board.of(1, 3, 0, 2));
        assertThat(BoardReader.read("Queen 1: column 2\nQueen 2: column 4\nQueen 3: column 1\nQueen 4: column 3"))
                .containsExactly(Board.of(1, 3, 0, 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "np.array([[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]).T",
                "np.array([[0,1,0,0],\n [0,0,0,1],\n [1,0,0,0],\n [0,0,1,0]]).T.tolist()",
                "np.array([[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]).transpose()",
                "transpose([[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]])",
                "np.transpose(np.array([[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]))",
            })
    void aTransposedMatrixIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("transposes what stands beside it");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "row 0: . Q . .\nrow 2: Q . . .\nrow 1: . . . Q\nrow 3: . . Q .",
                "Board:\nrow 0: . Q . .\nrow 2: Q . . .\nrow 1: . . . Q\nrow 3: . . Q .",
                "Board:\nrow 0: . Q . .\nrow 1: . . . Q\nrow 2: Q . . .\nrow 3: . . Q .",
                "row 0: . Q . .\nrow 1: . . . Q\nrow 3: . . Q .\nrow 2: Q . . .\nConflicts: 0",
                "row 0: . Q . .\nrow 1: . . . Q\nrow 2: Q . . .\nrow 3: . . Q .\nConflicts: 0",
                "Row 1: .Q..\nRow 3: Q...\nRow 2: ...Q\nRow 4: ..Q.",
                "1) .Q..\n3) Q...\n2) ...Q\n4) ..Q."
            })
    void numberedRowsStandInTheirOrder(String text) {
        assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
    }

    /** The first rank of a chess board is its last row, wherever the text begins. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Rank 1: 3\nRank 2: 1\nRank 3: 4\nRank 4: 2",
                "Rank 4: 2\nRank 3: 4\nRank 2: 1\nRank 1: 3",
                "Rank 1: . . Q .\nRank 2: Q . . .\nRank 3: . . . Q\nRank 4: . Q . .",
                "Rank 4: .Q..\nRank 3: ...Q\nRank 2: Q...\nRank 1: ..Q.",
            })
    void ranksCountFromTheBottom(String text) {
        assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
    }

    @Test
    void solutionsStayInTheOrderOfTheText() {
        assertThat(BoardReader.read("Solution 2: 2 4 1 3\nSolution 1: 3 1 4 2"))
                .containsExactly(Board.of(1, 3, 0, 2), Board.of(2, 0, 3, 1));
        String rows = "row 0: . Q . .\nrow 1: . . . Q\nrow 2: Q . . .\nrow 3: . . Q .\n";
        assertThat(BoardReader.read("Solution 1:\n" + rows + "Solution 2:\n" + rows))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"row 0: . Q . .\nrow 1: . . . Q\nrow 3: Q . . .\nrow 4: . . Q ."})
    void numberedRowsThatLeaveOutANumberAreRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageContaining("leave out one; number the rows from 0 or from 1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "grid[2] = {1,0,0,0}; grid[0] = {0,1,0,0}; grid[1] = {0,0,0,1}; grid[3] = {0,0,1,0};",
                "[{'row':1,'cells':[0,0,0,1]},{'row':0,'cells':[0,1,0,0]},{'row':2,'cells':[1,0,0,0]},{'row':3,'cells':[0,0,1,0]}]",
                "{'row1':[0,0,0,1],'row0':[0,1,0,0],'row2':[1,0,0,0],'row3':[0,0,1,0]}",
            })
    void numberedRowsOfProgramsStandInTheirOrder(String text) {
        assertThat(BoardReader.read(text.replace('\'', '"'))).containsExactly(Board.of(1, 3, 0, 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "grid[4] = {1,0,0,0}; grid[0] = {0,1,0,0}; grid[1] = {0,0,0,1}; grid[3] = {0,0,1,0};",
                "[{'row':1,'cells':[0,0,0,1]},{'row':0,'cells':[0,1,0,0]},{'row':2,'cells':[1,0,0,0]},{'row':4,'cells':[0,0,1,0]}]",
                "{'row1':[0,0,0,1],'row0':[0,1,0,0],'row2':[1,0,0,0],'row4':[0,0,1,0]}",
            })
    void numberedRowsOfProgramsThatLeaveOutANumberAreRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text.replace('\'', '"')))
                .withMessageContaining("leave out one; number the rows from 0 or from 1");
    }
}
