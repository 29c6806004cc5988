package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.benchmarks.results.Quantity;
import java.util.Arrays;
import java.util.function.DoubleFunction;

/**
 * A published figure: the median of several values and how far they spread.
 *
 * @param median the value in the middle, or the mean of both
 * @param least the least value
 * @param greatest the greatest value
 */
record Figure(double median, double least, double greatest) {
    /** The figure of at least one value. */
    static Figure of(double... values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int last = sorted.length - 1;
        return new Figure((sorted[last / 2] + sorted[last - last / 2]) / 2, sorted[0], sorted[last]);
    }

    String spread(DoubleFunction<String> quantity) {
        return Quantity.range(quantity.apply(least), quantity.apply(greatest));
    }

    /** Median and spread in one cell; the median alone if the least and the greatest value are written alike. */
    String cell(DoubleFunction<String> quantity) {
        boolean isSpread = !quantity.apply(least).equals(quantity.apply(greatest));
        return quantity.apply(median) + (isSpread ? " (" + spread(quantity) + ")" : "");
    }
}
