package io.github.nqueens.cli.command;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;

/** Finds the first reason why a board does not solve a problem. */
final class Violation {
    private Violation() {}

    /** Returns a clause without a full stop that says why a board is no solution. Rows and columns count from 1. */
    static String of(Board board, Problem problem) {
        int n = problem.size();
        if (board.size() != n) {
            return "the board has " + board.size() + (board.size() == 1 ? " row" : " rows") + ", but the problem has "
                    + n;
        }
        for (Square queen : problem.placed()) {
            if (board.column(queen.row()) != queen.column()) {
                return "the queen placed on " + name(queen.row(), queen.column()) + " is missing";
            }
        }
        for (int row = 0; row < n; row++) {
            if (!problem.isOpen(row, board.column(row))) {
                return "the queen on " + name(row, board.column(row)) + " stands on a blocked square";
            }
            for (int other = 0; other < row; other++) {
                if (problem.attacks(row, board.column(row), other, board.column(other))) {
                    return attack(new Square(other, board.column(other)), new Square(row, board.column(row)));
                }
            }
        }
        throw new IllegalArgumentException("the board solves the problem");
    }

    /** Two queens that attack each other, in a clause. */
    static String attack(Square one, Square other) {
        return "the queens on " + name(one.row(), one.column()) + " and " + name(other.row(), other.column())
                + " attack each other";
    }

    private static String name(int row, int column) {
        return "row " + (row + 1) + ", column " + (column + 1);
    }
}
