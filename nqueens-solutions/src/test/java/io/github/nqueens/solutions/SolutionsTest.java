package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.testing.BruteForce;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolutionsTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
    void allSolutionsInLexicographicOrder(int n) {
        List<Board> expected = BruteForce.solutions(n);
        assertThat(Solutions.stream(n).toList()).isEqualTo(expected);
        assertThat(Solutions.stream(n).parallel().toList()).isEqualTo(expected);
        assertThat(Solutions.fundamental(n).toList())
                .isEqualTo(expected.stream()
                        .filter(board -> board.canonical().equals(board))
                        .toList());
        assertThat(Solutions.fundamental(n).parallel().toList())
                .isEqualTo(Solutions.fundamental(n).toList());
    }

    @Test
    void asManyAsOthersCounted() {
        for (int n = 10; n <= 13; n++) {
            assertThat(Solutions.stream(n).filter(Board::isSolution).count()).isEqualTo(KnownCounts.all(n));
            assertThat(Solutions.stream(n).parallel().filter(Board::isSolution).count())
                    .isEqualTo(KnownCounts.all(n));
            assertThat(Solutions.fundamental(n).parallel().count()).isEqualTo(KnownCounts.fundamental(n));
            assertThat(Solutions.fundamental(n).mapToInt(Board::orbitSize).sum())
                    .isEqualTo((int) KnownCounts.all(n));
        }
    }

    @Test
    void largerBoardsComeInOrderToo() {
        List<Board> parallel = Solutions.stream(12).parallel().toList();
        assertThat(parallel).isEqualTo(Solutions.stream(12).toList()).hasSize((int) KnownCounts.all(12));
        for (int i = 1; i < parallel.size(); i++) {
            assertThat(Arrays.compare(
                            parallel.get(i - 1).toArray(), parallel.get(i).toArray()))
                    .isNegative();
        }
    }

    /** The stop and the start of a part are anywhere: within a beginning's endings, between beginnings, between blocks. */
    @ParameterizedTest
    @ValueSource(ints = {8, 9, 10})
    void partsOfTheStreamAreParts(int n) {
        List<Board> all = Solutions.stream(n).toList();
        for (int skipped = 0; skipped <= all.size(); skipped += 7) {
            int length = Math.min(skipped % 50, all.size() - skipped);
            assertThat(Solutions.stream(n).skip(skipped).limit(length))
                    .isEqualTo(all.subList(skipped, skipped + length));
        }
    }

    /** Boards of 14 are the largest with five rows of endings; 365,596 boards in order are all boards. */
    @Test
    void aLongStreamIsInOrderAndComplete() {
        int[][] before = {new int[14]};
        long count = Solutions.stream(14)
                .filter(board -> {
                    int[] columns = board.toArray();
                    boolean greater = Arrays.compare(before[0], columns) < 0;
                    before[0] = columns;
                    return greater && board.isSolution();
                })
                .count();
        assertThat(count).isEqualTo(KnownCounts.all(14));
    }

    /** All solutions of these sizes would take centuries. */
    @ParameterizedTest
    @ValueSource(ints = {24, 27, 31})
    void searchesNoFurtherThanAsked(int n) {
        AtomicInteger seen = new AtomicInteger();
        List<Board> some = Solutions.stream(n)
                .peek(board -> seen.incrementAndGet())
                .limit(5)
                .toList();
        assertThat(some).hasSize(5).allMatch(Board::isSolution).doesNotHaveDuplicates();
        assertThat(seen).hasValue(5);
        assertThat(Solutions.stream(n).findFirst()).contains(some.get(0));
        assertThat(Solutions.stream(n).skip(3).findFirst()).contains(some.get(3));
        assertThat(Solutions.stream(n).anyMatch(board -> board.column(0) == 0)).isTrue();
        Iterator<Board> iterator = Solutions.stream(n).iterator();
        for (Board board : some) {
            assertThat(iterator.next()).isEqualTo(board);
        }
        assertThat(Solutions.fundamental(n).limit(2))
                .allMatch(board -> board.canonical().equals(board));
    }

    @Test
    void findsAnyInParallel() {
        assertThat(Solutions.stream(22).parallel().findAny().filter(Board::isSolution))
                .isPresent();
    }

    /** Of the 92 boards, the right half is not searched. */
    @ParameterizedTest
    @ValueSource(ints = {1, 45, 46, 47, 91})
    void aStreamThatIsClosedUnderWayIsNotComplete(int length) {
        List<Board> seen = new ArrayList<>();
        try (Stream<Board> solutions = Solutions.stream(8)) {
            assertThatThrownBy(() -> solutions.forEach(board -> {
                        seen.add(board);
                        if (seen.size() == length) {
                            solutions.close();
                        }
                    }))
                    .isInstanceOf(CancellationException.class)
                    .hasMessageContaining("closed");
        }
        assertThat(seen).isEqualTo(BruteForce.solutions(8).subList(0, length));
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 20})
    void aStreamThatIsReadOnAnInterruptedThreadIsNotComplete(int n) {
        AtomicInteger seen = new AtomicInteger();
        Stream<Board> solutions = Solutions.stream(n);
        assertThatThrownBy(() -> solutions.forEach(board -> {
                    if (seen.incrementAndGet() == 3) {
                        Thread.currentThread().interrupt();
                    }
                }))
                .isInstanceOf(CancellationException.class)
                .hasMessageContaining("interrupted");
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
        assertThatThrownBy(() -> Solutions.fundamental(n).count()).isInstanceOf(CancellationException.class);
        assertThatThrownBy(() -> Solutions.stream(n).iterator().hasNext()).isInstanceOf(CancellationException.class);
        assertThatThrownBy(() -> Solutions.stream(n).parallel().count()).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(seen).hasValue(3);
    }

    /** The other threads of a parallel stream end too, of which the one that waits is not interrupted by itself. */
    @Test
    void aParallelStreamEndsWithTheThreadThatBeganIt() {
        Thread reader = Thread.currentThread();
        AtomicBoolean first = new AtomicBoolean(true);
        assertThatThrownBy(() -> Solutions.stream(20).parallel().forEach(board -> {
                    if (first.getAndSet(false)) {
                        reader.interrupt();
                    }
                }))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aStreamThatWasReadMayBeClosed() {
        try (Stream<Board> solutions = Solutions.stream(8)) {
            assertThat(solutions.limit(92)).hasSize(92);
        }
    }

    /** Parts are searched, whichever half they are in; the whole is searched in its left half only. */
    @Test
    void splitsIntoPartsInOrderThatAddUp() {
        for (int n = 1; n <= 12; n++) {
            List<Board> boards = new ArrayList<>();
            int parts = drain(Solutions.stream(n).spliterator(), boards, () -> true);
            assertThat(boards).isEqualTo(Solutions.stream(n).toList());
            assertThat(parts).isGreaterThanOrEqualTo(n >= 9 ? 20 : 1);
        }
    }

    /** As threads do it: some parts are split further, and others are read whole. */
    @ParameterizedTest
    @ValueSource(ints = {9, 10, 13})
    void splitsIntoPartsOfAnySize(int n) {
        SplittableRandom random = new SplittableRandom(1);
        List<Board> boards = new ArrayList<>();
        int parts = drain(Solutions.stream(n).spliterator(), boards, () -> random.nextInt(8) > 0);
        assertThat(boards).isEqualTo(Solutions.stream(n).toList());
        assertThat(parts).isGreaterThanOrEqualTo(20);
    }

    @Test
    void splitsNoMoreOnceItBegan() {
        Spliterator<Board> solutions = Solutions.stream(12).spliterator();
        assertThat(solutions.tryAdvance(board -> {})).isTrue();
        assertThat(solutions.trySplit()).isNull();
        AtomicInteger rest = new AtomicInteger();
        solutions.forEachRemaining(board -> rest.incrementAndGet());
        assertThat(rest).hasValue((int) KnownCounts.all(12) - 1);
        assertThat(solutions.tryAdvance(board -> {})).isFalse();
    }

    @Test
    void saysWhatItIs() {
        Spliterator<Board> solutions = Solutions.stream(8).spliterator();
        assertThat(solutions.hasCharacteristics(
                        Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.IMMUTABLE))
                .isTrue();
        assertThat(solutions.hasCharacteristics(Spliterator.SIZED)).isFalse();
        assertThat(Solutions.stream(8).isParallel()).isFalse();
    }

    @Test
    void refusesSizesOutOfRange() {
        for (int n : new int[] {Integer.MIN_VALUE, -1, 0, 33, 1000}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Solutions.stream(n))
                    .withMessageContaining(Integer.toString(n));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Solutions.fundamental(n))
                    .withMessageContaining(Integer.toString(n));
        }
    }

    @Test
    void worksAsStreamsDo() {
        Optional<Board> largest = Solutions.stream(8).reduce((first, second) -> second);
        assertThat(largest).contains(Board.of(7, 3, 0, 2, 5, 1, 6, 4));
        assertThat(Solutions.stream(8)
                        .collect(Collectors.groupingBy(board -> board.column(0), Collectors.counting()))
                        .values())
                .containsExactly(4L, 8L, 16L, 18L, 18L, 16L, 8L, 4L);
    }

    /** Splits as far as it goes and is wanted, and returns how many parts there were. */
    private static int drain(Spliterator<Board> rest, List<Board> boards, BooleanSupplier furtherOn) {
        Spliterator<Board> first = furtherOn.getAsBoolean() ? rest.trySplit() : null;
        if (first == null) {
            rest.forEachRemaining(boards::add);
            return 1;
        }
        return drain(first, boards, furtherOn) + drain(rest, boards, furtherOn);
    }
}
