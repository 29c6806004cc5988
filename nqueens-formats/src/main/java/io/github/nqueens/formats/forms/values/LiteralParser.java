package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.text.Token;
import io.github.nqueens.formats.text.Tokens;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads the values in a text of JSON, Python, JavaScript, TypeScript, Java, MiniZinc, Essence or ASP. It knows brackets,
 * strings, words, keys and comments, and none of the languages: whatever else stands around the values is passed over. Each
 * character is read once.
 */
public final class LiteralParser {
    /** Methods of strings that change nothing in the rows that they hold. */
    private static final Set<String> METHODS =
            Set.of(".stripMargin", ".trimMargin", ".trimIndent", ".stripIndent", ".trim", ".strip", ".lines");

    private final Source source;
    private final String text;
    private final List<Token> tokens;
    private final Node root = Node.list(0);
    private final Deque<Bracket> open = new ArrayDeque<>();

    private int at;
    /** The number in brackets before the bracket that was opened last and touches it, or -1. */
    private int rowBefore = -1;

    private @Nullable String pendingKey;
    private int pendingIndex = -1;
    private int pendingColumn = -1;
    /** Whether the last child of the open list may still turn out to be a key or the name of a list. */
    private boolean fresh;

    private boolean touching;
    private int lastColon = -1;
    /** Whether an apostrophe was met that opens no string. */
    private boolean loneApostrophe;

    private @Nullable String error;

    private LiteralParser(Source source, int start, int end) {
        this.source = source;
        this.text = source.text;
        this.tokens = Tokens.of(text, start, end);
    }

    /** The values of a text, or what is wrong with its brackets. */
    public record Parsed(Node root, @Nullable String error) {}

    public static Parsed parse(Source source) {
        return parse(source, 0, source.text.length());
    }

    /** The values of a part of a text. */
    public static Parsed parse(Source source, int start, int end) {
        LiteralParser parser = new LiteralParser(source, start, end);
        parser.open.push(new Bracket(parser.root, ' '));
        for (; parser.at < parser.tokens.size() && parser.error == null; parser.at++) {
            parser.step(parser.tokens.get(parser.at));
        }
        if (parser.error == null && parser.open.size() > 1) {
            int offset = parser.open.peek().offset();
            parser.error = source.at(offset) + " opens " + source.shown(offset)
                    + ", which nothing closes; close it, or remove it";
        }
        return new Parsed(parser.root, parser.error);
    }

    private boolean isNext(int ahead, String signs) {
        return at + ahead < tokens.size() && tokens.get(at + ahead).isAny(signs);
    }

    private boolean touchesNext() {
        return at + 1 < tokens.size()
                && tokens.get(at).end() == tokens.get(at + 1).offset();
    }

    private void step(Token token) {
        touching &= at > 0 && tokens.get(at - 1).end() == token.offset() && token.kind() != Token.Kind.LINE_END;
        if (touching && isBehind("]") && text.charAt(token.offset()) == '\'') {
            requireNoTransposition(token.offset());
        }
        switch (token.kind()) {
            case LINE_END -> fresh &= open.size() > 1;
            case COMMENT -> Rearrangements.requireNoneBehind(source, token.offset(), token.end());
            case STRING -> add(Node.scalar(token.offset(), Signs.plain(token.text()), true), false);
            case WORD, NUMBER -> word(token);
            case SIGN -> sign(token.text().charAt(0), token.offset());
        }
    }

    private void sign(char c, int offset) {
        switch (c) {
            case '<', '>' -> touching = false;
            case '[', '{', '(' -> {
                if (c != '[' || !takeKey()) {
                    open(c, offset);
                }
            }
            case ']', '}', ')' -> close(c, offset);
            case ',' -> {
                requireValue(offset);
                open.peek().comma();
                separate();
            }
            case ';', '|' -> {
                if (open.size() > 1) {
                    requireValue(offset);
                    open.peek().endRow();
                }
                separate();
            }
            case ':', '=' -> nameKey(c, offset);
            default -> loneApostrophe |= c == '\'';
        }
    }

    /** Refuses a sign before which a value of a list of numbers, or of a name, is left out. */
    private void requireValue(int offset) {
        Bracket list = open.peek();
        boolean among = text.charAt(offset) != '|'
                && isBehind(",;[({")
                && list.list().children.stream().allMatch(value -> value.number() >= 0)
                && isNumberNext();
        if (open.size() > 1 && (among || (pendingKey != null && list.closer() == '}' && isBehind(":=")))) {
            error = source.at(offset) + " has nothing before " + source.shown(offset)
                    + ", where a value is left out; write the value, or None for a row without a queen";
        }
    }

    /** Whether a number of the same list comes next. */
    private boolean isNumberNext() {
        return at + 1 < tokens.size() && tokens.get(at + 1).kind() == Token.Kind.NUMBER;
    }

    private void separate() {
        forgetKey();
        fresh = false;
        touching = false;
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

    private void open(char c, int offset) {
        Node list = Node.list(offset);
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
            error = source.at(offset) + " opens a list inside " + Node.DEEPEST
                    + " lists; write the values less deeply nested";
            return;
        }
        open.push(new Bracket(list, c == '[' ? ']' : c == '{' ? '}' : ')'));
        fresh = false;
        touching = false;
    }

    private void close(char c, int offset) {
        if (c == '}') {
            requireValue(offset);
        }
        if (open.peek().closer() != c) {
            error = source.at(offset) + " closes " + source.shown(offset)
                    + (open.size() == 1
                            ? ", which nothing opens"
                            : ", but " + source.at(open.peek().offset()) + " opens "
                                    + source.shown(open.peek().offset()))
                    + "; make the brackets match";
            return;
        }
        Rearrangements.requireNoneIn(source, open.peek().list());
        Node list = inOrder(open.pop().closed());
        requireNoStrayWord(list);
        fresh = false;
        touching = true;
        if (list.tag != null && list.tag.startsWith(".")) {
            // The arguments of a method that is called on a value are no values.
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
                add(name, true);
                int first = list.children.get(0).number();
                boolean second = !square && rowBefore >= 0;
                name.index = second ? rowBefore : first;
                name.column = square ? list.children.get(1).number() : second ? first : -1;
            }
        } else {
            open.peek().list().children.add(list);
        }
    }

    /** Refuses a word among three rows of numbers or more, which are no list of boards with it. */
    private void requireNoStrayWord(Node list) {
        Node word = list.children.stream()
                .filter(child -> child.isWord() && child.key == null)
                .findFirst()
                .orElse(null);
        long rows = list.lists()
                .filter(row -> row.key == null
                        && row.children.size() > 2
                        && row.children.stream().allMatch(value -> value.number() >= 0))
                .count();
        if (word != null && rows > 2) {
            error = source.at(word.offset) + " has " + Source.quote(word.text)
                    + ", where a row is expected; write the rows alone between the brackets";
        }
    }

    private static boolean isName(@Nullable String tag) {
        return tag != null && !tag.isEmpty() && Character.isLetter(tag.charAt(0));
    }

    private void add(Node node, boolean touches) {
        takeKey(node);
        open.peek().list().children.add(node);
        fresh = true;
        touching = touches;
    }

    private void nameKey(char c, int offset) {
        Node last = open.peek().last();
        if (c == '=' && last != null && !last.isScalar() && last.key != null && isBehind("])}")) {
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
        lastColon = c == ':' ? offset : lastColon;
        if (c == ':' && open.size() == 1) {
            pendingKey = Subject.orAxis(source, offset, pendingKey);
        }
        fresh = false;
        touching = false;
    }

    /**
     * Goes on behind a key in brackets, as Lua writes {@code [1] = 4} and {@code ["n"] = 4}, and behind the number of a value, as PHP prints
     * {@code [0] => 4}. It says whether there was one.
     */
    private boolean takeKey() {
        if (!isNext(2, "]") || !isNext(3, "=")) {
            return false;
        }
        Token key = tokens.get(at + 1);
        int number = key.kind() == Token.Kind.NUMBER ? Signs.number(key.text()) : -1;
        boolean arrow = isNext(4, ">");
        if (arrow && number == open.peek().list().children.size()) {
            at += 4;
        } else if (open.size() == 1
                || touching
                || arrow
                || isNext(4, "=")
                || (number < 0 && (key.kind() != Token.Kind.STRING || key.text().isEmpty()))) {
            return false;
        } else {
            pendingKey = number < 0 ? key.text() : pendingKey;
            pendingIndex = number < 0 ? pendingIndex : number;
            at += 3;
        }
        fresh = false;
        touching = false;
        return true;
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
                && isBehind("])}")
                && text.charAt(list.offset) == '('
                && text.substring(list.offset, tokens.get(at).offset()).indexOf(',') < 0
                && list.children.stream().anyMatch(child -> child.isWord() && child.text.length() > 2);
    }

    /** Whether one of some signs stands before the token here. */
    private boolean isBehind(String signs) {
        return isNext(-Math.min(1, at), signs);
    }

    /** Whether a word stands behind a colon on its line, as the type of what stands before. */
    private boolean isTyped(Node word) {
        return open.size() > 1 || (lastColon >= 0 && lastColon >= source.lineStart(word.offset));
    }

    /** Whether a value is assigned to what the bracket here closes. */
    private boolean isAssigned() {
        int ahead = isNext(1, ":") ? 2 : 1;
        return isNext(ahead, "=") && !isNext(ahead + 1, "=");
    }

    private static boolean isSquare(Node node) {
        return node.children.size() == 2
                && node.children.get(0).number() >= 0
                && node.children.get(1).number() >= 0;
    }

    /** An apostrophe behind a matrix, which closes no quotation, transposes it in MATLAB and Julia. */
    private void requireNoTransposition(int offset) {
        boolean letter = offset + 1 < text.length() && Character.isLetterOrDigit(text.charAt(offset + 1));
        if (!loneApostrophe && !letter) {
            throw Rearrangements.refusal(source, offset, "]'");
        }
    }

    private void word(Token token) {
        String word = token.text();
        Rearrangements.requireNoneAt(source, token.offset(), token.offset() + word.length(), touching);
        boolean called = touchesNext() && isNext(1, "(");
        boolean prefix = word.length() <= 2
                && Character.isLetter(word.charAt(0))
                && touchesNext()
                && "\"`".indexOf(text.charAt(token.end())) >= 0;
        if (word.equals("new") || word.equals("...") || prefix || (METHODS.contains(word) && !called)) {
            return;
        }
        if (open.size() == 1 && (word.equals("import") || word.equals("using") || word.equals("package"))) {
            skipStatement();
        } else if (word.equals("be") && fresh) {
            nameKey('=', token.offset());
        } else {
            add(Node.scalar(token.offset(), Signs.plain(word), false), true);
        }
    }

    /** Goes on to a semicolon, or to the end of the line outside of braces. */
    private void skipStatement() {
        int depth = 0;
        while (at + 1 < tokens.size() && !isNext(1, ";") && !(depth <= 0 && isNext(1, "\n"))) {
            at++;
            depth += isNext(0, "{") ? 1 : isNext(0, "}") ? -1 : 0;
        }
    }
}
