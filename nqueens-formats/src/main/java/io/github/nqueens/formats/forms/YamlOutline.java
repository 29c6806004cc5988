package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.values.LiteralParser;
import io.github.nqueens.formats.forms.values.Literals;
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

    static @Nullable Candidate read(Text text) {
        Node outline = text.isMarkup ? null : parse(text.source);
        return outline == null
                ? null
                : Candidate.of("an outline of YAML", text.source, () -> Literals.parts(text.source, outline));
    }

    /** The values of an outline, or null if the text is none. */
    private static @Nullable Node parse(Source source) {
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
        int block = -1;
        int start = 0;
        for (String whole : text.split("\n", -1)) {
            int indent = Signs.spacesEnd(whole, 0);
            String line = whole.substring(indent).stripTrailing();
            boolean said = !line.isEmpty() && line.charAt(0) != '#' && !line.equals("---") && !line.equals("...");
            boolean inBlock = block >= 0 && (line.isEmpty() || indent > block);
            if (inBlock || said) {
                items.add(new Item(indent, start + indent, line));
            }
            if (!inBlock) {
                boolean key = key(line) > 0;
                if (said && !isDash(line) && !key) {
                    return null;
                }
                block = line.endsWith(": |") || line.endsWith(": >") || line.endsWith(": |-") || line.endsWith(": >-")
                        ? indent
                        : -1;
                listed |= said && (isDash(line) || block >= 0);
                keyed |= said && (key || indent > 0);
            }
            start += whole.length() + 1;
        }
        return listed && keyed ? items : null;
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
        broken |= depth > Node.DEEPEST;
        while (!broken && at < items.size() && items.get(at).indent == first.indent) {
            Item item = items.get(at);
            boolean dash = isDash(item.text);
            int key = key(item.text);
            if (!dash && isDash(first.text)) {
                break;
            }
            String rest = item.text.substring(dash ? 1 : key + 1).strip();
            int offset = item.offset + item.text.length() - rest.length();
            Node value;
            if (dash && (isDash(rest) || key(rest) > 0)) {
                items.set(at, new Item(item.indent + offset - item.offset, offset, rest));
                value = block(depth + 1);
            } else if (rest.isEmpty()) {
                at++;
                boolean dashes =
                        !dash && at < items.size() && items.get(at).text.startsWith("-");
                value = nested(dashes ? first.indent : first.indent + 1, depth);
            } else {
                at++;
                value = !dash && "|>".indexOf(rest.charAt(0)) >= 0 ? text(first.indent) : value(offset, rest);
            }
            broken |= !dash && key <= 0;
            value.key = dash ? value.key : Cells.value(item.text.substring(0, Math.max(0, key)));
            list.children.add(value);
        }
        return list;
    }

    private static boolean isDash(String line) {
        return line.equals("-") || line.startsWith("- ");
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
