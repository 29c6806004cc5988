package io.github.nqueens.formats.tables;

/** In which sense a table is taken where it has more than one. The exported names of these are the constants of {@code Reading}. */
public enum Sense {
    REGIONS,
    BOARD,
    QUEENS,
    BLOCKED,
    FROM_ZERO,
    FROM_ONE
}
