package io.github.nqueens.algorithms.exact.engine.cover;

/**
 * A partial solution: {@link PlacedQueens} on some candidates, and the candidates that none of them attacks. A unit is a line
 * that needs a queen. Each level holds one chosen
 * queen and those it forces. A unit with a single candidate forces a queen there, which may force others.
 */
interface CoverBoard {
    /** Places the queens that are forced from the start. Returns false if a unit then has no candidate left. */
    boolean begin();

    /**
     * Opens a level for the unit with the fewest candidates.
     *
     * @return false if every unit is covered: the queens are a solution
     */
    boolean choose();

    /** The next candidate of the unit chosen last that was not tried, or -1. */
    int nextChoice();

    /**
     * Places a queen on a candidate and all that it forces. Restores the board and returns false if a unit then has no
     * candidate left.
     */
    boolean place(int candidate);

    /** Removes the queens that were placed for the unit chosen last. */
    void undo();

    /** Closes the level of the unit chosen last, for which nothing is placed any more. */
    void close();

    /** The number of units chosen. */
    int depth();
}
