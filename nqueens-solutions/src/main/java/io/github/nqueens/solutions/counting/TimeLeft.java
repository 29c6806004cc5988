package io.github.nqueens.solutions.counting;

import java.util.Arrays;
import java.util.OptionalLong;

/**
 * Tells from the times that parts took how long the rest takes. The first part of each thread also takes what is done once,
 * such as making tables, and early ones are slower than those after the loops are compiled: these are left out as soon as
 * there are others. For one thread.
 */
public final class TimeLeft {
    /** When each thread was done with its latest part. */
    private final long[] idleSince;

    /** How long each part took, in the order in which they were done. */
    private final long[] took;

    private int done;

    /**
     * Starts at time 0 with no part done.
     *
     * @param parts how many parts are to be done, at least 0
     * @param threads how many threads do them, at least 1
     */
    public TimeLeft(int parts, int threads) {
        this.took = new long[parts];
        this.idleSince = new long[threads];
    }

    /**
     * Takes the time of a part.
     *
     * @param thread which thread did it, from 0
     * @param nanos when it was done, in nanoseconds since the start
     */
    public void partDone(int thread, long nanos) {
        took[done++] = nanos - idleSince[thread];
        idleSince[thread] = nanos;
    }

    /**
     * The time that the rest is expected to take.
     *
     * @param nanos the time now, in nanoseconds since the start
     * @return nanoseconds, at least 0; empty before the first of several parts is done
     */
    public OptionalLong nanosLeft(long nanos) {
        int left = took.length - done;
        if (left == 0) {
            return OptionalLong.of(0);
        }
        if (done == 0) {
            return OptionalLong.empty();
        }
        int threads = idleSince.length;
        int early = done > threads ? Math.max(threads, done / 2) : 0;
        double perPart = Arrays.stream(took, early, done).average().orElseThrow();
        double begun = Arrays.stream(idleSince)
                .mapToDouble(since -> Math.min(perPart, (double) (nanos - since)))
                .sum();
        return OptionalLong.of((long) Math.max(0, (perPart * left - begun) / Math.min(threads, left)));
    }
}
