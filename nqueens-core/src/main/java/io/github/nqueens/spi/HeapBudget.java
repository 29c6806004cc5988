package io.github.nqueens.spi;

import java.util.Locale;
import java.util.Optional;

/** Tells whether an allocation fits the heap, so that an algorithm can give up before the virtual machine runs out. */
public final class HeapBudget {
    private static final double MIB = 1 << 20;

    private HeapBudget() {}

    /**
     * Compares what is needed with what the heap has left. Asks for a garbage collection only when the answer would
     * otherwise be that memory is short.
     *
     * @param bytes what is about to be allocated, not negative
     * @return empty if it fits; otherwise a reason for {@link SearchOutcome#gaveUp} that says how much is needed, how
     *     much there is, and what to do
     * @throws IllegalArgumentException if {@code bytes} is negative
     */
    public static Optional<String> shortfall(long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException("bytes is " + bytes + ", but an amount of memory is not negative");
        }
        if (bytes <= available()) {
            return Optional.empty();
        }
        System.gc();
        long available = available();
        if (bytes <= available) {
            return Optional.empty();
        }
        long advised = Runtime.getRuntime().maxMemory() - available + bytes + bytes / 8;
        return Optional.of(String.format(
                Locale.ROOT,
                "it needs %,.0f MiB of memory, but the heap has %,.0f MiB left; start Java with -Xmx%.0fm or more",
                Math.ceil(bytes / MIB),
                Math.floor(available / MIB),
                Math.ceil(advised / MIB)));
    }

    /**
     * The bytes that can still be allocated, garbage not collected yet counted as used.
     *
     * @return not negative
     */
    public static long available() {
        Runtime runtime = Runtime.getRuntime();
        return Math.max(0, runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory());
    }
}
