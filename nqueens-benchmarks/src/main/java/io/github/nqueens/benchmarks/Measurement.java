package io.github.nqueens.benchmarks;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * One line of JMH's result files.
 *
 * @param benchmark the method measured
 * @param contestant who solved, or an empty text where the benchmark has no contestant
 * @param n the size of the board
 * @param time the mean time in the benchmark's own unit
 * @param bytes what one call allocated
 * @param jvm the virtual machine it ran on
 */
record Measurement(String benchmark, String contestant, int n, double time, double bytes, String jvm) {
    static List<Measurement> readAll(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .flatMap(file -> read(file).stream())
                    .toList();
        }
    }

    private static List<Measurement> read(Path file) {
        try {
            // A benchmark that failed leaves an empty list.
            return ((List<?>) JSON.std.anyFrom(Files.readString(file)))
                    .stream().map(line -> of((Map<?, ?>) line)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    private static Measurement of(Map<?, ?> line) {
        String method = (String) line.get("benchmark");
        Map<?, ?> params = (Map<?, ?>) line.get("params");
        Object contestant = params.get("contestant");
        Map<?, ?> secondary = (Map<?, ?>) line.get("secondaryMetrics");
        return new Measurement(
                method.substring(method.lastIndexOf('.') + 1),
                contestant == null ? "" : contestant.toString(),
                Integer.parseInt(params.get("n").toString()),
                score(line.get("primaryMetric")),
                secondary.entrySet().stream()
                        .filter(metric -> metric.getKey().toString().endsWith("gc.alloc.rate.norm"))
                        .mapToDouble(metric -> score(metric.getValue()))
                        .findFirst()
                        .orElse(0),
                line.get("vmName") + " " + line.get("vmVersion"));
    }

    private static double score(Object metric) {
        return ((Number) ((Map<?, ?>) metric).get("score")).doubleValue();
    }
}
