package io.github.nqueens.algorithms.exact.engine.cover;

/** The monitor ended a search while its tables were set up. */
final class SetUpStopped extends RuntimeException {
    private static final long serialVersionUID = 1;

    private SetUpStopped() {
        super(null, null, false, false);
    }

    /** Throws if the monitor says to stop. */
    static void ask(SearchMonitor monitor) {
        if (monitor.shouldStop()) {
            throw new SetUpStopped();
        }
    }
}
