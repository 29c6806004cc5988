package io.github.nqueens.algorithms.exact;

import java.io.Serializable;
import java.util.function.BooleanSupplier;

/**
 * A part of a count: small, self-contained and serializable, so that threads, checkpoints and other machines can do parts
 * in any order. The sum over the parts of one list is the whole count.
 *
 * <p>A task is immutable, holds parameters only, and may be run any number of times and by several threads at once; it
 * gives the same number each time.
 */
public interface CountTask extends Serializable {
    /**
     * The size of the board.
     *
     * @return n, at least 1
     */
    int size();

    /**
     * Counts this part, to the end.
     *
     * @return the solutions in this part, not negative
     */
    default long run() {
        return run(() -> false);
    }

    /**
     * Counts this part, unless asked to stop.
     *
     * @param cancelled asked every few milliseconds at most on the thread that counts; true ends the count
     * @return the solutions in this part, not negative
     * @throws java.util.concurrent.CancellationException if {@code cancelled} said true before the part was counted
     */
    long run(BooleanSupplier cancelled);
}
