package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Prints how long each solver takes at the largest size that it is meant to reach: the median of five seeds. */
@Tag("measure")
class ReachTest {
    private static final int SEEDS = 5;
    private static final Duration HOPELESS = Duration.ofMinutes(1);

    @ParameterizedTest(name = "{0}, n = {1}")
    @CsvSource({
        "random-permutations, 21",
        "iterative-repair, 100000",
        "iterative-repair, 1000000",
        "greedy, 2000",
        "hill-climbing, 150",
        "hill-climbing, 200",
        "hill-climbing:sideways=100, 5000",
        "hill-climbing:sideways=100, 10000",
        "simulated-annealing, 500000",
        "simulated-annealing, 1000000",
        "simulated-annealing:preset=attacked, 1000",
        "simulated-annealing:preset=attacked, 3000",
        "simulated-annealing:preset=stepped, 1000",
        "simulated-annealing:preset=stepped, 3000",
        "tabu, 5000",
        "tabu, 20000",
        "tabu:candidates=50, 1000000",
        "genetic, 500",
        "genetic, 1000",
        "genetic:memetic=true, 10000",
        "breadth-first, 15",
        "backtracking, 32",
        "backtracking:order=middle, 1000",
        "backtracking:order=constrained, 1000",
        "queen-search, 1000000",
        "queen-search, 100000000",
        "explicit, 100000000",
        "auto, 1000000"
    })
    void medianOfFiveSeeds(String spec, int n) {
        Solver solver = Solvers.get(spec);
        List<SolveStatistics> runs = new ArrayList<>();
        int solved = 0;
        for (long seed = 1; seed <= SEEDS; seed++) {
            SolveResult result = solver.solve(
                    n, SolveOptions.builder().seed(seed).timeLimit(HOPELESS).build());
            runs.add(result.statistics());
            solved += result.isSolved() ? 1 : 0;
        }
        runs.sort(Comparator.comparing(SolveStatistics::elapsed));
        System.out.printf(
                Locale.ROOT,
                "reach | %s | %,d | median %.3f s | %.3f to %.3f s | solved %d of %d | median run %,d iterations%n",
                spec,
                n,
                seconds(runs.get(SEEDS / 2)),
                seconds(runs.get(0)),
                seconds(runs.get(SEEDS - 1)),
                solved,
                SEEDS,
                runs.get(SEEDS / 2).iterations());
        assertThat(solved).isGreaterThan(SEEDS / 2);
    }

    private static double seconds(SolveStatistics run) {
        return run.elapsed().toNanos() / 1e9;
    }
}
