package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.localsearch.Tabu;
import io.github.nqueens.testing.ClassPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Boards of 77 MiB in virtual machines of 96 MiB. The serial and the parallel collector have no 77 MiB in one piece there,
 * although as much is free; G1 has, but no more than that.
 */
class SmallHeapTest {
    private static final int ROWS = 20_000_000;

    @TempDir
    private Path folder;

    @Test
    void saysWhatABoardNeedsWhereNoArrayIsThatLong() throws IOException, InterruptedException {
        for (String collector : List.of("-XX:+UseSerialGC", "-XX:+UseParallelGC")) {
            Map<String, String> answers = answers(collector);
            assertThat(answers).hasSize(9);
            for (String path : List.of("builder", "identity", "random")) {
                assertThat(answers).containsEntry(path, "refused");
            }
            for (String solver : List.of("explicit", "queen-search", "auto", "beyond")) {
                assertThat(answers.get(solver))
                        .as("%s with %s", solver, collector)
                        .startsWith("GAVE_UP")
                        .contains("MiB")
                        .contains("-Xmx");
            }
        }
    }

    @Test
    void makesTheBoardWhereThereIsRoomAndRefusesWhatGoesBeyond() throws IOException, InterruptedException {
        Map<String, String> answers = answers("-XX:+UseG1GC");
        assertThat(answers)
                .containsEntry("builder", "made")
                .containsEntry("identity", "made")
                .containsEntry("random", "made")
                .containsEntry("explicit", "SOLVED");
        // 91 of 96 MiB: newer collectors have room for that.
        assertThat(answers.get("queen-search")).matches("SOLVED|GAVE_UP .* MiB .*-Xmx.*");
        assertThat(answers.get("beyond")).startsWith("GAVE_UP").contains("MiB").contains("-Xmx");
    }

    @Test
    void saysWhatARunFromABoardNeedsWhoeverSearches() throws IOException, InterruptedException {
        Map<String, String> answers = answers("-XX:+UseSerialGC");
        assertThat(answers.get("repair-from-board")).startsWith("GAVE_UP").contains("-Xmx");
        assertThat(answers).containsEntry("auto-from-board", answers.get("repair-from-board"));
    }

    private Map<String, String> answers(String collector) throws IOException, InterruptedException {
        Path output = folder.resolve("output.txt");
        String classes = ClassPath.withLogging(Solvers.class, Tabu.class, SmallHeapTest.class);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        collector,
                        "-Xmx96m",
                        "-cp",
                        classes,
                        Program.class.getName())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("ends").isTrue();
        return Files.readAllLines(output).stream()
                .collect(Collectors.toMap(
                        line -> line.substring(0, line.indexOf(' ')), line -> line.substring(line.indexOf(' ') + 1)));
    }

    /** Asks for a large board in every way, and prints what became of it. */
    static final class Program {
        private Program() {}

        public static void main(String[] arguments) {
            answer("builder", () -> Board.builder(ROWS));
            answer("identity", () -> Board.identity(ROWS));
            answer("random", () -> Board.random(ROWS, new SplittableRandom(1)));
            for (String solver : List.of("explicit", "queen-search", "auto")) {
                solve(solver, solver, ROWS);
            }
            solve("beyond", "queen-search", ROWS + ROWS / 4);
            Board start = Board.identity(ROWS / 5);
            solve("repair-from-board", "iterative-repair", start);
            solve("auto-from-board", "auto", start);
        }

        private static void solve(String path, String solver, Board start) {
            SolveOptions options =
                    SolveOptions.builder().seed(1).initialBoard(start).build();
            tell(path, Solvers.get(solver).solve(start.size(), options));
        }

        private static void solve(String path, String solver, int rows) {
            tell(
                    path,
                    Solvers.get(solver)
                            .solve(rows, SolveOptions.builder().seed(1).build()));
        }

        private static void tell(String path, SolveResult result) {
            System.out.println(path + " " + result.status()
                    + result.reason().map(reason -> " " + reason).orElse(""));
        }

        private static void answer(String path, Runnable request) {
            try {
                request.run();
                System.out.println(path + " made");
            } catch (OutOfMemoryError refusal) {
                System.out.println(path + " refused");
            }
        }
    }
}
