package io.github.nqueens.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example that reads instances of CSPLib runs as its page says: as a single file of source. */
class CsplibExampleTest {
    private static final Path EXAMPLE = Path.of("..", "docs", "examples", "csplib", "CsplibProblem.java");

    @TempDir
    private Path folder;

    @Test
    void readsPlacedQueensAndBlockedSquaresAndExcludedDiagonals() throws Exception {
        Problem problem = read("""
                letting n =  8
                letting init =  [[3, 3], [4, 1]]
                letting blocks =  [[1, 2]]
                numdiags =  2
                diags =  [[4, 1], [9, 0]]
                """);
        assertThat(problem)
                .isEqualTo(Problem.builder(8)
                        .place(3, 3)
                        .place(4, 1)
                        .block(0, 1)
                        .blockSum(4)
                        .blockDifference(2)
                        .build());
    }

    @Test
    void readsFactsOfTheAspCompetitions() throws Exception {
        Problem problem = read("num(1). num(2).\nnum(3). num(4).\nblock(1,1).\nblock(2,2).\nblock(4,3).\n");
        assertThat(problem)
                .isEqualTo(
                        Problem.builder(4).block(0, 0).block(1, 1).block(3, 2).build());
        assertThat(problem.isSolution(Board.of(2, 0, 3, 1))).isTrue();
    }

    private Problem read(String text) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("instance"), text);
        Path out = folder.resolve("problem.txt");
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        Path.of("..", "nqueens-core", "target", "classes").toString(),
                        EXAMPLE.toString(),
                        file.toString())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        try {
            assertThat(java.waitFor(5, TimeUnit.MINUTES)).isTrue();
        } finally {
            java.destroyForcibly();
        }
        assertThat(java.exitValue()).as(Files.readString(out)).isZero();
        return Problem.parse(Files.readString(out));
    }
}
