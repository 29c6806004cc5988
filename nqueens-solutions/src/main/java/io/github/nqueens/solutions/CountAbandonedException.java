package io.github.nqueens.solutions;

import io.github.nqueens.NQueensException;
import java.util.Objects;

/** A count, or the set-up of a sampler, ended early: a limit was reached, it was canceled, or its memory did not suffice. */
public final class CountAbandonedException extends NQueensException {
    private static final long serialVersionUID = 1L;

    private final transient CountResult result;

    CountAbandonedException(CountResult result) {
        this("the count of size " + result.size() + " is incomplete (" + result.status() + ")", result);
    }

    private CountAbandonedException(String what, CountResult result) {
        super(what + result.reason().map(reason -> ": " + reason).orElse(""));
        this.result = Objects.requireNonNull(result, "result");
    }

    /** Of a sampler that was not set up. */
    static CountAbandonedException sampler(CountResult result) {
        return new CountAbandonedException(
                "there is no sampler for n = " + result.size() + " (" + result.status() + ")", result);
    }

    /**
     * What the count came to. That of a sampler has counted nothing.
     *
     * @return the result; null only after this exception was serialized
     */
    public CountResult result() {
        return result;
    }
}
