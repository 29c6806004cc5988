package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Problem;
import io.github.nqueens.solutions.KnownCounts;
import io.github.nqueens.solutions.Looks;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.join.JoinCount.Cut;
import io.github.nqueens.solutions.join.JoinCount.Part;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JoinCountTest {
    @Test
    void thePartsOfASizeAddUpToAllSolutions() {
        for (int size = 2; size <= 15; size++) {
            assertThat(sum(new JoinCount(size, 0))).as("n = %d", size).isEqualTo(KnownCounts.all(size));
        }
    }

    @Tag("measure")
    @ParameterizedTest
    @CsvSource({"16, 14772512", "17, 95815104", "18, 666090624", "19, 4968057848", "20, 39029188884"})
    void thePartsOfALargeSizeAddUpToAllSolutions(int size, long solutions) {
        assertThat(sum(new JoinCount(size, 0))).isEqualTo(solutions);
    }

    /** The table of docs/counting.md, in MiB; a thread takes 8 MiB for n = 16, and twice as much with every second row. Odd n takes that of both of its boards. */
    @ParameterizedTest
    @CsvSource({
        "16, 10, 8",
        "17, 49, 24",
        "18, 32, 16",
        "19, 236, 48",
        "20, 155, 32",
        "21, 514, 64",
        "22, 192, 64",
        "23, 640, 128",
        "24, 256, 128",
        "27, 1024, 512"
    })
    void theUsualMemoryIsAsDocumented(int size, long oneThread, long anotherThread) {
        JoinCount count = new JoinCount(size, 0);
        assertThat(Math.round(count.usualBytes(1) / 0x1p20)).isEqualTo(oneThread);
        assertThat(count.usualBytes(8) - count.usualBytes(7)).isEqualTo(anotherThread << 20);
    }

    /** The tables as they are made, at most two boards of them, are at most a tenth smaller than the estimate. */
    @ParameterizedTest
    @ValueSource(ints = {13, 14, 15, 16, 17, 18})
    void theUsualMemoryIsThatOfTheTables(int size) {
        Problem corner = Problem.builder(size).block(0, 0).build();
        Problem placed = Problem.builder(size).place(2, 5).build();
        for (Problem problem : List.of(Problem.queens(size), corner, placed)) {
            JoinCount count = new JoinCount(problem, 0);
            double estimate = 2.0 * count.usualBytes(1) - count.usualBytes(2);
            assertThat(estimate / tableBytes(problem)).isBetween(1.0, problem.equals(placed) ? 1.5 : 1.1);
        }
    }

    private static long tableBytes(Problem problem) {
        long bytes = 0;
        for (JoinBoard board : JoinBoard.of(problem)) {
            JoinTables tables = JoinTables.of(board, board.weights(), () -> {});
            int sets = 1 << board.geometry().half();
            Set<QuarterPlacements> quarters = new HashSet<>();
            for (HalfBoard half : List.of(tables.upper(), tables.lower())) {
                quarters.addAll(List.of(half.occupied(), half.free(), half.east()));
            }
            for (QuarterPlacements quarter : quarters) {
                long placements = IntStream.range(0, sets)
                        .mapToLong(set -> quarter.on(set, () -> {}).size())
                        .sum();
                // The table without a placement shares one index.
                bytes += placements == 0 ? 0 : 16 * placements + 4L * sets * sets;
            }
        }
        return bytes;
    }

    /** The placements of one quarter, of 16 bytes each, and an index of 4 bytes for each pair of sets; from n = 22 on those of one set of columns. */
    @Test
    void theLeastMemoryIsThatOfAQuarter() {
        assertThat(new JoinCount(16, 0).leastBytes()).isEqualTo(16 * 118_969 + 4 * 256 * 256);
        assertThat(new JoinCount(19, 0).leastBytes()).isEqualTo(16 * 915_442 + 4 * 512 * 512);
        assertThat(new JoinCount(22, 0).leastBytes()).isEqualTo(16 * 68_000_000 / 2048);
        assertThat(new JoinCount(27, 0).leastBytes()).isEqualTo(16 * 6_600_000_000L / 8192);
    }

    @Test
    void partsCanBeHalvedHalfAsOftenAsThereAreRows() {
        for (int size : new int[] {14, 20, 21, 22, 27}) {
            int usual = new JoinCount(size, 0).parts();
            assertThat(new JoinCount(size, 1).parts()).isEqualTo(2 * usual);
            assertThat(new JoinCount(size, JoinCount.mostFineness(size)).parts())
                    .isEqualTo(usual << (size / 2));
        }
        assertThat(new JoinCount(20, 0).parts()).isEqualTo(512);
        assertThat(new JoinCount(22, 0).parts()).isEqualTo(1024 * 2);
    }

    /** Of the images of a solution one has its middle queens in the western and in the northern half, unless they are one queen. */
    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11})
    void aBoardOfOddSizeIsCountedWithAndWithoutAQueenOnTheCenter(int size) {
        long[] byCenter = countByCenter(size);
        List<JoinBoard> boards = JoinBoard.of(Problem.queens(size));
        assertThat(boards).hasSize(2);
        JoinCount count = new JoinCount(Problem.queens(size), new Cut(1, 1, 1));
        PartCounter counter = count.counter();
        for (int number = 0; number < 2; number++) {
            int board = count.part(number).board();
            assertThat(counter.count(number, () -> {}).numbers()[0]).isEqualTo(byCenter[board]);
        }
        assertThat(boards.get(0).copies()).isEqualTo(4);
        assertThat(boards.get(1).copies()).isEqualTo(1);
    }

    /** The boards that n = 21 and more are counted on. */
    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11, 13, 15})
    void boardsForEachPairOfMiddleQueensAddUp(int size) {
        Problem problem = Problem.queens(size);
        List<JoinBoard> boards = JoinBoard.byMiddleQueens(problem);
        int half = size / 2;
        assertThat(boards).hasSize(1 + half * (half - 1) / 2);
        assertThat(sum(new JoinCount(problem, boards, 0))).isEqualTo(KnownCounts.all(size));
        assertThat(sum(new JoinCount(problem, boards, 1))).isEqualTo(KnownCounts.all(size));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 12})
    void sharesOfEitherSideAddUp(int size) {
        for (int wests = 1; wests <= 5; wests++) {
            for (int easts = 1; easts <= 3; easts++) {
                for (int listed = 1; listed <= 3; listed++) {
                    Cut cut = new Cut(wests, easts, listed);
                    assertThat(sum(new JoinCount(Problem.queens(size), cut)))
                            .as("%s", cut)
                            .isEqualTo(KnownCounts.all(size));
                }
            }
        }
    }

    /** Large boards have too many parts to make them all; each number stands for one part, and no two for the same. */
    @ParameterizedTest
    @ValueSource(ints = {22, 23, 26, 27})
    void partsOfTheLargestBoardsAreToldByTheirNumbers(int size) {
        int fineness = JoinCount.mostFineness(size);
        JoinCount usual = new JoinCount(size, 0);
        JoinCount finest = new JoinCount(size, fineness);
        assertThat(finest.parts()).isEqualTo(usual.parts() << fineness);
        Set<Part> parts = new HashSet<>();
        for (int number = 0; number < usual.parts(); number++) {
            parts.add(usual.part(number));
        }
        assertThat(parts).hasSize(usual.parts());
        for (int i = 0; i < 1000; i++) {
            Part part = finest.part((int) (i * (finest.parts() - 1L) / 999));
            for (Share share : List.of(part.west(), part.east(), part.listed())) {
                assertThat(share.first()).isBetween(0, share.count() - 1);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 11, 12, 13})
    void finerPartsAreMoreAndAddUp(int size) {
        int before = 0;
        for (int fineness = 0; fineness <= Math.min(5, JoinCount.mostFineness(size)); fineness++) {
            JoinCount count = new JoinCount(size, fineness);
            assertThat(count.parts()).isGreaterThan(before);
            assertThat(sum(count)).isEqualTo(KnownCounts.all(size));
            before = count.parts();
        }
    }

    @Test
    void countsOfSeveralSizesMayRunAtOnce() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Long>> sums = IntStream.of(13, 12, 11, 13, 12, 11)
                    .mapToObj(size -> threads.submit(() -> sum(new JoinCount(size, 0))))
                    .toList();
            long[] expected = {73712, 14200, 2680, 73712, 14200, 2680};
            for (int i = 0; i < expected.length; i++) {
                assertThat(sums.get(i).get()).isEqualTo(expected[i]);
            }
        } finally {
            threads.shutdown();
        }
    }

    /** Also while tables are made: the count goes on afterwards as if nothing had been. */
    @ParameterizedTest
    @ValueSource(ints = {13, 14})
    void aStoppedPartEndsAtTheNextQuestionAndHarmsNoOther(int size) {
        JoinCount count = new JoinCount(size, 0);
        PartCounter counter = count.counter();
        for (int questions : new int[] {0, 1, 5, 40, 100, 200}) {
            AtomicInteger left = new AtomicInteger(questions);
            assertThatThrownBy(() -> counter.count(0, Looks.endingIf(() -> left.getAndDecrement() == 0)))
                    .isInstanceOf(CancellationException.class);
            assertThat(left).hasValue(-1);
        }
        assertThat(sum(count)).isEqualTo(KnownCounts.all(size));
    }

    @Test
    void countsOfLargeBoardsHaveManyParts() {
        for (int size : new int[] {18, 19, 20, 21}) {
            assertThat(new JoinCount(size, 0).parts()).isGreaterThanOrEqualTo(100);
        }
    }

    @Test
    void memoryGrowsWithSizeAndThreads() {
        for (int size = 3; size <= JoinCount.LARGEST_SIZE; size++) {
            JoinCount count = new JoinCount(size, 0);
            assertThat(count.leastBytes()).isPositive().isLessThan(count.usualBytes(1));
            assertThat(count.usualBytes(1)).isLessThan(count.usualBytes(2));
        }
        assertThat(new JoinCount(20, 0).usualBytes(2)).isLessThan(1L << 30);
    }

    private static long sum(JoinCount count) {
        PartCounter counter = count.counter();
        return IntStream.range(0, count.parts())
                .mapToLong(part -> counter.count(part, () -> {}).numbers()[0])
                .sum();
    }

    /** By plain backtracking the solutions without a queen on the center, and those with one. */
    private static long[] countByCenter(int size) {
        long[] counts = new long[2];
        Solutions.stream(size).forEach(board -> counts[board.column(size / 2) == size / 2 ? 1 : 0]++);
        return counts;
    }
}
