package io.github.nqueens.formats.words;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The words that count in names, remarks and sentences, and what each says: the one table that the documentation's page on formats prints.
 * Ideas are divided by commas, and words for one idea by bars. Of a word with a plural, the singular stands here.
 */
public enum Words {
    REGIONS(
            "regions",
            "region|area|sector|cage|zone|shape|territory, group|cluster, color|colour|colored|coloured|colorid|hex"),
    SOLUTION("a solution", "solution|sol|solved|solve, answer|result"),
    GIVEN(
            "placed queens",
            "given|clue, placed|preplaced|placement, fixed, preset|prefilled, initial|init|start|starting, queens|stars|crowns"),
    BLOCKED(
            "blocked squares",
            "blocked|block, hole|wall|obstacle, forbidden|prohibited|banned|disallowed, bad, closed|disabled|unavailable,"
                    + " crossed|crossedout, reserved, excluded, removed"),
    DIAGONALS("diagonals", "diagonal|diag"),
    SIZE(
            "the size",
            "n, size|boardsize|gridsize|puzzlesize, order, dimension|dim|dims, rows|nrows|nrow|numrows|rowcount,"
                    + " cols|columns|ncols|ncol|numcols|colcount, queencount|queenscount|nqueens|numqueens|numberofqueens,"
                    + " side|sidelength, width|height"),
    ORIGIN("the first number", "from, base|indexbase|indexing, origin"),
    RULE("a rule", "rule|attackrule, rules|variant, topology|geometry|surface, piece|pieces"),
    TORUS("the rule TORUS", "torus|toroidal|toroid, wrap|wraps|wrapped|wraparound, periodic|modular"),
    SUPERQUEENS("the rule SUPERQUEENS", "superqueen|superqueens, amazon|amazons"),
    STARS(
            "queens per row, refused beyond one",
            "star|crown, k|puzzlenum, per, double|triple|twin|pair|several|multiple"),
    IGNORED(
            "ignored",
            "palette|theme, hint|note|comment|legend|tag, mark|cross, difficulty|difficult|rating, date|time|timestamp,"
                    + " seed|benchmark|resolution, score, step|move|history"),
    ASIDE(
            "one ignored value",
            "title|id|author|version|type|kind|description|language|format|encoding, source|url|link|path|page,"
                    + " uuid|hash|checksum, create|created|new|personal|status|valid|unique, iteration|iterations|algorithm|solver|method,"
                    + " second|seconds|ms|elapsed|runtime|duration|wall|cpu|memory, reason|objective|optimal|feasible|found|value,"
                    + " node|nodes|branches|failures|propagations|backtracks|restarts|evaluations|generation|attempts, total|max|min,"
                    + " likes|plays|user|email|license|copyright|publisher|event, week|day|month|year|issue,"
                    + " run|runs|test|case|cases|problem|problems|sample|expected|header|standalone"),
    OPEN("open squares, refused", "open|empty|free|available|allowed|safe|legal|valid"),
    DENIAL(
            "denials, refused",
            "no|not|non|un|never|without|except|excluding, cannot|can't|isn't|aren't|don't|doesn't|mustn't,"
                    + " neither|nor|nowhere"),
    FAULTY(
            "faulty boards, refused",
            "wrong|incorrect|invalid|illegal|false|counterexample, failed|failing|rejected, old|previous|former,"
                    + " unsat|unsatisfiable|infeasible|unsolvable"),
    UNDONE(
            "removed queens, refused",
            "remove|removes|removing|removed, delete|deleted, erase|erased, unset|undo, unplace|unplaced,"
                    + " discard|discarded, backtrack|backtracked|backtracking, lift|lifted, clear|cleared, take|taken|captured,"
                    + " move|moves|moved"),
    MEASURED(
            "other data, refused",
            "attacked|attacking|attack|threatened|threat|conflicting|conflict, cost|weight|price|penalty|loss|reward|fitness|heuristic,"
                    + " population|pop|inversion, probability|frequency|correlation|transition|temperature|heat|pheromone|height|age|delay|distance,"
                    + " edge|adjacency|neighbor|neighbour|parent|direction|dir|dx|dy|dr|dc, demand|profit|salary|sale|vote|ranking|lottery|seat,"
                    + " tour|route|swap|sudoku"),
    OTHER_RULE(
            "other rules, refused",
            "rook|rooks, knight|knights|nightrider, bishop|bishops, pawn|pawns, cylinder|cylindrical, moebius|klein, hexagonal,"
                    + " peaceable|peaceful|armies,"
                    + " stop|stops|block|blocks *the attack|attacks, may attack"),
    NO_DIAGONALS(
            "no diagonals, refused",
            "no|without|ignore|ignoring|not|skip|only diagonal|diagonals|diags|diagonally,"
                    + " diagonal|diagonals *are|is|do|does ignored|not|free|allowed|fine|ok, not attack|attacks diagonally,"
                    + " only along|on|in *the rows|columns|ranks|files"),
    TURNED(
            "turned boards, refused",
            "bottom|upwards|upward|mirrored|flipped|rotated|transposed|reversed|inverted|inverse|rtl, upside down, lower left|right,"
                    + " upper|top right, right to left, column|columns major|by|first, line|row|lines|rows is|are *a column|columns,"
                    + " last row first, y|axis|points|grows up, reverse order, in reverse, south at, from below, from *the right"),
    COMPUTES(
            "programs, refused",
            "fill|full|zeros|ones|eye|repeat, arange|linspace, rand|random|randint|randrange|sample, shuffle|permutation"),
    FILLS("loops, refused", "append|push|add|put|set|insert"),
    UNITS(
            "units, refused if many",
            "ms|s|sec|secs|seconds|min|minutes|hours|years, mm|cm|m|km|px|pt, g|kg, %|percent|\u00B0|degrees, $|\u20AC|\u00A3,"
                    + " points|pts|votes|people"),
    PLAIN(
            "no meaning alone",
            "board|grid|matrix|array|map|layout|level|puzzle|game|file|list|data|set, square|cell|point|pair|coordinate,"
                    + " position|pos|place|location|loc, row|column|col|line|rank, id|index|number|num|count|size|state|name|value|str,"
                    + " by|in|of|for|on|at|to|the|out|each|every|is|has, ind|idx|indices, best|final, queen"),
    TYPE(
            "a type",
            "int|int8|int32|int64|integer|byte|short|long|i8|i32|i64|u8|u16|u32|usize, number|num|float|double, bool|boolean,"
                    + " str|string|text|char|character, any"),
    KEYWORD(
            "a declaration",
            "let|letting|const|var|val|def|set|auto|my|final|local|static, public|private|export, mut|dict|vector|tuple|param");

    /** The ideas of which a word of a name has one: the first that lists it. */
    private static final List<Words> OF_NAMES =
            List.of(REGIONS, SOLUTION, GIVEN, BLOCKED, DIAGONALS, IGNORED, OPEN, MEASURED, DENIAL, FAULTY, PLAIN);

    private static final Map<String, Words> NAMES = new HashMap<>();

    static {
        for (Words idea : OF_NAMES) {
            idea.words.forEach(word -> NAMES.putIfAbsent(word, idea));
        }
        for (String word : new String[] {"star", "crown", "per"}) {
            NAMES.put(word, PLAIN);
        }
    }

    private final String says;
    private final String listed;

    @SuppressWarnings("ImmutableEnumChecker") // It cannot be modified.
    private final Set<String> words;

    @SuppressWarnings("ImmutableEnumChecker") // Likewise.
    private final List<Phrase> phrases;

    Words(String says, String listed) {
        this.says = says;
        this.listed = listed;
        List<String> ideas = List.of(listed.split(", ", -1));
        this.words = ideas.stream()
                .filter(idea -> idea.indexOf(' ') < 0)
                .flatMap(idea -> Arrays.stream(idea.split("\\|", -1)))
                .collect(Collectors.toUnmodifiableSet());
        this.phrases = ideas.stream()
                .filter(idea -> idea.indexOf(' ') > 0)
                .map(Phrase::of)
                .toList();
    }

    /** Whether a word in small letters is one of the idea's. */
    public boolean has(String word) {
        return words.contains(word);
    }

    /** Where the idea ends that begins at an index of a sentence, in a word or a phrase, or -1. */
    int end(Sentence line, int index) {
        for (Phrase phrase : phrases) {
            int end = phrase.end(line, index);
            if (end >= 0) {
                return end;
            }
        }
        return has(line.text(index)) ? index + 1 : -1;
    }

    /** What a word in the singular says in a name; null if it says nothing that is known. */
    static @Nullable Words ofName(String word) {
        return NAMES.get(word);
    }

    /** The rows of the table that the documentation prints: what words say, the words, and then the phrases. */
    public static String table() {
        return Arrays.stream(values())
                .map(idea -> "| " + idea.says + " | `"
                        + Arrays.stream(idea.listed.split(", ", -1))
                                .map(one -> one.replace('|', '/').replace("*", ""))
                                .reduce((one, next) -> one + (next.indexOf(' ') < 0 ? "/" : ", ") + next)
                                .orElse("")
                        + "` |")
                .collect(Collectors.joining("\n"));
    }
}
