package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.algorithms.localsearch.annealing.DirectedPairs;
import io.github.nqueens.algorithms.localsearch.annealing.RowPairs;
import io.github.nqueens.algorithms.strategy.Acceptance;
import io.github.nqueens.algorithms.strategy.CoolingSchedule;
import io.github.nqueens.testing.Runs;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The random choices of simulated annealing. */
class AnnealingDrawsTest {
    private static final int DRAWS = 100_000;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 12})
    void drawsEveryOrderedPairOfRowsAlike(int n) {
        RowPairs pairs = new RowPairs(n, new SplittableRandom(n));
        Set<Long> all = new HashSet<>();
        for (int row1 = 0; row1 < n; row1++) {
            for (int row2 = 0; row2 < n; row2++) {
                if (row1 != row2) {
                    all.add((long) row1 << 32 | row2);
                }
            }
        }
        Uniformity.requireUniform(all, pairs::next);
    }

    /** 2^32 is 1 modulo 3: of all upper halves, 0 is the one too many for 3 rows. For 2 rows every lower half will do. */
    @Test
    void throwsUnfairNumbersAway() {
        long[] numbers = {0x8000_0000_0000_0000L, 0x0000_0000_8000_0000L, 0x8000_0000_8000_0000L};
        int[] next = {0};
        RowPairs pairs = new RowPairs(3, (RandomGenerator) () -> numbers[next[0]++]);
        long pair = pairs.next();
        assertThat(next[0]).isEqualTo(1);
        assertThat(RowPairs.first(pair)).isEqualTo(1);
        assertThat(RowPairs.second(pair)).isZero();
        pairs.next();
        assertThat(next[0]).isEqualTo(3);
    }

    /** The share accepted is off by more than 5 standard deviations with a probability below one in a million. */
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 0.5", "3, 1.7", "70, 50", "1, 1000", "2, 0.4"})
    void acceptsWithTheProbabilityOfMetropolis(long delta, double temperature) {
        SplittableRandom random = new SplittableRandom(7);
        long accepted = IntStream.range(0, DRAWS)
                .filter(i -> Acceptance.Classical.METROPOLIS.accepts(delta, temperature, random))
                .count();
        double probability = Math.exp(-delta / temperature);
        double deviation = Math.sqrt(probability * (1 - probability) / DRAWS);
        assertThat(accepted / (double) DRAWS).isCloseTo(probability, within(5 * deviation));
    }

    @Test
    void drawsNothingWhereTheProbabilityIsZero() {
        RandomGenerator none = () -> {
            throw new AssertionError("nothing is to be drawn");
        };
        assertThat(StrictMath.exp(-1 / 0.001)).isZero();
        for (double temperature : new double[] {0.001, 0}) {
            assertThat(Annealing.isFrozen(temperature)).isTrue();
            assertThat(Acceptance.Classical.METROPOLIS.accepts(1, temperature, none))
                    .isFalse();
        }
        assertThat(Acceptance.Classical.THRESHOLD.accepts(3, 3, none)).isFalse();
        assertThat(Acceptance.Classical.THRESHOLD.accepts(3, 3.5, none)).isTrue();
    }

    @Test
    void isNotFrozenWhereAChanceIsLeft() {
        double temperature = 1 / 745.0;
        assertThat(StrictMath.exp(-745)).isPositive();
        assertThat(Annealing.isFrozen(temperature)).isFalse();
        assertThat(Acceptance.Classical.METROPOLIS.accepts(1, temperature, () -> 0))
                .isTrue();
    }

    @Test
    void schedulesFallAsTheirNamesSay() {
        CoolingSchedule geometric = CoolingSchedule.Classical.GEOMETRIC.with(0.5);
        assertThat(geometric.next(8, 4, 2)).isEqualTo(2);
        CoolingSchedule reciprocal = CoolingSchedule.Classical.RECIPROCAL.with(0.5);
        assertThat(reciprocal.next(12, 12, 1)).isEqualTo(6);
        assertThat(reciprocal.next(12, 6, 2)).isEqualTo(4);
    }

    @Test
    void directedSwapsStartFromEveryAttackedQueenAlike() {
        Runs.within(8, 1, run -> {
            int n = 12;
            SplittableRandom random = new SplittableRandom(5);
            for (int round = 0; round < 20; round++) {
                ConflictCounter queens = ConflictCounter.of(Board.random(n, random));
                DirectedPairs attacked = new DirectedPairs(queens, run);
                for (int i = 0; i < 30; i++) {
                    int row1 = random.nextInt(n);
                    int row2 = (row1 + 1 + random.nextInt(n - 1)) % n;
                    queens.swap(row1, row2);
                    attacked.swapped(row1, row2);
                }
                int[] columns = queens.toBoard().toArray();
                Set<Long> expected = new HashSet<>();
                for (int row1 = 0; row1 < n; row1++) {
                    for (int row2 = 0; row2 < n; row2++) {
                        if (row1 != row2 && Boards.isAttacked(columns, row1)) {
                            expected.add((long) row1 << 32 | row2);
                        }
                    }
                }
                if (!expected.isEmpty()) {
                    Uniformity.requireUniform(expected, attacked::next);
                }
            }
        });
    }
}
