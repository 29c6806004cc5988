package io.github.nqueens.solutions.estimation;

import java.util.function.BooleanSupplier;

/** An estimate in the making. For one thread. */
public interface Estimation {
    /** Goes on for at most a millisecond and at most this many samples. Returns the number of samples drawn, at least one. */
    long advance(long most);

    /**
     * What the samples say so far. Where there is much to evaluate and the run is over meanwhile, it is what they said when
     * they were evaluated last.
     *
     * @param isOver asked every few milliseconds
     */
    SampleStatistics statistics(BooleanSupplier isOver);

    /** Whether the error can be told yet. */
    boolean isErrorKnown();

    /** What the working arrays take at most, in bytes. */
    long bytes();
}
