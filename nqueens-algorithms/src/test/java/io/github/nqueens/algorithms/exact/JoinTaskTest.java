package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
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

class JoinTaskTest {
    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "2, 0",
        "3, 0",
        "4, 2",
        "5, 10",
        "6, 4",
        "7, 40",
        "8, 92",
        "9, 352",
        "10, 724",
        "11, 2680",
        "12, 14200",
        "13, 73712",
        "14, 365596",
        "15, 2279184"
    })
    void theTasksOfASizeAddUpToAllSolutions(int size, long solutions) {
        assertThat(sum(JoinTask.all(size))).isEqualTo(solutions);
    }

    @Tag("measure")
    @ParameterizedTest
    @CsvSource({"16, 14772512", "17, 95815104", "18, 666090624", "19, 4968057848", "20, 39029188884"})
    void theTasksOfALargeSizeAddUpToAllSolutions(int size, long solutions) {
        assertThat(sum(JoinTask.all(size))).isEqualTo(solutions);
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 9, 11})
    void aTaskCountsTheSolutionsWithItsMiddleQueensEightfold(int size) {
        int half = size / 2;
        long[][] byDistances = new long[half + 1][half + 1];
        countByMiddleQueens(size, 0, new int[size], byDistances);
        for (int west = 1; west <= half; west++) {
            for (int north = west + 1; north <= half; north++) {
                assertThat(new JoinTask(size, new MiddleQueens(west, north), 0, 1).run())
                        .as("west %d, north %d", west, north)
                        .isEqualTo(8 * byDistances[west][north]);
            }
        }
        assertThat(new JoinTask(size, MiddleQueens.CENTER, 0, 1).run()).isEqualTo(byDistances[0][0]);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 12})
    void anyNumberOfPartsGivesTheSameSum(int size) {
        long whole = new JoinTask(size, MiddleQueens.CENTER, 0, 1).run();
        for (int parts = 2; parts <= 9; parts++) {
            int count = parts;
            assertThat(sum(IntStream.range(0, parts)
                            .mapToObj(part -> new JoinTask(size, MiddleQueens.CENTER, part, count))
                            .toList()))
                    .as("%d parts", parts)
                    .isEqualTo(whole);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 13})
    void aTaskThatTravelledCountsTheSame(int size) throws IOException, ClassNotFoundException {
        for (CountTask task : JoinTask.all(size)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                out.writeObject(task);
            }
            assertThat(bytes.size()).isLessThan(400);
            Object copy;
            try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                copy = in.readObject();
            }
            assertThat(copy).isEqualTo(task);
            assertThat(((CountTask) copy).run()).isEqualTo(task.run());
        }
    }

    @Test
    void tasksOfSeveralSizesMayRunAtOnce() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Long>> sums = IntStream.of(13, 12, 11, 13, 12, 11)
                    .mapToObj(size -> threads.submit(() -> sum(JoinTask.all(size))))
                    .toList();
            long[] expected = {73712, 14200, 2680, 73712, 14200, 2680};
            for (int i = 0; i < expected.length; i++) {
                assertThat(sums.get(i).get()).isEqualTo(expected[i]);
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void aCancelledTaskEndsAtTheNextQuestionAndHarmsNoOther() {
        CountTask task = JoinTask.all(14).get(0);
        long count = task.run();
        for (int questions : new int[] {0, 1, 5, 40}) {
            AtomicInteger left = new AtomicInteger(questions);
            assertThatThrownBy(() -> task.run(() -> left.getAndDecrement() == 0))
                    .isInstanceOf(CancellationException.class);
            assertThat(left).hasValue(-1);
            assertThat(task.run()).isEqualTo(count);
        }
    }

    @Test
    void tasksOfLargeBoardsAreManyAndDistinct() {
        for (int size : new int[] {18, 19, 20, 21}) {
            assertThat(JoinTask.all(size)).hasSizeGreaterThanOrEqualTo(100).doesNotHaveDuplicates();
        }
    }

    @Test
    void memoryGrowsWithSizeAndThreads() {
        for (int size = 3; size <= JoinTask.LARGEST_SIZE; size++) {
            assertThat(JoinTask.memory(size, 1)).isPositive().isLessThan(JoinTask.memory(size, 2));
        }
        assertThat(JoinTask.memory(20, 2)).isLessThan(1L << 30);
    }

    @Test
    void sizesOutOfRangeAreRefusedWithTheirValue() {
        assertThatIllegalArgumentException().isThrownBy(() -> JoinTask.all(0)).withMessageContaining("n is 0");
        assertThatIllegalArgumentException().isThrownBy(() -> JoinTask.all(24)).withMessageContaining("n is 24");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new JoinTask(8, new MiddleQueens(1, 2), 0, 1))
                .withMessageContaining("size 8");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new JoinTask(9, new MiddleQueens(2, 2), 0, 1))
                .withMessageContaining("west < north");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new JoinTask(8, MiddleQueens.CENTER, 3, 3))
                .withMessageContaining("part 3 of 3");
    }

    private static long sum(List<? extends CountTask> tasks) {
        return tasks.stream().mapToLong(CountTask::run).sum();
    }

    /** Plain backtracking; the index [0][0] is the queen on the center. */
    private static void countByMiddleQueens(int size, int row, int[] columns, long[][] counts) {
        if (row == size) {
            int half = size / 2;
            int west = half - columns[half];
            for (int r = 0; r < size; r++) {
                if (columns[r] == half && west >= 0 && r <= half) {
                    counts[west][half - r]++;
                }
            }
            return;
        }
        for (int column = 0; column < size; column++) {
            boolean safe = true;
            for (int r = 0; r < row && safe; r++) {
                safe = columns[r] != column && Math.abs(columns[r] - column) != row - r;
            }
            if (safe) {
                columns[row] = column;
                countByMiddleQueens(size, row + 1, columns, counts);
            }
        }
    }
}
