package io.github.nqueens.site;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jsoup.nodes.Element;

/** The words of all pages, a record for each heading, as a script: a page opened from a disk may not fetch anything else. */
final class SearchIndex {
    private static final String HEADINGS = "h1, h2, h3, h4";

    private final List<Map<String, String>> sections = new ArrayList<>();

    void add(Page page) {
        String address = page.address();
        String heading = "";
        StringBuilder text = new StringBuilder();
        for (Element element : page.body().children()) {
            if (element.is(HEADINGS)) {
                add(page.title(), heading, address, text);
                address = element.id().isEmpty() ? page.address() : page.address() + "#" + element.id();
                heading = element.text();
            } else {
                text.append(element.text()).append(' ');
            }
        }
        add(page.title(), heading, address, text);
    }

    private void add(String title, String heading, String address, StringBuilder text) {
        if (!heading.isEmpty()) {
            sections.add(Map.of(
                    "title",
                    title,
                    "heading",
                    heading,
                    "address",
                    address,
                    "text",
                    text.toString().strip()));
        }
        text.setLength(0);
    }

    String script() throws IOException {
        return "const sections = " + JSON.std.asString(sections) + ";\n";
    }
}
