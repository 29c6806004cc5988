package io.github.nqueens.benchmarks.timing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The times that repetitions of one thing took. */
final class Series {
    /** The columns of {@link #toString()}. */
    static final String HEADER = "repetitions,least s,median s,mean s,greatest s";

    /** The columns of {@link #inMilliseconds()}. */
    static final String HEADER_IN_MILLISECONDS = HEADER.replace(" s", " ms");

    private final List<Long> nanos = new ArrayList<>();

    void add(long time) {
        nanos.add(time);
    }

    private static double median(List<Long> sorted) {
        int last = sorted.size() - 1;
        return (sorted.get(last / 2) + sorted.get(last - last / 2)) / 2.0;
    }

    /** The number of times, and the least, the median, the mean and the greatest in seconds, as cells of CSV. */
    @Override
    public String toString() {
        return cells(1e9);
    }

    /** Writes the series like {@link #toString()}, but in milliseconds. */
    String inMilliseconds() {
        return cells(1e6);
    }

    private String cells(double unit) {
        if (nanos.isEmpty()) {
            throw new IllegalArgumentException("nothing was measured; give at least 1 repetition");
        }
        List<Long> sorted = nanos.stream().sorted().toList();
        int last = sorted.size() - 1;
        return String.format(
                Locale.ROOT,
                "%d,%.3f,%.3f,%.3f,%.3f",
                sorted.size(),
                sorted.get(0) / unit,
                median(sorted) / unit,
                sorted.stream().mapToLong(time -> time).average().orElse(0) / unit,
                sorted.get(last) / unit);
    }
}
