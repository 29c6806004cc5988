package io.github.nqueens.solutions.estimation;

/** An estimate in the making. For one thread. */
public interface Estimation {
    /** Goes on for at most a millisecond and so many samples; gives the number of samples that this drew, at least one. */
    long advance(long most);

    /** What the samples say so far. */
    Findings findings();

    /** Whether the error can be told yet. */
    boolean isErrorKnown();

    /** What the working arrays take at most, in bytes. */
    long bytes();

    /** The one for a size. */
    static Estimation of(int n, long seed) {
        return n <= KnuthEstimation.LARGEST_SIZE ? new KnuthEstimation(n, seed) : new ChainEstimation(n, seed);
    }
}
