package io.github.nqueens.cli;

import io.github.nqueens.cli.command.SolveCommand;
import io.github.nqueens.cli.options.ProblemArgument;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.Session;
import java.io.IOException;
import java.io.PrintWriter;

/**
 * {@code nqueens solve 8}: a size and no option. It is read without picocli, which takes longer than the search of a small
 * board.
 */
final class PlainSolve {
    /** Larger boards take long enough, and may be refused. */
    private static final int MOST_DIGITS = 3;

    private PlainSolve() {}

    static boolean matches(String... arguments) {
        return arguments.length == 2 && arguments[0].equals("solve") && isSize(arguments[1]);
    }

    private static boolean isSize(String text) {
        if (text.isEmpty() || text.length() > MOST_DIGITS || text.charAt(0) == '0') {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    /** Solves, and returns the exit status. */
    static int run(Session session, PrintWriter out, PrintWriter err, String... arguments) throws IOException {
        ProblemArgument size = new ProblemArgument(Integer.parseInt(arguments[1]));
        return new SolveCommand(session, size, new Printer(out, err)).call();
    }
}
