package io.github.nqueens.formats.words;

import io.github.nqueens.AttackRule;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.text.Token;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the words of a text say about its board as a whole: that queens do not stand where it names squares, how many stand in each row,
 * under which rule, from where its rows are counted, or that a program or a person has yet to write it. A text is never read as if it did
 * not say so: what such a word asks for is done, or the text is refused by the word.
 */
public final class Provisos {
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

    /** Values of a name of a rule that change nothing. */
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
            "super",
            "is",
            "are",
            "of",
            "the");

    private static final Set<String> FALSE = Set.of("false", "no", "off", "none", "null", "0", "ignored", "free");
    private static final Set<String> TRUE = Set.of("true", "yes", "on", "1", "allowed", "count");
    private static final Set<String> FROM_TOP =
            Set.of("top", "upper", "left", "zero", "one", "north", "west", "nw", "tl", "at", "is", "the");
    private static final Set<String> RULES =
            Set.of("topology", "piece", "pieces", "variant", "geometry", "surface", "rule", "rules", "mode");
    /** Words behind a denial that a sentence on squares begins with. */
    private static final List<Phrase> DENIED = Phrase.all("*a|an|the|any|of QUEEN", "*a|an|the|any|of place|put");

    private static final List<Phrase> UNEQUAL = Phrase.all(
            "V|]|) \u2260",
            "V|]|) !|~|\\ +=",
            "V|]|) < +> V",
            "V|]|) = \\ =",
            "V|]|) / += N",
            "^ ~|!|\u00AC|- +QUEEN (",
            "S ~|!|\u00AC|- +QUEEN (",
            "\\ ++",
            ") = false|no");
    private static final List<Phrase> COMPARED = Phrase.all("V|]|) <|> N", "V|]|) <|> = N");
    private final Source source;
    private final List<Sentence> lines;

    /** The rules under which the text is right, or null if it names none, and where it names them. */
    private @Nullable Set<AttackRule> rules;

    private String ruleNamed = "";
    private int ruleAt;
    private final Programs programs;

    /** What rows and columns count from, as the words say, or -1. */
    public int from = -1;
    /** The rows of the board that the words speak of, as in "a 10x10 board", or -1. */
    public int size = -1;

    private Provisos(Source source, String text) {
        this.source = source;
        this.lines = Sentence.all(source, text);
        this.programs = new Programs(source, lines);
    }

    /** What the words of a text ask for. Throws what cannot be done. */
    public static Provisos of(Source source, boolean markup) {
        Provisos provisos = new Provisos(source, markup ? withoutTags(source.text) : source.text);
        provisos.read();
        return provisos;
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
                    + Source.quote(ruleNamed) + ", than the one that the problem would have, "
                    + found.stream().map(AttackRule::name).collect(Collectors.joining(", "))
                    + "; write rule=" + named
                    + " on the first line, or the name \"rule\" before it, or leave the word out");
        }
    }

    private void read() {
        int measured = 0;
        int numbers = 0;
        for (Sentence line : lines) {
            requireKnownName(line);
            for (int i = 0; i < line.size(); i++) {
                if (line.isNumber(i)) {
                    numbers++;
                    readSize(line, i);
                    measured += isMeasured(line, i) ? 1 : 0;
                } else if (line.isWord(i)) {
                    requireNoDenial(line, i);
                    requireRule(line, i);
                    requireTop(line, i);
                    readFrom(line, i);
                }
                programs.requireNone(line, i);
                requireNoSign(line, i);
                StarCounts.requireOne(source, line, i);
            }
        }
        if (measured > 3 && 2 * measured >= numbers) {
            throw new IllegalArgumentException(
                    "the text has " + measured
                            + " numbers with a unit, which are measured quantities and no columns; write the board without the units if it is one");
        }
    }

    private static boolean isMeasured(Sentence line, int i) {
        return line.is(i + 1, Words.UNITS)
                && !line.is(i + 2, "(")
                && !(line.is(i + 1, "s") && !line.touches(i) && i + 2 < line.size());
    }

    /** Refuses a line that gives one number, or whether something is true, to a name that nobody knows. */
    private void requireKnownName(Sentence line) {
        int sign = 0;
        while (sign < 4 && line.isWord(sign)) {
            sign++;
        }
        boolean named = sign > 0 && sign + 2 == line.size() && line.is(sign, ":", "=");
        String name = named ? line.written(0, sign - 1) : "";
        if (named && (line.isNumber(sign + 1) || line.is(sign + 1, "true", "false")) && !Keys.isAside(name)) {
            throw new IllegalArgumentException(
                    source.at(line.offset(0)) + " has the name " + Source.quote(name)
                            + ", which says nothing that is known of a board; leave the line out, or use a name such as 'size', 'rule' or 'stars'");
        }
    }

    private void readSize(Sentence line, int i) {
        int times = line.is(i + 1, "-") ? i + 2 : i + 1;
        int again = line.is(times + 1, "-") ? times + 2 : times + 1;
        boolean board = line.is(again + 1, "board", "grid", "chessboard", "puzzle")
                || (line.is(again + 1, "-") && line.is(again + 2, "board", "grid"));
        if (line.is(times, "x", "by", "\u00D7") && board && line.number(i) == line.number(again)) {
            size = line.number(i);
        }
    }

    /** Takes what rows and columns count from: {@code 1-based}, {@code zero-indexed}, {@code counted from 1}. */
    private void readFrom(Sentence line, int i) {
        int number = -1;
        if (line.is(i, "based", "indexed") && i > 0) {
            number = line.number(line.is(i - 1, "-") ? i - 2 : i - 1);
        } else if (line.is(i, "count", "counted", "counting", "counts", "indexed", "numbered")
                && line.is(i + 1, "from")) {
            number = line.number(i + 2);
        }
        from = number == 0 || number == 1 ? number : from;
    }

    private static void requireNoDenial(Sentence line, int i) {
        boolean denies = line.is(i, Words.DENIAL)
                && !line.is(i, "non", "un")
                && !line.is(i + 1, ".", ":", "=")
                && !(line.is(i, "no") && line.isNumber(i + 1));
        if (denies) {
            boolean called = line.is(i + 1, "(") || (line.isWord(i + 1) && line.is(i + 2, "(") && line.touches(i + 1));
            boolean code = called && !line.isWord(i - 1) && !line.is(i, "no") && !line.is(i - 1, ",");
            boolean near =
                    DENIED.get(0).end(line, i + 1) >= 0 || (DENIED.get(1).end(line, i + 1) >= 0 && line.hasQueen());
            boolean squares = line.has(SUBJECTS) && (line.hasNumber() || near) && !line.has(OF_RULES);
            if (code || squares) {
                throw line.refusal(
                        i,
                        i,
                        "so that it denies what stands beside it; write only the queens, blocked squares and regions that there are");
            }
        }
        if (line.is(i, "avoid") && line.hasNumber() && line.has(Set.of("("))) {
            throw denial(line, i);
        }
        if (line.is(i, Words.UNDONE)) {
            int end = line.nameEnd(i);
            int close = end + 2;
            while (line.isCalled(i) && close < line.size() && !line.isNumber(close) && !line.is(close, ")")) {
                close++;
            }
            boolean calls = line.isCalled(i) && line.isNumber(close);
            boolean moves = line.text(i).startsWith("move") && !line.has(Set.of("from"));
            boolean takes = line.hasQueen() && line.hasNumber() && line.value(end) < 0 && !moves;
            if (calls || takes) {
                throw line.refusal(
                        i, i, "which takes something off the board; write only what stands on it at the end");
            }
        }
    }

    private static IllegalArgumentException denial(Sentence line, int i) {
        return line.refusal(i, i, "so that it denies what stands beside it; write only the queens that there are");
    }

    private void name(Sentence line, int i, AttackRule... named) {
        if (rules == null) {
            rules = EnumSet.copyOf(List.of(named));
            ruleAt = line.offset(i);
            ruleNamed = line.written(i, i);
        }
    }

    private void requireRule(Sentence line, int i) {
        int at =
                line.value(i) < 0 && line.is(i, "wrap") && line.is(i + 1, "around") ? line.value(i + 1) : line.value(i);
        String value = line.text(at);
        boolean off = FALSE.contains(value);
        if (!off && line.is(i, "diagonal", "diagonals") && TRUE.contains(value)) {
            name(line, i, AttackRule.QUEENS, AttackRule.TORUS, AttackRule.SUPERQUEENS);
        }
        boolean wraps = !line.is(i, "wrap")
                || line.is(i + 1, "around")
                || at >= 0
                || (i > 1 && line.is(i - 1, "\"", ":") && line.has(0, i, Set.of(":")));
        int diagonals = Words.NO_DIAGONALS.end(line, i);
        if (diagonals >= 0 || (off && line.is(i, "diagonal", "diagonals", "diags", "diagonally"))) {
            int last = Math.max(i, diagonals - 1);
            throw line.refusal(
                    line.text(last).startsWith("diag") ? last : i,
                    last,
                    "and that diagonals do not count, which is no rule of " + Arrays.toString(AttackRule.values())
                            + "; leave the words out if they do not matter");
        } else if (line.is(i, Words.TORUS) && wraps) {
            if (!off) {
                name(line, i, AttackRule.TORUS);
            }
        } else if (line.is(i, Words.SUPERQUEENS) || (line.is(i, "super") && line.isQueen(i + 1))) {
            if (!off) {
                name(line, i, AttackRule.SUPERQUEENS);
            }
        } else if ((line.is(i, Words.OTHER_RULE) && !off)
                || (line.is(i, "king", "kings") && line.size() < 6 && !line.hasNumber())) {
            throw otherRule(line, i, i);
        } else if (Words.OTHER_RULE.end(line, i) >= 0 && !isDenied(line, i)) {
            throw otherRule(line, i, Words.OTHER_RULE.end(line, i) - 1);
        } else if (RULES.contains(line.text(i))
                && line.isWord(at)
                && !line.is(i, "rule", "rules", "mode")
                && !USUAL.contains(value)
                && !line.is(at, Words.TORUS)
                && !line.is(at, Words.SUPERQUEENS)) {
            throw otherRule(line, at, at);
        } else if (line.is(i, "touch", "touching", "adjacent", "adjacency")) {
            boolean denied = line.is(i - 1, Words.DENIAL);
            if ((TRUE.contains(value) && !denied)
                    || (off && denied)
                    || line.is(i - 1, "may", "can", "allow")
                    || line.is(i + 1, "allowed")) {
                name(line, i, AttackRule.QUEENS, AttackRule.TORUS, AttackRule.SUPERQUEENS);
            }
        }
    }

    private static IllegalArgumentException otherRule(Sentence line, int first, int last) {
        return line.refusal(
                first,
                last,
                "which is another rule than " + Arrays.toString(AttackRule.values())
                        + "; a problem under it cannot be read, so leave the word out if it does not matter");
    }

    /** Whether a word before an index denies. */
    static boolean isDenied(Sentence line, int i) {
        boolean denied = false;
        for (int before = 0; before < i; before++) {
            denied |= line.is(before, Words.DENIAL);
        }
        return denied;
    }

    private static void requireTop(Sentence line, int i) {
        int end = Words.TURNED.end(line, i);
        if (end >= 0 && !isDenied(line, i) && !line.is(end, "(") && !FALSE.contains(line.text(line.value(end - 1)))) {
            throw line.refusal(
                    i,
                    end - 1,
                    "so that the board is another one than its lines show; write its rows from the top, without this remark");
        }
        int value = line.is(i, "origin") ? line.value(i) : -1;
        if (line.isWord(value) && !FROM_TOP.contains(line.text(value))) {
            throw line.refusal(
                    value,
                    value,
                    "where rows begin at another place than at the top left; write the rows from the top, and leave it out");
        }
    }

    /** Whether words say that rows and columns begin at the top left. */
    public static boolean isTopLeft(String words) {
        return Token.of(words, 0, words.length()).stream()
                .allMatch(token -> !token.isWord() || FROM_TOP.contains(token.text()));
    }

    /** The number that a word is, from zero to ten, or -1. */
    public static int number(String word) {
        return Sentence.number(word);
    }

    private static void requireNoSign(Sentence line, int i) {
        for (Phrase phrase : UNEQUAL) {
            if (phrase.end(line, i) >= 0) {
                // The sign stands first, or behind what it compares.
                throw denial(line, line.is(i, "\\", "~", "!", "-", "\u00AC") ? i : i + 1);
            }
        }
        for (Phrase phrase : COMPARED) {
            if (phrase.end(line, i) >= 0 && !line.has(Set.of(line.is(i + 1, "<") ? ">" : "<"))) {
                throw denial(line, i + 1);
            }
        }
    }
}
