package io.github.nqueens.cli;

import io.github.nqueens.visual.LinePlot;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What an experiment found: a table of ours beside the published, what to know about it, and plots. */
final class Report {
    private final String[] header;
    private final List<String[]> rows = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private final List<Plot> plots = new ArrayList<>();

    /** Without columns for a report that is a plot only. */
    Report(String... header) {
        this.header = header;
    }

    /** A plot and what it shows. */
    record Plot(String caption, LinePlot drawn) {}

    void row(String... cells) {
        rows.add(cells);
    }

    void remark(String sentence) {
        remarks.add(sentence);
    }

    void plot(String caption, LinePlot drawn) {
        plots.add(new Plot(caption, drawn));
    }

    List<Plot> plots() {
        return plots;
    }

    void print(PrintWriter out) {
        if (!rows.isEmpty()) {
            TextTable table = new TextTable(header);
            rows.forEach(table::row);
            table.print(out);
        }
        remarks.forEach(remark -> Text.wrap(remark, 0).forEach(out::println));
    }

    /** The plots' links are relative to the page. */
    void printMarkdown(PrintWriter out, List<String> links) {
        if (!rows.isEmpty()) {
            out.println("| " + String.join(" | ", header) + " |");
            out.println("|" + " ---: |".repeat(header.length));
            rows.forEach(row -> out.println("| " + String.join(" | ", row) + " |"));
            out.println();
        }
        remarks.forEach(remark -> {
            Text.wrap(remark, 0).forEach(out::println);
            out.println();
        });
        for (int i = 0; i < plots.size(); i++) {
            out.println("![" + plots.get(i).caption() + "](" + links.get(i) + ")");
            out.println();
        }
    }

    Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("columns", header);
        fields.put("rows", rows);
        fields.put("remarks", remarks);
        return fields;
    }
}
