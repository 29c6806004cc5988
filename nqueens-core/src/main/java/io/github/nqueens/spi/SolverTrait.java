package io.github.nqueens.spi;

/** A property of a solver that a user can count on, beyond the contract of all solvers. Later versions may add constants. */
public enum SolverTrait {
    /**
     * Given time and memory it always finds a solution without a restart: it searches all boards in some order. A
     * parameter may ask for restarts nevertheless.
     */
    COMPLETE,
    /** It finds the same board for the same size, whatever the seed, unless a parameter asks for random choices. */
    DETERMINISTIC,
    /** It can start from an initial board. A solver without this trait rejects one. */
    STARTS_FROM_BOARD,
    /** It works on boards with one queen in each column: an initial board with two queens in a column is rejected. */
    PERMUTATION_ONLY,
    /** A listener sees queens placed and removed one by one rather than full boards. */
    PARTIAL_BOARDS,
    /**
     * It takes problems with placed queens and blocked squares under the rules {@link io.github.nqueens.AttackRule#QUEENS}
     * and {@link io.github.nqueens.AttackRule#TORUS}, without regions. A solver with neither this trait nor the next one
     * rejects whatever is not the classic problem.
     */
    PLACED_AND_BLOCKED,
    /** It takes every problem: any rule, placed queens, blocked squares, regions. It may say that there is no solution. */
    EVERY_PROBLEM
}
