package io.github.nqueens;

/** It is proven that there is no solution: n is 2 or 3, or the problem has none. */
public final class NoSolutionException extends NQueensException {
    private static final long serialVersionUID = 1L;

    /** The size of the board. */
    private final int size;

    NoSolutionException(int size, String reason) {
        super("there is no solution for n = " + size + ": " + reason);
        this.size = size;
    }

    /**
     * The size of the board that has no solution.
     *
     * @return n
     */
    public int size() {
        return size;
    }
}
