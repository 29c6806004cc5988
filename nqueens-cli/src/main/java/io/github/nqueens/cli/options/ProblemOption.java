package io.github.nqueens.cli.options;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.session.Session;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options {@code --problem} and {@code --rule}. */
public final class ProblemOption {
    @Option(
            names = "--problem",
            paramLabel = "file",
            description = "a file that holds a problem in any common form, a screenshot too: placed queens, blocked"
                    + " squares, regions; - for standard input")
    private @Nullable String file;

    @Option(
            names = "--rule",
            paramLabel = "rule",
            description =
                    "what forbids two queens apart from sharing a row, a column or a region: queens, torus, touch or"
                            + " superqueens; by default what the file says, or queens")
    private @Nullable AttackRule rule;

    @Mixin
    private final InputFile input = new InputFile();

    public boolean readsStandardInput() {
        return "-".equals(file);
    }

    /** The problem of the file, if one is named, under the rule of the option, if there is one. */
    public Optional<Problem> problem(Session session) {
        String name = file;
        return name == null ? Optional.empty() : Optional.of(ruled(input.problem(session, name)));
    }

    /** The problem of a board without a file: an empty board under the rule of the option, if there is one. */
    public Optional<Problem> ofRule(int n) {
        return rule == null ? Optional.empty() : Optional.of(ruled(Problem.queens(n)));
    }

    private Problem ruled(Problem problem) {
        AttackRule given = rule;
        return given == null
                ? problem
                : BadInputException.ifRefused(
                        () -> problem.toBuilder().rule(given).build());
    }

    /** How the file, and any other of the same command, is read. */
    public InputFile input() {
        return input;
    }
}
