package io.github.nqueens.internal;

import java.time.Duration;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the values of options as users type them, the same way in all programs. */
public final class OptionTexts {
    private static final Pattern DURATION = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|h)");
    private static final Pattern SHARE = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,18})?)(%?)");

    private OptionTexts() {}

    /**
     * Reads a length of time.
     *
     * @param text a number with its unit
     * @return the time, 0 or more
     * @throws IllegalArgumentException if the text is anything else
     */
    public static Duration time(String text) {
        Matcher matcher = DURATION.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "'" + Excerpt.of(text) + "' is not a time; write a number with its unit: 500ms, 10s, 2m or 1h");
        }
        double millisPerUnit = switch (matcher.group(2)) {
            case "ms" -> 1;
            case "s" -> 1_000;
            case "m" -> 60_000;
            default -> 3_600_000;
        };
        return Duration.ofNanos(Math.round(Double.parseDouble(matcher.group(1)) * millisPerUnit * 1e6));
    }

    /**
     * Reads a share.
     *
     * @param text a percentage, or a number
     * @return the share, above 0 and at most 1
     * @throws IllegalArgumentException if the text is anything else
     */
    public static double share(String text) {
        Matcher matcher = SHARE.matcher(text);
        double share = matcher.matches()
                ? Double.parseDouble(matcher.group(1)) / (matcher.group(2).isEmpty() ? 1 : 100)
                : Double.NaN;
        if (!(share > 0 && share <= 1)) {
            throw new IllegalArgumentException("'" + Excerpt.of(text)
                    + "' is not a share; write a percentage such as 1%, at most 100%, or a number above 0 and up to 1");
        }
        return share;
    }

    /**
     * Holds a whole number to the one grammar of numbers: no sign but a minus, and no digits of other scripts.
     *
     * @param text what is to be a number
     * @return the same text, whose value may still be too large
     * @throws NumberFormatException if the text is anything else
     */
    public static String whole(String text) {
        int first = text.startsWith("-") ? 1 : 0;
        boolean whole = text.length() > first;
        for (int i = first; i < text.length(); i++) {
            whole &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        if (!whole) {
            throw new NumberFormatException("'" + Excerpt.of(text) + "' is not a whole number");
        }
        return text;
    }

    /**
     * Reads the name of a constant, as {@link Kebab} writes it.
     *
     * @param type the enumeration
     * @param text the name
     * @param <E> the enumeration
     * @return the constant
     * @throws IllegalArgumentException if no constant has this name
     */
    public static <E extends Enum<E>> E constant(Class<E> type, String text) {
        E[] constants = type.getEnumConstants();
        return Arrays.stream(constants)
                .filter(constant -> Kebab.of(constant).equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + Excerpt.of(text) + "' is not one of "
                        + Arrays.stream(constants).map(Kebab::of).collect(Collectors.joining(", "))));
    }
}
