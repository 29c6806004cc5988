package io.github.nqueens.cli.command;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.visual.LinePlot;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What {@code constraint-search} does on one problem, for each combination of its four settings that it takes. */
final class ConstraintGrid {
    private static final String SOLVER = "constraint-search";
    private static final List<String> AXES = List.of("variables", "values", "inference", "backtracking");
    private static final List<String> COUNTS = List.of("nodes", "checks", "backtracks", "time");

    private final Session session;
    private final Problem problem;
    private final long seed;
    private final Duration timeLimit;
    private final @Nullable Long maxIterations;
    private final List<Row> rows = new ArrayList<>();

    /** One combination, and its run. */
    private record Row(List<String> settings, SolveResult result, long backtracks) {
        private SolveStatistics statistics() {
            return result.statistics();
        }

        private boolean isDecided() {
            return result.isSolved() || result.status() == SolveStatus.UNSOLVABLE;
        }

        private List<Object> fields() {
            return List.of(
                    Text.status(result.status()),
                    statistics().iterations(),
                    statistics().evaluations(),
                    backtracks,
                    statistics().elapsed().toNanos() / 1e9);
        }
    }

    ConstraintGrid(Session session, Problem problem, long seed, Duration timeLimit, @Nullable Long maxIterations) {
        this.session = session;
        this.problem = problem;
        this.seed = seed;
        this.timeLimit = timeLimit;
        this.maxIterations = maxIterations;
    }

    /** The combinations that the solver takes, in the order in which its parameters list their values. */
    List<Solver> solvers() {
        List<String> specs = List.of(SOLVER);
        for (String axis : AXES) {
            String separator = axis.equals(AXES.get(0)) ? ":" : ",";
            List<String> values = values(session.catalog().get(SOLVER).descriptor(), axis);
            specs = specs.stream()
                    .flatMap(spec -> values.stream().map(value -> spec + separator + axis + "=" + value))
                    .toList();
        }
        return specs.stream().flatMap(spec -> solver(spec).stream()).toList();
    }

    private static List<String> values(SolverDescriptor solver, String key) {
        return solver.parameters().stream()
                .filter(parameter -> parameter.key().equals(key))
                .map(Parameter::allowed)
                .flatMap(allowed -> Arrays.stream(allowed.replace("one of ", "").split(", ")))
                .toList();
    }

    /** Settings that contradict each other are not in the grid. */
    private Optional<Solver> solver(String spec) {
        try {
            return Optional.of(session.catalog().get(spec));
        } catch (IllegalArgumentException contradiction) {
            return Optional.empty();
        }
    }

    /** Runs a combination twice: with a listener, which counts backtracks, and without one, which would take time. */
    void measure(Solver solver) {
        AtomicLong backtracks = new AtomicLong();
        SolveOptions.Builder options =
                SolveOptions.builder().seed(seed).timeLimit(timeLimit).cancellation(session.cancellation());
        if (maxIterations != null) {
            options.maxIterations(maxIterations);
        }
        SolveResult result = solver.solve(problem, options.build());
        if (result.isSolved() || result.status() == SolveStatus.UNSOLVABLE) {
            solver.solve(
                    problem,
                    SolveOptions.builder()
                            .seed(seed)
                            .cancellation(session.cancellation())
                            .listener(new SolveListener() {
                                @Override
                                public void onMeasured(String name, double value) {
                                    if (name.equals("backtracks")) {
                                        backtracks.set((long) value);
                                    }
                                }
                            })
                            .build());
        }
        String settings = solver.toString().substring(SOLVER.length() + 1);
        rows.add(new Row(
                Arrays.stream(settings.split(","))
                        .map(setting -> setting.substring(setting.indexOf('=') + 1))
                        .toList(),
                result,
                backtracks.get()));
    }

    boolean isDecided() {
        return rows.stream().anyMatch(Row::isDecided);
    }

    List<Map<String, Object>> json() {
        return rows.stream()
                .map(row -> {
                    Map<String, Object> fields = new LinkedHashMap<>();
                    for (int i = 0; i < AXES.size(); i++) {
                        fields.put(AXES.get(i), row.settings().get(i));
                    }
                    List<Object> values = row.fields();
                    fields.put("status", values.get(0));
                    for (int i = 0; i < COUNTS.size(); i++) {
                        fields.put(i == COUNTS.size() - 1 ? "seconds" : COUNTS.get(i), values.get(i + 1));
                    }
                    return fields;
                })
                .toList();
    }

    /** A line for each combination, those with the fewest checks first and those that met a limit last. */
    String markdown() {
        StringBuilder text = new StringBuilder("| ")
                .append(String.join(" | ", AXES))
                .append(" | ")
                .append(String.join(" | ", COUNTS))
                .append(" |\n|---|---|---|---|--:|--:|--:|--:|\n");
        rows.stream()
                .sorted(Comparator.comparing((Row row) -> !row.isDecided())
                        .thenComparingLong(row -> row.statistics().evaluations()))
                .forEach(row -> text.append("| ")
                        .append(String.join(" | ", row.settings()))
                        .append(
                                row.isDecided()
                                        ? String.format(
                                                Locale.ROOT,
                                                " | %,d | %,d | %,d | %s |%n",
                                                row.statistics().iterations(),
                                                row.statistics().evaluations(),
                                                row.backtracks(),
                                                Text.time(row.statistics().elapsed()))
                                        : String.format(
                                                Locale.ROOT,
                                                " | more than %,d | more than %,d | | %s |%n",
                                                row.statistics().iterations(),
                                                row.statistics().evaluations(),
                                                Text.status(row.result().status()))));
        return text.toString();
    }

    void writeCsv(Writer writer) throws IOException {
        writer.write(String.join(",", AXES) + ",status,nodes,checks,backtracks,seconds\n");
        for (Row row : rows) {
            writer.write(String.join(",", row.settings()) + ","
                    + row.fields().stream().map(String::valueOf).collect(Collectors.joining(",")) + "\n");
        }
    }

    /** Checks against nodes, a line through the combinations of each inference; empty if no run came to an end. */
    Optional<LinePlot> plot() {
        LinePlot.Builder plot = LinePlot.builder("constraint-search, a point for each combination of settings")
                .xAxis("nodes", LinePlot.Scale.LOGARITHMIC)
                .yAxis("consistency checks", LinePlot.Scale.LOGARITHMIC)
                .markers(true);
        boolean any = false;
        int inference = AXES.indexOf("inference");
        for (String name : rows.stream()
                .map(row -> row.settings().get(inference))
                .distinct()
                .toList()) {
            List<Row> points = rows.stream()
                    .filter(Row::isDecided)
                    .filter(row -> row.settings().get(inference).equals(name))
                    .filter(row -> row.statistics().iterations() > 0
                            && row.statistics().evaluations() > 0)
                    .sorted(Comparator.comparingLong(row -> row.statistics().iterations()))
                    .toList();
            if (!points.isEmpty()) {
                any = true;
                plot.series(
                        name,
                        doubles(points, SolveStatistics::iterations),
                        doubles(points, SolveStatistics::evaluations));
            }
        }
        return any ? Optional.of(plot.build()) : Optional.empty();
    }

    private static double[] doubles(List<Row> rows, ToLongFunction<SolveStatistics> count) {
        return rows.stream()
                .mapToDouble(row -> (double) count.applyAsLong(row.statistics()))
                .toArray();
    }
}
