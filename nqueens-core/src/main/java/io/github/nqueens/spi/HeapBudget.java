package io.github.nqueens.spi;

import java.util.Locale;
import java.util.Optional;

/** Tells whether an allocation fits the heap, so that an algorithm can give up before the virtual machine runs out. */
public final class HeapBudget {
    private static final double MIB = 1 << 20;

    private HeapBudget() {}

    /**
     * Compares what is needed with what the heap has left, less what is lost between large arrays. Asks for a garbage
     * collection only when the answer would otherwise be that memory is short.
     *
     * <p>A collector may refuse a single array that is nearly as large as the heap all the same, which nothing tells
     * beforehand. {@link io.github.nqueens.Board} then says so with an {@link io.github.nqueens.HeapShortageException}, which an algorithm
     * lets pass.
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
        long lost = lost(bytes);
        if (bytes <= available() - lost) {
            return Optional.empty();
        }
        System.gc();
        long available = Math.max(0, available() - lost);
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

    /** Large arrays begin and end where regions of the heap do, a region being from 1 MiB to 1/1,024 of the heap. */
    private static long lost(long bytes) {
        return Math.min(bytes / 8, Math.max(8L << 20, Runtime.getRuntime().maxMemory() / 32));
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
