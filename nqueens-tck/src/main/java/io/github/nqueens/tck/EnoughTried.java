package io.github.nqueens.tck;

/** Ends the trial of a rule at extreme parameters that has done its work and found nothing. */
final class EnoughTried extends RuntimeException {
    private static final long serialVersionUID = 1L;

    EnoughTried() {
        super("enough was tried", null, false, false);
    }
}
