package io.github.nqueens.benchmarks.results;

/**
 * One measured iteration of one JVM, as the file of raw results has it.
 *
 * @param benchmark {@link #SOLUTION} or {@link #COUNTER}
 * @param contestant who solved, or the operation of the counter
 * @param n the size of the board
 * @param effort how often it was called
 * @param round which of the JVMs it was, from 1
 * @param iteration from 1; 0 if the JVM ended without a result
 * @param nanos the time of a call, the mean of the iteration; not a number if there was no result
 * @param modelNanos the part of it in which a peer made its model; not a number if it is no peer
 * @param bytes what a call allocated on the Java heap; not a number if there was no result
 * @param load the load average of the last minute before the JVM was started
 */
public record Sample(
        String benchmark,
        String contestant,
        int n,
        Effort effort,
        int round,
        int iteration,
        double nanos,
        double modelNanos,
        double bytes,
        double load) {
    /** The time to one solution. */
    public static final String SOLUTION = "solution";

    /** The time of an operation of {@link io.github.nqueens.ConflictCounter}. */
    public static final String COUNTER = "counter";

    public boolean isResult() {
        return !Double.isNaN(nanos);
    }
}
