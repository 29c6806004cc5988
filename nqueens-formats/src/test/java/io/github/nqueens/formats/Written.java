package io.github.nqueens.formats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes regions and boards as people and programs do, with names, separators, order and noise by a seed. */
final class Written {
    static final List<String> COLORS = List.of(
            "red", "blue", "green", "yellow", "purple", "orange", "pink", "brown", "gray", "white", "black", "cyan",
            "magenta", "lime", "teal", "navy", "olive", "maroon", "gold", "indigo");
    private static final List<String> EMOJI = List.of(
            "\uD83D\uDFE5",
            "\uD83D\uDFE6",
            "\uD83D\uDFE7",
            "\uD83D\uDFE8",
            "\uD83D\uDFE9",
            "\uD83D\uDFEA",
            "\uD83D\uDFEB",
            "\u2B1B",
            "\u2B1C",
            "\u2764\uFE0F",
            "\uD83C\uDF4E",
            "\uD83C\uDF4A",
            "\uD83D\uDC31",
            "\uD83D\uDE80",
            "\u26A1",
            "\uD83C\uDF55",
            "\uD83D\uDC69\u200D\uD83D\uDE80",
            "\uD83C\uDDEB\uD83C\uDDF7",
            "\uD83D\uDC4D\uD83C\uDFFD",
            "\uD83C\uDF32");
    private static final String SIGNS = "@$%+&=#*!?<>^~/;.-_";
    private static final List<String> KEYS = List.of(
            "regions",
            "grid",
            "board",
            "colorRegions",
            "regionGrid",
            "map",
            "areas",
            "data",
            "level",
            "puzzle",
            "layout",
            "cells",
            "sectors");

    final Random random;

    Written(long seed) {
        random = new Random(seed);
    }

    /** Regions that hang together, grown from n squares. */
    int[][] regions(int n) {
        int[][] regions = new int[n][n];
        for (int[] row : regions) {
            Arrays.fill(row, -1);
        }
        List<int[]> border = new ArrayList<>();
        for (int region = 0; region < n; ) {
            int row = random.nextInt(n);
            int column = random.nextInt(n);
            if (regions[row][column] < 0) {
                regions[row][column] = region++;
                border.add(new int[] {row, column});
            }
        }
        while (!border.isEmpty()) {
            int index = random.nextInt(border.size());
            int[] square = border.get(index);
            List<int[]> free = new ArrayList<>();
            for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                int row = square[0] + step[0];
                int column = square[1] + step[1];
                if (row >= 0 && row < n && column >= 0 && column < n && regions[row][column] < 0) {
                    free.add(new int[] {row, column});
                }
            }
            if (free.isEmpty()) {
                border.remove(index);
            } else {
                int[] next = free.get(random.nextInt(free.size()));
                regions[next[0]][next[1]] = regions[square[0]][square[1]];
                border.add(next);
            }
        }
        return regions;
    }

    /** The columns of a random permutation. */
    int[] columns(int n) {
        List<Integer> columns = new ArrayList<>(IntStream.range(0, n).boxed().toList());
        Collections.shuffle(columns, random);
        return columns.stream().mapToInt(Integer::intValue).toArray();
    }

    <T> T any(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    String any(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private List<String> shuffled(List<String> names) {
        List<String> shuffled = new ArrayList<>(names);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    /** Names of regions that are one character each, if there are enough. */
    IntFunction<String> signs(int n) {
        int kind = random.nextInt(5);
        if (kind == 0 && n <= 20) {
            List<String> names = shuffled(EMOJI);
            return names::get;
        }
        if (kind == 1 && n <= 10) {
            return Integer::toString;
        }
        if (kind == 2 && n <= 9) {
            return region -> Integer.toString(region + 1);
        }
        if (kind == 3 && n > 4 && n <= 16) {
            List<String> names = shuffled(SIGNS.substring(0, 16)
                    .chars()
                    .mapToObj(c -> String.valueOf((char) c))
                    .toList());
            return names::get;
        }
        int first = random.nextBoolean() ? 'A' : 'a';
        return region -> String.valueOf((char) (first + region));
    }

    /** Names of regions that something must separate. */
    IntFunction<String> words(int n) {
        List<String> colors = shuffled(COLORS);
        return switch (random.nextInt(6)) {
            case 0 -> Integer::toString;
            case 1 -> region -> Integer.toString(region + 1);
            case 2 -> colors::get;
            case 3 -> region -> String.format("#%02x%02x%02x", 40 + region * 9, 255 - region * 7, 11 * region);
            case 4 -> region -> "R" + region;
            default -> region -> String.valueOf((char) ('A' + region));
        };
    }

    static String rows(int[][] regions, IntFunction<String> names, String separator) {
        return Arrays.stream(regions)
                .map(row -> Arrays.stream(row).mapToObj(names).collect(Collectors.joining(separator)))
                .collect(Collectors.joining("\n"));
    }

    String separator() {
        return any(" ", "  ", "\t", ",", ", ", ";", "; ");
    }

    /** Titles, remarks and comments around a text of lines. */
    String noise(String text) {
        String noisy = text;
        if (random.nextInt(4) == 0) {
            noisy = any(
                            "My puzzle of today",
                            "Level 12:",
                            "# grid 1 star",
                            "// found on the web",
                            "Queens #412, hard",
                            "% a comment here",
                            "Puzzle (hard)")
                    + any("\n", "\n\n")
                    + noisy;
        }
        if (random.nextInt(4) == 0) {
            noisy = noisy
                    + any("\n", "\n\n")
                    + any(
                            "Can you solve it before lunch, without any help?",
                            "# end of the grid",
                            "Found by somebody (me), 12 minutes.");
        }
        return random.nextBoolean() ? noisy + "\n" : noisy;
    }

    /** Line breaks and marks of other systems. */
    String system(String text) {
        String changed = random.nextInt(3) == 0 ? text.replace("\n", "\r\n") : text;
        return random.nextInt(5) == 0 ? "\uFEFF" + changed : changed;
    }

    /** A literal of rows, nested under names or declared in a program. */
    String declared(String value, int n, String name) {
        String size = any("size", "n", "dim");
        return switch (random.nextInt(7)) {
            case 0 -> value;
            case 1 -> "{\"" + size + "\": " + n + ", \"" + name + "\": " + value + "}";
            case 2 ->
                "{\"id\": 17, \"name\": \"Level 17\", \"data\": {\"meta\": {\"author\": \"me\", \"tags\": [\"hard\", \"new\"]}, \""
                        + name + "\": " + value + "}, \"difficulty\": 3.5}";
            case 3 ->
                "const level = {\n  " + size + ": " + n + ",\n  " + name + ": " + value
                        + ",\n};\nexport default level;";
            case 4 -> "# one level\n" + name + " = " + value + "\n";
            case 5 -> "export const " + name + ": Level = " + value + ";";
            default -> "[{\"" + name + "\": " + value + ", \"" + size + "\": " + n + "}]";
        };
    }

    String key() {
        return any(KEYS);
    }

    /** An array of arrays. */
    String arrays(int[][] cells, IntFunction<String> names, boolean quoted, String open, String close) {
        String quote = quoted ? any("\"", "'") : "";
        String between = any(",", ", ");
        String line = random.nextBoolean() ? "\n    " : "";
        String tail = random.nextInt(3) == 0 ? "," : "";
        return open
                + Arrays.stream(cells)
                        .map(row -> line
                                + open
                                + Arrays.stream(row)
                                        .mapToObj(cell -> quote + names.apply(cell) + quote)
                                        .collect(Collectors.joining(between))
                                + close)
                        .collect(Collectors.joining(between))
                + tail
                + (line.isEmpty() ? "" : "\n")
                + close;
    }

    /** The squares of each region in any order. */
    List<List<int[]>> squares(int[][] regions) {
        List<List<int[]>> squares = new ArrayList<>();
        for (int region = 0; region < regions.length; region++) {
            squares.add(new ArrayList<>());
        }
        for (int row = 0; row < regions.length; row++) {
            for (int column = 0; column < regions.length; column++) {
                squares.get(regions[row][column]).add(new int[] {row, column});
            }
        }
        squares.forEach(list -> Collections.shuffle(list, random));
        return squares;
    }
}
