package io.github.nqueens.spark;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.solutions.CountProgress;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.parts.CountPlan;
import java.io.PrintWriter;
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

    @Parameters(paramLabel = "n", description = "size of the board, 1 or more")
    private int size;

    @Option(
            names = {"-m", "--method"},
            paramLabel = "method",
            description = "how to count; by default the fastest for n")
    private SolutionCounter.@Nullable Method method;

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
    private final Commands.TimeLimit timeLimit = new Commands.TimeLimit();

    private Duration nextLine = FIRST;

    CountCommand() {}

    @Override
    public Integer call() {
        SolutionCounter.Builder settings = SolutionCounter.builder();
        if (method != null) {
            settings.method(method);
        }
        // Refused before a cluster is asked for anything.
        Commands.ifRefused(() -> CountPlan.of(settings.build(), size, parts == null ? 1 : parts));
        return Commands.withSpark(spec.commandLine(), "nqueens count " + size, spark -> print(count(spark)));
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
        return Commands.status(result.status());
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
        spec.commandLine().getErr().println("n = " + size + ": " + counter.memory(size));
        SparkCount count = Commands.ifRefused(() -> counter.begin(size, timeLimit.limits()));
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
    private void tell(CountProgress progress) {
        if (progress.elapsed().compareTo(nextLine) < 0) {
            return;
        }
        nextLine = nextLine.multipliedBy(2);
        PrintWriter err = spec.commandLine().getErr();
        err.println(String.format(
                Locale.ROOT,
                "n = %d: %d s, %.1f %%%s",
                size,
                progress.elapsed().toSeconds(),
                100 * progress.fraction(),
                progress.remaining()
                        .map(left -> ", " + Commands.seconds(left) + " left")
                        .orElse("")));
        err.flush();
    }

    private String shown(CountResult result) {
        String distinct =
                result.fundamental().isPresent() ? ", " + result.fundamental().getAsLong() + " fundamental" : "";
        return result.count() + (result.count() == 1 ? " solution" : " solutions") + " of n = " + size + distinct + ", "
                + Kebab.of(result.method()) + ", " + Commands.seconds(result.elapsed());
    }

    private Map<String, @Nullable Object> fields(CountResult result) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        fields.put("n", size);
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
}
