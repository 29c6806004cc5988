package io.github.nqueens.lab.runs;

import java.util.Collection;
import java.util.stream.Collectors;

/** Tables as RFC 4180 has them. */
public final class Csv {
    private Csv() {}

    /**
     * A line of a table, without its end. A value is quoted if it has a comma, a quotation mark or an end of line.
     *
     * @param values of the line; null stands for an empty field
     * @return the values, separated by commas
     */
    public static String line(Collection<?> values) {
        return values.stream()
                .map(value -> value == null ? "" : quoted(value.toString()))
                .collect(Collectors.joining(","));
    }

    private static String quoted(String value) {
        boolean isPlain = value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return isPlain ? value : '"' + value.replace("\"", "\"\"") + '"';
    }
}
