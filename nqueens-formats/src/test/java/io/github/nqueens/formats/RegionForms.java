package io.github.nqueens.formats;

import io.github.nqueens.formats.text.Signs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Each form of regions with a writer of it. */
final class RegionForms {
    private RegionForms() {}

    static Map<String, BiFunction<Written, int[][], String>> all() {
        Map<String, BiFunction<Written, int[][], String>> forms = new LinkedHashMap<>();
        forms.put("glued", (w, r) -> w.system(w.noise(Written.rows(r, w.signs(r.length), ""))));
        forms.put("separated", (w, r) -> w.system(w.noise(Written.rows(r, w.words(r.length), w.separator()))));
        forms.put(
                "double spaced",
                (w, r) -> Written.rows(r, w.words(r.length), " ").replace("\n", "\n\n"));
        forms.put(
                "one line",
                (w, r) -> Written.rows(r, w.words(r.length), ",")
                        .replace("\n", ",")
                        .replace(",", w.any(",", ", ", " ", ";")));
        forms.put(
                "slashes",
                (w, r) -> Written.rows(r, region -> String.valueOf((char) ('A' + region)), "")
                        .replace("\n", "/"));
        forms.put("arrays", RegionForms::arrays);
        forms.put("strings", RegionForms::strings);
        forms.put("java", RegionForms::java);
        forms.put(
                "text in JSON",
                (w, r) -> w.declared(
                        "\""
                                + Written.rows(r, region -> String.valueOf((char) ('A' + region)), "")
                                        .replace("\n", "\\n")
                                + "\"",
                        r.length,
                        w.key()));
        forms.put(
                "template",
                (w, r) -> "const " + w.key() + " = `\n"
                        + Written.rows(r, region -> String.valueOf((char) ('A' + region)), w.any("", " ")) + "\n`;\n");
        forms.put("MiniZinc", RegionForms::miniZinc);
        forms.put(
                "flat literal",
                (w, r) -> w.declared(
                        "[" + Written.rows(r, Integer::toString, ", ").replace("\n", ", ") + "]", r.length, w.key()));
        forms.put("records", RegionForms::records);
        forms.put("square lists", RegionForms::squareLists);
        forms.put("facts", RegionForms::facts);
        forms.put("XML", RegionForms::xml);
        forms.put("lines of squares", RegionForms::lines);
        forms.put(
                "markdown",
                (w, r) -> Written.rows(r, w.words(r.length), " | ")
                        .lines()
                        .map(line -> "| " + line + " |")
                        .collect(Collectors.joining("\n")));
        return forms;
    }

    private static String arrays(Written w, int[][] r) {
        IntFunction<String> names = w.words(r.length);
        boolean quoted = Signs.number(names.apply(0)) < 0 || w.random.nextInt(4) == 0;
        return w.system(w.declared(w.arrays(r, names, quoted, "[", "]"), r.length, w.key()));
    }

    private static String strings(Written w, int[][] r) {
        IntFunction<String> names = r.length <= 10 && w.random.nextBoolean()
                ? Integer::toString
                : region -> String.valueOf((char) ('A' + region));
        String between = w.any("", " ", ",");
        String value = Written.rows(r, names, between)
                .lines()
                .map(line -> "\"" + line + "\"")
                .collect(Collectors.joining(w.any(",", ", ", ",\n  ")));
        return w.declared("[" + value + "]", r.length, w.key());
    }

    private static String java(Written w, int[][] r) {
        return switch (w.random.nextInt(4)) {
            case 0 -> "int[][] " + w.key() + " = " + w.arrays(r, Integer::toString, false, "{", "}") + ";";
            case 1 ->
                "private static final char[][] GRID = "
                        + w.arrays(r, region -> String.valueOf((char) ('A' + region)), true, "{", "}")
                                .replace('"', '\'')
                        + ";";
            case 2 ->
                "String[] rows = new String[] {"
                        + Written.rows(r, region -> String.valueOf((char) ('A' + region)), "")
                                .lines()
                                .map(line -> "\"" + line + "\"")
                                .collect(Collectors.joining(", "))
                        + "};";
            default ->
                "List<List<Integer>> g = List.of("
                        + Written.rows(r, Integer::toString, ", ")
                                .lines()
                                .map(line -> "List.of(" + line + ")")
                                .collect(Collectors.joining(",\n"))
                        + ");";
        };
    }

    private static String miniZinc(Written w, int[][] r) {
        int from = w.random.nextInt(2);
        String rows =
                Written.rows(r, region -> Integer.toString(region + from), ",").replace("\n", w.any("|", "\n|", " | "));
        return "num_stars = 1;\ndim = " + r.length + ";\n" + w.any("sectors", "regions", "grid") + " = [|" + rows
                + "|];\n";
    }

    private static String records(Written w, int[][] r) {
        int n = r.length;
        int kind = w.random.nextInt(3);
        String id = w.any("cellId", "id", "index");
        String type = w.any("cellType", "color", "region");
        List<String> records = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                String place = kind == 0
                        ? "\"" + id + "\": " + (row * n + column)
                        : kind == 1
                                ? "\"row\": " + row + ", \"col\": " + column
                                : "\"x\": " + column + ", \"y\": " + row;
                String region = "\"" + type + "\": " + r[row][column];
                records.add("{" + (w.random.nextBoolean() ? place + ", " + region : region + ", " + place) + "}");
            }
        }
        if (w.random.nextBoolean()) {
            Collections.shuffle(records, w.random);
        }
        return "{\"nRows\": " + n + ", \"nCols\": " + n + ", \"" + w.any("cells", "cellColors", "squares") + "\": ["
                + String.join(", ", records) + "]}";
    }

    private static String squareLists(Written w, int[][] r) {
        int from = w.random.nextInt(2);
        int kind = w.random.nextInt(4);
        List<String> lists = new ArrayList<>();
        for (List<int[]> list : w.squares(r)) {
            lists.add("["
                    + list.stream()
                            .map(square -> {
                                int row = square[0] + from;
                                int column = square[1] + from;
                                return kind == 0
                                        ? "{\"row\": " + row + ", \"col\": " + column + "}"
                                        : kind == 1
                                                ? "{\"x\": " + column + ", \"y\": " + row + "}"
                                                : kind == 2
                                                        ? "\"" + row + "," + column + "\""
                                                        : "[" + row + ", " + column + "]";
                            })
                            .collect(Collectors.joining(", "))
                    + "]");
        }
        int wrap = w.random.nextInt(3);
        List<String> wrapped = new ArrayList<>();
        for (int i = 0; i < lists.size(); i++) {
            wrapped.add(
                    wrap == 0
                            ? lists.get(i)
                            : wrap == 1
                                    ? "{\"id\": " + i + ", \"cells\": " + lists.get(i) + "}"
                                    : "\"" + Written.COLORS.get(i) + "\": " + lists.get(i));
        }
        String value = (wrap == 2 ? "{" : "[") + String.join(", ", wrapped) + (wrap == 2 ? "}" : "]");
        return w.declared(value, r.length, "regions");
    }

    private static String facts(Written w, int[][] r) {
        String name = w.any("region", "sector", "color", "area");
        List<String> facts = new ArrayList<>();
        w.squares(r).forEach(list -> {
            String color = Written.COLORS.get(facts.size() % 20);
            list.forEach(square -> facts.add(name + "(" + Written.COLORS.get(r[square[0]][square[1]]) + ",("
                    + (square[1] + 1) + "," + (square[0] + 1) + "))."));
            assert !color.isEmpty();
        });
        return w.any("#const n = " + r.length + ".\n", "% a puzzle\n", "") + String.join(w.any(" ", "\n"), facts)
                + "\n";
    }

    private static String xml(Written w, int[][] r) {
        StringBuilder xml = new StringBuilder(w.any("", "<?xml version=\"1.0\"?>\n")
                + "<Legup version=\"2.0.0\"><puzzle name=\"StarBattle\"><board size=\"" + r.length
                + "\" puzzle_num=\"1\">\n");
        for (List<int[]> list : w.squares(r)) {
            xml.append("<region>").append(w.any("", "\n")).append("<cells>");
            list.forEach(square -> xml.append("<cell value=\"0\" x=\"" + square[1] + "\" y=\"" + square[0] + "\"/>")
                    .append(w.any("", "\n")));
            xml.append("</cells></region>\n");
        }
        return xml + "</board></puzzle></Legup>\n";
    }

    private static String lines(Written w, int[][] r) {
        int from = w.random.nextInt(2);
        int kind = w.random.nextInt(3);
        String header =
                w.any("# one line a region\n" + r.length + "x" + r.length + "\n", r.length + "x" + r.length + "\n", "");
        return header
                + w.squares(r).stream()
                        .map(list -> {
                            String squares = list.stream()
                                    .map(square -> kind == 0
                                            ? "(" + (square[0] + from) + "," + (square[1] + from) + ")"
                                            : (square[0] + from) + "," + (square[1] + from))
                                    .collect(Collectors.joining(" "));
                            return (kind == 1
                                            ? " | "
                                            : kind == 2
                                                    ? Written.COLORS.get(r[list.get(0)[0]][list.get(0)[1]]) + ": "
                                                    : "")
                                    + squares;
                        })
                        .collect(Collectors.joining("\n"));
    }
}
