package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.within;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolutionEstimatorTest {
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8})
    void smallBoardsAreCountedExactly(int n) {
        Estimate estimate = SolutionEstimator.builder().build().estimate(n, Limits.none());
        assertThat(estimate.count().orElseThrow()).isEqualTo((double) KnownCounts.all(n));
        assertThat(estimate.relativeStandardError()).isZero();
        assertThat(estimate.samples()).isOne();
        assertThat(estimate.mixed()).isTrue();
        assertThat(estimate.status()).isEqualTo(EstimateStatus.GOAL_REACHED);
    }

    /** An estimate is more than four standard errors from the truth for one of 16,000 seeds. */
    @Test
    void anEstimateWithoutSamplesIsNoNumber() {
        assertThat(SolutionEstimator.builder().build().estimate(20, Limits.of(Duration.ZERO)))
                .hasToString("n=20: no estimate, 0 samples: the time limit was reached");
    }

    @Test
    void knownCountsAreWithinFourErrors() {
        SolutionEstimator estimator =
                SolutionEstimator.builder().seed(13).samples(30_000).build();
        for (int n = 9; n <= 27; n++) {
            Estimate estimate = estimator.estimate(n, Limits.none());
            double errors =
                    (estimate.logCount() - Math.log((double) KnownCounts.all(n))) / estimate.relativeStandardError();
            assertThat(errors).as("n = %d", n).isBetween(-4.0, 4.0);
            assertThat(estimate.relativeStandardError()).isLessThan(0.02);
            assertThat(estimate.mixed()).isTrue();
        }
    }

    /**
     * Of 200 intervals of 95 %, a binomial number misses the truth, 10 on average: none or more than 21 for one of 1,900
     * sets of seeds.
     */
    @Test
    void intervalsHoldTheTruthInNineteenOfTwentyRuns() {
        int misses = 0;
        for (int seed = 0; seed < 200; seed++) {
            Estimate estimate = SolutionEstimator.builder()
                    .seed(seed)
                    .samples(2_000)
                    .build()
                    .estimate(16, Limits.none());
            double truth = Math.log((double) KnownCounts.all(16));
            misses += truth < estimate.lowerLogCount() || truth > estimate.upperLogCount() ? 1 : 0;
        }
        assertThat(misses).isBetween(1, 21);
    }

    @ParameterizedTest
    @CsvSource({"20, 100000", "64, 20000", "70, 2000000"})
    void theSameSeedGivesTheSameEstimate(int n, long samples) {
        SolutionEstimator estimator =
                SolutionEstimator.builder().seed(5).samples(samples).build();
        assertThat(estimator.estimate(n, Limits.none()).logCount())
                .isEqualTo(estimator.estimate(n, Limits.none()).logCount())
                .isNotEqualTo(SolutionEstimator.builder()
                        .seed(6)
                        .samples(samples)
                        .build()
                        .estimate(n, Limits.none())
                        .logCount());
        assertThat(estimator.estimate(n, Limits.none()).samples()).isEqualTo(samples);
    }

    @Test
    void goldenSeeds() {
        assertThat(golden(20, 100_000)).isEqualTo(24.401821319570928);
        assertThat(golden(64, 100_000)).isEqualTo(145.6729832532213);
        assertThat(golden(65, 2_000_000)).isEqualTo(148.883792724479);
    }

    private static double golden(int n, long samples) {
        return SolutionEstimator.builder()
                .seed(1)
                .samples(samples)
                .build()
                .estimate(n, Limits.none())
                .logCount();
    }

    @Test
    void endsAtTheErrorAskedFor() {
        Estimate estimate =
                SolutionEstimator.builder().seed(1).relativeError(0.005).build().estimate(20, Limits.none());
        assertThat(estimate.relativeStandardError()).isBetween(0.003, 0.005);
        assertThat(estimate.status()).isEqualTo(EstimateStatus.GOAL_REACHED);
        assertThat(estimate.reason()).isEmpty();
        assertThat(estimate.diagnostics().get(0)).contains("effective sample size");
        assertThat(estimate).hasToString("n=20: ln Q = 24.3892 +- 0.0048, about 3.909e+10, 236,032 samples");
    }

    @Test
    void aGoalThatTimeDoesNotAllowSaysWhatWasReached() {
        AtomicLong looks = new AtomicLong();
        Estimate estimate = SolutionEstimator.builder()
                .relativeError(1e-9)
                .build()
                .estimate(30, Limits.of(Duration.ofSeconds(1)), () -> 1_000_000 * looks.getAndIncrement());
        assertThat(estimate.status()).isEqualTo(EstimateStatus.TIME_LIMIT);
        assertThat(estimate.reason()).contains("the time limit was reached");
        assertThat(estimate.samples()).isPositive();
        assertThat(estimate.relativeStandardError()).isBetween(0.001, 0.1);
    }

    /** A single sample is all of the sum. */
    @Test
    void aShareOfAllIsWrittenWithoutAnExponent() {
        for (int seed = 0; seed < 20; seed++) {
            Estimate estimate =
                    SolutionEstimator.builder().seed(seed).samples(1).build().estimate(9, Limits.none());
            String diagnostics = String.join(" ", estimate.diagnostics());
            assertThat(diagnostics)
                    .startsWith(estimate.count().isPresent() ? "The effective sample size is 1 of 1 sample. " : "None")
                    .doesNotContain("e+");
            if (estimate.count().isPresent()) {
                assertThat(diagnostics).contains("The largest sample has 100 % of the sum.");
            }
        }
    }

    /** A chain that has just begun is on the first rung. */
    @Test
    void theLadderBeginsAtZero() {
        Estimate estimate = SolutionEstimator.builder().samples(1).build().estimate(100, Limits.none());
        assertThat(String.join(" ", estimate.diagnostics())).contains("The ladder was climbed to b = 0.00 ");
    }

    @Test
    void cancellationAndInterruptsEndIt() {
        CancellationToken token = new CancellationToken();
        token.cancel();
        SolutionEstimator estimator = SolutionEstimator.builder().build();
        Estimate cancelled =
                estimator.estimate(1000, Limits.builder().cancellation(token).build());
        assertThat(cancelled.status()).isEqualTo(EstimateStatus.CANCELLED);
        assertThat(cancelled.mixed()).isFalse();
        assertThat(cancelled.samples()).isZero();
        assertThat(cancelled.logCount()).isNaN();
        assertThat(cancelled.count()).isEmpty();
        assertThat(cancelled.diagnostics()).containsExactly("No sample was drawn.");
        Thread.currentThread().interrupt();
        Estimate interrupted = estimator.estimate(30, Limits.none());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(interrupted.status()).isEqualTo(EstimateStatus.CANCELLED);
        assertThat(interrupted.logCount()).isNaN();
        assertThat(interrupted.count()).isEmpty();
        assertThat(interrupted.diagnostics()).containsExactly("No sample was drawn.");
    }

    /** By a clock that adds a millisecond at each look, so that what is told does not depend on the machine. */
    private static List<Progress> told(SolutionEstimator.Builder builder, int n, Limits limits) {
        List<Progress> told = new ArrayList<>();
        AtomicLong looks = new AtomicLong();
        builder.progress(told::add).build().estimate(n, limits, () -> 1_000_000 * looks.getAndIncrement());
        return told;
    }

    @Test
    void theProgressToANumberOfSamplesIsTheirShare() {
        List<Progress> told = told(SolutionEstimator.builder().samples(1_000_000), 30, Limits.none());
        assertThat(told).hasSizeGreaterThan(10);
        assertThat(told).extracting(Progress::fraction).isSorted().doesNotHaveDuplicates();
        Progress half = told.get(told.size() / 2);
        assertThat(half.fraction()).isBetween(0.3, 0.7);
        assertThat(half.remaining().orElseThrow().toMillis()
                        / (double) half.elapsed().toMillis())
                .isCloseTo(1 / half.fraction() - 1, within(0.05));
        Progress last = told.get(told.size() - 1);
        assertThat(last.fraction()).isOne();
        assertThat(last.remaining()).contains(Duration.ZERO);
    }

    @Test
    void theProgressToAnErrorIsTheShareOfTheSamplesThatItTakes() {
        List<Progress> told = told(SolutionEstimator.builder().relativeError(0.002), 20, Limits.none());
        assertThat(told).hasSizeGreaterThan(10);
        assertThat(told.get(told.size() / 2).fraction()).isBetween(0.25, 0.75);
        assertThat(told.get(told.size() - 1).fraction()).isOne();
    }

    /** A chain knows its error after thirty passes. */
    @Test
    @Tag("thorough")
    void theProgressOfAChainIsKnownWithItsError() {
        List<Progress> told = told(SolutionEstimator.builder().relativeError(0.03), 100, Limits.none());
        assertThat(told.get(0).fraction()).isZero();
        assertThat(told.get(0).remaining()).isEmpty();
        List<Progress> known = told.stream()
                .filter(progress -> progress.remaining().isPresent())
                .toList();
        assertThat(known).hasSizeGreaterThan(10);
        assertThat(known.get(known.size() / 2).fraction()).isBetween(0.25, 0.95);
        assertThat(told.get(told.size() - 1).fraction()).isOne();
    }

    @Test
    void anEstimateWithoutAnErrorYetKnowsNoRest() {
        List<Progress> told = told(SolutionEstimator.builder(), 2000, Limits.of(Duration.ofSeconds(1)));
        assertThat(told).hasSizeGreaterThan(2);
        assertThat(told).allSatisfy(progress -> {
            assertThat(progress.fraction()).isZero();
            assertThat(progress.remaining()).isEmpty();
        });
    }

    /** A shortage of memory is of the estimate and gives it up, unless it is the consumer's. */
    @ParameterizedTest
    @ValueSource(
            classes = {OutOfMemoryError.class, StackOverflowError.class, CancellationException.class, IOException.class
            })
    void whatTheConsumerThrowsReachesTheCaller(Class<? extends Throwable> type) throws Exception {
        Throwable thrown = type.getConstructor().newInstance();
        SolutionEstimator estimator = SolutionEstimator.builder()
                .progress(progress -> SolutionEstimatorTest.<RuntimeException>throwUnchecked(thrown))
                .build();
        assertThat(catchThrowable(() -> estimator.estimate(8, Limits.none()))).isSameAs(thrown);
    }

    @SuppressWarnings("unchecked") // As a consumer in another language does.
    private static <T extends Throwable> void throwUnchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Test
    void aConsumerThatTakesLongerThanTheLimitEndsTheEstimate() {
        AtomicLong looks = new AtomicLong();
        List<Progress> told = new ArrayList<>();
        Estimate estimate = SolutionEstimator.builder()
                .relativeError(1e-9)
                .progress(progress -> {
                    told.add(progress);
                    looks.addAndGet(10_000);
                })
                .build()
                .estimate(30, Limits.of(Duration.ofSeconds(5)), () -> 1_000_000 * looks.getAndIncrement());
        assertThat(estimate.status()).isEqualTo(EstimateStatus.TIME_LIMIT);
        assertThat(estimate.samples()).isPositive();
        assertThat(told).as("once on the way and once at the end").hasSize(2);
    }

    @Test
    void twoEstimatesAtOnceTellOnTheirOwnThreads() throws InterruptedException {
        Map<Thread, Double> latest = new ConcurrentHashMap<>();
        SolutionEstimator estimator = SolutionEstimator.builder()
                .samples(100_000)
                .progress(progress -> latest.put(Thread.currentThread(), progress.fraction()))
                .build();
        List<Thread> threads = List.of(
                new Thread(() -> estimator.estimate(20, Limits.none())),
                new Thread(() -> estimator.estimate(200, Limits.none())));
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(latest)
                .containsOnlyKeys(threads.get(0), threads.get(1))
                .containsValue(1.0)
                .doesNotContainValue(0.0);
    }

    @Test
    void aConsumerThatInterruptsEndsTheEstimate() {
        AtomicLong looks = new AtomicLong();
        Estimate estimate = SolutionEstimator.builder()
                .relativeError(1e-9)
                .progress(progress -> Thread.currentThread().interrupt())
                .build()
                .estimate(30, Limits.none(), () -> 1_000_000 * looks.getAndIncrement());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(estimate.status()).isEqualTo(EstimateStatus.CANCELLED);
        assertThat(estimate.samples()).isPositive();
    }

    /** A run of ten thousand queens that is far too short: the energies below are missing. */
    @Test
    void aShortRunOfALargeBoardSaysThatEnergiesAreMissing() {
        Estimate estimate =
                SolutionEstimator.builder().samples(1_000_000).build().estimate(10_000, Limits.none());
        assertThat(estimate.mixed()).isFalse();
        assertThat(estimate.relativeStandardError()).isInfinite();
        assertThat(estimate.count()).isEmpty();
        assertThat(String.join(" ", estimate.diagnostics())).contains("attacking pairs was seen", "do not trust");
        assertThat(estimate.toString()).endsWith("not to be trusted");
    }

    @Test
    void refusesWhatItCannotEstimate() {
        SolutionEstimator estimator = SolutionEstimator.builder().build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> estimator.estimate(3, Limits.none()))
                .withMessageContainingAll("3", "4 to 10000");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> estimator.estimate(10_001, Limits.none()))
                .withMessageContainingAll("10001", "4 to 10000");
        assertThatNullPointerException()
                .isThrownBy(() -> estimator.estimate(8, null))
                .withMessage("limits");
        SolutionEstimator.Builder builder = SolutionEstimator.builder();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> builder.samples(0))
                .withMessageContaining("0");
        for (double error : new double[] {0, -1, 1, Double.NaN}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> builder.relativeError(error))
                    .withMessageContainingAll(String.valueOf(error), "0.01 is one percent");
        }
        assertThat(estimator).hasToString("SolutionEstimator[seed=0, relativeError=0.01]");
    }

    @ParameterizedTest
    @CsvSource({"27, 0.0003", "32, 0.0004", "64, 0.0015"})
    @Tag("measure")
    void aMinute(int n, double error) {
        Estimate estimate = SolutionEstimator.builder()
                .seed(1)
                .relativeError(1e-9)
                .build()
                .estimate(n, Limits.of(Duration.ofMinutes(1)));
        System.out.println(estimate + " " + estimate.diagnostics());
        assertThat(estimate.mixed()).isTrue();
        assertThat(estimate.relativeStandardError()).isLessThan(2 * error);
    }

    /** On nine rows one queen is drawn, and the others are counted: a fifth of all pairs of samples weigh the same. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void fewSamplesOfOneWeightAreNotExact(int samples) {
        int equal = 0;
        for (int seed = 0; seed < 200; seed++) {
            Estimate estimate = SolutionEstimator.builder()
                    .samples(samples)
                    .seed(seed)
                    .build()
                    .estimate(9, Limits.none());
            assertThat(estimate.relativeStandardError()).isGreaterThan(0.001);
            equal += Double.isInfinite(estimate.relativeStandardError()) ? 1 : 0;
        }
        assertThat(equal).isPositive();
    }
}
