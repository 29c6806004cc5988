package io.github.nqueens.visual.recording;

import java.util.Arrays;

/** Where the entries of each step end in columns that hold any number of them for a step. The last step goes on until it is closed. */
final class Spans {
    private int[] ends;
    private int steps;

    /** Room for a number of steps, which grows. */
    Spans(int capacity) {
        ends = new int[capacity];
    }

    /** The steps closed until now, which do not change any more. */
    Spans(Spans goingOn) {
        ends = goingOn.ends;
        steps = goingOn.steps;
    }

    int steps() {
        return steps;
    }

    int start(int step) {
        return step == 0 ? 0 : ends[step - 1];
    }

    int end(int step) {
        return ends[step];
    }

    /** Where the entries of the step that goes on begin. */
    int open() {
        return start(steps);
    }

    /** Ends the step that goes on, and begins the next. */
    void close(int end) {
        if (steps == ends.length) {
            ends = Arrays.copyOf(ends, 2 * steps);
        }
        ends[steps++] = end;
    }

    int capacity() {
        return ends.length;
    }
}
