package io.github.nqueens.lab.exchange;

/** A request that is not served, with the status and the sentence that say why. */
public final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String sentence;

    /** The sentence is one of the texts. */
    public RefusedException(int status, String key, Object... arguments) {
        this(Texts.get(key, arguments), status);
    }

    private RefusedException(String sentence, int status) {
        super(sentence);
        this.status = status;
        this.sentence = sentence;
    }

    /** The sentence is that of the library or of a solver. */
    public static RefusedException because(IllegalArgumentException cause) {
        RefusedException refused = new RefusedException(Texts.sentence(cause), 400);
        refused.initCause(cause);
        return refused;
    }

    public int status() {
        return status;
    }

    /** What the client is told. */
    public String sentence() {
        return sentence;
    }
}
