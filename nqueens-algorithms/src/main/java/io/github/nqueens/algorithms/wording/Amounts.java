package io.github.nqueens.algorithms.wording;

import java.util.Locale;

/** Numbers of things as they stand inside a sentence: "no queen", "1 queen", "2,000 queens". */
public final class Amounts {
    private Amounts() {}

    /**
     * A number with the noun, or the noun and its verb, in the form that it asks for.
     *
     * @param count 0 or more
     * @param one what follows one, for example {@code "queen attacks"}
     * @param many what follows more than one, for example {@code "queens attack"}
     * @return the words, in lower case also for none
     */
    public static String of(long count, String one, String many) {
        if (count == 0) {
            return "no " + one;
        }
        return String.format(Locale.ROOT, "%,d ", count) + (count == 1 ? one : many);
    }

    /** So many pairs of queens that attack each other. */
    public static String pairs(long count) {
        return of(count, "attacking pair", "attacking pairs");
    }

    /** A clause that tells how many pairs of queens attack each other. */
    public static String pairsAttack(long count) {
        return of(count, "pair of queens attacks", "pairs of queens attack");
    }
}
