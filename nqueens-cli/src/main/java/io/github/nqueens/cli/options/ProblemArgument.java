package io.github.nqueens.cli.options;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The size of a board, or the option {@code --problem}, exactly one of them. Queens and blocked squares may be added. */
public final class ProblemArgument {
    @Parameters(paramLabel = "n", arity = "0..1", description = "size of the board, 1 or more")
    private @Nullable String size;

    private final String range;

    /** Whose help a refusal names; null for a command without options. */
    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec command;

    @Mixin
    private final ProblemOption option = new ProblemOption();

    @Option(
            names = "--place",
            paramLabel = SquareText.LABEL,
            split = ",",
            converter = SquareText.class,
            description = "places queens, for example 1:3,2:6")
    private List<Square> placed = new ArrayList<>();

    @Option(
            names = "--block",
            paramLabel = SquareText.LABEL,
            split = ",",
            converter = SquareText.class,
            description = "blocks squares: no queen stands there, and attacks pass over them")
    private List<Square> blocked = new ArrayList<>();

    /** Makes an argument whose size comes from a command line, or from a file. */
    public ProblemArgument() {
        this("from 1 to " + Converters.LARGEST);
    }

    /**
     * Makes an argument of a command with limits of its own.
     *
     * @param range the sizes that it takes, as a refusal says them
     */
    public ProblemArgument(String range) {
        this.range = range;
    }

    /** Makes an argument of a size. */
    public ProblemArgument(int size) {
        this();
        this.size = Integer.toString(size);
    }

    public boolean readsStandardInput() {
        return option.readsStandardInput();
    }

    /** How files of the same command are read. */
    public InputFile input() {
        return option.input();
    }

    /** The problem of the file, or the classic one of the size. */
    public Problem problem(Session session) {
        Optional<Problem> problem = option.problem(session);
        Integer n = size == null ? null : size(size);
        if (problem.isPresent()) {
            if (n != null) {
                throw new BadInputException("n is " + n + ", but --problem gives the size too; leave n out");
            }
            return changed(problem.get());
        }
        if (n == null) {
            throw refused("'n' is missing; give the size of the board, or --problem and a file");
        }
        return changed(option.ofRule(n).orElse(Problem.queens(n)));
    }

    private int size(String text) {
        try {
            return Converters.size(text, range);
        } catch (IllegalArgumentException e) {
            throw refused(String.valueOf(e.getMessage()));
        }
    }

    /** What is wrong with the command line, as picocli would say it. */
    private RuntimeException refused(String why) {
        return command == null
                ? new BadInputException(why)
                : new CommandLine.ParameterException(command.commandLine(), why);
    }

    /** The problem with the queens and the blocked squares of the options. */
    private Problem changed(Problem problem) {
        if (placed.isEmpty() && blocked.isEmpty()) {
            return problem;
        }
        SquareText.requireOnBoard("--place", placed, problem.size());
        SquareText.requireOnBoard("--block", blocked, problem.size());
        return BadInputException.ifRefused(() -> {
            Problem.Builder builder = problem.toBuilder();
            placed.forEach(square -> builder.place(square.row(), square.column()));
            blocked.forEach(square -> builder.block(square.row(), square.column()));
            return builder.build();
        });
    }
}
