package io.github.nqueens.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jsoup.nodes.Element;

/** The documentation of a repository as static pages, which need neither a server nor a network. */
final class Site {
    /** Where the gallery stands, in the repository and in the site. */
    static final String GALLERY = "docs/gallery";

    /** Where a build leaves the lab. */
    private static final String LAB = "nqueens-web/target/page/lab.html";

    /** What the first page links to where the lab or the Javadoc is not made. */
    private static final String HOW_TO_MAKE_THE_LAB = "docs/lab.html#without-a-server";

    private static final String HOW_TO_MAKE_THE_JAVADOC = "docs/installing.html#javadoc";

    private static final List<String> ASSETS = List.of("site.css", "site.js");

    private final Path root;
    private final Path output;
    private final Map<String, Page> pages = new LinkedHashMap<>();
    private final Links links;

    private Site(Path root, Path output) {
        this.root = root;
        this.output = output;
        this.links = new Links(root);
    }

    /** Writes README, the other pages at the root, docs, and the files that these lead to. */
    static void write(Path root, Path output) throws IOException {
        new Site(root, output).write();
    }

    private void write() throws IOException {
        for (String file : markdown(root)) {
            String text = Files.readString(root.resolve(file));
            pages.put(file, Page.of(file, Addresses.of(file), Markdown.render(text)));
        }
        Page first = pages.get("README.md");
        if (first == null) {
            throw new IllegalArgumentException(root + " has no README.md, which is the first page of the site");
        }
        addGallery();
        pages.values().forEach(links::renew);
        addLab(first);
        Navigation navigation = new Navigation(first);
        if (Files.exists(output.resolve(Javadoc.FOLDER))) {
            String javadoc = Javadoc.FOLDER + "/index.html";
            navigation.add("Reference", javadoc, "Javadoc");
            first.body().select("a[href=" + HOW_TO_MAKE_THE_JAVADOC + "]").attr("href", javadoc);
        }
        SearchIndex search = new SearchIndex();
        pages.values().forEach(search::add);
        addLinkedFiles();

        Frame frame = new Frame(resource("page.html"), navigation, first.title());
        for (Page page : pages.values()) {
            Path file = output.resolve(page.address());
            Files.createDirectories(file.getParent());
            Files.writeString(file, frame.around(page));
        }
        for (String asset : ASSETS) {
            Files.writeString(output.resolve(asset), resource(asset));
        }
        Files.writeString(output.resolve("search-index.js"), search.script());
    }

    /** Below the picture of each page of the gallery that stands in the output, a link to it. */
    private void addGallery() {
        Page index = pages.get(GALLERY + "/README.md");
        if (index == null) {
            return;
        }
        for (Element picture : index.body().select("img[src$=.svg]")) {
            String page = picture.attr("src").replaceFirst("svg$", "html");
            if (Files.exists(output.resolve(GALLERY).resolve(page))) {
                picture.parent()
                        .after("<p></p>")
                        .nextElementSibling()
                        .appendElement("a")
                        .attr("href", page)
                        .text("Step through it");
            }
        }
    }

    /** The lab as one file, if a build has made it: pages then lead to it, and the first one not to how it is made. */
    private void addLab(Page first) throws IOException {
        Path lab = root.resolve(LAB);
        if (Files.exists(lab)) {
            Files.createDirectories(output);
            Files.copy(lab, output.resolve(LabLinks.LAB), StandardCopyOption.REPLACE_EXISTING);
            first.body().select("a[href=" + HOW_TO_MAKE_THE_LAB + "]").attr("href", LabLinks.LAB);
            pages.values().forEach(LabLinks::add);
            Page index = pages.get(GALLERY + "/README.md");
            if (index != null) {
                LabLinks.addGallery(index, output.resolve(GALLERY));
            }
        }
    }

    private void addLinkedFiles() throws IOException {
        for (String file : links.files()) {
            Path path = root.resolve(file);
            if (Files.isRegularFile(path) && Addresses.isCopied(file)) {
                Path copy = output.resolve(file);
                Files.createDirectories(copy.getParent());
                Files.copy(path, copy, StandardCopyOption.REPLACE_EXISTING);
            } else if (!pages.containsKey(file)) {
                pages.put(file, Sources.page(root, file));
            }
        }
    }

    /** The pages of a repository, as paths from its root. */
    static List<String> markdown(Path root) throws IOException {
        List<String> files = new ArrayList<>();
        try (Stream<Path> top = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .forEach(file -> files.add(Addresses.slashes(root.relativize(file))));
        }
        return files;
    }

    static String resource(String name) throws IOException {
        try (InputStream in = Site.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
