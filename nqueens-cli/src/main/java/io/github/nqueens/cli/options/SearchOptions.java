package io.github.nqueens.cli.options;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.ProgressLine;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a single search. */
public final class SearchOptions {
    @Mixin
    private final SeedOption seed = new SeedOption();

    @Option(names = "--max-iterations", paramLabel = "number", description = "ends a search after this many iterations")
    private @Nullable Long maxIterations;

    @Option(
            names = "--initial",
            paramLabel = "board",
            description = "where to start, for example '[0, 1, 2, 3]': the column of each row")
    private @Nullable Board initial;

    /** The seed of the first run. */
    public long seed() {
        return seed.value();
    }

    /** The board that was asked for, or null. */
    public @Nullable Board initial() {
        return initial;
    }

    /** The options of a run that a line of progress follows. */
    public SolveOptions.Builder builder(@Nullable Duration timeLimit, ProgressLine progress) {
        SolveOptions.Builder options = SolveOptions.builder().progress(ProgressLine.INTERVAL, progress::tell);
        options.seed(seed.value());
        if (timeLimit != null) {
            options.timeLimit(timeLimit);
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
