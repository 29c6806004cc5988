package io.github.nqueens.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Pages that show files which are not Markdown: one file, or all files of a folder and below. */
final class Sources {
    private Sources() {}

    static Page page(Path root, String file) throws IOException {
        Path path = root.resolve(file);
        Document document = Jsoup.parse("");
        document.outputSettings().prettyPrint(false);
        Element body = document.body();
        if (Files.isRegularFile(path)) {
            body.appendElement("h1").text(path.getFileName().toString());
            listing(body, path);
            return Page.of(file, Addresses.of(file), body);
        }
        body.appendElement("h1").text(file);
        for (Path one : files(path)) {
            String name = Addresses.slashes(path.relativize(one));
            body.appendElement("h2").attr("id", name).text(name);
            listing(body, one);
        }
        return Page.of(file, Addresses.ofFolder(file), body);
    }

    private static void listing(Element body, Path file) throws IOException {
        body.appendElement("pre").attr("tabindex", "0").appendElement("code").text(Files.readString(file));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> below = Files.walk(folder)) {
            // What a build left there is no source.
            return below.filter(Files::isRegularFile)
                    .filter(file -> !folder.relativize(file).startsWith("target"))
                    .sorted()
                    .toList();
        }
    }
}
