package io.github.nqueens.solutions.counting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Puts a list that goes from one kind to another into an order in which any neighbors are a fair sample of all. */
public final class Scatter {
    /** Multiples of the golden ratio, modulo 1, fill an interval more evenly than those of any other number. */
    private static final double GOLDEN_RATIO = 0.6180339887498949;

    private Scatter() {}

    /**
     * The same elements, each about a golden section of the list behind the one before.
     *
     * @param list what to put in order
     * @param <T> the type of the elements
     * @return an immutable list
     */
    public static <T> List<T> of(List<T> list) {
        int size = list.size();
        int step = step(size);
        List<T> scattered = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            scattered.add(list.get((int) ((long) i * step % size)));
        }
        return Collections.unmodifiableList(scattered);
    }

    /**
     * Where the element comes from that {@link #of} puts at a place.
     *
     * @param i the place in the new order
     * @param size the number of elements, above i
     * @return the place in the old order
     */
    public static int place(int i, int size) {
        return (int) ((long) i * step(size) % size);
    }

    private static int step(int size) {
        int step = (int) (GOLDEN_RATIO * size) + 1;
        while (commonDivisor(step, size) > 1) {
            step++;
        }
        return step;
    }

    private static int commonDivisor(int a, int b) {
        return b == 0 ? a : commonDivisor(b, a % b);
    }
}
