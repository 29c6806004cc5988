package io.github.nqueens.benchmarks.pages;

import java.util.ArrayList;
import java.util.List;

/** A table in Markdown: words in the first columns, numbers in the others. */
final class Table {
    private final int words;
    private final List<String> header;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * Starts a table.
     *
     * @param words how many of the columns hold words
     * @param header what stands above the columns
     */
    Table(int words, List<String> header) {
        this.words = words;
        this.header = header;
    }

    /** Adds a row, unless all its numbers are missing. */
    void add(List<String> row) {
        if (row.size() != header.size()) {
            throw new IllegalArgumentException(row + " does not fit " + header);
        }
        if (words == row.size() || row.subList(words, row.size()).stream().anyMatch(cell -> !cell.isEmpty())) {
            rows.add(row);
        }
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        append(text, header);
        text.append('|')
                .append("---|".repeat(words))
                .append("--:|".repeat(header.size() - words))
                .append('\n');
        rows.forEach(row -> append(text, row));
        return text.toString();
    }

    private static void append(StringBuilder text, List<String> row) {
        text.append("| ").append(String.join(" | ", row)).append(" |\n");
    }
}
