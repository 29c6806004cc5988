package io.github.nqueens.cli.output;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the commands print for programs to read. */
public final class Json {
    private Json() {}

    public static String text(Object value) {
        try {
            return JSON.std
                    .with(JSON.Feature.PRETTY_PRINT_OUTPUT)
                    .with(JSON.Feature.WRITE_NULL_PROPERTIES)
                    .asString(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A value on one line, for files with one value in each line. */
    public static String line(Object value) {
        try {
            return JSON.std.with(JSON.Feature.WRITE_NULL_PROPERTIES).asString(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A run and how it ended, without the board. */
    public static Map<String, Object> run(String spec, SolveResult result) {
        SolveStatistics statistics = result.statistics();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("algorithm", spec);
        fields.put("n", statistics.size());
        fields.put("status", result.status().name());
        fields.put("reason", result.reason().orElse(null));
        fields.put("seed", statistics.seed());
        fields.put("iterations", statistics.iterations());
        fields.put("evaluations", statistics.evaluations());
        fields.put("restarts", statistics.restarts());
        fields.put(
                "bestCost",
                statistics.bestCost().isPresent() ? statistics.bestCost().getAsLong() : null);
        fields.put("seconds", statistics.elapsed().toNanos() / 1e9);
        return fields;
    }
}
