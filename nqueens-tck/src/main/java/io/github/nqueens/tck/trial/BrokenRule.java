package io.github.nqueens.tck.trial;

import org.jspecify.annotations.Nullable;

/** A rule that a solver does not keep. Its message names the rule, the run and what to do. */
public final class BrokenRule extends AssertionError {
    private static final long serialVersionUID = 1L;

    public BrokenRule(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
