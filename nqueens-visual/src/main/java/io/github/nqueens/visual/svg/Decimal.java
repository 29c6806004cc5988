package io.github.nqueens.visual.svg;

/**
 * A decimal number of few digits, such as a mark on an axis. Small beside {@link java.math.BigDecimal}, which would be a
 * large part of the library that runs in browsers.
 *
 * @param digits its digits as a whole number, of which the last is not 0 unless the number is
 * @param exponent the power of ten that the digits are multiplied with
 */
record Decimal(long digits, int exponent) {
    private static final int TEN = 10;

    static Decimal of(long digits, int exponent) {
        if (digits == 0) {
            return new Decimal(0, 0);
        }
        long shorter = digits;
        int zeros = 0;
        while (shorter % TEN == 0) {
            shorter /= TEN;
            zeros++;
        }
        return new Decimal(shorter, exponent + zeros);
    }

    Decimal times(long factor) {
        return of(digits * factor, exponent);
    }

    /** The double nearest to this number, which a product of powers of ten would not be. */
    double value() {
        return Double.parseDouble(digits + "e" + exponent);
    }

    /** The exponent of the power of ten before which the first digit stands. */
    int magnitude() {
        return Long.toString(Math.abs(digits)).length() - 1 + exponent;
    }

    /** Writes all zeros and no exponent. */
    @Override
    public String toString() {
        String text = Long.toString(Math.abs(digits));
        if (exponent >= 0) {
            text += "0".repeat(exponent);
        } else {
            String whole = "0".repeat(Math.max(0, 1 - exponent - text.length())) + text;
            int point = whole.length() + exponent;
            text = whole.substring(0, point) + '.' + whole.substring(point);
        }
        return digits < 0 ? "-" + text : text;
    }
}
