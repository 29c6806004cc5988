package io.github.nqueens.solutions.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.internal.MemoryShortageException;
import io.github.nqueens.solutions.KnownCounts;
import io.github.nqueens.solutions.Looks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BreadthFirstCountTest {
    /** The lines that the first rows take, as the next row sees them. */
    private record Lines(long columns, long left, long right, boolean attacked) {
        Lines with(int column, int size) {
            long bit = 1L << column;
            long all = (1L << size) - 1;
            return new Lines(
                    columns | bit,
                    (left | bit) << 1 & all,
                    (right | bit) >>> 1,
                    attacked || ((columns | left | right) & bit) != 0);
        }
    }

    @ParameterizedTest
    @CsvSource({"true, false, 9", "true, true, 10", "false, false, 5", "false, true, 6"})
    void theStatesOfEachLevelAreThoseOfAPlainSearch(boolean pruning, boolean merging, int largest) {
        for (int size = 1; size <= largest; size++) {
            long[] expected = plain(size, pruning, merging);
            assertThat(expected[0]).isEqualTo(KnownCounts.all(size));
            assertThat(numbers(new BreadthFirstCount(size, 0, pruning, merging)))
                    .as("n = %d", size)
                    .isEqualTo(expected);
        }
    }

    /** Levels above the cut have no states of their own. */
    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void partsAddUp(int rows) {
        for (boolean pruning : new boolean[] {true, false}) {
            long[] expected = plain(6, pruning, false);
            for (int level = 0; level < rows; level++) {
                expected[level + 1] = 0;
            }
            assertThat(numbers(new BreadthFirstCount(6, rows, pruning, false))).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void everyLevelAsksWhetherToStop(boolean merging) {
        AtomicInteger asked = new AtomicInteger();
        PartCounter counter = new BreadthFirstCount(8, 0, true, merging).counter();
        counter.count(0, asked::incrementAndGet);
        assertThat(asked).hasValueGreaterThan(8);
        int last = asked.getAndSet(0);
        assertThatThrownBy(() -> counter.count(0, Looks.endingIf(() -> asked.incrementAndGet() == last)))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    void aStateThatOccursOftenIsHeldOnce() {
        StateCounts states = new StateCounts(7);
        int distinct = 100_000;
        for (int round = 1; round <= 3; round++) {
            for (long state = 0; state < distinct; state++) {
                states.add(state << 20 | state, round);
            }
            assertThat(states.size()).isEqualTo(distinct);
        }
        List<Long> found = new ArrayList<>();
        AtomicInteger looks = new AtomicInteger();
        states.forEach(looks::incrementAndGet, (state, times) -> {
            assertThat(times).isEqualTo(6);
            found.add(state);
        });
        assertThat(found)
                .hasSize(distinct)
                .doesNotHaveDuplicates()
                .allMatch(state -> state >>> 20 == (state & 0xFFFFF));
        assertThat(looks).hasPositiveValue();
        assertThat(states.shortage())
                .matches("the states of row 7 outgrew the heap, with 100000 different ones so far; "
                        + "start Java with -Xmx[1-9][0-9]*m or more");
    }

    @Test
    void tablesNeverFillMoreThanTheHeap() {
        StateCounts states = new StateCounts(7, 1 << 20);
        assertThatThrownBy(() -> {
                    for (long state = 0; state < 1 << 20; state++) {
                        states.add(state, 1);
                    }
                })
                .isInstanceOf(MemoryShortageException.class);
        assertThat(states.size()).isBetween(12_000L, 1L << 16);
    }

    private static long[] numbers(BreadthFirstCount count) {
        long[] sum = null;
        PartCounter counter = count.counter();
        for (int part = 0; part < count.parts(); part++) {
            long[] numbers = counter.count(part, () -> {}).numbers();
            if (sum == null) {
                sum = numbers;
            } else {
                for (int i = 0; i < sum.length; i++) {
                    sum[i] += numbers[i];
                }
            }
        }
        return sum;
    }

    private static long[] plain(int size, boolean pruning, boolean merging) {
        long[] numbers = new long[size + 2];
        List<Lines> level = List.of(new Lines(0, 0, 0, false));
        for (int row = 0; row <= size; row++) {
            numbers[row + 1] = merging ? new HashSet<>(level).size() : level.size();
            if (row == size) {
                numbers[0] = level.stream().filter(lines -> !lines.attacked()).count();
                break;
            }
            level = level.stream()
                    .flatMap(lines -> Stream.iterate(0, column -> column < size, column -> column + 1)
                            .map(column -> lines.with(column, size)))
                    .filter(lines -> !pruning || !lines.attacked())
                    .toList();
        }
        return numbers;
    }
}
