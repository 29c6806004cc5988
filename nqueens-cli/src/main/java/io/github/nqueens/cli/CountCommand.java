package io.github.nqueens.cli;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.algorithms.exact.CountResult;
import io.github.nqueens.algorithms.exact.SolutionCounter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens count}: how many solutions there are. */
@Command(
        name = "count",
        description = "Counts all solutions.",
        footer = {
            "",
            "Methods: join (the fastest), backtracking, breadth-first.",
            "",
            "Examples:",
            "  nqueens count 14 --fundamental",
            "  nqueens count 19 --threads 4 --checkpoint queens19   goes on where it ended"
        })
final class CountCommand implements Callable<Integer> {
    private final Session session;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "n", description = "size of the board, 1 or more", converter = Converters.Size.class)
    private int size;

    @Option(
            names = {"-m", "--method"},
            paramLabel = "method",
            description = "how to count; by default join",
            converter = MethodName.class)
    private SolutionCounter.Method method = SolutionCounter.Method.JOIN;

    @Option(names = "--threads", paramLabel = "number", description = "how many threads count; by default 1")
    private int threads = 1;

    @Option(names = "--fundamental", description = "also counts those that differ by more than rotation and reflection")
    private boolean fundamental;

    @Option(
            names = "--checkpoint",
            paramLabel = "file",
            description = "keeps what is done in a file, and goes on from it if it exists")
    private Path checkpoint;

    @Option(
            names = "--time-limit",
            paramLabel = "time",
            description = "ends the count after 500ms, 10s, 2m, 1h",
            converter = Converters.Time.class)
    private Duration timeLimit;

    @Option(names = "--json", description = "prints the result as JSON")
    private boolean json;

    CountCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        CountResult result = count(err);
        if (json) {
            out.println(Json.text(fields(result)));
        } else if (result.isComplete()) {
            out.println(shown(result));
        }
        if (!result.isComplete()) {
            err.println("nqueens: counted " + result.count() + " solutions so far: "
                    + result.reason().orElse(result.status().toString())
                    + (checkpoint == null ? "" : "; the same command goes on from " + checkpoint));
        }
        out.flush();
        err.flush();
        if (result.isComplete()) {
            return 0;
        }
        return result.status() == SolveStatus.CANCELLED ? NQueens.INTERRUPTED : NQueens.NO_RESULT;
    }

    private CountResult count(PrintWriter err) {
        SolveOptions.Builder options = SolveOptions.builder().cancellation(session.cancellation());
        if (timeLimit != null) {
            options.timeLimit(timeLimit);
        }
        try (CountProgressLine progress = new CountProgressLine(size, err, session.isWatched())) {
            SolutionCounter.Builder counter = SolutionCounter.builder()
                    .method(method)
                    .threads(threads)
                    .fundamental(fundamental)
                    .progress(progress);
            if (checkpoint != null) {
                counter.checkpoint(checkpoint);
            }
            return counter.build().count(size, options.build());
        } catch (UncheckedIOException e) {
            throw new BadInputException(e.getMessage() + "; choose another file", e);
        }
    }

    private String shown(CountResult result) {
        String distinct =
                result.fundamental().isPresent() ? ", " + result.fundamental().getAsLong() + " fundamental" : "";
        return result.count() + (result.count() == 1 ? " solution" : " solutions") + " of n = " + size + distinct + ", "
                + name(method) + ", " + Text.time(result.elapsed());
    }

    private Map<String, Object> fields(CountResult result) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", size);
        fields.put("method", name(method));
        fields.put("threads", threads);
        fields.put("status", result.status().name());
        fields.put("reason", result.reason().orElse(null));
        fields.put("solutions", result.count());
        fields.put(
                "fundamental",
                result.fundamental().isPresent() ? result.fundamental().getAsLong() : null);
        fields.put("seconds", result.elapsed().toNanos() / 1e9);
        return fields;
    }

    private static String name(SolutionCounter.Method method) {
        return method.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Reads a method in lower case with hyphens, as the help has it. */
    static final class MethodName implements CommandLine.ITypeConverter<SolutionCounter.Method> {
        MethodName() {}

        @Override
        public SolutionCounter.Method convert(String text) {
            SolutionCounter.Method[] methods = SolutionCounter.Method.values();
            return Arrays.stream(methods)
                    .filter(method -> name(method).equals(text))
                    .findFirst()
                    .orElseThrow(() -> new CommandLine.TypeConversionException("'" + text
                            + "' is not a method; choose one of "
                            + Arrays.stream(methods).map(CountCommand::name).collect(Collectors.joining(", "))));
        }
    }
}
