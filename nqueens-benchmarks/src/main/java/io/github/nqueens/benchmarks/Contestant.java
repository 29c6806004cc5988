package io.github.nqueens.benchmarks;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.benchmarks.baselines.ExplicitConstruction;
import io.github.nqueens.benchmarks.baselines.PublishedQs4;
import io.github.nqueens.benchmarks.peers.Choco;
import io.github.nqueens.benchmarks.peers.CpSat;
import io.github.nqueens.benchmarks.peers.Jenetics;
import io.github.nqueens.benchmarks.peers.Timefold;
import java.time.Duration;
import java.util.SplittableRandom;

/** Whatever finds one solution, by the name that tables show. */
@FunctionalInterface
interface Contestant {
    /** After this a peer has lost. */
    Duration PEER_LIMIT = Duration.ofSeconds(120);

    /**
     * Finds one solution.
     *
     * @param n the size of the board
     * @param seed where random choices start
     * @return the solution, so that a benchmark can consume it
     */
    Object solve(int n, long seed);

    /** A solver's spec, the name of a baseline, or that of a peer. */
    static Contestant named(String name) {
        return switch (name) {
            case "QS4" -> (n, seed) -> PublishedQs4.solve(n, new SplittableRandom(seed));
            case "closed form" -> (n, seed) -> ExplicitConstruction.solve(n);
            case "Choco" -> peer(name, new Choco()::solve);
            case "OR-tools CP-SAT" -> peer(name, new CpSat()::solve);
            case "Timefold" -> peer(name, new Timefold()::solve);
            case "Jenetics" -> peer(name, new Jenetics()::solve);
            default -> {
                var solver = Solvers.get(name);
                yield (n, seed) -> solver.solve(
                                n, SolveOptions.builder().seed(seed).build())
                        .orElseThrow();
            }
        };
    }

    private static Contestant peer(String name, io.github.nqueens.benchmarks.peers.Peer peer) {
        return (n, seed) -> peer.solve(n, seed, PEER_LIMIT)
                .orElseThrow(() -> new IllegalStateException(
                        name + " found no solution of size " + n + " in " + PEER_LIMIT.toSeconds() + " s"));
    }
}
