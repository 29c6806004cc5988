package io.github.nqueens.benchmarks.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.parts.CountPlan;
import io.github.nqueens.solutions.parts.CountWorker;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PartTimesTest {
    @Test
    void theRatioIsThatOfTheSums() {
        assertThat(PartTimes.ratio(new double[] {1, 5}, new double[] {4, 8})).isEqualTo(0.5);
    }

    @Test
    void timesThatAreProportionalHaveNoError() {
        assertThat(PartTimes.standardError(new double[] {1, 2, 5}, new double[] {2, 4, 10}))
                .isZero();
    }

    /** The ratios of 2,000 samples spread by the standard error; their mean is off by a twentieth once in 700 seeds. */
    @Test
    void theStandardErrorIsTheSpreadOfRatios() {
        SplittableRandom random = new SplittableRandom(31);
        double[] ratios = new double[2_000];
        double squares = 0;
        for (int sample = 0; sample < ratios.length; sample++) {
            double[] other = random.doubles(50, 1, 3).toArray();
            double[] own = DoubleStream.of(other)
                    .map(time -> time * random.nextDouble(0.4, 0.8))
                    .toArray();
            ratios[sample] = PartTimes.ratio(own, other);
            squares += Math.pow(PartTimes.standardError(own, other), 2);
        }
        double spread = Math.sqrt(DoubleStream.of(ratios)
                .map(ratio -> (ratio - 0.6) * (ratio - 0.6))
                .average()
                .orElseThrow());
        assertThat(Math.sqrt(squares / ratios.length)).isCloseTo(spread, within(spread / 20));
    }

    @Test
    void aBuildOfItsOwnCountsParts() throws Exception {
        String classPath = System.getProperty("java.class.path");
        try (BuildOfParts build = new BuildOfParts(classPath, 16, 64)) {
            assertThat(build.parts()).isEqualTo(CountPlan.of(16, 64).parts());
            BuildOfParts.Counted counted = build.count(3);
            assertThat(counted.seconds()).isPositive();
            try (CountWorker worker = CountPlan.of(16, 64).worker()) {
                assertThat(counted.sum())
                        .isEqualTo(worker.count(3, Limits.none()).count());
            }
        }
    }

    @Test
    void aPathWithoutABuildIsRefused(@TempDir Path empty) {
        assertThatThrownBy(() -> new BuildOfParts(empty.toString(), 8, 1)).isInstanceOf(ClassNotFoundException.class);
    }
}
