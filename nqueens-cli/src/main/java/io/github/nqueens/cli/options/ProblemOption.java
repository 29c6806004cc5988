package io.github.nqueens.cli.options;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.session.Session;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The option {@code --problem}. */
public final class ProblemOption {
    @Option(
            names = "--problem",
            paramLabel = "file",
            description = "a file that holds a problem in any common form, a screenshot too: placed queens, blocked"
                    + " squares, regions; - for standard input")
    private String file;

    @Mixin
    private InputFile input;

    public boolean readsStandardInput() {
        return "-".equals(file);
    }

    /** The problem of the file, if one is named. */
    public Optional<Problem> problem(Session session) {
        return Optional.ofNullable(file).map(name -> input.problem(session, name));
    }

    /** How the file, and any other of the same command, is read. */
    public InputFile input() {
        return input;
    }
}
