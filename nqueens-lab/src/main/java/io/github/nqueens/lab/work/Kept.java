package io.github.nqueens.lab.work;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The latest results of one kind, by their numbers, which count from 1. Safe for use by several threads. */
public final class Kept<T> {
    private final int most;
    private final Map<Integer, T> results = new LinkedHashMap<>();
    private int last;

    /** Keeps the latest {@code most} results. */
    public Kept(int most) {
        this.most = most;
    }

    /** The number of the new result. */
    public synchronized int add(T result) {
        results.put(++last, result);
        results.remove(last - most);
        return last;
    }

    public synchronized Optional<T> get(int number) {
        return Optional.ofNullable(results.get(number));
    }
}
