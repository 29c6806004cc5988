package io.github.nqueens.benchmarks.results;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/** Which calls the pages of the solvers have times of, read from {@code single-calls.csv}. */
public final class CallPlan {
    private CallPlan() {}

    /**
     * The calls of one JVM.
     *
     * @param page the page that shows their times, relative to the folder of the pages
     * @param solver a solver with its parameters
     * @param seeds how many calls there are at each size, whose seeds are 1, 2, and so on
     * @param sizes the sizes of the boards in the order of the calls
     * @param jvmOptions the options of the JVM
     */
    public record Entry(String page, String solver, int seeds, List<Integer> sizes, List<String> jvmOptions) {}

    public static List<Entry> read() throws IOException {
        return Results.resource("single-calls.csv").stream()
                .map(row -> new Entry(
                        row.get("page"),
                        row.get("solver"),
                        Integer.parseInt(row.get("seeds")),
                        words(row.get("sizes")).map(Integer::valueOf).toList(),
                        words(row.get("jvm options")).toList()))
                .toList();
    }

    private static Stream<String> words(String cell) {
        return Stream.of(cell.split(" "));
    }
}
