package io.github.nqueens.cli;

import io.github.nqueens.Problem;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The option {@code --problem}. */
final class ProblemOption {
    @Option(
            names = "--problem",
            paramLabel = "file",
            description = "a file that holds a problem in any common form, a screenshot too: placed queens, blocked"
                    + " squares, regions; - for standard input")
    private String file;

    @Mixin
    private InputFile input;

    boolean readsStandardInput() {
        return "-".equals(file);
    }

    /** The problem of the file, if one is named. */
    Optional<Problem> problem(Session session) {
        return Optional.ofNullable(file).map(name -> input.problem(session, name));
    }

    /** How the file, and any other of the same command, is read. */
    InputFile input() {
        return input;
    }
}
