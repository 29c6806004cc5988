package io.github.nqueens;

/**
 * A square of a board. Rows and columns count from 0.
 *
 * @param row the row
 * @param column the column
 */
public record Square(int row, int column) {}
