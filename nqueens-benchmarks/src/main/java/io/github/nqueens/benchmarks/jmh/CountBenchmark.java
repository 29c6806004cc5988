package io.github.nqueens.benchmarks.jmh;

import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.SolutionCounter;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** An exact count. The first iteration of a JVM is cold. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
public class CountBenchmark {
    /** How solutions are counted. */
    @Param("JOIN")
    public CountMethod method;

    /** The number of threads. */
    @Param("1")
    public int threads;

    /** The size of the board. */
    @Param("16")
    public int n;

    /** Made by JMH. */
    public CountBenchmark() {}

    /**
     * Counts all solutions.
     *
     * @return their number
     */
    @Benchmark
    public long count() {
        return SolutionCounter.builder().method(method).threads(threads).build().count(n);
    }
}
