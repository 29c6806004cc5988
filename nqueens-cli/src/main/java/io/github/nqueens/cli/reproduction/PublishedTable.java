package io.github.nqueens.cli.reproduction;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A table as it was published: numbers by column, empty where the publication has none. */
public final class PublishedTable {
    private final List<String> columns;
    private final List<String[]> rows;

    private PublishedTable(List<String> columns, List<String[]> rows) {
        this.columns = columns;
        this.rows = rows;
    }

    public static PublishedTable load(String name) {
        String file = "published/" + name + ".csv";
        InputStream stream = Objects.requireNonNull(PublishedTable.class.getResourceAsStream(file), file);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            List<String> columns = List.of(reader.readLine().split(","));
            List<String[]> rows = new ArrayList<>();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                rows.add(line.split(",", -1));
            }
            return new PublishedTable(columns, rows);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public List<Row> rows() {
        return rows.stream().map(Row::new).toList();
    }

    /** The numbers published for one n. */
    public final class Row {
        private final String[] cells;

        private Row(String[] cells) {
            this.cells = cells;
        }

        int n() {
            return Integer.parseInt(cells[0]);
        }

        /** A cell as it was printed; empty if nothing was printed. */
        String text(String column) {
            return cells[columns.indexOf(column)];
        }

        boolean has(String column) {
            return !text(column).isEmpty();
        }

        double number(String column) {
            return Double.parseDouble(text(column));
        }
    }
}
