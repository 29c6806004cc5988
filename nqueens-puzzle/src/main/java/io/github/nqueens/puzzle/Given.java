package io.github.nqueens.puzzle;

/** What a puzzle tells its player, beside the rule. */
public enum Given {
    /** Colored regions, each of which holds one queen. */
    REGIONS,
    /** Some of the queens. */
    PLACED_QUEENS,
    /** Squares on which no queen may stand. */
    BLOCKED_SQUARES
}
