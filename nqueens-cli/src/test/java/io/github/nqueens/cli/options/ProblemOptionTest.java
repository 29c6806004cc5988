package io.github.nqueens.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProblemOptionTest {
    private static final String PUZZLE = "AABB\nAABB\nCCDD\nCCDD";

    private static final String NAUCK = "........\n".repeat(3) + "...Q....\n.Q......\n" + "........\n".repeat(3);

    @TempDir
    Path folder;

    @Test
    void aProblemIsSolvedAndItsBoardChecked() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("puzzle.txt"), PUZZLE);
        Cli.Ran solved = Cli.run("solve", "--problem", puzzle.toString(), "--format", "list");
        assertThat(solved.status()).isZero();
        assertThat(Problem.parse(PUZZLE).isSolution(Board.parse(solved.out()))).isTrue();
        Cli.Ran checked = Cli.runWithInput(solved.out(), "check", "-", "--problem", puzzle.toString());
        assertThat(checked.status()).isZero();
        assertThat(checked.out()).isEqualToIgnoringNewLines("A solution of the problem: 4 queens.");
    }

    @Test
    void aProblemIsCountedFromStandardInput() throws IOException {
        Cli.Ran ran = Cli.runWithInput(NAUCK, "count", "--problem", "-");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).startsWith("2 solutions of the problem of n = 8, backtracking, ");
        Cli.Ran json = Cli.runWithInput(NAUCK, "count", "--problem", "-", "--json", "--threads", "2");
        assertThat(json.json()).containsEntry("solutions", 2).containsEntry("method", "backtracking");
    }

    @Test
    void aProblemWithoutASolutionIsStatusOne() {
        Cli.Ran searched = Cli.runWithInput("Q.....\n" + "......\n".repeat(5), "solve", "--problem", "-");
        assertThat(searched.status()).isEqualTo(1);
        assertThat(searched.err()).contains("no solution");
        Cli.Ran contradictory = Cli.runWithInput("QQ..\n....\n....\n....", "solve", "--problem", "-");
        assertThat(contradictory.status()).isEqualTo(1);
        assertThat(contradictory.err()).contains("attacks another placed queen");
    }

    @Test
    void aBoardThatIsNoSolutionIsToldWhy() throws IOException {
        assertThat(why("0 1 2 3", "....\n".repeat(4))).contains("row 1, column 1 and row 2, column 2 attack");
        assertThat(why("1 3 0 2", "#...\n....\n#...\n....")).contains("row 3, column 1 stands on a blocked");
        assertThat(why("1 3 0 2", "..Q.\n....\n....\n....")).contains("placed on row 1, column 3 is missing");
        assertThat(why("1 3 0 2 4", "....\n".repeat(4))).contains("the board has 5 rows, but the problem has 4");
    }

    private String why(String board, String problem) throws IOException {
        Path file = Files.writeString(folder.resolve("problem.txt"), problem);
        Cli.Ran ran = Cli.runWithInput(board, "check", "--problem", file.toString());
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.out()).startsWith("Not a solution of the problem: ");
        return ran.out();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "..\n.", "hello", "AB\nAC", "rule=KNIGHT\n.", "Q?\n.."})
    void aFileThatIsNoProblemIsOneClearError(String text) {
        for (String command : new String[] {"solve", "count"}) {
            Cli.Ran ran = Cli.runWithInput(text, command, "--problem", "-");
            assertThat(ran.status()).isEqualTo(2);
            assertThat(ran.err()).contains("standard input: ").doesNotContain("Exception");
            assertThat(ran.out()).isEmpty();
        }
    }

    @Test
    void whatDoesNotFitAProblemIsRefused() {
        assertThat(Cli.runWithInput(NAUCK, "solve", "8", "--problem", "-").err())
                .contains("leave n out");
        assertThat(Cli.run("solve").err()).contains("give the size of the board, or --problem");
        assertThat(Cli.run("count").status()).isEqualTo(2);
        assertThat(Cli.run("solve", "--problem", folder.resolve("none").toString())
                        .err())
                .contains("cannot read");
        assertThat(Cli.runWithInput(NAUCK, "check", "-", "--problem", "-").err())
                .contains("both come from");
        Cli.Ran refused = Cli.runWithInput(NAUCK, "solve", "--problem", "-", "-a", "queen-search");
        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("classic problem only");
        Cli.Ran breadthFirst = Cli.runWithInput(NAUCK, "count", "--problem", "-", "--method", "breadth-first");
        assertThat(breadthFirst.status()).isEqualTo(2);
        assertThat(breadthFirst.err())
                .contains("--method breadth-first takes the classic problem only; leave it out, or give --method"
                        + " backtracking");
        Cli.Ran join =
                Cli.runWithInput("rule=TOUCH\n....\n....\n....\n....", "count", "--problem", "-", "--method", "join");
        assertThat(join.status()).isEqualTo(2);
        assertThat(join.err()).contains("--method join takes problems of up to 27 rows with the rule QUEENS");
        Cli.Ran fundamental = Cli.runWithInput(NAUCK, "count", "--problem", "-", "--fundamental");
        assertThat(fundamental.status()).isEqualTo(2);
        assertThat(fundamental.err()).contains("--fundamental takes the classic problem only; leave it out");
    }
}
