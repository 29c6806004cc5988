package io.github.nqueens.formats;

import java.util.ArrayDeque;
import java.util.Deque;

/** Reads XML into the same tree as other literals: an element is a list, its name the tag, its attributes are keyed. */
final class MarkupParser {
    private final Source source;
    private final String text;
    private final Deque<Node> open = new ArrayDeque<>();

    private MarkupParser(Source source) {
        this.source = source;
        this.text = source.text;
    }

    static boolean looksLike(Source source) {
        String start = source.text.stripLeading();
        return start.length() > 1
                && start.charAt(0) == '<'
                && (start.charAt(1) == '?' || start.charAt(1) == '!' || Character.isLetter(start.charAt(1)))
                && start.indexOf('>') > 0;
    }

    static Node parse(Source source) {
        return new MarkupParser(source).run();
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
            int end = text.startsWith("<!--", tag) ? text.indexOf("-->", tag + 4) : closing(tag);
            if (end < 0) {
                throw new IllegalArgumentException(
                        source.at(tag) + " opens a tag that nothing closes; complete the XML");
            }
            if (text.charAt(tag + 1) == '/') {
                close(tag, text.substring(tag + 2, end).strip());
            } else if (Character.isLetter(text.charAt(tag + 1))) {
                element(tag, end);
            }
            at = end + 1;
        }
        if (open.size() > 1) {
            throw new IllegalArgumentException(source.at(open.peek().offset) + " opens <" + open.peek().tag
                    + ">, which nothing closes; complete the XML");
        }
        return root;
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
        if (open.size() == 1 || !name.equals(open.peek().tag)) {
            throw new IllegalArgumentException(
                    source.at(at) + " closes <" + Source.quote(name).replace("'", "") + ">, but "
                            + (open.size() == 1 ? "nothing is open" : "<" + open.peek().tag + "> is open")
                            + "; make the tags of the XML match");
        }
        open.pop();
    }

    private void element(int tag, int end) {
        boolean complete = text.charAt(end - 1) == '/';
        int last = complete ? end - 1 : end;
        int at = tag + 1;
        while (at < last && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        Node element = Node.list(tag);
        element.tag = text.substring(tag + 1, at);
        while (at < last) {
            int equals = at;
            while (equals < last && text.charAt(equals) != '=') {
                equals++;
            }
            if (equals == last) {
                break;
            }
            int start = equals + 1;
            while (start < last && Character.isWhitespace(text.charAt(start))) {
                start++;
            }
            char quote = start < last ? text.charAt(start) : 0;
            int stop = start + 1;
            while (stop < last && text.charAt(stop) != quote) {
                stop++;
            }
            if (stop >= last || (quote != '"' && quote != '\'')) {
                break;
            }
            Node attribute = Node.scalar(start, text.substring(start + 1, stop), true);
            attribute.key = text.substring(at, equals).strip();
            element.children.add(attribute);
            at = stop + 1;
        }
        open.peek().children.add(element);
        if (!complete) {
            if (open.size() > Node.DEEPEST) {
                throw new IllegalArgumentException(source.at(tag) + " opens an element inside " + Node.DEEPEST
                        + " elements; write it less deeply nested");
            }
            open.push(element);
        }
    }
}
