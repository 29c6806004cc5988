package io.github.nqueens.cli.reproduction;

import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.output.TextTable;
import io.github.nqueens.visual.LinePlot;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What an experiment found: a table of ours beside the published, what to know about it, and plots. */
public final class Report {
    private final String[] header;
    private final List<String[]> rows = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private final List<Plot> plots = new ArrayList<>();

    /** A report without columns is a plot only. */
    public Report(String... header) {
        this.header = header;
    }

    /** A plot and what it shows. */
    public record Plot(String caption, LinePlot drawn) {}

    public void row(String... cells) {
        rows.add(cells);
    }

    public void remark(String sentence) {
        remarks.add(sentence);
    }

    public void plot(String caption, LinePlot drawn) {
        plots.add(new Plot(caption, drawn));
    }

    public List<Plot> plots() {
        return plots;
    }

    public void print(PrintWriter out) {
        if (!rows.isEmpty()) {
            TextTable table = new TextTable(header);
            rows.forEach(table::row);
            table.print(out);
        }
        remarks.forEach(remark -> Text.wrap(remark, 0).forEach(out::println));
    }

    /** The plots' links are relative to the page. */
    public void printMarkdown(PrintWriter out, List<String> links) {
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

    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("columns", header);
        fields.put("rows", rows);
        fields.put("remarks", remarks);
        return fields;
    }
}
