package io.github.nqueens.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Follows every link of a rendered site, to its file and to its anchor. */
final class LinkCheck {
    private final Path site;
    private final Map<Path, Document> pages = new TreeMap<>();
    private final Map<Path, Set<String>> anchors = new TreeMap<>();
    private int links;

    private LinkCheck(Path site) {
        this.site = site;
    }

    /**
     * What was found.
     *
     * @param pages the number of pages
     * @param links the number of links and pictures in them that stay in the site
     * @param broken the address and the link of each that leads nowhere
     */
    record Result(int pages, int links, List<String> broken) {}

    /** Checks all pages but those of Javadoc, whose links the javadoc tool has made and checked. */
    static Result check(Path site) throws IOException {
        LinkCheck check = new LinkCheck(site);
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".html"))
                    .filter(path -> !site.relativize(path).startsWith(Javadoc.FOLDER))
                    .toList()) {
                check.pages.put(file, Jsoup.parse(file.toFile(), "UTF-8"));
            }
        }
        List<String> broken = new ArrayList<>();
        check.pages.forEach((file, document) -> check.follow(file, document, broken));
        return new Result(check.pages.size(), check.links, List.copyOf(broken));
    }

    private void follow(Path file, Document document, List<String> broken) {
        for (Element element : document.select("[href], [src]")) {
            String link = element.hasAttr("href") ? element.attr("href") : element.attr("src");
            if (!Links.isExternal(link)) {
                links++;
                if (!leadsSomewhere(file, link)) {
                    broken.add(Addresses.slashes(site.relativize(file)) + ": " + link);
                }
            }
        }
    }

    private boolean leadsSomewhere(Path file, String link) {
        String[] parts = Links.split(link);
        Path target = parts[0].isEmpty()
                ? file
                : file.resolveSibling(decoded(parts[0])).normalize();
        if (!target.startsWith(site) || !Files.isRegularFile(target)) {
            return false;
        }
        // A replay keeps its step in the address: #step=9.
        return parts[1].length() <= 1
                || parts[1].contains("=")
                || !pages.containsKey(target)
                || anchors(target).contains(decoded(parts[1].substring(1)));
    }

    private Set<String> anchors(Path page) {
        return anchors.computeIfAbsent(
                page,
                file -> pages.get(file).select("[id]").stream().map(Element::id).collect(Collectors.toSet()));
    }

    private static String decoded(String part) {
        return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
    }
}
