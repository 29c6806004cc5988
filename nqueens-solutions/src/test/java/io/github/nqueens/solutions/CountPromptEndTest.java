package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.algorithms.exact.engine.cover.CoverSearch;
import io.github.nqueens.tck.time.WorkMeter;
import io.github.nqueens.testing.ClassPath;
import io.github.nqueens.testing.ColdCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** R06 and R07 of every count and estimate by how long the calling thread and each worker work, and small heaps. */
class CountPromptEndTest {
    private static final Duration LIMIT = Duration.ofMillis(100);
    private static final long MOST = 150_000_000;
    private static final long MOST_LATE = 50_000_000;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource
    void endsByItsTimeLimit(CountMethod method) {
        for (int n = 10; n <= method.largestSize(); n++) {
            CountProgram.Used used = CountProgram.count(method, n, 2, Limits.of(LIMIT));
            if (!used.result().isComplete()) {
                assertThat(used.result().status()).as("n = %d", n).isEqualTo(CountStatus.TIME_LIMIT);
            }
            assertThat(used.most()).as("n = %d", n).isLessThan(MOST);
        }
    }

    @ParameterizedTest
    @EnumSource
    void doesNotBeginWhatIsCancelled(CountMethod method) {
        CancellationToken cancelled = new CancellationToken();
        cancelled.cancel();
        Limits limits = Limits.builder().cancellation(cancelled).build();
        for (int n = 10; n <= method.largestSize(); n++) {
            CountProgram.Used used = CountProgram.count(method, n, 2, limits);
            assertThat(used.result().status()).as("n = %d", n).isEqualTo(CountStatus.CANCELLED);
            assertThat(used.most()).as("n = %d", n).isLessThan(MOST_LATE);
        }
    }

    @Tag("thorough")
    @ParameterizedTest
    @EnumSource
    void theFirstCallOfAVirtualMachineIsInTimeToo(CountMethod method) throws Exception {
        for (int n : new int[] {16, method.largestSize()}) {
            List<String> limited = measured(CountProgram.class, method.name(), n, LIMIT.toMillis());
            assertThat(limited.get(0)).as("n = %d", n).isIn("TIME_LIMIT", "COMPLETE");
            assertThat(late(limited, LIMIT.toNanos())).as("n = %d", n).isLessThan(MOST_LATE);
            List<String> cancelled = measured(CountProgram.class, method.name(), n, -1);
            assertThat(cancelled.get(0)).as("n = %d", n).isEqualTo("CANCELLED");
            // A third of the promise here.
            assertThat(late(cancelled, 0)).as("n = %d", n).isLessThan(MOST_LATE);
        }
    }

    /** A file is named, locked, written and given back before the first part and after the last. */
    @Tag("thorough")
    @ParameterizedTest
    @EnumSource
    void theFirstCountWithACheckpointIsInTimeToo(CountMethod method) throws Exception {
        List<String> cancelled = program(
                "-XX:+UseParallelGC",
                "-Xmx256m",
                CountProgram.class,
                List.of(
                        method.name(),
                        "" + method.largestSize(),
                        "-1",
                        folder.resolve("count").toString()));
        assertThat(cancelled.get(0)).isEqualTo("CANCELLED");
        assertThat(late(cancelled, 0)).isLessThan(MOST_LATE);
    }

    /** Estimates by Knuth's method and by a chain, and samplers. */
    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"estimate, 16", "estimate, 64", "estimate, 65", "estimate, 10000", "sampler, 14", "sampler, 18"})
    void theFirstEstimateOfAVirtualMachineIsInTimeToo(String what, int n) throws Exception {
        List<String> limited = measured(EstimateProgram.class, what, n, LIMIT.toMillis());
        assertThat(limited.get(0)).isIn("TIME_LIMIT", "COMPLETE: 14");
        assertThat(late(limited, LIMIT.toNanos())).isLessThan(MOST_LATE);
        List<String> cancelled = measured(EstimateProgram.class, what, n, -1);
        assertThat(cancelled.get(0)).isEqualTo("CANCELLED");
        assertThat(late(cancelled, 0)).isLessThan(MOST_LATE);
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"-XX:+UseG1GC", "-XX:+UseParallelGC", "-XX:+UseSerialGC"})
    void manyThreadsInASmallHeapEndWithAStatus(String collector) throws Exception {
        assertThat(smallHeap(collector, "-Xmx170m", 20, 24, 2000, 0).get(0)).isIn("TIME_LIMIT", "GAVE_UP");
    }

    /** What a count used is there for others after it. */
    @Tag("thorough")
    @Test
    void aCountLeavesTheHeapToTheNextOne() throws Exception {
        assertThat(smallHeap("-XX:+UseG1GC", "-Xmx64m", 18, 1, 3000, 8_000_000))
                .element(1)
                .isEqualTo("SOLVED");
    }

    /** By how many nanoseconds a count was late, as on a machine of the usual speed: on a slower one all cold code takes longer. */
    private static double late(List<String> measured, long limit) {
        return (Long.parseLong(measured.get(1)) - limit) / Double.parseDouble(measured.get(2));
    }

    private List<String> measured(Class<?> program, String what, int n, long millis)
            throws IOException, InterruptedException {
        return program("-XX:+UseSerialGC", "-Xmx2g", program, List.of(what, "" + n, "" + millis));
    }

    private List<String> smallHeap(String collector, String heap, int n, int threads, long millis, int rows)
            throws IOException, InterruptedException {
        return program(collector, heap, SmallHeapProgram.class, List.of("" + n, "" + threads, "" + millis, "" + rows));
    }

    private List<String> program(String collector, String heap, Class<?> program, List<String> arguments)
            throws IOException, InterruptedException {
        Path output = folder.resolve("output.txt");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                collector,
                heap,
                // A fresh machine hands out pages slowly; that time is not the count's.
                "-Xms64m",
                "-XX:+AlwaysPreTouch",
                "-cp",
                ClassPath.withLogging(
                        Limits.class,
                        CoverSearch.class,
                        SolutionCounter.class,
                        program,
                        WorkMeter.class,
                        ColdCode.class),
                program.getName()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(5, TimeUnit.MINUTES);
        process.destroyForcibly();
        List<String> lines = Files.readAllLines(output).stream()
                .filter(line -> !line.startsWith("SLF4J"))
                .toList();
        assertThat(ended).as(String.join("\n", lines)).isTrue();
        assertThat(process.exitValue()).as(String.join("\n", lines)).isZero();
        assertThat(lines).noneMatch(line -> line.contains("Exception") || line.contains("OutOfMemoryError"));
        return lines;
    }
}
