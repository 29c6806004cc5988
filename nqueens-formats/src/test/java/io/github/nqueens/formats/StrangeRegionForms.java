package io.github.nqueens.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Regions as programs of many languages, spreadsheets and people write them that know nothing of this library. */
final class StrangeRegionForms {
    private StrangeRegionForms() {}

    static Map<String, BiFunction<Written, int[][], String>> all() {
        Map<String, BiFunction<Written, int[][], String>> forms = new LinkedHashMap<>();
        RegionsInPrograms.addTo(forms);
        RegionsInTexts.addTo(forms);
        addSquares(forms);
        addMarkup(forms);
        return forms;
    }

    private static void addSquares(Map<String, BiFunction<Written, int[][], String>> forms) {
        forms.put(
                "dictionary of pairs",
                (w, r) -> "regions = {"
                        + cells(
                                r,
                                (row, column) -> "(" + row + ", " + column + "): '" + letter(r[row][column]) + "'",
                                ", ")
                        + "}\n");
        forms.put(
                "dictionary of sets",
                (w, r) -> "{"
                        + lists(
                                w,
                                r,
                                region -> "'" + letter(region) + "'",
                                ": {",
                                "}",
                                (row, column) -> "(" + row + ", " + column + ")",
                                ", ",
                                ",\n ")
                        + "}\n");
        forms.put(
                "dictionary of lists from 1",
                (w, r) -> "{"
                        + lists(
                                w,
                                r,
                                region -> "" + (region + 1),
                                ": [",
                                "]",
                                (row, column) -> "(" + (row + 1) + ", " + (column + 1) + ")",
                                ", ",
                                ",\n ")
                        + "}\n");
        forms.put(
                "defaultdict",
                (w, r) -> "defaultdict(<class 'list'>, {"
                        + lists(
                                w,
                                r,
                                Integer::toString,
                                ": [",
                                "]",
                                (row, column) -> "(" + row + ", " + column + ")",
                                ", ",
                                ", ")
                        + "})\n");
        forms.put(
                "list of sets",
                (w, r) -> "["
                        + lists(
                                w,
                                r,
                                region -> "",
                                "{",
                                "}",
                                (row, column) -> "(" + row + ", " + column + ")",
                                ", ",
                                ", ")
                        + "]");
        forms.put(
                "set lines",
                (w, r) -> lists(
                        w,
                        r,
                        StrangeRegionForms::letter,
                        " = {",
                        "}",
                        (row, column) -> "(" + row + "," + column + ")",
                        ", ",
                        "\n"));
        forms.put(
                "region lines",
                (w, r) -> lists(
                        w,
                        r,
                        region -> "Region " + (region + 1),
                        ": ",
                        "",
                        (row, column) -> "(" + (row + 1) + ", " + (column + 1) + ")",
                        ", ",
                        "\n"));
        forms.put(
                "r1c1",
                (w, r) -> lists(
                        w,
                        r,
                        StrangeRegionForms::letter,
                        ": ",
                        "",
                        (row, column) -> "r" + (row + 1) + "c" + (column + 1),
                        w.any(" ", ", "),
                        "\n"));
        forms.put(
                "R1C1 words",
                (w, r) -> lists(
                        w,
                        r,
                        region -> Written.COLORS.get(region),
                        ": ",
                        "",
                        (row, column) -> "R" + (row + 1) + "C" + (column + 1),
                        ",",
                        "\n"));
        forms.put(
                "chess lines",
                (w, r) -> lists(
                        w,
                        r,
                        region -> Written.COLORS.get(region),
                        ": ",
                        "",
                        (row, column) -> (char) ('a' + column) + "" + (r.length - row),
                        w.any(" ", ", "),
                        "\n"));
        forms.put(
                "chess JSON",
                (w, r) -> "{\"regions\": {"
                        + lists(
                                w,
                                r,
                                region -> "\"" + Written.COLORS.get(region) + "\"",
                                ": [",
                                "]",
                                (row, column) -> "\"" + (char) ('a' + column) + (r.length - row) + "\"",
                                ", ",
                                ", ")
                        + "}}");
        forms.put(
                "cell numbers",
                (w, r) -> "{\"cages\": ["
                        + lists(
                                w,
                                r,
                                region -> "",
                                "[",
                                "]",
                                (row, column) -> "" + (row * r.length + column),
                                ", ",
                                ", ")
                        + "]}");
        forms.put(
                "facts of rows",
                (w, r) -> cells(
                        r,
                        (row, column) -> "cell(" + (row + 1) + "," + (column + 1) + ","
                                + Written.COLORS.get(r[row][column]) + ").",
                        " "));
        forms.put(
                "facts with names first",
                (w, r) -> cells(
                        r,
                        (row, column) -> "color(" + Written.COLORS.get(r[row][column]) + "," + (row + 1) + ","
                                + (column + 1) + ").",
                        "\n"));
        forms.put(
                "records nested",
                (w, r) -> "{\"board\": ["
                        + Arrays.stream(r)
                                .map(row -> "["
                                        + joined(
                                                row,
                                                region -> "{\"region\": \"" + Written.COLORS.get(region)
                                                        + "\", \"state\": \"empty\"}",
                                                ", ")
                                        + "]")
                                .collect(Collectors.joining(",\n"))
                        + "]}");
        forms.put(
                "records JSON lines",
                (w, r) -> cells(
                                r,
                                (row, column) -> "{\"row\": " + row + ", \"col\": " + column + ", \"region\": \""
                                        + letter(r[row][column]) + "\"}",
                                "\n")
                        + "\n");
        forms.put(
                "regions with names",
                (w, r) -> "{\"size\": " + r.length + ", \"regions\": ["
                        + lists(
                                w,
                                r,
                                region -> "{\"color\": \"" + Written.COLORS.get(region) + "\", \"cells\"",
                                ": [",
                                "]}",
                                (row, column) -> "{\"r\": " + row + ", \"c\": " + column + "}",
                                ", ",
                                ", ")
                        + "]}");
        forms.put(
                "single assignments",
                (w, r) ->
                        cells(r, (row, column) -> "grid[" + row + "][" + column + "] = " + r[row][column] + ";", "\n"));
    }

    private static void addMarkup(Map<String, BiFunction<Written, int[][], String>> forms) {
        forms.put(
                "HTML table",
                (w, r) ->
                        "<table>\n" + lines(r, StrangeRegionForms::letter, "</td><td>", "<tr><td>", "</td></tr>", "\n")
                                + "\n</table>\n");
        forms.put(
                "HTML page",
                (w, r) ->
                        "<!DOCTYPE html>\n<html><head><title>Queens</title><meta charset=\"utf-8\"></head><body>\n<table class=\"board\"><tbody>\n"
                                + Arrays.stream(r)
                                        .map(row -> "<tr>"
                                                + joined(
                                                        row,
                                                        region -> "<td class=\"" + Written.COLORS.get(region)
                                                                + "\"></td>",
                                                        "")
                                                + "</tr>")
                                        .collect(Collectors.joining("\n"))
                                + "\n</tbody></table></body></html>\n");
        forms.put(
                "HTML styles",
                (w, r) -> "<table border=\"1\">"
                        + Arrays.stream(r)
                                .map(row -> "<tr>"
                                        + joined(
                                                row,
                                                region -> "<td style=\"background-color: "
                                                        + String.format(
                                                                "#%02x%02x%02x",
                                                                250 - region * 9, region * 7, 11 * region)
                                                        + "\">&nbsp;</td>",
                                                "")
                                        + "</tr>")
                                .collect(Collectors.joining())
                        + "</table>");
        forms.put(
                "HTML cells",
                (w, r) -> "<div class=\"grid\">"
                        + cells(
                                r,
                                (row, column) -> "<div class=\"cell\" data-row=\"" + row + "\" data-col=\"" + column
                                        + "\" data-region=\"" + r[row][column] + "\"></div>",
                                "\n")
                        + "</div>");
        forms.put(
                "XML rows",
                (w, r) -> "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<puzzle size=\"" + r.length + "\">\n"
                        + lines(r, StrangeRegionForms::letter, w.any("", " ", ","), "  <row>", "</row>", "\n")
                        + "\n</puzzle>\n");
        forms.put(
                "XML cells",
                (w, r) -> "<puzzle>\n"
                        + cells(
                                r,
                                (row, column) -> "<cell row=\"" + row + "\" col=\"" + column + "\" region=\""
                                        + letter(r[row][column]) + "\"/>",
                                "\n")
                        + "\n</puzzle>");
    }

    interface Cell {
        String write(int row, int column);
    }

    static String cells(int[][] r, Cell cell, String separator) {
        List<String> cells = new ArrayList<>();
        for (int row = 0; row < r.length; row++) {
            for (int column = 0; column < r.length; column++) {
                cells.add(cell.write(row, column));
            }
        }
        return String.join(separator, cells);
    }

    static String lists(
            Written w,
            int[][] r,
            IntFunction<String> name,
            String open,
            String close,
            Cell cell,
            String between,
            String separator) {
        List<List<int[]>> squares = w.squares(r);
        return IntStream.range(0, r.length)
                .mapToObj(region -> name.apply(region)
                        + open
                        + squares.get(region).stream()
                                .map(square -> cell.write(square[0], square[1]))
                                .collect(Collectors.joining(between))
                        + close)
                .collect(Collectors.joining(separator));
    }

    static String header(int n, IntFunction<String> name, String separator) {
        return IntStream.range(0, n).mapToObj(name).collect(Collectors.joining(separator));
    }

    static String numbered(int[][] r, IntFunction<String> names, String separator, int from, String after) {
        return IntStream.range(0, r.length)
                .mapToObj(row -> (row + from) + after + joined(r[row], names, separator))
                .collect(Collectors.joining("\n"));
    }

    static String lines(
            int[][] r, IntFunction<String> names, String separator, String open, String close, String between) {
        return Arrays.stream(r)
                .map(row -> open + joined(row, names, separator) + close)
                .collect(Collectors.joining(between));
    }

    static String joined(int[] row, IntFunction<String> names, String separator) {
        return Arrays.stream(row).mapToObj(names).collect(Collectors.joining(separator));
    }

    static String letter(int region) {
        return String.valueOf((char) ('A' + region));
    }

    static IntFunction<String> number(Written w) {
        int from = w.random.nextInt(2);
        return region -> "" + (region + from);
    }
}
