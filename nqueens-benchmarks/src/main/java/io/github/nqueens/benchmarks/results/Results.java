package io.github.nqueens.benchmarks.results;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/** A run as it is kept beside the page: its raw results, and what is to be known of the machine, the code and the peers. */
public final class Results {
    /** The iterations. */
    public static final String SAMPLES = "benchmark-results.csv";

    /** The facts. */
    public static final String FACTS = "benchmark-run.csv";

    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();
    private static final String[] COLUMNS = {
        "benchmark", "contestant", "n", "effort", "round", "iteration", "ns", "model ns", "bytes", "load"
    };
    private static final String[] FACT_COLUMNS = {"fact", "value"};
    private static final MathContext DIGITS = new MathContext(6);

    private Results() {}

    /** Starts a file of samples; each is on the disk when it has been printed. */
    public static CSVPrinter start(Path folder) throws IOException {
        return start(folder.resolve(SAMPLES), COLUMNS);
    }

    /** Starts a file of records; each is on the disk when it has been printed. */
    public static CSVPrinter start(Path file, String... columns) throws IOException {
        return FORMAT.builder().setHeader(columns).setAutoFlush(true).get().print(Files.newBufferedWriter(file));
    }

    public static void print(CSVPrinter printer, Sample sample) throws IOException {
        printer.printRecord(
                sample.benchmark(),
                sample.contestant(),
                sample.n(),
                sample.effort(),
                sample.round(),
                sample.iteration(),
                cell(sample.nanos()),
                cell(sample.modelNanos()),
                cell(sample.bytes()),
                cell(sample.load()));
    }

    public static List<Sample> samples(Path folder) throws IOException {
        return read(folder.resolve(SAMPLES), COLUMNS).stream()
                .map(row -> new Sample(
                        row.get("benchmark"),
                        row.get("contestant"),
                        Integer.parseInt(row.get("n")),
                        Effort.parse(row.get("effort")),
                        Integer.parseInt(row.get("round")),
                        Integer.parseInt(row.get("iteration")),
                        number(row.get("ns")),
                        number(row.get("model ns")),
                        number(row.get("bytes")),
                        number(row.get("load"))))
                .toList();
    }

    public static void writeFacts(Path file, Map<String, String> facts) throws IOException {
        try (Writer out = Files.newBufferedWriter(file);
                CSVPrinter printer =
                        FORMAT.builder().setHeader(FACT_COLUMNS).get().print(out)) {
            for (Map.Entry<String, String> fact : facts.entrySet()) {
                printer.printRecord(fact.getKey(), fact.getValue());
            }
        }
    }

    public static Map<String, String> facts(Path file) throws IOException {
        return read(file, FACT_COLUMNS).stream()
                .collect(Collectors.toMap(
                        row -> row.get("fact"), row -> row.get("value"), (one, other) -> other, LinkedHashMap::new));
    }

    /** The records of a resource beside this class, whose first line names the columns. */
    static List<CSVRecord> resource(String name) throws IOException {
        try (Reader in = new InputStreamReader(Results.class.getResourceAsStream(name), StandardCharsets.UTF_8)) {
            return FORMAT.builder()
                    .setHeader()
                    .setSkipHeaderRecord(true)
                    .get()
                    .parse(in)
                    .getRecords();
        }
    }

    /** The records of a file that has these columns. */
    public static List<CSVRecord> read(Path file, String... columns) throws IOException {
        try (Reader in = Files.newBufferedReader(file)) {
            return FORMAT.builder()
                    .setHeader(columns)
                    .setSkipHeaderRecord(true)
                    .get()
                    .parse(in)
                    .getRecords();
        }
    }

    /** A number with six digits; empty if it is not a number. */
    public static String cell(double value) {
        return Double.isNaN(value)
                ? ""
                : BigDecimal.valueOf(value).round(DIGITS).stripTrailingZeros().toPlainString();
    }

    private static double number(String cell) {
        return cell.isEmpty() ? Double.NaN : Double.parseDouble(cell);
    }
}
