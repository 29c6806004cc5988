package io.github.nqueens.cli;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.output.BadInputException;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The size of a board, or the option {@code --problem}: exactly one of them is to be given. */
final class ProblemArgument {
    @Parameters(
            paramLabel = "n",
            arity = "0..1",
            description = "size of the board, 1 or more",
            converter = Converters.Size.class)
    private Integer size;

    @Mixin
    private ProblemOption option;

    /** The problem of the file, or the classic one of the size. */
    Problem problem(Session session) {
        Optional<Problem> problem = option.problem(session);
        if (problem.isEmpty() && size == null) {
            throw new BadInputException(
                    "'n' is missing: give the size of the board, or --problem and a file; see --help");
        }
        if (problem.isPresent() && size != null) {
            throw new BadInputException("n is " + size + ", but --problem gives the size too; leave n out");
        }
        return problem.orElseGet(() -> Problem.queens(size));
    }
}
