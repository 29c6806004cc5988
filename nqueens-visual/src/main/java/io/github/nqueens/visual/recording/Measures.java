package io.github.nqueens.visual.recording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The algorithm's own quantities after each step, in the order in which they were first told. */
public final class Measures {
    private final Spans spans;
    private final List<String> names;
    private double[] latest = {};
    private double[] values;
    private int count;

    Measures(int steps, int capacity) {
        spans = new Spans(steps);
        names = new ArrayList<>();
        values = new double[capacity];
    }

    Measures(Measures goingOn) {
        spans = new Spans(goingOn.spans);
        names = List.copyOf(goingOn.names);
        values = goingOn.values;
    }

    public List<String> names() {
        return names;
    }

    /** How many were told until a step: the first ones of the names. */
    public int count(int step) {
        return spans.end(step) - spans.start(step);
    }

    /** The latest value at a step. */
    public double value(int step, int index) {
        return values[spans.start(step) + index];
    }

    public void set(String name, double value) {
        int index = names.indexOf(name);
        if (index < 0) {
            index = names.size();
            names.add(name);
            latest = Arrays.copyOf(latest, index + 1);
        }
        latest[index] = value;
    }

    void endStep() {
        for (double value : latest) {
            add(value);
        }
        spans.close(count);
    }

    private void add(double value) {
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
        }
        values[count++] = value;
    }

    Measures everySecond() {
        Measures fewer = new Measures(spans.capacity(), values.length);
        fewer.names.addAll(names);
        fewer.latest = latest;
        for (int step = 0; step < spans.steps(); step += 2) {
            for (int i = spans.start(step); i < spans.end(step); i++) {
                fewer.add(values[i]);
            }
            fewer.spans.close(fewer.count);
        }
        return fewer;
    }
}
