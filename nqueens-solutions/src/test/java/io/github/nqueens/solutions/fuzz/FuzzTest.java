package io.github.nqueens.solutions.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.localsearch.Tabu;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.tck.time.WorkMeter;
import io.github.nqueens.testing.ClassPath;
import io.github.nqueens.testing.Events;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random runs in virtual machines with small and large heaps and each collector: nothing late, nothing thrown that is not
 * documented, no thread left, no false giving up. Selected by the profile {@code fuzz}.
 */
@Tag("fuzz")
class FuzzTest {
    /**
     * Three heaps, for each the share of the runs; boards of ten million rows fit the last one only. Each is touched before
     * the runs begin: a machine may take a tenth of a second for the first touch of one large array, and no library can cut
     * that short.
     */
    private static final List<List<String>> MACHINES = List.of(
            List.of("-Xms64m", "-Xmx64m", "-XX:+AlwaysPreTouch", "-XX:+UseSerialGC"),
            List.of("-Xms256m", "-Xmx256m", "-XX:+AlwaysPreTouch", "-XX:+UseParallelGC", "-XX:+DisableExplicitGC"),
            List.of("-Xms2g", "-Xmx2g", "-XX:+AlwaysPreTouch", "-XX:+UseG1GC"));

    @TempDir
    private Path folder;

    @Test
    void randomRunsKeepEveryPromise() throws IOException, InterruptedException {
        long runs = Long.getLong("nqueens.fuzz.runs", 21_000);
        long seconds = Long.getLong("nqueens.fuzz.seconds", 7_200);
        long seed = Long.getLong("nqueens.fuzz.seed", System.nanoTime());
        List<String> faults = new ArrayList<>();
        long made = 0;
        for (List<String> machine : MACHINES) {
            System.out.println("fuzz with " + machine + ", nqueens.fuzz.seed=" + seed);
            for (String line : run(machine, seed, runs / MACHINES.size(), seconds / MACHINES.size())) {
                System.out.println(line);
                if (line.startsWith("fault ")) {
                    faults.add(machine + " " + line);
                } else if (line.startsWith("runs ")) {
                    made += Long.parseLong(line.substring("runs ".length()));
                }
            }
        }
        assertThat(faults).as("seed %d", seed).isEmpty();
        assertThat(made).isPositive();
    }

    private List<String> run(List<String> machine, long seed, long runs, long seconds)
            throws IOException, InterruptedException {
        Path output = folder.resolve("output.txt");
        String classes = ClassPath.withLogging(
                Solvers.class, Tabu.class, SolutionCounter.class, FuzzTest.class, WorkMeter.class, Events.class);
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(machine);
        command.addAll(List.of("-cp", classes, RandomRuns.class.getName(), "" + seed, "" + runs, "" + seconds));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(seconds + 120, TimeUnit.SECONDS);
        if (!ended) {
            process.destroyForcibly().waitFor();
        }
        List<String> lines = Files.readAllLines(output);
        assertThat(ended).as("ends by itself; it printed %s", lines).isTrue();
        assertThat(process.exitValue()).as("%s", lines).isZero();
        return lines;
    }
}
