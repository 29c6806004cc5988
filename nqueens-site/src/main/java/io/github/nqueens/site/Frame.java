package io.github.nqueens.site;

import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** What all pages have in common: their head, the search, the navigation, and the list of a page's sections. */
final class Frame {
    /** A page with fewer sections is seen at a glance. */
    private static final int LEAST_SECTIONS = 3;

    private final Document template;
    private final Navigation navigation;
    private final String name;

    Frame(String template, Navigation navigation, String name) {
        this.template = Jsoup.parse(template);
        this.template.outputSettings().prettyPrint(false);
        this.navigation = navigation;
        this.name = name;
    }

    String around(Page page) {
        Document document = template.clone();
        String root = Addresses.link(page.address(), "index.html").replace("index.html", "");
        document.title(page.title().equals(name) ? name : page.title() + " - " + name);
        document.select("[data-root]").forEach(element -> {
            String attribute = element.attr("data-root");
            element.attr(attribute, root + element.attr(attribute)).removeAttr("data-root");
        });
        document.expectFirst("html").attr("data-site", root);
        navigation.write(document.expectFirst("#pages"), page.address());
        document.expectFirst("main").append(page.body().html());
        sections(page, document.expectFirst("#sections"));
        return document.outerHtml();
    }

    private static void sections(Page page, Element list) {
        List<Element> headings = page.body().select("h2[id]");
        if (headings.size() < LEAST_SECTIONS) {
            list.remove();
            return;
        }
        Element items = list.appendElement("ul");
        for (Element heading : headings) {
            items.appendElement("li")
                    .appendElement("a")
                    .attr("href", "#" + heading.id())
                    .text(heading.text());
        }
    }
}
