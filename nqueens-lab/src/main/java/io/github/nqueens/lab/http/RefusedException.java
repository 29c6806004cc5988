package io.github.nqueens.lab.http;

/** A request that is not served, with the status and the sentence that say why. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;

    /** The sentence is one of the texts. */
    public RefusedException(int status, String key, Object... arguments) {
        super(Texts.get(key, arguments));
        this.status = status;
    }

    private RefusedException(IllegalArgumentException cause) {
        super(Texts.sentence(cause), cause);
        this.status = 400;
    }

    /** The sentence is that of the library or of a solver. */
    public static RefusedException because(IllegalArgumentException cause) {
        return new RefusedException(cause);
    }

    public int status() {
        return status;
    }
}
