package io.github.nqueens.solutions;

/** How a count ended. */
public enum CountStatus {
    /** All solutions were counted; there may be none. */
    COMPLETE,
    /** The time limit was reached first. */
    TIME_LIMIT,
    /** The token was canceled, or the thread was interrupted, first. */
    CANCELLED,
    /** The memory did not suffice. */
    GAVE_UP
}
