package io.github.nqueens.visual.recording;

import java.util.Arrays;

/**
 * The queens that stand elsewhere after a step than after the step kept before. The moves of a step are by ascending row, and have the
 * numbers from {@link #start} to {@link #end} - 1.
 */
public final class Moves {
    private final Spans spans;

    /** Boards of up to 10,000 rows are recorded. */
    private short[] rows;

    private short[] columns;
    private int count;

    Moves(int steps, int capacity) {
        spans = new Spans(steps);
        rows = new short[capacity];
        columns = new short[capacity];
    }

    Moves(Moves goingOn) {
        spans = new Spans(goingOn.spans);
        rows = goingOn.rows;
        columns = goingOn.columns;
        count = goingOn.count;
    }

    /** How many queens stand elsewhere, in all steps together. */
    public int count() {
        return count;
    }

    public int start(int step) {
        return spans.start(step);
    }

    public int end(int step) {
        return spans.end(step);
    }

    public int row(int move) {
        return rows[move];
    }

    /** Where the row's queen stands, or {@link PartialBoard#EMPTY}. */
    public int column(int move) {
        return columns[move];
    }

    public void add(int row, int column) {
        if (count == rows.length) {
            rows = Arrays.copyOf(rows, 2 * count);
            columns = Arrays.copyOf(columns, 2 * count);
        }
        rows[count] = (short) row;
        columns[count++] = (short) column;
    }

    void endStep() {
        spans.close(count);
    }

    /** Every second step, with the moves of the one before it. */
    Moves everySecond() {
        Moves fewer = new Moves(spans.capacity(), rows.length);
        for (int step = 0; step < spans.steps(); step += 2) {
            fewer.addBoth(this, start(Math.max(0, step - 1)), start(step), end(step));
            fewer.endStep();
        }
        return fewer;
    }

    /** Adds the moves of two steps. Of a row that both move, the later one counts. */
    private void addBoth(Moves all, int first, int middle, int end) {
        int earlier = first;
        int later = middle;
        while (earlier < middle || later < end) {
            boolean isLater = earlier == middle || (later < end && all.rows[later] <= all.rows[earlier]);
            if (isLater && earlier < middle && all.rows[later] == all.rows[earlier]) {
                earlier++;
            }
            int taken = isLater ? later++ : earlier++;
            add(all.rows[taken], all.columns[taken]);
        }
    }
}
