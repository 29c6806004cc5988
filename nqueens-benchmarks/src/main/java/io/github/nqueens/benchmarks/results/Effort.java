package io.github.nqueens.benchmarks.results;

import java.util.Locale;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** How much of something is measured in one JVM: the shorter a call, the more calls. */
public enum Effort {
    /** Batches of half a second, warm. */
    BATCHES(Mode.AverageTime, 1, 3),
    /** Single calls, after one to warm up. */
    CALLS(Mode.SingleShotTime, 1, 3),
    /** A single call, cold. */
    ONE_CALL(Mode.SingleShotTime, 0, 1);

    private static final double LONGEST_IN_BATCHES = 0.2;
    private static final double LONGEST_OF_SEVERAL = 3;
    private static final TimeValue WARM_UP = TimeValue.seconds(1);
    private static final TimeValue BATCH = TimeValue.milliseconds(500);
    private static final double START_OF_A_JVM = 1.5;

    private final Mode mode;
    private final int warmUps;
    private final int measured;

    Effort(Mode mode, int warmUps, int measured) {
        this.mode = mode;
        this.warmUps = warmUps;
        this.measured = measured;
    }

    /** The effort that fits a call of about this many seconds. */
    public static Effort of(double seconds) {
        if (seconds < LONGEST_IN_BATCHES) {
            return BATCHES;
        }
        return seconds < LONGEST_OF_SEVERAL ? CALLS : ONE_CALL;
    }

    /** About how many seconds one JVM takes if a call takes the given number of seconds. */
    public double seconds(double call) {
        return START_OF_A_JVM
                + (this == BATCHES
                        ? warmUps * (1 + call / 2) + measured * (0.5 + call / 2)
                        : (warmUps + measured) * call);
    }

    public ChainedOptionsBuilder set(ChainedOptionsBuilder options) {
        return options.mode(mode)
                .warmupIterations(warmUps)
                .warmupTime(WARM_UP)
                .measurementIterations(measured)
                .measurementTime(BATCH);
    }

    /** The text in the files of results. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    public static Effort parse(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }
}
