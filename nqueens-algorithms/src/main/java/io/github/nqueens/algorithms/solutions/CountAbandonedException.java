package io.github.nqueens.algorithms.solutions;

import io.github.nqueens.NQueensException;
import java.util.Objects;

/** A count ended before all solutions were counted: it was canceled, or its memory did not suffice. */
public final class CountAbandonedException extends NQueensException {
    private static final long serialVersionUID = 1L;

    private final transient CountResult result;

    CountAbandonedException(CountResult result) {
        super(message(Objects.requireNonNull(result, "result")));
        this.result = result;
    }

    /**
     * What the count came to.
     *
     * @return the result; null only after this exception was serialized
     */
    public CountResult result() {
        return result;
    }

    private static String message(CountResult result) {
        return "the count of size " + result.size() + " is incomplete (" + result.status() + ")"
                + result.reason().map(reason -> ": " + reason).orElse("");
    }
}
