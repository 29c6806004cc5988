package io.github.nqueens.internal;

/** Throws what code of others has thrown as it is, because code in other languages throws checked exceptions, too. */
public final class Unchecked {
    private Unchecked() {}

    /**
     * Throws an exception or an error.
     *
     * @param thrown what is thrown, also if it is checked
     * @return never; {@code throw Unchecked.rethrow(thrown)} tells the compiler so
     */
    public static RuntimeException rethrow(Throwable thrown) {
        throw Unchecked.<RuntimeException>asIfUnchecked(thrown);
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // The cast is to a type that is erased.
    private static <T extends Throwable> T asIfUnchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
