package io.github.nqueens.algorithms.localsearch.neighborhood;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.Runs;
import java.util.Arrays;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class RankingTest {
    private static final int KEYS = 6;

    @Property(tries = 300)
    void keepsTheOrderWhileKeysGoUpAndDown(
            @ForAll @IntRange(min = 1, max = 12) int n, @ForAll @Size(max = 60) int[] steps) {
        Runs.within(8, 1, run -> {
            int[] keys = IntStream.range(0, n).map(item -> item % KEYS).toArray();
            Ranking ranking = new Ranking(n, KEYS, item -> keys[item], run);
            requireOrder(ranking, keys);
            for (int step : steps) {
                int item = Math.floorMod(step, n);
                if (step >= 0 && keys[item] < KEYS - 1) {
                    keys[item]++;
                    ranking.increase(item);
                } else if (step < 0 && keys[item] > 0) {
                    keys[item]--;
                    ranking.decrease(item);
                }
                requireOrder(ranking, keys);
            }
        });
    }

    private static void requireOrder(Ranking ranking, int[] keys) {
        Runs.within(8, 1, run -> {
            assertThat(ranking.highest()).isEqualTo(Arrays.stream(keys).max().orElseThrow());
            for (int k = 0; k < KEYS; k++) {
                int key = k;
                int[] expected = IntStream.range(0, keys.length)
                        .filter(item -> keys[item] == key)
                        .toArray();
                int[] bucket = IntStream.range(ranking.start(k), ranking.end(k))
                        .map(ranking::at)
                        .sorted()
                        .toArray();
                assertThat(bucket).isEqualTo(expected);
                assertThat(ranking.count(k)).isEqualTo(expected.length);
                assertThat(ranking.all(k, item -> keys[item] == key, run)).isTrue();
                assertThat(ranking.all(k, item -> false, run)).isEqualTo(expected.length == 0);
            }
            assertThat(IntStream.range(0, keys.length).map(ranking::key).toArray())
                    .isEqualTo(keys);
        });
    }
}
