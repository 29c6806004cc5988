package io.github.nqueens.cli;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.picture.BoardImage;
import io.github.nqueens.visual.BoardSvg;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens solve}: one solution, and what the search cost. */
@Command(
        name = "solve",
        description = "Finds one solution and prints it with what the search cost.",
        footer = {
            "",
            "Without --format the board and the cost go to standard output: a grid up to n = 100, a list of columns up to"
                    + " n = 10,000. With --format standard output is the board alone, and the cost goes to standard error.",
            "",
            "Examples:",
            "  nqueens solve 8",
            "  nqueens solve 200 --algorithm tabu:tenure=20 --seed 1 --time-limit 10s",
            "  nqueens solve 50 --output board.svg",
            "  nqueens solve --problem puzzle.txt",
            "  nqueens solve 1000 --format list | nqueens check -"
        })
final class SolveCommand implements Callable<Integer> {
    /** A longer list is for a file. */
    private static final int LARGEST_SHOWN = 10_000;

    private final Session session;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(
            paramLabel = "n",
            arity = "0..1",
            description = "size of the board, 1 or more",
            converter = Converters.Size.class)
    private Integer givenSize;

    @Mixin
    private ProblemOption problemOption;

    @Option(
            names = {"-a", "--algorithm"},
            paramLabel = "name[:key=value,...]",
            defaultValue = Session.DEFAULT_SOLVER,
            completionCandidates = SolverNames.class,
            description = "the solver, see 'nqueens list'; by default ${DEFAULT-VALUE}")
    private String algorithm;

    @Option(names = "--seed", paramLabel = "number", description = "repeats the run that reported this seed")
    private Long seed;

    @Option(
            names = "--time-limit",
            paramLabel = "time",
            description = "ends the search after 500ms, 10s, 2m, 1h",
            converter = Converters.Time.class)
    private Duration timeLimit;

    @Option(names = "--max-iterations", paramLabel = "number", description = "ends the search after so many iterations")
    private Long maxIterations;

    @Option(
            names = "--initial",
            paramLabel = "board",
            description = "where to start, for example '[0, 1, 2, 3]': the column of each row",
            converter = Converters.BoardText.class)
    private Board initial;

    @Option(
            names = {"-f", "--format"},
            paramLabel = "format",
            description = "${COMPLETION-CANDIDATES}; by default what suits the file or the size",
            converter = Converters.Format.class)
    private BoardFormat format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "file",
            description = "writes the board to a file")
    private Path output;

    @Option(names = "--json", description = "prints board and cost as JSON")
    private boolean json;

    private Problem problem;
    private int size;

    SolveCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        problem = problemOption.problem(session, givenSize);
        size = problem.size();
        Solver solver = session.solver(algorithm, size);
        BoardFormat written =
                format != null ? format : BoardFormat.suiting(output == null ? "" : output.toString(), size);
        int largest = problem.isClassic() ? BoardSvg.LARGEST_SIZE : BoardSvg.LARGEST_PROBLEM;
        if (written == BoardFormat.SVG && size > largest) {
            throw new BadInputException(
                    "n is " + size + ", but a picture has at most " + largest + " rows; choose --format list");
        }
        if (written == BoardFormat.PNG) {
            requirePixels();
        }
        OutputFile file = output == null ? null : OutputFile.at(output);
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();

        SolveResult result = search(solver, err);
        if (result.board().isPresent() && file != null) {
            if (written == BoardFormat.PNG) {
                byte[] picture = BoardImage.png(result.orElseThrow());
                file.writeBytes(bytes -> bytes.write(picture));
            } else {
                file.write(writer -> write(result, written, writer));
            }
        }
        if (json) {
            out.println(Json.text(fields(result, file == null)));
        } else if (result.board().isPresent() && file == null) {
            if (format == null && size > LARGEST_SHOWN) {
                out.println("A solution of " + Text.number(size)
                        + " rows was found; --format list or --output file gives it.");
            } else {
                write(result, written, out);
            }
        }
        report(result, file, json || format != null ? err : out, err);
        out.flush();
        err.flush();
        return status(result);
    }

    private void requirePixels() {
        if (output == null) {
            throw new BadInputException("a picture of pixels goes into a file; add --output board.png, or choose svg");
        }
        if (!problem.isClassic() || size > BoardImage.LARGEST_SIZE) {
            throw new BadInputException("PNG shows the classic problem with at most " + BoardImage.LARGEST_SIZE
                    + " rows; choose --output board.svg");
        }
    }

    private SolveResult search(Solver solver, PrintWriter err) {
        try (ProgressLine progress = new ProgressLine(err, session.isWatched())) {
            SolveOptions.Builder options = SolveOptions.builder().progress(ProgressLine.INTERVAL, progress);
            if (seed != null) {
                options.seed(seed);
            }
            if (timeLimit != null) {
                options.timeLimit(timeLimit);
            }
            if (maxIterations != null) {
                BadInputException.ifRefused(() -> options.maxIterations(maxIterations));
            }
            return session.solve(solver, problem, initial, options);
        }
    }

    private void report(SolveResult result, OutputFile file, PrintWriter cost, PrintWriter err) {
        if (!result.isSolved()) {
            err.println("nqueens: no board: "
                    + result.reason().orElse(result.status().toString()));
        } else if (file != null) {
            cost.println("Wrote " + file.path() + ".");
        }
        if (!json) {
            cost.println(cost(result));
        }
    }

    private void write(SolveResult result, BoardFormat written, Writer writer) throws IOException {
        Board board = result.board().orElseThrow();
        switch (written) {
            case GRID -> BoardFormat.writeGrid(board, writer);
            case LIST -> BoardFormat.writeList(board, writer);
            case SVG ->
                BoardSvg.of(board).withProblem(problem).withCoordinates(true).writeTo(writer);
            case PNG -> throw new IllegalStateException("a picture of pixels is no text");
            case JSON -> writer.write(Json.text(fields(result, true)) + System.lineSeparator());
        }
    }

    private Map<String, Object> fields(SolveResult result, boolean withBoard) {
        Map<String, Object> fields = Json.run(algorithm, result);
        if (withBoard) {
            fields.put("board", result.board().map(Board::toArray).orElse(null));
        }
        return fields;
    }

    private static String cost(SolveResult result) {
        SolveStatistics statistics = result.statistics();
        String best = result.isSolved() || statistics.bestCost().isEmpty()
                ? ""
                : ", best " + Text.number(statistics.bestCost().getAsLong());
        return statistics.solver() + ": " + Text.counted(statistics.iterations(), "iteration") + ", "
                + Text.counted(statistics.evaluations(), "evaluation") + ", "
                + Text.counted(statistics.restarts(), "restart") + best + ", " + Text.time(statistics.elapsed())
                + ", seed " + statistics.seed();
    }

    private static int status(SolveResult result) {
        if (result.isSolved()) {
            return 0;
        }
        return result.status() == SolveStatus.CANCELLED ? NQueens.INTERRUPTED : NQueens.NO_RESULT;
    }
}
