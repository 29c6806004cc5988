package io.github.nqueens.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.jr.ob.JSON;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What the commands print for programs to read. */
public final class Json {
    private Json() {}

    public static String text(Object value) {
        try {
            return printable(
                    JSON.std
                            .with(new Layout())
                            .with(JSON.Feature.WRITE_NULL_PROPERTIES)
                            .asString(value),
                    Charset.defaultCharset());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A value on one line, for files with one value in each line. */
    public static String line(Object value) {
        try {
            return printable(
                    JSON.std.with(JSON.Feature.WRITE_NULL_PROPERTIES).asString(value), Charset.defaultCharset());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
        fields.put("iterations", statistics.iterations());
        fields.put("evaluations", statistics.evaluations());
        fields.put("restarts", statistics.restarts());
        fields.put(
                "bestCost",
                statistics.bestCost().isPresent() ? statistics.bestCost().getAsLong() : null);
        fields.put("seed", statistics.seed());
        fields.put("seconds", statistics.elapsed().toNanos() / 1e9);
        return fields;
    }

    /** A field on each line, an array on one line if it has no objects: {@code "board": [1, 3, 0, 2]}. */
    private static final class Layout extends DefaultPrettyPrinter {
        private static final long serialVersionUID = 1;

        Layout() {
            indentArraysWith(new NopIndenter());
        }

        @Override
        public DefaultPrettyPrinter createInstance() {
            return new Layout();
        }

        @Override
        public void writeObjectFieldValueSeparator(JsonGenerator generator) throws IOException {
            generator.writeRaw(": ");
        }

        @Override
        public void writeArrayValueSeparator(JsonGenerator generator) throws IOException {
            generator.writeRaw(", ");
        }

        @Override
        public void writeEndArray(JsonGenerator generator, int values) throws IOException {
            generator.writeRaw(']');
        }
    }
}
