package io.github.nqueens.spark;

import java.io.UncheckedIOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What the user gave cannot be used; the message is one line that says what and what to do. */
final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadInputException(@Nullable String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /** Uses values of the user's; what is refused in here is bad input, and elsewhere a defect or a failure. */
    static <T> T ifRefused(Supplier<T> checked) {
        try {
            return checked.get();
        } catch (IllegalArgumentException | UncheckedIOException e) {
            throw new BadInputException(e.getMessage(), e);
        }
    }
}
