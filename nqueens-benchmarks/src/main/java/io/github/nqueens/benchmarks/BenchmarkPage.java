package io.github.nqueens.benchmarks;

import io.github.nqueens.visual.LinePlot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes the tables and plots of docs/benchmarks.md. */
final class BenchmarkPage {
    /** What times are told as multiples of. */
    static final String BASELINE = "queen-search";

    private static final Set<String> OTHERS =
            Set.of("QS4", "closed form", "Choco", "OR-tools CP-SAT", "Timefold", "Jenetics");

    private BenchmarkPage() {}

    /**
     * Writes the page again from result files.
     *
     * @param arguments the root of the checkout
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] arguments) throws IOException {
        Path root = Path.of(arguments[0]);
        write(root.resolve("nqueens-benchmarks/target/jmh"), root.resolve("docs"));
    }

    static void write(Path results, Path docs) throws IOException {
        List<Measurement> all = Measurement.readAll(results);
        List<Measurement> solutions =
                all.stream().filter(one -> !one.contestant().isEmpty()).toList();
        Map<String, Map<Integer, Measurement>> byContestant = new LinkedHashMap<>();
        for (Measurement one : solutions) {
            byContestant
                    .computeIfAbsent(one.contestant(), unused -> new TreeMap<>())
                    .put(one.n(), one);
        }
        Path images = Files.createDirectories(docs.resolve("images"));
        plot(images.resolve("benchmark-solvers.svg"), "One solution: the solvers of this library", byContestant, false);
        plot(
                images.resolve("benchmark-peers.svg"),
                "One solution: queen-search, baselines and peers",
                byContestant,
                true);

        StringBuilder tables = new StringBuilder();
        tables.append(
                "![Time against n of the solvers of this library, both axes logarithmic](images/benchmark-solvers.svg)\n\n");
        tables.append(
                "![Time against n of queen-search, baselines and peers, both axes logarithmic](images/benchmark-peers.svg)\n\n");
        String jvm = all.isEmpty() ? "" : all.get(0).jvm();
        tables.append("Measured on ").append(jvm).append(", ").append(machine()).append(".\n\n");
        tables.append("### One solution: time as a multiple of `")
                .append(BASELINE)
                .append("` at the same n\n\n");
        ratios(tables, byContestant);
        tables.append("\n### One solution: bytes allocated a call\n\n");
        allocation(tables, byContestant);
        tables.append("\n### ConflictCounter: time as a multiple of `attackers` at n = 8\n\n");
        counter(tables, all.stream().filter(one -> one.contestant().isEmpty()).toList());
        insert(docs.resolve("benchmarks.md"), tables.toString());
    }

    /** Replaces what stands between the two marks of the page: the words around them are a person's. */
    private static void insert(Path page, String tables) throws IOException {
        String begin = "<!-- tables: begin -->\n";
        String end = "<!-- tables: end -->";
        String text = Files.readString(page);
        int from = text.indexOf(begin) + begin.length();
        int to = text.indexOf(end);
        if (from < begin.length() || to < from) {
            throw new IOException(page + " lacks the lines '" + begin.strip() + "' and '" + end + "'");
        }
        Files.writeString(page, text.substring(0, from) + "\n" + tables + "\n" + text.substring(to));
    }

    private static void plot(
            Path file, String title, Map<String, Map<Integer, Measurement>> byContestant, boolean others)
            throws IOException {
        LinePlot.Builder plot = LinePlot.builder(title)
                .xAxis("n", LinePlot.Scale.LOGARITHMIC)
                .yAxis("time in ms", LinePlot.Scale.LOGARITHMIC)
                .markers(true);
        byContestant.forEach((contestant, bySize) -> {
            if (contestant.equals(BASELINE) || OTHERS.contains(contestant) == others) {
                Collection<Measurement> line = bySize.values();
                plot.series(
                        contestant,
                        line.stream().mapToDouble(Measurement::n).toArray(),
                        line.stream().mapToDouble(Measurement::time).toArray());
            }
        });
        Files.writeString(file, plot.build().toSvg());
    }

    private static void ratios(StringBuilder out, Map<String, Map<Integer, Measurement>> byContestant) {
        Map<Integer, Measurement> baseline = byContestant.getOrDefault(BASELINE, Map.of());
        Set<Integer> sizes = sizes(byContestant);
        header(out, "", sizes);
        byContestant.forEach((contestant, bySize) -> {
            out.append("| ").append(contestant);
            for (int n : sizes) {
                Measurement one = bySize.get(n);
                Measurement base = baseline.get(n);
                out.append(" | ").append(one == null || base == null ? "" : number(one.time() / base.time()));
            }
            out.append(" |\n");
        });
        out.append("| *`").append(BASELINE).append("` in ms*");
        for (int n : sizes) {
            out.append(" | ")
                    .append(baseline.containsKey(n) ? number(baseline.get(n).time()) : "");
        }
        out.append(" |\n");
    }

    private static void allocation(StringBuilder out, Map<String, Map<Integer, Measurement>> byContestant) {
        Set<Integer> sizes = sizes(byContestant);
        header(out, "", sizes);
        byContestant.forEach((contestant, bySize) -> {
            out.append("| ").append(contestant);
            for (int n : sizes) {
                out.append(" | ")
                        .append(bySize.containsKey(n) ? number(bySize.get(n).bytes()) : "");
            }
            out.append(" |\n");
        });
    }

    private static void counter(StringBuilder out, List<Measurement> measurements) {
        double unit = measurements.stream()
                .filter(one -> one.benchmark().equals("attackers") && one.n() == 8)
                .mapToDouble(Measurement::time)
                .findFirst()
                .orElse(1);
        Map<String, Map<Integer, Measurement>> byOperation = measurements.stream()
                .collect(Collectors.groupingBy(
                        Measurement::benchmark,
                        TreeMap::new,
                        Collectors.toMap(Measurement::n, one -> one, (one, other) -> other, TreeMap::new)));
        Set<Integer> sizes = sizes(byOperation);
        header(out, "operation", sizes);
        byOperation.forEach((operation, bySize) -> {
            out.append("| `").append(operation).append('`');
            for (int n : sizes) {
                out.append(" | ").append(number(bySize.get(n).time() / unit));
            }
            out.append(" |\n");
        });
    }

    private static Set<Integer> sizes(Map<String, Map<Integer, Measurement>> table) {
        Set<Integer> sizes = new TreeSet<>();
        table.values().forEach(bySize -> sizes.addAll(bySize.keySet()));
        return sizes;
    }

    private static void header(StringBuilder out, String first, Set<Integer> sizes) {
        out.append("| ").append(first);
        sizes.forEach(n -> out.append(" | ").append(String.format(Locale.ROOT, "%,d", n)));
        out.append(" |\n|---").append("|--:".repeat(sizes.size())).append("|\n");
    }

    /** Three digits that count. */
    private static String number(double value) {
        if (value >= 1000) {
            return String.format(Locale.ROOT, "%,.0f", value);
        }
        return String.format(
                Locale.ROOT, value >= 100 ? "%.0f" : value >= 10 ? "%.1f" : value >= 0.1 ? "%.2f" : "%.2g", value);
    }

    private static String machine() throws IOException {
        Path processors = Path.of("/proc/cpuinfo");
        String model = Files.isReadable(processors)
                ? Files.readAllLines(processors).stream()
                        .filter(line -> line.startsWith("model name"))
                        .map(line -> line.substring(line.indexOf(':') + 1).strip())
                        .findFirst()
                        .orElse("an unknown processor")
                : System.getProperty("os.arch");
        return Runtime.getRuntime().availableProcessors() + " cores of " + model + ", " + System.getProperty("os.name");
    }
}
