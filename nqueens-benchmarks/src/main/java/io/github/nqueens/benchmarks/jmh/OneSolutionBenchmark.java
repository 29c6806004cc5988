package io.github.nqueens.benchmarks.jmh;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * One solution of a solver of this library or of a baseline, each call with the next seed. {@link Measuring} sets modes
 * and times.
 */
@State(Scope.Thread)
public class OneSolutionBenchmark {
    /** The solver. */
    @Param("queen-search")
    public String contestant;

    /** The size of the board. */
    @Param("1000")
    public int n;

    /** The seed of the first call. */
    @Param("1")
    public long seed;

    private Contestant solver;

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
