package io.github.nqueens.formats.forms.markup;

import io.github.nqueens.formats.text.Entities;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Set;

/**
 * Reads XML and HTML into the same tree as other literals: an element is a list, its name the tag, its attributes are keyed, and its
 * texts are scalars without a key. XML must be complete; HTML need not close its elements.
 */
public final class MarkupParser {
    private static final Set<String> HTML = Set.of(
            "html", "!doctype", "table", "tbody", "tr", "td", "div", "body", "section", "main", "style", "ul", "svg");
    private static final Set<String> VOID = Set.of(
            "br", "hr", "img", "meta", "link", "input", "col", "wbr", "area", "base", "source", "track", "embed");
    private static final Set<String> CELLS = Set.of("td", "th");

    private final Source source;
    private final String text;
    private final boolean html;
    private final Deque<Node> open = new ArrayDeque<>();

    private MarkupParser(Source source, boolean html) {
        this.source = source;
        this.text = source.text;
        this.html = html;
    }

    public static boolean looksLike(Source source) {
        String start = source.text.stripLeading();
        return start.length() > 1
                && start.charAt(0) == '<'
                && (start.startsWith("<?xml") || start.charAt(1) == '!' || Character.isLetter(start.charAt(1)))
                && start.indexOf('>') > 0;
    }

    public static Node parse(Source source) {
        String start = source.text.stripLeading();
        int end = 1;
        while (end < start.length() && (Character.isLetterOrDigit(start.charAt(end)) || start.charAt(end) == '!')) {
            end++;
        }
        boolean html = HTML.contains(start.substring(1, end).toLowerCase(Locale.ROOT));
        return new MarkupParser(source, html).run();
    }

    /** The elements of a page, or of a part of one, whose first element may have any name. */
    public static Node parsePage(Source source) {
        return new MarkupParser(source, true).run();
    }

    private Node run() {
        Node root = Node.list(0);
        open.push(root);
        int at = 0;
        while (at < text.length()) {
            int tag = text.indexOf('<', at);
            if (tag < 0) {
                break;
            }
            addText(at, tag);
            boolean comment = text.startsWith("<!--", tag);
            int end = comment ? text.indexOf("-->", tag + 4) : closing(tag);
            if (end < 0 || tag + 1 == text.length()) {
                throw new IllegalArgumentException(
                        source.at(tag) + " opens a tag that nothing closes; complete the " + (html ? "HTML" : "XML"));
            }
            char first = text.charAt(tag + 1);
            at = end + (comment ? 3 : 1);
            if (first == '/') {
                close(tag, name(text.substring(tag + 2, end).strip()));
            } else if (Character.isLetter(first)) {
                at = element(tag, end);
            }
        }
        if (open.size() > 1 && !html) {
            throw new IllegalArgumentException(source.at(open.peek().offset) + " opens <" + open.peek().tag
                    + ">, which nothing closes; complete the XML");
        }
        return root;
    }

    private String name(String written) {
        return html ? written.toLowerCase(Locale.ROOT) : written;
    }

    private void addText(int start, int end) {
        String bare = text.substring(start, end).stripLeading();
        String plain = Entities.resolved(bare).strip();
        if (!plain.isEmpty() && open.size() > 1) {
            open.peek().children.add(Node.scalar(end - bare.length(), Signs.plain(plain), true));
        }
    }

    /** The end of a tag, outside the quotation marks of its attributes. */
    private int closing(int tag) {
        char quote = 0;
        for (int i = tag; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote == 0 && c == '>') {
                return i;
            }
            if (quote == 0 && (c == '"' || c == '\'')) {
                quote = c;
            } else if (c == quote) {
                quote = 0;
            }
        }
        return -1;
    }

    private void close(int at, String name) {
        if (html) {
            closeLoosely(name);
            return;
        }
        if (open.size() == 1 || !name.equals(open.peek().tag)) {
            throw new IllegalArgumentException(
                    source.at(at) + " closes <" + Source.quote(name).replace("'", "") + ">, but "
                            + (open.size() == 1 ? "nothing is open" : "<" + open.peek().tag + "> is open")
                            + "; make the tags of the XML match");
        }
        open.pop();
    }

    /** Closes the innermost element of a name with all that it holds, if there is one. */
    private void closeLoosely(String name) {
        boolean isOpen = open.stream().anyMatch(element -> name.equals(element.tag));
        while (isOpen && open.size() > 1) {
            if (name.equals(open.pop().tag)) {
                return;
            }
        }
    }

    /** Cells, rows and items end where the next one begins. */
    private void closeBefore(String name) {
        if (CELLS.contains(name) || name.equals("tr")) {
            closeOpen(CELLS);
        }
        if (name.equals("tr") || name.equals("li")) {
            closeOpen(Set.of(name));
        }
    }

    private void closeOpen(Set<String> names) {
        if (open.size() > 1 && names.contains(String.valueOf(open.peek().tag))) {
            open.pop();
        }
    }

    /** Adds an element, and returns where to go on. */
    private int element(int tag, int end) {
        boolean complete = text.charAt(end - 1) == '/';
        int last = complete ? end - 1 : end;
        int at = tag + 1;
        while (at < last && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        Node element = Node.list(tag);
        element.tag = name(text.substring(tag + 1, at));
        addAttributes(element, at, last);
        if (html) {
            closeBefore(element.tag);
            if (element.tag.equals("script") || element.tag.equals("style") || element.tag.equals("title")) {
                int close = text.indexOf("</" + element.tag, end);
                return close < 0 ? text.length() : close;
            }
        }
        open.peek().children.add(element);
        if (!complete && !(html && VOID.contains(element.tag))) {
            if (open.size() > Node.DEEPEST) {
                throw new IllegalArgumentException(source.at(tag) + " opens an element inside " + Node.DEEPEST
                        + " elements; write it less deeply nested");
            }
            open.push(element);
        }
        return end + 1;
    }

    private void addAttributes(Node element, int start, int end) {
        String tag = text.substring(start, end);
        for (int at = 0; at < tag.length(); ) {
            int equals = tag.indexOf('=', at);
            int value = equals + 1;
            while (equals >= 0 && value < tag.length() && Character.isWhitespace(tag.charAt(value))) {
                value++;
            }
            char quote = value < tag.length() ? tag.charAt(value) : 0;
            boolean quoted = quote == '"' || quote == '\'';
            int first = quoted ? value + 1 : value;
            int stop = quoted ? tag.indexOf(quote, first) : first;
            while (!quoted && stop < tag.length() && !Character.isWhitespace(tag.charAt(stop))) {
                stop++;
            }
            if (equals < 0 || stop < 0) {
                return;
            }
            Node attribute = Node.scalar(start + value, Entities.resolved(tag.substring(first, stop)), true);
            String name = tag.substring(at, equals).strip();
            attribute.key = name.substring(name.lastIndexOf(' ') + 1);
            element.children.add(attribute);
            at = stop + 1;
        }
    }
}
