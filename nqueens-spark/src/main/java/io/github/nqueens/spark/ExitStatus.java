package io.github.nqueens.spark;

import io.github.nqueens.solutions.CountStatus;

/** The exit statuses of the commands, which are those of the command line of nqueens. */
final class ExitStatus {
    static final int NO_RESULT = 1;
    static final int BAD_INPUT = 2;
    static final int DEFECT = 70;
    static final int IO_FAILED = 74;
    static final int INTERRUPTED = 130;

    private ExitStatus() {}

    static int of(CountStatus status) {
        return switch (status) {
            case COMPLETE -> 0;
            case CANCELLED -> INTERRUPTED;
            default -> NO_RESULT;
        };
    }
}
