package io.github.nqueens.internal;

import org.jspecify.annotations.Nullable;

/** Keeps sentences readable that quote a text of others, which may be a whole file. */
public final class Excerpt {
    /** Longer than names, values of parameters, and plans of the classic problem. */
    private static final int USUAL = 200;

    private Excerpt() {}

    /**
     * Cuts a text that nobody would read to its end.
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
    public static String said(@Nullable Object foreign) {
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
     * @return its message, or what it {@linkplain #said says of itself} if it has none
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
        return said(thrown);
    }

    /**
     * Cuts a text to a length.
     *
     * @param text what is quoted
     * @param most the characters that are kept, not negative
     * @return the text if it has no more characters, otherwise its first ones and {@code "..."}
     */
    public static String of(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        // Half of a surrogate pair is no character.
        int end = most > 0 && Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
        return text.substring(0, end) + "...";
    }
}
