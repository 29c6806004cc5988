package io.github.nqueens.solutions.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScatterTest {
    @Test
    void everyElementHasOnePlace() {
        for (int size = 1; size <= 300; size++) {
            List<Integer> list = IntStream.range(0, size).boxed().toList();
            int of = size;
            assertThat(Scatter.of(list))
                    .containsExactlyInAnyOrderElementsOf(list)
                    .isEqualTo(IntStream.range(0, size)
                            .mapToObj(place -> Scatter.place(place, of))
                            .toList());
        }
        assertThat(Scatter.of(List.of())).isEmpty();
    }

    /** Of powers of two, as many parts are, ten successive elements have one in each quarter of the old order. */
    @Test
    void successiveElementsAreFarApart() {
        for (int size = 64; size <= 4096; size *= 2) {
            for (int first = 0; first < size - 10; first++) {
                int of = size;
                assertThat(IntStream.range(first, first + 10).map(place -> 4 * Scatter.place(place, of) / of))
                        .as("of %d, from %d on", size, first)
                        .contains(0, 1, 2, 3);
            }
        }
    }
}
