package io.github.nqueens;

import java.io.Serializable;

/**
 * A square of a board. Rows and columns count from 0. A square knows no board, so its numbers are checked by what takes it.
 *
 * @param row the row, from 0 to n - 1
 * @param column the column, from 0 to n - 1
 */
public record Square(int row, int column) implements Serializable {
    private static final long serialVersionUID = 1L;
}
