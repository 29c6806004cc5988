package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

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
}
