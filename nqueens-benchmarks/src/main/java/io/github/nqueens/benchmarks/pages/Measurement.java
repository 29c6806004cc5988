package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.benchmarks.jmh.Measuring;
import io.github.nqueens.benchmarks.results.Facts;
import io.github.nqueens.benchmarks.results.Plan;
import io.github.nqueens.benchmarks.results.Quantity;
import io.github.nqueens.benchmarks.results.Results;
import io.github.nqueens.benchmarks.results.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.apache.commons.csv.CSVPrinter;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures by the plan, in JVMs of JMH, keeps the raw results, and writes the pages and plots that show them. */
@Command(
        name = "measure",
        description = "Prints the plan, measures, and writes the raw results, the pages and the plots.")
public final class Measurement implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "ROOT", description = "The root of the checkout.")
    private Path root;

    @Option(
            names = "--output",
            paramLabel = "FOLDER",
            description = "Where results, pages and plots go; docs in the checkout if not given.")
    private Path output;

    @Option(
            names = "--rounds",
            defaultValue = "3",
            description = "How many JVMs measure each entry of the plan, at least 3; ${DEFAULT-VALUE} by default.")
    private int rounds;

    @Option(
            names = "--only",
            paramLabel = "REGEX",
            defaultValue = ".*",
            description = "The contestants and operations to measure; all by default.")
    private Pattern only;

    @Option(
            names = "--largest",
            paramLabel = "N",
            defaultValue = "2147483647",
            description = "The largest board; all by default.")
    private int largest;

    @Option(names = "--plan", description = "Prints the plan and measures nothing.")
    private boolean isPlanOnly;

    @Override
    public Integer call() throws IOException, RunnerException {
        if (rounds < Plan.LEAST_ROUNDS) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--rounds=" + rounds + "; at least " + Plan.LEAST_ROUNDS + " are needed for a spread");
        }
        Plan plan = Plan.read()
                .only(entry ->
                        entry.n() <= largest && only.matcher(entry.contestant()).matches());
        System.out.print(plan.describe(rounds));
        if (!isPlanOnly) {
            Path docs = root.resolve("docs");
            Path folder = output == null ? docs : Files.createDirectories(output);
            if (output != null) {
                for (String page : BenchmarkPage.PAGES) {
                    Path copy = folder.resolve(page);
                    Files.createDirectories(copy.getParent());
                    Files.writeString(copy, Files.readString(docs.resolve(page)));
                }
            }
            measure(plan, folder);
            BenchmarkPage.write(folder);
        }
        return 0;
    }

    private void measure(Plan plan, Path folder) throws IOException, RunnerException {
        Map<String, String> facts = Facts.withPeers(root, rounds);
        long started = System.nanoTime();
        try (CSVPrinter printer = Results.start(folder)) {
            for (int round = 1; round <= rounds; round++) {
                for (Plan.Entry entry : plan.entries()) {
                    for (Sample sample : Measuring.measure(entry, round)) {
                        Results.print(printer, sample);
                    }
                    System.out.printf(
                            Locale.ROOT,
                            "%4.1f min, round %d: %s, n = %s%n",
                            (System.nanoTime() - started) / 60e9,
                            round,
                            entry.contestant(),
                            Quantity.count(entry.n()));
                }
            }
        }
        facts.put("minutes", Long.toString(Math.round((System.nanoTime() - started) / 60e9)));
        Results.writeFacts(folder.resolve(Results.FACTS), facts);
    }
}
