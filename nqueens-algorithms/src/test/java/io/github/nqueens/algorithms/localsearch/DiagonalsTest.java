package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class DiagonalsTest {
    private static final int DIAGONALS = 200;

    @Property(tries = 50)
    void countsExactlyAlsoBeyondAByte(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        ByteDiagonals counts = new ByteDiagonals(DIAGONALS);
        int[] expected = new int[DIAGONALS];
        // Drifts between 0 and 300 on a few diagonals, across the limit of a byte in both directions.
        for (int turn = 0; turn < 5_000; turn++) {
            int diagonal = random.nextInt(4);
            boolean rising = turn / 1_000 % 2 == 0;
            boolean up = random.nextInt(10) < (rising ? 9 : 1);
            if (up) {
                counts.increment(diagonal);
                expected[diagonal]++;
            } else if (expected[diagonal] > 0) {
                counts.decrement(diagonal);
                expected[diagonal]--;
            }
            assertThat(counts.at(diagonal)).isEqualTo(expected[diagonal]);
        }
    }

    @Property(tries = 50)
    void sparseCountsAreExactToo(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        ByteDiagonals bytes = new ByteDiagonals(DIAGONALS);
        int[] expected = new int[DIAGONALS];
        for (int i = 0; i < 2 * DIAGONALS; i++) {
            int diagonal = random.nextInt(4) == 0 ? 70 : random.nextInt(DIAGONALS);
            bytes.increment(diagonal);
            expected[diagonal]++;
        }
        SparseDiagonals counts = new SparseDiagonals(bytes);
        assertThat(counts.size()).isEqualTo(DIAGONALS);
        for (int turn = 0; turn < 2_000; turn++) {
            int diagonal = random.nextInt(DIAGONALS);
            if (random.nextInt(3) == 0) {
                counts.increment(diagonal);
                expected[diagonal]++;
            } else if (expected[diagonal] > 0) {
                counts.decrement(diagonal);
                expected[diagonal]--;
            }
            int asked = random.nextInt(DIAGONALS);
            assertThat(counts.at(asked)).isEqualTo(expected[asked]);
            assertThat(counts.isOccupied(asked) & 1).isEqualTo(expected[asked] > 0 ? 1 : 0);
        }
    }
}
