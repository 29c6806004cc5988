package io.github.nqueens.solutions;

import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.solutions.counting.MemoryShortageException;

/** Says what a count needs that was tried and ran out of memory. */
final class MemoryNeed {
    private MemoryNeed() {}

    /** Tells whether a count failed for lack of memory. */
    static boolean isShortage(Throwable failed) {
        return failed instanceof MemoryShortageException || HeapBudget.isShortage(failed);
    }

    static String reason(Throwable failed, long usualBytes, int threads) {
        if (failed instanceof MemoryShortageException) {
            return failed.getMessage();
        }
        return HeapBudget.exhausted(usualBytes)
                + (threads == 1 ? "" : ", or count with fewer than " + threads + " threads");
    }
}
