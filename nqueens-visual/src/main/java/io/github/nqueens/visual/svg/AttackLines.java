package io.github.nqueens.visual.svg;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;

/**
 * The lines through queens that attack each other. On the classic problem these are the columns and diagonals of a full
 * board that hold more than one queen, each from its first row to its last. On any other, each queen is joined to the nearest
 * before it that attacks it.
 */
public interface AttackLines {
    /** Tells whether the queen of a row is on a line. */
    boolean isAttacked(int row);

    /** Gives the ends of each line. */
    void forEach(Visitor visitor);

    static AttackLines of(Board board, Problem problem) {
        return problem.isClassic() ? new WholeLines(board.toArray()) : new Pairs(board, problem);
    }

    /** Is told the ends of a line. */
    @FunctionalInterface
    interface Visitor {
        void line(int row1, int column1, int row2, int column2);
    }
}
