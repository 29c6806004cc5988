package io.github.nqueens.formats.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A word, a number or a sign of a text, and where it stands.
 *
 * @param kind what it is
 * @param text the word in small letters, the digits, or the sign
 * @param offset where it begins
 * @param end where it ends
 */
public record Token(Kind kind, String text, int offset, int end) {
    /** What a token is. */
    public enum Kind {
        WORD,
        NUMBER,
        STRING,
        SIGN,
        COMMENT,
        LINE_END
    }

    private static final int LONGEST_RUN = 8;
    /** Letters and digits that go on for longer are no names, and one word. */
    private static final int LONGEST_NAME = 200;

    /** The tokens of a part of a text. The words of a name in camelCase or snake_case are tokens of their own. */
    public static List<Token> of(String text, int start, int end) {
        List<Token> tokens = new ArrayList<>();
        int nameEnd = start;
        for (int at = start; at < end; ) {
            char c = text.charAt(at);
            int stop = at + 1;
            if (at >= nameEnd && Character.isLetterOrDigit(c)) {
                nameEnd = nameEnd(text, at, end);
            }
            if (nameEnd - at > LONGEST_NAME && Character.isLetterOrDigit(c)) {
                stop = nameEnd;
                tokens.add(new Token(Kind.WORD, text.substring(at, stop), at, stop));
            } else if (Character.isLetter(c)) {
                stop = wordEnd(text, at, end);
                boolean joined =
                        stop + 1 < end && text.charAt(stop) == '\'' && Character.isLetter(text.charAt(stop + 1));
                stop = joined ? wordEnd(text, stop + 1, end) : stop;
                tokens.add(new Token(Kind.WORD, text.substring(at, stop).toLowerCase(Locale.ROOT), at, stop));
            } else if (c >= '0' && c <= '9') {
                stop = Math.min(end, Signs.digitsEnd(text, at));
                tokens.add(new Token(Kind.NUMBER, text.substring(at, stop), at, stop));
            } else if (c != '_' && !Character.isWhitespace(c)) {
                stop = Signs.end(text, at);
                if (at - start > LONGEST_RUN && text.charAt(at - LONGEST_RUN) == c && isRun(text, at)) {
                    // A long row of one sign says no more than a few of them.
                    at = stop;
                    continue;
                }
                tokens.add(new Token(Kind.SIGN, text.substring(at, stop), at, stop));
            }
            at = stop;
        }
        return tokens;
    }

    private static int nameEnd(String text, int start, int end) {
        int stop = start;
        while (stop < end && Character.isLetterOrDigit(text.charAt(stop))) {
            stop++;
        }
        return stop;
    }

    /** Where a word ends: before a capital behind a small letter, before the last of several capitals, or with its letters. */
    public static int wordEnd(String text, int start, int end) {
        int stop = start + 1;
        while (stop < end && Character.isLetter(text.charAt(stop))) {
            boolean capital = Character.isUpperCase(text.charAt(stop));
            boolean hump = capital && Character.isLowerCase(text.charAt(stop - 1));
            boolean last = capital
                    && stop + 1 < end
                    && Character.isUpperCase(text.charAt(stop - 1))
                    && Character.isLowerCase(text.charAt(stop + 1));
            if (hump || last) {
                break;
            }
            stop++;
        }
        return stop;
    }

    /** Whether the signs before an index are all the one there. */
    private static boolean isRun(String text, int at) {
        int before = at - 1;
        while (at - before < LONGEST_RUN && text.charAt(before) == text.charAt(at)) {
            before--;
        }
        return at - before == LONGEST_RUN;
    }

    public boolean is(String wanted) {
        return text.equals(wanted);
    }

    /** Whether the token is one of some signs, or the end of a line. */
    public boolean isAny(String signs) {
        return (kind == Kind.SIGN || kind == Kind.LINE_END) && signs.contains(text);
    }

    public boolean isWord() {
        return kind == Kind.WORD;
    }
}
