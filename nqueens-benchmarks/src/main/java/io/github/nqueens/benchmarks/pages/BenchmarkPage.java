package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.benchmarks.peers.Peers;
import io.github.nqueens.benchmarks.results.Facts;
import io.github.nqueens.benchmarks.results.Quantity;
import io.github.nqueens.benchmarks.results.Results;
import io.github.nqueens.benchmarks.results.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes the figures of docs/tables/benchmarks.md and docs/benchmarks.md from the files of results in docs. */
public final class BenchmarkPage {
    /** The pages, relative to their folder. */
    public static final List<String> PAGES = List.of("tables/benchmarks.md", "benchmarks.md");

    private final List<Sample> samples;
    private final Map<String, String> facts;
    private final BenchmarkTables tables;

    private BenchmarkPage(List<Sample> samples, Map<String, String> facts) {
        this.samples = samples;
        this.facts = facts;
        this.tables = new BenchmarkTables(samples, facts);
    }

    public static void write(Path docs) throws IOException {
        BenchmarkPage page = read(docs);
        Marks.TABLES.insert(docs.resolve(PAGES.get(0)), page.benchmarks());
        Marks.TABLES.insert(docs.resolve(PAGES.get(1)), page.comparison());
        BenchmarkPlots.write(page.plots(), Files.createDirectories(docs.resolve("images")));
    }

    public static BenchmarkPage read(Path folder) throws IOException {
        return new BenchmarkPage(Results.samples(folder), Results.facts(folder.resolve(Results.FACTS)));
    }

    public List<BenchmarkPlots.Picture> plots() {
        return new BenchmarkPlots(samples).all();
    }

    /** What stands between the marks of the page of benchmarks. */
    public String benchmarks() {
        StringBuilder text = new StringBuilder("\n").append(conditions()).append(method());
        for (BenchmarkPlots.Picture picture : plots()) {
            text.append("\n![")
                    .append(picture.text())
                    .append("](../images/")
                    .append(picture.file())
                    .append(")\n");
        }
        section(
                text,
                "General programs: time, and what the model takes of it",
                "How long do the general programs take, and how much of a call makes the model? What a program does to its model "
                        + "inside its search is part of the search.",
                tables.models());
        section(text, "General programs: versions and settings", "How were they set?", tables.settings());
        section(
                text,
                "`queen-search`: time and memory",
                "How long does a board of n rows take, and what does it allocate?",
                tables.base());
        for (int n : tables.solverSizes()) {
            section(
                    text,
                    "Solvers at n = " + Quantity.count(n),
                    "Which solver is the fastest at this size? Others were not measured there.",
                    tables.solvers(n));
        }
        section(
                text,
                "Baselines",
                "What do published algorithms take, written as plainly as they were published?",
                tables.baselines());
        section(
                text,
                "Memory",
                "How much does a call allocate on the Java heap? Most of it may be garbage by the end of the call. "
                        + "Memory outside the heap is not counted: nearly all memory of OR-Tools CP-SAT is there, because its "
                        + "search is native code. Its row counts what its Java interface allocates, so do not compare it.",
                tables.memory());
        section(
                text,
                "`ConflictCounter`",
                "What does an operation on a board of n rows cost? The rows are random.",
                tables.counter());
        if (!tables.incomplete().isEmpty()) {
            text.append("\nNo figure is given where a JVM ended without a result: ")
                    .append(String.join("; ", tables.incomplete()))
                    .append(".\n");
        }
        return text.append('\n').toString();
    }

    /** What stands between the marks of the comparison with other programs. */
    String comparison() {
        return "\nThe table shows time as a multiple of `queen-search` at the same n, as the median of "
                + fact("rounds")
                + " rounds. The least and the greatest are in parentheses. An empty cell was not measured. Times of "
                + "the general programs include the making of their model, which [all tables]"
                + "(tables/benchmarks.md#general-programs-time-and-what-the-model-takes-of-it) also tell apart. Measured on "
                + fact("date") + " with "
                + Peers.NAMES.stream()
                        .map(peer -> peer + " " + fact(peer + " version"))
                        .collect(Collectors.joining(", "))
                + ".\n\n" + tables.programs() + "\n";
    }

    private String conditions() {
        Figure load = Figure.of(samples.stream().mapToDouble(Sample::load).toArray());
        return "Measured " + Facts.conditions(facts) + ".\nThe load average of the machine was "
                + fact("load before") + " before the run and "
                + load.spread(Quantity::number) + " during it. The run itself accounts for about 1 of it.\n"
                + "[The raw results](../" + Results.SAMPLES + ") and [the facts of the run](../" + Results.FACTS
                + ") are in the repository.\n";
    }

    private String method() {
        return "\n- The run has " + fact("rounds")
                + " rounds. In each, every measurement has a JVM of its own, so that a change in the "
                + "speed of the machine meets all of them.\n"
                + "- A time is the median of all values of all rounds. Its spread is the least and the greatest of them. A ratio is "
                + "made within each round, and its spread is that of the rounds.\n"
                + "- Calls shorter than 0.2 s are measured warm: a second of warm-up, then three batches of half a second, whose "
                + "means are the values. Calls shorter than 3 s are measured one by one, three after one to warm up. Longer ones "
                + "are measured cold, once in each JVM.\n"
                + "- Calls use consecutive seeds. Each round starts at another seed, and within a round all programs use the same ones.\n";
    }

    private String fact(String name) {
        return Facts.get(facts, name);
    }

    private static void section(StringBuilder text, String heading, String question, Table table) {
        if (!table.isEmpty()) {
            text.append("\n### ")
                    .append(heading)
                    .append("\n\n")
                    .append(question)
                    .append("\n\n")
                    .append(table);
        }
    }
}
