package io.github.nqueens.benchmarks.jmh;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.benchmarks.baselines.BitMaskSearch;
import io.github.nqueens.solutions.SolutionSampler;
import io.github.nqueens.solutions.Solutions;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Solutions as boards: all of them, from the stream and from a plain search, and random ones. */
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.SECONDS)
public class BoardsBenchmark {
    /** The size of the board. */
    @Param("12")
    public int n;

    /** Made by JMH. */
    public BoardsBenchmark() {}

    /**
     * Reads all boards from the stream.
     *
     * @param reader takes each
     */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public void stream(Blackhole reader) {
        Solutions.stream(n).forEach(reader::consume);
    }

    /**
     * Reads all boards from a plain search.
     *
     * @param reader takes each
     */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public void plain(Blackhole reader) {
        BitMaskSearch.forEach(n, reader::consume);
    }

    /**
     * Prepares for random boards.
     *
     * @return what draws them
     */
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public SolutionSampler sampler() {
        return Solutions.sampler(n, Limits.none());
    }

    /** What draws boards, and the random numbers for it. */
    @State(Scope.Thread)
    public static class Drawing {
        private final SplittableRandom random = new SplittableRandom(1);
        private SolutionSampler sampler;

        /** Made by JMH. */
        public Drawing() {}

        /**
         * Prepares.
         *
         * @param boards of the size
         */
        @Setup
        public void prepare(BoardsBenchmark boards) {
            sampler = boards.sampler();
        }
    }

    /**
     * Draws a random board.
     *
     * @param drawing what draws it
     * @return the board
     */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public Board draw(Drawing drawing) {
        return drawing.sampler.next(drawing.random);
    }
}
