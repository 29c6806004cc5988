package io.github.nqueens.internal;

import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Says why a run gives up when memory does not suffice. Work that exceeds the maximum heap by itself is not tried. Anything
 * else is tried, because only the attempt shows what the collector can free.
 */
public final class HeapBudget {
    private static final double MIB = 1 << 20;
    private static final int LONGEST_CHAIN = 100;

    private HeapBudget() {}

    /**
     * Compares what is needed with the maximum heap, whatever is in use at the moment.
     *
     * @param bytes what is to be allocated, not negative
     * @throws MemoryShortageException if no heap of this size holds it; the reason says how much is needed, how large the
     *     heap is, and what to do
     * @throws IllegalArgumentException if {@code bytes} is negative
     */
    public static void requireRoom(long bytes) {
        if (bytes < 0) {
            throw new IllegalArgumentException("bytes is " + bytes + ", but an amount of memory is not negative");
        }
        if (bytes > maximum()) {
            throw new MemoryShortageException(reason(bytes, "", maximum()));
        }
    }

    /**
     * The reason to give up after an allocation failed.
     *
     * @param bytes what was to be allocated in all, as far as it is known; 0 if nothing is known
     * @return a reason that says how large the heap is, what to do, and how much is needed if that is more than the heap:
     *     a smaller number would not say why there was no room
     */
    public static String exhausted(long bytes) {
        return exhausted(bytes, maximum());
    }

    static String exhausted(long bytes, long heap) {
        return reason(bytes, "had no room for it", heap);
    }

    /**
     * What a failure says of memory.
     *
     * @param failed what ended the work
     * @param bytes what was to be allocated in all, as far as it is known; 0 if nothing is known
     * @return the reason to give up; empty if it failed for something else
     */
    public static Optional<String> shortage(Throwable failed, long bytes) {
        if (failed instanceof MemoryShortageException shortage) {
            return Optional.of(shortage.reason());
        }
        return isShortage(failed) ? Optional.of(exhausted(bytes)) : Optional.empty();
    }

    /**
     * Tells whether memory was short: an {@link OutOfMemoryError}, or the error into which Java turns one while it loads or
     * links a class.
     *
     * @param thrown what ended a computation
     * @return true if this error, or one of the {@value #LONGEST_CHAIN} that caused it, is an {@code OutOfMemoryError};
     *     exceptions are not looked into
     */
    public static boolean isShortage(Throwable thrown) {
        Throwable error = thrown;
        // Errors may cause each other, so their chain may have no end.
        for (int i = 0; i < LONGEST_CHAIN && error instanceof Error && !(error instanceof OutOfMemoryError); i++) {
            error = cause(error);
        }
        return error instanceof OutOfMemoryError;
    }

    /** The cause of an error of anybody's class, which may throw instead of telling it. */
    private static @Nullable Throwable cause(Throwable error) {
        try {
            return error.getCause();
        } catch (RuntimeException | Error insteadOfIt) {
            return insteadOfIt;
        }
    }

    /** The one place that says how much is needed, which is always more than the heap that it names. */
    private static String reason(long bytes, String failure, long heap) {
        String told = bytes > heap
                ? String.format(
                        Locale.ROOT,
                        "it needs %,.0f MiB of memory, but the heap %sis at most %,.0f MiB",
                        Math.ceil(bytes / MIB),
                        failure.isEmpty() ? "" : failure + " and ",
                        Math.floor(heap / MIB))
                : String.format(Locale.ROOT, "the heap of %,.0f MiB %s", Math.floor(heap / MIB), failure);
        return told + "; " + howToGetMore(bytes);
    }

    /**
     * Says what to do when the heap has no room.
     *
     * @param bytes what is needed in all, as far as it is known; 0 if nothing is known
     * @return the advice to begin with half as much again, because collectors keep up to a third of the heap for small
     *     objects
     */
    public static String howToGetMore(long bytes) {
        return String.format(
                Locale.ROOT, "start Java with -Xmx%.0fm or more", Math.ceil(1.5 * Math.max(bytes, maximum()) / MIB));
    }

    private static long maximum() {
        return Runtime.getRuntime().maxMemory();
    }
}
