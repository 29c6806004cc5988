package io.github.nqueens.spi;

/**
 * The run was over while a board or a table was being set up. {@link SearchContext#inSteps} throws it out of the set-up; an
 * algorithm lets it pass, and the library ends the run as if {@link SearchOutcome#stopped()} had been returned.
 */
public final class SearchStoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Made for each run that is stopped: without a stack trace, as it is no error. */
    SearchStoppedException() {
        super("the run is over; let this exception pass", null, false, false);
    }
}
