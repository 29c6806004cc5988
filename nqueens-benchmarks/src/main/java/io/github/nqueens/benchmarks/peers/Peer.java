package io.github.nqueens.benchmarks.peers;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** Another program that finds one solution. */
public interface Peer {
    /**
     * Makes the peer's model of the problem. The search begins when the result is asked.
     *
     * @param n the size of the board, at least 4
     * @param seed what the peer's random choices start from, where it takes a seed
     * @param limit after which the peer is asked to end without a solution
     * @return the search, for one call: the column of each row's queen, not verified, or empty if the limit was met
     */
    Supplier<Optional<int[]>> model(int n, long seed, Duration limit);

    /**
     * Says how the peer is set.
     *
     * @return the model and every setting that is not the peer's default, in words
     */
    String settings();
}
