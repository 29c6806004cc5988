package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.spi.SearchContext;
import java.util.function.IntUnaryOperator;

/** The board that a search begins with, and begins again with after a restart. */
public enum Start {
    /** All queens on the main diagonal: that of row i in column i. */
    DIAGONAL,
    /** A random permutation. */
    RANDOM;

    Board board(SearchContext run) {
        return this == RANDOM ? run.randomBoard() : board(run, row -> row);
    }

    /** A board made in steps, row by row. */
    static Board board(SearchContext run, IntUnaryOperator columnOf) {
        Board.Builder board = Board.builder(run.size());
        run.inSteps(run.size(), (from, to) -> {
            for (int row = from; row < to; row++) {
                board.set(row, columnOf.applyAsInt(row));
            }
        });
        return board.build();
    }
}
