package io.github.nqueens.formats;

/** What a text is to be read as where more than one reading fits. A reading that does not fit is refused. */
public enum Reading {
    /** A region for each square. */
    REGIONS,
    /** A board, or several: a queen in each row. */
    BOARD,
    /** Stars, crosses and ones are queens. */
    QUEENS,
    /** Stars, crosses and ones are blocked squares. */
    BLOCKED,
    /** Rows and columns count from 0. */
    FROM_ZERO,
    /** Rows and columns count from 1. */
    FROM_ONE
}
