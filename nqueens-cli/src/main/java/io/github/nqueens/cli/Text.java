package io.github.nqueens.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Numbers, times and paragraphs for people to read. */
final class Text {
    static final int WIDTH = 80;

    private Text() {}

    static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** One decimal, which is what the published tables have. */
    static String number(double value) {
        return String.format(Locale.ROOT, "%,.1f", value);
    }

    static String time(Duration duration) {
        double seconds = duration.toNanos() / 1e9;
        if (seconds < 1) {
            return String.format(Locale.ROOT, seconds < 0.1 ? "%.2f ms" : "%.0f ms", seconds * 1e3);
        }
        return String.format(Locale.ROOT, seconds < 100 ? "%.2f s" : "%,.0f s", seconds);
    }

    static String counted(long count, String one) {
        return number(count) + " " + (count == 1 ? one : one + "s");
    }

    /** Breaks a text at its spaces into lines that fit beside an indent of so many columns. */
    static List<String> wrap(String text, int indent) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("\\s+")) {
            if (line.length() > 0 && indent + line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
