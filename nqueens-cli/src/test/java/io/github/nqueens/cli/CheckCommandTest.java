package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
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
                        "  row 0, column 0 and row 3, column 0: same column",
                        "  row 1, column 2 and row 3, column 0: same antidiagonal");
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
    void refusesWhatIsNotABoard() throws IOException {
        Cli.runWithInput("", "check", "-").assertRefused("standard input", "empty");
        Cli.runWithInput("[1, 3, 0, 4]", "check").assertRefused("row 3", "column 4", "subtract 1");
        Cli.runWithInput("Q..\n.Q.\n", "check").assertRefused("line 1", "3 squares");
        Cli.runWithInput("hello", "check").assertRefused("'hello'");
        Cli.run("check", folder.resolve("none").toString()).assertRefused("no such file");
        Cli.run("check", folder.toString()).assertRefused("cannot read");
        Path binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        Cli.run("check", binary.toString()).assertRefused("UTF-8");
        Cli.runWithInput("0", "check", "--pairs", "-1").assertRefused("--pairs", "0 or more");
    }
}
