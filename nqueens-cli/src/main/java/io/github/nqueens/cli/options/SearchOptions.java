package io.github.nqueens.cli.options;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.session.Session;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a single search. */
public final class SearchOptions {
    /** What a board has, and a file rarely. */
    private static final Pattern NOT_IN_NAMES = Pattern.compile("[\\s,\\[\\]]");

    @Mixin
    private final SeedOption seed = new SeedOption();

    @Option(names = "--max-iterations", paramLabel = "number", description = "ends a search after this many iterations")
    private @Nullable Long maxIterations;

    @Option(
            names = "--initial",
            paramLabel = "board",
            description =
                    "where to start: a board such as '[0, 1, 2, 3]', the column of each row; or a file that holds one;"
                            + " - for standard input")
    private @Nullable String initial;

    /** The seed of the first run. */
    public long seed() {
        return seed.value();
    }

    /** The board that was asked for, or null. Reads standard input if that is where it comes from, so call this once. */
    public @Nullable Board initial(Session session, ProblemArgument problem) {
        String given = initial;
        if (given == null) {
            return null;
        }
        if (given.equals("-")) {
            if (problem.readsStandardInput()) {
                throw new BadInputException(
                        "board and problem both come from standard input; name a file for one of them");
            }
            return problem.input().board(session, given);
        }
        try {
            return Board.parse(given);
        } catch (IllegalArgumentException noBoard) {
            if (NOT_IN_NAMES.matcher(given).find() && !isFile(given)) {
                throw new BadInputException("--initial: " + noBoard.getMessage(), noBoard);
            }
            return problem.input().board(session, given);
        }
    }

    private static boolean isFile(String name) {
        try {
            return Files.exists(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** The options of a run that a line of progress follows. */
    public SolveOptions.Builder builder(@Nullable Duration timeLimit, ProgressLine progress) {
        SolveOptions.Builder options = SolveOptions.builder().progress(ProgressLine.INTERVAL, progress::tell);
        options.seed(seed.value());
        if (timeLimit != null) {
            options.timeLimit(timeLimit);
            progress.watch(timeLimit);
        }
        Long most = maxIterations;
        if (most != null) {
            if (most < 0) {
                throw new BadInputException("--max-iterations is " + most + ", but a limit is 0 or more");
            }
            options.maxIterations(most);
        }
        return options;
    }
}
