package io.github.nqueens.benchmarks.results;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVPrinter;

/** The raw results of single calls as they are kept beside the pages. */
public final class CallResults {
    /** The calls. */
    public static final String SAMPLES = "single-calls.csv";

    /** What is to be known of the machine and the code. */
    public static final String FACTS = "single-calls-run.csv";

    private static final String[] COLUMNS = {
        "page", "solver", "n", "round", "seed", "iterations", "restarts", "ns", "load"
    };

    private CallResults() {}

    /** Starts the file of samples, in place of the last one. */
    public static CSVPrinter start(Path folder) throws IOException {
        return Results.start(folder.resolve(SAMPLES), COLUMNS);
    }

    public static void print(CSVPrinter printer, CallSample sample) throws IOException {
        printer.printRecord(
                sample.page(),
                sample.solver(),
                sample.n(),
                sample.round(),
                sample.seed(),
                sample.iterations(),
                sample.restarts(),
                Results.cell(sample.nanos()),
                Results.cell(sample.load()));
    }

    public static List<CallSample> samples(Path folder) throws IOException {
        return Results.read(folder.resolve(SAMPLES), COLUMNS).stream()
                .map(row -> new CallSample(
                        row.get("page"),
                        row.get("solver"),
                        Integer.parseInt(row.get("n")),
                        Integer.parseInt(row.get("round")),
                        Long.parseLong(row.get("seed")),
                        Long.parseLong(row.get("iterations")),
                        Long.parseLong(row.get("restarts")),
                        Double.parseDouble(row.get("ns")),
                        Double.parseDouble(row.get("load"))))
                .toList();
    }
}
