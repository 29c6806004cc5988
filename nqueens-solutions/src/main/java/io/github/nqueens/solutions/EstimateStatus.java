package io.github.nqueens.solutions;

/** How an estimate ended. */
public enum EstimateStatus {
    /** The relative error or the number of samples that was asked for was reached. */
    GOAL_REACHED,
    /** The time limit was reached first. */
    TIME_LIMIT,
    /** The token was cancelled, or the thread was interrupted, first. */
    CANCELLED,
    /** The memory did not suffice. */
    GAVE_UP
}
