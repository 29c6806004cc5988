package io.github.nqueens.formats.words;

/** Colors as programs write them. */
public final class ColorNames {
    private ColorNames() {}

    /** Where a color like #cc0000 ends that begins at an index, or -1. */
    public static int hexEnd(String text, int start) {
        if (start >= text.length() || text.charAt(start) != '#') {
            return -1;
        }
        int end = start + 1;
        while (end < text.length() && Character.digit(text.charAt(end), 16) >= 0 && text.charAt(end) < 0x80) {
            end++;
        }
        int digits = end - start - 1;
        boolean complete = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
        return complete && (digits == 3 || digits == 6 || digits == 8) ? end : -1;
    }

    public static boolean isHex(String text) {
        return hexEnd(text, 0) == text.length() && !text.isEmpty();
    }
}
