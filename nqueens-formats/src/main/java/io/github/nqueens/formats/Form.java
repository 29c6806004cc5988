package io.github.nqueens.formats;

/** A form in which {@link Forms} writes problems and boards. The readers of this package read each of them. */
public enum Form {
    /** Rows of signs: for a problem the text that {@link io.github.nqueens.Problem#parse} reads, for a board rows of '.' and 'Q'. */
    GRID,
    /** The columns of a board in the order of its rows, from 0: {@code [1, 3, 0, 2]}. Boards only. */
    COLUMNS,
    /** A JSON object with the size and, for a board, its columns from 0, for a problem its rule, regions, placed queens and blocked squares. */
    JSON,
    /** Rows of numbers with commas: the region of each square from 0, or 1 for a queen of a board and 0 for any other square. */
    CSV,
    /** Data of MiniZinc: the size and the regions of a problem, or the columns of a board, from 1. */
    MINIZINC,
    /** Rows of emoji: a colored square for each region, up to 9, or a crown for each queen of a board. */
    EMOJI,
    /** The first field of Forsyth-Edwards notation. Boards, and problems that have nothing but placed queens. */
    FEN
}
