package io.github.nqueens.visual.recording;

import io.github.nqueens.internal.NoteText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the algorithm said of each step: sentences with places, and what goes into them. The entries of a step have the numbers from
 * {@link #start} to {@link #end} - 1. Each note is an entry of the kind {@link #PATTERN}, and one for each argument.
 */
public final class Notes {
    /** A whole number. The kinds of arguments are part of the page's format. */
    public static final int WHOLE = 0;

    /** A number with a fraction. */
    public static final int FRACTION = 1;

    /** An argument that is a text. */
    public static final int TEXT = 2;

    /** A sentence with places; its number is that of its arguments. */
    public static final int PATTERN = 3;

    private static final int MOST_NOTES = 8;
    private static final int LONGEST_ARGUMENT = 120;

    private final Spans spans;
    private byte[] kinds;

    /** Those of fractions are their bits. */
    private long[] numbers;

    /** Empty for an entry that is a number. */
    private String[] texts;

    private int count;

    /** How many notes the step has that goes on. */
    private int open;

    Notes(int steps, int capacity) {
        spans = new Spans(steps);
        kinds = new byte[capacity];
        numbers = new long[capacity];
        texts = new String[capacity];
    }

    Notes(Notes goingOn) {
        spans = new Spans(goingOn.spans);
        kinds = goingOn.kinds;
        numbers = goingOn.numbers;
        texts = goingOn.texts;
    }

    public int start(int step) {
        return spans.start(step);
    }

    public int end(int step) {
        return spans.end(step);
    }

    public int kind(int entry) {
        return kinds[entry];
    }

    /** The whole number, or how many arguments a pattern has. */
    public long whole(int entry) {
        return numbers[entry];
    }

    public double fraction(int entry) {
        return Double.longBitsToDouble(numbers[entry]);
    }

    public String text(int entry) {
        return texts[entry];
    }

    /** How many notes a step has. */
    public int count(int step) {
        int notes = 0;
        for (int i = start(step); i < end(step); i += 1 + (int) numbers[i]) {
            notes++;
        }
        return notes;
    }

    /** The notes of a step with their places filled. A place without an argument is not changed. */
    public List<String> sentences(int step) {
        List<String> sentences = new ArrayList<>();
        for (int i = start(step); i < end(step); i += 1 + (int) numbers[i]) {
            Object[] arguments = new Object[(int) numbers[i]];
            for (int k = 0; k < arguments.length; k++) {
                arguments[k] = argument(i + 1 + k);
            }
            sentences.add(NoteText.sentence(texts[i], arguments));
        }
        return List.copyOf(sentences);
    }

    private Object argument(int entry) {
        return switch (kinds[entry]) {
            case WHOLE -> whole(entry);
            case FRACTION -> fraction(entry);
            default -> texts[entry];
        };
    }

    /** Adds a note to the step that goes on. Of more than eight the last ones stay. */
    public void add(String pattern, Object... arguments) {
        if (open == MOST_NOTES) {
            dropFirst();
        }
        open++;
        add(PATTERN, arguments.length, pattern);
        for (Object argument : arguments) {
            if (argument instanceof Long
                    || argument instanceof Integer
                    || argument instanceof Short
                    || argument instanceof Byte) {
                add(WHOLE, ((Number) argument).longValue(), "");
            } else if (argument instanceof Double || argument instanceof Float) {
                add(FRACTION, Double.doubleToRawLongBits(((Number) argument).doubleValue()), "");
            } else {
                add(TEXT, 0, shortened(String.valueOf(argument)));
            }
        }
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_ARGUMENT ? text : text.substring(0, LONGEST_ARGUMENT) + "\u2026";
    }

    private void add(int kind, long number, String text) {
        if (count == kinds.length) {
            kinds = Arrays.copyOf(kinds, 2 * count);
            numbers = Arrays.copyOf(numbers, 2 * count);
            texts = Arrays.copyOf(texts, 2 * count);
        }
        kinds[count] = (byte) kind;
        numbers[count] = number;
        texts[count++] = text;
    }

    private void dropFirst() {
        int first = spans.open();
        int second = first + 1 + (int) numbers[first];
        System.arraycopy(kinds, second, kinds, first, count - second);
        System.arraycopy(numbers, second, numbers, first, count - second);
        System.arraycopy(texts, second, texts, first, count - second);
        count -= second - first;
        open--;
    }

    /** Drops what was said of the step that goes on, which is not kept. */
    public void forgetStep() {
        count = spans.open();
        open = 0;
    }

    void endStep() {
        spans.close(count);
        open = 0;
    }

    Notes everySecond() {
        Notes fewer = new Notes(spans.capacity(), kinds.length);
        for (int step = 0; step < spans.steps(); step += 2) {
            for (int i = start(step); i < end(step); i++) {
                fewer.add(kinds[i], numbers[i], texts[i]);
            }
            fewer.endStep();
        }
        return fewer;
    }
}
