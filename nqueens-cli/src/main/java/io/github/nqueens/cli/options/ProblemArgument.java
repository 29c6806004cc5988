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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The size of a board, or the option {@code --problem}, exactly one of them. Queens and blocked squares may be added. */
public final class ProblemArgument {
    @Parameters(
            paramLabel = "n",
            arity = "0..1",
            description = "size of the board, 1 or more",
            converter = Converters.Size.class)
    private @Nullable Integer size;

    @Mixin
    private final ProblemOption option = new ProblemOption();

    @Option(
            names = "--place",
            paramLabel = "row,column",
            converter = Converters.SquareText.class,
            description = "places a queen, counted from 0; may be given several times")
    private List<Square> placed = new ArrayList<>();

    @Option(
            names = "--block",
            paramLabel = "row,column",
            converter = Converters.SquareText.class,
            description = "blocks a square, counted from 0: no queen stands there, and attacks pass over"
                    + " it; may be given several times")
    private List<Square> blocked = new ArrayList<>();

    /** Makes an argument whose size comes from a command line, or from a file. */
    public ProblemArgument() {}

    /** Makes an argument of a size. */
    public ProblemArgument(int size) {
        this.size = size;
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
        Integer n = size;
        if (problem.isPresent()) {
            if (n != null) {
                throw new BadInputException("n is " + n + ", but --problem gives the size too; leave n out");
            }
            return changed(problem.get());
        }
        if (n == null) {
            throw new BadInputException(
                    "'n' is missing: give the size of the board, or --problem and a file; see --help");
        }
        return changed(option.ofRule(n).orElse(Problem.queens(n)));
    }

    /** The problem with the queens and the blocked squares of the options. */
    private Problem changed(Problem problem) {
        if (placed.isEmpty() && blocked.isEmpty()) {
            return problem;
        }
        return BadInputException.ifRefused(() -> {
            Problem.Builder builder = problem.toBuilder();
            placed.forEach(square -> builder.place(square.row(), square.column()));
            blocked.forEach(square -> builder.block(square.row(), square.column()));
            return builder.build();
        });
    }
}
