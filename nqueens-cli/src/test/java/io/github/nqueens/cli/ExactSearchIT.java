package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only a process of its own shows: a count that is killed goes on, and a small heap is given up before it is full. */
class ExactSearchIT {
    private static final long SEED = 20;
    private static final long LONGEST_SECONDS = 300;

    @TempDir
    private Path folder;

    private Process start(String heap, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                heap,
                "-jar",
                System.getProperty("nqueens.jar")));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
    }

    @Test
    void aKilledCountGoesOn() throws Exception {
        killAndGoOn(3, "13", "73712 solutions", 900);
    }

    @Test
    @Tag("measure")
    void aCountKilledFiftyTimesGoesOn() throws Exception {
        killAndGoOn(50, "16", "14772512 solutions", 6000);
    }

    /** Begins counts anew, kills each once at a random moment, and lets another process finish it. */
    private void killAndGoOn(int counts, String n, String expected, int longestMillis) throws Exception {
        Random random = new Random(SEED);
        int killed = 0;
        for (int i = 0; i < counts; i++) {
            Path file = folder.resolve("count" + i);
            String[] arguments = {
                "count", n, "--method", "backtracking", "--threads", "2", "--checkpoint", file.toString()
            };
            Process first = start("-Xmx256m", arguments);
            if (!first.waitFor(random.nextInt(longestMillis), TimeUnit.MILLISECONDS)) {
                first.destroyForcibly();
                killed++;
            }
            assertThat(first.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
            Process second = start("-Xmx256m", arguments);
            assertThat(output(second)).startsWith(expected);
            assertThat(second.exitValue()).isZero();
            assertThat(Files.exists(file)).isTrue();
        }
        // A machine so fast that most counts end before they are killed would make this test say nothing.
        assertThat(killed).isPositive();
    }

    @Test
    void breadthFirstSearchGivesUpBeforeTheHeapIsFull() throws Exception {
        Process solving = start("-Xmx64m", "solve", "16", "--algorithm", "breadth-first");
        assertThat(output(solving))
                .startsWith("nqueens: no board: the frontier outgrew the heap at row")
                .contains("MiB", "-Xmx")
                .doesNotContain("OutOfMemory");
        assertThat(solving.exitValue()).isEqualTo(NQueens.NO_RESULT);

        Process counting = start("-Xmx64m", "count", "18", "--method", "breadth-first", "--threads", "2");
        assertThat(output(counting)).contains("outgrew the heap", "MiB", "-Xmx").doesNotContain("OutOfMemory");
        assertThat(counting.exitValue()).isEqualTo(NQueens.NO_RESULT);
    }

    private static String output(Process process) throws Exception {
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
        return text;
    }
}
