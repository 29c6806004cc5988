package io.github.nqueens.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WarmUpTest {
    private static Board solution(int n) {
        return Solvers.get("explicit").solve(n);
    }

    @Test
    void theRunsAreThoseThatAreTimed() {
        List<Long> seeds = new ArrayList<>();
        Solver solver = Solvers.of("noted", context -> {
            seeds.add(context.random().nextLong());
            return SearchOutcome.solved(solution(context.size()));
        });
        WarmUp.settle(List.of(new WarmUp(solver, Problem.queens(8), 7, 3, SolveOptions.defaults())), next -> {});
        assertThat(seeds).hasSizeGreaterThanOrEqualTo(3);
        List<Long> warm = List.copyOf(seeds.subList(0, 3));
        seeds.clear();
        for (long seed = 7; seed < 10; seed++) {
            solver.solve(8, SolveOptions.builder().seed(seed).build());
        }
        assertThat(warm).isEqualTo(seeds);
    }

    /** A search without an end is cut off after half a second in all, and one that is cancelled is not begun again. */
    @Test
    void itEnds() {
        Solver endless = Solvers.of("endless", context -> {
            while (context.tick()) {}
            return SearchOutcome.stopped();
        });
        assertThat(new WarmUp(endless, Problem.queens(8), 1, 1, SolveOptions.defaults()).pass())
                .isTrue();
        CancellationToken cancelled = new CancellationToken();
        cancelled.cancel();
        AtomicInteger begun = new AtomicInteger();
        Solver counted = Solvers.of("counted", context -> {
            begun.incrementAndGet();
            return SearchOutcome.stopped();
        });
        SolveOptions options = SolveOptions.builder().cancellation(cancelled).build();
        assertThat(counted.solve(8, options).status()).isEqualTo(SolveStatus.CANCELLED);
        int before = begun.get();
        assertThat(new WarmUp(counted, Problem.queens(8), 1, 1, options).pass()).isTrue();
        assertThat(begun.get() - before).isLessThanOrEqualTo(1);
    }
}
