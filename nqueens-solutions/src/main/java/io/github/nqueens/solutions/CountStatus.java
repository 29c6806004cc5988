package io.github.nqueens.solutions;

/** How a count ended. */
public enum CountStatus {
    /** All solutions were counted, or as many as were asked for; there may be none. */
    COMPLETE,
    /** The time limit was reached first. */
    TIME_LIMIT,
    /** The token was cancelled, or the thread was interrupted, first. */
    CANCELLED,
    /** The memory did not suffice. */
    GAVE_UP
}
