package io.github.nqueens.solutions.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Threads that take one part after the other all have work until nine tenths of the time are over, at least. */
public class PartEvennessTest {
    private static final int THREADS = 4;

    @Test
    void breadthFirst() {
        int n = 12;
        BreadthFirstCount count = new BreadthFirstCount(n, 2, true, false);
        PartCounter counter = count.counter();
        requireEven(
                50,
                IntStream.range(0, count.parts())
                        .mapToLong(part -> Arrays.stream(
                                        counter.count(part, () -> {}).numbers())
                                .skip(1)
                                .sum())
                        .toArray());
    }

    /** Its parts are the placements of three rows, one of each two mirror images; the work is the placements below. */
    @Test
    void backtracking() {
        int n = 12;
        List<int[]> prefixes = Scatter.of(Prefixes.safe(n, 3).stream()
                .filter(prefix -> Prefixes.compareToMirror(n, prefix) <= 0)
                .toList());
        assertThat(new BacktrackingCount(n, 3).parts()).isEqualTo(prefixes.size());
        requireEven(200, prefixes.stream().mapToLong(prefix -> nodes(n, prefix)).toArray());
    }

    @Test
    void scatteringKeepsEveryElementOnce() {
        for (int size = 0; size < 200; size++) {
            List<Integer> list = IntStream.range(0, size).boxed().toList();
            assertThat(Scatter.of(list)).containsExactlyInAnyOrderElementsOf(list);
        }
    }

    private static void requireEven(int atLeast, long[] work) {
        long all = Arrays.stream(work).sum();
        assertThat(Arrays.stream(work).max().orElseThrow()).isLessThan(all / atLeast);
        assertThat(busyShare(work)).isGreaterThan(0.9);
        for (int threads : new int[] {1, 2, THREADS}) {
            requireRightToldTime(work, threads, 0);
        }
    }

    /**
     * Lets threads do such work, and requires that what remains is told right within a factor of 1.5, or one part where few
     * are left, from the time on when a tenth is done and a thread has done two.
     *
     * @param work what each part takes
     * @param setUp what has to be done before the first part
     */
    public static void requireRightToldTime(long[] work, int threads, long setUp) {
        long[] busyUntil = new long[threads];
        Arrays.fill(busyUntil, setUp);
        List<long[]> doneBy = new ArrayList<>();
        for (long task : work) {
            int thread = IntStream.range(0, threads)
                    .boxed()
                    .min(Comparator.comparing(i -> busyUntil[i]))
                    .orElseThrow();
            busyUntil[thread] += task;
            doneBy.add(new long[] {busyUntil[thread], thread});
        }
        doneBy.sort(Comparator.comparing(part -> part[0]));
        long end = Arrays.stream(busyUntil).max().orElseThrow();
        long part = Arrays.stream(work).sum() / work.length;
        TimeLeft time = new TimeLeft(work.length, threads);
        for (int done = 1; done <= work.length; done++) {
            long now = doneBy.get(done - 1)[0];
            time.partDone((int) doneBy.get(done - 1)[1], now);
            // What the set-up took is told apart from the parts by a thread's second one.
            if (done <= threads && done < work.length) {
                assertThat(time.nanosLeft(now)).isEmpty();
            } else if (10 * done >= work.length) {
                long left = end - now;
                long few = done >= work.length - 4 * threads ? part : 0;
                assertThat((double) time.nanosLeft(now).orElseThrow())
                        .as("after %d of %d parts on %d threads", done, work.length, threads)
                        .isBetween(left / 1.5 - few, left * 1.5 + few);
            }
        }
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
