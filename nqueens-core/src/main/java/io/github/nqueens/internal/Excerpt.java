package io.github.nqueens.internal;

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
