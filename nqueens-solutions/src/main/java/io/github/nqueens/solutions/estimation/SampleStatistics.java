package io.github.nqueens.solutions.estimation;

import java.util.List;

/**
 * The statistics of samples: an estimate with its error, and whether it may be trusted.
 *
 * @param logCount the natural logarithm of the number of solutions; NaN if nothing is known
 * @param standardError the standard error of the logarithm; infinite if it is not known
 * @param freedom the degrees of freedom of that error
 * @param effectiveSamples how many independent samples of equal weight would be as good
 * @param mixed whether no diagnostic speaks against the estimate
 * @param diagnostics sentences
 */
public record SampleStatistics(
        double logCount,
        double standardError,
        long freedom,
        double effectiveSamples,
        boolean mixed,
        List<String> diagnostics) {}
