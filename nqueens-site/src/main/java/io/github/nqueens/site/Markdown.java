package io.github.nqueens.site;

import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Renders Markdown as the hosting sites do: with tables, and with an anchor on each heading. */
final class Markdown {
    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder().extensions(EXTENSIONS).build();

    private Markdown() {}

    /** The body of a document. What is wider than a phone scrolls by itself, also with the keyboard. */
    static Element render(String markdown) {
        Document document = Jsoup.parse(RENDERER.render(PARSER.parse(markdown)));
        document.outputSettings().prettyPrint(false);
        for (Element table : document.select("table")) {
            table.wrap("<div class=\"wide\" role=\"group\" aria-label=\"Table\" tabindex=\"0\"></div>");
        }
        document.select("pre").attr("tabindex", "0");
        // A header cell without a word is no header.
        document.select("th:empty").tagName("td");
        return document.body();
    }
}
