package io.github.nqueens.formats.words;

import io.github.nqueens.AttackRule;
import io.github.nqueens.formats.text.Token;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the names before values say about the values. Names count by whole words, into which camelCase, snake_case, kebab-case, blanks and
 * digits cut them; a part of a word says nothing.
 */
public final class Keys {
    /** What a table is there for. */
    public enum Role {
        NONE,
        REGIONS,
        SOLUTION,
        GIVEN,
        BLOCKED,
        DIAGONALS,
        /** Beside a board without being part of it, such as the steps of an explanation. */
        IGNORED,
        /** Names that deny or that name something else than queens, blocked squares and regions. */
        REFUSED
    }

    /** Names of values whose one word is part of other names as well. */
    private static final Set<String> NAMES_OF_STARS = Set.of("k", "puzzlenum");

    private static final Set<String> QUEENS = Set.of("queen", "queens", "crown", "crowns", "star", "stars");
    /** Words between a number of queens and what each of has as many. */
    private static final Set<String> PER = Set.of("per", "in", "each", "every", "a", "for", "by");

    private static final Set<String> UNITS = Set.of(
            "row", "column", "col", "region", "line", "area", "color", "colour", "sector", "cage", "zone", "shape",
            "group", "unit", "house");
    private static final Set<String> BOARDS = Set.of("board", "grid", "queens");
    private static final List<String> DENYING = List.of("un", "non", "not", "mis");
    /** Words that hold words of the table and are none of them: what is unsolved is a puzzle. */
    private static final Set<String> WHOLE =
            Set.of("unsolved", "unit", "note", "notes", "notation", "undo", "timeline", "notebook");

    private static final int LONGEST = 60;

    private Keys() {}

    /** The name in small letters, without signs. */
    public static String plain(String name) {
        StringBuilder plain = new StringBuilder();
        name.chars().limit(40).filter(Character::isLetterOrDigit).forEach(c -> plain.append((char) c));
        return plain.toString().toLowerCase(Locale.ROOT);
    }

    private record Name(String written, List<String> words) {}

    /** The name that was asked for last, in whatever thread: of one name, one question after the other is asked. */
    private static volatile Name last = new Name("", List.of());

    /** The words of a name in small letters and in the singular. */
    public static List<String> words(String name) {
        Name known = last;
        if (!known.written.equals(name)) {
            known = new Name(name, List.copyOf(taken(name)));
            last = known;
        }
        return known.words;
    }

    private static List<String> taken(String name) {
        List<String> words = new ArrayList<>();
        int end = Math.min(name.length(), LONGEST);
        for (int start = 0; start < end; ) {
            int stop = start + 1;
            if (Character.isLetter(name.charAt(start))) {
                stop = Token.wordEnd(name, start, end);
                String word = singular(name.substring(start, stop).toLowerCase(Locale.ROOT));
                List<String> parts = isOfTable(word) || WHOLE.contains(word) ? null : parts(word, 3);
                words.addAll(parts == null ? List.of(word) : parts);
            }
            start = stop;
        }
        return words;
    }

    private static boolean isOfTable(String word) {
        return Words.ofName(word) != null;
    }

    /** A word of the table without the sign of its plural, or the word. */
    private static String singular(String word) {
        if (!isOfTable(word)) {
            for (String[] plural : new String[][] {{"s", ""}, {"ies", "y"}, {"es", ""}}) {
                String bare = word.endsWith(plural[0])
                        ? word.substring(0, word.length() - plural[0].length()) + plural[1]
                        : word;
                if (isOfTable(bare)) {
                    return bare;
                }
            }
        }
        return word;
    }

    /** The words of the table that a word is glued of, or null: {@code regiongrid} is region and grid. */
    private static @Nullable List<String> parts(String word, int most) {
        if (isOfTable(singular(word))) {
            return List.of(singular(word));
        }
        for (int end = 2; end < word.length() - 2 && most > 1 && word.length() < 30; end++) {
            String first = singular(word.substring(0, end));
            List<String> rest = isOfTable(first) && (end > 2 || DENYING.contains(first))
                    ? parts(word.substring(end), most - 1)
                    : null;
            if (rest != null) {
                List<String> parts = new ArrayList<>(List.of(first));
                parts.addAll(rest);
                return parts;
            }
        }
        return null;
    }

    /** Whether a word is the name of a type in a common language. */
    public static boolean isType(String word) {
        return Words.TYPE.has(plain(word));
    }

    public static boolean isSize(String name) {
        return Words.SIZE.has(plain(name));
    }

    public static boolean isRule(String name) {
        return plain(name).equals("rule") || plain(name).equals("attackrule");
    }

    /** Whether a name is that of a number of queens or stars in each row, column or region. */
    public static boolean isStars(String name) {
        List<String> words = words(name);
        boolean queens = words.stream().anyMatch(QUEENS::contains);
        return NAMES_OF_STARS.contains(plain(name))
                || words.contains("star")
                || words.contains("stars")
                || (queens && words.stream().anyMatch(PER::contains))
                || (words.contains("per") && words.stream().anyMatch(UNITS::contains));
    }

    /** Whether a name is that of a rule that a word says, or that holds if its value is true. */
    public static boolean isVariant(String name) {
        String plain = plain(name);
        return (Words.RULE.has(plain) && !isRule(name)) || Words.TORUS.has(plain) || Words.SUPERQUEENS.has(plain);
    }

    /**
     * The rule that another name than this library's gives, as in {@code variant: torus} or {@code torus: true}, or null. Under the names
     * of variants and rules people also write prose.
     */
    public static @Nullable AttackRule variant(String name, String value) {
        String plain = plain(name);
        String said = plain(value);
        AttackRule rule = rule(plain);
        if (rule != null || !isVariant(name)) {
            return said.equals("true") || said.equals("1") || said.equals("yes") ? rule : null;
        }
        return Arrays.stream(AttackRule.values())
                .filter(one ->
                        one == rule(said) || one.name().toLowerCase(Locale.ROOT).equals(said))
                .findFirst()
                .orElse(null);
    }

    private static @Nullable AttackRule rule(String word) {
        return Words.TORUS.has(word) ? AttackRule.TORUS : Words.SUPERQUEENS.has(word) ? AttackRule.SUPERQUEENS : null;
    }

    public static boolean isFrom(String name) {
        return Words.ORIGIN.has(plain(name));
    }

    public static Role role(String name) {
        List<String> words = words(name);
        if (words.isEmpty()) {
            return Role.NONE;
        }
        if (denial(name) != null) {
            return Role.REFUSED;
        }
        if (has(words, Words.IGNORED)) {
            return Role.IGNORED;
        }
        if (has(words, Words.SOLUTION)) {
            return Role.SOLUTION;
        }
        if (has(words, Words.DIAGONALS)) {
            return Role.DIAGONALS;
        }
        if (words.contains("excluded")) {
            return Role.BLOCKED;
        }
        if (has(words, Words.REGIONS)) {
            return Role.REGIONS;
        }
        if (has(words, Words.BLOCKED)) {
            return Role.BLOCKED;
        }
        // A board of queens is a board.
        boolean board = words.contains("board") || words.contains("grid");
        boolean given =
                words.stream().anyMatch(word -> Words.ofName(word) == Words.GIVEN && !(board && word.equals("queens")));
        return given ? Role.GIVEN : Role.NONE;
    }

    /** Whether a name is that of numbers that somebody measured, and no denial of what a board shows. */
    public static boolean isMeasured(String name) {
        return has(words(name), Words.MEASURED);
    }

    /** Whether a name has no other words than those of the table and variables of one or two letters. */
    public static boolean isKnown(String name) {
        return words(name).stream().allMatch(word -> isOfTable(word) || word.length() < 3);
    }

    /** Whether a value that is no list and stands under this name is no part of a problem, or is one that is read. */
    public static boolean isAside(String name) {
        return isSize(name)
                || isRule(name)
                || isStars(name)
                || isFrom(name)
                || isVariant(name)
                || words(name).stream()
                        .allMatch(word -> isOfTable(word)
                                || Words.ASIDE.has(word)
                                || Words.KEYWORD.has(word)
                                || isType(word)
                                || word.length() < 3);
    }

    /** The word of a name that denies, or that names something else than what stands on a board; null if there is none. */
    public static @Nullable String denial(String name) {
        List<String> words = words(name);
        boolean board = words.stream().anyMatch(word -> Words.ofName(word) == Words.SOLUTION || BOARDS.contains(word));
        if (words.contains("queens") && words.contains("forbidden")) {
            return "forbidden";
        }
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            // The last word of a name is "no" where it counts, as in puzzle_no.
            boolean counts = word.equals("no") && i > 0 && i == words.size() - 1;
            Words idea = Words.ofName(word);
            if (idea == null) {
                for (String prefix : DENYING) {
                    if (word.startsWith(prefix)
                            && !WHOLE.contains(word)
                            && isOfTable(singular(word.substring(prefix.length())))) {
                        return word;
                    }
                }
            } else if ((idea == Words.DENIAL && !counts)
                    || idea == Words.FAULTY
                    || idea == Words.MEASURED
                    || (idea == Words.OPEN && !board)) {
                return word;
            }
        }
        return null;
    }

    /** Whether a name says that squares are given or blocked. */
    public static boolean isExtra(String name) {
        Role role = role(name);
        return role == Role.GIVEN || role == Role.BLOCKED;
    }

    /** Whether a name is that of the board with which a search begins. */
    public static boolean isStart(String name) {
        List<String> words = words(name);
        return !words.isEmpty()
                && Set.of("start", "starting", "init", "initial").contains(words.get(0));
    }

    /** Whether a queen in each row under this name is the solution of a puzzle and no part of it. */
    public static boolean mayBeSolution(String name) {
        List<String> words = words(name);
        return words.contains("queens") || words.contains("stars") || words.contains("crowns");
    }

    private static boolean has(List<String> words, Words idea) {
        return words.stream().anyMatch(word -> Words.ofName(word) == idea);
    }
}
