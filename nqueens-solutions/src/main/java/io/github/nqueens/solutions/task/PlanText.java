package io.github.nqueens.solutions.task;

import io.github.nqueens.Problem;

/** The text of a plan: one line, which names its version and never changes its meaning. */
final class PlanText {
    /** A plan with more parts costs gigabytes, and no part of it would be worth its message. */
    static final int MOST_PARTS = 10_000_000;

    static final int VERSION = 2;

    private PlanText() {}

    /** Writes a task, with what its kind adds to size, method and cut. */
    static String of(CountTask task, Runnable look, String more) {
        return "nqueens-count " + VERSION + " n=" + task.size() + " method="
                + task.method().text() + " cut=" + task.cut() + more + " parts="
                + task.open(look).parts();
    }

    /** A problem in one line, which {@link PlanReader} reads. */
    static String line(Problem problem) {
        return problem.toText().replace('\n', '/');
    }
}
