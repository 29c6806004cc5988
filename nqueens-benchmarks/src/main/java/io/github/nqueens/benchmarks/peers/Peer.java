package io.github.nqueens.benchmarks.peers;

import java.time.Duration;
import java.util.Optional;

/** Another program that finds one solution. */
public interface Peer {
    /**
     * Searches for one solution.
     *
     * @param n the size of the board, at least 4
     * @param seed what the peer's random choices start from, where it takes a seed
     * @param limit after which the peer is asked to end without a solution
     * @return the column of each row's queen, not verified, or empty if the limit was met
     */
    Optional<int[]> solve(int n, long seed, Duration limit);
}
