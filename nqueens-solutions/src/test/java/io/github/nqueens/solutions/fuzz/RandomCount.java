package io.github.nqueens.solutions.fuzz;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.SolutionCounter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A random count: method, size, threads, limits, checkpoint. */
final class RandomCount {
    private static final long[] COUNTS = {
        1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512
    };

    private static final Pattern ADVISED = Pattern.compile("-Xmx(\\d+)m");

    private final SolutionCounter counter;
    private final int n;
    private final RandomStop stop;
    private final Path checkpoint;

    private RandomCount(SolutionCounter counter, int n, RandomStop stop, Path checkpoint) {
        this.counter = counter;
        this.n = n;
        this.stop = stop;
        this.checkpoint = checkpoint;
    }

    static RandomCount draw(SplittableRandom random) {
        CountMethod[] methods = CountMethod.values();
        CountMethod method = methods[random.nextInt(methods.length)];
        SolutionCounter.Builder builder =
                SolutionCounter.builder().method(method).threads(random.nextInt(1, 5));
        Path checkpoint = null;
        if (random.nextInt(3) == 0) {
            try {
                checkpoint = Files.createTempDirectory("fuzz").resolve("count");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            builder.checkpoint(checkpoint, Duration.ofMillis(random.nextInt(1, 1_000)));
        }
        if (random.nextInt(3) == 0) {
            builder.progress(progress -> {});
        }
        int n = 1 + random.nextInt(method.largestSize());
        return new RandomCount(builder.build(), n, RandomStop.draw(random), checkpoint);
    }

    Outcome run() {
        List<String> faults = new ArrayList<>();
        Limits.Builder limits = Limits.builder().timeLimit(stop.timeLimit());
        stop.token().ifPresent(limits::cancellation);
        String end;
        long late = 0;
        stop.start();
        try {
            CountResult result = counter.count(n, limits.build());
            late = stop.nanosLate();
            stop.end();
            end = result.status().toString();
            check(result, late, faults);
        } catch (Throwable thrown) {
            end = thrown.getClass().getSimpleName();
            StackTraceElement[] trace = thrown.getStackTrace();
            faults.add(thrown + (trace.length > 0 ? " at " + trace[0] : ""));
        } finally {
            stop.end();
            delete(faults);
        }
        return new Outcome(toString(), "count", end, faults, late, stop.interrupts() && stop.wasStopped());
    }

    private void check(CountResult result, long late, List<String> faults) {
        if (RandomStop.isLate(late)) {
            faults.add(result.status() + ", late by " + late / 1_000_000 + " ms of work");
        }
        if (result.status() == CountStatus.COMPLETE && n < COUNTS.length && result.count() != COUNTS[n]) {
            faults.add("counted " + result.count());
        }
        if (result.status() == CountStatus.CANCELLED && !stop.wasStopped()) {
            faults.add("CANCELLED, but nobody asked for it");
        }
        Matcher advised = ADVISED.matcher(result.reason().orElse(""));
        if (result.status() == CountStatus.GAVE_UP && advised.find()) {
            // The advice is half as much again as what was needed.
            long needed = (Long.parseLong(advised.group(1)) << 20) / 3 * 2;
            if (needed < Runtime.getRuntime().maxMemory() / 4) {
                faults.add(RandomSolve.FALSE_GIVING_UP + ": " + result.reason());
            }
        }
    }

    /** The files of the count; anything else was left behind. */
    private void delete(List<String> faults) {
        if (checkpoint == null) {
            return;
        }
        try {
            if (Files.exists(checkpoint)) {
                try (DirectoryStream<Path> files = Files.newDirectoryStream(checkpoint, "{plan,results}-*")) {
                    for (Path file : files) {
                        Files.delete(file);
                    }
                }
            }
            Files.deleteIfExists(checkpoint);
            Files.delete(checkpoint.getParent());
        } catch (IOException e) {
            faults.add("left behind: " + e);
        }
    }

    @Override
    public String toString() {
        return counter + ", n = " + n + ", " + stop;
    }
}
