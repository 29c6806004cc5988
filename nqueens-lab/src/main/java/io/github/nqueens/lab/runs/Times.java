package io.github.nqueens.lab.runs;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Times for people to read. */
public final class Times {
    private static final long TENTH_OF_SECOND = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private Times() {}

    /**
     * A time in milliseconds or seconds, with two decimals where it is short. It is written without a formatter, which a
     * short run of the command line notices.
     *
     * @param time below 292 years
     * @return for example {@code "0.52 ms"}, {@code "120 ms"}, {@code "3.20 s"}, {@code "1,200 s"}
     */
    public static String text(Duration time) {
        long nanos = time.toNanos();
        if (nanos < SECOND) {
            return (nanos < TENTH_OF_SECOND ? hundredths(nanos / 1e4) : whole(nanos / 1e6)) + " ms";
        }
        return (nanos < 100 * SECOND ? hundredths(nanos / 1e7) : whole(nanos / 1e9)) + " s";
    }

    private static String hundredths(double hundreds) {
        String digits = "00" + Math.round(hundreds);
        int point = digits.length() - 2;
        return digits.substring(0, point).replaceFirst("^0+(?=\\d)", "") + "." + digits.substring(point);
    }

    private static String whole(double number) {
        StringBuilder digits = new StringBuilder().append(Math.round(number));
        for (int place = digits.length() - 3; place > 0; place -= 3) {
            digits.insert(place, ',');
        }
        return digits.toString();
    }
}
