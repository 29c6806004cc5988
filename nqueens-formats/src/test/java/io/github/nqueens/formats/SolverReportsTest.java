package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import io.github.nqueens.formats.words.SolverReports;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards in the output of solvers and searches, with what these say around their answers. */
class SolverReportsTest {
    private static final Board BOARD = Board.of(1, 3, 0, 2, 4);

    /** A name that ends with that of a queen is another name. */
    @Test
    void onlyWholeNamesOfQueensAreLeftOut() {
        String report =
                "Answer: 1\nqueen(1,2) seq(1,2) in_queen(2,4) q(2,4)\nAnswer: 2\nqueens(1,3) iq(2,1)\nSATISFIABLE\n";
        assertThat(SolverReports.blanked(report))
                .isEqualTo(
                        "         \n     (1,2) seq(1,2) in_queen(2,4)  (2,4)\n         \n      (1,3) iq(2,1)\n           \n");
    }

    /** What a search says beside its board, in front of it or behind it, is no part of the board. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Solution found in 12 steps: [1, 3, 0, 2, 4]",
                "Solved after 12 moves: [1, 3, 0, 2, 4]",
                "Final board (after 37 steps): [1, 3, 0, 2, 4]",
                "Solution (cost 0): [1, 3, 0, 2, 4]",
                "Queens attacking: (0,1), (2,3)\n.Q...\n...Q.\nQ....\n..Q..\n....Q",
                "Board (n = 5): [1, 3, 0, 2, 4]",
                "Solution: [1, 3, 0, 2, 4] (cost 0)",
                "Solution 1: 1 3 0 2 4, cost 0",
                "Solution 1: 1,3,0,2,4; cost 0",
                "Solution 1: 1, 3, 0, 2, 4 (after 37 steps)",
            })
    void whatASearchSaysBesideItsBoardIsNoBoard(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    /** The moves of a search are no board. */
    @Test
    void movesAloneAreNoBoard() {
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read("Moves: [1, 3, 0, 2, 4]"));
        assertThat(BoardReader.read("{\"moves\": [2, 0, 3, 1, 4], \"board\": [1, 3, 0, 2, 4]}"))
                .containsExactly(BOARD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "letting queens be [2, 4, 1, 3, 5;int(1..5)]",
                "language ESSENCE' 1.0\nletting queens be [2, 4, 1, 3, 5; int(1..5)]\n",
                "[q0 = 2, q1 = 4, q2 = 1, q3 = 3, q4 = 5]",
                "0    1\n1    3\n2    0\n3    2\n4    4\ndtype: int64",
                "0    1\n1    3\n2    0\n3    2\n4    4\nName: queens, dtype: int64",
                "[[-0.  1. -0. -0. 0.]\n [-0. -0. -0.  1. 0.]\n [ 1. -0. -0. -0. 0.]\n [-0. -0.  1. -0. 0.]\n [0. 0. 0. 0. 1.]]",
            })
    void whatPrintedABoardIsLeftOut(String text) {
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
    }

    /** Tables that clients of databases print. */
    @Test
    void theNumberOfRowsBelowATableIsLeftOut() {
        String mysql = """
                +-----+-----+
                | row | col |
                +-----+-----+
                |   0 |   1 |
                |   1 |   3 |
                |   2 |   0 |
                |   3 |   2 |
                +-----+-----+
                4 rows in set (0.00 sec)
                """;
        assertThat(BoardReader.read(mysql)).containsExactly(Board.of(1, 3, 0, 2));
        String oracle = """
                       ROW        COL
                ---------- ----------
                         0          1
                         1          3
                         2          0
                         3          2

                4 rows selected.
                """;
        assertThat(BoardReader.read(oracle)).containsExactly(Board.of(1, 3, 0, 2));
    }

    /** A model of Z3 names its variables in any order. */
    @Test
    void trueAndFalseAreValuesOfVariables() {
        List<String> lines = new ArrayList<>();
        for (int square = 0; square < 25; square++) {
            String truth = BOARD.column(square / 5) == square % 5 ? "True" : "False";
            lines.add("x_" + square / 5 + "_" + square % 5 + " = " + truth);
        }
        Collections.shuffle(lines, new Random(5));
        assertThat(BoardReader.read("[" + String.join(",\n ", lines) + "]")).containsExactly(BOARD);
        lines.set(0, lines.get(0).replace(lines.get(0).endsWith("True") ? "True" : "False", "Maybe"));
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read("[" + String.join(",\n ", lines) + "]"));
    }

    /** Values that are far from whole numbers are no queens. */
    @Test
    void fractionsAreNoQueens() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("0.5 0.5 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0"));
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read("1e-7, 1.00e-07, -0.1, -00.5"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read("0 0.99 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0"));
    }

    /** The whole output of a solver: its version, its times and its statistics say nothing of the board. */
    @Test
    void theReportOfASolverIsLeftOut() {
        String report = """
                clingo version 5.6.2
                Reading from queens.lp
                Solving...
                Answer: 1
                queen(1,2) queen(2,4) queen(3,1) queen(4,3)
                Answer: 2 (Time: 0.003s)
                queen(1,3) queen(2,1) queen(3,4) queen(4,2)
                SATISFIABLE

                Models       : 2
                Calls        : 1
                Time         : 0.002s (Solving: 0.00s 1st Model: 0.00s Unsat: 0.00s)
                CPU Time     : 0.001s
                """;
        assertThat(BoardReader.read(report)).containsExactly(Board.of(1, 3, 0, 2), Board.of(2, 0, 3, 1));
        String constraint = """
                Solution 0, time = 0.01 s
                _ Q _ _
                _ _ _ Q
                Q _ _ _
                _ _ Q _

                Solution 1, time = 0.02 s
                _ _ Q _
                Q _ _ _
                _ _ _ Q
                _ Q _ _

                Statistics
                  conflicts      : 0
                  branches       : 8
                  wall time      : 0.012 s
                  solutions found: 2
                """;
        assertThat(BoardReader.read(constraint.replace("\n", "\r\n"))).hasSize(2);
        assertThat(BoardReader.read(constraint)).containsExactly(Board.of(1, 3, 0, 2), Board.of(2, 0, 3, 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(report.replace("4,3)", "4,9)")))
                .withMessageContaining("line 5");
    }

    /** Answers that are no facts are read as any text. */
    @Test
    void anAnswerThatIsNoFactIsKept() {
        assertThat(BoardReader.read("Answer: 1\n[1, 3, 0, 2, 4]\nSATISFIABLE\n"))
                .containsExactly(BOARD);
    }

    /** Numbers with a fraction of nothing are whole, the variable of a square is 1 where a queen stands, and a time is no column. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "q[0] = 1.0\nq[1] = 3.0\nq[2] = 0.0\nq[3] = 2.0",
                "x_0 = 1.0\nx_1 = 3.0\nx_2 = 0.0\nx_3 = 2.0",
                "q0 = 1.0\nq1 = 3.0\nq2 = 0.0\nq3 = 2.0",
                "row 0: 1.0\nrow 1: 3.0\nrow 2: 0.0\nrow 3: 2.0",
                "{'q0': 1.0, 'q1': 3.0, 'q2': 0.0, 'q3': 2.0}",
                "q0: 1.0, q1: 3.0, q2: 0.0, q3: 2.0",
                "x[1,2] = 1\nx[2,4] = 1\nx[3,1] = 1\nx[4,3] = 1",
                "x[1,2] = 1.0\nx[2,4] = 1.0\nx[3,1] = 1.0\nx[4,3] = 1.0",
                "x[0][1] = 1\nx[1][3] = 1\nx[2][0] = 1\nx[3][2] = 1",
                "x(1,2) = 1\nx(2,4) = 1\nx(3,1) = 1\nx(4,3) = 1",
                "x_1_2 1\nx_2_4 1\nx_3_1 1\nx_4_3 1",
                "x[1,1] = 0\nx[1,2] = 1\nx[2,1] = 0\nx[2,4] = 1\nx[3,1] = 1\nx[3,2] = 0\nx[4,1] = 0\nx[4,3] = 1",
                "Row 0 -> Col 1 (t=0.1)\nRow 1 -> Col 3 (t=0.2)\nRow 2 -> Col 0 (t=0.3)\nRow 3 -> Col 2 (t=0.0)",
            })
    void whatASolverPrintsOfItsVariablesIsOneBoard(String text) {
        assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
    }

    /** The model that a solver of SMT-LIB prints, in any order and with truth values too. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sat\n(\n  (define-fun q2 () Int\n    4)\n  (define-fun q1 () Int\n    2)\n"
                        + "  (define-fun q4 () Int\n    3)\n  (define-fun q3 () Int\n    1)\n)",
                "sat\n(model\n  (define-fun |q[0]| () Int 1)\n  (define-fun |q[1]| () Int 3)\n"
                        + "  (define-fun |q[2]| () Int 0)\n  (define-fun |q[3]| () Int 2)\n)",
            })
    void theModelOfSmtLibIsABoard(String text) {
        assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
    }

    @Test
    void truthValuesOfSmtLibAreSquares() {
        StringBuilder model = new StringBuilder("sat\n(\n");
        for (int square = 0; square < 16; square++) {
            boolean queen = Board.of(1, 3, 0, 2).column(square / 4) == square % 4;
            model.append("  (define-fun x_%d_%d () Bool\n    %s)\n".formatted(square / 4, square % 4, queen));
        }
        assertThat(BoardReader.read(model.append(")\n").toString())).containsExactly(Board.of(1, 3, 0, 2));
    }

    /** Other functions beside the queens are no queens. */
    @Test
    void aModelWithOtherFunctionsIsRefused() {
        String model =
                "(define-fun q1 () Int 2)(define-fun q2 () Int 4)(define-fun q3 () Int 1)(define-fun q4 () Int 3)";
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(model + "(define-fun d1 () Int 3)"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<instantiation type=\"solution\"> <list> q[] </list> <values> 1 3 0 2 </values> </instantiation>",
                "<instantiation><list> q[1] q[2] q[3] q[4] </list><values> 2 4 1 3 </values></instantiation>",
                "<instantiation><list> x[][] </list><values> 0 1 0 0 0 0 0 1 1 0 0 0 0 0 1 0 </values></instantiation>",
                "s SATISFIABLE\nv <instantiation>\nv <list> q[0] q[1] q[2] q[3] </list>\nv <values> 1 3 0 2 </values>\nv </instantiation>",
            })
    void theInstantiationOfXcsp3IsABoard(String text) {
        assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"q[3] q[2] q[1] q[0]", "q[0] q[1] q[2] d", "a b c d", "x[0][0] x[0][1] x[0][2] x[0][3]"})
    void variablesInAnotherOrderAreRefused(String variables) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(
                        "<instantiation><list> " + variables + " </list><values> 1 3 0 2 </values></instantiation>"));
    }

    /** Each function has brackets of its own; to look for them behind the next one would take long in a long text. */
    @Test
    void aFunctionWithoutBracketsIsNoModel() {
        String text = "(define-fun q1\n(define-fun q2 () Int 3)";
        assertThat(SolverReports.blanked(text)).isEqualTo(text);
    }
}
