package io.github.nqueens.benchmarks.results;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What is measured, read from {@code plan.csv}: each contestant at sizes that it solves in about 20 seconds at most. The
 * expected times only decide how often a call is repeated and how long the run is said to take.
 */
public final class Plan {
    /** Choco's search recurses with the size of the board, so every contestant has a large stack. */
    public static final List<String> JVM_OPTIONS = List.of("-Xmx4g", "-Xss512m");

    /** How many JVMs measure each entry at least. */
    public static final int LEAST_ROUNDS = 3;

    private final List<Entry> entries;

    private Plan(List<Entry> entries) {
        this.entries = entries;
    }

    /**
     * A contestant at one size.
     *
     * @param benchmark {@link Sample#SOLUTION} or {@link Sample#COUNTER}
     * @param contestant who solves, or the operation of the counter
     * @param n the size of the board
     * @param seconds what a call takes, roughly
     */
    public record Entry(String benchmark, String contestant, int n, double seconds) {
        public Effort effort() {
            return Effort.of(seconds);
        }
    }

    public static Plan read() throws IOException {
        return new Plan(Results.resource("plan.csv").stream()
                .map(row -> new Entry(
                        row.get("benchmark"),
                        row.get("contestant"),
                        Integer.parseInt(row.get("n")),
                        Double.parseDouble(row.get("expected ms")) / 1e3))
                .toList());
    }

    public Plan only(Predicate<Entry> selected) {
        return new Plan(entries.stream().filter(selected).toList());
    }

    public List<Entry> entries() {
        return entries;
    }

    /** About how long the given number of rounds takes. */
    public double seconds(int rounds) {
        return rounds
                * entries.stream()
                        .mapToDouble(entry -> entry.effort().seconds(entry.seconds()))
                        .sum();
    }

    /** A line for each contestant with its sizes, and the expected time. */
    public String describe(int rounds) {
        Map<String, String> sizes = entries.stream()
                .collect(Collectors.groupingBy(
                        Entry::contestant,
                        TreeMap::new,
                        Collectors.mapping(
                                entry -> Quantity.count(entry.n()) + " (" + entry.effort() + ")",
                                Collectors.joining(", "))));
        StringBuilder text = new StringBuilder();
        sizes.forEach((contestant, list) ->
                text.append(contestant).append(": ").append(list).append('\n'));
        return text.append(String.format(
                        Locale.ROOT,
                        "Measurements in each of %d rounds: %d. Expected time in minutes: %.0f.%n",
                        rounds,
                        entries.size(),
                        Math.ceil(seconds(rounds) / 60)))
                .toString();
    }
}
