package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** Checks that a choice is made among certain alternatives, each with the same probability. */
public final class Uniformity {
    private static final int CHOICES_PER_ALTERNATIVE = 100;

    private Uniformity() {}

    /**
     * Pearson's chi-square test. The statistic has mean k - 1 and variance 2(k - 1) for k alternatives; a correct choice
     * exceeds the mean by seven standard deviations with a probability below one in a million.
     */
    public static <T> void requireUniform(Set<T> alternatives, Supplier<T> choice) {
        Map<T, Integer> counts = new HashMap<>();
        for (int i = 0; i < CHOICES_PER_ALTERNATIVE * alternatives.size(); i++) {
            counts.merge(choice.get(), 1, Integer::sum);
        }
        assertThat(counts.keySet()).isEqualTo(alternatives);
        double statistic = counts.values().stream()
                .mapToDouble(count -> Math.pow(count - CHOICES_PER_ALTERNATIVE, 2) / CHOICES_PER_ALTERNATIVE)
                .sum();
        double mean = alternatives.size() - 1.0;
        assertThat(statistic).isLessThanOrEqualTo(mean + 7 * Math.sqrt(2 * mean));
    }
}
