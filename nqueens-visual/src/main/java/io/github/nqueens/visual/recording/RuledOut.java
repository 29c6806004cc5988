package io.github.nqueens.visual.recording;

import java.util.Arrays;

/**
 * The squares that each step rules out and restores, and its dead ends. The squares that are ruled out are a stack: those ruled out last
 * are the first to be restored. Only boards of up to 64 rows have any. The squares of a step have the numbers from {@link #start}
 * to {@link #end} - 1, and its dead ends those from {@link #deadEndStart} to {@link #deadEndEnd} - 1.
 */
public final class RuledOut {
    private Spans spans;
    private short[] squares;
    private byte[] because;
    private int count;

    private Spans deadEnds;
    private byte[] withoutSquare;
    private byte[] backTo;
    private int deadEndCount;

    /** By step, how many squares of earlier steps it restores. */
    private int[] restored;

    /** How many the step restores that goes on. */
    private int restoredNow;

    RuledOut(int steps, int capacity) {
        spans = new Spans(steps);
        squares = new short[capacity];
        because = new byte[capacity];
        deadEnds = new Spans(steps);
        withoutSquare = new byte[capacity];
        backTo = new byte[capacity];
        restored = new int[steps];
    }

    RuledOut(RuledOut goingOn) {
        spans = new Spans(goingOn.spans);
        squares = goingOn.squares;
        because = goingOn.because;
        deadEnds = new Spans(goingOn.deadEnds);
        withoutSquare = goingOn.withoutSquare;
        backTo = goingOn.backTo;
        restored = goingOn.restored;
    }

    public int start(int step) {
        return spans.start(step);
    }

    public int end(int step) {
        return spans.end(step);
    }

    /** A square, as row * n + column. */
    public int square(int index) {
        return squares[index];
    }

    /** The row that rules a square out, or -1 if several do. */
    public int because(int index) {
        return because[index];
    }

    public int restored(int step) {
        return restored[step];
    }

    public int deadEndStart(int step) {
        return deadEnds.start(step);
    }

    public int deadEndEnd(int step) {
        return deadEnds.end(step);
    }

    /** The row without a square. */
    public int rowWithoutSquare(int deadEnd) {
        return withoutSquare[deadEnd];
    }

    /** The row to which the search goes back, or -1. */
    public int backTo(int deadEnd) {
        return backTo[deadEnd];
    }

    /** Whether a step did nothing to the squares and met no dead end. */
    public boolean isNone(int step) {
        return restored[step] == 0 && start(step) == end(step) && deadEndStart(step) == deadEndEnd(step);
    }

    public void ruleOut(int square, int row) {
        if (count == squares.length) {
            squares = Arrays.copyOf(squares, 2 * count);
            because = Arrays.copyOf(because, 2 * count);
        }
        squares[count] = (short) square;
        because[count++] = (byte) row;
    }

    public void restore(int number) {
        int ofThisStep = Math.min(number, count - spans.open());
        count -= ofThisStep;
        restoredNow += number - ofThisStep;
    }

    public void deadEnd(int row, int goesBackTo) {
        if (deadEndCount == backTo.length) {
            withoutSquare = Arrays.copyOf(withoutSquare, 2 * deadEndCount);
            backTo = Arrays.copyOf(backTo, 2 * deadEndCount);
        }
        withoutSquare[deadEndCount] = (byte) row;
        backTo[deadEndCount++] = (byte) goesBackTo;
    }

    void endStep() {
        int step = spans.steps();
        if (step == restored.length) {
            restored = Arrays.copyOf(restored, 2 * step);
        }
        restored[step] = restoredNow;
        restoredNow = 0;
        spans.close(count);
        deadEnds.close(deadEndCount);
    }

    /** The steps without any of this. */
    RuledOut none() {
        RuledOut none = new RuledOut(spans.capacity(), 1);
        for (int step = 0; step < spans.steps(); step++) {
            none.endStep();
        }
        return none;
    }

    /** Every second step, with the squares of the one before it. Dead ends belong to one step only. */
    RuledOut everySecond() {
        RuledOut fewer = new RuledOut(spans.capacity(), squares.length);
        for (int step = 0; step < spans.steps(); step++) {
            fewer.restore(restored[step]);
            for (int i = start(step); i < end(step); i++) {
                fewer.ruleOut(squares[i], because[i]);
            }
            if (step % 2 == 0) {
                for (int i = deadEndStart(step); i < deadEndEnd(step); i++) {
                    fewer.deadEnd(withoutSquare[i], backTo[i]);
                }
                fewer.endStep();
            }
        }
        return fewer;
    }
}
