package io.github.nqueens.spi;

/** What a user can count on in a solver, beyond the contract of all. Later versions may add constants. */
public enum SolverTrait {
    /** Given time and memory it always finds a solution without a restart: it searches all boards in some order. */
    COMPLETE,
    /** It always gives the same board for the same size and parameters, whatever the seed. */
    DETERMINISTIC,
    /** It makes its boards itself: an initial board is rejected. */
    FROM_SCRATCH,
    /** A listener sees queens placed and removed one by one rather than full boards. */
    PARTIAL_BOARDS
}
