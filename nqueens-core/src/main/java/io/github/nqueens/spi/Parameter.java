package io.github.nqueens.spi;

import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.internal.Suggestion;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A named setting of one algorithm: its key, its range and its default live here and nowhere else. The algorithm's typed
 * builder checks values with {@link #check}, its descriptor reads text with {@link #parse}. Immutable.
 *
 * @param <T> the type of its values
 */
public final class Parameter<T> {
    private final String key;
    private final String description;
    private final @Nullable T defaultValue;

    // Made to text when asked for: the first double that is written takes longer than to find all solvers.
    private final Object defaultText;

    private final ValueRanges.Range<T> range;

    private Parameter(
            String key, String description, @Nullable T defaultValue, Object defaultText, ValueRanges.Range<T> range) {
        if (!Kebab.isKebab(Objects.requireNonNull(key, "key"))) {
            throw new IllegalArgumentException(
                    "'" + Excerpt.of(key)
                            + "' is not the key of a parameter: write lower-case words separated by hyphens, as in 'cooling-factor'");
        }
        this.key = key;
        this.description = Objects.requireNonNull(description, "description");
        this.defaultValue = defaultValue;
        this.defaultText = Objects.requireNonNull(defaultText, "defaultText");
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
     * @throws IllegalArgumentException if the default is out of range, or the key is not in kebab case
     */
    public static Parameter<Integer> ofInt(String key, int defaultValue, int least, int most, String description) {
        return new Parameter<>(key, description, defaultValue, defaultValue, new ValueRanges.Integers(least, most));
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
     * @throws IllegalArgumentException if the default is out of range, or the key is not in kebab case
     */
    public static Parameter<Long> ofLong(String key, long defaultValue, long least, long most, String description) {
        return new Parameter<>(key, description, defaultValue, defaultValue, new ValueRanges.Longs(least, most));
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
     * @throws IllegalArgumentException if the default is out of range, or the key is not in kebab case
     */
    public static Parameter<Double> ofDouble(
            String key, double defaultValue, double least, double most, String description) {
        return new Parameter<>(
                key,
                description,
                defaultValue,
                defaultValue,
                new ValueRanges.Doubles(Math.max(least, -Double.MAX_VALUE), Math.min(most, Double.MAX_VALUE)));
    }

    /**
     * A switch.
     *
     * @param key its name, one word or several in kebab case
     * @param defaultValue what holds if it is not given
     * @param description what it does if true, a sentence without a period
     * @return the parameter
     */
    public static Parameter<Boolean> ofBoolean(String key, boolean defaultValue, String description) {
        return new Parameter<>(key, description, defaultValue, defaultValue, new ValueRanges.Switch());
    }

    /**
     * One of the constants of an enumeration, written in kebab case: {@code MOST_CONSTRAINED} as
     * {@code most-constrained}. A description with {@code "fewest-values is MRV"} offers this value to whoever writes
     * {@code mrv} for it.
     *
     * @param <E> the enumeration
     * @param key its name, one word or several in kebab case
     * @param defaultValue what holds if it is not given
     * @param description what it does, a sentence without a period
     * @return the parameter
     */
    public static <E extends Enum<E>> Parameter<E> ofEnum(String key, E defaultValue, String description) {
        List<E> constants = List.of(Objects.requireNonNull(defaultValue, "defaultValue")
                .getDeclaringClass()
                .getEnumConstants());
        return new Parameter<>(
                key, description, defaultValue, Kebab.of(defaultValue), new ValueRanges.OneOf<>(constants));
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
     */
    public static Parameter<String> ofText(
            String key, String defaultValue, String allowed, Predicate<String> range, String description) {
        Objects.requireNonNull(allowed, "allowed");
        Objects.requireNonNull(range, "range");
        return new Parameter<>(key, description, defaultValue, defaultValue, new ValueRanges.Text(allowed, range));
    }

    /**
     * The same parameter with a default that depends on the board or on other parameters.
     *
     * @param text the default in words or as a formula in n, for example {@code "100 n"}
     * @return a parameter without a fixed default
     */
    public Parameter<T> withComputedDefault(String text) {
        Objects.requireNonNull(text, "text");
        return new Parameter<>(key, description, null, text, range);
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
        return range.toString();
    }

    /**
     * The values to try an algorithm with: both ends of a range, both positions of a switch, each constant of an
     * enumeration.
     *
     * @return values that {@link #parse} reads; empty for a text of a form of its own
     */
    public List<String> extremes() {
        return range.extremes().stream()
                .map(value -> value instanceof Enum<?> constant ? Kebab.of(constant) : value.toString())
                .toList();
    }

    /**
     * Returns the value if it is allowed.
     *
     * @param value the value
     * @return the same value
     * @throws IllegalArgumentException if it is out of range; names key, value and what is allowed
     */
    public T check(T value) {
        Objects.requireNonNull(value, key);
        if (value instanceof String text && (text.indexOf(',') >= 0 || text.indexOf('=') >= 0 || isPadded(text))) {
            throw new IllegalArgumentException("parameter '" + key + "' is '" + Excerpt.of(text)
                    + "', but must hold neither ',' nor '=' and have no blanks around it");
        }
        if (!range.contains(value)) {
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
     */
    public T parse(String text) {
        Objects.requireNonNull(text, key);
        T value;
        try {
            value = range.read(text.strip());
        } catch (IllegalArgumentException malformed) {
            throw refused(text);
        }
        if (value instanceof Number && !range.contains(value)) {
            // The text says what was typed: a number that is too large may have become infinite.
            throw refused(text);
        }
        return check(value);
    }

    @Override
    public String toString() {
        return key + "=" + defaultText;
    }

    private IllegalArgumentException refused(String value) {
        return new IllegalArgumentException("parameter '" + key + "' is '" + Excerpt.of(value) + "', but must be "
                + range.refusing(value.strip())
                + Suggestion.of(constants(), value.strip())
                        .map(meant -> "; maybe '" + meant + "'?")
                        .orElse(""));
    }

    private List<String> constants() {
        return range.extremes().stream()
                .filter(Enum.class::isInstance)
                .map(constant -> Kebab.of((Enum<?>) constant))
                .toList();
    }

    private static boolean isPadded(String text) {
        return !text.equals(text.strip());
    }
}
