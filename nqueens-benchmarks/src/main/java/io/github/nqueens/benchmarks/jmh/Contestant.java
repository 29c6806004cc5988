package io.github.nqueens.benchmarks.jmh;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.benchmarks.baselines.ExplicitConstruction;
import io.github.nqueens.testing.PublishedQs4;
import java.util.List;
import java.util.SplittableRandom;

/** A solver of this library or a baseline, by the name that tables show. */
@FunctionalInterface
public interface Contestant {
    /** The published algorithms beside which solvers are measured. */
    List<String> BASELINES = List.of("QS4", "closed form");

    /**
     * Finds one solution.
     *
     * @param n the size of the board
     * @param seed where random choices start
     * @return the solution, so that a benchmark can consume it
     */
    Object solve(int n, long seed);

    /** A baseline, or else the solver of a spec. */
    static Contestant named(String name) {
        return switch (name) {
            case "QS4" -> (n, seed) -> PublishedQs4.solve(n, new SplittableRandom(seed));
            case "closed form" -> (n, seed) -> ExplicitConstruction.solve(n);
            default -> {
                var solver = Solvers.get(name);
                yield (n, seed) -> solver.solve(
                                n, SolveOptions.builder().seed(seed).build())
                        .orElseThrow();
            }
        };
    }
}
