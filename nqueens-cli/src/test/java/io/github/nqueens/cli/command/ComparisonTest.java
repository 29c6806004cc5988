package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.testing.Runs;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final int RUNS = 9;

    /** Slow like code that Java has not compiled yet: its first runs take 50 times as long as later ones. */
    private static final class Learner {
        private final Map<Integer, List<Long>> times = new HashMap<>();
        private int ran;

        Solver solver() {
            return Solvers.of("learner", context -> {
                int n = context.size();
                long spin = (ran++ < RUNS ? 50 : 1) * 1_000L * n;
                Board board = Board.of(n == 8 ? new int[] {0, 4, 7, 5, 2, 6, 1, 3} : new int[] {1, 3, 0, 2});
                times.computeIfAbsent(n, size -> new ArrayList<>()).add(Runs.processorNanos(() -> spin(spin)));
                context.tick();
                return SearchOutcome.solved(board);
            });
        }

        private static void spin(long times) {
            double sum = 0;
            for (long i = 0; i < times; i++) {
                sum += 1.0 / (i + 1);
            }
            assertThat(sum).isPositive();
        }

        /** The median of the runs that were timed, which are the last ones. */
        double median(int n) {
            List<Long> all = times.get(n);
            return all.subList(all.size() - RUNS, all.size()).stream()
                    .sorted()
                    .toList()
                    .get(RUNS / 2);
        }
    }

    /** Without a warm-up the size that comes first takes 50 times as long as if it came last. */
    @Test
    void theOrderOfSizesLeavesTheMediansAlone() {
        Learner up = new Learner();
        compare(up.solver(), 4, 8);
        Learner down = new Learner();
        compare(down.solver(), 8, 4);
        assertThat(up.median(4) / down.median(4)).isBetween(0.1, 10.0);
        assertThat(up.median(8) / down.median(8)).isBetween(0.1, 10.0);
    }

    private static void compare(Solver solver, int... sizes) {
        List<Problem> problems = Arrays.stream(sizes).mapToObj(Problem::queens).toList();
        SolveOptions options =
                SolveOptions.builder().cancellation(new CancellationToken()).build();
        Comparison comparison = new Comparison(problems, 1, RUNS, options);
        try (ProgressLine progress = new ProgressLine(new PrintWriter(Writer.nullWriter()), false)) {
            comparison.measure(
                    problems.stream()
                            .map(problem -> new Comparison.Pair("learner", solver, problem, true))
                            .toList(),
                    progress);
        }
        assertThat(comparison.isSolved()).isTrue();
        assertThat(comparison.runs().lines()).hasSize(1 + sizes.length * RUNS);
    }
}
