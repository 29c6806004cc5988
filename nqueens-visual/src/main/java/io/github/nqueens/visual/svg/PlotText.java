package io.github.nqueens.visual.svg;

import java.util.ArrayList;
import java.util.List;

/** How much room a text of a plot takes, and what to show of one that has too little. */
final class PlotText {
    /** Width of a letter, generous because the reader's font is not known. */
    static final double PLAIN = 7.8;

    /** Width of a letter of the title, likewise. */
    static final double TITLE = 9.6;

    private static final int FIRST_WIDE = 0x1100;
    private static final double WIDE = 1.7;
    private static final String ELLIPSIS = "\u2026";

    private PlotText() {}

    static double width(String text, double letter) {
        return text.codePoints().mapToDouble(point -> letter * share(point)).sum();
    }

    /** The signs of Chinese, Japanese and Korean, and pictures, are wider than letters. */
    private static double share(int point) {
        return point >= FIRST_WIDE ? WIDE : 1;
    }

    /** The text, or as much of its beginning as there is room for. */
    static String fitted(String text, double letter, double room) {
        if (width(text, letter) <= room) {
            return text;
        }
        double left = room - letter;
        int end = 0;
        while (end < text.length()) {
            int point = text.codePointAt(end);
            left -= letter * share(point);
            if (left < 0) {
                break;
            }
            end += Character.charCount(point);
        }
        return text.substring(0, end) + ELLIPSIS;
    }

    /** The text in lines that have room, broken at spaces; a word without room is shortened. */
    static List<String> lines(String text, double letter, double room) {
        List<String> lines = new ArrayList<>();
        String line = "";
        int start = 0;
        while (start < text.length()) {
            int space = text.indexOf(' ', start);
            int end = space < 0 ? text.length() : space;
            String word = text.substring(start, end);
            if (!line.isEmpty() && width(line + " " + word, letter) > room) {
                lines.add(fitted(line, letter, room));
                line = word;
            } else {
                line = start == 0 ? word : line + " " + word;
            }
            start = end + 1;
        }
        lines.add(fitted(line, letter, room));
        return lines;
    }
}
