package io.github.nqueens.formats;

/**
 * Counts the words and lines of a text before it is taken apart, so that a text of which nobody could keep a board is refused in the time
 * of one look at it.
 */
final class Length {
    private static final int MOST_WORDS = 40_000;
    private static final int MOST_LINES = 12_000;

    private Length() {}

    static void requireReadable(String text) {
        int words = 0;
        int lines = 0;
        boolean inWord = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            if (letter) {
                words += inWord ? 0 : 1;
            } else if (c == '\n') {
                lines++;
            } else if (c != ' ' && c != ',' && (i == 0 || c != text.charAt(i - 1))) {
                words++;
            }
            inWord = letter;
        }
        if (words > MOST_WORDS || lines > MOST_LINES) {
            throw new IllegalArgumentException("the text has " + lines + " lines and " + words + " words and signs, but at most " + MOST_LINES
                    + " and " + MOST_WORDS + " are read; split it, or write boards as a list of columns on each line");
        }
    }
}
