package io.github.nqueens.tck.trial;

/** Ends the trial of a rule that cannot be tried on this virtual machine. */
public final class Untestable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Untestable(String reason) {
        super(reason);
    }
}
