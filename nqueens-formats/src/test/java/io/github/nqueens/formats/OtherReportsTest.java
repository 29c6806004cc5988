package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports of integer programs and texts of LaTeX are not read, and refused with a sentence that says so. */
class OtherReportsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Optimal - objective value 4.0\n      1 x(1,2)   1   1\n      7 x(2,4)   1   1\n      8 x(3,1)   1   1\n     14 x(4,3)   1   1\n",
                "solution status: optimal solution found\nobjective value:   4\nx#1#2   1   (obj:1)\nx#2#4   1   (obj:1)\nx#3#1   1 (obj:1)\nx#4#3   1 (obj:1)\n",
                "Value of objective function: 4.0\n\nActual values of the variables:\nx_1_2   1\nx_2_4   1\nx_3_1   1\nx_4_3   1\n",
                "<?xml version=\"1.0\"?>\n<CPLEXSolution version=\"1.2\">\n<variables>\n<variable name=\"x(1,2)\" value=\"1\"/>\n</variables>\n</CPLEXSolution>",
                "x : Size=16, Index=N*N\n    Key    : Lower : Value : Upper : Fixed : Stale : Domain\n    (1, 2) : 0 : 1.0 : 1 : False : False : Binary\n",
                "---- VAR x\n\n          LOWER     LEVEL     UPPER     MARGINAL\n\n1.2        .       1.000     1.000      EPS\n",
                "{(0, 1): <gurobi.Var x[0,1] (value 1.0)>, (1, 3): <gurobi.Var x[1,3] (value 1.0)>}",
                "q[1].val = 2\nq[2].val = 4\nq[3].val = 1\nq[4].val = 3\n",
                "q [*] :=\n1  2\n2  4\n3  1\n4  3\n;\n",
            })
    void aReportOfAnIntegerProgramIsRefused(String report) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(report))
                .withMessageContaining("a report of an integer program, which is not read");
        assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.readAll(report));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\begin{tabular}{cccc}\n. & Q & . & . \\\\\n. & . & . & Q \\\\\nQ & . & . & . \\\\\n. & . & Q & . \\\\\n\\end{tabular}",
                "\\chessboard[maxfield=d4,setpieces={Qb4,Qd3,Qa2,Qc1}]",
                "A & A & B & B \\\\\nA & A & B & B \\\\\nC & C & D & D \\\\\nC & C & D & D \\\\",
                "$$\\begin{pmatrix} 0 & 1 \\\\ 1 & 0 \\end{pmatrix}^T$$",
            })
    void aTextOfLatexIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ProblemReader.readAll(text))
                .withMessageContaining("a text of LaTeX, which is not read");
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"solution status: optimal\n[1, 3, 0, 2]", "objective value: 0\n.Q..\n...Q\nQ...\n..Q."})
    void wordsOfReportsBesideABoardLeaveItAlone(String text) {
        assertThat(BoardReader.read(text)).containsExactly(Board.of(1, 3, 0, 2));
    }
}
