package io.github.nqueens.cli.output;

import io.github.nqueens.SolveStatus;
import io.github.nqueens.lab.runs.Times;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Numbers, times and paragraphs for people to read. */
public final class Text {
    public static final int WIDTH = 80;

    private static final Pattern PLAIN_WORD = Pattern.compile("[A-Za-z0-9_:=.,/@%+-]+");

    private Text() {}

    public static String number(long value) {
        return grouped(Long.toString(value));
    }

    /** One decimal, as in the published tables. */
    public static String number(double value) {
        return fixed(value, 1);
    }

    /** Things as they stand in a sentence: {@code a}, {@code a and b}, or {@code a, b, and c}. */
    public static String list(List<?> things) {
        List<String> words = things.stream().map(String::valueOf).toList();
        int last = words.size() - 1;
        return last < 2
                ? String.join(" and ", words)
                : String.join(", ", words.subList(0, last)) + ", and " + words.get(last);
    }

    public static String time(Duration duration) {
        return Times.text(duration);
    }

    /**
     * A number of 0 or more with a number of decimals. A formatter of the JDK would load a hundred classes, which a
     * short run notices.
     */
    public static String fixed(double value, int decimals) {
        String digits = BigDecimal.valueOf(value)
                .setScale(decimals, RoundingMode.HALF_UP)
                .toPlainString();
        int point = digits.indexOf('.');
        return point < 0 ? grouped(digits) : grouped(digits.substring(0, point)) + digits.substring(point);
    }

    /** A share of 0 or more in percent, with two significant digits and without an exponent. */
    public static String percent(double share) {
        BigDecimal percent = BigDecimal.valueOf(100 * share).round(new MathContext(2, RoundingMode.HALF_UP));
        int decimals = percent.signum() == 0 ? 0 : Math.max(0, percent.scale() + 2 - percent.precision());
        return percent.setScale(decimals).toPlainString() + " %";
    }

    private static String grouped(String digits) {
        StringBuilder grouped = new StringBuilder(digits);
        int first = digits.startsWith("-") ? 1 : 0;
        for (int i = digits.length() - 3; i > first; i -= 3) {
            grouped.insert(i, ',');
        }
        return grouped.toString();
    }

    /** A sentence that may be of a solver of the user's own, which knows of no lines, or would color the terminal. */
    public static String line(String sentence) {
        return sentence.replaceAll("\\R\\s*", " ").replaceAll("\\p{Cntrl}", "?");
    }

    /** A word of a command that a user copies, quoted for a POSIX shell if it needs to be. */
    public static String quoted(String word) {
        return PLAIN_WORD.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    public static String counted(long count, String one) {
        return number(count) + " " + (count == 1 ? one : one + "s");
    }

    /** How a run ended, in a word or two. */
    public static String status(SolveStatus status) {
        return switch (status) {
            case SOLVED -> "solved";
            case UNSOLVABLE -> "unsolvable";
            case ITERATION_LIMIT -> "iteration limit";
            case TIME_LIMIT -> "time limit";
            case CANCELLED -> "cancelled";
            case GAVE_UP -> "gave up";
        };
    }

    /** Breaks a text at its spaces into lines that fit beside an indent of some columns. */
    public static List<String> wrap(String text, int indent) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("\\s+", 0)) {
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
