package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.benchmarks.jmh.Contestant;
import io.github.nqueens.benchmarks.peers.Peers;
import io.github.nqueens.benchmarks.results.Quantity;
import io.github.nqueens.benchmarks.results.Sample;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** The tables of the figures, each for one question of a reader. */
public final class BenchmarkTables {
    /** What times are told as multiples of. */
    public static final String BASE = "queen-search";

    /** A plain exact search, beside which the peers' times on small boards are read. */
    private static final String EXACT = "backtracking";

    private static final List<Integer> PROGRAM_SIZES = List.of(8, 20, 100, 200, 1_000, 5_000);
    private static final List<Integer> SOLVER_SIZES = List.of(8, 20, 1_000, 1_000_000);
    private static final List<Integer> MEMORY_SIZES = List.of(8, 100, 1_000, 1_000_000);

    private final Figures solutions;
    private final Figures counters;
    private final Map<String, String> facts;

    public BenchmarkTables(List<Sample> samples, Map<String, String> facts) {
        this.solutions = new Figures(samples, Sample.SOLUTION);
        this.counters = new Figures(samples, Sample.COUNTER);
        this.facts = facts;
    }

    /** How many times as long the general programs take. */
    public Table programs() {
        List<Integer> sizes = PROGRAM_SIZES.stream()
                .filter(n -> solutions.time(BASE, n).isPresent())
                .toList();
        Table table = new Table(1, header("", sizes));
        for (String program : concat(Peers.NAMES, List.of(EXACT))) {
            table.add(row(program, sizes, n -> cell(solutions.ratio(program, BASE, n), Quantity::number)));
        }
        table.add(row("*`" + BASE + "`, median*", sizes, n -> median(solutions.time(BASE, n), Quantity::time)));
        return table;
    }

    /** The absolute times of the general programs, with the making of their models apart. */
    public Table models() {
        Table table = new Table(1, List.of("program", "n", "whole call", "making the model"));
        for (String peer : Peers.NAMES) {
            for (int n : solutions.sizes(peer)) {
                table.add(List.of(
                        peer,
                        Quantity.count(n),
                        cell(solutions.time(peer, n), Quantity::time),
                        cell(solutions.model(peer, n), Quantity::time)));
            }
        }
        return table;
    }

    /** How the general programs are set. */
    public Table settings() {
        Table table = new Table(3, List.of("program", "version", "model and settings"));
        for (String peer : Peers.NAMES) {
            table.add(List.of(
                    peer, facts.getOrDefault(peer + " version", ""), facts.getOrDefault(peer + " settings", "")));
        }
        return table;
    }

    /** The times of the solver that all others are compared with. */
    Table base() {
        Table table = new Table(0, List.of("n", "median", "least to greatest", "allocated"));
        for (int n : solutions.sizes(BASE)) {
            Figure time = solutions.time(BASE, n).orElseThrow();
            table.add(List.of(
                    Quantity.count(n),
                    Quantity.time(time.median()),
                    time.spread(Quantity::time),
                    cell(solutions.bytes(BASE, n), Quantity::bytes)));
        }
        return table;
    }

    /** The sizes at which the solvers of the library are compared. */
    List<Integer> solverSizes() {
        return SOLVER_SIZES.stream().filter(n -> !solvers(n).isEmpty()).toList();
    }

    /** Every solver of the library at one size, the fastest first. */
    public Table solvers(int n) {
        Table table = new Table(1, List.of("solver", "median", "least to greatest", "of `" + BASE + "`"));
        solutions.contestants().stream()
                .filter(contestant ->
                        isOurs(contestant) && solutions.time(contestant, n).isPresent())
                .sorted((one, other) -> Double.compare(medianTime(one, n), medianTime(other, n)))
                .forEach(solver -> table.add(timeRow("`" + solver + "`", solver, n)));
        return table;
    }

    /** The baselines. */
    public Table baselines() {
        Table table = new Table(1, List.of("baseline", "n", "median", "least to greatest", "of `" + BASE + "`"));
        for (String baseline : Contestant.BASELINES) {
            for (int n : solutions.sizes(baseline)) {
                List<String> row = new ArrayList<>(timeRow(baseline, baseline, n));
                row.add(1, Quantity.count(n));
                table.add(row);
            }
        }
        return table;
    }

    /** What a call allocates on the Java heap. */
    public Table memory() {
        Table table = new Table(1, header("", MEMORY_SIZES));
        for (String contestant : solutions.contestants()) {
            table.add(row(contestant, MEMORY_SIZES, n -> cell(solutions.bytes(contestant, n), Quantity::bytes)));
        }
        return table;
    }

    /** The operations of the counter of conflicts. */
    public Table counter() {
        Table table = new Table(1, List.of("operation", "n", "median", "least to greatest", "of `attackers`"));
        for (String operation : counters.contestants()) {
            for (int n : counters.sizes(operation)) {
                Figure time = counters.time(operation, n).orElseThrow();
                table.add(List.of(
                        "`" + operation + "`",
                        Quantity.count(n),
                        Quantity.time(time.median()),
                        time.spread(Quantity::time),
                        cell(counters.ratio(operation, "attackers", n), Quantity::number)));
            }
        }
        return table;
    }

    /** What was measured and has no figure. */
    List<String> incomplete() {
        return concat(solutions.incomplete(), counters.incomplete());
    }

    private List<String> timeRow(String name, String contestant, int n) {
        Figure time = solutions.time(contestant, n).orElseThrow();
        return List.of(
                name,
                Quantity.time(time.median()),
                time.spread(Quantity::time),
                cell(solutions.ratio(contestant, BASE, n), Quantity::number));
    }

    private double medianTime(String contestant, int n) {
        return solutions.time(contestant, n).orElseThrow().median();
    }

    static boolean isOurs(String contestant) {
        return !Peers.NAMES.contains(contestant) && !Contestant.BASELINES.contains(contestant);
    }

    private static String cell(Optional<Figure> figure, DoubleFunction<String> quantity) {
        return figure.map(one -> one.cell(quantity)).orElse("");
    }

    private static String median(Optional<Figure> figure, DoubleFunction<String> quantity) {
        return figure.map(one -> quantity.apply(one.median())).orElse("");
    }

    private static List<String> header(String first, Collection<Integer> sizes) {
        return concat(List.of(first), sizes.stream().map(Quantity::count).toList());
    }

    private static List<String> row(String name, List<Integer> sizes, IntFunction<String> cell) {
        return concat(List.of(name), sizes.stream().map(cell::apply).toList());
    }

    private static List<String> concat(List<String> one, List<String> other) {
        return Stream.concat(one.stream(), other.stream()).toList();
    }
}
