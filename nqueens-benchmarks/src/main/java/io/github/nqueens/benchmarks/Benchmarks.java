package io.github.nqueens.benchmarks;

import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the benchmarks one after the other, each contestant up to its reach, and writes the page that shows them. */
public final class Benchmarks {
    /**
     * Every contestant is run at those of these sizes that lie below its reach, and at its reach; the baseline of the page
     * also at the reach of each other.
     */
    private static final List<Integer> SIZES =
            List.of(8, 20, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000);

    /** What each peer solves in about a minute; it is not run beyond. */
    private static final Map<String, Integer> PEERS = Map.of(
            "Choco", 5_000,
            "OR-tools CP-SAT", 200,
            "Timefold", 200,
            "Jenetics", 1_000);

    /** A solver of the table in docs/algorithms/README.md, with the reach of its default parameters. */
    private static final Pattern REACH = Pattern.compile("^\\| \\[`([a-z-]+)`]\\([^|]*\\|[^|]*\\| ([0-9,]+)");

    /** Races the solvers of the table, so it has no reach of its own. */
    private static final Map<String, Integer> RACES = Map.of("portfolio", 1_000_000);

    private static final Map<String, Integer> BASELINES = Map.of("QS4", 100_000_000, "closed form", 100_000_000);

    private Benchmarks() {}

    /**
     * Runs and writes.
     *
     * @param arguments the root of the checkout, and optionally the largest n
     * @throws IOException if a result or the page cannot be written
     * @throws RunnerException if JMH fails
     */
    public static void main(String[] arguments) throws IOException, RunnerException {
        if (arguments.length < 1 || arguments.length > 2) {
            System.err.println("usage: Benchmarks ROOT-OF-THE-CHECKOUT [LARGEST-N]");
            System.exit(2);
        }
        Path root = Path.of(arguments[0]);
        int largest = arguments.length > 1 ? Integer.parseInt(arguments[1]) : Integer.MAX_VALUE;
        Path results = Files.createDirectories(root.resolve("nqueens-benchmarks/target/jmh"));
        run(ConflictCounterBenchmark.class, results.resolve("conflict-counter.json"));
        int number = 0;
        for (Map.Entry<String, Integer> contestant : contestants(root).entrySet()) {
            int reach = Math.min(contestant.getValue(), largest);
            IntStream sizes = IntStream.concat(
                    contestant.getKey().equals(BenchmarkPage.BASELINE)
                            ? contestants(root).values().stream().mapToInt(n -> n)
                            : IntStream.of(reach),
                    SIZES.stream().mapToInt(n -> n));
            for (int n : sizes.filter(n -> n <= reach).distinct().sorted().toArray()) {
                run(contestant.getKey(), n, results.resolve(String.format("one-solution-%03d.json", number++)));
            }
        }
        BenchmarkPage.write(results, root.resolve("docs"));
    }

    /** The largest n of each contestant; ours first, then baselines and peers. */
    static Map<String, Integer> contestants(Path root) throws IOException {
        Map<String, Integer> reaches = new HashMap<>(RACES);
        for (String line : Files.readAllLines(root.resolve("docs/algorithms/README.md"))) {
            Matcher row = REACH.matcher(line);
            if (row.find()) {
                reaches.put(row.group(1), Integer.parseInt(row.group(2).replace(",", "")));
            }
        }
        Map<String, Integer> contestants = new LinkedHashMap<>();
        for (SolverDescriptor solver : Solvers.available()) {
            contestants.put(solver.name(), reaches.getOrDefault(solver.name(), SIZES.get(0)));
        }
        contestants.putAll(BASELINES);
        contestants.putAll(PEERS);
        return contestants;
    }

    private static void run(String contestant, int n, Path result) throws RunnerException {
        new Runner(options(OneSolutionBenchmark.class, result)
                        .param("contestant", contestant)
                        .param("n", Integer.toString(n))
                        .build())
                .run();
    }

    private static void run(Class<?> benchmark, Path result) throws RunnerException {
        new Runner(options(benchmark, result).build()).run();
    }

    private static ChainedOptionsBuilder options(Class<?> benchmark, Path result) {
        return new OptionsBuilder()
                .include(benchmark.getName())
                .addProfiler(GCProfiler.class)
                // Choco's search recurses with the size of the board.
                .jvmArgsAppend("-Xmx4g", "-Xss512m")
                .resultFormat(ResultFormatType.JSON)
                .result(result.toString());
    }
}
