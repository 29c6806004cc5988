package io.github.nqueens.benchmarks.results;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/** Measured quantities as tables show them: two digits that count, and the unit that fits. */
public final class Quantity {
    private static final MathContext DIGITS = new MathContext(2);
    private static final String[] TIMES = {"ns", "µs", "ms", "s"};
    private static final String[] SIZES = {"B", "kB", "MB", "GB", "TB"};

    private Quantity() {}

    /** A time, for example {@code 2.1 ms}. */
    public static String time(double nanos) {
        return withUnit(nanos, TIMES);
    }

    /** An amount of memory, for example {@code 40 kB}. */
    public static String bytes(double bytes) {
        return withUnit(bytes, SIZES);
    }

    /** A number without a unit, for example {@code 6,500} or {@code 0.012}. */
    public static String number(double value) {
        if (value == 0) {
            return "0";
        }
        BigDecimal rounded = BigDecimal.valueOf(value).round(DIGITS);
        return String.format(Locale.ROOT, "%,." + Math.max(0, places(rounded)) + "f", rounded);
    }

    /** A whole number with separators. */
    public static String count(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** Two ends of a range, whose unit is named once where it is the same. */
    public static String range(String least, String greatest) {
        int space = least.indexOf(' ');
        boolean isSameUnit = space >= 0 && greatest.endsWith(least.substring(space));
        return (isSameUnit ? least.substring(0, space) : least) + " to " + greatest;
    }

    private static String withUnit(double value, String... units) {
        int unit = 0;
        double scaled = value;
        while (unit < units.length - 1
                && BigDecimal.valueOf(scaled).round(DIGITS).doubleValue() >= 1000) {
            scaled /= 1000;
            unit++;
        }
        return number(scaled) + " " + units[unit];
    }

    private static int places(BigDecimal rounded) {
        return DIGITS.getPrecision() - 1 - (rounded.precision() - rounded.scale() - 1);
    }
}
