package io.github.nqueens;

import java.util.Locale;

/**
 * The heap has no room for a board, or none in one piece. Its message says how much is needed and what to do. A run that
 * meets it ends with {@link SolveStatus#GAVE_UP} instead.
 */
public final class HeapShortageException extends NQueensException {
    private static final long serialVersionUID = 1L;

    private static final double MIB = 1 << 20;

    HeapShortageException(int n, OutOfMemoryError refusal) {
        super(message(n));
        initCause(refusal);
    }

    /** The serial and the parallel collector keep a third of the heap for small objects; an eighth is for what else there is. */
    private static String message(int n) {
        long bytes = (long) Integer.BYTES * n;
        Runtime runtime = Runtime.getRuntime();
        long used = runtime.totalMemory() - runtime.freeMemory();
        return String.format(
                Locale.ROOT,
                "a board of %,d rows needs %,.0f MiB of memory in one piece, which the heap of %,.0f MiB does not have;"
                        + " start Java with -Xmx%.0fm or more",
                n,
                Math.ceil(bytes / MIB),
                Math.floor(runtime.maxMemory() / MIB),
                Math.ceil((used + bytes + bytes / 8) * 1.5 / MIB));
    }
}
