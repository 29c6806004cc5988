package io.github.nqueens.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The mean time and allocation of one solution, each call with the next seed. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1, time = 2)
@Measurement(iterations = 2, time = 2)
@Fork(1)
public class OneSolutionBenchmark {
    /** Who solves. */
    @Param("queen-search")
    public String contestant;

    /** The size of the board. */
    @Param("1000")
    public int n;

    private Contestant solver;
    private long seed;

    /** Made by JMH. */
    public OneSolutionBenchmark() {}

    /** Looks the contestant up. */
    @Setup
    public void lookUp() {
        solver = Contestant.named(contestant);
    }

    /**
     * Finds one solution.
     *
     * @return the solution
     */
    @Benchmark
    public Object solve() {
        return solver.solve(n, seed++);
    }
}
