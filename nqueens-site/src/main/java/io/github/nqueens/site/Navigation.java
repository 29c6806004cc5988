package io.github.nqueens.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jsoup.nodes.Element;

/**
 * The menu beside each page. The table "you are | read" of the first page says which pages are in it; one of them leads to each
 * other page.
 */
final class Navigation {
    /** More entries are a list to search and no menu. */
    static final int MOST_ENTRIES = 25;

    /** An entry: the address of a page, and the words that lead to it. */
    record Entry(String address, String words) {}

    private final Map<String, List<Entry>> groups = new LinkedHashMap<>();

    /** Reads the groups from the first page, whose links must be renewed. */
    Navigation(Page first) {
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
    }

    private static String capitalized(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    void add(String group, String address, String words) {
        groups.computeIfAbsent(group, unused -> new ArrayList<>()).add(new Entry(address, words));
    }

    /** Writes the groups into an element, as seen from an address. */
    void write(Element parent, String address) {
        String current = entryOf(address);
        groups.forEach((group, entries) -> {
            parent.appendElement("h2").text(group);
            Element list = parent.appendElement("ul");
            for (Entry entry : entries) {
                Element link = list.appendElement("li")
                        .appendElement("a")
                        .attr("href", Addresses.link(address, entry.address()))
                        .text(entry.words());
                if (entry.address().equals(current)) {
                    link.attr("aria-current", current.equals(address) ? "page" : "true");
                }
            }
        });
    }

    /** The entry of a page, or the index of its folder if that is in the menu; otherwise "". */
    private String entryOf(String address) {
        String index = address.substring(0, address.lastIndexOf('/') + 1) + "index.html";
        List<String> addresses = groups.values().stream()
                .flatMap(List::stream)
                .map(Entry::address)
                .toList();
        return addresses.contains(address) ? address : addresses.contains(index) ? index : "";
    }
}
