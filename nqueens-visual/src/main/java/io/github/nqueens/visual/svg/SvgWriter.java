package io.github.nqueens.visual.svg;

import java.io.StringWriter;
import java.math.BigDecimal;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes one SVG document into a string. Attributes are given as names and values in turn. */
public final class SvgWriter {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;

    public SvgWriter() {
        try {
            xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
        } catch (XMLStreamException e) {
            throw impossible(e);
        }
    }

    /** Opens the root: an image that a screen reader announces with its title and description. */
    public void openRoot(
            String id, String cssClass, double width, double height, String viewBox, String title, String desc) {
        try {
            xml.writeStartElement("svg");
            xml.writeDefaultNamespace(NAMESPACE);
        } catch (XMLStreamException e) {
            throw impossible(e);
        }
        attributes(
                "width", number(width), "height", number(height), "viewBox", viewBox, "class", cssClass, "role", "img");
        attributes("aria-labelledby", id + "-title " + id + "-desc");
        line();
        text("title", title, "id", id + "-title");
        text("desc", desc, "id", id + "-desc");
    }

    public void open(String element, String... attributes) {
        try {
            xml.writeStartElement(element);
        } catch (XMLStreamException e) {
            throw impossible(e);
        }
        attributes(attributes);
        line();
    }

    public void close() {
        try {
            xml.writeEndElement();
        } catch (XMLStreamException e) {
            throw impossible(e);
        }
        line();
    }

    public void empty(String element, String... attributes) {
        try {
            xml.writeEmptyElement(element);
        } catch (XMLStreamException e) {
            throw impossible(e);
        }
        attributes(attributes);
        line();
    }

    public void text(String element, String content, String... attributes) {
        try {
            xml.writeStartElement(element);
            attributes(attributes);
            xml.writeCharacters(legal(content));
            xml.writeEndElement();
        } catch (XMLStreamException e) {
            throw impossible(e);
        }
        line();
    }

    public String finish() {
        try {
            xml.writeEndDocument();
            xml.flush();
        } catch (XMLStreamException e) {
            throw impossible(e);
        }
        return text.toString();
    }

    /** A coordinate with at most two decimals. */
    public static String number(double value) {
        BigDecimal rounded = BigDecimal.valueOf(Math.round(value * 100), 2).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }

    private void attributes(String... namesAndValues) {
        try {
            for (int i = 0; i < namesAndValues.length; i += 2) {
                xml.writeAttribute(namesAndValues[i], legal(namesAndValues[i + 1]));
            }
        } catch (XMLStreamException e) {
            throw impossible(e);
        }
    }

    private void line() {
        try {
            xml.writeCharacters("\n");
        } catch (XMLStreamException e) {
            throw impossible(e);
        }
    }

    /** XML has no way to write most control characters and lone surrogates, not even escaped. */
    private static String legal(String content) {
        StringBuilder legal = new StringBuilder(content.length());
        content.codePoints()
                .map(point ->
                        (point >= 0x20 && !(point >= 0xD800 && point <= 0xDFFF) && point != 0xFFFE && point != 0xFFFF)
                                        || point == '\n'
                                        || point == '\t'
                                ? point
                                : 0xFFFD)
                .forEach(legal::appendCodePoint);
        return legal.toString();
    }

    private static IllegalStateException impossible(XMLStreamException e) {
        return new IllegalStateException("writing XML into a string failed", e);
    }
}
