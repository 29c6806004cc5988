package io.github.nqueens.cli.output;

import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.lab.runs.RunCosts;
import java.nio.charset.Charset;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What the commands print for programs to read. */
public final class Json {
    private Json() {}

    public static String text(Object value) {
        return printable(io.github.nqueens.visual.page.Json.text(value), Charset.defaultCharset());
    }

    /** A value on one line, for files with one value in each line. */
    public static String line(Object value) {
        return printable(io.github.nqueens.visual.page.Json.line(value), Charset.defaultCharset());
    }

    /** JSON with its own names of characters, such as {@code \\u00e9}, where the terminal's charset may not have them. */
    static String printable(String json, Charset charset) {
        if (charset.name().startsWith("UTF-")) {
            return json;
        }
        return json.chars()
                .mapToObj(unit -> unit < 0x80 ? Character.toString(unit) : String.format(Locale.ROOT, "\\u%04x", unit))
                .collect(Collectors.joining());
    }

    /** What a program reads if there is no result. */
    public static Map<String, Object> error(String sentence) {
        return Map.of("error", sentence);
    }

    /** A run and how it ended, without the board. */
    public static Map<String, Object> run(String spec, SolveResult result) {
        SolveStatistics statistics = result.statistics();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("algorithm", spec);
        fields.put("n", statistics.size());
        fields.put("status", result.status().name());
        fields.put("reason", result.reason().orElse(null));
        fields.putAll(RunCosts.counts(statistics));
        fields.put(
                "bestCost",
                statistics.bestCost().isPresent() ? statistics.bestCost().getAsLong() : null);
        fields.put("seed", statistics.seed());
        fields.put("seconds", RunCosts.seconds(statistics));
        return fields;
    }
}
