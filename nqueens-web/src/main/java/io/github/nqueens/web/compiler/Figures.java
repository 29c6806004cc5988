package io.github.nqueens.web.compiler;

import java.util.Locale;
import org.teavm.interop.Import;
import org.teavm.jso.core.JSString;

/** Numbers as text and back, by the browser's own conversions: Java's need tables, and all that Java knows of languages. */
final class Figures {
    private static final double LEAST_PLAIN = 1e-3;
    private static final double LEAST_WITH_EXPONENT = 1e7;
    private static final int GROUP = 3;

    private Figures() {}

    @StandsFor("java.lang.String.format")
    static String format(Locale none, String pattern, Object... arguments) {
        return format(pattern, arguments);
    }

    @StandsFor("java.lang.String.formatted")
    static String formatted(String pattern, Object... arguments) {
        return format(pattern, arguments);
    }

    /** Fills the places that the library writes: d, s, x, f and e, with a comma, a zero, a width and a precision. */
    @StandsFor("java.lang.String.format")
    static String format(String pattern, Object... arguments) {
        StringBuilder text = new StringBuilder();
        int next = 0;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c != '%') {
                text.append(c);
                continue;
            }
            int end = i + 1;
            while (",.0123456789".indexOf(pattern.charAt(end)) >= 0) {
                end++;
            }
            char conversion = pattern.charAt(end);
            text.append(conversion == '%' ? "%" : filled(pattern.substring(i + 1, end), conversion, arguments[next++]));
            i = end;
        }
        return text.toString();
    }

    private static String filled(String options, char conversion, Object argument) {
        boolean isGrouped = options.startsWith(",");
        String sizes = isGrouped ? options.substring(1) : options;
        int point = sizes.indexOf('.');
        String width = point < 0 ? sizes : sizes.substring(0, point);
        int precision = point < 0 ? 6 : Integer.parseInt(sizes.substring(point + 1));
        String text = converted(conversion, precision, argument);
        if (isGrouped) {
            text = grouped(text);
        }
        int missing = width.isEmpty() ? 0 : Integer.parseInt(width) - text.length();
        return missing <= 0 ? text : (width.startsWith("0") ? "0" : " ").repeat(missing) + text;
    }

    private static String converted(char conversion, int precision, Object argument) {
        return switch (conversion) {
            case 's' -> String.valueOf(argument);
            case 'd' -> Long.toString(((Number) argument).longValue());
            case 'x' -> hexadecimal(argument);
            case 'X' -> hexadecimal(argument).toUpperCase(Locale.ROOT);
            case 'f' -> plain(((Number) argument).doubleValue(), precision);
            case 'e' -> withExponent(((Number) argument).doubleValue(), precision);
            default -> throw new IllegalArgumentException("no text is made of %" + conversion + " in a browser");
        };
    }

    private static String hexadecimal(Object argument) {
        return argument instanceof Integer number
                ? Integer.toHexString(number)
                : Long.toHexString(((Number) argument).longValue());
    }

    /** 1234.5 as 1,234.5. */
    private static String grouped(String number) {
        int point = number.indexOf('.');
        int end = point < 0 ? number.length() : point;
        int begin = number.startsWith("-") ? 1 : 0;
        StringBuilder text = new StringBuilder(number);
        for (int i = end - GROUP; i > begin; i -= GROUP) {
            text.insert(i, ',');
        }
        return text.toString();
    }

    /** Writes a number with this many decimals; a half is rounded up, in decimals and not in bits. */
    private static String plain(double value, int decimals) {
        if (!Double.isFinite(value)) {
            return Double.toString(value);
        }
        String shortest = exponential(Math.abs(value));
        int e = shortest.indexOf('e');
        int exponent = Integer.parseInt(shortest.substring(e + (shortest.charAt(e + 1) == '+' ? 2 : 1)));
        String digits = rounded(shortest.substring(0, e).replace(".", ""), exponent + 1 + decimals);
        // The digits are those of a whole number of the last place.
        String whole = "0".repeat(Math.max(0, decimals + 1 - digits.length())) + digits;
        int point = whole.length() - decimals;
        return sign(value) + whole.substring(0, point) + (decimals == 0 ? "" : "." + whole.substring(point));
    }

    private static String withExponent(double value, int decimals) {
        if (!Double.isFinite(value)) {
            return Double.toString(value);
        }
        String shortest = exponential(Math.abs(value));
        int e = shortest.indexOf('e');
        int exponent = Integer.parseInt(shortest.substring(e + (shortest.charAt(e + 1) == '+' ? 2 : 1)));
        String digits = rounded(shortest.substring(0, e).replace(".", ""), decimals + 1);
        if (digits.length() > decimals + 1) {
            exponent++;
        }
        return sign(value)
                + digits.charAt(0)
                + (decimals == 0 ? "" : "." + digits.substring(1, decimals + 1))
                + (exponent < 0 ? "e-" : "e+")
                + (Math.abs(exponent) < 10 ? "0" : "")
                + Math.abs(exponent);
    }

    private static String sign(double value) {
        return value < 0 || (value == 0 && 1 / value < 0) ? "-" : "";
    }

    /** The first digits of a number, with zeros behind them if it has fewer; one more digit if 9.99 becomes 10. */
    private static String rounded(String digits, int count) {
        if (count >= digits.length()) {
            return digits + "0".repeat(count - digits.length());
        }
        if (count < 0) {
            return "0";
        }
        boolean up = digits.charAt(count) >= '5';
        char[] kept = ("0" + digits.substring(0, count)).toCharArray();
        for (int i = count; up && i >= 0; i--) {
            up = kept[i] == '9';
            kept[i] = up ? '0' : (char) (kept[i] + 1);
        }
        return kept[0] == '0' && count > 0 ? new String(kept, 1, count) : new String(kept);
    }

    @StandsFor("java.lang.Double.toString")
    static String toString(double value) {
        if (Double.isNaN(value)) {
            return "NaN";
        }
        double size = Math.abs(value);
        if (size > Double.MAX_VALUE) {
            return value < 0 ? "-Infinity" : "Infinity";
        }
        String text;
        if (size == 0) {
            text = "0.0";
        } else if (size >= LEAST_PLAIN && size < LEAST_WITH_EXPONENT) {
            text = withPoint(decimal(size).stringValue());
        } else {
            String shortest = exponential(size);
            int e = shortest.indexOf('e');
            text = withPoint(shortest.substring(0, e))
                    + 'E'
                    + shortest.substring(e + (shortest.charAt(e + 1) == '+' ? 2 : 1));
        }
        return sign(value) + text;
    }

    private static String withPoint(String number) {
        return number.indexOf('.') < 0 ? number + ".0" : number;
    }

    @StandsFor("java.lang.String.valueOf")
    static String valueOf(double value) {
        return toString(value);
    }

    @StandsFor("java.lang.StringBuilder.append")
    static StringBuilder append(StringBuilder text, double value) {
        return text.append(toString(value));
    }

    @StandsFor("java.lang.Double.parseDouble")
    static double parse(String text) {
        double value = number(JSString.valueOf(text));
        if (Double.isNaN(value) || text.isBlank()) {
            throw new NumberFormatException("For input string: \"" + text + "\"");
        }
        return value;
    }

    /** Four significant digits of a number between 0.0001 and 1,000,000,000. */
    @StandsFor("io.github.nqueens.internal.NoteText.plain")
    static String fourDigits(double value) {
        return significant(value, 4).stringValue();
    }

    @Import(module = Browser.SCRIPT, name = "significant")
    private static native JSString significant(double value, int digits);

    /** Browsers compute it like Java's strict mathematics. */
    @StandsFor("java.lang.StrictMath.log10")
    static double decimalLogarithm(double value) {
        return log10(value);
    }

    @Import(module = Browser.SCRIPT, name = "log10")
    private static native double log10(double value);

    @Import(module = Browser.SCRIPT, name = "decimal")
    private static native JSString decimal(double value);

    private static String exponential(double value) {
        return exponentialText(value).stringValue();
    }

    @Import(module = Browser.SCRIPT, name = "exponential")
    private static native JSString exponentialText(double value);

    @Import(module = Browser.SCRIPT, name = "number")
    private static native double number(JSString text);
}
