package io.github.nqueens.solutions.task;

import io.github.nqueens.Problem;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.counting.ProblemCount;
import io.github.nqueens.solutions.join.JoinCount;

/**
 * A count of any problem. A search may stop at a number of solutions. The text of a problem of at most {@value #LARGEST_TEXT}
 * rows can be read again in another process; that of a larger one only tells checkpoints apart.
 *
 * @param problem what is counted
 * @param method {@link CountMethod#BACKTRACKING}, or {@link CountMethod#JOIN} for a problem that {@link JoinCount#takes}
 * @param cut for a search 1 if there are parts for several threads and 0 if not, for a join how often the usual parts are halved
 * @param most where to stop, at least 1; {@link Long#MAX_VALUE} for a join
 */
public record ProblemTask(Problem problem, CountMethod method, int cut, long most) implements CountTask {
    /** The text of a problem up to this size holds the problem, that of a larger one a digest, or that it is the classic one. */
    public static final int LARGEST_TEXT = 64;

    /** A search numbers the lines of all squares, as many as an array holds. Only the classic problem may be larger. */
    private static final int LARGEST_SEARCH = 16_384;

    /**
     * A count by search.
     *
     * @throws IllegalArgumentException if the problem has more than {@value #LARGEST_SEARCH} rows
     */
    public static ProblemTask search(Problem problem, boolean isSplit, long most) {
        if (problem.size() > LARGEST_SEARCH) {
            throw new IllegalArgumentException("n is " + problem.size()
                    + ", but solutions are counted one by one on boards of at most " + LARGEST_SEARCH
                    + " rows; choose a smaller n");
        }
        return new ProblemTask(problem, CountMethod.BACKTRACKING, isSplit ? 1 : 0, most);
    }

    /**
     * A count of all solutions.
     *
     * @param chosen {@link CountMethod#BACKTRACKING}, or {@link CountMethod#JOIN} for a join unless the problem is small or contradicts
     *     itself
     * @throws IllegalArgumentException if the method cannot count problems of this kind
     */
    public static ProblemTask all(Problem problem, CountMethod chosen, boolean isSplit) {
        requireKind(problem, chosen);
        return chosen == CountMethod.JOIN && JoinChoice.isPossible(problem)
                ? join(problem)
                : searchAll(problem, isSplit);
    }

    /**
     * Refuses a problem of a kind that a method cannot count.
     *
     * @throws IllegalArgumentException if it is of such a kind
     */
    public static void requireKind(Problem problem, CountMethod chosen) {
        if (chosen == CountMethod.BREADTH_FIRST) {
            throw new IllegalArgumentException("counting by " + chosen.text()
                    + " takes the classic problem only; leave the method out, or choose CountMethod.BACKTRACKING");
        }
        if (chosen == CountMethod.JOIN && !JoinCount.takesKindOf(problem)) {
            throw new IllegalArgumentException("counting by " + chosen.text() + " takes problems of at most "
                    + JoinCount.LARGEST_SIZE
                    + " rows with the rule QUEENS and without regions, and a torus with neither placed"
                    + " queens nor blocked squares; leave the method out, or choose CountMethod.BACKTRACKING");
        }
    }

    /** A count of all solutions by whichever of a join and a search is expected to be faster. */
    public static ProblemTask fastest(Problem problem, boolean isSplit) {
        return JoinChoice.isFaster(problem) ? join(problem) : searchAll(problem, isSplit);
    }

    private static ProblemTask join(Problem problem) {
        return new ProblemTask(problem, CountMethod.JOIN, 0, Long.MAX_VALUE);
    }

    private static ProblemTask searchAll(Problem problem, boolean isSplit) {
        return search(problem, isSplit, Long.MAX_VALUE);
    }

    /** The same count in at least this many parts, or in as many as it can be cut into. */
    @Override
    public ProblemTask inParts(int leastParts) {
        if (method != CountMethod.JOIN) {
            return new ProblemTask(problem, method, 1, most);
        }
        ProblemTask task = this;
        while (task.open().parts() < leastParts && task.cut < JoinCount.mostFineness(size())) {
            ProblemTask finer = new ProblemTask(problem, method, task.cut + 1, most);
            if (finer.open().parts() > PlanText.MOST_PARTS) {
                break;
            }
            task = finer;
        }
        return task;
    }

    @Override
    public int size() {
        return problem.size();
    }

    @Override
    public PartitionedCount open(Runnable look) {
        if (method == CountMethod.JOIN) {
            return new JoinCount(problem, cut);
        }
        // A checkpoint of a small problem is read even if no time is left.
        return new ProblemCount(problem, cut > 0, most, size() <= LARGEST_TEXT ? () -> {} : look);
    }

    @Override
    public String text(Runnable look) {
        String what = size() <= LARGEST_TEXT
                ? PlanText.line(problem)
                : problem.isClassic() ? "queens" : ProblemDigest.of(problem, look);
        return PlanText.of(this, look, (most < Long.MAX_VALUE ? " most=" + most : "") + " problem=" + what);
    }
}
