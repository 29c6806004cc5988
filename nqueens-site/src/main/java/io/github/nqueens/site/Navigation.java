package io.github.nqueens.site;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jsoup.nodes.Element;

/**
 * The groups of pages beside each page. The table "you are | read" of the first page says which; solvers, design notes and the
 * files at the root follow.
 */
final class Navigation {
    /** An entry: the address of a page, and the words that lead to it. */
    record Entry(String address, String words) {}

    private final Map<String, List<Entry>> groups = new LinkedHashMap<>();

    /** Reads the groups from the first page, whose links must be renewed, and adds the other pages. */
    Navigation(Page first, Collection<Page> pages) {
        for (Element row : first.body().select("table:has(th:containsOwn(you are)) tbody tr")) {
            String reader = row.child(0).text();
            for (Element link : row.child(1).select("a[href]")) {
                add(capitalized(reader), link.attr("href"), capitalized(link.text()));
            }
        }
        if (groups.isEmpty()) {
            throw new IllegalArgumentException(
                    first.file() + " has no table with the head 'you are', which gives the groups of pages");
        }
        Map<String, Page> rest = new TreeMap<>();
        pages.forEach(page -> rest.put(page.address(), page));
        rest.remove(first.address());
        groups.values().forEach(entries -> entries.forEach(entry -> rest.remove(entry.address())));
        rest.values().forEach(page -> add(groupOf(page.address()), page.address(), page.title()));
    }

    private static String capitalized(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private static String groupOf(String address) {
        if (address.startsWith("docs/algorithms/")) {
            return "Each solver";
        }
        if (address.startsWith("docs/design/")) {
            return "Design notes";
        }
        return "The project";
    }

    void add(String group, String address, String words) {
        groups.computeIfAbsent(group, unused -> new ArrayList<>()).add(new Entry(address, words));
    }

    /** Writes the groups into an element, as seen from an address. */
    void write(Element parent, String address) {
        groups.forEach((group, entries) -> {
            parent.appendElement("h2").text(group);
            Element list = parent.appendElement("ul");
            for (Entry entry : entries) {
                Element link = list.appendElement("li")
                        .appendElement("a")
                        .attr("href", Addresses.link(address, entry.address()))
                        .text(entry.words());
                if (entry.address().equals(address)) {
                    link.attr("aria-current", "page");
                }
            }
        });
    }
}
