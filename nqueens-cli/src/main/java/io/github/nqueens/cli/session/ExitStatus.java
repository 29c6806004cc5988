package io.github.nqueens.cli.session;

/** The exit statuses of the command line beside 0; the help of {@code nqueens} explains them. */
public final class ExitStatus {
    public static final int NO_RESULT = 1;
    public static final int BAD_INPUT = 2;
    public static final int DEFECT = 70;
    public static final int IO_FAILED = 74;
    public static final int INTERRUPTED = 130;

    private ExitStatus() {}
}
