package io.github.nqueens.benchmarks.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The lines of a page between which a program writes. */
enum Marks {
    /** The figures of the benchmarks. */
    TABLES("tables"),
    /** The times of single calls. */
    CALLS("calls");

    private final String begin;
    private final String end;

    Marks(String name) {
        this.begin = "<!-- " + name + ": begin -->\n";
        this.end = "<!-- " + name + ": end -->";
    }

    /** The text between the marks of a page. */
    String between(String page) {
        int from = page.indexOf(begin) + begin.length();
        int to = page.indexOf(end);
        if (from < begin.length() || to < from) {
            throw new IllegalArgumentException("the page lacks the lines '" + begin.strip() + "' and '" + end + "'");
        }
        return page.substring(from, to);
    }

    /** Replaces the text between the marks in a file. */
    void insert(Path file, String text) throws IOException {
        String page = Files.readString(file);
        Files.writeString(file, page.replace(begin + between(page) + end, begin + text + end));
    }
}
