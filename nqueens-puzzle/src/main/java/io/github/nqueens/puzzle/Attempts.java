package io.github.nqueens.puzzle;

import io.github.nqueens.internal.Amounts;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** How far the making of puzzles is. It is the clock that is read all the time, and tells the progress when that is due. */
final class Attempts implements LongSupplier {
    private final LongSupplier nanos;
    private final long interval;
    private final @Nullable Consumer<PuzzleGenerator.Progress> listener;
    private final long began;
    private long next;
    private int puzzles;
    private int starts;
    private int fewestLeft;

    Attempts(LongSupplier nanos, long interval, @Nullable Consumer<PuzzleGenerator.Progress> listener) {
        this.nanos = nanos;
        this.interval = interval;
        this.listener = listener;
        this.began = nanos.getAsLong();
        this.next = began + interval;
    }

    @Override
    public long getAsLong() {
        long now = nanos.getAsLong();
        if (listener != null && now - next >= 0) {
            next = now + interval;
            listener.accept(new PuzzleGenerator.Progress(puzzles, starts, fewestLeft, Duration.ofNanos(now - began)));
        }
        return now;
    }

    /** Begins a puzzle, of whose squares so many may be open at first. */
    void beginPuzzle(int squares) {
        starts = 0;
        fewestLeft = squares;
    }

    void start() {
        starts++;
    }

    void left(int squares) {
        fewestLeft = Math.min(fewestLeft, squares);
    }

    void endPuzzle() {
        puzzles++;
    }

    /** How far the puzzle is that was not finished, to follow the reason why. */
    String soFar() {
        if (starts == 0) {
            return "";
        }
        return String.format(Locale.ROOT, " in start %,d", starts)
                + (fewestLeft == 0 ? "" : ", at best with " + Amounts.counted(fewestLeft, "square") + " left open");
    }
}
