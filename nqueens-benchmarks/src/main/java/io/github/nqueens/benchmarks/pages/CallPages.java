package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.benchmarks.results.CallResults;
import io.github.nqueens.benchmarks.results.CallSample;
import io.github.nqueens.benchmarks.results.Facts;
import io.github.nqueens.benchmarks.results.Quantity;
import io.github.nqueens.benchmarks.results.Results;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** The tables of single calls on the pages of the solvers, and what the page of benchmarks says about all of them. */
public final class CallPages {
    /** The page that tells the conditions of all calls. */
    static final String CONDITIONS = "tables/benchmarks.md";

    /** In shorter calls the first ones of a JVM, whose code is not yet compiled, would decide the time per iteration. */
    private static final double SHORTEST = 10e6;

    private final List<CallSample> samples;
    private final Map<String, String> facts;

    private CallPages(List<CallSample> samples, Map<String, String> facts) {
        this.samples = samples;
        this.facts = facts;
    }

    public static CallPages read(Path folder) throws IOException {
        return new CallPages(CallResults.samples(folder), Results.facts(folder.resolve(CallResults.FACTS)));
    }

    public static void write(Path docs) throws IOException {
        CallPages pages = read(docs);
        for (String page : pages.names()) {
            Marks.CALLS.insert(docs.resolve(page), pages.text(page));
        }
    }

    /** The pages, relative to their folder. */
    public SortedSet<String> names() {
        return samples.stream().map(CallSample::page).collect(Collectors.toCollection(TreeSet::new));
    }

    /** What stands between the marks of a page. */
    public String text(String page) {
        return "\n" + (page.equals(CONDITIONS) ? conditions() : where(page)) + "\n" + table(samples, page) + "\n";
    }

    private String where(String page) {
        int rounds = Integer.parseInt(Facts.get(facts, "rounds"));
        IntSummaryStatistics calls = bySolver(samples, page).values().stream()
                .flatMap(sizes -> sizes.values().stream())
                .mapToInt(row -> row.size() / rounds)
                .summaryStatistics();
        return "Times are medians over " + rounds + " fresh JVMs with "
                + (calls.getMin() == calls.getMax() ? "" : calls.getMin() + " to ") + calls.getMax()
                + " calls each ([how](../tables/benchmarks.md#single-calls)).\n";
    }

    private String conditions() {
        Figure load = Figure.of(samples.stream().mapToDouble(CallSample::load).toArray());
        return "Measured " + Facts.conditions(facts) + ".\nThe load average of the machine was "
                + Facts.get(facts, "load before") + " before the run and " + load.spread(Quantity::number)
                + " during it. The run itself accounts for about 1 of it.\n[The raw results](../" + CallResults.SAMPLES
                + ") and [the facts of the run](../" + CallResults.FACTS + ") are in the repository.\n\n"
                + "- The run has " + Facts.get(facts, "rounds")
                + " rounds. In each, every solver has a JVM of its own, with "
                + "`-Xmx4g` or the options of [the plan](../../nqueens-benchmarks/src/main/resources/io/github/nqueens/benchmarks/results/"
                + "single-calls.csv).\n"
                + "- A JVM solves the sizes of the table from the smallest to the largest, so that small ones warm up "
                + "larger ones. Seeds are 1, 2, and so on, the same in each round.\n"
                + "- A time is the median of all calls of all rounds, from the call to the verified board. Its spread is the least "
                + "and the greatest of them.\n"
                + "- Iterations and restarts are means. The time per iteration is the median over all calls. It stays empty where a call "
                + "takes less than 10 ms, because the first calls of a JVM would decide it.\n";
    }

    /** The table of a page, by solver and size in the order of the calls; with restarts if there were any. */
    public static Table table(Collection<CallSample> samples, String page) {
        Map<String, Map<Integer, List<CallSample>>> bySolver = bySolver(samples, page);
        boolean hasRestarts = samples.stream().anyMatch(sample -> sample.page().equals(page) && sample.restarts() > 0);
        boolean isOneSolver =
                bySolver.keySet().stream().map(CallPages::name).distinct().count() == 1;
        boolean hasNames = bySolver.size() > 1;
        List<String> header = new ArrayList<>();
        if (hasNames) {
            header.add(isOneSolver ? "parameters" : "solver");
        }
        header.addAll(List.of("n", "iterations"));
        if (hasRestarts) {
            header.add("restarts");
        }
        header.addAll(List.of("median", "least to greatest", "per iteration"));
        Table table = new Table(hasNames ? 1 : 0, header);
        bySolver.forEach((solver, sizes) -> sizes.forEach((n, calls) -> {
            Figure time =
                    Figure.of(calls.stream().mapToDouble(CallSample::nanos).toArray());
            List<String> row = new ArrayList<>();
            if (hasNames) {
                row.add(isOneSolver ? parameters(solver) : "`" + solver + "`");
            }
            row.add(Quantity.count(n));
            row.add(Quantity.count(Math.round(mean(calls, CallSample::iterations))));
            if (hasRestarts) {
                row.add(Quantity.number(mean(calls, CallSample::restarts)));
            }
            row.add(Quantity.time(time.median()));
            row.add(time.spread(Quantity::time));
            row.add(
                    time.median() < SHORTEST
                            ? ""
                            : Quantity.time(perIteration(calls).median()));
            table.add(row);
        }));
        return table;
    }

    private static Map<String, Map<Integer, List<CallSample>>> bySolver(Collection<CallSample> samples, String page) {
        return samples.stream()
                .filter(sample -> sample.page().equals(page))
                .collect(Collectors.groupingBy(
                        CallSample::solver,
                        LinkedHashMap::new,
                        Collectors.groupingBy(CallSample::n, LinkedHashMap::new, Collectors.toList())));
    }

    private static String name(String solver) {
        return solver.split(":", 2)[0];
    }

    private static String parameters(String solver) {
        return solver.contains(":") ? "`" + solver.split(":", 2)[1] + "`" : "default";
    }

    private static Figure perIteration(List<CallSample> calls) {
        return Figure.of(calls.stream()
                .mapToDouble(call -> call.nanos() / call.iterations())
                .toArray());
    }

    private static double mean(List<CallSample> calls, ToDoubleFunction<CallSample> value) {
        return calls.stream().mapToDouble(value).average().orElseThrow();
    }
}
