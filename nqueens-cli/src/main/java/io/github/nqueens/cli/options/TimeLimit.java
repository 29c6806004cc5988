package io.github.nqueens.cli.options;

import io.github.nqueens.Limits;
import io.github.nqueens.cli.session.Session;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --time-limit} of work that otherwise goes on to its end. */
public final class TimeLimit {
    @Option(names = "--time-limit", paramLabel = "time", description = "ends the work after 500ms, 10s, 2m, 1h")
    private @Nullable Duration time;

    /** The time, or null for work without a limit. */
    public @Nullable Duration time() {
        return time;
    }

    /** This limit, and Ctrl-C. */
    public Limits limits(Session session) {
        return session.limits(time);
    }
}
