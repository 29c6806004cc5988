package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.solutions.parts.CountManifest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What only a process of its own shows: a count that is killed goes on, and a small heap is given up before it is full. */
class ExactSearchIT {
    private static final long SEED = 20;
    private static final long LONGEST_SECONDS = 300;

    @TempDir
    private Path folder;

    private Process start(String heap, String... arguments) throws IOException {
        return process(heap, arguments).start();
    }

    private ProcessBuilder process(String heap, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                heap,
                "-jar",
                System.getProperty("nqueens.jar")));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    }

    @ParameterizedTest
    @CsvSource({"backtracking, 13, 73712", "join, 15, 2279184"})
    void aKilledCountGoesOn(String method, int n, long expected) throws Exception {
        killAndGoOn(2, method, n, expected, 900);
    }

    @ParameterizedTest
    @CsvSource({"backtracking, 16, 14772512, 3000", "join, 18, 666090624, 5000"})
    @Tag("measure")
    void aCountKilledFiftyTimesGoesOn(String method, int n, long expected, int longestMillis) throws Exception {
        killAndGoOn(50, method, n, expected, longestMillis);
    }

    /** Begins counts anew, kills each once at a random moment, and lets another process finish it. */
    private void killAndGoOn(int counts, String method, int n, long expected, int longestMillis) throws Exception {
        Random random = new Random(SEED);
        int killed = 0;
        double mostLost = 0;
        for (int i = 0; i < counts; i++) {
            Path file = folder.resolve("count" + i);
            String[] arguments = {
                "count", Integer.toString(n), "--method", method, "--threads", "2", "--checkpoint", file.toString()
            };
            Path output = folder.resolve("output" + i);
            Process first = process("-Xmx256m", arguments)
                    .redirectOutput(output.toFile())
                    .start();
            boolean ended = first.waitFor(random.nextInt(longestMillis), TimeUnit.MILLISECONDS);
            first.destroyForcibly();
            assertThat(first.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
            String told = Files.readString(output);
            if (!ended) {
                killed++;
                assertThat(fractionIn(file)).isGreaterThanOrEqualTo(fractionDueIn(told));
                mostLost = Math.max(mostLost, lastFractionTold(told) - fractionIn(file));
            }
            Process second = start("-Xmx256m", arguments);
            assertThat(output(second)).contains(Text.number(expected) + " solutions");
            assertThat(second.exitValue()).isZero();
        }
        System.out.printf(
                "%s, n = %d: %d of %d counts killed, all right; told and not on the disk at most %.1f %% of the work%n",
                method, n, killed, counts, 100 * mostLost);
        // A machine so fast that most counts end before they are killed would make this test say nothing.
        assertThat(killed).isPositive();
    }

    /**
     * What has to be on the disk. Progress is told after 1, 2, 4, ... seconds, and the checkpoint is written each second:
     * what was told two seconds and more before the last time was written before the process was killed.
     */
    private static double fractionDueIn(String told) {
        List<double[]> times = times(told);
        double due = 0;
        for (double[] time : times) {
            if (time[0] + 2 <= times.get(times.size() - 1)[0]) {
                due = time[1];
            }
        }
        // Percents are told with one digit after the point.
        return Math.max(0, due - 0.0005);
    }

    private static double lastFractionTold(String told) {
        List<double[]> times = times(told);
        return times.isEmpty() ? 0 : times.get(times.size() - 1)[1];
    }

    /** Seconds and fraction of each line of progress. */
    private static List<double[]> times(String told) {
        return Pattern.compile("n = \\d+: (\\d+) s, ([0-9.]+) %")
                .matcher(told)
                .results()
                .map(line -> new double[] {Double.parseDouble(line.group(1)), Double.parseDouble(line.group(2)) / 100})
                .toList();
    }

    /** The share of parts that a checkpoint marks as done; 0 if the process had not come to write it. */
    private static double fractionIn(Path folder) {
        if (Files.notExists(folder)) {
            return 0;
        }
        try {
            CountManifest manifest = CountManifest.open(CountManifest.Folder.of(folder));
            return manifest.ledger().progress(Duration.ZERO).fraction();
        } catch (IllegalArgumentException notBegun) {
            // The process was killed while it wrote its first file.
            assertThat(notBegun).hasMessageContaining("holds no manifest");
            return 0;
        }
    }

    /** The first is killed, so the second has its parts and counts the others. */
    @Test
    void twoProcessesShareACheckpoint() throws Exception {
        Path shared = folder.resolve("shared");
        String[] arguments = {"count", "16", "--method", "backtracking", "--checkpoint", shared.toString()};
        Process first = start("-Xmx256m", arguments);
        while (Files.notExists(shared.resolve("plan-0"))) {
            assertThat(first.waitFor(10, TimeUnit.MILLISECONDS)).isFalse();
        }
        Process second = start("-Xmx256m", arguments);
        while (Files.notExists(shared.resolve("plan-1"))) {
            assertThat(second.waitFor(10, TimeUnit.MILLISECONDS)).isFalse();
        }
        first.destroyForcibly();
        assertThat(first.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(output(second)).contains("14,772,512 solutions");
        assertThat(fractionIn(shared)).isEqualTo(1);
    }

    @Test
    void breadthFirstSearchGivesUpBeforeTheHeapIsFull() throws Exception {
        Process solving = start("-Xmx64m", "solve", "16", "--algorithm", "breadth-first");
        assertThat(output(solving))
                .contains("nqueens: no board: the frontier outgrew the heap at row", "MiB", "-Xmx")
                .doesNotContain("OutOfMemory");
        assertThat(solving.exitValue()).isEqualTo(ExitStatus.NO_RESULT);

        Process counting = start("-Xmx64m", "count", "18", "--method", "breadth-first", "--threads", "2");
        assertThat(output(counting)).contains("outgrew the heap", "MiB", "-Xmx").doesNotContain("OutOfMemory");
        assertThat(counting.exitValue()).isEqualTo(ExitStatus.NO_RESULT);
    }

    private static String output(Process process) throws Exception {
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
        return text;
    }
}
