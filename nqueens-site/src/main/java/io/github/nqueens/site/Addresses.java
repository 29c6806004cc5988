package io.github.nqueens.site;

import java.nio.file.Path;
import java.util.Set;

/** Where a file of the repository stands in the site. Both are paths from their roots, with slashes. */
final class Addresses {
    private static final Set<String> SHOWN_BY_BROWSERS = Set.of("html", "svg", "png", "gif", "csv");

    private Addresses() {}

    /** The address of a file: pages and sources become HTML, what a browser shows by itself keeps its name. */
    static String of(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        String folder = file.substring(0, file.length() - name.length());
        if (name.equals("README.md")) {
            return folder + "index.html";
        }
        if (name.endsWith(".md")) {
            return folder + name.substring(0, name.length() - ".md".length()) + ".html";
        }
        return isCopied(file) ? file : file + ".html";
    }

    /** The address of the page that shows the files of a folder. */
    static String ofFolder(String folder) {
        return folder + "/index.html";
    }

    /** Whether a file is copied unchanged. */
    static boolean isCopied(String file) {
        return SHOWN_BY_BROWSERS.contains(file.substring(file.lastIndexOf('.') + 1));
    }

    /** The link from the page at one address to another address. */
    static String link(String from, String to) {
        Path folder = Path.of("/", from).getParent();
        return slashes(folder.relativize(Path.of("/", to)));
    }

    /** The file that a link in a file leads to; starts with "../" if it is outside the repository. */
    static String resolve(String file, String link) {
        return slashes(Path.of(file).resolveSibling(link).normalize());
    }

    static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }
}
