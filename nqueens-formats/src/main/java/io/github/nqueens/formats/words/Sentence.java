package io.github.nqueens.formats.words;

import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.text.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A line of a text in words, numbers and signs. An index beyond its ends is allowed, and nothing stands there. */
final class Sentence {
    private static final List<String> NUMBERS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final Set<String> QUEENS = Set.of("queen", "queens", "star", "stars", "crown", "crowns");
    private static final Set<String> QUOTES = Set.of("\"", "'", "`");

    private final Source source;
    private final String text;
    private final List<Token> tokens;
    /** The words and signs of the line, each once. */
    private final Set<String> different;

    private final boolean numbered;

    private Sentence(Source source, String text, int start, int end) {
        this.source = source;
        this.text = text;
        this.tokens = Token.of(text, start, end);
        this.different = tokens.stream().map(Token::text).collect(Collectors.toSet());
        this.numbered = tokens.stream().anyMatch(token -> token.kind() == Token.Kind.NUMBER);
    }

    static Sentence of(Source source, int start, int end) {
        return new Sentence(source, source.text, start, end);
    }

    /** The lines of a text, or of one with spaces in place of parts of it. */
    static List<Sentence> all(Source source, String text) {
        List<Sentence> lines = new ArrayList<>();
        for (int start = 0; start < text.length(); ) {
            int end = source.lineEnd(start);
            lines.add(new Sentence(source, text, start, end));
            start = end + 1;
        }
        return lines;
    }

    int size() {
        return tokens.size();
    }

    private @Nullable Token token(int i) {
        return i >= 0 && i < tokens.size() ? tokens.get(i) : null;
    }

    /** The word in small letters, the digits or the sign at an index; empty beyond the ends. */
    String text(int i) {
        Token token = token(i);
        return token == null ? "" : token.text();
    }

    int offset(int i) {
        return tokens.get(i).offset();
    }

    boolean isWord(int i) {
        Token token = token(i);
        return token != null && token.isWord();
    }

    boolean isNumber(int i) {
        Token token = token(i);
        return token != null && token.kind() == Token.Kind.NUMBER;
    }

    boolean is(int i, String... wanted) {
        String text = text(i);
        for (String one : wanted) {
            if (one.equals(text)) {
                return true;
            }
        }
        return false;
    }

    boolean is(int i, Words idea) {
        return idea.has(text(i));
    }

    boolean isQueen(int i) {
        return QUEENS.contains(text(i));
    }

    /** Whether one of the words or signs stands in a part of the line. */
    boolean has(int from, int to, Set<String> words) {
        return tokens.subList(from, to).stream().anyMatch(token -> words.contains(token.text()));
    }

    boolean has(Set<String> words) {
        return words.stream().anyMatch(different::contains);
    }

    boolean hasQueen() {
        return has(QUEENS);
    }

    boolean hasNumber() {
        return numbered;
    }

    /** Whether a token touches the next one, with nothing or an underscore between. */
    boolean touches(int i) {
        Token one = token(i);
        Token next = token(i + 1);
        return one != null
                && next != null
                && (next.offset() == one.end() || (next.offset() == one.end() + 1 && text.charAt(one.end()) == '_'));
    }

    /** The last word of the name in which a word stands. */
    int nameEnd(int i) {
        int end = i;
        while (touches(end) && isWord(end + 1)) {
            end++;
        }
        return end;
    }

    /** The first word of the name in which a word stands. */
    int nameStart(int i) {
        int start = i;
        while (touches(start - 1) && isWord(start - 1)) {
            start--;
        }
        return start;
    }

    boolean isNameAt(int i) {
        return isWord(i) || isNumber(i);
    }

    /** The last word or number of the name in which a word stands. */
    int wholeNameEnd(int i) {
        int end = i;
        while (touches(end) && isNameAt(end + 1)) {
            end++;
        }
        return end;
    }

    /** Whether a sign of equality, an arrow or the bracket of a call stands behind the last word of a name. */
    boolean isNamed(int last) {
        int at = last + 1;
        while (QUOTES.contains(text(at)) || is(at, "]")) {
            at++;
        }
        return is(at, ":", "=") || (is(at, "<") && is(at + 1, "-")) || (is(last + 1, "(") && touches(last));
    }

    /** Whether a bracket of a call touches the name in which a word stands. */
    boolean isCalled(int i) {
        int end = nameEnd(i);
        return is(end + 1, "(") && touches(end);
    }

    /** The index of the value behind a name and a sign of equality, or -1. */
    int value(int i) {
        int at = i + 1;
        while (QUOTES.contains(text(at))) {
            at++;
        }
        if (!is(at, ":", "=")) {
            return -1;
        }
        do {
            at++;
        } while (QUOTES.contains(text(at)) || is(at, "=", ">"));
        return at < size() ? at : -1;
    }

    /** The number at an index in digits or in words, or -1. */
    int number(int i) {
        return isNumber(i) ? Signs.number(text(i)) : NUMBERS.indexOf(text(i));
    }

    /** The number that a word is, from zero to ten, or -1. */
    static int number(String word) {
        String small = word.strip().toLowerCase(Locale.ROOT);
        int dash = small.indexOf('-');
        String first = dash > 0 ? small.substring(0, dash) : small;
        return Signs.number(first) >= 0 ? Signs.number(first) : NUMBERS.indexOf(first);
    }

    /** Where three points end that stand in place of values, or -1. Points beside a letter or among others are squares of a row. */
    int gapEnd(int i) {
        int end = i + 1;
        if (!is(i, "\u2026")) {
            boolean dots = is(i, ".") && is(i + 1, ".") && is(i + 2, ".") && touches(i) && touches(i + 1);
            end = i + 3;
            if (!dots || (is(i - 1, ".") && touches(i - 1)) || (is(end, ".") && touches(end - 1))) {
                return -1;
            }
        }
        boolean glued = (isWord(i - 1) && touches(i - 1)) || (isWord(end) && touches(end - 1));
        return glued ? -1 : end;
    }

    /** Whether the line is three characters wide. */
    boolean isOfThree() {
        return size() > 0 && tokens.get(size() - 1).end() - offset(0) == 3;
    }

    /** What stands between two tokens, with both of them. */
    String written(int first, int last) {
        return text.substring(tokens.get(first).offset(), tokens.get(last).end());
    }

    /** A refusal of what stands between two tokens, or of the whole name in which a word stands. */
    IllegalArgumentException refusal(int first, int last, String why) {
        int start = offset(first);
        int end = tokens.get(last).end();
        while (start > 0 && isWord(first) && isInName(text.charAt(start - 1))) {
            start--;
        }
        while (end < text.length() && isWord(last) && isInName(text.charAt(end))) {
            end++;
        }
        return new IllegalArgumentException(
                source.at(start) + " says " + Source.quote(text.substring(start, end)) + ", " + why);
    }

    private static boolean isInName(char c) {
        return c == '_' || c == '-' || Character.isLetter(c);
    }
}
