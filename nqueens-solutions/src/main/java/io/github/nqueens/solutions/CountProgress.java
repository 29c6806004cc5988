package io.github.nqueens.solutions;

import java.time.Duration;
import java.util.Optional;

/** How far a count has come. Immutable and safe for use by several threads. */
public final class CountProgress {
    private final double fraction;
    private final long solutions;
    private final Duration elapsed;
    private final Duration remaining;

    CountProgress(double fraction, long solutions, Duration elapsed, Duration remaining) {
        this.fraction = fraction;
        this.solutions = solutions;
        this.elapsed = elapsed;
        this.remaining = remaining;
    }

    /**
     * The part of the work that is done; work done before the last checkpoint is included.
     *
     * @return from 0 to 1
     */
    public double fraction() {
        return fraction;
    }

    /**
     * The solutions counted so far.
     *
     * @return at least 0
     */
    public long solutions() {
        return solutions;
    }

    /**
     * The time since this call began.
     *
     * @return not negative
     */
    public Duration elapsed() {
        return elapsed;
    }

    /**
     * The time that the rest is expected to take, at the pace of the later parts of this call. It is usually right within a
     * factor of 1.5 once a tenth is done and a thread has done two parts. The first count of a JVM looks longer for up to
     * two seconds, until its loops are compiled.
     *
     * @return not negative; empty before the first part of this call is done
     */
    public Optional<Duration> remaining() {
        return Optional.ofNullable(remaining);
    }

    /**
     * The progress in one line.
     *
     * @return for example {@code "25.0 %, 1234 solutions in PT2S"}
     */
    @Override
    public String toString() {
        return Math.round(1000 * fraction) / 10.0 + " %, " + solutions
                + (solutions == 1 ? " solution in " : " solutions in ") + elapsed;
    }
}
