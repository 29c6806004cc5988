package io.github.nqueens.spi;

import io.github.nqueens.internal.Kebab;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A named setting of one algorithm: its key, its range and its default live here and nowhere else. The algorithm's typed
 * builder checks values with {@link #check}, its descriptor reads text with {@link #parse}. Immutable.
 *
 * @param <T> the type of its values
 */
public final class Parameter<T> {
    /** One grammar for all numbers: no sign but a minus, no suffix, no digits of other scripts. Made when a number is read. */
    private static final class Grammar {
        static final Pattern WHOLE = Pattern.compile("-?[0-9]+");
        static final Pattern DECIMAL = Pattern.compile("-?([0-9]+(\\.[0-9]+)?|\\.[0-9]+)([eE]-?[0-9]+)?");
    }

    private final String key;
    private final String description;
    private final @Nullable T defaultValue;

    // Made to text when asked for: the first double that is written takes longer than to find all solvers.
    private final Object defaultText;
    private final Object allowed;

    private final List<?> extremes;
    private final Function<String, T> reader;
    private final Predicate<T> range;

    private Parameter(
            String key,
            String description,
            @Nullable T defaultValue,
            Object defaultText,
            Object allowed,
            List<?> extremes,
            Function<String, T> reader,
            Predicate<T> range) {
        this.key = Objects.requireNonNull(key, "key");
        this.description = Objects.requireNonNull(description, "description");
        this.defaultValue = defaultValue;
        this.defaultText = Objects.requireNonNull(defaultText, "defaultText");
        this.allowed = allowed;
        this.extremes = extremes;
        this.reader = reader;
        this.range = range;
        if (defaultValue != null) {
            check(defaultValue);
        }
    }

    /**
     * A whole number of {@code int} range.
     *
     * @param key its name, one word or several in kebab case
     * @param defaultValue what holds if it is not given
     * @param least the least value allowed
     * @param most the largest value allowed
     * @param description what it does, a sentence without a period
     * @return the parameter
     * @throws IllegalArgumentException if the default is out of range
     * @throws NullPointerException if a text is null
     */
    public static Parameter<Integer> ofInt(String key, int defaultValue, int least, int most, String description) {
        Interval<Integer> interval = new Interval<>("a whole number", least, most, Integer.MAX_VALUE);
        return new Parameter<>(
                key,
                description,
                defaultValue,
                defaultValue,
                interval,
                List.of(least, most),
                text -> Integer.valueOf(number(Grammar.WHOLE, text)),
                value -> value >= interval.least() && value <= interval.most());
    }

    /**
     * A whole number of {@code long} range.
     *
     * @param key its name, one word or several in kebab case
     * @param defaultValue what holds if it is not given
     * @param least the least value allowed
     * @param most the largest value allowed
     * @param description what it does, a sentence without a period
     * @return the parameter
     * @throws IllegalArgumentException if the default is out of range
     * @throws NullPointerException if a text is null
     */
    public static Parameter<Long> ofLong(String key, long defaultValue, long least, long most, String description) {
        Interval<Long> interval = new Interval<>("a whole number", least, most, Long.MAX_VALUE);
        return new Parameter<>(
                key,
                description,
                defaultValue,
                defaultValue,
                interval,
                List.of(least, most),
                text -> Long.valueOf(number(Grammar.WHOLE, text)),
                value -> value >= interval.least() && value <= interval.most());
    }

    /**
     * A finite decimal number.
     *
     * @param key its name, one word or several in kebab case
     * @param defaultValue what holds if it is not given
     * @param least the least value allowed
     * @param most the largest value allowed
     * @param description what it does, a sentence without a period
     * @return the parameter
     * @throws IllegalArgumentException if the default is out of range
     * @throws NullPointerException if a text is null
     */
    public static Parameter<Double> ofDouble(
            String key, double defaultValue, double least, double most, String description) {
        Interval<Double> interval = new Interval<>("a number", least, most, Double.MAX_VALUE);
        return new Parameter<>(
                key,
                description,
                defaultValue,
                defaultValue,
                interval,
                List.of(least, most),
                text -> Double.valueOf(number(Grammar.DECIMAL, text)),
                value -> value >= interval.least() && value <= interval.most());
    }

    /**
     * A switch.
     *
     * @param key its name, one word or several in kebab case
     * @param defaultValue what holds if it is not given
     * @param description what it does if true, a sentence without a period
     * @return the parameter
     * @throws NullPointerException if a text is null
     */
    public static Parameter<Boolean> ofBoolean(String key, boolean defaultValue, String description) {
        return new Parameter<>(
                key,
                description,
                defaultValue,
                defaultValue,
                "true or false",
                List.of(false, true),
                Parameter::readBoolean,
                value -> true);
    }

    /**
     * One of the constants of an enumeration, written in kebab case: {@code MOST_CONSTRAINED} as
     * {@code most-constrained}.
     *
     * @param <E> the enumeration
     * @param key its name, one word or several in kebab case
     * @param defaultValue what holds if it is not given
     * @param description what it does, a sentence without a period
     * @return the parameter
     * @throws NullPointerException if an argument is null
     */
    public static <E extends Enum<E>> Parameter<E> ofEnum(String key, E defaultValue, String description) {
        E[] constants = defaultValue.getDeclaringClass().getEnumConstants();
        return new Parameter<>(
                key,
                description,
                defaultValue,
                Kebab.of(defaultValue),
                new OneOf(List.of(constants)),
                List.of(constants),
                text -> Arrays.stream(constants)
                        .filter(constant -> Kebab.of(constant).equals(text))
                        .findFirst()
                        .orElseThrow(IllegalArgumentException::new),
                value -> true);
    }

    /**
     * A text that a rule of yours allows or refuses. It holds neither {@code ','} nor {@code '='}, which separate parameters,
     * and neither begins nor ends with a blank, so that the text of a solver can be read back.
     *
     * @param key its name, one word or several in kebab case
     * @param defaultValue what holds if it is not given
     * @param allowed what is allowed, in words that follow "must be"
     * @param range tells whether a text is allowed
     * @param description what it does, a sentence without a period
     * @return the parameter
     * @throws IllegalArgumentException if {@code range} refuses the default
     * @throws NullPointerException if {@code key}, {@code defaultValue}, {@code description} or {@code range} is null
     */
    public static Parameter<String> ofText(
            String key, String defaultValue, String allowed, Predicate<String> range, String description) {
        return new Parameter<>(
                key, description, defaultValue, defaultValue, allowed, List.of(), Function.identity(), range);
    }

    /**
     * The same parameter with a default that depends on the board or on other parameters.
     *
     * @param text the default in words or as a formula in n, for example {@code "100 n"}
     * @return a parameter without a fixed default
     */
    public Parameter<T> withComputedDefault(String text) {
        return new Parameter<>(key, description, null, text, allowed, extremes, reader, range);
    }

    /**
     * The name it is given by.
     *
     * @return the key
     */
    public String key() {
        return key;
    }

    /**
     * The description.
     *
     * @return a sentence without a period
     */
    public String description() {
        return description;
    }

    /**
     * What holds if it is not given.
     *
     * @return the value, or empty if it depends on the board: see {@link #defaultText()}
     */
    public Optional<T> defaultValue() {
        return Optional.ofNullable(defaultValue);
    }

    /**
     * What holds if it is not given, for a person to read.
     *
     * @return a value or a formula in n
     */
    public String defaultText() {
        return defaultText.toString();
    }

    /**
     * The values allowed, for a person to read.
     *
     * @return words that follow "must be"
     */
    public String allowed() {
        return allowed.toString();
    }

    /**
     * The values to try an algorithm with: both ends of a range, both positions of a switch, each constant of an
     * enumeration.
     *
     * @return values that {@link #parse} reads; empty for a text of a form of its own
     */
    public List<String> extremes() {
        return extremes.stream()
                .map(value -> value instanceof Enum<?> constant ? Kebab.of(constant) : value.toString())
                .toList();
    }

    /**
     * Returns the value if it is allowed.
     *
     * @param value the value
     * @return the same value
     * @throws IllegalArgumentException if it is out of range; names key, value and what is allowed
     * @throws NullPointerException if it is null; names the key
     */
    public T check(T value) {
        Objects.requireNonNull(value, key);
        if (value instanceof String text && (text.indexOf(',') >= 0 || text.indexOf('=') >= 0 || isPadded(text))) {
            throw new IllegalArgumentException("parameter '" + key + "' is '" + text
                    + "', but must hold neither ',' nor '=' and have no blanks around it");
        }
        if (!range.test(value)) {
            throw refused(value.toString());
        }
        return value;
    }

    /**
     * Reads a value. Blanks around it do not matter. A whole number is written in ASCII digits, with a minus before it or no
     * sign, such as {@code -12}; a decimal number also with a point and an exponent, such as {@code 0.5} or {@code 1e-3}.
     *
     * @param text the value as text
     * @return the value
     * @throws IllegalArgumentException if the text is malformed or its value out of range; names key, value and what is
     *     allowed
     * @throws NullPointerException if it is null; names the key
     */
    public T parse(String text) {
        Objects.requireNonNull(text, key);
        T value;
        try {
            value = reader.apply(text.strip());
        } catch (IllegalArgumentException malformed) {
            throw refused(text);
        }
        return check(value);
    }

    @Override
    public String toString() {
        return key + "=" + defaultText;
    }

    private IllegalArgumentException refused(String value) {
        return new IllegalArgumentException("parameter '" + key + "' is '" + value + "', but must be " + allowed);
    }

    private static boolean isPadded(String text) {
        return !text.equals(text.strip());
    }

    private static String number(Pattern grammar, String text) {
        if (!grammar.matcher(text).matches()) {
            throw new NumberFormatException(text);
        }
        return text;
    }

    private static Boolean readBoolean(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(text);
        };
    }

    private record OneOf(List<? extends Enum<?>> constants) {
        @Override
        public String toString() {
            return constants.stream().map(Kebab::of).collect(Collectors.joining(", ", "one of ", ""));
        }
    }

    /** The numbers of a range. Its text leaves out an upper end that is the largest number of the type. */
    private record Interval<N extends Number>(String what, N least, N most, N unlimited) {
        @Override
        public String toString() {
            return what + " from " + least + (most.equals(unlimited) ? "" : " to " + most);
        }
    }
}
