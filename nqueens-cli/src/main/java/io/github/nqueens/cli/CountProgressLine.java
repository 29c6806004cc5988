package io.github.nqueens.cli;

import io.github.nqueens.cli.output.Text;
import io.github.nqueens.solutions.CountProgress;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Tells how far a count is. On a terminal a bar overwrites itself; elsewhere plain lines come after 1, 2, 4, 8, ...
 * seconds. A count of less than a second says nothing.
 */
final class CountProgressLine implements Consumer<CountProgress>, AutoCloseable {
    private static final Duration FIRST = Duration.ofSeconds(1);
    private static final int STEPS = 1000;
    private static final int WIDTH = 78;

    private final String task;
    private final PrintWriter err;
    private final boolean watched;
    private Duration nextLine = FIRST;
    private ProgressBar bar;

    CountProgressLine(int size, PrintWriter err, boolean watched) {
        this.task = "n = " + size;
        this.err = err;
        this.watched = watched;
    }

    @Override
    public void accept(CountProgress progress) {
        Duration elapsed = progress.elapsed();
        if (elapsed.compareTo(nextLine) < 0) {
            return;
        }
        double fraction = progress.fraction();
        Optional<String> left = progress.remaining().map(time -> Text.time(time) + " left");
        if (watched) {
            advance(fraction, left.orElse(""));
        } else {
            err.println(task + ": " + elapsed.toSeconds() + " s, " + Text.fixed(100 * fraction, 1) + " %"
                    + left.map(text -> ", " + text).orElse(""));
            err.flush();
            nextLine = nextLine.multipliedBy(2);
        }
    }

    private void advance(double fraction, String message) {
        if (bar == null) {
            bar = new ProgressBarBuilder()
                    .setTaskName(task)
                    .setInitialMax(STEPS)
                    .setStyle(ProgressBarStyle.ASCII)
                    .hideEta()
                    .setConsumer(new DelegatingProgressBarConsumer(this::overwrite, WIDTH))
                    .build();
        }
        bar.setExtraMessage(message);
        bar.stepTo((long) (STEPS * fraction));
    }

    private void overwrite(String line) {
        err.print("\r" + line);
        err.flush();
    }

    /** Leaves the line empty for what comes next. */
    @Override
    public void close() {
        if (bar != null) {
            bar.close();
            err.print("\r\u001b[K");
            err.flush();
        }
    }
}
