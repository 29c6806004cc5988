package io.github.nqueens.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/** Makes links between files of the repository links between pages of the site, and collects the files they lead to. */
final class Links {
    private static final Pattern SCHEME = Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*:.*");

    private final Path root;
    private final Set<String> files = new LinkedHashSet<>();

    Links(Path root) {
        this.root = root;
    }

    /** Whether a link leads out of the site, or to another kind of thing than a page. */
    static boolean isExternal(String link) {
        return SCHEME.matcher(link).matches();
    }

    /** The part of a link before its anchor, and the anchor with its hash sign, or "". */
    static String[] split(String link) {
        int hash = link.indexOf('#');
        return hash < 0 ? new String[] {link, ""} : new String[] {link.substring(0, hash), link.substring(hash)};
    }

    /** The files and folders that pages have linked so far, in order. */
    Set<String> files() {
        return files;
    }

    void renew(Page page) {
        renew(page, "a[href]", "href");
        renew(page, "img[src]", "src");
    }

    private void renew(Page page, String elements, String attribute) {
        for (Element element : page.body().select(elements)) {
            String[] link = split(element.attr(attribute));
            if (!link[0].isEmpty() && !isExternal(link[0])) {
                element.attr(attribute, renewed(page, link[0]) + link[1]);
            }
        }
    }

    /** A link that leads nowhere stays as it is, so that {@link LinkCheck} shows what its author wrote. */
    private String renewed(Page page, String link) {
        String file = Addresses.resolve(page.file(), link);
        Path path = root.resolve(file);
        if (file.startsWith("..") || !Files.exists(path)) {
            return link;
        }
        if (!Files.isDirectory(path)) {
            files.add(file);
            return Addresses.link(page.address(), Addresses.of(file));
        }
        if (!Files.exists(path.resolve("README.md"))) {
            files.add(file);
        }
        return Addresses.link(page.address(), Addresses.ofFolder(file));
    }
}
