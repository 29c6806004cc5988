package io.github.nqueens.cli.command;

import io.github.nqueens.cli.options.SeedOption;
import io.github.nqueens.cli.options.TimeLimit;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.solutions.CountAbandonedException;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.parts.CountManifest;
import io.github.nqueens.solutions.parts.CountWorker;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens verify-count}: whether the parts of a manifest are right. */
@Command(
        name = "verify-count",
        description = "Counts parts of a cluster's count again and compares.",
        footer = {
            "",
            "The folder is the manifest of a count on a cluster, copied to this machine.",
            "Exit status: 0 all parts are there and none that was counted again is wrong, 1 otherwise, 2 not a manifest.",
            "",
            "Example: nqueens verify-count queens21 --sample 1%%"
        })
public final class VerifyCountCommand implements Callable<Integer> {
    private final Session session;

    /** The time in nanoseconds. */
    private final LongSupplier clock;

    @Parameters(paramLabel = "folder", description = "the manifest of a count")
    private Path folder;

    @Option(
            names = "--sample",
            paramLabel = "share",
            description = "the share of the parts that is counted again, drawn at random; by default 100%%")
    private double sample = 1;

    @Mixin
    private SeedOption seed;

    @Mixin
    private TimeLimit timeLimit;

    @Mixin
    private Printer printer;

    public VerifyCountCommand(Session session) {
        this(session, System::nanoTime);
    }

    VerifyCountCommand(Session session, LongSupplier clock) {
        this.session = session;
        this.clock = clock;
    }

    @Override
    public Integer call() {
        CountManifest manifest = manifest();
        long drawnBy = seed.value();
        List<Integer> parts = manifest.sample(sample, new SplittableRandom(drawnBy));
        List<String> faults = new ArrayList<>(manifest.disagreements());
        PrintWriter out = printer.out();
        int recounted = 0;
        CountAbandonedException abandoned = null;
        long started = clock.getAsLong();
        try (CountWorker worker = manifest.plan().worker();
                ProgressLine line = new ProgressLine(printer.err(), session.isWatched())) {
            for (int part : parts) {
                manifest.disagreement(worker.count(part, session.limits(left(started))))
                        .ifPresent(faults::add);
                recounted++;
                line.tell(
                        "n = " + manifest.plan().size(),
                        Duration.ofNanos(clock.getAsLong() - started),
                        Text.number(recounted) + " of " + Text.counted(parts.size(), "part"));
            }
        } catch (CountAbandonedException e) {
            abandoned = e;
        }
        int all = manifest.plan().parts();
        int present = all - manifest.ledger().missing().cardinality();
        if (printer.isJson()) {
            printer.json(fields(manifest, present, parts.size(), recounted, drawnBy, faults, abandoned));
        } else {
            print(out, manifest, present, recounted, drawnBy, faults);
        }
        if (abandoned == null) {
            return present == all && faults.isEmpty() ? 0 : ExitStatus.NO_RESULT;
        }
        printer.remark("counted " + recounted + " of " + Text.counted(parts.size(), "part") + " again so far: "
                + abandoned.getMessage());
        return abandoned.status() == CountStatus.CANCELLED ? ExitStatus.INTERRUPTED : ExitStatus.NO_RESULT;
    }

    /** What is left of the time limit, or null without one. */
    private @Nullable Duration left(long started) {
        if (timeLimit.time() == null) {
            return null;
        }
        Duration left = timeLimit.time().minusNanos(clock.getAsLong() - started);
        return left.isNegative() ? Duration.ZERO : left;
    }

    private CountManifest manifest() {
        if (Files.isRegularFile(folder)) {
            throw new BadInputException("'" + folder + "' is a file; name the folder of a manifest");
        }
        try {
            return BadInputException.ifRefused(() -> CountManifest.open(CountManifest.Folder.of(folder)));
        } catch (UncheckedIOException e) {
            throw new BadInputException(e.getMessage() + "; name the folder of a manifest", e);
        }
    }

    private static void print(
            PrintWriter out, CountManifest manifest, int present, int recounted, long seed, List<String> faults) {
        int all = manifest.plan().parts();
        out.println("n = " + manifest.plan().size() + ": " + Text.number(present) + " of " + Text.counted(all, "part")
                + (present == 1 ? " is" : " are") + " present, "
                + (present == all ? Text.counted(solutions(manifest), "solution") + "; " : "") + Text.number(recounted)
                + " counted again (seed " + seed + "), "
                + (faults.isEmpty() ? "no fault found" : Text.counted(faults.size(), "fault")));
        manifest.torn()
                .forEach(file -> out.println("left unfinished by a killed process, no part of the count: " + file));
        faults.forEach(out::println);
    }

    /** The number of solutions, if all parts are present. */
    private static long solutions(CountManifest manifest) {
        return manifest.ledger().complete(Duration.ZERO).count();
    }

    private static Map<String, Object> fields(
            CountManifest manifest,
            int present,
            int drawn,
            int recounted,
            long seed,
            List<String> faults,
            @Nullable CountAbandonedException abandoned) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", manifest.plan().size());
        fields.put("status", (abandoned == null ? CountStatus.COMPLETE : abandoned.status()).name());
        fields.put("reason", abandoned == null ? null : abandoned.getMessage());
        fields.put("parts", manifest.plan().parts());
        fields.put("present", present);
        fields.put("solutions", present == manifest.plan().parts() ? solutions(manifest) : null);
        fields.put("unfinished", manifest.torn());
        fields.put("drawn", drawn);
        fields.put("recounted", recounted);
        fields.put("faults", faults);
        fields.put("seed", seed);
        return fields;
    }
}
