package io.github.nqueens.solutions;

import io.github.nqueens.internal.Amounts;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How far a count or an estimate has come. It names no number of solutions, because the sums of the finished parts of a count
 * are none: most methods count part of the solutions several times and others later. Immutable and safe for use by several
 * threads.
 */
public final class Progress {
    private final double fraction;
    private final Duration elapsed;
    private final @Nullable Duration remaining;

    private Progress(double fraction, Duration elapsed, @Nullable Duration remaining) {
        this.fraction = fraction;
        this.elapsed = elapsed;
        this.remaining = remaining;
    }

    /**
     * Describes the progress of work that another program does, or of a test.
     *
     * @param fraction the share of the work that is done, from 0 to 1
     * @param elapsed the time since the call began, not negative
     * @param remaining the time that the rest is expected to take, not negative; empty if nothing is known
     * @return the progress
     * @throws IllegalArgumentException if an argument is out of range
     */
    public static Progress of(double fraction, Duration elapsed, Optional<Duration> remaining) {
        if (!(fraction >= 0 && fraction <= 1)) {
            throw new IllegalArgumentException("fraction is " + fraction + ", but must be from 0 to 1");
        }
        requireNotNegative("elapsed", elapsed);
        Objects.requireNonNull(remaining, "remaining").ifPresent(left -> requireNotNegative("remaining", left));
        return new Progress(fraction, elapsed, remaining.orElse(null));
    }

    private static void requireNotNegative(String name, Duration duration) {
        if (Objects.requireNonNull(duration, name).isNegative()) {
            throw new IllegalArgumentException(name + " is " + duration + ", but must not be negative");
        }
    }

    /**
     * The share of the work that is done. Of a count, work done before the last checkpoint is included. Of an estimate, it is the
     * share of the samples that the goal is expected to take, and falls when the error turns out to be larger.
     *
     * @return from 0 to 1
     */
    public double fraction() {
        return fraction;
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
     * The time that the rest is expected to take. Of a count, it is told at the pace of the later parts of this call, without
     * the first part of each thread, and usually right within a factor of 1.5 once a tenth is done. The first count of a JVM
     * looks up to three times as long for up to two seconds, until its loops are compiled.
     *
     * @return not negative; empty before a thread has done the second part of a count, and before the first error of an
     *     estimate is known
     */
    public Optional<Duration> remaining() {
        return Optional.ofNullable(remaining);
    }

    /**
     * The progress in one line.
     *
     * @return for example {@code "25.0 % in 2 s"}
     */
    @Override
    public String toString() {
        return Math.round(1000 * fraction) / 10.0 + " % in " + Amounts.time(elapsed);
    }
}
