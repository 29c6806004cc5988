package io.github.nqueens.cli.input;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.formats.PictureReading;
import java.awt.Color;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a player calls the regions of a puzzle: by their colors if the input has colors, by letters if the input has those of
 * our own, or otherwise by their first square.
 */
final class SeenRegions {
    private static final Map<Integer, String> EMOJI = Map.of(
            0x1F7E5, "red", 0x1F7E7, "orange", 0x1F7E8, "yellow", 0x1F7E9, "green", 0x1F7E6, "blue", 0x1F7EA, "purple",
            0x1F7EB, "brown", 0x2B1B, "black", 0x2B1C, "white");

    /** How a copied page names the color of a square, which it counts from 1. */
    private static final Pattern PAGE =
            Pattern.compile("of color ([A-Za-z ]{1,30}), row (\\d{1,3}), column (\\d{1,3})");

    /** The last hue of each color, as a share of the circle. */
    private static final List<Map.Entry<Double, String>> HUES = List.of(
            Map.entry(0.04, "red"),
            Map.entry(0.105, "orange"),
            Map.entry(0.19, "yellow"),
            Map.entry(0.46, "green"),
            Map.entry(0.54, "turquoise"),
            Map.entry(0.69, "blue"),
            Map.entry(0.81, "purple"),
            Map.entry(0.96, "pink"),
            Map.entry(1.0, "red"));

    private SeenRegions() {}

    /** The names of the regions of a picture. */
    static List<String> of(PictureReading seen) {
        return colored(seen.problem(), region -> name(seen.color(region)));
    }

    /** The names of the regions of a text; empty if it has the letters of ours, or if there are no regions. */
    static List<String> of(String text, Problem problem) {
        int n = problem.size();
        if (!problem.hasRegions()) {
            return List.of();
        }
        String letters = problem.toText()
                .lines()
                .skip(Math.max(0, problem.toText().lines().count() - n))
                .collect(Collectors.joining("\n"));
        if (text.lines().map(String::strip).collect(Collectors.joining("\n")).contains(letters)) {
            return List.of();
        }
        List<String> emoji = text.codePoints()
                .mapToObj(EMOJI::get)
                .filter(name -> name != null)
                .toList();
        if (emoji.size() == n * n) {
            return colored(problem, region -> {
                Square square = first(problem, region);
                return emoji.get(square.row() * n + square.column());
            });
        }
        String[] names = new String[n];
        for (Matcher named = PAGE.matcher(text); named.find(); ) {
            int row = Integer.parseInt(named.group(2)) - 1;
            int column = Integer.parseInt(named.group(3)) - 1;
            if (Math.min(row, column) >= 0 && Math.max(row, column) < n) {
                names[problem.region(row, column)] = named.group(1).strip().toLowerCase(Locale.ROOT);
            }
        }
        return colored(problem, region -> names[region]);
    }

    /** Names by colors, each with a square where two regions have one color, or where a color is null. */
    private static List<String> colored(Problem problem, IntFunction<String> color) {
        List<Optional<String>> colors = IntStream.range(0, problem.size())
                .mapToObj(region -> Optional.ofNullable(color.apply(region)))
                .toList();
        return IntStream.range(0, problem.size())
                .mapToObj(region -> {
                    Optional<String> own = colors.get(region);
                    Square square = first(problem, region);
                    String name = "the " + own.map(word -> word + " ").orElse("") + "region";
                    return own.isPresent() && Collections.frequency(colors, own) == 1
                            ? name
                            : name + " of row " + (square.row() + 1) + ", column " + (square.column() + 1);
                })
                .toList();
    }

    private static Square first(Problem problem, int region) {
        int n = problem.size();
        return IntStream.range(0, n * n)
                .filter(square -> problem.region(square / n, square % n) == region)
                .mapToObj(square -> new Square(square / n, square % n))
                .findFirst()
                .orElseThrow();
    }

    /** What people call a color. */
    static String name(int rgb) {
        float[] hsb = Color.RGBtoHSB(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff, null);
        if (hsb[2] < 0.2) {
            return "black";
        }
        if (hsb[1] < 0.18) {
            return hsb[2] > 0.95 && hsb[1] < 0.06 ? "white" : "gray";
        }
        String hue = HUES.stream()
                .filter(last -> hsb[0] <= last.getKey())
                .findFirst()
                .orElseThrow()
                .getValue();
        boolean isDark = hsb[2] < 0.65;
        return isDark && (hue.equals("orange") || hue.equals("yellow")) ? "brown" : hue;
    }
}
