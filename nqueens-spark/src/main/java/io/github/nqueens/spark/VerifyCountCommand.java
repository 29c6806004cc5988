package io.github.nqueens.spark;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.solutions.parts.CountManifest;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code verify-count}: whether the parts of a manifest are right. */
@Command(
        name = "verify-count",
        description = "Counts parts of a manifest again and compares. Exit status 1 if one is wrong or missing.")
final class VerifyCountCommand implements Callable<Integer> {
    /** Nine digits at most are typed again without a mistake. */
    private static final int BOUND_OF_DRAWN = 1_000_000_000;

    @CommandLine.Spec
    @SuppressWarnings("NullAway.Init") // Picocli sets it.
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "folder", description = "the manifest of a count, in any file system that Hadoop knows")
    @SuppressWarnings("NullAway.Init") // Picocli sets it, because the parameter is required.
    private String folder;

    @Option(
            names = "--sample",
            paramLabel = "share",
            description = "the share of the parts that is counted again, drawn at random; by default 100%%")
    private double sample = 1;

    @Option(names = "--seed", paramLabel = "number", description = "draws the sample that reported this seed")
    private @Nullable Long seed;

    @Mixin
    private final TimeLimit timeLimit = new TimeLimit();

    VerifyCountCommand() {}

    @Override
    public Integer call() {
        long drawnBy = seed == null ? new SplittableRandom().nextInt(BOUND_OF_DRAWN) : seed;
        return ClusterConnection.withSpark(spec.commandLine(), "nqueens verify-count " + folder, spark -> {
            SparkSolutionCounter counter =
                    SparkSolutionCounter.builder(spark).manifest(folder).build();
            CountManifest manifest = BadInputException.ifRefused(counter::openManifest);
            return print(counter.verify(manifest, sample, drawnBy, timeLimit.limits()), drawnBy);
        });
    }

    /** Prints what was found and returns the exit status. */
    private int print(ManifestCheck check, long drawnBy) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(String.format(
                Locale.ROOT,
                "n = %d: %,d of %s %s present%s; %,d counted again (seed %d), %s",
                check.size(),
                check.present(),
                Amounts.grouped(check.parts(), "part"),
                check.present() == 1 ? "is" : "are",
                check.solutions().isPresent()
                        ? ", " + Amounts.grouped(check.solutions().getAsLong(), "solution")
                        : "",
                check.recounted(),
                drawnBy,
                check.faults().isEmpty()
                        ? "no fault found"
                        : Amounts.grouped(check.faults().size(), "fault")));
        check.torn().forEach(file -> out.println("left unfinished by a killed process, no part of the count: " + file));
        check.faults().forEach(out::println);
        out.flush();
        PrintWriter err = spec.commandLine().getErr();
        check.reason().ifPresent(reason -> err.println("nqueens: not all parts were counted again: " + reason));
        err.flush();
        return check.isRight() ? 0 : Math.max(ExitStatus.NO_RESULT, ExitStatus.of(check.status()));
    }
}
