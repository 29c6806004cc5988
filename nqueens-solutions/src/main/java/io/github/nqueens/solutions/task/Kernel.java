package io.github.nqueens.solutions.task;

import io.github.nqueens.internal.Kebab;
import io.github.nqueens.solutions.counting.BacktrackingCount;
import io.github.nqueens.solutions.counting.BreadthFirstCount;
import io.github.nqueens.solutions.estimation.ChainEstimation;
import io.github.nqueens.solutions.join.JoinCount;
import java.util.Arrays;
import java.util.Optional;

/** The ways to count the classic problem. Each has the name of a {@code CountMethod}. */
public enum Kernel {
    BREADTH_FIRST(BreadthFirstCount.LARGEST_SIZE),
    BACKTRACKING(BacktrackingCount.LARGEST_SIZE),
    JOIN(JoinCount.LARGEST_SIZE);

    /** The usual number of rows that a part of a depth-first search is given. */
    private static final int USUAL_ROWS = 3;

    /** With more rows there would be millions of parts. */
    private static final int MOST_ROWS = 4;

    private static final int BREADTH_FIRST_ROWS = 2;

    private final int largestSize;

    Kernel(int largestSize) {
        this.largestSize = largestSize;
    }

    /** The largest board that this kernel takes. */
    public int largestSize() {
        return largestSize;
    }

    /** The name in lower case with hyphens, as plans hold it. */
    public String text() {
        return Kebab.of(this);
    }

    /** The kernel that a plan names. */
    static Optional<Kernel> named(String text) {
        return Arrays.stream(values())
                .filter(kernel -> kernel.text().equals(text))
                .findFirst();
    }

    /** The kernel that counts a size if this one is chosen: a search takes less time than the tables of a small join. */
    public Kernel forSize(int n) {
        return this == JOIN && n < JoinCount.WORTHWHILE ? BACKTRACKING : this;
    }

    /** How finely this kernel cuts a count for several threads. */
    int usualCut() {
        return switch (this) {
            case BREADTH_FIRST -> BREADTH_FIRST_ROWS;
            case BACKTRACKING -> USUAL_ROWS;
            case JOIN -> 0;
        };
    }

    /** How coarsely this kernel cuts a count whose parts nobody sees. */
    int coarsestCut() {
        return this == BACKTRACKING ? 1 : 0;
    }

    /** How finely a new plan may cut a count. */
    int finestCut(int n) {
        return this == BREADTH_FIRST ? BREADTH_FIRST_ROWS : largestCut(n);
    }

    /** How finely the text of a plan may cut a count. */
    int largestCut(int n) {
        return this == JOIN ? JoinCount.mostFineness(n) : MOST_ROWS;
    }

    /** The advice to estimate, for a size that can be estimated. */
    private static String estimate(int n) {
        return n > ChainEstimation.LARGEST_SIZE
                ? ""
                : ", or an estimate with 'nqueens count " + n + " --estimate' or SolutionEstimator";
    }

    /** Refuses a size that this kernel does not take. */
    public void requireSize(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n + ", but a board has at least 1 row");
        }
        if (n > largestSize) {
            throw new IllegalArgumentException("n is " + n + ", but counting by " + text() + " takes boards of at most "
                    + largestSize + " rows; choose a smaller n" + estimate(n));
        }
    }
}
