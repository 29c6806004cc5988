package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.localsearch.Tabu;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.tck.time.WorkMeter;
import io.github.nqueens.testing.ClassPath;
import io.github.nqueens.testing.ColdCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * R06 in the first run of a virtual machine, where classes are loaded and interpreted: by how long the solving thread
 * works.
 */
@Tag("thorough")
class ColdStartTest {
    private static final double MOST_LATE = 50e6;

    @TempDir
    private Path folder;

    static Stream<String> solvers() {
        return Solvers.available().stream().map(SolverDescriptor::name);
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void theFirstRunEndsByItsTimeLimit(String solver) throws IOException, InterruptedException {
        for (int n : new int[] {10, 10_000_000}) {
            int size = Math.min(n, Solvers.get(solver).descriptor().largestSize());
            String[] answer = answer(solver, size).split(" ", -1);
            // The largest board that fits into the memory: what exceeds it is not tried.
            while (answer[0].equals(Program.NEEDS_MEMORY)) {
                size /= 2;
                answer = answer(solver, size).split(" ", -1);
            }
            // A solution found in time is verified after the limit's end.
            if (!answer[0].equals(SolveStatus.SOLVED.name())) {
                assertThat(answer[0]).as("%s with %d rows", solver, size).isEqualTo(SolveStatus.TIME_LIMIT.name());
                // On a slower machine all cold code takes longer.
                assertThat((Long.parseLong(answer[1]) - Program.LIMIT.toNanos()) / Double.parseDouble(answer[2]))
                        .as("%s with %d rows", solver, size)
                        .isLessThan(MOST_LATE);
            }
        }
    }

    private String answer(String solver, int n) throws IOException, InterruptedException {
        Path output = folder.resolve("output.txt");
        String classes =
                ClassPath.withLogging(Solvers.class, Tabu.class, ColdStartTest.class, WorkMeter.class, ColdCode.class);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xms512m",
                        "-Xmx6g",
                        // A fresh machine hands out pages slowly; that time is not the solver's.
                        "-XX:+AlwaysPreTouch",
                        "-cp",
                        classes,
                        Program.class.getName(),
                        solver,
                        Integer.toString(n))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("ends").isTrue();
        return Files.readString(output).strip();
    }

    /** Runs one solver for the first time; prints the status, for how many nanoseconds it worked, and how slow the machine is. */
    static final class Program {
        private static final Duration LIMIT = Duration.ofMillis(100);
        private static final String NEEDS_MEMORY = "NEEDS_MEMORY";

        private Program() {}

        public static void main(String[] arguments) {
            Solver solver = Solvers.get(arguments[0]);
            SolveOptions options =
                    SolveOptions.builder().seed(1).timeLimit(LIMIT).build();
            try (WorkMeter meter = WorkMeter.of(Thread.currentThread())) {
                // The first look at the clocks takes longer than the others.
                long before = meter.nanos();
                SolveResult result = solver.solve(Integer.parseInt(arguments[1]), options);
                long worked = meter.nanos() - before;
                boolean isTooLarge = result.reason().orElse("").contains("but the heap is at most");
                System.out.println(
                        (isTooLarge ? NEEDS_MEMORY : result.status()) + " " + worked + " " + ColdCode.slowness());
            }
        }
    }
}
