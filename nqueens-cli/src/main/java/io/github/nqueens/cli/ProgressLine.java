package io.github.nqueens.cli;

import io.github.nqueens.SolveStatistics;
import io.github.nqueens.cli.output.Text;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * Tells how far a search is. On a terminal one line overwrites itself; elsewhere plain lines come after 1, 2, 4, 8, ...
 * seconds, so that a log of a long run stays short. A search of less than a second says nothing.
 */
final class ProgressLine implements Consumer<SolveStatistics>, AutoCloseable {
    static final Duration INTERVAL = Duration.ofSeconds(1);
    private static final String START_OF_LINE = "\r";
    private static final String CLEAR_TO_END = "\u001b[K";

    private final PrintWriter err;
    private final boolean overwrite;
    private Duration nextLine = INTERVAL;
    private boolean shown;

    ProgressLine(PrintWriter err, boolean overwrite) {
        this.err = err;
        this.overwrite = overwrite;
    }

    @Override
    public void accept(SolveStatistics statistics) {
        String text = statistics.solver() + ": " + statistics.elapsed().toSeconds() + " s, "
                + Text.counted(statistics.iterations(), "iteration")
                + (statistics.restarts() > 0 ? ", " + Text.counted(statistics.restarts(), "restart") : "")
                + (statistics.bestCost().isPresent()
                        ? ", best " + Text.number(statistics.bestCost().getAsLong())
                        : "");
        if (overwrite) {
            err.print(START_OF_LINE + text + CLEAR_TO_END);
            err.flush();
            shown = true;
        } else if (statistics.elapsed().compareTo(nextLine) >= 0) {
            err.println(text);
            err.flush();
            nextLine = nextLine.multipliedBy(2);
        }
    }

    /** Leaves the line empty for what comes next. */
    @Override
    public void close() {
        if (shown) {
            err.print(START_OF_LINE + CLEAR_TO_END);
            err.flush();
        }
    }
}
