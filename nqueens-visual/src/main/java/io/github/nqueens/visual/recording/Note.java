package io.github.nqueens.visual.recording;

import io.github.nqueens.internal.NoteText;
import java.util.Arrays;
import java.util.List;

/**
 * A sentence with places and what goes into them.
 *
 * @param arguments each a Long, a Double or a String
 */
public record Note(String pattern, List<Object> arguments) {
    private static final int LONGEST_ARGUMENT = 120;

    public static Note of(String pattern, Object... arguments) {
        Object[] plain = new Object[arguments.length];
        for (int i = 0; i < plain.length; i++) {
            plain[i] = plain(arguments[i]);
        }
        return new Note(pattern, Arrays.asList(plain));
    }

    /** The sentence with its places filled. A place without an argument is not changed. */
    public String sentence() {
        return NoteText.sentence(pattern, arguments.toArray());
    }

    private static Object plain(Object argument) {
        if (argument instanceof Long
                || argument instanceof Integer
                || argument instanceof Short
                || argument instanceof Byte) {
            return ((Number) argument).longValue();
        }
        if (argument instanceof Double || argument instanceof Float) {
            return ((Number) argument).doubleValue();
        }
        String text = String.valueOf(argument);
        return text.length() <= LONGEST_ARGUMENT ? text : text.substring(0, LONGEST_ARGUMENT) + "\u2026";
    }

    /** Four significant digits: enough for a temperature or a probability in a sentence. */
    public static String number(double value) {
        return NoteText.number(value);
    }
}
