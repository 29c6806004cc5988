package io.github.nqueens;

/**
 * No solver, or more than one, has the name asked for. If none has it, the message lists the available names, the one
 * that may have been meant, and the providers that failed to load. If several have it, the message names their
 * providers.
 */
public final class SolverNotFoundException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    SolverNotFoundException(String message) {
        super(message);
    }
}
