package io.github.nqueens.benchmarks.jmh;

import io.github.nqueens.benchmarks.peers.Peer;
import io.github.nqueens.benchmarks.peers.Peers;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * One solution of a peer, each call with the next seed: the making of its model and its search, with the time of the making
 * apart. {@link Measuring} sets modes and times.
 */
@State(Scope.Thread)
public class PeerBenchmark {
    /** After this a peer has lost. */
    static final Duration LIMIT = Duration.ofSeconds(120);

    /** The program that solves. */
    @Param("Choco")
    public String contestant;

    /** The size of the board. */
    @Param("100")
    public int n;

    /** The seed of the first call. */
    @Param("1")
    public long seed;

    private Peer peer;

    /** Made by JMH. */
    public PeerBenchmark() {}

    /** What the models of an iteration took. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Models {
        /** The time of all of them. */
        public long modelNanos;

        /** Their number. */
        public long models;

        /** Made by JMH. */
        public Models() {}
    }

    /** Loads the peer. */
    @Setup
    public void load() {
        peer = Peers.named(contestant);
    }

    /**
     * Makes a model and finds one solution.
     *
     * @param models where the making is counted
     * @return the solution
     */
    @Benchmark
    public Object solve(Models models) {
        long started = System.nanoTime();
        Supplier<Optional<int[]>> search = peer.model(n, seed++, LIMIT);
        models.modelNanos += System.nanoTime() - started;
        models.models++;
        return search.get()
                .orElseThrow(() -> new IllegalStateException(
                        contestant + " found no solution of size " + n + " in " + LIMIT.toSeconds() + " s"));
    }
}
