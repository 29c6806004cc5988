package io.github.nqueens.tck.probe;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;

/** Keeps what the threads of one group print, and hands on what others print. */
public final class CapturedOutput extends OutputStream {
    private final PrintStream others;
    private final ThreadGroup group;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private volatile boolean isClosed;

    public CapturedOutput(PrintStream others, ThreadGroup group) {
        this.others = others;
        this.group = group;
    }

    @Override
    public void write(int oneByte) {
        if (Thread.currentThread().getThreadGroup() == group) {
            kept.write(oneByte);
        } else {
            others.write(oneByte);
        }
    }

    /** Leaves the stream of the others open. */
    @Override
    public void close() {
        isClosed = true;
    }

    public boolean isClosed() {
        return isClosed;
    }

    public boolean isEmpty() {
        return kept.size() == 0;
    }

    /** What was printed, without the ends of lines around it. */
    @Override
    public String toString() {
        return kept.toString(Charset.defaultCharset()).strip();
    }
}
