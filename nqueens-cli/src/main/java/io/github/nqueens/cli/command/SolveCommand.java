package io.github.nqueens.cli.command;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.cli.options.BoardFormat;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.options.ProblemArgument;
import io.github.nqueens.cli.options.SearchOptions;
import io.github.nqueens.cli.options.SolverNames;
import io.github.nqueens.cli.options.TimeLimit;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Json;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.picture.BoardImage;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.cli.session.SessionSolvers;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.lab.runs.RunCosts;
import io.github.nqueens.visual.BoardSvg;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
            "  nqueens solve 1000 --format list | nqueens check -",
            "  nqueens solve 8 --from-one --json"
        })
public final class SolveCommand implements Callable<Integer> {
    /** A longer list is for a file. */
    private static final int LARGEST_SHOWN = 10_000;

    private static final Set<String> ENDINGS_OF_TEXT = Set.of("", ".txt", ".text", ".grid", ".list", ".board", ".tmp");

    private final Session session;

    @Mixin
    private final ProblemArgument argument;

    @Option(
            names = {"-a", "--algorithm", "--algorithms"},
            paramLabel = "name[:key=value,...]",
            defaultValue = SessionSolvers.DEFAULT,
            completionCandidates = SolverNames.class,
            description = "the solver, see 'nqueens list'; by default ${DEFAULT-VALUE}")
    private String algorithm = SessionSolvers.DEFAULT;

    @Mixin
    private final TimeLimit timeLimit = new TimeLimit();

    @Mixin
    private final SearchOptions options = new SearchOptions();

    @Option(
            names = {"-f", "--format"},
            paramLabel = "format",
            description = "${COMPLETION-CANDIDATES}; by default what suits the file or the size")
    private @Nullable BoardFormat format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "file",
            description = "writes the board to a file")
    private @Nullable Path output;

    @Mixin
    private final FromOne fromOne = new FromOne();

    @Mixin
    private final Printer printer;

    /** What to work on, known once the command is called. */
    @SuppressWarnings("NullAway.Init")
    private Problem problem;

    private int size;

    public SolveCommand(Session session) {
        this(session, new ProblemArgument(), new Printer());
    }

    /** Makes a command with this problem and no option. */
    public SolveCommand(Session session, ProblemArgument argument, Printer printer) {
        this.session = session;
        this.argument = argument;
        this.printer = printer;
    }

    @Override
    public Integer call() throws IOException {
        Board initial = options.initial(session, argument);
        problem = argument.problem(session);
        size = problem.size();
        if (algorithm.matches("[^:=]+,[^:=]+")) {
            throw new BadInputException("--algorithm is '" + Excerpt.of(algorithm)
                    + "', but solve takes one solver; 'nqueens compare' runs several");
        }
        Solver solver = session.solvers().get(algorithm, size);
        BoardFormat written =
                format != null ? format : BoardFormat.suiting(output == null ? "" : output.toString(), size);
        requireEnding(written);
        int largest = problem.isClassic() ? BoardSvg.LARGEST_SIZE : BoardSvg.LARGEST_PROBLEM;
        if (written == BoardFormat.SVG && size > largest) {
            throw new BadInputException(
                    "n is " + size + ", but a picture has at most " + largest + " rows; choose --format list");
        }
        if (written == BoardFormat.PNG) {
            requirePixels();
        }
        OutputFile file = output == null ? null : OutputFile.at(output);
        PrintWriter out = printer.out();
        PrintWriter err = printer.err();

        SolveResult result = search(solver, initial);
        if (result.board().isPresent() && file != null) {
            if (isJsonFile()) {
                file.write(writer -> writer.write(Json.text(fields(result, true)) + System.lineSeparator()));
            } else if (written == BoardFormat.PNG) {
                byte[] picture = BoardImage.png(result.orElseThrow());
                file.writeBytes(bytes -> bytes.write(picture));
            } else {
                file.write(writer -> write(result, written, writer));
            }
        }
        if (printer.isJson()) {
            printer.json(fields(result, file == null));
        } else if (result.board().isPresent() && file == null) {
            if (format == null && size > LARGEST_SHOWN) {
                out.println("A solution of " + Text.number(size)
                        + " rows was found; --format list or --output file gives it.");
            } else {
                write(result, written, out);
            }
        }
        report(result, file, printer.isJson() || format != null ? err : out);
        return status(result);
    }

    /** A file whose name promises what it would not hold is refused. */
    private void requireEnding(BoardFormat written) {
        if (output == null || output.getFileName() == null) {
            return;
        }
        String name = output.getFileName().toString().toLowerCase(Locale.ROOT);
        String ending = name.contains(".") ? name.substring(name.lastIndexOf('.')) : "";
        boolean isPicture = written == BoardFormat.SVG || written == BoardFormat.PNG;
        boolean fits = ENDINGS_OF_TEXT.contains(ending) ? !isPicture : ending.equals("." + written);
        if (!fits && !isJsonFile()) {
            throw new BadInputException(
                    "--output is '" + output + "', but a board is written as .svg, .png, .json or .txt"
                            + "; name such a file, and leave --format out or choose the same");
        }
    }

    /** Whether the name of the file asks for what {@code --json} prints. */
    private boolean isJsonFile() {
        return format == null
                && output != null
                && output.toString().toLowerCase(Locale.ROOT).endsWith(".json");
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

    private SolveResult search(Solver solver, @Nullable Board initial) {
        try (ProgressLine progress = new ProgressLine(printer.err(), session.isWatched())) {
            return session.solvers().solve(solver, problem, initial, options.builder(timeLimit.time(), progress));
        }
    }

    private void report(SolveResult result, @Nullable OutputFile file, PrintWriter cost) {
        if (!result.isSolved()) {
            String why = Excerpt.of(
                    FromOne.reason(problem, result.reason())
                            .orElse(result.status().toString()),
                    Printer.LONGEST_QUOTE);
            printer.remark(result.status() == SolveStatus.UNSOLVABLE ? Printer.noSolution(why) : "no board: " + why);
        } else if (file != null) {
            cost.println("Wrote " + file.path() + ".");
        }
        if (!printer.isJson()) {
            cost.println(cost(result));
        }
    }

    private void write(SolveResult result, BoardFormat written, Writer writer) throws IOException {
        Board board = result.board().orElseThrow();
        switch (written) {
            case GRID -> BoardFormat.writeGrid(board, writer);
            case LIST -> BoardFormat.writeList(board, fromOne.first(), writer);
            case SVG ->
                BoardSvg.of(board)
                        .withProblem(problem)
                        .withCoordinatesFrom(fromOne.first())
                        .writeTo(writer);
            case PNG -> throw new IllegalStateException("a picture of pixels is no text");
        }
    }

    private Map<String, Object> fields(SolveResult result, boolean withBoard) {
        Map<String, Object> fields = Json.run(algorithm, result);
        fields.put("reason", FromOne.reason(problem, result.reason()).orElse(null));
        fromOne.tell(fields);
        if (withBoard) {
            fields.put(
                    "board",
                    result.board().map(Board::toArray).map(fromOne::columns).orElse(null));
        }
        return fields;
    }

    private static String cost(SolveResult result) {
        SolveStatistics statistics = result.statistics();
        String best = result.isSolved() || statistics.bestCost().isEmpty()
                ? ""
                : ", best " + Text.number(statistics.bestCost().getAsLong());
        String counts = RunCosts.counts(statistics).entrySet().stream()
                .filter(count -> count.getValue() != null)
                .map(count -> Text.counted(
                        count.getValue(),
                        count.getKey().substring(0, count.getKey().length() - 1)))
                .collect(Collectors.joining(", "));
        return statistics.solver() + ": " + counts + best + ", " + Text.time(statistics.elapsed()) + ", seed "
                + statistics.seed();
    }

    private static int status(SolveResult result) {
        if (result.isSolved()) {
            return 0;
        }
        return result.status() == SolveStatus.CANCELLED ? ExitStatus.INTERRUPTED : ExitStatus.NO_RESULT;
    }
}
