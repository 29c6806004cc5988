package io.github.nqueens;

/** What goes wrong in a search, as opposed to what is wrong with its arguments. */
public class NQueensException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Says what went wrong.
     *
     * @param message what happened, and what to do
     */
    public NQueensException(String message) {
        super(message);
    }
}
