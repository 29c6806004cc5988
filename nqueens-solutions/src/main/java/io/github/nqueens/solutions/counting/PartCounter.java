package io.github.nqueens.solutions.counting;

/** Counts parts one after the other, each any number of times. For one thread. */
@FunctionalInterface
public interface PartCounter {
    /**
     * Counts a part.
     *
     * @param part from 0 to one less than the number of parts
     * @param look asked every few milliseconds at most on the thread that counts; it throws to end the count
     * @return the solutions, then what else the method counts, not negative, summed from terms as small as is cheap
     * @throws java.util.concurrent.CancellationException if {@code look} throws it before the part was counted
     * @throws io.github.nqueens.internal.MemoryShortageException if the part outgrew the heap
     */
    CheckedSums count(int part, Runnable look);
}
