package io.github.nqueens.internal;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fills the places of a note's pattern. */
public final class NoteText {
    private static final Pattern PLACE = Pattern.compile("\\{([0-9]{1,4})}");

    private NoteText() {}

    /**
     * A sentence with its places filled, in one pass: what an argument holds is not looked into.
     *
     * @param pattern a sentence with places {@code {0}}, {@code {1}}, ...; a place without an argument stays as it is
     * @param arguments what goes into the places
     * @return the sentence
     */
    public static String sentence(String pattern, Object... arguments) {
        return PLACE.matcher(pattern).replaceAll(place -> {
            int index = Integer.parseInt(place.group(1));
            return Matcher.quoteReplacement(index < arguments.length ? text(arguments[index]) : place.group());
        });
    }

    private static String text(Object argument) {
        return argument instanceof Double || argument instanceof Float
                ? number(((Number) argument).doubleValue())
                : Excerpt.safeText(argument);
    }

    /**
     * A number for a sentence, with four significant digits: enough for a temperature or a probability.
     *
     * @param value any number
     * @return for example {@code "12"}, {@code "0.3333"}, {@code "1.00e-07"}
     */
    public static String number(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            return Long.toString((long) value);
        }
        if (!Double.isFinite(value)) {
            return Double.toString(value);
        }
        double magnitude = Math.abs(value);
        return magnitude < 1e-4 || magnitude >= 1e9 ? String.format(Locale.ROOT, "%.2e", value) : plain(value);
    }

    private static String plain(double value) {
        return new BigDecimal(value)
                .round(new MathContext(4))
                .stripTrailingZeros()
                .toPlainString();
    }
}
