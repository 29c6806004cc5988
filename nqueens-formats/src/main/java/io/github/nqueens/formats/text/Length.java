package io.github.nqueens.formats.text;

/**
 * Counts the words and lines of a text before it is taken apart, so that a text of which nobody could keep a board is refused in the time
 * of one look at it.
 */
public final class Length {
    private static final int MOST_WORDS = 30_000;
    private static final int MOST_LINES = 10_000;

    private static final String ROWS = ".-_#+=~*\u00B7\u2500\u2550";

    private Length() {}

    /** Whether a sign separates words, or goes on with the row of a grid. */
    private static boolean isContinued(String text, int index, char before) {
        char c = text.charAt(index);
        return c == ',' ? before != ',' : index > 0 && c == text.charAt(index - 1) && ROWS.indexOf(c) >= 0;
    }

    public static void requireReadable(String text) {
        int words = 0;
        int lines = text.isEmpty() || text.endsWith("\n") ? 0 : 1;
        boolean inWord = false;
        char before = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            if (letter) {
                words += inWord ? 0 : 1;
            } else if (c == '\n') {
                lines++;
            } else if (c != ' ' && !isContinued(text, i, before)) {
                words++;
            }
            inWord = letter;
            before = c == ' ' ? before : c;
        }
        if (words > MOST_WORDS || lines > MOST_LINES) {
            throw new IllegalArgumentException(
                    "the text has " + lines + (lines == 1 ? " line" : " lines") + " and " + words
                            + " words and signs, but at most " + MOST_LINES + " and " + MOST_WORDS
                            + " are read; split it, or write boards as a list of columns on each line");
        }
    }
}
