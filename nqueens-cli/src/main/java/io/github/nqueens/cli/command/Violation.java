package io.github.nqueens.cli.command;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;

/** Finds the first reason why a board does not solve a problem. */
final class Violation {
    private Violation() {}

    /** A clause without a full stop, of a board that is no solution. */
    static String of(Board board, Problem problem) {
        int n = problem.size();
        if (board.size() != n) {
            return "the board has " + board.size() + (board.size() == 1 ? " row" : " rows") + ", but the problem has "
                    + n;
        }
        for (Square queen : problem.placed()) {
            if (board.column(queen.row()) != queen.column()) {
                return "the queen placed on row " + queen.row() + ", column " + queen.column() + " is missing";
            }
        }
        for (int row = 0; row < n; row++) {
            if (!problem.isOpen(row, board.column(row))) {
                return "the queen on row " + row + ", column " + board.column(row) + " stands on a blocked square";
            }
            for (int other = 0; other < row; other++) {
                if (problem.attacks(row, board.column(row), other, board.column(other))) {
                    return "the queens on row " + other + ", column " + board.column(other) + " and row " + row
                            + ", column " + board.column(row) + " attack each other";
                }
            }
        }
        throw new IllegalArgumentException("the board solves the problem");
    }
}
