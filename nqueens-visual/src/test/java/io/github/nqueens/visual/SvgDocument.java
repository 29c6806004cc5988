package io.github.nqueens.visual;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** An SVG document as an XML parser reads it. */
final class SvgDocument {
    private final Document document;

    private SvgDocument(Document document) {
        this.document = document;
    }

    static SvgDocument parse(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            return new SvgDocument(factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg))));
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + e.getMessage(), e);
        }
    }

    Element root() {
        return document.getDocumentElement();
    }

    /** All elements of a name, in document order. */
    List<Element> all(String name) {
        NodeList nodes = document.getElementsByTagNameNS("http://www.w3.org/2000/svg", name);
        return new ArrayList<>(IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList());
    }

    /** All elements of a name that bear a CSS class. */
    List<Element> all(String name, String cssClass) {
        return all(name).stream()
                .filter(element ->
                        List.of(element.getAttribute("class").split(" ")).contains(cssClass))
                .toList();
    }

    String text(String name) {
        return all(name).get(0).getTextContent();
    }

    static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }
}
