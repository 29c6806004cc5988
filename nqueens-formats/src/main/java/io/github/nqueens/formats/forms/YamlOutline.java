package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.values.LiteralParser;
import io.github.nqueens.formats.text.Cells;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads an outline as YAML has it into the same tree as other literals: a name with a colon has a key, a dash begins an item, and
 * what is indented more belongs to the line above.
 */
public final class YamlOutline {
    /** A line, or what is left of it behind a dash. */
    private record Item(int indent, int offset, String text) {}

    private final Source source;
    private final List<Item> items;
    private int at;
    private boolean broken;

    private YamlOutline(Source source, List<Item> items) {
        this.source = source;
        this.items = items;
    }

    /** The values of an outline, or null if the text is none. */
    public static @Nullable Node parse(Source source) {
        List<Item> items = items(source.text);
        if (items == null) {
            return null;
        }
        YamlOutline outline = new YamlOutline(source, items);
        Node root = outline.block(0);
        return outline.broken || outline.at < items.size() ? null : root;
    }

    /** The lines that say something, or null if they are no outline with items or blocks of text. */
    private static @Nullable List<Item> items(String text) {
        List<Item> items = new ArrayList<>();
        boolean listed = false;
        boolean keyed = false;
        boolean deeper = false;
        int blockIndent = -1;
        for (int start = 0; start < text.length(); ) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end;
            int first = start;
            while (first < end && text.charAt(first) == ' ') {
                first++;
            }
            String line = text.substring(first, end).stripTrailing();
            int indent = first - start;
            boolean inBlock = blockIndent >= 0 && (line.isEmpty() || indent > blockIndent);
            if (!inBlock) {
                blockIndent = -1;
            }
            if (inBlock) {
                items.add(new Item(indent, first, line));
            } else if (!line.isEmpty() && line.charAt(0) != '#' && !line.equals("---") && !line.equals("...")) {
                boolean dash = line.equals("-") || line.startsWith("- ");
                boolean key = key(line) > 0;
                if (!dash && !key) {
                    return null;
                }
                listed |= dash;
                keyed |= key;
                deeper |= indent > 0;
                if (line.endsWith(": |") || line.endsWith(": >") || line.endsWith(": |-") || line.endsWith(": >-")) {
                    blockIndent = indent;
                    listed = true;
                }
                items.add(new Item(indent, first, line));
            }
            start = end + 1;
        }
        return listed && (keyed || deeper) ? items : null;
    }

    /** The length of the name before a colon, or -1. */
    private static int key(String line) {
        int colon = line.indexOf(':');
        if (colon <= 0 || colon > 40 || (colon + 1 < line.length() && line.charAt(colon + 1) != ' ')) {
            return -1;
        }
        for (int i = 0; i < colon; i++) {
            char c = line.charAt(i);
            if (!Character.isLetterOrDigit(c) && "_-\"' ".indexOf(c) < 0) {
                return -1;
            }
        }
        return line.startsWith("- ") ? -1 : colon;
    }

    private Node block(int depth) {
        Item first = items.get(at);
        Node list = Node.list(first.offset);
        if (depth > Node.DEEPEST) {
            broken = true;
            return list;
        }
        while (at < items.size() && items.get(at).indent == first.indent && !broken) {
            Item item = items.get(at);
            if (isDash(first) && !isDash(item)) {
                break;
            }
            int key = key(item.text);
            if (item.text.equals("-")) {
                at++;
                list.children.add(nested(first.indent + 1, depth));
            } else if (item.text.startsWith("- ")) {
                String rest = item.text.substring(2).stripLeading();
                int shift = item.text.length() - rest.length();
                Item inner = new Item(item.indent + shift, item.offset + shift, rest);
                if (rest.startsWith("- ") || rest.equals("-") || key(rest) > 0) {
                    items.set(at, inner);
                    list.children.add(block(depth + 1));
                } else {
                    at++;
                    list.children.add(value(inner.offset, rest));
                }
            } else if (key > 0) {
                at++;
                String rest = item.text.substring(key + 1).strip();
                Node value;
                if (rest.isEmpty()) {
                    boolean dashes = at < items.size() && items.get(at).text.startsWith("-");
                    value = nested(dashes ? first.indent : first.indent + 1, depth);
                } else if (rest.startsWith("|") || rest.startsWith(">")) {
                    value = text(first.indent);
                } else {
                    value = value(item.offset + item.text.length() - rest.length(), rest);
                }
                value.key = Cells.value(item.text.substring(0, key));
                list.children.add(value);
            } else {
                broken = true;
            }
        }
        return list;
    }

    private static boolean isDash(Item item) {
        return item.text.equals("-") || item.text.startsWith("- ");
    }

    /** What is indented at least this much, or an empty list. */
    private Node nested(int indent, int depth) {
        boolean some = at < items.size() && items.get(at).indent >= indent;
        return some ? block(depth + 1) : Node.list(at < items.size() ? items.get(at).offset : 0);
    }

    /** The lines of a block of text. */
    private Node text(int indent) {
        int offset = at < items.size() ? items.get(at).offset : 0;
        StringBuilder lines = new StringBuilder();
        while (at < items.size() && (items.get(at).text.isEmpty() || items.get(at).indent > indent)) {
            lines.append(items.get(at).text).append('\n');
            at++;
        }
        return Node.scalar(offset, lines.toString(), true);
    }

    private Node value(int offset, String text) {
        char first = text.charAt(0);
        if (first == '[' || first == '{') {
            LiteralParser.Parsed parsed = LiteralParser.parse(source, offset, offset + text.length());
            if (parsed.error() != null || parsed.root().children.size() != 1) {
                broken = true;
                return Node.list(offset);
            }
            return parsed.root().children.get(0);
        }
        String plain = Cells.value(text);
        boolean quoted = plain.length() < text.length() || Signs.number(plain) < 0;
        return Node.scalar(offset, plain, quoted);
    }
}
