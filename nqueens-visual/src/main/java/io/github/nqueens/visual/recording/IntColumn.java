package io.github.nqueens.visual.recording;

import java.util.Arrays;

/**
 * Whole numbers, any number of them for each step. The last step goes on: its numbers are added and removed until it ends. The numbers of
 * ended steps are never written again, and a full array is replaced. So a {@link #copy} shares the arrays.
 */
public final class IntColumn {
    private static final int ROOM = 64;
    private static final int[] NONE = {};

    private int[] values;
    private int count;

    /** By step from the first one on that has numbers, behind its last number. */
    private int[] ends;

    private int steps;

    /** How many steps come before the first one that has numbers: most runs leave some columns empty. */
    private int emptySteps;

    IntColumn() {
        this(NONE, NONE);
    }

    private IntColumn(int[] values, int[] ends) {
        this.values = values;
        this.ends = ends;
    }

    /** The steps that have ended. */
    IntColumn copy() {
        IntColumn copy = new IntColumn(values, ends);
        copy.count = open();
        copy.steps = steps;
        copy.emptySteps = emptySteps;
        return copy;
    }

    /** A column without steps, and with as much room as this one. */
    IntColumn empty() {
        return new IntColumn(new int[values.length], new int[ends.length]);
    }

    /** The numbers of all steps together. */
    public int count() {
        return count;
    }

    public int start(int step) {
        return step == 0 ? 0 : end(step - 1);
    }

    public int end(int step) {
        return step < emptySteps ? 0 : ends[step - emptySteps];
    }

    /** Counts the numbers of a step. */
    public int count(int step) {
        return end(step) - start(step);
    }

    /** A number, from the start of its step to the end. */
    public int get(int index) {
        return values[index];
    }

    /** Where the numbers of the step begin that goes on. */
    int open() {
        return start(steps);
    }

    void add(int value) {
        if (count == values.length) {
            values = Arrays.copyOf(values, Math.max(ROOM, 2 * count));
        }
        values[count++] = value;
    }

    void addAll(IntColumn other, int step) {
        for (int i = other.start(step); i < other.end(step); i++) {
            add(other.values[i]);
        }
    }

    /** Removes the last numbers of the step that goes on. */
    void removeLast(int numbers) {
        count -= numbers;
    }

    void endStep() {
        int place = steps++ - emptySteps;
        if (count == 0) {
            emptySteps++;
            return;
        }
        if (place == ends.length) {
            ends = Arrays.copyOf(ends, Math.max(ROOM, 2 * place));
        }
        ends[place] = count;
    }
}
