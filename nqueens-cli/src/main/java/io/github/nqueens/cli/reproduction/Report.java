package io.github.nqueens.cli.reproduction;

import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.output.TextTable;
import io.github.nqueens.visual.LinePlot;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What an experiment found: a table of ours beside the published, what to know about it, and plots. */
public final class Report {
    private static final Pattern INTEGER = Pattern.compile("-?\\d+");
    private static final Pattern DECIMAL = Pattern.compile("-?\\d+(\\.\\d+)?(E[+-]?\\d+)?");

    private final String[] header;
    private final List<String[]> rows = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private final List<Plot> plots = new ArrayList<>();

    /** A report without columns is a plot only. */
    public Report(String... header) {
        this.header = header;
    }

    /** A plot and what it shows, for a page; a terminal has none. */
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

    /** Plots ours beside the published, where anything was measured; both are points of n and a figure. */
    void plot(
            String caption,
            String title,
            LinePlot.Scale sizes,
            String figure,
            List<double[]> ours,
            List<double[]> published) {
        if (!ours.isEmpty()) {
            plot(
                    caption,
                    LinePlot.builder(title)
                            .xAxis("n", sizes)
                            .yAxis(figure, LinePlot.Scale.LOGARITHMIC)
                            .markers(true)
                            .series("ours", Points.x(ours), Points.y(ours))
                            .counterpart("published", Points.x(published), Points.y(published))
                            .build());
        }
    }

    public List<Plot> plots() {
        return plots;
    }

    public String[] header() {
        return header;
    }

    public List<String[]> rows() {
        return rows;
    }

    public List<String> remarks() {
        return remarks;
    }

    public void print(PrintWriter out) {
        if (!rows.isEmpty()) {
            TextTable table = new TextTable(header);
            rows.forEach(table::row);
            table.print(out);
        }
        remarks.forEach(remark -> Text.wrap(remark, 0).forEach(out::println));
    }

    /** A cell for a program: a number where the table shows one, and null where it shows none. */
    private static @Nullable Object value(String cell) {
        String digits = cell.replace(",", "");
        if (INTEGER.matcher(digits).matches()) {
            return new BigInteger(digits);
        }
        if (DECIMAL.matcher(digits).matches()) {
            return new BigDecimal(digits);
        }
        return cell.isEmpty() || cell.equals("-") ? null : cell;
    }

    /** The table for a program: its numbers are numbers, whatever signs a person reads between their digits. */
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("columns", header);
        fields.put(
                "rows",
                rows.stream()
                        .map(row -> Arrays.stream(row).map(Report::value).toList())
                        .toList());
        fields.put("remarks", remarks);
        return fields;
    }
}
