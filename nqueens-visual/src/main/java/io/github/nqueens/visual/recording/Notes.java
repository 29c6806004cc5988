package io.github.nqueens.visual.recording;

import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.NoteText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the algorithm said of each step: sentences with places, and what goes into them. A note is an entry of the kind {@link #PATTERN} plus
 * the number of its arguments, and an entry for each of these. Of more than eight notes a step keeps the last ones.
 */
public final class Notes {
    /** A whole number. The kinds of arguments are part of the page's format. */
    public static final int WHOLE = 0;

    /** A number that may have a fraction. */
    public static final int FRACTION = 1;

    /** An argument that is a text. */
    public static final int TEXT = 2;

    /** A sentence with places, if it has no arguments; greater by one for each argument. */
    public static final int PATTERN = 3;

    private static final int ROOM = 128;
    private static final int MOST_NOTES = 8;
    private static final int LONGEST_ARGUMENT = 120;

    private final IntColumn kinds;

    /** By entry: a whole number, the bits of a fraction, or the place of a text. */
    private long[] numbers;

    private String[] texts;

    private int textCount;

    /** Where the texts of the step begin that goes on. */
    private int openTexts;

    /** The number of notes of that step. */
    private int open;

    Notes() {
        this(new IntColumn(), new long[ROOM], new String[ROOM]);
    }

    private Notes(IntColumn kinds, long[] numbers, String[] texts) {
        this.kinds = kinds;
        this.numbers = numbers;
        this.texts = texts;
    }

    Notes copy() {
        return new Notes(kinds.copy(), numbers, texts);
    }

    Notes empty() {
        return new Notes(kinds.empty(), new long[numbers.length], new String[texts.length]);
    }

    /** The kinds of the entries, which {@link #whole}, {@link #fraction} and {@link #text} are about. */
    public IntColumn kinds() {
        return kinds;
    }

    public long whole(int entry) {
        return numbers[entry];
    }

    public double fraction(int entry) {
        return Double.longBitsToDouble(numbers[entry]);
    }

    /** The text or the pattern of a step that is kept. */
    public String text(int entry) {
        return texts[(int) numbers[entry]];
    }

    /** Counts the notes of a step. */
    public int count(int step) {
        int notes = 0;
        for (int i = kinds.start(step); i < kinds.end(step); i = next(i)) {
            notes++;
        }
        return notes;
    }

    private int next(int pattern) {
        return pattern + 1 + kinds.get(pattern) - PATTERN;
    }

    /** The notes of a step with their places filled. A place without an argument is not changed. */
    public List<String> sentences(int step) {
        List<String> sentences = new ArrayList<>();
        for (int i = kinds.start(step); i < kinds.end(step); i = next(i)) {
            Object[] arguments = new Object[next(i) - i - 1];
            for (int k = 0; k < arguments.length; k++) {
                arguments[k] = argument(i + 1 + k);
            }
            sentences.add(NoteText.sentence(text(i), arguments));
        }
        return List.copyOf(sentences);
    }

    private Object argument(int entry) {
        return switch (kinds.get(entry)) {
            case WHOLE -> whole(entry);
            case FRACTION -> fraction(entry);
            default -> text(entry);
        };
    }

    /** Adds a note to the step that goes on. */
    public void add(String pattern, Object... arguments) {
        if (open == MOST_NOTES) {
            dropFirst();
        }
        open++;
        addText(PATTERN + arguments.length, pattern);
        for (Object argument : arguments) {
            if (argument instanceof Integer
                    || argument instanceof Long
                    || argument instanceof Short
                    || argument instanceof Byte) {
                add(WHOLE, ((Number) argument).longValue());
            } else if (argument instanceof Double || argument instanceof Float) {
                add(FRACTION, Double.doubleToRawLongBits(((Number) argument).doubleValue()));
            } else {
                addText(TEXT, shortened(Excerpt.safeText(argument)));
            }
        }
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_ARGUMENT ? text : text.substring(0, LONGEST_ARGUMENT) + "\u2026";
    }

    /** Takes the notes of the step back, and adds all but the first again. */
    private void dropFirst() {
        int second = next(kinds.open());
        int end = kinds.count();
        forgetStep();
        for (int i = second; i < end; i++) {
            addEntry(this, i);
        }
        open = MOST_NOTES - 1;
    }

    /** Drops what was said of the step that goes on, which is not kept. */
    public void forgetStep() {
        kinds.removeLast(kinds.count() - kinds.open());
        textCount = openTexts;
        open = 0;
    }

    void endStep() {
        kinds.endStep();
        openTexts = textCount;
        open = 0;
    }

    void addAll(Notes other, int step) {
        for (int i = other.kinds.start(step); i < other.kinds.end(step); i++) {
            addEntry(other, i);
        }
    }

    private void addEntry(Notes from, int entry) {
        int kind = from.kinds.get(entry);
        if (kind >= TEXT) {
            addText(kind, from.text(entry));
        } else {
            add(kind, from.numbers[entry]);
        }
    }

    private void addText(int kind, String text) {
        if (textCount == texts.length) {
            texts = Arrays.copyOf(texts, 2 * textCount);
        }
        texts[textCount] = text;
        add(kind, textCount++);
    }

    private void add(int kind, long number) {
        int entry = kinds.count();
        if (entry == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * entry);
        }
        kinds.add(kind);
        numbers[entry] = number;
    }
}
