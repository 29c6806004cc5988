package io.github.nqueens.lab.runs;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.visual.LinePlot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToLongFunction;

/**
 * What {@code constraint-search} does on one problem, for each combination of its four settings that it takes. Mutable, and
 * safe for use by several threads, each of which measures other combinations.
 */
public final class ConstraintGrid {
    /** The solver that is measured. */
    public static final String SOLVER = "constraint-search";

    private static final List<String> AXES = List.of("variables", "values", "inference", "backtracking");
    private static final List<String> COUNTS = List.of("nodes", "checks", "backtracks", "time");

    private final List<Solver> solvers;
    private final Problem problem;
    private final long seed;
    private final Duration timeLimit;
    private final OptionalLong maxIterations;
    private final CancellationToken cancellation;

    /** What was measured, by the index of its combination. */
    private final Map<Integer, Row> rows = new TreeMap<>();

    /**
     * One combination, and its run.
     *
     * @param settings the values of variables, values, inference and backtracking
     * @param status how the run ended
     * @param nodes the nodes visited
     * @param checks the consistency checks made
     * @param backtracks how often the search went back; 0 if a limit ended the run
     * @param time the time of the run
     */
    public record Row(
            List<String> settings, SolveStatus status, long nodes, long checks, long backtracks, Duration time) {
        /**
         * Tells whether the run came to an end by itself.
         *
         * @return whether it found a solution or proved that there is none
         */
        public boolean isDecided() {
            return ConstraintGrid.isDecided(status);
        }

        private List<Object> fields() {
            return List.of(Kebab.of(status).replace('-', ' '), nodes, checks, backtracks, time.toNanos() / 1e9);
        }

        /**
         * The row as a line of words for the page of the lab.
         *
         * @return the settings, the status with hyphens, the counts and the seconds
         */
        public String line() {
            return String.join(" ", settings) + " " + Kebab.of(status) + " " + nodes + " " + checks + " " + backtracks
                    + " " + time.toNanos() / 1e9;
        }

        private String markdown() {
            String counts = isDecided()
                    ? String.format(Locale.ROOT, "%,d | %,d | %,d | %s", nodes, checks, backtracks, Times.text(time))
                    : String.format(
                            Locale.ROOT,
                            "more than %,d | more than %,d | | %s",
                            nodes,
                            checks,
                            Kebab.of(status).replace('-', ' '));
            return "| " + String.join(" | ", settings) + " | " + counts + " |\n";
        }
    }

    /**
     * A grid of which nothing is measured yet.
     *
     * @param catalog has the solver
     * @param problem what each combination solves
     * @param seed of each run
     * @param timeLimit ends each run
     * @param maxIterations ends each run too, unless it is empty
     * @param cancellation ends all runs
     */
    public ConstraintGrid(
            SolverCatalog catalog,
            Problem problem,
            long seed,
            Duration timeLimit,
            OptionalLong maxIterations,
            CancellationToken cancellation) {
        this.solvers = solvers(catalog);
        this.problem = problem;
        this.seed = seed;
        this.timeLimit = timeLimit;
        this.maxIterations = maxIterations;
        this.cancellation = cancellation;
    }

    /** The combinations that the solver takes, in the order in which its parameters list their values. */
    private static List<Solver> solvers(SolverCatalog catalog) {
        List<String> specs = List.of(SOLVER);
        for (String axis : AXES) {
            String separator = axis.equals(AXES.get(0)) ? ":" : ",";
            List<String> values = values(catalog.get(SOLVER).descriptor(), axis);
            specs = specs.stream()
                    .flatMap(spec -> values.stream().map(value -> spec + separator + axis + "=" + value))
                    .toList();
        }
        return specs.stream().flatMap(spec -> solver(catalog, spec).stream()).toList();
    }

    private static List<String> values(SolverDescriptor solver, String key) {
        return solver.parameters().stream()
                .filter(parameter -> parameter.key().equals(key))
                .map(Parameter::allowed)
                .flatMap(allowed -> Arrays.stream(allowed.replace("one of ", "").split(", ")))
                .toList();
    }

    /** Settings that contradict each other are not in the grid. */
    private static Optional<Solver> solver(SolverCatalog catalog, String spec) {
        try {
            return Optional.of(catalog.get(spec));
        } catch (IllegalArgumentException contradiction) {
            return Optional.empty();
        }
    }

    /**
     * The number of combinations.
     *
     * @return how many there are to measure
     */
    public int size() {
        return solvers.size();
    }

    /**
     * Runs a combination twice: without a listener, which would take time, and with one, which counts backtracks. The limits
     * hold for each of both runs.
     *
     * @param index of the combination, from 0 to {@link #size} - 1
     * @return its row, which the tables have from now on; empty if the runs were cancelled
     */
    public Optional<Row> measure(int index) {
        Solver solver = solvers.get(index);
        SolveOptions.Builder options =
                SolveOptions.builder().seed(seed).timeLimit(timeLimit).cancellation(cancellation);
        maxIterations.ifPresent(options::maxIterations);
        SolveResult timed = solver.solve(problem, options.build());
        AtomicLong backtracks = new AtomicLong();
        SolveResult counted = isDecided(timed.status()) ? solver.solve(problem, counting(options, backtracks)) : timed;
        // The limits end the second run too, which is slower: a row is whole if both came to an end.
        SolveResult result = isDecided(counted.status()) ? timed : counted;
        if (result.status() == SolveStatus.CANCELLED) {
            return Optional.empty();
        }
        String settings = solver.toString().substring(SOLVER.length() + 1);
        Row row = new Row(
                Arrays.stream(settings.split(","))
                        .map(setting -> setting.substring(setting.indexOf('=') + 1))
                        .toList(),
                result.status(),
                result.statistics().iterations(),
                result.statistics().evaluations(),
                isDecided(result.status()) ? backtracks.get() : 0,
                result.statistics().elapsed());
        synchronized (rows) {
            rows.put(index, row);
        }
        return Optional.of(row);
    }

    /** The same options with a listener that keeps the number of backtracks. */
    private static SolveOptions counting(SolveOptions.Builder options, AtomicLong backtracks) {
        SolveListener counting = new SolveListener() {
            @Override
            public void onMeasured(String name, double value) {
                if (name.equals("backtracks")) {
                    backtracks.set((long) value);
                }
            }
        };
        return options.listener(counting).build();
    }

    private static boolean isDecided(SolveStatus status) {
        return status == SolveStatus.SOLVED || status == SolveStatus.UNSOLVABLE;
    }

    /** What was measured, in the order of the combinations. */
    private List<Row> rows() {
        synchronized (rows) {
            return new ArrayList<>(rows.values());
        }
    }

    /**
     * Tells whether any run found a solution.
     *
     * @return whether any did
     */
    public boolean isSolved() {
        return rows().stream().anyMatch(row -> row.status() == SolveStatus.SOLVED);
    }

    /**
     * The rows as a program reads them.
     *
     * @return for each row its settings, status, counts and seconds by their names
     */
    public List<Map<String, Object>> json() {
        return rows().stream()
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

    /**
     * The rows as a Markdown table.
     *
     * @return a line for each row, those with the fewest checks first and those that met a limit last
     */
    public String markdown() {
        StringBuilder text = new StringBuilder("| ")
                .append(String.join(" | ", AXES))
                .append(" | ")
                .append(String.join(" | ", COUNTS))
                .append(" |\n|---|---|---|---|--:|--:|--:|--:|\n");
        rows().stream()
                .sorted(Comparator.comparing((Row row) -> !row.isDecided()).thenComparingLong(Row::checks))
                .forEach(row -> text.append(row.markdown()));
        return text.toString();
    }

    /**
     * The rows as a table of values.
     *
     * @return a header and a line for each row, each with its end
     */
    public String csv() {
        StringBuilder text =
                new StringBuilder(String.join(",", AXES)).append(",status,nodes,checks,backtracks,seconds\n");
        for (Row row : rows()) {
            List<Object> values = new ArrayList<>(row.settings());
            values.addAll(row.fields());
            text.append(Csv.line(values)).append('\n');
        }
        return text.toString();
    }

    /**
     * Draws checks against nodes, with a marker for each combination that shows its inference.
     *
     * @return the plot; empty if no run came to an end
     */
    public Optional<LinePlot> plot() {
        List<Row> decided = rows().stream()
                .filter(row -> row.isDecided() && row.nodes() > 0 && row.checks() > 0)
                .sorted(Comparator.comparingLong(Row::nodes))
                .toList();
        if (decided.isEmpty()) {
            return Optional.empty();
        }
        LinePlot.Builder plot = LinePlot.builder("constraint-search, a point for each combination of settings")
                .xAxis("nodes", LinePlot.Scale.LOGARITHMIC)
                .yAxis("consistency checks", LinePlot.Scale.LOGARITHMIC)
                .lines(false);
        int inference = AXES.indexOf("inference");
        Set<String> names = new LinkedHashSet<>();
        rows().forEach(row -> names.add(row.settings().get(inference)));
        for (String name : names) {
            List<Row> points = decided.stream()
                    .filter(row -> row.settings().get(inference).equals(name))
                    .toList();
            if (!points.isEmpty()) {
                plot.series(name, doubles(points, Row::nodes), doubles(points, Row::checks));
            }
        }
        return Optional.of(plot.build());
    }

    private static double[] doubles(List<Row> rows, ToLongFunction<Row> count) {
        return rows.stream().mapToDouble(row -> (double) count.applyAsLong(row)).toArray();
    }
}
