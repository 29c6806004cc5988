package io.github.nqueens.internal;

/** The sign with which some editors begin a text, and which no editor shows. */
public final class ByteOrderMark {
    /** In UTF-8 the bytes EF BB BF. */
    public static final String MARK = "\uFEFF";

    private ByteOrderMark() {}

    /**
     * A text without the mark.
     *
     * @param text any text
     * @return the text after the mark, or the text itself if it does not begin with one
     */
    public static String skip(String text) {
        return text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    }
}
