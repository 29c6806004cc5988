package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class DiagonalCountsTest {
    private static final int DIAGONALS = 200;

    @Property(tries = 50)
    void countsExactlyAlsoBeyondAByte(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        DiagonalCounts counts = new DiagonalCounts(DIAGONALS);
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
    void bitsFollowTheCounts(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        DiagonalCounts counts = new DiagonalCounts(DIAGONALS);
        for (int i = 0; i < DIAGONALS / 2; i++) {
            counts.increment(random.nextInt(DIAGONALS));
        }
        OccupiedDiagonals bits = new OccupiedDiagonals(counts);
        for (int turn = 0; turn < 500; turn++) {
            int diagonal = random.nextInt(DIAGONALS);
            if (random.nextInt(3) == 0) {
                counts.increment(diagonal);
            } else if (counts.at(diagonal) > 0) {
                counts.decrement(diagonal);
            }
            bits.refresh(diagonal);
            int asked = random.nextInt(DIAGONALS);
            assertThat(bits.occupied(asked) & 1).isEqualTo(counts.at(asked) > 0 ? 1 : 0);
            assertThat(bits.crowdedNearby(asked) & 1).isEqualTo(severalWithin(counts, asked & ~63) ? 1 : 0);
        }
    }

    private static boolean severalWithin(DiagonalCounts counts, int first) {
        for (int diagonal = first; diagonal < Math.min(first + 64, DIAGONALS); diagonal++) {
            if (counts.at(diagonal) > 1) {
                return true;
            }
        }
        return false;
    }
}
