package io.github.nqueens.solutions;

import io.github.nqueens.Problem;
import io.github.nqueens.Progress;
import io.github.nqueens.solutions.task.ClassicTask;
import io.github.nqueens.solutions.task.CountTask;
import io.github.nqueens.solutions.task.Kernel;
import io.github.nqueens.solutions.task.ProblemTask;
import java.nio.file.Path;
import java.time.Duration;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a counter, and the task that they make of a size or a problem.
 *
 * @param kernel the method, or null if the fastest one is to be taken
 * @param progress null if nobody is told
 * @param checkpoint null if nothing is kept
 */
record CountSettings(
        @Nullable Kernel kernel,
        int threads,
        boolean pruning,
        boolean merging,
        boolean fundamental,
        @Nullable Consumer<Progress> progress,
        @Nullable Path checkpoint,
        Duration checkpointInterval) {

    /** What counts the classic problem if its size is large enough. */
    Kernel classicKernel() {
        return kernel == null ? Kernel.JOIN : kernel;
    }

    /** All solutions of a size, which the kernel must take. */
    CountTask task(int n, boolean withFundamental) {
        classicKernel().requireSize(n);
        return isSplit()
                ? ClassicTask.split(n, classicKernel(), pruning, merging, withFundamental)
                : ClassicTask.whole(n, classicKernel(), pruning, merging, withFundamental);
    }

    /** All solutions of a problem other than the classic one. */
    CountTask task(Problem problem) {
        if (fundamental) {
            throw new IllegalArgumentException(
                    "fundamental is set to true, but fundamental solutions are counted for the"
                            + " classic problem only; leave it out");
        }
        return kernel == null ? ProblemTask.fastest(problem, isSplit()) : ProblemTask.all(problem, kernel, isSplit());
    }

    /** Refuses settings that a count up to a number would heed or not, depending on the number. */
    void requireCountUpTo(Problem problem) {
        if (fundamental) {
            throw new IllegalArgumentException("fundamental is set to true, but a count up to a number knows no"
                    + " fundamental solutions, as it may end before all were seen; leave it out, or count all");
        }
        if (kernel != null && !problem.isClassic()) {
            ProblemTask.requireKind(problem, kernel);
        }
    }

    /** Some solutions of a problem, found one by one. */
    CountTask search(Problem problem, long most) {
        return ProblemTask.search(problem, isSplit(), most);
    }

    private boolean isSplit() {
        return threads > 1 || checkpoint != null || progress != null;
    }

    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(", ", "SolutionCounter[", "]");
        if (kernel != null) {
            text.add("method=" + kernel.text());
        }
        if (threads > 1) {
            text.add("threads=" + threads);
        }
        if (!pruning) {
            text.add("pruning=false");
        }
        if (merging) {
            text.add("merging=true");
        }
        if (fundamental) {
            text.add("fundamental=true");
        }
        if (checkpoint != null) {
            text.add("checkpoint=" + checkpoint + " every " + checkpointInterval);
        }
        return text.toString();
    }
}
