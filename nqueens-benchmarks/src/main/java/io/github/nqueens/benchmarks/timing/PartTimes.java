package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.benchmarks.timing.BuildOfParts.Counted;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Compares the processor time of two builds for the same parts of a count, drawn at random. The builds take turns in one
 * JVM, part by part, so that they meet the same machine. The ratio is that of the sums, its standard error that of a ratio
 * estimated from a sample: W. G. Cochran, <i>Sampling Techniques</i>, 3rd edition, Wiley 1977, section 6.4.
 */
@Command(name = "part-times", description = "Compares this build with another by the same random parts of a count.")
public final class PartTimes implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "N", description = "The size.")
    private int n;

    @Parameters(index = "1", paramLabel = "PARTS", description = "The least number of parts of the plan.")
    private int leastParts;

    @Parameters(index = "2", paramLabel = "DRAWN", description = "How many parts are drawn and measured, at least 2.")
    private int drawn;

    @Option(
            names = "--against",
            paramLabel = "PATH",
            description = "The class path of the other build; without it, this build is compared with itself.")
    private String against = ownClassPath();

    @Option(names = "--seed", paramLabel = "SEED", description = "Which parts are drawn. By default ${DEFAULT-VALUE}.")
    private long seed = 14;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            description = "Seconds of processor time for which each build counts before. By default ${DEFAULT-VALUE}.")
    private double warmUp = 10;

    @Option(
            names = "--other-first",
            description = "Begins with the other build. What begins is slower by some percent, so measure both ways.")
    private boolean otherFirst;

    private static String ownClassPath() {
        return System.getProperty("java.class.path");
    }

    @Override
    public Integer call() throws Exception {
        try (BuildOfParts one = new BuildOfParts(otherFirst ? against : ownClassPath(), n, leastParts);
                BuildOfParts two = new BuildOfParts(otherFirst ? ownClassPath() : against, n, leastParts)) {
            BuildOfParts now = otherFirst ? two : one;
            BuildOfParts before = otherFirst ? one : two;
            if (now.parts() != before.parts()) {
                throw new IllegalStateException(
                        "the builds cut n = " + n + " into " + now.parts() + " and " + before.parts() + " parts");
            }
            int[] parts = new SplittableRandom(seed).ints(drawn, 0, now.parts()).toArray();
            warm(one, two, parts);
            double[] own = new double[drawn];
            double[] other = new double[drawn];
            for (int i = 0; i < drawn; i++) {
                boolean isFirst = i % 2 == 0;
                Counted first = (isFirst ? now : before).count(parts[i]);
                Counted second = (isFirst ? before : now).count(parts[i]);
                if (first.sum() != second.sum()) {
                    throw new IllegalStateException(
                            "the builds count " + first.sum() + " and " + second.sum() + " in part " + parts[i]);
                }
                own[i] = (isFirst ? first : second).seconds();
                other[i] = (isFirst ? second : first).seconds();
            }
            System.out.printf(
                    Locale.ROOT,
                    "n = %d, %d of %d parts: %.3f s now and %.3f s before, ratio %.3f +- %.3f%n",
                    n,
                    drawn,
                    now.parts(),
                    Arrays.stream(own).sum(),
                    Arrays.stream(other).sum(),
                    ratio(own, other),
                    standardError(own, other));
        }
        return 0;
    }

    private void warm(BuildOfParts one, BuildOfParts two, int[] parts) throws ReflectiveOperationException {
        double took = 0;
        for (int i = 0; took < 2 * warmUp; i++) {
            took += one.count(parts[i % drawn]).seconds()
                    + two.count(parts[i % drawn]).seconds();
        }
    }

    /** The sum of some times divided by that of others. */
    static double ratio(double[] own, double[] other) {
        return Arrays.stream(own).sum() / Arrays.stream(other).sum();
    }

    /** The standard error of the ratio, for pairs of times drawn from many. */
    static double standardError(double[] own, double[] other) {
        double ratio = ratio(own, other);
        double squares = 0;
        for (int i = 0; i < own.length; i++) {
            double rest = own[i] - ratio * other[i];
            squares += rest * rest;
        }
        return Math.sqrt(squares / (own.length - 1.0) * own.length)
                / Arrays.stream(other).sum();
    }
}
