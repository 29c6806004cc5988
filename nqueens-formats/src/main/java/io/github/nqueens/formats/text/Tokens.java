package io.github.nqueens.formats.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Takes a text apart into the tokens of programs and data, whatever their language: words, whole numbers, strings, signs, comments and ends
 * of lines. Each character is read once. A mark that nothing closes is a sign and begins no string, and what a sign such as # begins, a comment
 * or the name of a color, is told by what follows.
 */
public final class Tokens {
    private static final String DELIMITERS = ",;:=[]{}()\"`|<>";
    private static final List<String> SIGNS =
            DELIMITERS.chars().mapToObj(Character::toString).toList();

    private final String text;
    private final int end;
    private final List<Token> tokens = new ArrayList<>();
    private int at;
    private int noQuoteBefore;
    private int noApostropheBefore;
    private boolean noMoreLongStrings;

    private Tokens(String text, int start, int end) {
        this.text = text;
        this.at = start;
        this.end = end;
    }

    /** The tokens of a part of a text. A word goes on to a blank or to a sign that divides values, and a number may end with .0 or a point. */
    public static List<Token> of(String text, int start, int end) {
        Tokens tokens = new Tokens(text, start, end);
        while (tokens.at < end) {
            tokens.step();
        }
        return tokens.tokens;
    }

    private void step() {
        char c = text.charAt(at);
        if (c == '\n') {
            add(Token.Kind.LINE_END, "\n", at + 1);
        } else if (Character.isWhitespace(c)) {
            at++;
        } else if (text.startsWith("/*", at)) {
            int close = text.indexOf("*/", at + 2);
            add(Token.Kind.COMMENT, "", close < 0 ? end : Math.min(end, close + 2));
        } else if (isComment(c, charAt(at + 1, '\n'))) {
            add(Token.Kind.COMMENT, "", before(text.indexOf('\n', at)));
        } else if (c == '"' || c == '\'' || c == '`') {
            string(c);
        } else if (DELIMITERS.indexOf(c) >= 0) {
            add(Token.Kind.SIGN, SIGNS.get(DELIMITERS.indexOf(c)), at + 1);
        } else {
            word();
        }
    }

    private void add(Token.Kind kind, String value, int stop) {
        tokens.add(new Token(kind, value, at, stop));
        at = stop;
    }

    private char charAt(int index, char beyond) {
        return index < end ? text.charAt(index) : beyond;
    }

    /** An index, or the end if it is none or beyond. */
    private int before(int index) {
        return index < 0 ? end : Math.min(index, end);
    }

    /** Whether a comment begins here that goes on to the end of its line, or a fence around code, whose line says no more than the language. */
    private boolean isComment(char c, char next) {
        boolean fence = (c == '`' || c == '~') && (at == 0 || text.charAt(at - 1) == '\n');
        return switch (c) {
            case '`', '~' -> fence && next == c && charAt(at + 2, '\n') == c;
            case '/', '-' -> next == c;
            case '%', '$' ->
                next == ' '
                        || next == c
                        || next == '\n'
                        || (c == '%' && Character.isLetter(next) && "[({".indexOf(charAt(at + 2, ' ')) < 0);
            case '?' -> next == '-';
            case '#' ->
                (" #!\n".indexOf(next) >= 0 || Character.isLetterOrDigit(next))
                        && !text.startsWith("#const", at)
                        && Signs.colorEnd(text, at) <= 0;
            default -> false;
        };
    }

    /** A string in one mark or in three, which may go over lines, or the mark alone if it opens none. */
    private void string(char quote) {
        String triple = "" + quote + quote + quote;
        if (!noMoreLongStrings && (quote == '`' || text.startsWith(triple, at))) {
            String closing = quote == '`' ? "`" : triple;
            int first = at + closing.length();
            int close = text.indexOf(closing, first);
            if (close >= 0 && close + closing.length() <= end) {
                int stop = close + closing.length();
                add(Token.Kind.STRING, withoutMargin(text.substring(first, close), stop), stop);
                return;
            }
            noMoreLongStrings = true;
        }
        int close = at + 1;
        boolean none = quote == '`' || at < (quote == '"' ? noQuoteBefore : noApostropheBefore);
        while (!none && close < end && text.charAt(close) != quote && text.charAt(close) != '\n') {
            close += text.charAt(close) == '\\' ? 2 : 1;
        }
        if (!none && close < end && text.charAt(close) == quote) {
            add(Token.Kind.STRING, resolved(text.substring(at + 1, close)), close + 1);
            return;
        }
        noQuoteBefore = quote == '"' && !none ? close : noQuoteBefore;
        noApostropheBefore = quote == '\'' && !none ? close : noApostropheBefore;
        add(Token.Kind.SIGN, String.valueOf(quote), at + 1);
    }

    /** The lines of a string without what stands before their bars, if Scala or Kotlin takes it off behind the string. */
    private String withoutMargin(String value, int stop) {
        int next = stop;
        while (next < end && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        if (!text.startsWith(".stripMargin", next) && !text.startsWith(".trimMargin", next)) {
            return value;
        }
        List<String> lines = new ArrayList<>();
        for (String line : value.split("\n", -1)) {
            String bare = line.stripLeading();
            lines.add(bare.startsWith("|") ? bare.substring(1) : line);
        }
        return String.join("\n", lines);
    }

    /** A string with each escape of a backslash replaced by its character. */
    private static String resolved(String value) {
        int slash = value.indexOf('\\');
        StringBuilder plain = new StringBuilder(slash < 0 ? value : "");
        for (int i = 0; slash >= 0 && i < value.length(); i++) {
            char c = value.charAt(i);
            if (c != '\\' || i + 1 == value.length()) {
                plain.append(c);
                continue;
            }
            char escaped = value.charAt(++i);
            int code = escaped == 'u' && i + 5 <= value.length() ? hex(value.substring(i + 1, i + 5)) : -1;
            i += code < 0 ? 0 : 4;
            int simple = "nrt".indexOf(escaped);
            plain.append(code >= 0 ? (char) code : simple >= 0 ? "\n\r\t".charAt(simple) : escaped);
        }
        return plain.toString();
    }

    private static int hex(String digits) {
        int code = 0;
        for (int i = 0; i < digits.length() && code >= 0; i++) {
            int digit = Character.digit(digits.charAt(i), 16);
            code = digit < 0 ? -1 : 16 * code + digit;
        }
        return code;
    }

    private void word() {
        int stop = at;
        do {
            stop = Signs.end(text, stop);
        } while (stop < end && !Character.isWhitespace(text.charAt(stop)) && DELIMITERS.indexOf(text.charAt(stop)) < 0);
        String word = text.substring(at, stop);
        int point = word.endsWith(".0") ? word.length() - 2 : word.endsWith(".") ? word.length() - 1 : word.length();
        boolean number = Signs.number(word.substring(0, point)) >= 0;
        // A point behind a word ends a sentence.
        boolean sentence = point > 0
                && point == word.length() - 1
                && word.indexOf('.') == point
                && Character.isWhitespace(charAt(stop, ' '));
        add(number ? Token.Kind.NUMBER : Token.Kind.WORD, number || sentence ? word.substring(0, point) : word, stop);
    }
}
