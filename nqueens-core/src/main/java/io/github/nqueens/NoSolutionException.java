package io.github.nqueens;

/** A board of the asked size has no solution: n is 2 or 3. */
public final class NoSolutionException extends NQueensException {
    private static final long serialVersionUID = 1L;

    /** 2 or 3. */
    private final int size;

    NoSolutionException(int size) {
        super("there is no way to place " + size + " queens on a board of " + size
                + " rows; n = 1 and every n from 4 can" + " be solved");
        this.size = size;
    }

    /**
     * The size that has no solution.
     *
     * @return 2 or 3
     */
    public int size() {
        return size;
    }
}
