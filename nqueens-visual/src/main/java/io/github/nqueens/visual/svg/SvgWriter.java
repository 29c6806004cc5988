package io.github.nqueens.visual.svg;

import java.util.ArrayDeque;
import java.util.Deque;

/** Writes one SVG document into a string. Attributes are given as names and values in turn. */
public final class SvgWriter {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    private final StringBuilder xml = new StringBuilder();
    private final Deque<String> opened = new ArrayDeque<>();

    /** Opens the root: an image that a screen reader announces with its title and description. */
    public void openRoot(
            String id, String cssClass, double width, double height, String viewBox, String title, String desc) {
        begin("svg", "xmlns", NAMESPACE, "width", number(width), "height", number(height), "viewBox", viewBox);
        attributes("class", cssClass, "role", "img", "aria-labelledby", id + "-title " + id + "-desc");
        xml.append(">\n");
        text("title", title, "id", id + "-title");
        text("desc", desc, "id", id + "-desc");
    }

    public void open(String element, String... attributes) {
        begin(element, attributes);
        xml.append(">\n");
    }

    public void close() {
        xml.append("</").append(opened.pop()).append(">\n");
    }

    public void empty(String element, String... attributes) {
        begin(element, attributes);
        opened.pop();
        xml.append("/>\n");
    }

    public void text(String element, String content, String... attributes) {
        begin(element, attributes);
        xml.append('>');
        content.codePoints().forEach(point -> append(point, false));
        close();
    }

    public void rect(String look, double x, double y, double width, double height, String... more) {
        shape("rect", look, more, "x", number(x), "y", number(y), "width", number(width), "height", number(height));
    }

    public void circle(String look, double x, double y, double radius, String... more) {
        shape("circle", look, more, "cx", number(x), "cy", number(y), "r", number(radius));
    }

    public void line(String look, double x1, double y1, double x2, double y2, String... more) {
        shape("line", look, more, "x1", number(x1), "y1", number(y1), "x2", number(x2), "y2", number(y2));
    }

    public void path(String look, String path, String... more) {
        shape("path", look, more, "d", path);
    }

    /** An element of a class, with its attributes and more of them. */
    public void shape(String element, String look, String[] more, String... attributes) {
        begin(element, "class", look);
        opened.pop();
        attributes(attributes);
        attributes(more);
        xml.append("/>\n");
    }

    /** A text that begins, ends or has its middle at a place: {@code start}, {@code end} or {@code middle}. */
    public void label(String content, double x, double y, String anchor) {
        text("text", content, "x", number(x), "y", number(y), "text-anchor", anchor);
    }

    /** Closes what is open, and returns the document. */
    public String finish() {
        while (!opened.isEmpty()) {
            xml.append("</").append(opened.pop()).append('>');
        }
        return xml.toString();
    }

    /** A coordinate with at most two decimals. */
    public static String number(double value) {
        return Decimal.of(Math.round(value * 100), -2).toString();
    }

    private void begin(String element, String... attributes) {
        opened.push(element);
        xml.append('<').append(element);
        attributes(attributes);
    }

    private void attributes(String... namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            xml.append(' ').append(namesAndValues[i]).append("=\"");
            namesAndValues[i + 1].codePoints().forEach(point -> append(point, true));
            xml.append('"');
        }
    }

    private void append(int point, boolean isInQuotes) {
        switch (point) {
            case '&' -> xml.append("&amp;");
            case '<' -> xml.append("&lt;");
            case '>' -> xml.append("&gt;");
            case '"' -> xml.append(isInQuotes ? "&quot;" : "\"");
            default -> xml.appendCodePoint(isLegal(point) ? point : 0xFFFD);
        }
    }

    /** XML has no way to write most control characters and lone surrogates, not even escaped. */
    private static boolean isLegal(int point) {
        return point == '\n'
                || point == '\t'
                || (point >= 0x20 && !(point >= 0xD800 && point <= 0xDFFF) && point != 0xFFFE && point != 0xFFFF);
    }
}
