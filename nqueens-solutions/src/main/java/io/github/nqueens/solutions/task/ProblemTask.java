package io.github.nqueens.solutions.task;

import io.github.nqueens.Problem;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.counting.ProblemCount;

/**
 * A count of any problem by exhaustive search, which may stop at a number of solutions. Its text tells checkpoints apart but
 * cannot be read back.
 *
 * @param problem what is counted
 * @param split whether there are parts for several threads
 * @param most where to stop, at least 1
 */
public record ProblemTask(Problem problem, boolean split, long most) implements CountTask {
    /** The text of a problem up to this size holds the problem, that of a larger one a digest. */
    private static final int LARGEST_TEXT = 64;

    @Override
    public int size() {
        return problem.size();
    }

    @Override
    public Kernel kernel() {
        return Kernel.BACKTRACKING;
    }

    @Override
    public PartitionedCount open() {
        return new ProblemCount(problem, split, most);
    }

    @Override
    public String text() {
        String what = size() <= LARGEST_TEXT ? problem.toText().replace('\n', '/') : ProblemDigest.of(problem);
        return "nqueens-count 1 n=" + size() + " method=backtracking cut=" + (split ? 1 : 0) + " problem=" + what
                + " most=" + most + " parts=" + open().parts();
    }
}
