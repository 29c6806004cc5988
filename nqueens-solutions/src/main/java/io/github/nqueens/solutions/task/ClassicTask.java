package io.github.nqueens.solutions.task;

import io.github.nqueens.Problem;
import io.github.nqueens.solutions.counting.BacktrackingCount;
import io.github.nqueens.solutions.counting.BreadthFirstCount;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.counting.SymmetricCount;
import io.github.nqueens.solutions.join.JoinCount;
import java.util.function.BooleanSupplier;

/**
 * A count of the classic problem.
 *
 * @param size n, from 1 to the largest size of the kernel
 * @param kernel what counts the parts
 * @param cut for a search the number of rows that a part is given, for a join how often the usual parts are halved
 * @param pruning whether a breadth-first search leaves out attacked squares; true for other kernels
 * @param merging whether a breadth-first search holds equal states once; false for other kernels
 * @param fundamental whether the first two parts count symmetric solutions
 */
public record ClassicTask(int size, Kernel kernel, int cut, boolean pruning, boolean merging, boolean fundamental)
        implements CountTask {
    /** Cuts a count for several threads, or for a file that another run goes on from. */
    public static ClassicTask split(int n, Kernel chosen, boolean pruning, boolean merging, boolean fundamental) {
        Kernel kernel = chosen.forSize(n);
        return new ClassicTask(n, kernel, kernel.usualCut(), pruning, merging, fundamental);
    }

    /** Cuts a count as little as the kernel allows, for one thread. */
    public static ClassicTask whole(int n, Kernel chosen, boolean pruning, boolean merging, boolean fundamental) {
        Kernel kernel = chosen.forSize(n);
        return new ClassicTask(n, kernel, kernel.coarsestCut(), pruning, merging, fundamental);
    }

    /** The same count in at least this many parts, or in as many as the kernel can cut it into. */
    @Override
    public ClassicTask inParts(int leastParts) {
        int usual = kernel == Kernel.BREADTH_FIRST ? Math.min(2, leastParts - 1) : kernel.usualCut();
        ClassicTask task = withCut(usual);
        while (task.parts() < leastParts && task.cut < kernel.finestCut(size)) {
            ClassicTask finer = task.withCut(task.cut + 1);
            if (finer.parts() > PlanText.MOST_PARTS) {
                break;
            }
            task = finer;
        }
        return task;
    }

    private ClassicTask withCut(int other) {
        return new ClassicTask(size, kernel, other, pruning, merging, fundamental);
    }

    /** The number of parts, which takes as long as cutting the count. */
    public int parts() {
        return open().parts();
    }

    @Override
    public Problem problem() {
        return Problem.queens(size);
    }

    @Override
    public String text(BooleanSupplier stop) {
        return PlanText.of(
                this,
                stop,
                (pruning ? "" : " unpruned") + (merging ? " merging" : "") + (fundamental ? " fundamental" : ""));
    }

    @Override
    public PartitionedCount open(BooleanSupplier stop) {
        int rows = Math.min(cut, size < 4 ? 1 : size);
        PartitionedCount count = switch (kernel) {
            case BREADTH_FIRST -> new BreadthFirstCount(size, rows, pruning, merging);
            case BACKTRACKING -> new BacktrackingCount(size, rows);
            case JOIN -> new JoinCount(size, cut);
        };
        return fundamental ? new WithSymmetric(count, size) : count;
    }

    /** A count whose first two parts are the solutions that a half and a quarter turn do not change. */
    private record WithSymmetric(PartitionedCount count, int size) implements PartitionedCount {
        @Override
        public int parts() {
            return count.parts() + 2;
        }

        @Override
        public long leastBytes() {
            return count.leastBytes();
        }

        @Override
        public long usualBytes(int threads) {
            return count.usualBytes(threads);
        }

        @Override
        public PartCounter counter() {
            PartCounter counter = count.counter();
            return (part, stop) -> part < 2 ? symmetric(part, stop) : counter.count(part - 2, stop);
        }

        private CheckedSums symmetric(int part, BooleanSupplier stop) {
            SymmetricCount symmetric = new SymmetricCount(size, stop);
            CheckedSums sums = new CheckedSums(1);
            sums.add(0, part == 0 ? symmetric.halfTurns() : symmetric.quarterTurns());
            return sums;
        }
    }
}
