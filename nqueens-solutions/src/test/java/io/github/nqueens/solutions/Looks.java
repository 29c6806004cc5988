package io.github.nqueens.solutions;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Looks that end a count, as those of a run end it that is over. */
public final class Looks {
    private Looks() {}

    public static Runnable endingIf(BooleanSupplier over) {
        return () -> {
            if (over.getAsBoolean()) {
                throw new CancellationException();
            }
        };
    }
}
