package io.github.nqueens.solutions.counting;

import java.util.Arrays;
import java.util.OptionalLong;

/**
 * Tells from the times that parts took how long the rest takes. The first part of each thread also takes what is done once,
 * such as making tables, so it tells nothing. Early ones are slower than those after the loops are compiled: these are left
 * out as soon as there are others. For one thread.
 */
public final class TimeLeft {
    /** When each thread was done with its latest part; -1 before its first. */
    private final long[] idleSince;

    /** How long each part took that was not the first of its thread, in the order in which they were done. */
    private final long[] took;

    /** How many parts are known in {@link #took}. */
    private int known;

    private int left;

    /**
     * Starts at time 0 with no part done.
     *
     * @param parts how many parts are to be done, at least 0
     * @param threads how many threads do them, at least 1
     */
    public TimeLeft(int parts, int threads) {
        this.left = parts;
        this.took = new long[parts];
        this.idleSince = new long[threads];
        Arrays.fill(idleSince, -1);
    }

    /**
     * Takes the time of a part.
     *
     * @param thread which thread did it, from 0
     * @param nanos when it was done, in nanoseconds since the start
     */
    public void partDone(int thread, long nanos) {
        if (idleSince[thread] >= 0) {
            took[known++] = nanos - idleSince[thread];
        }
        idleSince[thread] = nanos;
        left--;
    }

    /** Takes a part that somebody else did. */
    public void partDoneElsewhere() {
        left--;
    }

    /**
     * The time that the rest is expected to take.
     *
     * @param nanos the time now, in nanoseconds since the start
     * @return nanoseconds, at least 0; empty before a thread has done a second part, unless nothing is left
     */
    public OptionalLong nanosLeft(long nanos) {
        if (left == 0) {
            return OptionalLong.of(0);
        }
        if (known == 0) {
            return OptionalLong.empty();
        }
        double perPart = Arrays.stream(took, known / 2, known).average().orElseThrow();
        double begun = Arrays.stream(idleSince)
                .mapToDouble(since -> Math.min(perPart, (double) (nanos - Math.max(0, since))))
                .sum();
        return OptionalLong.of((long) Math.max(0, (perPart * left - begun) / Math.min(idleSince.length, left)));
    }
}
