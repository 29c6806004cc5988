package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.Estimate;
import io.github.nqueens.solutions.SolutionEstimator;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Estimates the numbers of solutions that are known, and prints a table of both and of the distance in standard errors. The
 * seed is 1 and the number of samples is given, so that the table is the same on every machine.
 */
@Command(
        name = "known-numbers",
        description = "Estimates the known numbers of solutions and prints them beside the estimates.")
public final class KnownNumbers implements Runnable {
    private static final int FIRST = 8;

    /** The numbers of solutions from n = 8 on, as published in OEIS A000170. */
    private static final long[] KNOWN = {
        92,
        352,
        724,
        2_680,
        14_200,
        73_712,
        365_596,
        2_279_184,
        14_772_512,
        95_815_104,
        666_090_624,
        4_968_057_848L,
        39_029_188_884L,
        314_666_222_712L,
        2_691_008_701_644L,
        24_233_937_684_440L,
        227_514_171_973_736L,
        2_207_893_435_808_352L,
        22_317_699_616_364_044L,
        234_907_967_154_122_528L
    };

    @Parameters(index = "0", paramLabel = "SAMPLES", description = "The number of samples for each size.")
    private long samples;

    @Override
    public void run() {
        System.out.print(table(samples));
    }

    /** The table of estimates, each from the given number of samples. */
    static String table(long samples) {
        SolutionEstimator estimator =
                SolutionEstimator.builder().seed(1).samples(samples).build();
        Table table =
                new Table(0, List.of("n", "estimate", "relative standard error", "known number", "distance in errors"));
        for (int i = 0; i < KNOWN.length; i++) {
            Estimate estimate = estimator.estimate(FIRST + i, Limits.none());
            double count = estimate.count().orElseThrow();
            double error = estimate.relativeStandardError();
            String distance =
                    error == 0 ? "" : String.format(Locale.ROOT, "%+.1f", (count - KNOWN[i]) / (error * KNOWN[i]));
            table.add(List.of(
                    Integer.toString(FIRST + i),
                    String.format(Locale.ROOT, count < 1e5 ? "%,.0f" : "%.4e", count),
                    error == 0 ? "exact" : String.format(Locale.ROOT, "%.2f %%", 100 * error),
                    String.format(Locale.ROOT, "%,d", KNOWN[i]),
                    distance));
        }
        return table.toString();
    }
}
