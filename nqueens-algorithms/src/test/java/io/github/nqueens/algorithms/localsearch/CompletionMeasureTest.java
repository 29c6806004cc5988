package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solvers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Prints how long local search takes to complete large boards, for the page on problems, and that it completes them. */
@Tag("measure")
class CompletionMeasureTest {
    private static final int SIZE = 1_000;
    private static final int BOARDS = 5;

    @ParameterizedTest
    @CsvSource({
        "iterative-repair, 0.3",
        "iterative-repair, 0.5",
        "tabu, 0.3",
        "tabu, 0.5",
        "genetic:memetic=true, 0.3",
        "genetic:memetic=true, 0.5",
        "simulated-annealing:directed=true, 0.3",
        "simulated-annealing:directed=true, 0.5",
        "hill-climbing:sideways=100, 0.3",
        "hill-climbing:sideways=100, 0.5"
    })
    void largeCompletions(String solver, double share) {
        List<String> seconds = new ArrayList<>();
        for (int seed = 1; seed <= BOARDS; seed++) {
            SolveOptions options = SolveOptions.builder()
                    .seed(seed)
                    .timeLimit(Duration.ofSeconds(60))
                    .build();
            Problem problem = completion(share, seed);
            long start = processorNanos();
            SolveResult result = Solvers.get(solver).solve(problem, options);
            seconds.add(
                    String.format("%.2f", (processorNanos() - start) / 1e9) + (result.isSolved() ? "" : " unsolved"));
        }
        System.out.printf("%s, n = %d, %.0f %% placed: %s s%n", solver, SIZE, 100 * share, seconds);
        assertThat(seconds).noneMatch(one -> one.endsWith("unsolved"));
    }

    /** A share of the queens of a solution, on random rows. */
    private static Problem completion(double share, int seed) {
        Board hidden = Solvers.get("queen-search")
                .solve(SIZE, SolveOptions.builder().seed(seed).build())
                .orElseThrow();
        List<Integer> rows = new ArrayList<>(IntStream.range(0, SIZE).boxed().toList());
        Collections.shuffle(rows, new Random(seed));
        Problem.Builder builder = Problem.builder(SIZE);
        rows.subList(0, (int) (share * SIZE)).forEach(row -> builder.place(row, hidden.column(row)));
        return builder.build();
    }

    /** By reflection, as the module under test does not read {@code java.management}. */
    private static long processorNanos() {
        try {
            Object threads = Class.forName("java.lang.management.ManagementFactory")
                    .getMethod("getThreadMXBean")
                    .invoke(null);
            return (long) Class.forName("java.lang.management.ThreadMXBean")
                    .getMethod("getCurrentThreadCpuTime")
                    .invoke(threads);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
