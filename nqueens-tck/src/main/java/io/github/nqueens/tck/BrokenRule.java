package io.github.nqueens.tck;

import org.jspecify.annotations.Nullable;

/** A rule that a solver does not keep. Its message names the rule, the run and what to do. */
final class BrokenRule extends AssertionError {
    private static final long serialVersionUID = 1L;

    BrokenRule(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
