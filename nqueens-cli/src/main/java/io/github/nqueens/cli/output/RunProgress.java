package io.github.nqueens.cli.output;

import java.io.PrintWriter;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** How many of many runs are done: a bar on standard error if that is a terminal, otherwise nothing. */
public final class RunProgress implements AutoCloseable {
    private static final int WIDTH = 78;
    private static final int UPDATE_MILLIS = 200;

    /** Null where nobody watches. */
    private final ProgressBar bar;

    private final PrintWriter err;

    private RunProgress(ProgressBar bar, PrintWriter err) {
        this.bar = bar;
        this.err = err;
    }

    public static RunProgress of(String task, long runs, boolean watched, PrintWriter err) {
        if (!watched) {
            return new RunProgress(null, err);
        }
        ProgressBar bar = new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(runs)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(UPDATE_MILLIS)
                .setConsumer(new DelegatingProgressBarConsumer(
                        line -> {
                            err.print("\r" + line);
                            err.flush();
                        },
                        WIDTH))
                .build();
        return new RunProgress(bar, err);
    }

    public void runEnded() {
        if (bar != null) {
            bar.step();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
            err.print("\r\u001b[K");
            err.flush();
        }
    }
}
