package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How soon the page of {@code nqueens lab} is there, and what the lab costs while nobody uses it; see docs/design/pages.md. */
@Tag("measure")
class LabStartIT {
    private static final int STARTS = 11;
    private static final Duration LONGEST_START = Duration.ofMillis(700);

    /** Threads that have nothing to do end within ten seconds. */
    private static final Duration SETTLING = Duration.ofSeconds(15);

    private static final Duration IDLE = Duration.ofSeconds(20);

    /** The clock tick of the system, in which it tells processor time. */
    private static final Duration LEAST_TIME = Duration.ofMillis(10);

    @Test
    void thePageIsThereAfterSevenTenthsOfASecond() throws IOException {
        long[] times = new long[STARTS];
        long[] work = new long[STARTS];
        // The first one reads the files from the disk.
        for (int i = -1; i < STARTS; i++) {
            long start = System.nanoTime();
            Process lab = start();
            try {
                assertThat(page(lab)).isGreaterThan(10_000);
                times[Math.max(0, i)] = System.nanoTime() - start;
                work[Math.max(0, i)] =
                        lab.info().totalCpuDuration().orElseThrow().toMillis();
            } finally {
                lab.destroyForcibly();
            }
        }
        long[] sorted = LongStream.of(times).sorted().toArray();
        System.out.printf(
                "from the command to the whole page: %.2f s (median of %d starts, %.2f to %.2f s),"
                        + " %.2f s of processor time%n",
                sorted[STARTS / 2] / 1e9,
                STARTS,
                sorted[0] / 1e9,
                sorted[STARTS - 1] / 1e9,
                LongStream.of(work).sorted().toArray()[STARTS / 2] / 1e3);
        assertThat(Duration.ofNanos(sorted[STARTS / 2])).isLessThan(LONGEST_START);
    }

    @Test
    void anIdleLabTakesNoProcessorTime() throws Exception {
        Process lab = start();
        try {
            page(lab);
            TimeUnit.SECONDS.sleep(SETTLING.toSeconds());
            Duration before = lab.info().totalCpuDuration().orElseThrow();
            TimeUnit.SECONDS.sleep(IDLE.toSeconds());
            Duration taken = lab.info().totalCpuDuration().orElseThrow().minus(before);
            System.out.printf("an idle lab: %d ms of processor time in %d s%n", taken.toMillis(), IDLE.toSeconds());
            assertThat(taken).isLessThanOrEqualTo(LEAST_TIME.multipliedBy(5));
        } finally {
            lab.destroyForcibly();
        }
    }

    private static Process start() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-jar",
                        System.getProperty("nqueens.jar"),
                        "lab",
                        "--no-browser")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Reads the address that is printed and the page behind it; returns its bytes. */
    private static long page(Process lab) throws IOException {
        BufferedReader out = lab.inputReader(StandardCharsets.UTF_8);
        String said = out.readLine();
        assertThat(said).startsWith("The lab is at ");
        try (InputStream page = URI.create(said.substring(14)).toURL().openStream()) {
            return page.readAllBytes().length;
        }
    }
}
