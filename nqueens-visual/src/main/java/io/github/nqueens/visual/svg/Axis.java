package io.github.nqueens.visual.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Where values lie on an axis, from 0 at its low end to 1 at its high end, and which values are marked on it.
 *
 * <p>A logarithmic axis over data that holds zeros has a band below its smallest value in which zero lies.
 */
public final class Axis {
    private static final double ZERO_BAND = 0.07;
    private static final int[] STEPS = {1, 2, 5};

    /** How many digits the marks of an axis have at most: a double has no more. */
    private static final int MOST_DIGITS = 15;

    /** The end of a larger axis could be infinite. */
    private static final double GREATEST = 1e300;

    /** Smaller steps would not be told from 0. */
    private static final int LEAST_EXPONENT = -300;

    private static final String SUPERSCRIPTS = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";

    private final boolean logarithmic;
    private final double low;
    private final double high;
    private final double band;
    private final List<Tick> ticks = new ArrayList<>();

    /** A marked value; a minor one has an empty label. */
    public record Tick(double value, String label) {
        public boolean isMajor() {
            return !label.isEmpty();
        }
    }

    private Axis(boolean logarithmic, double low, double high, double band) {
        this.logarithmic = logarithmic;
        this.low = low;
        this.high = high;
        this.band = band;
    }

    /** Whether a value may lie on an axis: not if it is NaN, infinite, or so great that the axis could have no end. */
    public static boolean canShow(double value) {
        return Math.abs(value) <= GREATEST;
    }

    /**
     * Ends at round values around the data and marks about {@code wanted} of them.
     *
     * @param least from -1e300 to 1e300
     * @param greatest likewise
     * @param whole whether only whole numbers are marked, because there is nothing between them
     */
    public static Axis linear(double least, double greatest, int wanted, boolean whole) {
        double from = least >= 0 && (least <= 0.4 * greatest || least == greatest) ? 0 : least;
        double span = greatest > from ? greatest - from : Math.max(1, Math.abs(from));
        double largest = Math.max(span, Math.max(Math.abs(from), Math.abs(greatest)));
        int magnitude = (int) StrictMath.floor(StrictMath.log10(largest));
        int finest = whole ? 0 : Math.max(LEAST_EXPONENT, magnitude - MOST_DIGITS);
        int exponent = Math.max(finest, (int) StrictMath.floor(StrictMath.log10(span / wanted)));
        Decimal step = Decimal.of(1, exponent);
        for (int i = 0; span / step.value() > wanted + 0.5; i++) {
            step = Decimal.of(STEPS[(i + 1) % 3], exponent + (i + 1) / 3);
        }
        long first = (long) Math.floor(from / step.value() + 1e-9);
        long last = Math.max(first + 1, (long) Math.ceil((from + span) / step.value() - 1e-9));
        Axis axis = new Axis(false, step.times(first).value(), step.times(last).value(), 0);
        for (long i = first; i <= last; i++) {
            Decimal value = step.times(i);
            axis.ticks.add(new Tick(value.value(), label(value)));
        }
        return axis;
    }

    /**
     * Ends at one, two or five times a power of ten.
     *
     * @param least the least positive value
     */
    public static Axis logarithmic(double least, double greatest, boolean holdsZero, int wanted) {
        int from = exponentOf(least);
        int to = exponentOf(greatest);
        double low = multiple(1, from);
        for (int step : STEPS) {
            low = multiple(step, from) <= least ? multiple(step, from) : low;
        }
        double high = multiple(1, to + 1);
        for (int i = STEPS.length - 1; i >= 0; i--) {
            high = multiple(STEPS[i], to) >= greatest ? multiple(STEPS[i], to) : high;
        }
        if (low == high) {
            high = 10 * high;
        }
        Axis axis = new Axis(true, low, high, holdsZero ? ZERO_BAND : 0);
        axis.markDecades(from, exponentOf(high), wanted);
        return axis;
    }

    private void markDecades(int from, int to, int wanted) {
        if (band > 0) {
            ticks.add(new Tick(0, "0"));
        }
        double decades = StrictMath.log10(high) - StrictMath.log10(low);
        int every = (int) Math.max(1, Math.ceil(decades / wanted));
        for (int exponent = from; exponent <= to; exponent++) {
            for (int digit = 1; digit <= 9; digit++) {
                double value = multiple(digit, exponent);
                if (value < low || value > high) {
                    continue;
                }
                boolean labeled = digit == 1
                        ? Math.floorMod(exponent, every) == 0
                        : ((digit == 2 || digit == 5) && decades < 0.4 * wanted) || (decades < 1.1 && digit == 3);
                if (labeled) {
                    ticks.add(new Tick(value, label(Decimal.of(digit, exponent))));
                } else if (digit == 1 || decades <= 6) {
                    ticks.add(new Tick(value, ""));
                }
            }
        }
    }

    public double position(double value) {
        if (!logarithmic) {
            return (value - low) / (high - low);
        }
        if (value == 0) {
            return 0;
        }
        double within =
                (StrictMath.log10(value) - StrictMath.log10(low)) / (StrictMath.log10(high) - StrictMath.log10(low));
        return band + (1 - band) * within;
    }

    /** Where the band of zero ends; 0 if there is none. */
    double zeroBand() {
        return band;
    }

    public List<Tick> ticks() {
        return List.copyOf(ticks);
    }

    /** The exponent of the greatest power of ten that is not greater than the value. */
    private static int exponentOf(double value) {
        int exponent = (int) StrictMath.floor(StrictMath.log10(value));
        if (multiple(1, exponent) > value) {
            return exponent - 1;
        }
        return multiple(1, exponent + 1) <= value ? exponent + 1 : exponent;
    }

    private static double multiple(int digit, int exponent) {
        return Decimal.of(digit, exponent).value();
    }

    /** 1,000 or 0.05 or 2·10⁸. */
    static String label(Decimal value) {
        int magnitude = value.magnitude();
        if (value.digits() != 0 && (magnitude >= 6 || magnitude < -4)) {
            Decimal mantissa = Decimal.of(value.digits(), value.exponent() - magnitude);
            return (mantissa.equals(Decimal.of(1, 0)) ? "" : mantissa + "\u00b7") + "10" + superscript(magnitude);
        }
        return value.exponent() < 0 ? value.toString() : String.format(Locale.ROOT, "%,d", (long) value.value());
    }

    private static String superscript(int exponent) {
        StringBuilder text = new StringBuilder();
        for (char digit : Integer.toString(exponent).toCharArray()) {
            text.append(digit == '-' ? '\u207b' : SUPERSCRIPTS.charAt(digit - '0'));
        }
        return text.toString();
    }
}
