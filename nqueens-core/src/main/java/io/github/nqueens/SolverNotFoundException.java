package io.github.nqueens;

/**
 * No solver, or more than one, bears the name asked for. The message lists the available names, the one that may have
 * been meant, and the providers that failed to load.
 */
public final class SolverNotFoundException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    SolverNotFoundException(String message) {
        super(message);
    }
}
