package io.github.nqueens.formats.words;

import io.github.nqueens.AttackRule;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.text.Token;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the words of a text say about its board as a whole: that queens do not stand where it names squares, how many stand in each row,
 * under which rule, from where its rows are counted, or that a program or a person has yet to write it. A text is never read as if it did
 * not say so: what such a word asks for is done, or the text is refused by the word.
 */
public final class Provisos {
    private static final Set<String> DENIALS = Set.of(
            "no",
            "not",
            "never",
            "without",
            "cannot",
            "neither",
            "nor",
            "nowhere",
            "isn't",
            "aren't",
            "don't",
            "doesn't",
            "can't",
            "mustn't",
            "except",
            "excluding");
    private static final Set<String> UNDONE = Set.of(
            "remove",
            "removed",
            "removes",
            "removing",
            "delete",
            "deleted",
            "erase",
            "erased",
            "unset",
            "undo",
            "unplace",
            "unplaced",
            "move",
            "moved",
            "moves",
            "discard",
            "discarded",
            "backtrack",
            "backtracked",
            "backtracking",
            "lift",
            "lifted",
            "clear",
            "cleared",
            "take");
    private static final Set<String> QUEENS = Set.of("queen", "queens", "star", "stars", "crown", "crowns");
    private static final Set<String> SUBJECTS = Set.of(
            "queen", "queens", "star", "stars", "crown", "crowns", "piece", "pieces", "place", "placed", "blocked",
            "region");
    /** Words of sentences on the rule or the result, which deny no square. */
    private static final Set<String> OF_RULES = Set.of(
            "attack",
            "attacks",
            "attacking",
            "attacked",
            "conflict",
            "conflicts",
            "threaten",
            "threatens",
            "touch",
            "touches",
            "share",
            "shares",
            "two",
            "same",
            "other",
            "another",
            "solution",
            "solutions",
            "more",
            "hint",
            "hints",
            "help",
            "adjacent");

    private static final Set<String> STARS = Set.of("star", "stars", "crown", "crowns", "\u2605", "\u2B50");
    private static final List<String> NUMBERS =
            List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
    private static final Set<String> MANY = Set.of("double", "triple", "twin", "several", "multiple");
    private static final Set<String> EACH = Set.of("per", "each", "every");
    private static final Set<String> UNITS = Set.of(
            "row", "rows", "column", "columns", "col", "line", "lines", "region", "area", "color", "colour", "sector",
            "cage", "zone", "shape", "group", "unit", "rank", "file");
    private static final Set<String> TORUS = Set.of("torus", "toroidal", "toroid", "wraparound", "wrapped", "wraps");
    private static final Set<String> SUPERQUEENS = Set.of("superqueen", "superqueens", "amazon", "amazons");
    private static final Set<String> OTHER_RULES = Set.of(
            "rook",
            "rooks",
            "knight",
            "knights",
            "bishop",
            "bishops",
            "pawn",
            "pawns",
            "nightrider",
            "cylinder",
            "cylindrical",
            "moebius",
            "klein",
            "hexagonal",
            "peaceable");
    private static final Set<String> RULE_NAMES =
            Set.of("topology", "piece", "pieces", "variant", "geometry", "surface");
    private static final Set<String> USUAL = Set.of(
            "queen",
            "queens",
            "q",
            "flat",
            "plane",
            "planar",
            "square",
            "standard",
            "normal",
            "classic",
            "none",
            "null",
            "touch",
            "grid",
            "board",
            "chess",
            "is",
            "are",
            "of",
            "the");
    private static final Set<String> FALSE = Set.of("false", "no", "off", "none", "null", "0", "ignored", "free");
    private static final Set<String> TRUE = Set.of("true", "yes", "on", "1", "allowed", "count");
    private static final List<String[]> TURNED = phrases(
            "bottom",
            "upside down",
            "lower left",
            "lower right",
            "upper right",
            "top right",
            "right to left",
            "rtl",
            "column major",
            "line is a column",
            "row is a column",
            "lines are columns",
            "rows are columns",
            "columns first",
            "last row first",
            "mirrored",
            "flipped",
            "rotated",
            "transposed",
            "reversed",
            "inverted",
            "y up",
            "reverse order",
            "in reverse",
            "south at",
            "from below",
            "from the right",
            "counted from the right",
            "points up",
            "axis up",
            "upwards");
    private static final Set<String> FROM_TOP =
            Set.of("top", "upper", "left", "zero", "one", "north", "west", "nw", "tl", "at", "is", "the");
    private static final Set<String> COMPUTED = Set.of(
            "fill",
            "zeros",
            "ones",
            "full",
            "eye",
            "arange",
            "linspace",
            "randint",
            "randrange",
            "shuffle",
            "permutation",
            "rand",
            "random",
            "sample",
            "repeat");
    private static final Set<String> LOOPS = Set.of("for", "while", "foreach", "until");
    private static final Set<String> FILLING = Set.of("append", "push", "add", "put", "set", "insert");
    private static final Set<String> MEASURES = Set.of(
            "ms", "sec", "secs", "seconds", "s", "min", "minutes", "hours", "mm", "cm", "m", "km", "g", "kg", "percent",
            "%", "\u00B0", "\u20AC", "$", "\u00A3", "px", "pt", "points", "pts", "votes", "years", "degrees");

    private final Source source;
    private final String text;
    private final List<List<Token>> lines = new ArrayList<>();

    /** The rules under which the text is right, or null if it names none, and where it names them. */
    private @Nullable Set<AttackRule> rules;

    private int ruleAt;

    /** The first name before a value that says nothing that is known, and where it stands; empty if there is none. */
    private String unknown = "";

    private int unknownAt;

    /** What rows and columns count from, as the words say, or -1. */
    public int from = -1;

    private Provisos(Source source) {
        this.source = source;
        this.text = source.text;
    }

    /** What the words of a text ask for. Throws what cannot be done. */
    public static Provisos of(Source source, boolean markup) {
        Provisos provisos = new Provisos(source);
        String bare = markup ? withoutTags(source.text) : source.text;
        for (int start = 0; start < bare.length(); ) {
            int end = source.lineEnd(start);
            provisos.lines.add(Token.of(bare, start, end));
            start = end + 1;
        }
        provisos.read();
        return provisos;
    }

    private static List<String[]> phrases(String... phrases) {
        return Arrays.stream(phrases).map(phrase -> phrase.split(" ", -1)).toList();
    }

    /** The text with spaces in place of its tags, whose attributes say how a page looks. */
    private static String withoutTags(String text) {
        StringBuilder bare = new StringBuilder(text);
        boolean inTag = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            inTag |= c == '<';
            if (inTag && c != '\n') {
                bare.setCharAt(i, ' ');
            }
            inTag &= c != '>';
        }
        return bare.toString();
    }

    /** Requires that a problem has the rule that its text names. */
    public void requireRule(Set<AttackRule> found) {
        if (rules != null && rules.stream().noneMatch(found::contains)) {
            AttackRule named = rules.iterator().next();
            throw new IllegalArgumentException(source.at(ruleAt) + " names another rule, "
                    + Source.quote(word(ruleAt)) + ", than the one that the problem would have, "
                    + found.stream().map(AttackRule::name).collect(Collectors.joining(", "))
                    + "; write rule=" + named
                    + " on the first line, or the name \"rule\" before it, or leave the word out");
        }
    }

    /** A refusal with the name that may be its cause: one that says nothing that is known of a board. */
    public IllegalArgumentException naming(IllegalArgumentException refusal) {
        String message = String.valueOf(refusal.getMessage());
        return unknown.isEmpty() || message.contains(unknown)
                ? refusal
                : new IllegalArgumentException(
                        message + "; the name " + Source.quote(unknown) + " on " + source.lineOf(unknownAt)
                                + " says nothing that is known",
                        refusal);
    }

    private void noteUnknown(List<Token> line, int i) {
        Token token = line.get(i);
        boolean named = value(line, i) != null || isAt(line, i + 1, "(");
        boolean begins = i == 0 || !touches(line, i - 1) || !line.get(i - 1).isWord();
        int start = token.offset();
        int end = token.end();
        while (end < text.length() && isInName(text.charAt(end))) {
            end++;
        }
        if (unknown.isEmpty()
                && begins
                && (named || end > token.end())
                && token.text().length() > 2) {
            String name = text.substring(start, end);
            int last = i;
            while (last + 1 < line.size() && line.get(last + 1).offset() < end) {
                last++;
            }
            if ((value(line, last) != null || isAt(line, last + 1, "(")) && !Keys.isAside(name)) {
                unknown = name;
                unknownAt = start;
            }
        }
    }

    private String word(int offset) {
        return text.substring(offset, Math.max(offset + 1, Token.wordEnd(text, offset, text.length())));
    }

    private void read() {
        int measured = 0;
        int numbers = 0;
        int loop = -1;
        for (List<Token> line : lines) {
            requireKnownName(line);
            for (int i = 0; i < line.size(); i++) {
                Token token = line.get(i);
                switch (token.kind()) {
                    case WORD -> {
                        requireNoDenial(line, i);
                        requireRule(line, i);
                        requireTop(line, i);
                        requireNoProgram(line, i, loop);
                        loop = loop < 0 && isLoop(line, i) ? token.offset() : loop;
                        requireOneStar(line, i);
                        readFrom(line, i);
                        noteUnknown(line, i);
                    }
                    case NUMBER -> {
                        numbers++;
                        measured += isMeasured(line, i) ? 1 : 0;
                    }
                    case SIGN -> requireNoSign(line, i);
                }
            }
        }
        if (measured > 3 && 2 * measured >= numbers) {
            throw new IllegalArgumentException(
                    "the text has " + measured
                            + " numbers with a unit, which are measured quantities and no columns; write the board without the units if it is one");
        }
    }

    /** Refuses a line that gives one number, or whether something is true, to a name that nobody knows. */
    private void requireKnownName(List<Token> line) {
        int sign = 0;
        while (sign < line.size() && sign < 4 && line.get(sign).isWord()) {
            sign++;
        }
        boolean named = sign > 0 && sign + 2 == line.size() && (isAt(line, sign, ":") || isAt(line, sign, "="));
        Token value = named ? line.get(sign + 1) : null;
        if (value == null || !(value.kind() == Token.Kind.NUMBER || value.is("true") || value.is("false"))) {
            return;
        }
        String name = text.substring(line.get(0).offset(), line.get(sign - 1).end());
        if (!Keys.isAside(name)) {
            throw new IllegalArgumentException(
                    source.at(line.get(0).offset()) + " has the name " + Source.quote(name)
                            + ", which says nothing that is known of a board; leave the line out, or use a name such as 'size', 'rule' or 'stars'");
        }
    }

    /** Takes what rows and columns count from: {@code 1-based}, {@code zero-indexed}, {@code counted from 1}. */
    private void readFrom(List<Token> line, int i) {
        int number = -1;
        if (isWordOf(line, i, Set.of("based", "indexed")) && i > 0) {
            number = count(line.get(isAt(line, i - 1, "-") && i > 1 ? i - 2 : i - 1));
        } else if (isWordOf(line, i, Set.of("count", "counted", "counting", "counts", "indexed", "numbered"))
                && isAt(line, i + 1, "from")
                && i + 2 < line.size()) {
            number = count(line.get(i + 2));
        }
        from = number == 0 || number == 1 ? number : from;
    }

    private static boolean isAt(List<Token> line, int index, String wanted) {
        return index >= 0 && index < line.size() && line.get(index).is(wanted);
    }

    private static boolean isWordOf(List<Token> line, int index, Set<String> words) {
        return index >= 0
                && index < line.size()
                && words.contains(line.get(index).text());
    }

    private static boolean has(List<Token> line, Set<String> words) {
        return line.stream().anyMatch(token -> words.contains(token.text()));
    }

    private static boolean hasNumber(List<Token> line) {
        return line.stream().anyMatch(token -> token.kind() == Token.Kind.NUMBER);
    }

    /** Whether a token touches the next one, with nothing or an underscore between. */
    private boolean touches(List<Token> line, int index) {
        if (index + 1 >= line.size()) {
            return false;
        }
        int end = line.get(index).end();
        int next = line.get(index + 1).offset();
        return next == end || (next == end + 1 && text.charAt(end) == '_');
    }

    /** Refuses a word, with the whole name in which it stands. */
    private IllegalArgumentException refusal(Token token, String why) {
        int start = token.offset();
        int end = token.end();
        while (start > 0 && token.isWord() && isInName(text.charAt(start - 1))) {
            start--;
        }
        while (end < text.length() && token.isWord() && isInName(text.charAt(end))) {
            end++;
        }
        return new IllegalArgumentException(
                source.at(start) + " says " + Source.quote(text.substring(start, end)) + ", " + why);
    }

    private static boolean isInName(char c) {
        return c == '_' || c == '-' || Character.isLetter(c);
    }

    private void requireNoDenial(List<Token> line, int i) {
        Token token = line.get(i);
        boolean denies = DENIALS.contains(token.text())
                && !isAt(line, i + 1, ".")
                && !isAt(line, i + 1, ":")
                && !isAt(line, i + 1, "=");
        if (denies && !(token.is("no") && i + 1 < line.size() && line.get(i + 1).kind() == Token.Kind.NUMBER)) {
            int next = i + 1;
            while (isWordOf(line, next, Set.of("a", "an", "the", "any", "of"))) {
                next++;
            }
            boolean called =
                    (next < line.size() && line.get(next).isWord() && isAt(line, next + 1, "(") && touches(line, next))
                            || isAt(line, i + 1, "(");
            boolean code = called && (i == 0 || !line.get(i - 1).isWord()) && !token.is("no");
            boolean near =
                    isWordOf(line, next, QUEENS) || (isWordOf(line, next, Set.of("place", "put")) && has(line, QUEENS));
            boolean squares = has(line, SUBJECTS) && (hasNumber(line) || near);
            if ((code && !isAt(line, i - 1, ",")) || (squares && !has(line, OF_RULES))) {
                throw refusal(
                        token,
                        "so that it denies what stands beside it; write only the queens, blocked squares and regions that there are");
            }
        }
        if (token.is("avoid") && hasNumber(line) && has(line, Set.of("("))) {
            throw refusal(token, "so that it denies what stands beside it; write only the queens that there are");
        }
        if (UNDONE.contains(token.text())
                && (isCall(line, i) || (has(line, QUEENS) && hasNumber(line) && !isName(line, i) && isMove(line, i)))) {
            throw refusal(token, "which takes something off the board; write only what stands on it at the end");
        }
    }

    /** Whether a queen that a line moves goes from one square to another one; any other of these words takes a queen off. */
    private static boolean isMove(List<Token> line, int i) {
        return !line.get(i).text().startsWith("move") || has(line, Set.of("from"));
    }

    /** Whether a word is the name, or part of the name, of a value behind a colon or a sign of equality. */
    private boolean isName(List<Token> line, int i) {
        int end = i;
        while (touches(line, end) && line.get(end + 1).isWord()) {
            end++;
        }
        end += isAt(line, end + 1, "\"") || isAt(line, end + 1, "'") ? 1 : 0;
        return isAt(line, end + 1, ":") || isAt(line, end + 1, "=");
    }

    /** Whether a word is the name, or begins the name, of a call with a number. */
    private boolean isCall(List<Token> line, int i) {
        int end = i;
        while (touches(line, end) && line.get(end + 1).isWord()) {
            end++;
        }
        if (!isAt(line, end + 1, "(") || !touches(line, end)) {
            return false;
        }
        for (int at = end + 2; at < line.size() && !line.get(at).is(")"); at++) {
            if (line.get(at).kind() == Token.Kind.NUMBER) {
                return true;
            }
        }
        return false;
    }

    private void name(Token token, AttackRule... named) {
        if (rules == null) {
            rules = EnumSet.copyOf(List.of(named));
            ruleAt = token.offset();
        }
    }

    /** The value behind a name and a sign, quotation marks aside, or null. */
    private static @Nullable Token value(List<Token> line, int i) {
        int at = i + 1;
        while (at < line.size() && Set.of("\"", "'", "`").contains(line.get(at).text())) {
            at++;
        }
        if (!isAt(line, at, ":") && !isAt(line, at, "=")) {
            return null;
        }
        do {
            at++;
        } while (at < line.size()
                && Set.of("\"", "'", "`", "=", ">").contains(line.get(at).text()));
        return at < line.size() ? line.get(at) : null;
    }

    private void requireRule(List<Token> line, int i) {
        Token token = line.get(i);
        Token value = value(line, i);
        if (value == null && token.is("wrap") && isAt(line, i + 1, "around")) {
            value = value(line, i + 1);
        }
        boolean off = value != null && FALSE.contains(value.text());
        boolean joined = isAt(line, i, "super") && isWordOf(line, i + 1, QUEENS);
        boolean isValue =
                i > 1 && (isAt(line, i - 1, "\"") || isAt(line, i - 1, ":")) && has(line.subList(0, i), Set.of(":"));
        boolean wraps = isAt(line, i, "wrap") && (isValue || isAt(line, i + 1, "around") || value != null);
        if ((TORUS.contains(token.text()) || wraps) && !off) {
            name(token, AttackRule.TORUS);
        } else if ((SUPERQUEENS.contains(token.text()) || joined) && !off) {
            name(token, AttackRule.SUPERQUEENS);
        } else if ((OTHER_RULES.contains(token.text()) && !off)
                || (isWordOf(line, i, Set.of("king", "kings")) && line.size() < 3)) {
            throw refusal(token, otherRule());
        } else if (RULE_NAMES.contains(token.text())
                && value != null
                && value.isWord()
                && !USUAL.contains(value.text())
                && !TORUS.contains(value.text())
                && !SUPERQUEENS.contains(value.text())
                && !value.is("super")
                && !value.is("wrap")) {
            throw refusal(value, otherRule());
        } else if (Set.of("diagonal", "diagonals", "diags", "diagonally").contains(token.text())) {
            requireDiagonals(line, i, value, off);
        } else if (Set.of("touch", "touching", "adjacent", "adjacency").contains(token.text())) {
            boolean allowed = (value != null && TRUE.contains(value.text()) && !isWordOf(line, i - 1, DENIALS))
                    || (value != null && off && isWordOf(line, i - 1, DENIALS))
                    || isWordOf(line, i - 1, Set.of("may", "can", "allow"))
                    || isAt(line, i + 1, "allowed");
            if (allowed) {
                name(token, AttackRule.QUEENS, AttackRule.TORUS, AttackRule.SUPERQUEENS);
            }
        }
    }

    private static String otherRule() {
        return "which is another rule than " + Arrays.toString(AttackRule.values())
                + "; a problem under it cannot be read, so leave the word out if it does not matter";
    }

    private void requireDiagonals(List<Token> line, int i, @Nullable Token value, boolean off) {
        boolean denied = isWordOf(line, i - 1, Set.of("no", "without", "ignore", "ignoring", "not", "skip", "only"))
                || isWordOf(line, i + 1, Set.of("ignored", "free", "allowed"))
                || (isWordOf(line, i + 1, Set.of("are", "is", "do", "does"))
                        && isWordOf(line, i + 2, Set.of("ignored", "not", "free", "allowed")));
        if (off || denied) {
            throw refusal(
                    line.get(i),
                    "and that diagonals do not count, which is no rule of " + Arrays.toString(AttackRule.values())
                            + "; leave the words out if they do not matter");
        }
        if (value != null && TRUE.contains(value.text())) {
            name(line.get(i), AttackRule.QUEENS, AttackRule.TORUS, AttackRule.SUPERQUEENS);
        }
    }

    private void requireTop(List<Token> line, int i) {
        for (String[] phrase : TURNED) {
            if (isPhrase(line, i, phrase) && !isAt(line, i + phrase.length, "(")) {
                Token value = value(line, i + phrase.length - 1);
                boolean off = value != null && FALSE.contains(value.text());
                if (!off && line.subList(0, i).stream().noneMatch(token -> DENIALS.contains(token.text()))) {
                    Token last = line.get(i + phrase.length - 1);
                    throw new IllegalArgumentException(
                            source.at(line.get(i).offset()) + " says "
                                    + Source.quote(text.substring(line.get(i).offset(), last.end()))
                                    + ", so that the board is another one than its lines show; write its rows from the top, without this remark");
                }
            }
        }
        Token value = line.get(i).is("origin") ? value(line, i) : null;
        if (value != null && value.isWord() && !FROM_TOP.contains(value.text())) {
            throw refusal(
                    value,
                    "where rows begin at another place than at the top left; write the rows from the top, and leave it out");
        }
    }

    /** Whether words follow each other, dashes aside. */
    private static boolean isPhrase(List<Token> line, int start, String[] words) {
        int at = start;
        for (int word = 0; word < words.length; word++) {
            while (word > 0 && isAt(line, at, "-")) {
                at++;
            }
            if (!isAt(line, at, words[word])) {
                return false;
            }
            at++;
        }
        return at - start == words.length || words.length > 1;
    }

    private static int count(@Nullable Token token) {
        if (token == null) {
            return -1;
        }
        return token.kind() == Token.Kind.NUMBER
                ? Signs.number(token.text())
                : MANY.contains(token.text()) ? 2 : NUMBERS.indexOf(token.text());
    }

    /** The number that a word is, from zero to ten, or -1. */
    public static int number(String word) {
        String small = word.strip().toLowerCase(Locale.ROOT);
        int dash = small.indexOf('-');
        String first = dash > 0 ? small.substring(0, dash) : small;
        return Signs.number(first) >= 0 ? Signs.number(first) : NUMBERS.indexOf(first);
    }

    /** Whether words say that rows and columns begin at the top left. */
    public static boolean isTopLeft(String words) {
        return Token.of(words, 0, words.length()).stream()
                .allMatch(token -> !token.isWord() || FROM_TOP.contains(token.text()));
    }

    /** Refuses a line that asks for more queens or stars than one in each row, column or region. */
    private void requireOneStar(List<Token> line, int i) {
        Token token = line.get(i);
        boolean many =
                STARS.contains(token.text()) && !token.isWord() && isAt(line, i + 1, token.text()) && touches(line, i);
        if (many && has(line, EACH)) {
            requireOne(2, line, i, true);
        }
        if (EACH.contains(token.text()) && isWordOf(line, i + 1, UNITS)) {
            // Behind "each row", the number may stand: each row has two queens.
            for (int at = i + 2; at < Math.min(line.size(), i + 8); at++) {
                int count = count(line.get(at));
                if (count >= 0) {
                    requireOne(count, line, at, isWordOf(line, at + 1, QUEENS));
                    return;
                }
            }
        }
        boolean star = STARS.contains(token.text());
        if (!star && !token.is("queen") && !token.is("queens")) {
            return;
        }
        Token value = star ? value(line, i) : null;
        int behind = value == null ? -1 : line.indexOf(value);
        if (value != null
                && behind > 0
                && value.kind() == Token.Kind.NUMBER
                && (behind + 1 == line.size() || !isListed(line, behind))) {
            requireOne(count(value), line, behind, true);
        }
        int before = isAt(line, i - 1, "-") ? i - 2 : i - 1;
        int count = before < 0 ? -1 : count(line.get(before));
        if (count > 1) {
            requireOne(
                    count,
                    line,
                    before,
                    isEach(line, i) || (star && count < 7 && !has(line, Set.of("total", "all", "placed"))));
        }
    }

    /** Whether more numbers stand beside a number, so that it is one of a list. */
    private static boolean isListed(List<Token> line, int index) {
        int next = isAt(line, index + 1, ",") ? index + 2 : index + 1;
        return next < line.size() && line.get(next).kind() == Token.Kind.NUMBER;
    }

    /** Whether a number of queens before an index is that of each row, column or region, and no other number stands between. */
    private static boolean isEach(List<Token> line, int index) {
        for (int at = index + 1; at < line.size(); at++) {
            if (count(line.get(at)) >= 0) {
                return false;
            }
            boolean each = EACH.contains(line.get(at).text())
                    || (isAt(line, at, "a") && !isAt(line, at - 1, "in") && !isAt(line, at - 1, "on"));
            if (each && isWordOf(line, at + 1, UNITS)) {
                return true;
            }
        }
        return false;
    }

    private void requireOne(int count, List<Token> line, int at, boolean said) {
        if (said && count > 1) {
            throw new IllegalArgumentException(
                    source.at(line.get(at).offset()) + " asks for " + count
                            + " stars in each row, column and region, but a problem has one queen in each; puzzles with more are not supported");
        }
    }

    private static boolean isLoop(List<Token> line, int i) {
        boolean open =
                line.stream().anyMatch(token -> token.is("(") || token.is("{")) || isAt(line, line.size() - 1, ":");
        return i == 0 && LOOPS.contains(line.get(0).text()) && open;
    }

    private void requireNoProgram(List<Token> line, int i, int loop) {
        Token token = line.get(i);
        boolean called = isAt(line, i + 1, "(") && touches(line, i);
        boolean computed = called && COMPUTED.contains(token.text()) && (i == 0 || !isAt(line, i - 1, "_"));
        boolean range = called && token.is("range") && i > 0 && !line.get(i - 1).isWord();
        boolean comprehension = token.is("for")
                && i > 0
                && line.get(0).kind() != Token.Kind.WORD
                && has(line.subList(i, line.size()), Set.of("in"))
                && isAt(line, line.size() - 1, "]");
        boolean model = i == 0 && Set.of("constraint", "forall").contains(token.text()) && has(line, Set.of("("));
        boolean assigned = loop >= 0
                && isAt(line, i - 1, "[")
                && isAt(line, i + 1, "]")
                && isAt(line, i + 2, "=")
                && !isAt(line, i + 3, "=");
        boolean mapped = called && token.is("map") && isArithmetic(line, i);
        boolean filled = loop >= 0 && called && FILLING.contains(token.text());
        if (mapped || computed || range || comprehension || model || assigned || filled) {
            throw program(token);
        }
    }

    /** Whether an arrow stands behind an index, and a sign of arithmetic behind the arrow. */
    private static boolean isArithmetic(List<Token> line, int from) {
        boolean arrow = false;
        for (int at = from; at < line.size(); at++) {
            arrow |= isAt(line, at, "=") && isAt(line, at + 1, ">");
            if (arrow && Set.of("+", "-", "*", "%").contains(line.get(at).text())) {
                return true;
            }
        }
        return false;
    }

    private IllegalArgumentException program(Token token) {
        return new IllegalArgumentException(source.at(token.offset()) + " has "
                + Source.quote(text.substring(token.offset(), token.end()))
                + ", with which a program computes a board; programs are not run, so write the board that it prints");
    }

    private boolean isMeasured(List<Token> line, int i) {
        return isWordOf(line, i + 1, MEASURES)
                && !isAt(line, i + 2, "(")
                && !(line.get(i + 1).is("s") && !touches(line, i) && i + 2 < line.size());
    }

    private void requireNoSign(List<Token> line, int i) {
        Token token = line.get(i);
        boolean operand = i > 0
                && (line.get(i - 1).kind() != Token.Kind.SIGN || isAt(line, i - 1, "]") || isAt(line, i - 1, ")"));
        boolean unequal = token.is("\u2260")
                || ((token.is("!") || token.is("~")) && isAt(line, i + 1, "=") && touches(line, i))
                || (token.is("<")
                        && isAt(line, i + 1, ">")
                        && touches(line, i)
                        && i + 2 < line.size()
                        && line.get(i + 2).kind() != Token.Kind.SIGN)
                || (token.is("\\") && isAt(line, i + 1, "=") && touches(line, i))
                || (token.is("=") && isAt(line, i + 1, "\\") && isAt(line, i + 2, "="))
                || (token.is("/")
                        && isAt(line, i + 1, "=")
                        && touches(line, i)
                        && i + 2 < line.size()
                        && line.get(i + 2).kind() == Token.Kind.NUMBER);
        boolean compares = (token.is("<") || token.is(">"))
                && !isWordOf(line, i - 1, Set.of("-", "=", "<", ">"))
                && i + 1 < line.size()
                && line.get(isAt(line, i + 1, "=") && i + 2 < line.size() ? i + 2 : i + 1)
                                .kind()
                        == Token.Kind.NUMBER
                && !has(line, Set.of(token.is("<") ? ">" : "<"));
        boolean negation =
                (Set.of("~", "!", "\u00AC", "-").contains(token.text()) && touches(line, i) && isQueen(line, i + 1))
                        || (token.is("\\") && isAt(line, i + 1, "+"));
        boolean fails = token.is("=") && isAt(line, i - 1, ")") && isWordOf(line, i + 1, Set.of("false", "no"));
        if (fails || ((unequal || compares) && operand) || (negation && !operand)) {
            throw refusal(token, "so that it denies what stands beside it; write only the queens that there are");
        }
        boolean rule = token.is(":")
                && isAt(line, i + 1, "-")
                && touches(line, i)
                && i + 2 < line.size()
                && line.get(i + 2).isWord();
        if (rule) {
            throw program(new Token(token.kind(), ":-", token.offset(), token.offset() + 2));
        }
        if (token.is("*")
                && isAt(line, i - 1, "]")
                && i + 1 < line.size()
                && line.get(i + 1).kind() != Token.Kind.SIGN
                && (isAt(line, i - 3, "[") || isAt(line, i - 4, "["))) {
            throw program(token);
        }
        requireOneStar(line, i);
        requireNoGap(line, i);
    }

    private static boolean isQueen(List<Token> line, int i) {
        return (isWordOf(line, i, QUEENS) || isAt(line, i, "q")) && isAt(line, i + 1, "(");
    }

    /** Three points among values are values that somebody left out. */
    private void requireNoGap(List<Token> line, int i) {
        Token token = line.get(i);
        boolean dots = token.is(".")
                && isAt(line, i + 1, ".")
                && isAt(line, i + 2, ".")
                && touches(line, i)
                && touches(line, i + 1)
                && !(isAt(line, i - 1, ".") && touches(line, i - 1))
                && !(isAt(line, i + 3, ".") && touches(line, i + 2));
        if (!dots && !token.is("\u2026")) {
            return;
        }
        int next = dots ? i + 3 : i + 1;
        boolean glued = (i > 0 && line.get(i - 1).isWord() && touches(line, i - 1))
                || (next < line.size() && line.get(next).isWord() && touches(line, next - 1));
        if (glued) {
            // Points beside a letter are squares of a row.
            return;
        }
        boolean number = i > 0 && line.get(i - 1).kind() == Token.Kind.NUMBER;
        boolean goesOn = next < line.size() && line.get(next).kind() == Token.Kind.NUMBER;
        boolean closes = isAt(line, next, "]") || isAt(line, next, ")") || isAt(line, next, "}");
        boolean listed = isAt(line, i - 1, ",")
                || isAt(line, next, ",")
                || (isAt(line, i - 1, "]") && line.size() > 3 && closes);
        int last = isAt(line, next, ",") ? next + 1 : next;
        boolean alone =
                i == 0 && last == line.size() && lines.stream().noneMatch(other -> other != line && isOfThree(other));
        boolean comma = listed && (number || closes || goesOn || isAt(line, i - 1, ",") || next >= line.size());
        if (comma || (number && (goesOn || closes)) || alone) {
            throw new IllegalArgumentException(
                    source.at(token.offset()) + " leaves out values at '" + (dots ? "..." : "\u2026")
                            + "'; print the whole list, for example with numpy.set_printoptions(threshold=sys.maxsize)");
        }
    }

    private static boolean isOfThree(List<Token> line) {
        return !line.isEmpty() && line.get(line.size() - 1).end() - line.get(0).offset() == 3;
    }
}
