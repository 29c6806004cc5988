package io.github.nqueens.solutions.estimation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.internal.SeededRandom;
import io.github.nqueens.solutions.KnownCounts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChainEstimationTest {
    private static SampleStatistics run(ChainEstimation estimation, long samples) {
        for (long drawn = 0; drawn < samples; ) {
            drawn += estimation.advance(samples - drawn);
        }
        return estimation.statistics(() -> false);
    }

    /** Chains are for large boards; the numbers of small ones are known. Four standard errors are exceeded once in 16,000 seeds. */
    @ParameterizedTest
    @CsvSource({"8, 10000000", "12, 15000000", "20, 20000000"})
    void knownCountsAreWithinFourErrors(int n, long samples) {
        SampleStatistics statistics = run(new ChainEstimation(n, 3), samples);
        double errors = (statistics.logCount() - Math.log((double) KnownCounts.all(n))) / statistics.standardError();
        assertThat(errors).isBetween(-4.0, 4.0);
        assertThat(statistics.standardError()).isLessThan(0.1);
        assertThat(statistics.mixed()).as("%s", statistics.diagnostics()).isTrue();
    }

    /**
     * Of 200 intervals of 95 %, a binomial number misses the truth, 10 on average: none or more than 21 for one of 1,900
     * sets of seeds. The four
     * comparisons that each run makes of itself raise a false alarm for at most one of 4,000 runs: 3 of 200 are fewer than one of 40,000 sets.
     */
    @Test
    @Tag("measure")
    void intervalsHoldTheTruthInNineteenOfTwentyRuns() {
        int misses = 0;
        int alarms = 0;
        for (int seed = 0; seed < 200; seed++) {
            SampleStatistics statistics = run(new ChainEstimation(10, seed), 3_300_000);
            double errors =
                    (statistics.logCount() - Math.log((double) KnownCounts.all(10))) / statistics.standardError();
            misses += Math.abs(errors) > 1.96 + 2.4 / statistics.freedom() ? 1 : 0;
            alarms += statistics.mixed() ? 0 : 1;
        }
        assertThat(misses).isBetween(1, 21);
        assertThat(alarms).isLessThan(3);
    }

    /** From 64 passes on, two batches become one and passes twice as long: 79,992 proposals on 18 rungs first. */
    @ParameterizedTest
    @CsvSource({
        "5119487, 63",
        "5119488, 32",
        "5279471, 32",
        "5279472, 33",
        "10238975, 63",
        "10238976, 32",
        "10558944, 33"
    })
    void passesBecomeLonger(long proposals, int batches) {
        SampleStatistics statistics = run(new ChainEstimation(8, 1), proposals);
        assertThat(statistics.freedom()).isEqualTo(batches - 2);
    }

    /** Each batch is a look, so that no evaluation holds up the end of a run; the evaluation before is still there. */
    @Test
    void anEvaluationIsLeftWhenTheRunIsOver() {
        ChainEstimation estimation = new ChainEstimation(8, 1);
        for (long drawn = 0; drawn < 1_000_000; ) {
            drawn += estimation.advance(1_000_000 - drawn);
        }
        SampleStatistics none = estimation.statistics(() -> true);
        assertThat(none.standardError()).isInfinite();
        assertThat(none.mixed()).isFalse();
        assertThat(none.diagnostics())
                .containsExactly("The run ended before its error was computed: give it more time.");
        AtomicInteger questions = new AtomicInteger();
        SampleStatistics whole = estimation.statistics(() -> questions.incrementAndGet() < 0);
        assertThat(questions.get()).isEqualTo(whole.freedom() + 2);
        assertThat(none.logCount()).isCloseTo(whole.logCount(), within(1.0));
        estimation.advance(200_000);
        for (int i = 0; i < 50; i++) {
            estimation.advance(4096);
        }
        assertThat(estimation.statistics(() -> questions.decrementAndGet() == 0))
                .isEqualTo(whole);
        assertThat(estimation.statistics(() -> false)).isNotEqualTo(whole);
    }

    /** Both methods cover 64 queens; they differ by more than four errors once in 16,000 seeds. */
    @Test
    @Tag("thorough")
    void agreesWithKnuthsMethod() {
        SampleStatistics chain = run(new ChainEstimation(64, 1), 25_000_000);
        KnuthEstimation knuth = new KnuthEstimation(64, 1);
        for (int i = 0; i < 10_000; i++) {
            knuth.advance(64);
        }
        double difference = chain.logCount() - knuth.statistics(() -> false).logCount();
        assertThat(difference
                        / Math.hypot(
                                chain.standardError(),
                                knuth.statistics(() -> false).standardError()))
                .isBetween(-4.0, 4.0);
    }

    /** A ladder that ends too early leaves out the lowest energies; what it would say is far from ln Q(200). */
    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void aLadderThatEndsTooEarlyIsNotMixed(double lastB) {
        SampleStatistics statistics = run(new ChainEstimation(200, 1, lastB), 3_000_000);
        assertThat(statistics.mixed()).isFalse();
        assertThat(String.join(" ", statistics.diagnostics())).contains("b = " + lastB + "0", "at least");
    }

    /** All proposals of a small board, against the counter of attacking pairs. */
    @Test
    void proposalsAreCountedAsTheConflictCounterCounts() {
        int n = 7;
        SwapChain chain = new SwapChain(n, new SeededRandom(1));
        long[] counts = new long[(n * (n - 1) / 2 + 1) * TransitionCounts.KINDS];
        chain.setInverseTemperature(0.5);
        chain.propose(1_000_000, counts);
        long[] expected = new long[counts.length];
        for (int[] columns : permutations(n)) {
            ConflictCounter queens = ConflictCounter.of(Board.of(columns));
            int energy = (int) queens.conflicts();
            for (int row = 0; row < n; row++) {
                for (int other = 0; other < row; other++) {
                    long change = queens.swapDelta(row, other);
                    int kind = (int) (Math.abs(change) <= TransitionCounts.REACH ? change : 0);
                    expected[energy * TransitionCounts.KINDS + TransitionCounts.REACH + kind]++;
                }
            }
        }
        // Shares of some 40,000 correlated proposals or more: 0.02 is more than four standard errors.
        for (int energy = 0; energy < 8; energy++) {
            for (int kind = 0; kind < TransitionCounts.KINDS; kind++) {
                assertThat(share(counts, energy, kind))
                        .as("E = %d, kind %d", energy, kind)
                        .isCloseTo(share(expected, energy, kind), within(0.02));
            }
        }
    }

    /** With as many looks as there are swaps of an attacked queen with any other, each of them is met once. */
    @Test
    void exhaustiveLooksFindAllSwapsThatLowerTheEnergy() {
        int n = 12;
        SwapChain chain = new SwapChain(n, new SeededRandom(1));
        chain.setInverseTemperature(1.5);
        long[] unused = new long[(n * n) * TransitionCounts.KINDS];
        for (int i = 0; i < 1_000; i++) {
            chain.propose(10, unused);
            long[] weights = new long[TransitionCounts.REACH];
            int looks = chain.lookAtAttacked(n * n, weights, 0);
            ConflictCounter queens = ConflictCounter.of(Board.of(chain.columns()));
            for (int k = 1; k <= TransitionCounts.REACH; k++) {
                assertThat(weights[k - 1] / (double) looks / n * (n * (n - 1) / 2.0))
                        .isCloseTo(swaps(queens, -k), within(1e-9));
            }
        }
    }

    private static int swaps(ConflictCounter queens, int change) {
        int number = 0;
        for (int row = 0; row < queens.size(); row++) {
            for (int other = 0; other < row; other++) {
                number += queens.swapDelta(row, other) == change ? 1 : 0;
            }
        }
        return number;
    }

    /** Of a board that stays as it is, many small samples of looks have the mean of all. */
    @Test
    void fewLooksHaveTheMeanOfAll() {
        int n = 50;
        SwapChain chain = new SwapChain(n, new SeededRandom(2));
        chain.setInverseTemperature(2);
        chain.propose(10_000, new long[(n * n) * TransitionCounts.KINDS]);
        double expected = swaps(ConflictCounter.of(Board.of(chain.columns())), -1);
        assertThat(expected).isGreaterThan(10);
        long[] weights = new long[TransitionCounts.REACH];
        long looks = 0;
        for (int i = 0; i < 100_000; i++) {
            looks += chain.lookAtAttacked(20, weights, 0);
        }
        // Some 20,000 swaps are found: four standard errors are 3 %, which one of 16,000 seeds exceeds.
        assertThat(weights[0] / (double) looks / n * (n * (n - 1) / 2.0)).isCloseTo(expected, within(0.03 * expected));
    }

    /** Each swap of each permutation once: nothing is left to chance, and 40 of the permutations are solutions. */
    @Test
    void allTransitionsOfASmallBoardGiveItsNumberOfSolutions() {
        int n = 7;
        int levels = n * (n - 1) / 2 + 1;
        TransitionCounts counts = new TransitionCounts(n, levels, 0, 2);
        for (int[] columns : permutations(n)) {
            ConflictCounter queens = ConflictCounter.of(Board.of(columns));
            for (int row = 0; row < n; row++) {
                for (int other = 0; other < row; other++) {
                    int change = (int) queens.swapDelta(row, other);
                    int kind = Math.abs(change) <= TransitionCounts.REACH ? change : 0;
                    counts.transitions[
                            (int) queens.conflicts() * TransitionCounts.KINDS + TransitionCounts.REACH + kind]++;
                }
            }
        }
        int typical = (2 * n - 1) / 3;
        // Of so small a board some high energies have no neighbor: the fit ends below them.
        int top = typical;
        while (counts.ratio(top + 1) > 0) {
            top++;
        }
        long fitted = 0;
        for (int energy = 0; energy <= top; energy++) {
            fitted += counts.met(energy) / (n * (n - 1) / 2);
        }
        assertThat(fitted).isBetween(4_900L, 5_040L);
        double expected = Math.log(40.0 / fitted);
        DetailedBalance balance = DetailedBalance.of(counts, typical);
        assertThat(balance.logShare()).isCloseTo(expected, within(1e-9));
        assertThat(balance.logShareOf(counts, 1)).isCloseTo(balance.logShare(), within(1e-9));
    }

    private static double share(long[] counts, int energy, int kind) {
        int at = energy * TransitionCounts.KINDS;
        return counts[at + kind]
                / (double)
                        Arrays.stream(counts, at, at + TransitionCounts.KINDS).sum();
    }

    private static List<int[]> permutations(int n) {
        List<int[]> all = new ArrayList<>();
        extend(new int[n], 0, all);
        return all;
    }

    private static void extend(int[] columns, int row, List<int[]> all) {
        if (row == columns.length) {
            all.add(columns.clone());
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            int tried = column;
            if (Arrays.stream(columns, 0, row).noneMatch(taken -> taken == tried)) {
                columns[row] = column;
                extend(columns, row + 1, all);
            }
        }
    }
}
