package io.github.nqueens.cli.command;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.options.ProblemArgument;
import io.github.nqueens.cli.options.SearchOptions;
import io.github.nqueens.cli.options.SolverNames;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Json;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.output.TextTable;
import io.github.nqueens.cli.picture.BoardImage;
import io.github.nqueens.cli.picture.SearchGif;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.visual.BoardSvg;
import io.github.nqueens.visual.LinePlot;
import io.github.nqueens.visual.Recording;
import io.github.nqueens.visual.SearchPlot;
import io.github.nqueens.visual.SearchRecorder;
import io.github.nqueens.visual.SearchReplay;
import io.github.nqueens.visual.StepSvg;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens visualize}: a page that replays searches. */
@Command(
        name = "visualize",
        description = "Records searches and writes a page that replays them in a browser.",
        footer = {
            "",
            "Several algorithms play side by side and in step. Those that can start from a board start from the same random"
                    + " permutation, or from the board of --initial. With --problem each makes its own first board.",
            "",
            "Examples:",
            "  nqueens visualize 8 --algorithm iterative-repair -o replay.html",
            "  nqueens visualize --problem puzzle.txt -a backtracking -o replay.html",
            "  nqueens visualize 20 -a tabu -a sa -a greedy --seed 1 -o replay.html",
            "  nqueens visualize 8 -a sa --initial '0 1 2 3 4 5 6 7' -o r.html --plot r.svg"
        })
public final class VisualizeCommand implements Callable<Integer> {
    private static final int MOST_ALGORITHMS = 12;
    private static final int MOST_IN_GIF = 4;

    private final Session session;

    @Mixin
    private ProblemArgument argument;

    @Option(
            names = {"-a", "--algorithm", "--algorithms"},
            paramLabel = "name[:key=value,...]",
            required = true,
            description = "a solver, see 'nqueens list'; may be given several times",
            completionCandidates = SolverNames.class)
    private List<String> algorithms;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "file.html",
            required = true,
            description = "where the page goes")
    private Path output;

    @Option(names = "--plot", paramLabel = "file.svg", description = "draws the conflicts against the iterations, too")
    private @Nullable Path plot;

    @Option(
            names = "--picture",
            paramLabel = "file.svg",
            description =
                    "draws the step of --from-step, too; of one algorithm on at most " + StepSvg.LARGEST_SIZE + " rows")
    private @Nullable Path picture;

    @Option(
            names = "--gif",
            paramLabel = "file.gif",
            description =
                    "writes the search as an animated picture, too, of at most " + SearchGif.MOST_FRAMES + " steps")
    private @Nullable Path gif;

    @Option(names = "--from-step", paramLabel = "number", description = "shows the search from this step on")
    private @Nullable Long fromStep;

    @Option(names = "--to-step", paramLabel = "number", description = "shows the search up to this step")
    private @Nullable Long toStep;

    @Mixin
    private SearchOptions options;

    @Option(
            names = "--steps",
            paramLabel = "number",
            defaultValue = "" + SearchRecorder.DEFAULT_STEPS,
            description = "keeps at most this many steps of each search, evenly spread; by default ${DEFAULT-VALUE}")
    private int steps;

    @Option(
            names = "--time-limit",
            paramLabel = "time",
            defaultValue = "10s",
            description = "ends each search after 500ms, 10s, 2m; by default ${DEFAULT-VALUE}")
    private Duration timeLimit;

    @Mixin
    private Printer printer;

    /** What to work on, known once the command is called. */
    @SuppressWarnings("NullAway.Init")
    private Problem problem;

    private int size;

    public VisualizeCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        Board initial = options.initial(session, argument);
        problem = argument.problem(session);
        size = problem.size();
        int largest = problem.isClassic() ? Recording.LARGEST_SIZE : BoardSvg.LARGEST_PROBLEM;
        if (size > largest) {
            throw new BadInputException(
                    "n is " + size + ", but at most " + largest + " rows can be shown; choose a smaller n");
        }
        List<String> specs = Converters.solvers(algorithms);
        if (specs.size() > MOST_ALGORITHMS) {
            throw new BadInputException(specs.size() + " algorithms were given, but a page plays at most "
                    + MOST_ALGORITHMS + "; make several pages");
        }
        List<Solver> solvers =
                specs.stream().map(name -> session.solvers().get(name, size)).toList();
        OutputFile page =
                OutputFile.at("--output", output, "a page is written there, and pictures by --gif and --plot", ".html");
        requireSteps(specs.size());
        OutputFile gifFile = gif == null ? null : OutputFile.at("--gif", gif, "an animated picture is a GIF", ".gif");
        OutputFile pictureFile =
                picture == null ? null : OutputFile.at("--picture", picture, "a step is drawn as SVG", ".svg");
        OutputFile plotFile = plot == null ? null : OutputFile.at("--plot", plot, "the plot is written as SVG", ".svg");

        // A random permutation need not fit a problem.
        Board shared = initial != null || solvers.size() == 1 || !problem.isClassic()
                ? initial
                : Board.random(size, new SplittableRandom(options.seed()));
        List<Recording> recordings = new ArrayList<>();
        for (int i = 0; i < solvers.size(); i++) {
            // A board that was asked for reaches every solver, so that one that cannot start from it says so.
            boolean isSent = initial != null || startsFromABoard(solvers.get(i));
            recordings.add(record(specs.get(i), solvers.get(i), isSent ? shared : null));
        }
        long last = recordings.stream().mapToLong(Recording::totalSteps).max().orElseThrow() - 1;
        long first = fromStep == null ? 0 : fromStep;
        long end = toStep == null ? last : Math.min(toStep, last);
        if (first > last) {
            throw new BadInputException(
                    "--from-step is " + first + ", but the last step is " + last + "; choose a step from 0 to " + last);
        }
        page.write(SearchReplay.of(recordings).withSteps(first, end)::writeTo);
        boolean animated = gifFile != null && animate(gifFile, new SearchGif(recordings, first, end));
        if (pictureFile != null) {
            Recording run = recordings.get(0);
            pictureFile.write(StepSvg.of(run, kept(run, first))::writeTo);
        }
        if (plotFile != null) {
            LinePlot drawn = SearchPlot.of(recordings);
            plotFile.write(drawn::writeTo);
        }
        report(recordings, pictureFile, plotFile, animated ? gifFile : null);
        if (gifFile != null && !animated) {
            printer.remark("interrupted; nothing was written to " + gif);
        }
        printer.impossible(problem);
        if (session.cancellation().isCancelled()) {
            return ExitStatus.INTERRUPTED;
        }
        boolean isUnsolvable =
                recordings.stream().anyMatch(recording -> recording.result().status() == SolveStatus.UNSOLVABLE);
        return isUnsolvable ? ExitStatus.NO_RESULT : 0;
    }

    private void requireSteps(int count) {
        try {
            SearchRecorder.ofAtMost(steps);
        } catch (IllegalArgumentException e) {
            throw new BadInputException(
                    "--steps is " + steps + ", but must be "
                            + String.valueOf(e.getMessage()).replaceFirst(".*give a number ", ""),
                    e);
        }
        long first = fromStep == null ? 0 : fromStep;
        if (first < 0) {
            throw new BadInputException("--from-step is " + first + ", but steps count from 0");
        }
        if (toStep != null && toStep < first) {
            throw new BadInputException("--to-step is " + toStep + ", but must be at least " + first
                    + (fromStep == null ? "" : ", which --from-step is"));
        }
        if (picture != null && (size > StepSvg.LARGEST_SIZE || count > 1)) {
            throw new BadInputException("n is " + size + " and the number of algorithms " + count
                    + ", but --picture shows at most " + StepSvg.LARGEST_SIZE
                    + " rows and 1 algorithm; leave --picture out");
        }
        if (gif != null && (size > BoardImage.LARGEST_SIZE || count > MOST_IN_GIF)) {
            throw new BadInputException("n is " + size + " and the number of algorithms " + count
                    + ", but a GIF shows at most " + BoardImage.LARGEST_SIZE + " rows and " + MOST_IN_GIF
                    + " algorithms; leave --gif out");
        }
    }

    /** The last step that was kept of those until one, as the page shows it. */
    private static int kept(Recording run, long step) {
        int kept = run.steps() - 1;
        while (run.ordinal(kept) > step) {
            kept--;
        }
        return kept;
    }

    private Recording record(String name, Solver solver, @Nullable Board start) {
        SearchRecorder recorder = SearchRecorder.ofAtMost(steps);
        try (ProgressLine progress = new ProgressLine(printer.err(), session.isWatched())) {
            session.solvers()
                    .solve(
                            solver,
                            problem,
                            start,
                            options.builder(timeLimit, progress).listener(recorder));
        }
        return recorder.recording().withLabel(name);
    }

    private boolean startsFromABoard(Solver solver) {
        return solver.descriptor().traits().contains(SolverTrait.STARTS_FROM_BOARD);
    }

    /** Writes hundreds of frames, unless Ctrl-C comes first. */
    private boolean animate(OutputFile file, SearchGif picture) {
        try {
            file.writeBytes(out -> picture.writeTo(out, session.cancellation()));
            return true;
        } catch (CancellationException e) {
            return false;
        }
    }

    private void report(
            List<Recording> recordings,
            @Nullable OutputFile pictureFile,
            @Nullable OutputFile plotFile,
            @Nullable OutputFile gifFile) {
        PrintWriter out = printer.out();
        if (printer.isJson()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("page", output.toString());
            fields.put("picture", path(pictureFile));
            fields.put("plot", path(plotFile));
            fields.put("gif", path(gifFile));
            fields.put("runs", recordings.stream().map(VisualizeCommand::fields).toList());
            printer.json(fields);
        } else {
            TextTable table = new TextTable("n = " + size, "result", "iterations", "steps", "recorded", "time");
            for (Recording recording : recordings) {
                SolveResult result = recording.result();
                table.row(
                        recording.label(),
                        Text.status(result.status()),
                        Text.number(result.statistics().iterations()),
                        Text.number(recording.totalSteps()),
                        Text.number(recording.steps()),
                        Text.time(result.statistics().elapsed()));
            }
            table.print(out);
            List<String> written = Stream.of(output.toString(), path(pictureFile), path(plotFile), path(gifFile))
                    .filter(Objects::nonNull)
                    .toList();
            out.println("Seed " + recordings.get(0).seed() + ". Wrote " + Text.list(written) + ".");
        }
    }

    private static @Nullable String path(@Nullable OutputFile file) {
        return file == null ? null : file.path().toString();
    }

    private static Map<String, Object> fields(Recording recording) {
        Map<String, Object> fields = Json.run(recording.label(), recording.result());
        fields.put("steps", recording.totalSteps());
        fields.put("recorded", recording.steps());
        return fields;
    }
}
