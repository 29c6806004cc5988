package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values in a text of JSON, Python, JavaScript, TypeScript, Java, MiniZinc, Essence or ASP. It knows brackets,
 * strings, words, keys and comments, and none of the languages: whatever else stands around the values is passed over. Each
 * character is read once.
 */
public final class LiteralParser {
    private static final String DELIMITERS = ",;:=[]{}()\"`|<>";

    /** Methods of strings that change nothing in the rows that they hold. */
    private static final Set<String> METHODS =
            Set.of(".stripMargin", ".trimMargin", ".trimIndent", ".stripIndent", ".trim", ".strip", ".lines");

    private final Source source;
    private final String text;
    private final Comments comments;
    private final Strings strings;
    private final Node root = Node.list(0);
    private final Deque<Bracket> open = new ArrayDeque<>();
    /** Where the values end. */
    private final int end;

    private int at;
    /** The number in brackets before the bracket that was opened last and touches it, or -1. */
    private int rowBefore = -1;

    private @Nullable String pendingKey;
    private int pendingIndex = -1;
    private int pendingColumn = -1;
    /** Whether the last child of the open list may still turn out to be a key or the name of a list. */
    private boolean fresh;

    private boolean touching;
    private @Nullable String error;

    private LiteralParser(Source source, int start, int end) {
        this.source = source;
        this.text = source.text;
        this.at = start;
        this.end = end;
        this.comments = new Comments(source, end);
        this.strings = new Strings(source, end);
    }

    /** The values of a text, or what is wrong with its brackets. */
    public record Parsed(Node root, @Nullable String error) {}

    public static Parsed parse(Source source) {
        return parse(source, 0, source.text.length());
    }

    /** The values of a part of a text. */
    public static Parsed parse(Source source, int start, int end) {
        LiteralParser parser = new LiteralParser(source, start, end);
        parser.run();
        return new Parsed(parser.root, parser.error);
    }

    private void run() {
        open.push(new Bracket(root, ' '));
        while (at < end && error == null) {
            step();
        }
        if (error == null && open.size() > 1) {
            error = source.at(open.peek().offset()) + " opens "
                    + source.shown(open.peek().offset()) + ", which nothing closes; close it, or remove it";
        }
    }

    private void step() {
        char c = text.charAt(at);
        switch (c) {
            case ' ', '\t', '<', '>' -> {
                touching = false;
                at++;
            }
            case '\n' -> {
                touching = false;
                fresh = fresh && open.size() > 1;
                at++;
            }
            case '[', '{', '(' -> {
                int behind = c == '[' ? behindPosition() : -1;
                if (behind < 0) {
                    open(c);
                } else {
                    fresh = false;
                    touching = false;
                    at = behind;
                }
            }
            case ']', '}', ')' -> close(c);
            case ',' -> {
                open.peek().comma();
                separate();
            }
            case ';', '|' -> {
                if (open.size() > 1) {
                    open.peek().endRow();
                }
                separate();
            }
            case ':', '=' -> nameKey(c);
            case '"', '\'', '`' -> {
                if (c == '\'' && isTransposition()) {
                    throw Rearrangements.refusal(source, at, "]'");
                }
                if (!skipComment()) {
                    string();
                }
            }
            default -> {
                if (!skipComment()) {
                    word();
                }
            }
        }
    }

    private boolean skipComment() {
        int stop = comments.end(at);
        if (stop >= 0) {
            touching = touching && comments.isWithinLine(at);
            at = stop;
        }
        return stop >= 0;
    }

    private void string() {
        Node value = strings.at(at);
        at = strings.end();
        if (value != null) {
            add(value);
            fresh = true;
            touching = false;
        }
    }

    private void separate() {
        forgetKey();
        fresh = false;
        touching = false;
        at++;
    }

    private void forgetKey() {
        pendingKey = null;
        pendingIndex = -1;
        pendingColumn = -1;
    }

    /** Gives a value the name that stood before it, and the numbers in brackets behind the name. */
    private void takeKey(Node value) {
        value.key = pendingKey;
        value.index = pendingIndex;
        value.column = pendingColumn;
        forgetKey();
    }

    private void open(char c) {
        Node list = Node.list(at);
        takeKey(list);
        Node last = open.peek().last();
        if (fresh && last != null && last.isWord()) {
            open.peek().removeLast();
            list.key = last.key != null ? last.key : list.key;
            list.tag = touching ? last.text : null;
            rowBefore = touching ? last.index : -1;
        } else if (touching && last != null && !last.isScalar()) {
            list.tag = "";
        }
        if (open.size() > Node.DEEPEST) {
            error = source.at(at) + " opens a list inside " + Node.DEEPEST
                    + " lists; write the values less deeply nested";
            return;
        }
        open.push(new Bracket(list, c == '[' ? ']' : c == '{' ? '}' : ')'));
        fresh = false;
        touching = false;
        at++;
    }

    private void close(char c) {
        if (open.peek().closer() != c) {
            error = source.at(at) + " closes " + source.shown(at)
                    + (open.size() == 1
                            ? ", which nothing opens"
                            : ", but " + source.at(open.peek().offset()) + " opens "
                                    + source.shown(open.peek().offset()))
                    + "; make the brackets match";
            return;
        }
        Rearrangements.requireNoneIn(source, open.peek().list());
        Node list = inOrder(open.pop().closed());
        fresh = false;
        touching = true;
        if (list.tag != null && list.tag.startsWith(".")) {
            // The arguments of a method that is called on a value are no values.
            at++;
            return;
        }
        boolean sizes = list.tag != null && (list.children.size() <= 1 || Keys.isType(list.tag));
        boolean square = list.tag != null && isSquare(list) && isAssigned();
        boolean parameter =
                c == '}' && list.children.size() == 1 && list.children.get(0).number() > 0 && isName(list.tag);
        boolean index = square
                || ((c == ']' || parameter) && sizes && list.lists().findAny().isEmpty());
        if (index || (list.children.isEmpty() && list.tag != null)) {
            pendingKey = list.key;
            if (index && list.tag != null && !list.tag.isEmpty() && list.key == null && !list.children.isEmpty()) {
                Node name = Node.scalar(list.offset, list.tag, false);
                add(name);
                int first = list.children.get(0).number();
                boolean second = !square && rowBefore >= 0;
                name.index = second ? rowBefore : first;
                name.column = square ? list.children.get(1).number() : second ? first : -1;
                fresh = true;
            }
        } else {
            open.peek().list().children.add(list);
        }
        at++;
    }

    private static boolean isName(@Nullable String tag) {
        return tag != null && !tag.isEmpty() && Character.isLetter(tag.charAt(0));
    }

    private void add(Node node) {
        takeKey(node);
        open.peek().list().children.add(node);
    }

    private void nameKey(char c) {
        Node last = open.peek().last();
        if (c == '=' && last != null && !last.isScalar() && last.key != null && isBehindBracket()) {
            // What stands between a name and its value is a type.
            open.peek().removeLast();
            pendingKey = last.key;
        } else if (c == ':' && touching && last != null && open.size() > 1 && isSquare(last)) {
            open.peek().removeLast();
            pendingKey = last.children.get(0).text + "," + last.children.get(1).text;
        } else if (c == ':' && last != null && isRemark(last)) {
            open.peek().removeLast();
        } else if (fresh && last != null && last.isScalar()) {
            if (c == ':' && last.key != null && !last.quoted && open.size() > 1) {
                pendingKey = last.key;
            } else {
                open.peek().removeLast();
                pendingIndex = last.index;
                pendingColumn = last.column;
                pendingKey = last.key != null && (c == ':' || isTyped(last))
                        ? last.key
                        : c == ':' && open.size() == 1 ? Subject.of(source, root, last) : last.text;
            }
        }
        if (c == ':' && open.size() == 1) {
            pendingKey = Subject.orAxis(source, at, pendingKey);
        }
        fresh = false;
        touching = false;
        at++;
    }

    /**
     * Where the arrow ends behind the number of a value in brackets, as PHP prints arrays: {@code [0] => 1}. It is -1 if no such number
     * begins here.
     */
    private int behindPosition() {
        int close = source.find("]", at, Math.min(end, at + 8));
        int arrow = close + 1;
        while (charAt(arrow) == ' ' && arrow < end) {
            arrow++;
        }
        int assigned = behindKey();
        if (assigned >= 0) {
            return assigned;
        }
        boolean position = charAt(close) == ']'
                && Signs.number(text.substring(at + 1, close))
                        == open.peek().list().children.size();
        return position && text.startsWith("=>", arrow) ? arrow + 2 : -1;
    }

    /**
     * Where the sign of equality ends behind a key in brackets, as Lua writes them: {@code [1] = 4} or {@code ["n"] = 4}. It is -1 if no key
     * begins here.
     */
    private int behindKey() {
        int close = source.find("]", at, Math.min(end, at + 40));
        int equals = close + 1;
        while (charAt(equals) == ' ' && equals < end) {
            equals++;
        }
        if (open.size() == 1
                || touching
                || charAt(close) != ']'
                || charAt(equals) != '='
                || "=>".indexOf(charAt(equals + 1)) >= 0) {
            return -1;
        }
        String key = text.substring(at + 1, close).strip();
        boolean quoted =
                key.length() > 2 && "\"'".indexOf(key.charAt(0)) >= 0 && key.charAt(key.length() - 1) == key.charAt(0);
        if (quoted) {
            pendingKey = key.substring(1, key.length() - 1);
        } else if (Signs.number(key) >= 0) {
            pendingIndex = Signs.number(key);
        } else {
            return -1;
        }
        return equals + 1;
    }

    /** The values of a list in the order of their keys, which count from 0 or from 1; or the list if its values have no such keys. */
    private Node inOrder(Node list) {
        int n = list.children.size();
        if (n < 2
                || list.children.stream()
                        .anyMatch(child -> child.index < 0 || child.key != null || child.column >= 0)) {
            return list;
        }
        TreeMap<Integer, Node> sorted = new TreeMap<>();
        list.children.forEach(child -> sorted.put(child.index, child));
        int first = sorted.firstKey();
        if (first > 1 || sorted.size() < n || sorted.lastKey() - first != n - 1) {
            error = source.at(list.offset) + " opens " + n + " values whose keys go from " + first + " to "
                    + sorted.lastKey() + ", which leave out some or are there twice; give each value a key, from 1 on";
        }
        list.children.clear();
        list.children.addAll(sorted.values());
        return list;
    }

    /** Whether a list is words in brackets before a colon, outside of all values, as in {@code Board (after 37 steps): [1, 3, 0, 2]}. */
    private boolean isRemark(Node list) {
        return open.size() == 1
                && list.children.size() > 1
                && list.allScalars()
                && !list.hasKeys()
                && isBehindBracket()
                && text.charAt(list.offset) == '('
                && text.substring(list.offset, at).indexOf(',') < 0
                && list.children.stream().anyMatch(child -> child.isWord() && child.text.length() > 2);
    }

    /** Whether the last character before this one, spaces aside, closes a bracket on the same line. */
    private boolean isBehindBracket() {
        int before = at - 1;
        while (before >= 0 && text.charAt(before) == ' ') {
            before--;
        }
        return before >= 0 && "])}".indexOf(text.charAt(before)) >= 0;
    }

    /** Whether a word stands behind a colon on its line, as the type of what stands before. */
    private boolean isTyped(Node word) {
        return open.size() > 1
                || text.substring(source.lineStart(word.offset), word.offset).indexOf(':') >= 0;
    }

    /** Whether a value is assigned to what the bracket here closes. */
    private boolean isAssigned() {
        int next = at + 1;
        while (charAt(next) == ' ' && next < end) {
            next++;
        }
        next += charAt(next) == ':' ? 1 : 0;
        return charAt(next) == '=' && charAt(next + 1) != '=';
    }

    private static boolean isSquare(Node node) {
        return node.children.size() == 2
                && node.children.get(0).number() >= 0
                && node.children.get(1).number() >= 0;
    }

    /** Whether an apostrophe stands behind a matrix, as MATLAB and Julia transpose it, and closes no quotation. */
    private boolean isTransposition() {
        return touching
                && !strings.hasLoneApostrophe()
                && text.charAt(at - 1) == ']'
                && !Character.isLetterOrDigit(charAt(at + 1));
    }

    private char charAt(int index) {
        return index < end ? text.charAt(index) : ' ';
    }

    private void word() {
        int start = at;
        do {
            at = Signs.end(text, at);
        } while (at < end && !Character.isWhitespace(text.charAt(at)) && DELIMITERS.indexOf(text.charAt(at)) < 0);
        int stop = at;
        boolean ends = at == end || Character.isWhitespace(text.charAt(at));
        if (ends && stop - start > 1 && text.charAt(stop - 1) == '.' && text.indexOf('.', start) == stop - 1) {
            stop--;
        }
        String word = text.substring(start, stop);
        Rearrangements.requireNoneAt(source, start, stop, touching);
        if (word.endsWith(".") && Signs.number(word.substring(0, word.length() - 1)) >= 0) {
            word = word.substring(0, word.length() - 1);
        }
        if (word.endsWith(".0") && Signs.number(word.substring(0, word.length() - 2)) >= 0) {
            word = word.substring(0, word.length() - 2);
        }
        boolean quoteFollows = at < end && (text.charAt(at) == '"' || text.charAt(at) == '`');
        if (word.equals("...") || (METHODS.contains(word) && (at == end || text.charAt(at) != '('))) {
            return;
        }
        if (word.equals("new") || (quoteFollows && word.length() <= 2 && Character.isLetter(word.charAt(0)))) {
            return;
        }
        if (open.size() == 1 && (word.equals("import") || word.equals("using") || word.equals("package"))) {
            at = comments.endOfStatement(at);
            return;
        }
        if (word.equals("be") && fresh) {
            at--;
            nameKey('=');
            return;
        }
        add(Node.scalar(start, Signs.plain(word), false));
        fresh = true;
        touching = true;
    }
}
