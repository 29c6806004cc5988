package io.github.nqueens.internal;

import java.time.Duration;
import java.util.Locale;

/** Writes a number with its noun or its unit, in the form that the number asks for. */
public final class Amounts {
    private Amounts() {}

    /**
     * A number with a noun whose plural ends in s, for messages that name exact values.
     *
     * @param count 0 or more
     * @param noun the singular, for example {@code "row"}
     * @return for example {@code "0 rows"}, {@code "1 row"}, {@code "2000 rows"}
     */
    public static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /**
     * A number with a noun whose plural ends in s, with separators between thousands.
     *
     * @param count 0 or more
     * @param noun the singular, for example {@code "row"}
     * @return for example {@code "0 rows"}, {@code "1 row"}, {@code "2,000 rows"}
     */
    public static String grouped(long count, String noun) {
        return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? noun : noun + "s");
    }

    /**
     * A number with a noun, or a noun and its verb, as it stands inside a sentence.
     *
     * @param count 0 or more
     * @param one what follows one, for example {@code "queen attacks"}
     * @param many what follows more than one, for example {@code "queens attack"}
     * @return for example {@code "no queen attacks"}, {@code "1 queen attacks"}, {@code "2,000 queens attack"}
     */
    public static String of(long count, String one, String many) {
        if (count == 0) {
            return "no " + one;
        }
        // Most numbers have no separator, and a format takes ten times as long.
        String number = count < 1000 ? count + " " : String.format(Locale.ROOT, "%,d ", count);
        return number + (count == 1 ? one : many);
    }

    /**
     * A length of time in milliseconds or seconds, with at most two decimals, and with none from 100 s.
     *
     * @param time 0 or more
     * @return for example {@code "0 ms"}, {@code "2.5 ms"}, {@code "300 ms"}, {@code "2 s"}, {@code "1,200 s"}
     */
    public static String time(Duration time) {
        long seconds = time.getSeconds();
        if (seconds >= 100) {
            return String.format(Locale.ROOT, "%,d s", seconds);
        }
        long hundredths =
                seconds > 0 ? 100 * seconds + Math.round(time.getNano() / 1e7) : Math.round(time.getNano() / 1e4);
        String decimals = String.format(Locale.ROOT, ".%02d", hundredths % 100).replaceFirst("\\.?0+$", "");
        return String.format(Locale.ROOT, "%,d", hundredths / 100) + decimals + (seconds > 0 ? " s" : " ms");
    }

    /**
     * A number of pairs of queens that attack each other.
     *
     * @param count 0 or more
     * @return for example {@code "no attacking pair"}
     */
    public static String pairs(long count) {
        return of(count, "attacking pair", "attacking pairs");
    }

    /**
     * A clause that says how many pairs of queens attack each other.
     *
     * @param count 0 or more
     * @return for example {@code "2 pairs of queens attack"}
     */
    public static String pairsAttack(long count) {
        return of(count, "pair of queens attacks", "pairs of queens attack");
    }
}
