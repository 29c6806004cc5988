package io.github.nqueens.tck.trial;

/** Ends the trial of a rule at extreme parameters that has done its work and found nothing. */
public final class WorkDone extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public WorkDone() {
        super("enough was tried", null, false, false);
    }
}
