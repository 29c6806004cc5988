package io.github.nqueens.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The times that repetitions of one thing took. */
final class Series {
    /** The columns of {@link #toString()}. */
    static final String HEADER = "repetitions,least s,median s,mean s,greatest s";

    private final List<Long> nanos = new ArrayList<>();

    void add(long time) {
        nanos.add(time);
    }

    /** The number of times, and the least, the median, the mean and the greatest in seconds, as cells of CSV. */
    @Override
    public String toString() {
        List<Long> sorted = nanos.stream().sorted().toList();
        int last = sorted.size() - 1;
        double median = (sorted.get(last / 2) + sorted.get(last - last / 2)) / 2.0;
        return String.format(
                Locale.ROOT,
                "%d,%.3f,%.3f,%.3f,%.3f",
                sorted.size(),
                sorted.get(0) / 1e9,
                median / 1e9,
                sorted.stream().mapToLong(time -> time).average().orElse(0) / 1e9,
                sorted.get(last) / 1e9);
    }
}
