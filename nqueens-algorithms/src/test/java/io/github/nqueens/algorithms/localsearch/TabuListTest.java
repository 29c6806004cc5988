package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TabuListTest {
    @Test
    void forbidsTheLastPairsInEitherOrder() {
        TabuList list = new TabuList(2);
        list.add(1, 2);
        list.add(4, 3);
        assertThat(list.contains(2, 1)).isTrue();
        assertThat(list.contains(3, 4)).isTrue();
        assertThat(list.contains(1, 3)).isFalse();
        list.add(0, 1_000_000);
        assertThat(list.contains(1, 2)).isFalse();
        assertThat(list.contains(3, 4)).isTrue();
        assertThat(list.contains(1_000_000, 0)).isTrue();
        assertThat(list.size()).isEqualTo(2);
    }

    @Test
    void aPairAddedAgainStaysAsLongAsANewOne() {
        TabuList list = new TabuList(2);
        list.add(1, 2);
        list.add(3, 4);
        list.add(2, 1);
        list.add(5, 6);
        assertThat(list.contains(1, 2)).isTrue();
        assertThat(list.contains(3, 4)).isFalse();
    }

    @Test
    void dropsTheOldest() {
        TabuList list = new TabuList(3);
        list.add(1, 2);
        list.add(3, 4);
        list.dropOldest();
        assertThat(list.contains(1, 2)).isFalse();
        assertThat(list.contains(3, 4)).isTrue();
        list.dropOldest();
        list.dropOldest();
        assertThat(list.size()).isZero();
    }

    @Test
    void forbidsNothingWithoutCapacity() {
        TabuList list = new TabuList(0);
        list.add(1, 2);
        assertThat(list.contains(1, 2)).isFalse();
    }

    /** Long lists, with pairs added twice, compared with a scan of the pairs from the oldest to the newest. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 64, 500})
    void containsWhatAScanFinds(int capacity) {
        SplittableRandom random = new SplittableRandom(capacity);
        TabuList list = new TabuList(capacity);
        ArrayDeque<Set<Integer>> pairs = new ArrayDeque<>();
        for (int turn = 0; turn < 2_000; turn++) {
            int row1 = random.nextInt(20);
            int row2 = (row1 + 1 + random.nextInt(19)) % 20;
            assertThat(list.contains(row1, row2)).isEqualTo(pairs.contains(Set.of(row1, row2)));
            if (random.nextInt(10) == 0) {
                list.dropOldest();
                pairs.pollFirst();
            } else {
                list.add(row1, row2);
                pairs.add(Set.of(row1, row2));
                if (pairs.size() > capacity) {
                    pairs.pollFirst();
                }
            }
            assertThat(list.size()).isEqualTo(pairs.size());
        }
    }
}
