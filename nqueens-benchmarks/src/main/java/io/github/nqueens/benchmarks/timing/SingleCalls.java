package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.benchmarks.pages.CallPages;
import io.github.nqueens.benchmarks.results.CallPlan;
import io.github.nqueens.benchmarks.results.CallResults;
import io.github.nqueens.benchmarks.results.CallSample;
import io.github.nqueens.benchmarks.results.Facts;
import io.github.nqueens.benchmarks.results.Plan;
import io.github.nqueens.benchmarks.results.Results;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.commons.csv.CSVPrinter;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Times the single calls that the pages of the solvers have tables of, in three rounds with JVMs of their own. */
@Command(
        name = "single-calls",
        description = "Times single calls of solvers, and prints the table of a page or writes those of all pages.")
public final class SingleCalls implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private What what;

    private static final class What {
        @Option(
                names = "--page",
                paramLabel = "PAGE",
                description = "Prints the table of this page, for example algorithms/tabu.md, and writes nothing.")
        private String page;

        @Option(
                names = "--root",
                paramLabel = "ROOT",
                description = "The root of the checkout, where the raw results and all tables are written.")
        private Path root;
    }

    @Override
    public Integer call() throws IOException {
        if (what.page == null) {
            Path docs = what.root.resolve("docs");
            Map<String, String> facts = Facts.collect(what.root, Plan.LEAST_ROUNDS);
            // Before the file is opened, so that a run that is cut short leaves the last results.
            List<CallSample> samples = measure(CallPlan.read());
            try (CSVPrinter printer = CallResults.start(docs)) {
                for (CallSample sample : samples) {
                    CallResults.print(printer, sample);
                }
            }
            Results.writeFacts(docs.resolve(CallResults.FACTS), facts);
            CallPages.write(docs);
        } else {
            List<CallPlan.Entry> entries = CallPlan.read().stream()
                    .filter(entry -> entry.page().equals(what.page))
                    .toList();
            if (entries.isEmpty()) {
                throw new ParameterException(
                        spec.commandLine(),
                        "no calls for the page '" + what.page + "'; there are some for "
                                + String.join(
                                        ", ",
                                        CallPlan.read().stream()
                                                .map(CallPlan.Entry::page)
                                                .distinct()
                                                .toList()));
            }
            System.out.print(CallPages.table(measure(entries), what.page));
        }
        return 0;
    }

    /** All rounds. The samples of an entry are together, in the order of the rounds. */
    private static List<CallSample> measure(List<CallPlan.Entry> entries) throws IOException {
        List<List<CallSample>> samples = new ArrayList<>();
        entries.forEach(unused -> samples.add(new ArrayList<>()));
        for (int round = 1; round <= Plan.LEAST_ROUNDS; round++) {
            for (int i = 0; i < entries.size(); i++) {
                long started = System.nanoTime();
                samples.get(i).addAll(measure(entries.get(i), round));
                System.err.printf(
                        Locale.ROOT,
                        "round %d: %s, %.0f s%n",
                        round,
                        entries.get(i).solver(),
                        (System.nanoTime() - started) / 1e9);
            }
        }
        return samples.stream().flatMap(List::stream).toList();
    }

    private static List<CallSample> measure(CallPlan.Entry entry, int round) throws IOException {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(entry.jvmOptions());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Calls.class.getName(), entry.solver()));
        command.add(Integer.toString(entry.seeds()));
        entry.sizes().forEach(n -> command.add(Integer.toString(n)));
        Process jvm = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        List<CallSample> samples = new ArrayList<>();
        try (BufferedReader lines = jvm.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ");
                samples.add(new CallSample(
                        entry.page(),
                        entry.solver(),
                        Integer.parseInt(words[0]),
                        round,
                        Long.parseLong(words[1]),
                        Long.parseLong(words[2]),
                        Long.parseLong(words[3]),
                        Double.parseDouble(words[4]),
                        load));
            }
            if (jvm.waitFor() != 0) {
                throw new IOException(entry.solver() + " ended with status " + jvm.exitValue());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            jvm.destroy();
        }
        return samples;
    }

    /** The program of the JVMs. It prints a line for each call: n, the seed, iterations, restarts and nanoseconds. */
    static final class Calls {
        private Calls() {}

        public static void main(String[] arguments) {
            Solver solver = Solvers.get(arguments[0]);
            int seeds = Integer.parseInt(arguments[1]);
            for (int i = 2; i < arguments.length; i++) {
                int n = Integer.parseInt(arguments[i]);
                for (long seed = 1; seed <= seeds; seed++) {
                    long started = System.nanoTime();
                    SolveResult result =
                            solver.solve(n, SolveOptions.builder().seed(seed).build());
                    long nanos = System.nanoTime() - started;
                    result.orElseThrow();
                    SolveStatistics run = result.statistics();
                    System.out.println(n + " " + seed + " " + run.iterations() + " " + run.restarts() + " " + nanos);
                }
            }
        }
    }
}
