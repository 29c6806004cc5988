package io.github.nqueens.solutions;

import io.github.nqueens.Problem;
import io.github.nqueens.solutions.task.ClassicTask;
import io.github.nqueens.solutions.task.CountTask;
import io.github.nqueens.solutions.task.ProblemTask;
import java.nio.file.Path;
import java.time.Duration;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The settings of a counter, and the task that they make of a size or a problem. A builder sets them, a counter reads a copy. */
final class CountSettings {
    /** Null if the fastest method is to be taken. */
    @Nullable
    CountMethod method;

    int threads = 1;
    boolean pruning = true;
    boolean merging;
    boolean fundamental;

    /** Null if nobody is told. */
    @Nullable
    Consumer<Progress> progress;

    /** Null if nothing is kept. */
    @Nullable
    Path checkpoint;

    Duration checkpointInterval = Duration.ofSeconds(1);

    CountSettings copy() {
        CountSettings copy = new CountSettings();
        copy.method = method;
        copy.threads = threads;
        copy.pruning = pruning;
        copy.merging = merging;
        copy.fundamental = fundamental;
        copy.progress = progress;
        copy.checkpoint = checkpoint;
        copy.checkpointInterval = checkpointInterval;
        return copy;
    }

    /** What counts the classic problem if its size is large enough. */
    CountMethod classicMethod() {
        return method == null ? CountMethod.JOIN : method;
    }

    /** All solutions of a size, which the method must take. */
    CountTask task(int n, boolean withFundamental) {
        ClassicTask.requireSize(n, classicMethod());
        return isSplit()
                ? ClassicTask.split(n, classicMethod(), pruning, merging, withFundamental)
                : ClassicTask.whole(n, classicMethod(), pruning, merging, withFundamental);
    }

    /** All solutions of a problem other than the classic one. */
    CountTask task(Problem problem) {
        if (fundamental) {
            throw new IllegalArgumentException(
                    "fundamental is set to true, but fundamental solutions are counted for the"
                            + " classic problem only; leave it out");
        }
        return method == null ? ProblemTask.fastest(problem, isSplit()) : ProblemTask.all(problem, method, isSplit());
    }

    /** Refuses settings that a count up to a number would heed or not, depending on the number. */
    void requireCountUpTo(Problem problem) {
        if (fundamental) {
            throw new IllegalArgumentException("fundamental is set to true, but a count up to a number knows no"
                    + " fundamental solutions, as it may end before all were seen; leave it out, or count all");
        }
        if (method != null && !problem.isClassic()) {
            ProblemTask.requireKind(problem, method);
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
        if (method != null) {
            text.add("method=" + method.text());
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
