package io.github.nqueens.lab.runs;

import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one solver cost on one problem, from the results of its runs. All figures but {@link #runs} are of the runs that solved.
 * Mutable; not safe for use by several threads.
 */
public final class RunCosts {
    /** The name of the figure that is a time. */
    public static final String SECONDS = "seconds";

    private static final String EVALUATIONS = "evaluations";

    private static final Comparator<SolveStatistics> BY_ITERATIONS =
            Comparator.comparingLong(SolveStatistics::iterations).thenComparingLong(SolveStatistics::seed);

    private final List<SolveStatistics> solved = new ArrayList<>();
    private int runs;

    /**
     * One figure of all runs. Median and quartiles are values of runs: of several that would do, the lowest.
     *
     * @param min the least value
     * @param q1 the lower quartile
     * @param median the value in the middle
     * @param q3 the upper quartile
     * @param max the greatest value
     * @param mean the arithmetic mean
     * @param deviation the standard deviation of a sample; not a number for one run
     */
    public record Spread(double min, double q1, double median, double q3, double max, double mean, double deviation) {
        static Spread of(double[] values) {
            double[] sorted = values.clone();
            Arrays.sort(sorted);
            int k = sorted.length;
            double mean = Arrays.stream(sorted).sum() / k;
            double squares = Arrays.stream(sorted)
                    .map(value -> (value - mean) * (value - mean))
                    .sum();
            return new Spread(
                    sorted[0],
                    sorted[(k + 3) / 4 - 1],
                    sorted[(k + 1) / 2 - 1],
                    sorted[(3 * k + 3) / 4 - 1],
                    sorted[k - 1],
                    mean,
                    Math.sqrt(squares / (k - 1)));
        }
    }

    /** Makes a summary of no run. */
    public RunCosts() {}

    /**
     * Adds a run that has ended by itself or by a limit. Takes time linear in the runs added before.
     *
     * @param result of the run
     */
    public void add(SolveResult result) {
        runs++;
        if (result.isSolved()) {
            SolveStatistics run = result.statistics();
            int place = Collections.binarySearch(solved, run, BY_ITERATIONS);
            solved.add(place < 0 ? -place - 1 : place, run);
        }
    }

    /**
     * The names of all figures, in the order in which reports show them.
     *
     * @return what {@link SolveStatistics#counts()} names, and {@link #SECONDS}
     */
    public static List<String> figures() {
        List<String> names = new ArrayList<>(
                SolveStatistics.builder("none", 1).build().counts().keySet());
        names.add(SECONDS);
        return names;
    }

    /**
     * What a run counts, as reports show it.
     *
     * @param run what it took
     * @return {@link SolveStatistics#counts()}, but null for the evaluations of a solver that counts none
     */
    public static Map<String, @Nullable Long> counts(SolveStatistics run) {
        Map<String, @Nullable Long> counts = new LinkedHashMap<>(run.counts());
        if (run.evaluations() == 0 && run.iterations() > 0) {
            counts.put(EVALUATIONS, null);
        }
        return counts;
    }

    /**
     * How long a run took.
     *
     * @param run what it took
     * @return seconds
     */
    public static double seconds(SolveStatistics run) {
        return run.elapsed().toNanos() / 1e9;
    }

    /**
     * The names of the columns of {@link #line}.
     *
     * @return the first line of a table of runs, without its end
     */
    public static String header() {
        List<Object> names = new ArrayList<>(List.of("algorithm", "n", "seed", "status"));
        names.addAll(figures());
        return Csv.line(names);
    }

    /**
     * One run as a line of a table.
     *
     * @param algorithm the solver with its parameters
     * @param result how the run ended
     * @return the line, without its end
     */
    public static String line(String algorithm, SolveResult result) {
        SolveStatistics run = result.statistics();
        List<@Nullable Object> line = new ArrayList<>(List.of(
                algorithm, run.size(), run.seed(), result.status().name().toLowerCase(Locale.ROOT)));
        line.addAll(counts(run).values());
        line.add(seconds(run));
        return Csv.line(line);
    }

    /**
     * How many runs were added.
     *
     * @return 0 or more
     */
    public int runs() {
        return runs;
    }

    /**
     * How many of the runs solved.
     *
     * @return 0 or more
     */
    public int solved() {
        return solved.size();
    }

    /**
     * The run of median iterations: of an even number, the one with fewer; of several alike, the one whose seed is less.
     *
     * @return what that run took
     * @throws IllegalStateException if no run solved
     */
    public SolveStatistics median() {
        if (solved.isEmpty()) {
            throw new IllegalStateException("no run solved, so there is no median");
        }
        return solved.get((solved.size() - 1) / 2);
    }

    /**
     * One figure of the runs that solved.
     *
     * @param figure one of {@link #figures()}
     * @return its spread; empty if no run solved, or if the solver does not count the figure
     */
    public Optional<Spread> spread(String figure) {
        double[] values = new double[solved.size()];
        for (int i = 0; i < values.length; i++) {
            SolveStatistics run = solved.get(i);
            if (figure.equals(SECONDS)) {
                values[i] = seconds(run);
                continue;
            }
            Map<String, @Nullable Long> counts = counts(run);
            if (!counts.containsKey(figure)) {
                throw new IllegalArgumentException("no figure '" + figure + "'; there are " + figures());
            }
            Long count = counts.get(figure);
            if (count == null) {
                return Optional.empty();
            }
            values[i] = count;
        }
        return values.length == 0 ? Optional.empty() : Optional.of(Spread.of(values));
    }
}
