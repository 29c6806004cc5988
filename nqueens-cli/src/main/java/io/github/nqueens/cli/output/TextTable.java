package io.github.nqueens.cli.output;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Columns as wide as their longest entry; the first is flush left, the others are numbers and flush right. */
public final class TextTable {
    private final List<String[]> rows = new ArrayList<>();

    public TextTable(String... header) {
        rows.add(header);
    }

    public void row(String... cells) {
        rows.add(cells);
    }

    public boolean isEmpty() {
        return rows.size() == 1;
    }

    public void print(PrintWriter out) {
        int[] widths = new int[rows.get(0).length];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.length; i++) {
                String padding = " ".repeat(widths[i] - row[i].length());
                line.append(i == 0 ? row[i] + padding : "  " + padding + row[i]);
            }
            out.println(line.toString().stripTrailing());
        }
    }
}
