package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Threads that take one task after the other all have work until nine tenths of the time are over, at least. */
class TaskEvennessTest {
    private static final int THREADS = 4;

    @Test
    void breadthFirst() {
        int n = 12;
        long[] work = BreadthFirstTask.tasks(n, true, false, true).stream()
                .mapToLong(task -> {
                    long[] widths = new long[n + 1];
                    ((BreadthFirstTask) task).run(widths, () -> false);
                    return Arrays.stream(widths).sum();
                })
                .toArray();
        assertThat(Arrays.stream(work).max().orElseThrow())
                .isLessThan(Arrays.stream(work).sum() / 50);
        assertThat(busyShare(work)).isGreaterThan(0.9);
    }

    /** Its tasks are the placements of three rows, one of each two mirror images; the work is the placements below. */
    @Test
    void backtracking() {
        int n = 12;
        List<int[]> prefixes = Prefixes.safe(n, 3).stream()
                .filter(prefix -> Prefixes.compareToMirror(n, prefix) <= 0)
                .toList();
        assertThat(BacktrackingTask.tasks(n)).hasSameSizeAs(prefixes);
        long[] work = prefixes.stream().mapToLong(prefix -> nodes(n, prefix)).toArray();
        assertThat(Arrays.stream(work).max().orElseThrow())
                .isLessThan(Arrays.stream(work).sum() / 200);
        assertThat(busyShare(work)).isGreaterThan(0.9);
    }

    /** When the first thread finds no more work, as a share of the time when the last one is done. */
    private static double busyShare(long[] work) {
        long[] busyUntil = new long[THREADS];
        for (long task : work) {
            Arrays.sort(busyUntil);
            busyUntil[0] += task;
        }
        Arrays.sort(busyUntil);
        return busyUntil[0] / (double) busyUntil[THREADS - 1];
    }

    private static long nodes(int n, int[] prefix) {
        int taken = 0;
        int left = 0;
        int right = 0;
        for (int column : prefix) {
            taken |= 1 << column;
            left = (left | 1 << column) << 1;
            right = (right | 1 << column) >>> 1;
        }
        return nodes((1 << n) - 1, taken, left, right);
    }

    private static long nodes(int all, int taken, int left, int right) {
        long count = 1;
        for (int free = all & ~(taken | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += nodes(all, taken | bit, (left | bit) << 1, (right | bit) >>> 1);
        }
        return count;
    }
}
