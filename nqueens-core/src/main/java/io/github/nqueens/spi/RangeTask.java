package io.github.nqueens.spi;

/** A piece of work on consecutive rows, columns or other numbered things. */
@FunctionalInterface
public interface RangeTask {
    /**
     * Does the work for a part of the range.
     *
     * @param from the first number, inclusive
     * @param to the last number, exclusive; greater than {@code from}
     */
    void run(int from, int to);
}
