package io.github.nqueens.algorithms.common;

import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.spi.Parameter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * The parameters of one algorithm that its user set; all others have their defaults. A builder collects them, and the
 * algorithm keeps a {@link #copy()} that nobody changes. Not safe for use by several threads while it is changed.
 *
 * @param <B> the builder
 */
public final class ParameterValues<B> {
    private final B builder;
    private final Map<Parameter<?>, Object> values = new LinkedHashMap<>();

    /**
     * Starts with all defaults.
     *
     * @param builder what collects them
     */
    public ParameterValues(B builder) {
        this.builder = builder;
    }

    /**
     * Sets a value.
     *
     * @param <T> the type of its values
     * @param parameter the parameter
     * @param value a value in its range
     * @return the builder
     * @throws IllegalArgumentException if it is out of range
     * @throws NullPointerException if it is null
     */
    public <T> B set(Parameter<T> parameter, T value) {
        values.put(parameter, parameter.check(value));
        return builder;
    }

    /**
     * Sets a function: one that has a name among the parameter's values, or one of the user's own.
     *
     * @param <T> what the named functions implement
     * @param parameter the parameter
     * @param function the function
     * @return the builder
     * @throws NullPointerException if it is null
     */
    public <T> B setFunction(Parameter<? extends T> parameter, T function) {
        values.put(parameter, Objects.requireNonNull(function, parameter.key()));
        return builder;
    }

    /**
     * What was set.
     *
     * @param <T> the type of its values
     * @param parameter the parameter
     * @return the value, or empty if the default holds
     */
    // Both setters take no other type.
    @SuppressWarnings("unchecked")
    public <T> Optional<T> given(Parameter<? extends T> parameter) {
        return Optional.ofNullable((T) values.get(parameter));
    }

    /**
     * What holds.
     *
     * @param <T> the type of its values
     * @param parameter a parameter with a fixed default
     * @return what was set, or else the default
     */
    public <T> T get(Parameter<? extends T> parameter) {
        Optional<T> given = given(parameter);
        return given.isPresent() ? given.get() : parameter.defaultValue().orElseThrow();
    }

    /**
     * Refuses a parameter that can do nothing beside the other settings. The value that holds anyway is not refused.
     *
     * @param parameter the parameter
     * @param why what makes it idle and what to do, in words that follow "has no meaning"
     * @throws IllegalArgumentException if it was set to another value than its fixed default; names key and value
     */
    public void refuseIdle(Parameter<?> parameter, String why) {
        Object value = values.get(parameter);
        if (value != null && !Optional.of(value).equals(parameter.defaultValue())) {
            throw new IllegalArgumentException(
                    "parameter '" + parameter.key() + "=" + text(value) + "' has no meaning " + why);
        }
    }

    /**
     * The same settings, on their own.
     *
     * @return a copy
     */
    public ParameterValues<B> copy() {
        ParameterValues<B> copy = new ParameterValues<>(builder);
        copy.values.putAll(values);
        return copy;
    }

    /**
     * An algorithm as text, such as {@code tabu:tenure=12,aspiration=true}: what it takes to find its solver, unless a function
     * of the user's own is among the settings, which reads {@code own}.
     *
     * @param name the solver's name
     * @return the name, and what was set, in the order in which it was set first
     */
    public String text(String name) {
        StringJoiner text = new StringJoiner(",", name + ":", "").setEmptyValue(name);
        values.forEach((parameter, value) -> text.add(parameter.key() + "=" + text(value)));
        return text.toString();
    }

    private static String text(Object value) {
        if (value instanceof Enum<?> constant) {
            return Kebab.of(constant);
        }
        return value instanceof Comparable<?> ? Excerpt.safeText(value) : "own";
    }
}
