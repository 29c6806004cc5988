package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.session.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
    @TempDir
    Path folder;

    @Test
    void aProblemInPlaceOfABoardIsToldFromOne() {
        Cli.runWithInput(".....\n..Q..\n.....\n.....\n.....\n", "check")
                .assertRefused("row 0 (line 1) has no queen;", "as a problem it is read by 'nqueens puzzle rate'");
    }

    @Test
    void aSolutionIsStatusZero() {
        for (String board : new String[] {"[1, 3, 0, 2]", "1 3 0 2\n", ".Q..\n...Q\nQ...\n..Q.\n"}) {
            Cli.Ran ran = Cli.runWithInput(board, "check", "-");
            assertThat(ran.status()).isZero();
            assertThat(ran.err()).isEmpty();
            assertThat(ran.out()).isEqualToIgnoringNewLines("A solution: 4 queens, no two attack each other.");
        }
    }

    @Test
    void attackingQueensAreNamedAndStatusOne() {
        Cli.Ran ran = Cli.runWithInput("0 2 4 0 3", "check");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out().lines())
                .containsExactly(
                        "Not a solution: 5 queens, 2 attacking pairs.",
                        "  row 1, column 1 and row 4, column 1: same column",
                        "  row 2, column 3 and row 4, column 1: same antidiagonal");
    }

    @Test
    void manyPairsAreCutShort() {
        Cli.Ran ran = Cli.runWithInput(Board.identity(50).toString(), "check", "--pairs", "3");
        assertThat(ran.out().lines()).hasSize(5).last().asString().contains("1,222 more");
    }

    @Test
    void readsAFileAndPrintsJson() throws IOException {
        Path file = Files.writeString(folder.resolve("board.txt"), "[0, 1, 2, 3]");
        Cli.Ran ran = Cli.run("check", "--json", file.toString());
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.json())
                .containsEntry("n", 4)
                .containsEntry("solution", false)
                .containsEntry("permutation", true)
                .containsEntry("conflicts", 6);
        assertThat(ran.json().get("pairs"))
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST)
                .hasSize(6)
                .contains(Map.of("row1", 0, "column1", 0, "row2", 3, "column2", 3, "line", "diagonal"));
    }

    @Test
    void readsTheFormsThatPeopleKeep() {
        for (String board : new String[] {
            "2 4 1 3", "4\n1 3 0 2", "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0", "XXQX/QXXX/XXXQ/XQXX".replace('/', '\n')
        }) {
            Cli.Ran ran = Cli.runWithInput(board, "check", "-");
            assertThat(ran.out()).as(board).contains("A solution: 4 queens");
            assertThat(ran.status()).isZero();
        }
        assertThat(Cli.runWithInput("2 4 1 3", "check", "--as", "from-one").status())
                .isZero();
    }

    @Test
    void readsWhatOtherCommandsPrint() {
        for (String[] command : new String[][] {
            {"solve", "8", "--seed", "1"}, {"solve", "8", "--json"}, {"solutions", "6"}, {"solutions", "6", "--json"}
        }) {
            Cli.Ran ran = Cli.runWithInput(Cli.run(command).out(), "check", "-");
            assertThat(ran.out())
                    .as(String.join(" ", command))
                    .contains("A solution: ")
                    .doesNotContain("Not");
            assertThat(ran.status()).isZero();
        }
        assertThat(Cli.runWithInput(Cli.run("solutions", "6").out(), "check")
                        .out()
                        .lines())
                .hasSize(4)
                .allMatch(line -> line.matches("Board [1-4]: A solution: 6 queens, no two attack each other."));
    }

    @Test
    void oneOfSeveralBoardsMayBeNoSolution() {
        Cli.Ran ran = Cli.runWithInput("[1, 3, 0, 2]\n[0, 1, 2, 3]", "check", "--json");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out()).contains("true", "false");
    }

    @Test
    void twoQueensInARowAreNamed() {
        Cli.Ran ran = Cli.runWithInput("Q.Q.\n....\n....\n....\n", "check");
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out())
                .isEqualToIgnoringNewLines(
                        "Not a solution: the queens on row 1, column 1 and row 1, column 3 attack" + " each other.");
    }

    @Test
    void refusesWhatIsNotABoard() throws IOException {
        Cli.runWithInput("", "check", "-").assertRefused("standard input", "empty");
        Cli.runWithInput("[1, 3, 0, 4]", "check").assertRefused("line 1", "from 4", "from 0 to 3 or from 1 to 4");
        Cli.runWithInput("Q..\n.Q.\n", "check").assertRefused("2 rows of 3 squares", "add 1 row");
        Cli.runWithInput("hello", "check").assertRefused("'hello'");
        Cli.run("check", folder.resolve("none").toString()).assertRefused("no such file");
        Cli.run("check", folder.toString()).assertRefused("cannot read");
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        Cli.run("check", binary.toString()).assertRefused("UTF-16");
        Cli.runWithInput("0", "check", "--pairs", "-1").assertRefused("--pairs", "0 or more");
    }

    @Test
    void jsonSaysWhyABoardDoesNotFitAProblem() throws IOException {
        String[] check = {"check", "-", "--rule", "torus", "--json", "--from-one"};
        Cli.Ran ran = Cli.runWithInput("[1, 3, 0, 2]", check);
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        String text = Cli.runWithInput("[1, 3, 0, 2]", "check", "-", "--rule", "torus", "--from-one")
                .out();
        assertThat(ran.json()).containsEntry("solution", false).containsEntry("from", 1);
        assertThat(text.strip())
                .isEqualTo("Not a solution of the problem: " + ran.json().get("reason") + ".");
        assertThat(Cli.runWithInput("[0, 2, 4, 1, 3]", check).json())
                .containsEntry("solution", true)
                .containsEntry("reason", null);
    }

    /** Queens in some rows only. */
    @Test
    void jsonOfAPairSaysWhatItCountsFrom() throws IOException {
        Cli.Ran ran = Cli.runWithInput("Q...\n.Q..\n....\n....", "check", "-", "--json", "--from-one");
        assertThat(ran.json())
                .containsEntry("from", 1)
                .containsEntry("reason", "the queens on row 1, column 1 and row 2, column 2 attack each other");
    }
}
