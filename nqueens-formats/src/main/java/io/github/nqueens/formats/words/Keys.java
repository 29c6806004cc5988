package io.github.nqueens.formats.words;

import io.github.nqueens.formats.text.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the names before values say about the values. Names count by whole words, into which camelCase, snake_case, kebab-case, blanks and
 * digits cut them; a part of a word says nothing. The table of words is the one that the documentation's page on formats prints.
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

    /** What a word says in a name. */
    private enum Word {
        REGIONS,
        SOLUTION,
        GIVEN,
        BLOCKED,
        DIAGONALS,
        IGNORED,
        /** The opposite of a queen or of a blocked square. */
        OPEN,
        /** A quantity that somebody measured or counted. */
        MEASURED,
        DENIAL,
        /** A word that says nothing about what stands on a board. */
        PLAIN
    }

    private static final Map<String, Word> WORDS = new HashMap<>();

    private static void put(Word kind, String words) {
        for (String word : words.split(" ", -1)) {
            WORDS.put(word, kind);
        }
    }

    static {
        put(
                Word.REGIONS,
                "region color colour sector area cage zone shape cluster group territory colored coloured hex colorid");
        put(Word.SOLUTION, "solution solved answer solve result sol");
        put(
                Word.GIVEN,
                "given placed fixed prefilled preset preplaced placement clue initial init start starting queens stars crowns");
        put(
                Word.BLOCKED,
                "block blocked hole wall obstacle forbidden bad closed crossed reserved disabled prohibited removed crossedout excluded"
                        + " banned unavailable disallowed");
        put(Word.DIAGONALS, "diag diagonal");
        put(
                Word.IGNORED,
                "palette theme hint mark cross note legend tag difficulty difficult rating date time timestamp seed score step"
                        + " move resolution history comment benchmark");
        put(Word.OPEN, "open allowed free available safe legal valid empty");
        put(
                Word.MEASURED,
                "attacked threatened conflicting attacking cost weight fitness probability price distance pheromone heat loss reward conflict attack threat heuristic"
                        + " penalty temperature frequency demand profit height delay adjacency edge neighbor neighbour sudoku correlation transition age vote ranking salary sale");
        put(
                Word.DENIAL,
                "not non un no never without wrong invalid illegal incorrect false except unsat unsatisfiable infeasible unsolvable");
        put(
                Word.PLAIN,
                "board grid square cell position puzzle level map row column col line list data set id index number num count"
                        + " per by in of for on at to the every point pair coordinate place location loc pos rank file game out each matrix array layout final best name value str size state queen star crown");
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
            "nrow",
            "ncol",
            "ncols",
            "numrows",
            "numcols",
            "rowcount",
            "colcount",
            "boardsize",
            "gridsize",
            "puzzlesize",
            "numqueens",
            "nqueens",
            "queencount",
            "queenscount",
            "numberofqueens",
            "sidelength",
            "side",
            "width",
            "height");
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
    /** Names of the number of queens in each row, column and region that no word of them gives away. */
    private static final Set<String> STARS = Set.of("k", "puzzlenum");
    /** Names of what this library calls the rule of attacks. */
    private static final Set<String> VARIANTS = Set.of(
            "torus",
            "toroidal",
            "wraparound",
            "wrap",
            "periodic",
            "superqueens",
            "superqueen",
            "amazons",
            "amazon",
            "variant",
            "rules",
            "topology",
            "piece",
            "pieces",
            "geometry",
            "surface");
    /** Words between a number of queens and what each of has as many. */
    private static final Set<String> PER = Set.of("per", "in", "each", "every", "a", "for", "by");

    private static final Set<String> UNITS = Set.of(
            "row", "column", "col", "region", "line", "area", "color", "colour", "sector", "cage", "zone", "shape",
            "group", "unit", "house");
    private static final Set<String> QUEENS = Set.of("queen", "queens", "crown", "crowns");
    private static final Set<String> BOARDS = Set.of("board", "grid", "queens");
    private static final List<String> DENYING = List.of("un", "non", "not", "mis");
    /** Words that hold words of the table and are none of them: what is unsolved is a puzzle. */
    private static final Set<String> WHOLE =
            Set.of("unsolved", "unit", "note", "notes", "notation", "undo", "timeline", "notebook");

    /** Words of names whose one value says nothing about a board: where it comes from, and what a search counted or measured. */
    private static final Set<String> ASIDES = Set.of(
            ("title id author level number no num count puzzle game version type kind description source url link path create created"
                            + " by at is new personal status iteration iterations algorithm second seconds reason objective value valid"
                            + " unique elapsed ms runtime nodes node backtracks restarts evaluations solver method generation attempts"
                            + " language format encoding week day year month issue page uuid hash checksum likes plays user email license"
                            + " copyright publisher event total max min duration best optimal feasible found run runs wall cpu memory"
                            + " branches failures propagations solve standalone header problem problems test case cases sample expected"
                            + " let letting const var val def local static final auto set my param public private export mut dict vector tuple")
                    .split(" ", -1));

    private static final int LONGEST = 60;

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

    /** The words of a name in small letters and in the singular. */
    public static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        int end = Math.min(name.length(), LONGEST);
        for (int start = 0; start < end; ) {
            if (!Character.isLetter(name.charAt(start))) {
                start++;
                continue;
            }
            int stop = Token.wordEnd(name, start, end);
            addParts(singular(name.substring(start, stop).toLowerCase(Locale.ROOT)), words);
            start = stop;
        }
        return words;
    }

    /** A word of the table without the sign of its plural, or the word. */
    private static String singular(String word) {
        if (WORDS.containsKey(word) || !word.endsWith("s")) {
            return word;
        }
        String bare = word.substring(0, word.length() - 1);
        if (WORDS.containsKey(bare)) {
            return bare;
        }
        if (word.endsWith("ies") && WORDS.containsKey(word.substring(0, word.length() - 3) + "y")) {
            return word.substring(0, word.length() - 3) + "y";
        }
        return word.endsWith("es") && WORDS.containsKey(word.substring(0, word.length() - 2))
                ? word.substring(0, word.length() - 2)
                : word;
    }

    /** Adds a word, or the words of the table that it is glued of: {@code regiongrid} is region and grid. */
    private static void addParts(String word, List<String> words) {
        List<String> parts = WORDS.containsKey(word) || WHOLE.contains(word) ? null : parts(word, 3);
        if (parts == null) {
            words.add(word);
        } else {
            words.addAll(parts);
        }
    }

    private static @Nullable List<String> parts(String word, int most) {
        if (WORDS.containsKey(singular(word))) {
            return List.of(singular(word));
        }
        for (int end = 2; end < word.length() - 2 && most > 1 && word.length() < 30; end++) {
            String first = singular(word.substring(0, end));
            List<String> rest = WORDS.containsKey(first) && (end > 2 || DENYING.contains(first))
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
        return TYPES.contains(plain(word));
    }

    public static boolean isSize(String name) {
        return SIZES.contains(plain(name));
    }

    public static boolean isRule(String name) {
        String plain = plain(name);
        return plain.equals("rule") || plain.equals("attackrule");
    }

    /** Whether a name is that of a number of queens or stars in each row, column or region. */
    public static boolean isStars(String name) {
        String plain = plain(name);
        List<String> words = words(name);
        boolean queens = words.stream().anyMatch(QUEENS::contains);
        return STARS.contains(plain)
                || words.contains("star")
                || words.contains("stars")
                || (queens && words.stream().anyMatch(PER::contains))
                || (words.contains("per") && words.stream().anyMatch(UNITS::contains));
    }

    /** Whether a name is that of a rule that a word says, or that holds if its value is true. */
    public static boolean isVariant(String name) {
        return VARIANTS.contains(plain(name));
    }

    public static boolean isFrom(String name) {
        String plain = plain(name);
        return plain.equals("from")
                || plain.equals("base")
                || plain.equals("origin")
                || plain.equals("indexbase")
                || plain.equals("indexing");
    }

    public static Role role(String name) {
        List<String> words = words(name);
        if (name.isEmpty() || words.isEmpty()) {
            return Role.NONE;
        }
        if (denial(name) != null) {
            return Role.REFUSED;
        }
        if (has(words, Word.IGNORED)) {
            return Role.IGNORED;
        }
        if (has(words, Word.SOLUTION)) {
            return Role.SOLUTION;
        }
        if (words.contains("excluded")) {
            return has(words, Word.DIAGONALS) ? Role.DIAGONALS : Role.BLOCKED;
        }
        if (has(words, Word.DIAGONALS)) {
            return Role.DIAGONALS;
        }
        if (has(words, Word.REGIONS)) {
            return Role.REGIONS;
        }
        if (has(words, Word.BLOCKED)) {
            return Role.BLOCKED;
        }
        // A board of queens is a board.
        boolean board = words.contains("board") || words.contains("grid");
        boolean given =
                words.stream().anyMatch(word -> WORDS.get(word) == Word.GIVEN && !(board && word.equals("queens")));
        return given ? Role.GIVEN : Role.NONE;
    }

    /** Whether a name is that of numbers that somebody measured, and no denial of what a board shows. */
    public static boolean isMeasured(String name) {
        return has(words(name), Word.MEASURED);
    }

    /** Whether a name has no other words than those of the table and variables of one or two letters. */
    public static boolean isKnown(String name) {
        return words(name).stream().allMatch(word -> WORDS.containsKey(word) || word.length() < 3);
    }

    /** Whether a value that is no list and stands under this name is no part of a problem, or is one that is read. */
    public static boolean isAside(String name) {
        return isSize(name)
                || isRule(name)
                || isStars(name)
                || isFrom(name)
                || isVariant(name)
                || words(name).stream()
                        .allMatch(word -> WORDS.containsKey(word)
                                || ASIDES.contains(word)
                                || ASIDES.contains(singular(word))
                                || isType(word)
                                || word.length() < 3);
    }

    /** The word of a name that denies, or that names something else than what stands on a board; null if there is none. */
    public static @Nullable String denial(String name) {
        List<String> words = words(name);
        boolean board = words.stream().anyMatch(word -> WORDS.get(word) == Word.SOLUTION || BOARDS.contains(word));
        if (words.contains("queens") && words.contains("forbidden")) {
            return "forbidden";
        }
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            Word kind = WORDS.get(word);
            // The last word of a name is "no" where it counts, as in puzzle_no.
            boolean counts = word.equals("no") && i > 0 && i == words.size() - 1;
            if ((kind == Word.DENIAL && !counts) || kind == Word.MEASURED || (kind == Word.OPEN && !board)) {
                return word;
            }
            for (String prefix : DENYING) {
                if (word.startsWith(prefix)
                        && !WHOLE.contains(word)
                        && kind == null
                        && WORDS.containsKey(singular(word.substring(prefix.length())))) {
                    return word;
                }
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

    private static boolean has(List<String> words, Word kind) {
        return words.stream().anyMatch(word -> WORDS.get(word) == kind);
    }
}
