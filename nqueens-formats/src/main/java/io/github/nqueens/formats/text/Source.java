package io.github.nqueens.formats.text;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A text without what nobody sees in it, and where its characters stand. */
public final class Source {
    private static final int LONGEST_EXCERPT = 20;

    public final String text;
    private final String within;
    /** Where the text begins in the one that it is a string of. */
    private final int start;

    private int @Nullable [] lineStarts;
    /** Whether a remark says that the first number of a square is its column; null as long as nobody asked. */
    public @Nullable Boolean columnFirst;

    private Source(String text, String within, int start) {
        this.text = text;
        this.within = within;
        this.start = start;
    }

    public static Source of(String raw) {
        return new Source(visible(raw), "", 0);
    }

    /** A string that stands in this text, with its escapes resolved. */
    public Source inner(String string, int offset) {
        return new Source(visible(string), " of the string in line " + line(offset) + within, outer(offset + 1));
    }

    /** Where a character stands in the whole text; in a string with escapes, about there. */
    public int outer(int offset) {
        return start + offset;
    }

    /** Line breaks become one kind, spaces become one kind, and marks without a width go. */
    private static String visible(String raw) {
        if (isPlain(raw)) {
            return raw;
        }
        StringBuilder text = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            switch (c) {
                case '\u001B' -> i = endOfEscape(raw, i);
                case '\r' -> {
                    if (i + 1 == raw.length() || raw.charAt(i + 1) != '\n') {
                        text.append('\n');
                    }
                }
                case '\u0085', '\u2028', '\u2029', '\f', '\u000B' -> text.append('\n');
                case '\u00A0', '\u3000', '\u202F', '\u205F' -> text.append(' ');
                case '\u201C', '\u201D', '\u201E' -> text.append('"');
                case '\u2018', '\u2019' -> text.append('\'');
                case '\uFEFF', '\u200B', '\u200E', '\u200F', '\u2060', '\u00AD', '\u0000' -> {}
                default -> {
                    if (c >= '\u2000' && c <= '\u200A') {
                        text.append(' ');
                    } else if (c > '\uFF00' && c < '\uFF5F') {
                        // The wide forms of the Basic Latin block stand in its order.
                        text.append((char) (c - 0xFEE0));
                    } else if (!(c >= '\u202A' && c <= '\u202E') && !(c >= '\u2066' && c <= '\u2069')) {
                        text.append(c);
                    }
                }
            }
        }
        return text.toString();
    }

    /** Whether a text has printed characters of the Basic Latin block and line feeds alone, like most long texts. */
    private static boolean isPlain(String raw) {
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c >= 0x7F || (c < ' ' && c != '\n' && c != '\t')) {
                return false;
            }
        }
        return true;
    }

    /** The last character of what a terminal takes for a color or a move of its cursor. */
    private static int endOfEscape(String raw, int escape) {
        int at = escape + 1;
        if (at >= raw.length() || raw.charAt(at) != '[') {
            return escape;
        }
        do {
            at++;
        } while (at < raw.length() && raw.charAt(at) >= ' ' && raw.charAt(at) < '@');
        return Math.min(at, raw.length() - 1);
    }

    /** Whether a program declares an array with this length, as in {@code int x[9] =}. */
    public boolean declaresArray(int length) {
        return text.replace(" ", "").contains("[" + length + "]=");
    }

    /** The number of the line, from 1. */
    public int line(int offset) {
        int[] starts = lineStarts();
        int found = Arrays.binarySearch(starts, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** Where lines begin. Computed when it is first asked for; a source belongs to one thread. */
    private int[] lineStarts() {
        if (lineStarts == null) {
            lineStarts = IntStream.concat(
                            IntStream.of(0),
                            IntStream.range(0, text.length())
                                    .filter(i -> text.charAt(i) == '\n')
                                    .map(i -> i + 1))
                    .toArray();
        }
        return lineStarts;
    }

    /** For example "line 3, column 5", in whole characters from 1. */
    public String at(int offset) {
        int start = lineStart(offset);
        int column = 1;
        for (int i = start; i < offset; i = Signs.end(text, i)) {
            column++;
        }
        return "line " + line(offset) + ", column " + column + within;
    }

    /** Where the line begins in which a character stands. */
    public int lineStart(int offset) {
        return lineStarts()[line(offset) - 1];
    }

    /** Where the line ends in which a character stands. */
    public int lineEnd(int offset) {
        int end = text.indexOf('\n', offset);
        return end < 0 ? text.length() : end;
    }

    /** The whole line in which a character stands. */
    public String lineText(int offset) {
        return text.substring(lineStart(offset), lineEnd(offset));
    }

    /** The text with blanks in place of the lines in which these characters stand. */
    public String withoutLines(BitSet places) {
        char[] rest = text.toCharArray();
        for (int at = places.nextSetBit(0); at >= 0; at = places.nextSetBit(lineEnd(at) + 1)) {
            Arrays.fill(rest, lineStart(at), lineEnd(at), ' ');
        }
        return new String(rest);
    }

    public String lineOf(int offset) {
        return "line " + line(offset) + within;
    }

    /** The whole character at an offset, in quotation marks. */
    public String shown(int offset) {
        return offset < text.length() ? quote(text.substring(offset, Signs.end(text, offset))) : "the end";
    }

    /** A text in quotation marks, cut after whole characters. */
    public static String quote(String text) {
        int end = 0;
        for (int i = 0; i < LONGEST_EXCERPT && end < text.length(); i++) {
            end = Signs.end(text, end);
        }
        StringBuilder shown = new StringBuilder("'");
        for (int i = 0; i < end; ) {
            int next = text.codePointAt(i);
            int type = Character.getType(next);
            if (type == Character.CONTROL || type == Character.SURROGATE || type == Character.UNASSIGNED) {
                shown.append(String.format(Locale.ROOT, "U+%04X", next));
            } else {
                shown.appendCodePoint(next);
            }
            i += Character.charCount(next);
        }
        return shown.append(end < text.length() ? "...'" : "'").toString();
    }
}
