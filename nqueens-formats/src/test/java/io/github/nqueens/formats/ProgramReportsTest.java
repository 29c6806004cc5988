package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What solvers for integer programs write, with a variable for each square. */
class ProgramReportsTest {
    /** A report as a solver writes it. */
    enum Report {
        CBC {
            @Override
            String of(Board board) {
                return "Optimal - objective value 8.00000000\n"
                        + lines(board, true, "%7d x(%d,%d)%18d%24d", square ->
                                new Object[] {square.number - 1, square.row, square.column, square.value, 1});
            }
        },
        SCIP {
            @Override
            String of(Board board) {
                return "solution status: optimal solution found\nobjective value:                        8\n"
                        + lines(board, false, "x#%d#%d%40d \t(obj:1)", square ->
                                new Object[] {square.row, square.column, square.value});
            }
        },
        GLPK {
            @Override
            String of(Board board) {
                return "Problem:    queens\nRows:       46\nColumns:    64 (64 integer, 64 binary)\nStatus:     INTEGER OPTIMAL\n\n"
                        + "   No.   Row name        Activity     Lower bound   Upper bound\n"
                        + "------ ------------    ------------- ------------- -------------\n"
                        + "     1 row[1]                      1                           1\n\n"
                        + "   No. Column name       Activity     Lower bound   Upper bound\n"
                        + "------ ------------    ------------- ------------- -------------\n"
                        + lines(board, true, "%6d x[%d,%d]       *%15d             0             1", square ->
                                new Object[] {square.number, square.row, square.column, square.value})
                        + "\nInteger feasibility conditions:\n\nKKT.PE: max.abs.err = 0.00e+00 on row 0\n";
            }
        },
        /** A name of more than 12 letters stands on a line of its own. */
        GLPK_WITH_LONG_NAMES {
            @Override
            String of(Board board) {
                return GLPK.of(board).replaceAll("x(\\[[0-9,]+\\])  ", "queen_on_square$1\n                   ");
            }
        },
        GLPK_DISPLAY {
            @Override
            String of(Board board) {
                return "INTEGER OPTIMAL SOLUTION FOUND\nTime used:   0.0 secs\nDisplay statement at line 9\n"
                        + lines(board, true, "x[%d,%d].val = %d", square ->
                                new Object[] {square.row, square.column, square.value})
                        + "Model has been successfully processed\n";
            }
        },
        LP_SOLVE {
            @Override
            String of(Board board) {
                return "\nValue of objective function: 8.00000000\n\nActual values of the variables:\n"
                        + lines(board, true, "x_%d_%d%24d", square ->
                                new Object[] {square.row, square.column, square.value})
                        + "\nActual values of the constraints:\nR1                              1\nR2_1                              1\n";
            }
        },
        CPLEX {
            @Override
            String of(Board board) {
                return "<?xml version = \"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<CPLEXSolution version=\"1.2\">\n"
                        + " <header problemName=\"queens.lp\" objectiveValue=\"8\"/>\n <linearConstraints>\n"
                        + "  <constraint name=\"c1\" index=\"0\" slack=\"0\"/>\n </linearConstraints>\n <variables>\n"
                        + lines(board, true, "  <variable name=\"x_%d_%d\" index=\"%d\" value=\"%d\"/>", square ->
                                new Object[] {square.row, square.column, square.number - 1, square.value})
                        + " </variables>\n</CPLEXSolution>\n";
            }
        },
        PYOMO {
            @Override
            String of(Board board) {
                return "x : Size=64, Index=N*N\n    Key    : Lower : Value : Upper : Fixed : Stale : Domain\n"
                        + lines(board, true, "    (%d, %d) :     0 :   %d.0 :     1 : False : False : Binary", square ->
                                new Object[] {square.row, square.column, square.value})
                        + "row : Size=2\n    Key : Lower : Body : Upper : Active\n      1 :   1.0 :  1.0 :   1.0 :   True\n";
            }
        },
        GUROBI {
            @Override
            String of(Board board) {
                return lines(board, true, "(%1$d, %2$d): <gurobi.Var x[%1$d,%2$d] (value %3$d.0)>", square ->
                                new Object[] {square.row, square.column, square.value})
                        .replace(">\n(", ">, (")
                        .replaceFirst("(?s)(.*)\n", "{$1}\n");
            }
        },
        GAMS {
            @Override
            String of(Board board) {
                return "GAMS 45.1.0\nSolution Report     SOLVE queens Using MIP From line 25\n\n---- VAR x  \n\n"
                        + "           LOWER          LEVEL          UPPER         MARGINAL\n\n"
                        + lines(board, true, "%d.%-8d .  %d.0000   1.0000   EPS", square ->
                                        new Object[] {square.row, square.column, square.value})
                                .replace(" 0.0000 ", "  .     ")
                        + "\n**** REPORT SUMMARY :        0     NONOPT\n";
            }
        },
        AMPL_MATRIX {
            @Override
            String of(Board board) {
                StringBuilder text = new StringBuilder("x [*,*]\n:");
                IntStream.rangeClosed(1, board.size())
                        .forEach(column -> text.append("   ").append(column));
                text.append("    :=\n");
                for (int row = 0; row < board.size(); row++) {
                    text.append(row + 1);
                    for (int column = 0; column < board.size(); column++) {
                        text.append("   ").append(board.column(row) == column ? 1 : 0);
                    }
                    text.append('\n');
                }
                return text + ";\n";
            }
        },
        AMPL_LIST {
            @Override
            String of(Board board) {
                return "x :=\n"
                        + lines(board, true, "%-2d %-2d   %d", square ->
                                new Object[] {square.row, square.column, square.value})
                        + ";\n";
            }
        };

        abstract String of(Board board);

        private static String lines(Board board, boolean all, String format, Function<Entry, Object[]> values) {
            StringBuilder lines = new StringBuilder();
            for (int i = 0; i < board.size() * board.size(); i++) {
                int row = i / board.size();
                int column = i % board.size();
                int value = board.column(row) == column ? 1 : 0;
                if (all || value == 1) {
                    lines.append(String.format(
                                    Locale.ROOT, format, values.apply(new Entry(i + 1, row + 1, column + 1, value))))
                            .append('\n');
                }
            }
            return lines.toString();
        }
    }

    private record Entry(int number, int row, int column, int value) {}

    @Property(tries = 40)
    void aBoardOfAnySizeIsReadFromEachReport(@ForAll @IntRange(min = 4, max = 13) int n, @ForAll int seed) {
        List<Integer> columns = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(columns, new Random(seed));
        Board board = Board.of(columns.stream().mapToInt(Integer::intValue).toArray());
        for (Report report : Report.values()) {
            assertThat(BoardReader.read(report.of(board))).as(report.name()).containsExactly(board);
        }
    }

    @ParameterizedTest
    @EnumSource(Report.class)
    void reportsWithWindowsLineEndingsAreRead(Report report) {
        Board board = Board.of(1, 3, 0, 2, 4);
        assertThat(BoardReader.read(report.of(board).replace("\n", "\r\n"))).containsExactly(board);
    }

    /** Solvers calculate in floating point. */
    @Test
    void valuesAreRoundedAsFarAsSolversCountThemAsWhole() {
        String report = Report.CBC.of(Board.of(1, 3, 0, 2)).replaceAll(" 1( +1\n)", " 0.9999999$1");
        assertThat(report).contains("0.9999999");
        assertThat(BoardReader.read(report)).containsExactly(Board.of(1, 3, 0, 2));
    }

    @Test
    void aRelaxationIsRefused() {
        String report = Report.LP_SOLVE.of(Board.of(1, 3, 0, 2)).replaceFirst("1\n", "0.5\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(report))
                .withMessage("line 6 says that 'x_1_2' is 0.5, but a queen stands on a square or it does not;"
                        + " solve the integer program and not its relaxation");
    }

    @Test
    void exponentsAreRead() {
        String report = Report.SCIP
                .of(Board.of(1, 3, 0, 2))
                .replaceAll(" 1( *\\t)", " 1.0E+00$1")
                .replaceFirst("1.0E\\+00", "9.9999999e-01");
        assertThat(report).contains("1.0E+00").contains("9.9999999e-01");
        assertThat(BoardReader.read(report)).containsExactly(Board.of(1, 3, 0, 2));
    }

    /** Small models name a square by two digits. */
    @Test
    void namesOfTwoDigitsAreSquares() {
        String report = Report.LP_SOLVE.of(Board.of(1, 3, 0, 2)).replaceAll("x_([0-9])_", "x$1");
        assertThat(report).contains("x12 ");
        assertThat(BoardReader.read(report)).containsExactly(Board.of(1, 3, 0, 2));
    }

    @Test
    void aVectorOfColumnsIsRead() {
        assertThat(BoardReader.read("q [*] :=\n1  2\n2  4\n3  1\n4  3\n;\n")).containsExactly(Board.of(1, 3, 0, 2));
        assertThat(BoardReader.read("q [*] :=\n1 2   3 1\n2 4   4 3\n;\n")).containsExactly(Board.of(1, 3, 0, 2));
        assertThat(
                        BoardReader.read(
                                "q : Size=4, Index=N\n    Key : Lower : Value : Upper : Fixed : Stale : Domain\n"
                                        + "      1 : 1 : 2.0 : 4 : False : False : Integers\n      2 : 1 : 4.0 : 4 : False : False : Integers\n"
                                        + "      3 : 1 : 1.0 : 4 : False : False : Integers\n      4 : 1 : 3.0 : 4 : False : False : Integers\n"))
                .containsExactly(Board.of(1, 3, 0, 2));
    }

    @Test
    void aTransposedMatrixIsTurned() {
        String report = Report.AMPL_MATRIX.of(Board.of(1, 3, 0, 4, 2)).replace("[*,*]", "[*,*] (tr)");
        assertThat(BoardReader.read(report)).containsExactly(Board.of(2, 0, 4, 1, 3));
    }

    /** What is no variable where one has to be, and a board that breaks a constraint, are not left out silently. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "q [*] :=\n1 2\n2 four\n3 1\n4 3\n;\n",
                "q [*] :=\n1 2\n2 4 3\n3 1\n4 3\n;\n",
                "x [*,*]\n: 1 2 3 4 :=\n1 0 1 0 0\n2 0 0 0 1\n3 1 0 0\n4 0 0 1 0\n;\n",
                "x [*,*]\n: 1 2 3 4 :=\n1 0 1 0 0\n2 0 0 0 1\n3 1 0 0 .\n4 0 0 1 0\n;\n",
                "Optimal - objective value 4\n0 x_1_2 1 0\n1 x_2_4 1 0\n2 x_3_1 1 0\n**  3 x_4_3 1 0\n",
                "Infeasible - objective value 4\n0 x_1_2 1 0\n1 x_2_4 1 0\n2 x_3_1 1 0\n3 x_4_3 1 0\n",
                "solution status: infeasible\nno solution available\n",
                "---- VAR  \n1.1 . 1 1 EPS\n",
            })
    void whatIsNotUnderstoodIsRefused(String report) {
        assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(report));
    }

    /** Such words stand beside boards, too. */
    @Test
    void wordsOfReportsBesideABoardLeaveItAlone() {
        assertThat(BoardReader.read("Optimal objective value 4\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n"))
                .containsExactly(Board.of(1, 3, 0, 2));
        assertThat(BoardReader.read("solution status: optimal\n[1, 3, 0, 2]")).containsExactly(Board.of(1, 3, 0, 2));
        String regions = "1 1 2 2 3 3\n1 1 2 2 3 3\n1 1 2 2 3 3\n4 4 5 5 6 6\n4 4 5 5 6 6\n4 4 5 5 6 6\n";
        assertThat(ProblemReader.read("regions :=\n" + regions.strip() + ";\n")).isEqualTo(ProblemReader.read(regions));
        assertThat(BoardReader.read("var q: array[1..4] of integer;\nq := [2, 4, 1, 3];"))
                .containsExactly(Board.of(1, 3, 0, 2));
    }
}
