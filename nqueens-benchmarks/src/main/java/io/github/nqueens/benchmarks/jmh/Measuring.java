package io.github.nqueens.benchmarks.jmh;

import io.github.nqueens.benchmarks.peers.Peers;
import io.github.nqueens.benchmarks.results.Plan;
import io.github.nqueens.benchmarks.results.Sample;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Measures an entry of the plan in one JVM. */
public final class Measuring {
    /** The seeds of two rounds are so far apart. */
    private static final long SEEDS = 1_000_000;

    private Measuring() {}

    /** The iterations of one JVM; a single one without a result if it failed. */
    public static List<Sample> measure(Plan.Entry entry, int round) throws RunnerException {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        Collection<RunResult> results = new Runner(options(entry, round).build()).run();
        List<Sample> samples = new ArrayList<>();
        for (RunResult result : results) {
            for (BenchmarkResult fork : result.getBenchmarkResults()) {
                for (IterationResult iteration : fork.getIterationResults()) {
                    samples.add(sample(entry, round, samples.size() + 1, iteration, load));
                }
            }
        }
        return samples.isEmpty()
                ? List.of(new Sample(
                        entry.benchmark(),
                        entry.contestant(),
                        entry.n(),
                        entry.effort(),
                        round,
                        0,
                        Double.NaN,
                        Double.NaN,
                        Double.NaN,
                        load))
                : samples;
    }

    private static Sample sample(Plan.Entry entry, int round, int number, IterationResult iteration, double load) {
        @SuppressWarnings("rawtypes")
        Map<String, Result> others = iteration.getSecondaryResults();
        return new Sample(
                entry.benchmark(),
                entry.contestant(),
                entry.n(),
                entry.effort(),
                round,
                number,
                iteration.getPrimaryResult().getScore(),
                score(others, "modelNanos") / score(others, "models"),
                score(others, "gc.alloc.rate.norm"),
                load);
    }

    @SuppressWarnings("rawtypes")
    private static double score(Map<String, Result> results, String name) {
        return results.containsKey(name) ? results.get(name).getScore() : Double.NaN;
    }

    private static ChainedOptionsBuilder options(Plan.Entry entry, int round) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include(method(entry))
                .param("n", Integer.toString(entry.n()))
                .param("seed", Long.toString(1 + (round - 1) * SEEDS))
                .forks(1)
                .timeUnit(TimeUnit.NANOSECONDS)
                .addProfiler(GCProfiler.class)
                .jvmArgsAppend(Plan.JVM_OPTIONS.toArray(String[]::new))
                .verbosity(VerboseMode.SILENT);
        if (entry.benchmark().equals(Sample.SOLUTION)) {
            options = options.param("contestant", entry.contestant());
        }
        return entry.effort().set(options);
    }

    private static String method(Plan.Entry entry) {
        if (entry.benchmark().equals(Sample.COUNTER)) {
            return ConflictCounterBenchmark.class.getName() + "." + entry.contestant() + "$";
        }
        return (Peers.NAMES.contains(entry.contestant()) ? PeerBenchmark.class : OneSolutionBenchmark.class).getName()
                + ".solve$";
    }
}
