package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Whatever solver is discovered, any size within its reach and any seed: a solution. */
class EverySolverPropertyTest {
    private static final int TRIES_PER_SOLVER = 200;

    private static final Map<String, Integer> REACH = reach();

    /** Those of the table of solvers. A race reaches what its solvers reach. */
    private static Map<String, Integer> reach() {
        try {
            Map<String, Integer> reach = ReachTest.table()
                    .filter(row -> !((String) row.get()[0]).contains(":"))
                    .collect(Collectors.toMap(row -> (String) row.get()[0], row -> (Integer) row.get()[1]));
            reach.put("portfolio", reach.get("tabu"));
            return reach;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Property(tries = 25)
    @Tag("thorough")
    void anySizeInReachAndAnySeedGivesASolution(@ForAll long seed, @ForAll("fractions") double fraction) {
        // 25 tries of each solver at 8 sizes: 200 tries a solver.
        requireSolutions(seed, fraction);
    }

    @Property(tries = 5)
    void someSizesInReachAndAnySeedGiveASolution(@ForAll long seed, @ForAll("fractions") double fraction) {
        requireSolutions(seed, fraction);
    }

    private static void requireSolutions(long seed, double fraction) {
        for (SolverDescriptor solver : Solvers.available()) {
            for (int n : sizes(solver, fraction)) {
                solve(solver, n, seed + n);
            }
        }
    }

    private static int[] sizes(SolverDescriptor solver, double fraction) {
        double largest = StrictMath.log(largestInThisTest(solver));
        int steps = TRIES_PER_SOLVER / 25;
        // Evenly on a logarithmic scale: from 1 to the largest, shifted by the fraction of a step.
        return IntStream.range(0, steps)
                .map(step -> (int) StrictMath.round(StrictMath.exp(largest * (step + fraction) / steps)))
                .toArray();
    }

    /** Of a reach of ten seconds this test takes what is solved in milliseconds; the rest is measured by the profile. */
    private static double largestInThisTest(SolverDescriptor solver) {
        int reach = REACH.get(solver.name());
        if (reach <= 100) {
            return Math.max(1, reach * 2 / 3);
        }
        // The times of those with a short reach grow faster.
        return StrictMath.pow(reach, reach < 10_000 ? 0.55 : 2.0 / 3);
    }

    private static void solve(SolverDescriptor solver, int n, long seed) {
        SolveResult result = Solvers.get(solver.name())
                .solve(n, SolveOptions.builder().seed(seed).build());
        if (n == 2 || n == 3) {
            assertThat(result.status()).isEqualTo(SolveStatus.UNSOLVABLE);
            return;
        }
        assertThat(result.status()).as("%s, n = %d, seed %d", solver, n, seed).isEqualTo(SolveStatus.SOLVED);
        Board board = result.orElseThrow();
        assertThat(board.size()).isEqualTo(n);
        assertThat(board.conflicts()).isZero();
    }

    @Provide
    Arbitrary<Double> fractions() {
        return Arbitraries.doubles().between(0, 1);
    }
}
