package io.github.nqueens.visual;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * A sentence with places and what goes into them.
 *
 * @param arguments each a Long, a Double or a String
 */
record Note(String pattern, List<Object> arguments) {
    private static final int LONGEST_ARGUMENT = 120;

    static Note of(String pattern, Object... arguments) {
        return new Note(pattern, Arrays.stream(arguments).map(Note::plain).toList());
    }

    /** The sentence with its places filled. A place without an argument stays as it is. */
    String sentence() {
        String sentence = pattern;
        for (int i = 0; i < arguments.size(); i++) {
            sentence = sentence.replace("{" + i + "}", text(arguments.get(i)));
        }
        return sentence;
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

    private static String text(Object argument) {
        return argument instanceof Double number ? number(number) : argument.toString();
    }

    /** Four significant digits: enough for a temperature or a probability in a sentence. */
    static String number(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            return Long.toString((long) value);
        }
        if (!Double.isFinite(value)) {
            return Double.toString(value);
        }
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(4)).stripTrailingZeros();
        double magnitude = Math.abs(value);
        return magnitude < 1e-4 || magnitude >= 1e9
                ? String.format(Locale.ROOT, "%.2e", value)
                : rounded.toPlainString();
    }
}
