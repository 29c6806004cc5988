package io.github.nqueens.site;

import org.jsoup.nodes.Element;

/**
 * A page before it gets its frame.
 *
 * @param file the file or folder it shows, from the root of the repository
 * @param address where it stands in the site
 * @param title its first heading
 * @param body what it says; its links are those of the file until {@link Links} renews them
 */
record Page(String file, String address, String title, Element body) {
    static Page of(String file, String address, Element body) {
        Element heading = body.selectFirst("h1");
        if (heading == null) {
            throw new IllegalArgumentException(file + " has no heading of the first level; begin it with '# TITLE'");
        }
        return new Page(file, address, heading.text(), body);
    }
}
