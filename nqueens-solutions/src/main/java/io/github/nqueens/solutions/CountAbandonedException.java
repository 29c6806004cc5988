package io.github.nqueens.solutions;

import io.github.nqueens.NQueensException;
import java.util.Objects;

/**
 * A count, one of its parts, or the set-up of a sampler ended early. The message names the cause: a limit, a cancellation, or
 * too little memory.
 */
public final class CountAbandonedException extends NQueensException {
    private static final long serialVersionUID = 1L;

    private final CountStatus status;

    /**
     * Makes an exception.
     *
     * @param message what ended, why, and what to do
     * @param status how it ended
     * @throws IllegalArgumentException if the status is {@code COMPLETE}
     */
    public CountAbandonedException(String message, CountStatus status) {
        super(Objects.requireNonNull(message, "message"));
        if (Objects.requireNonNull(status, "status") == CountStatus.COMPLETE) {
            throw new IllegalArgumentException("status is COMPLETE, but a complete count is not abandoned");
        }
        this.status = status;
    }

    /**
     * How the work ended.
     *
     * @return never {@link CountStatus#COMPLETE}
     */
    public CountStatus status() {
        return status;
    }
}
