package io.github.nqueens.solutions.task;

import io.github.nqueens.Problem;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.counting.PartitionedCount;

/**
 * What is counted, how, and into which parts it is cut: {@link ClassicTask} or {@link ProblemTask}. Immutable and safe for
 * use by several threads.
 */
public interface CountTask {
    /** What is counted. */
    Problem problem();

    /** The number of rows of the board. */
    int size();

    /** The same count in at least this many parts, or in as many as it can be cut into. */
    CountTask inParts(int leastParts);

    /** What counts the parts. */
    CountMethod method();

    /** How finely the method cuts the count. */
    int cut();

    /** Makes what the threads of one run share. */
    default PartitionedCount open() {
        return open(() -> {});
    }

    /**
     * Makes what the threads of one run share. To cut a problem with thousands of rows takes long.
     *
     * @param look asked every few milliseconds at most
     * @throws java.util.concurrent.CancellationException if {@code look} throws it
     */
    PartitionedCount open(Runnable look);

    /**
     * The task in one line, which names its parts for ever and which {@link PlanReader#parse} reads. Equal tasks have
     * equal texts.
     */
    default String text() {
        return text(() -> {});
    }

    /**
     * The {@link #text}. To make it for a problem with thousands of rows takes long.
     *
     * @param look asked every few milliseconds at most
     * @throws java.util.concurrent.CancellationException if {@code look} throws it
     */
    String text(Runnable look);

    /** Whether the first two parts count symmetric solutions, from which the number of fundamental ones follows. */
    default boolean fundamental() {
        return false;
    }

    /** The number of solutions at which the count may stop. */
    default long most() {
        return Long.MAX_VALUE;
    }

    /** The number of parts for symmetric solutions, which take very little time. */
    default int symmetricParts() {
        return fundamental() ? 2 : 0;
    }

    /** How many numbers a part has: its solutions, then the states of each level if there are any. */
    default int numbersOf(int part) {
        return method() == CountMethod.BREADTH_FIRST && part >= symmetricParts() ? size() + 2 : 1;
    }
}
