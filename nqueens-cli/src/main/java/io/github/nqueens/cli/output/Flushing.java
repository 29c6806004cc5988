package io.github.nqueens.cli.output;

import java.io.PrintWriter;
import java.util.Timer;
import java.util.TimerTask;

/** Shows what was printed soon afterwards, although the work for more of it goes on, and tells whether anybody reads it. */
public final class Flushing implements AutoCloseable {
    /** Short enough for a person and a pipe, and long enough for thousands of lines. */
    private static final int INTERVAL_MILLIS = 50;

    private final Timer timer = new Timer("nqueens-flushing", true);
    private volatile boolean failed;

    public Flushing(PrintWriter out) {
        TimerTask look = new TimerTask() {
            @Override
            public void run() {
                failed = out.checkError();
            }
        };
        timer.schedule(look, INTERVAL_MILLIS, INTERVAL_MILLIS);
    }

    /** Whether something could not be written, for example because the reader of a pipe has gone. */
    public boolean hasFailed() {
        return failed;
    }

    @Override
    public void close() {
        timer.cancel();
    }
}
