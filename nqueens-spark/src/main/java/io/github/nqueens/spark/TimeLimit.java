package io.github.nqueens.spark;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that both commands have: when to end, and the help. */
final class TimeLimit {
    private static final CancellationToken CANCELLATION = new CancellationToken();

    @Option(names = "--time-limit", paramLabel = "time", description = "ends the work after 500ms, 10s, 2m, 1h")
    private @Nullable Duration timeLimit;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "shows this help")
    @SuppressWarnings("UnusedVariable") // Picocli asks for it.
    private boolean help;

    TimeLimit() {}

    /** Ends whatever has these limits, because the process is asked to end. */
    static void endAll() {
        CANCELLATION.cancel();
    }

    Limits limits() {
        Limits.Builder limits = Limits.builder().cancellation(CANCELLATION);
        if (timeLimit != null) {
            limits.timeLimit(timeLimit);
        }
        return limits.build();
    }
}
