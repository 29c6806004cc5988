package io.github.nqueens.internal;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Keeps sentences readable that quote a text of others, which may be a whole file. */
public final class Excerpt {
    /** Longer than names, values of parameters, and plans of the classic problem. */
    private static final int USUAL = 200;

    private Excerpt() {}

    /**
     * Cuts a text that nobody would read to its end, and makes its invisible signs {@linkplain #visible visible}.
     *
     * @param text what is quoted
     * @return the text if it has at most 200 characters, otherwise its first 200 and {@code "..."}
     */
    public static String of(String text) {
        return of(text, USUAL);
    }

    /**
     * What an object of somebody else's class says of itself, whole. A sentence about a fault must come out although that class
     * has a fault of its own.
     *
     * @param foreign any object, or null
     * @return its text, or the name of its class if it throws or gives none
     */
    public static String safeText(@Nullable Object foreign) {
        if (foreign == null) {
            return "null";
        }
        try {
            String text = foreign.toString();
            if (text != null) {
                return text;
            }
        } catch (RuntimeException | Error fromItsMethod) {
            // The name of the class says more than what its method threw.
        }
        return foreign.getClass().getName();
    }

    /**
     * The message of something that was thrown, whole.
     *
     * @param thrown an exception or an error of any class
     * @return its message, or what it {@linkplain #safeText says of itself} if it has none
     */
    public static String message(Throwable thrown) {
        try {
            String message = thrown.getMessage();
            if (message != null) {
                return message;
            }
        } catch (RuntimeException | Error fromItsMethod) {
            // Told below by the name of its class.
        }
        return safeText(thrown);
    }

    /**
     * Shows signs that nobody would see, such as a byte order mark or a space that is no usual one. Line ends and tabs stay.
     *
     * @param text what is quoted
     * @return the text with these as {@code U+FEFF}
     */
    public static String visible(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(sign -> {
            if (isInvisible(sign)) {
                shown.append(String.format(Locale.ROOT, "U+%04X", sign));
            } else {
                shown.appendCodePoint(sign);
            }
        });
        return shown.toString();
    }

    /**
     * Tells whether a reader would miss a sign, or take it for a space.
     *
     * @param sign a code point
     * @return whether {@link #visible} shows it by its number
     */
    public static boolean isInvisible(int sign) {
        return switch (Character.getType(sign)) {
            case Character.CONTROL -> sign != '\n' && sign != '\r' && sign != '\t';
            case Character.SPACE_SEPARATOR -> sign != ' ';
            case Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED -> true;
            default -> false;
        };
    }

    /**
     * Cuts a text to a length, and makes its invisible signs {@linkplain #visible visible}.
     *
     * @param text what is quoted
     * @param most the characters that are kept, not negative
     * @return the text if it has no more characters, otherwise its first ones and {@code "..."}
     */
    public static String of(String text, int most) {
        if (text.length() <= most) {
            return visible(text);
        }
        // Half of a surrogate pair is no character.
        int end = most > 0 && Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
        return visible(text.substring(0, end)) + "...";
    }
}
