package io.github.nqueens.benchmarks.jmh;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The operations of {@link ConflictCounter} on random rows, from boards that fit the first cache to boards that fit none.
 * {@link Measuring} sets modes and times.
 */
@State(Scope.Thread)
public class ConflictCounterBenchmark {
    private static final int DRAWN = 1 << 16;

    /** The size of the board. */
    @Param({"8", "1000", "100000", "10000000"})
    public int n;

    /** What the board and the rows are drawn from. */
    @Param("1")
    public long seed;

    private ConflictCounter queens;
    private int[] rows;
    private int next;

    /** Made by JMH. */
    public ConflictCounterBenchmark() {}

    /** Draws the board and the rows, so that no random number is drawn while time is taken. */
    @Setup
    public void draw() {
        SplittableRandom random = new SplittableRandom(seed);
        queens = ConflictCounter.of(Board.random(n, random));
        rows = random.ints(DRAWN, 0, n).toArray();
    }

    private int row() {
        return rows[next++ & (DRAWN - 1)];
    }

    /**
     * Asks what a swap would change.
     *
     * @return the change
     */
    @Benchmark
    public long swapDelta() {
        return queens.swapDelta(row(), row());
    }

    /**
     * Swaps.
     *
     * @return the conflicts after it
     */
    @Benchmark
    public long swap() {
        queens.swap(row(), row());
        return queens.conflicts();
    }

    /**
     * Asks what a move would change.
     *
     * @return the change
     */
    @Benchmark
    public long moveDelta() {
        return queens.moveDelta(row(), row());
    }

    /**
     * Counts the attackers of a queen.
     *
     * @return their number
     */
    @Benchmark
    public int attackers() {
        return queens.attackers(row());
    }
}
