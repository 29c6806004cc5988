package io.github.nqueens.spark;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.nqueens.Problem;
import io.github.nqueens.formats.ProblemReader;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.Progress;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.parts.CountPlan;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code count}: the number of solutions. */
@Command(
        name = "count",
        description = "Counts all solutions, a task for each part of the count.",
        footer = {"", "Methods: join (the fastest from n = 15 on), backtracking, breadth-first."})
final class CountCommand implements Callable<Integer> {
    private static final Duration FIRST = Duration.ofSeconds(1);

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it.
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "n", arity = "0..1", description = "size of the board, 1 or more")
    private @Nullable Integer size;

    @Option(
            names = "--problem",
            paramLabel = "file",
            description =
                    "in place of n: a file on the driver's machine that holds a problem as text in any common form;"
                            + " - for standard input")
    private @Nullable String file;

    @Option(
            names = {"-m", "--method"},
            paramLabel = "method",
            description = "how to count; by default the fastest for n")
    private @Nullable CountMethod method;

    @Option(names = "--fundamental", description = "also counts those that differ by more than rotation and reflection")
    private boolean fundamental;

    @Option(names = "--parts", paramLabel = "number", description = "how many tasks are wanted; by default 500")
    private @Nullable Integer parts;

    @Option(
            names = "--manifest",
            paramLabel = "folder",
            description = "keeps what is done in a folder that all drivers reach, and goes on from it if it exists")
    private @Nullable String manifest;

    @Option(names = "--json", description = "prints the result as JSON")
    private boolean json;

    @Mixin
    private final TimeLimit timeLimit = new TimeLimit();

    private Duration nextLine = FIRST;

    /** What is counted, known once the command is called. */
    @SuppressWarnings("NullAway.Init")
    private Problem problem;

    CountCommand() {}

    @Override
    public Integer call() {
        problem = problem();
        SolutionCounter.Builder settings = SolutionCounter.builder().fundamental(fundamental);
        if (method != null) {
            settings.method(method);
        }
        // Refused before a cluster is asked for anything.
        BadInputException.ifRefused(() -> CountPlan.of(settings.build(), problem, parts == null ? 1 : parts));
        return ClusterConnection.withSpark(
                spec.commandLine(), "nqueens count of n = " + problem.size(), spark -> print(count(spark)));
    }

    private Problem problem() {
        Integer n = size;
        String name = file;
        if (name == null) {
            if (n == null) {
                throw new BadInputException(
                        "'n' is missing: give the size of the board, or --problem and a file; see --help", null);
            }
            return BadInputException.ifRefused(() -> Problem.queens(n));
        }
        if (n != null) {
            throw new BadInputException("n is " + n + ", but --problem gives the size too; leave n out", null);
        }
        byte[] bytes;
        try {
            bytes = name.equals("-") ? System.in.readAllBytes() : Files.readAllBytes(Path.of(name));
        } catch (IOException | InvalidPathException e) {
            String why = e instanceof NoSuchFileException ? "there is no such file" : e.getMessage();
            throw new BadInputException(
                    "cannot read '" + name + "': " + why + "; name a file on the driver's machine that holds a problem",
                    e);
        }
        try {
            return ProblemReader.read(bytes);
        } catch (IllegalArgumentException e) {
            throw new BadInputException(name + ": " + e.getMessage(), e);
        }
    }

    /** Prints the result and returns the exit status. */
    private int print(CountResult result) {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        if (json) {
            out.println(json(fields(result)));
        } else if (result.isComplete()) {
            out.println(shown(result));
        }
        if (!result.isComplete()) {
            err.println(String.format(Locale.ROOT, "nqueens: %.1f %% of the work is done: ", 100 * result.fraction())
                    + result.reason().orElse(result.status().toString())
                    + (manifest == null ? "" : "; the same command goes on from " + manifest));
        }
        out.flush();
        err.flush();
        return ExitStatus.of(result.status());
    }

    private CountResult count(SparkContext spark) {
        SparkSolutionCounter.Builder builder =
                SparkSolutionCounter.builder(spark).fundamental(fundamental).progress(this::tell);
        if (method != null) {
            builder.method(method);
        }
        if (parts != null) {
            builder.parts(parts);
        }
        if (manifest != null) {
            builder.manifest(manifest);
        }
        SparkSolutionCounter counter = builder.build();
        CountPlan plan = counter.plan(problem);
        spec.commandLine().getErr().println("n = " + problem.size() + ": " + counter.memory(plan));
        SparkCount count = BadInputException.ifRefused(() -> counter.begin(plan, timeLimit.limits()));
        return count.run();
    }

    private static String json(Map<String, @Nullable Object> fields) {
        try {
            return new ObjectMapper().writeValueAsString(fields);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Lines come after 1, 2, 4, 8, ... seconds. They have no sum: before the end it is no number of solutions. */
    private void tell(Progress progress) {
        if (progress.elapsed().compareTo(nextLine) < 0) {
            return;
        }
        // The next news may be late, and its line is one all the same.
        while (nextLine.compareTo(progress.elapsed()) <= 0) {
            nextLine = nextLine.multipliedBy(2);
        }
        PrintWriter err = spec.commandLine().getErr();
        err.println(String.format(
                Locale.ROOT,
                "n = %d: %d s, %.1f %%%s",
                problem.size(),
                progress.elapsed().toSeconds(),
                100 * progress.fraction(),
                progress.remaining()
                        .filter(left -> left.toMillis() > 0)
                        .map(left -> ", " + seconds(left) + " left")
                        .orElse("")));
        err.flush();
    }

    private String shown(CountResult result) {
        String distinct =
                result.fundamental().isPresent() ? ", " + result.fundamental().getAsLong() + " fundamental" : "";
        return result.count() + (result.count() == 1 ? " solution" : " solutions")
                + (problem.isClassic() ? " of n = " : " of the problem of n = ") + problem.size() + distinct + ", "
                + Kebab.of(result.method()) + ", " + seconds(result.elapsed());
    }

    private Map<String, @Nullable Object> fields(CountResult result) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("n", problem.size());
        fields.put("method", Kebab.of(result.method()));
        fields.put("status", result.status().name());
        fields.put("reason", result.reason().orElse(null));
        fields.put("solutions", result.isComplete() ? result.count() : null);
        fields.put("fraction", result.fraction());
        fields.put(
                "fundamental",
                result.fundamental().isPresent() ? result.fundamental().getAsLong() : null);
        fields.put("seconds", result.elapsed().toNanos() / 1e9);
        return fields;
    }

    /** Seconds for people. */
    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%,.1f s", time.toNanos() / 1e9);
    }
}
