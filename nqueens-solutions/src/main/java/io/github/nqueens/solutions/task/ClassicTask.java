package io.github.nqueens.solutions.task;

import io.github.nqueens.Problem;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.counting.BacktrackingCount;
import io.github.nqueens.solutions.counting.BreadthFirstCount;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.counting.SymmetricCount;
import io.github.nqueens.solutions.estimation.ChainEstimation;
import io.github.nqueens.solutions.join.JoinCount;

/**
 * A count of the classic problem.
 *
 * @param size n, from 1 to the largest size of the method
 * @param method what counts the parts
 * @param cut for a search the number of rows that a part is given, for a join how often the usual parts are halved
 * @param pruning whether a breadth-first search leaves out attacked squares; true for other methods
 * @param merging whether a breadth-first search holds equal states once; false for other methods
 * @param fundamental whether the first two parts count symmetric solutions
 */
public record ClassicTask(int size, CountMethod method, int cut, boolean pruning, boolean merging, boolean fundamental)
        implements CountTask {
    /** The usual number of rows that a part of a depth-first search is given. */
    private static final int USUAL_ROWS = 3;

    /** With more rows there would be millions of parts. */
    private static final int MOST_ROWS = 4;

    private static final int BREADTH_FIRST_ROWS = 2;

    /** Refuses a size that a method does not take. */
    public static void requireSize(int n, CountMethod method) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n + ", but a board has at least 1 row");
        }
        if (n > method.largestSize()) {
            String estimate = n > ChainEstimation.LARGEST_SIZE
                    ? ""
                    : ", or an estimate with 'nqueens count " + n + " --estimate' or SolutionEstimator";
            throw new IllegalArgumentException("n is " + n + ", but counting by " + method.text()
                    + " takes boards of at most " + method.largestSize() + " rows; choose a smaller n" + estimate);
        }
    }

    /** The method that counts a size if this one is chosen: a search takes less time than the tables of a small join. */
    public static CountMethod forSize(int n, CountMethod chosen) {
        return chosen == CountMethod.JOIN && n < JoinCount.WORTHWHILE ? CountMethod.BACKTRACKING : chosen;
    }

    /** How finely a method cuts a count for several threads. */
    private static int usualCut(CountMethod method) {
        return switch (method) {
            case BREADTH_FIRST -> BREADTH_FIRST_ROWS;
            case BACKTRACKING -> USUAL_ROWS;
            case JOIN -> 0;
        };
    }

    /** How finely the text of a plan may cut a count. */
    static int largestCut(int n, CountMethod method) {
        return method == CountMethod.JOIN ? JoinCount.mostFineness(n) : MOST_ROWS;
    }

    /** Cuts a count for several threads, or for a file that another run goes on from. */
    public static ClassicTask split(int n, CountMethod chosen, boolean pruning, boolean merging, boolean fundamental) {
        CountMethod method = forSize(n, chosen);
        return new ClassicTask(n, method, usualCut(method), pruning, merging, fundamental);
    }

    /** Cuts a count as little as the method allows, for one thread. */
    public static ClassicTask whole(int n, CountMethod chosen, boolean pruning, boolean merging, boolean fundamental) {
        CountMethod method = forSize(n, chosen);
        int coarsest = method == CountMethod.BACKTRACKING ? 1 : 0;
        return new ClassicTask(n, method, coarsest, pruning, merging, fundamental);
    }

    /** The same count in at least this many parts, or in as many as the method can cut it into. */
    @Override
    public ClassicTask inParts(int leastParts) {
        int usual = method == CountMethod.BREADTH_FIRST ? Math.min(2, leastParts - 1) : usualCut(method);
        ClassicTask task = withCut(usual);
        while (task.parts() < leastParts && task.cut < finestCut()) {
            ClassicTask finer = task.withCut(task.cut + 1);
            if (finer.parts() > PlanText.MOST_PARTS) {
                break;
            }
            task = finer;
        }
        return task;
    }

    private ClassicTask withCut(int other) {
        return new ClassicTask(size, method, other, pruning, merging, fundamental);
    }

    private int finestCut() {
        return method == CountMethod.BREADTH_FIRST ? BREADTH_FIRST_ROWS : largestCut(size, method);
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
    public String text(Runnable look) {
        return PlanText.of(
                this,
                look,
                (pruning ? "" : " unpruned") + (merging ? " merging" : "") + (fundamental ? " fundamental" : ""));
    }

    @Override
    public PartitionedCount open(Runnable look) {
        int rows = Math.min(cut, size < 4 ? 1 : size);
        PartitionedCount count = switch (method) {
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
            return (part, look) -> part < 2 ? symmetric(part, look) : counter.count(part - 2, look);
        }

        private CheckedSums symmetric(int part, Runnable look) {
            SymmetricCount symmetric = new SymmetricCount(size, look);
            CheckedSums sums = new CheckedSums(1);
            sums.add(0, part == 0 ? symmetric.halfTurns() : symmetric.quarterTurns());
            return sums;
        }
    }
}
