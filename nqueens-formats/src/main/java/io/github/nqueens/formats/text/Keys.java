package io.github.nqueens.formats.text;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What the names before values say about the values. */
public final class Keys {
    /** What a table is there for. */
    public enum Role {
        NONE,
        REGIONS,
        SOLUTION,
        GIVEN,
        BLOCKED,
        DIAGONALS,
        IGNORED
    }

    private static final Set<String> SIZES = Set.of(
            "n",
            "size",
            "dim",
            "dimension",
            "dims",
            "order",
            "rows",
            "cols",
            "columns",
            "nrows",
            "ncols",
            "numrows",
            "numcols",
            "rowcount",
            "colcount",
            "boardsize",
            "gridsize",
            "numqueens",
            "nqueens");
    private static final Set<String> TYPES = Set.of(
            "int",
            "int8",
            "int32",
            "int64",
            "integer",
            "u8",
            "u16",
            "u32",
            "usize",
            "i8",
            "i32",
            "i64",
            "byte",
            "short",
            "long",
            "num",
            "str",
            "string",
            "text",
            "char",
            "character",
            "bool",
            "boolean",
            "any",
            "number",
            "float",
            "double");
    private static final List<String> SOLUTION = List.of("solution", "solved", "answer", "solve", "result");
    private static final List<String> GIVEN = List.of(
            "given",
            "placed",
            "fixed",
            "prefilled",
            "preset",
            "preplaced",
            "clue",
            "initial",
            "init",
            "start",
            "queens",
            "stars");
    private static final List<String> BLOCKED = List.of(
            "block",
            "hole",
            "wall",
            "obstacle",
            "forbidden",
            "bad",
            "closed",
            "reserved",
            "disabled",
            "prohibited",
            "removed",
            "crossedout");
    private static final List<String> REGIONS = List.of(
            "region", "color", "colour", "sector", "area", "cage", "zone", "shape", "cluster", "group", "territor");
    private static final List<String> IGNORED = List.of(
            "palette",
            "theme",
            "hint",
            "mark",
            "cross",
            "note",
            "legend",
            "tag",
            "difficult",
            "rating",
            "date",
            "time",
            "seed",
            "score",
            "step",
            "move",
            "resolution",
            "history",
            "comment");

    /** Words that hold an ignored word or that of a solution and mean something else, such as a stage, which is no tag. */
    private static final List<String> OTHER_WORDS = List.of("removed", "crossedout", "tage", "unsolved");

    /** Names that hold one of the ignored words by chance. */
    private static final List<String> BY_CHANCE = List.of("candidate", "update", "validate", "timeline", "notebook");

    private Keys() {}

    /** The name in small letters, without signs. */
    public static String plain(String name) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < Math.min(name.length(), 40); i++) {
            char c = name.charAt(i);
            if (Character.isLetterOrDigit(c)) {
                plain.append(c);
            }
        }
        return plain.toString().toLowerCase(Locale.ROOT);
    }

    /** Whether a word is the name of a type in a common language. */
    public static boolean isType(String word) {
        return TYPES.contains(plain(word));
    }

    public static boolean isSize(String name) {
        return SIZES.contains(plain(name));
    }

    public static boolean isRule(String name) {
        String plain = plain(name);
        return plain.equals("rule") || plain.equals("attackrule");
    }

    public static boolean isStars(String name) {
        String plain = plain(name);
        return (plain.contains("star") && !plain.contains("start"))
                || plain.equals("puzzlenum")
                || plain.equals("queensperrow");
    }

    public static boolean isFrom(String name) {
        String plain = plain(name);
        return plain.equals("from") || plain.equals("base") || plain.equals("origin") || plain.equals("indexbase");
    }

    public static Role role(String name) {
        String plain = plain(name);
        String words = plain;
        for (String other : OTHER_WORDS) {
            words = words.replace(other, "");
        }
        if (has(words, IGNORED)) {
            return Role.IGNORED;
        }
        if (has(words, SOLUTION) || plain.equals("sol")) {
            return Role.SOLUTION;
        }
        if (plain.startsWith("excluded")) {
            return plain.contains("diag") ? Role.DIAGONALS : Role.BLOCKED;
        }
        if (plain.startsWith("diag")) {
            return Role.DIAGONALS;
        }
        if (has(plain, REGIONS)) {
            return Role.REGIONS;
        }
        if (has(plain, BLOCKED)) {
            return Role.BLOCKED;
        }
        if (has(plain, GIVEN) && !plain.contains("queensboard") && !plain.contains("queensgrid")) {
            return Role.GIVEN;
        }
        return Role.NONE;
    }

    /** Whether a name says that squares are given or blocked. */
    public static boolean isExtra(String name) {
        Role role = role(name);
        return role == Role.GIVEN || role == Role.BLOCKED;
    }

    /** Whether a name is that of the board with which a search begins. */
    public static boolean isStart(String name) {
        String plain = plain(name);
        return plain.startsWith("start") || plain.startsWith("init");
    }

    /** Whether a name is ignored only if its table is not the only one. */
    public static boolean isIgnoredByChance(String name) {
        return has(plain(name), BY_CHANCE);
    }

    /** Whether a queen in each row under this name is the solution of a puzzle and no part of it. */
    public static boolean mayBeSolution(String name) {
        String plain = plain(name);
        return plain.contains("queens") || plain.contains("stars");
    }

    private static boolean has(String name, List<String> words) {
        return words.stream().anyMatch(name::contains);
    }
}
