package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SubsetsTest {
    @Test
    void subsetsComeInAscendingOrder() {
        for (int set = 0; set < 1 << 8; set++) {
            int of = set;
            assertThat(Subsets.of(set))
                    .containsExactly(IntStream.rangeClosed(0, set)
                            .filter(subset -> (subset & ~of) == 0)
                            .toArray());
        }
    }

    @Test
    void subsetsOfASizeComeInAscendingOrder() {
        for (int set = 0; set < 1 << 8; set++) {
            for (int size = 0; size <= 9; size++) {
                int of = set;
                int queens = size;
                assertThat(Subsets.of(set, size))
                        .containsExactly(IntStream.rangeClosed(0, set)
                                .filter(subset -> (subset & ~of) == 0 && Integer.bitCount(subset) == queens)
                                .toArray());
            }
        }
    }

    @Test
    void sharesPartAList() {
        int[] list = {5, 7, 11, 13, 17};
        assertThat(new Share(0, 2).of(list)).containsExactly(5, 11, 17);
        assertThat(new Share(1, 2).of(list)).containsExactly(7, 13);
        assertThat(new Share(6, 7).of(list)).isEmpty();
        assertThat(new Share(0, 1).of(list)).containsExactly(list);
    }
}
