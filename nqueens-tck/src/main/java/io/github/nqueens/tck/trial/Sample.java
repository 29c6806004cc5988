package io.github.nqueens.tck.trial;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.spi.SolverTrait;
import java.util.List;
import java.util.stream.Stream;

/**
 * A problem with a board to start from.
 *
 * @param solution one of its solutions
 * @param start a permutation with the placed queens and none on a blocked square, which is no solution
 */
public record Sample(Problem problem, Board solution, Board start) {
    private static final Board QUEENS = Board.of(0, 4, 7, 5, 2, 6, 1, 3);
    private static final Board TORUS = Board.of(0, 2, 4, 6, 1, 3, 5);
    private static final Board SUPERQUEENS = Board.of(2, 5, 8, 0, 3, 6, 9, 1, 4, 7);

    /** The problems that a solver takes, on boards of 7 to 10 rows; none if it takes smaller boards only. */
    public static List<Sample> of(Trial trial) {
        return Stream.concat(
                        trial.has(SolverTrait.PLACED_AND_BLOCKED) || trial.has(SolverTrait.EVERY_PROBLEM)
                                ? Stream.of(completion(), blocked(), torus())
                                : Stream.of(),
                        trial.has(SolverTrait.EVERY_PROBLEM)
                                ? Stream.of(touching(), superqueens(), puzzle())
                                : Stream.of())
                .filter(sample -> sample.problem().size() <= trial.descriptor().largestSize())
                .toList();
    }

    private static Sample completion() {
        return new Sample(Problem.builder(8).place(2, 7).place(5, 6).build(), QUEENS, Board.of(4, 0, 7, 5, 2, 6, 1, 3));
    }

    private static Sample blocked() {
        Problem problem = Problem.builder(8)
                .place(3, 5)
                .blockSum(4)
                .blockDifference(1)
                .block(7, 7)
                .block(6, 0)
                .block(0, 7)
                .build();
        return new Sample(problem, QUEENS, Board.of(0, 4, 7, 5, 6, 2, 1, 3));
    }

    private static Sample torus() {
        Problem problem = Problem.builder(7)
                .rule(AttackRule.TORUS)
                .place(1, 2)
                .block(0, 1)
                .block(4, 4)
                .build();
        return new Sample(problem, TORUS, Board.of(0, 2, 6, 4, 1, 3, 5));
    }

    private static Sample touching() {
        Problem problem = Problem.builder(8)
                .rule(AttackRule.TOUCH)
                .place(7, 3)
                .blockSum(3)
                .build();
        return new Sample(problem, QUEENS, Board.of(4, 0, 7, 5, 2, 6, 1, 3));
    }

    private static Sample superqueens() {
        Problem problem = Problem.builder(10)
                .rule(AttackRule.SUPERQUEENS)
                .place(9, 7)
                .block(0, 0)
                .block(5, 5)
                .build();
        return new Sample(problem, SUPERQUEENS, Board.of(5, 2, 8, 0, 3, 6, 9, 1, 4, 7));
    }

    /** Each square belongs to the region of the queen of the solution that is nearest. */
    private static Sample puzzle() {
        int n = QUEENS.size();
        int[][] regions = new int[n][n];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int least = Integer.MAX_VALUE;
                for (int queen = 0; queen < n; queen++) {
                    int distance = Math.abs(queen - row) + Math.abs(QUEENS.column(queen) - column);
                    if (distance < least) {
                        least = distance;
                        regions[row][column] = queen;
                    }
                }
            }
        }
        Problem problem =
                Problem.builder(n).rule(AttackRule.TOUCH).regions(regions).build();
        return new Sample(problem, QUEENS, Board.of(4, 0, 7, 5, 2, 6, 1, 3));
    }

    /** Tells whether a board is a solution, from all pairs of queens and without the library. */
    public boolean isSolvedBy(Board board) {
        int n = problem.size();
        if (board.size() != n) {
            return false;
        }
        for (int row = 0; row < n; row++) {
            if (!allows(row, board.column(row))) {
                return false;
            }
            for (int other = 0; other < row; other++) {
                if (problem.attacks(row, board.column(row), other, board.column(other))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether the problem lets a queen stand there, whatever stands elsewhere. */
    public boolean allows(int row, int column) {
        return problem.isOpen(row, column) && (!isFixed(row) || problem.isPlaced(row, column));
    }

    /** Whether the problem places the queen of a row. */
    public boolean isFixed(int row) {
        return problem.placed().stream().anyMatch(queen -> queen.row() == row);
    }
}
