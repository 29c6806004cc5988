package io.github.nqueens.spi;

import io.github.nqueens.SolverDefectException;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Makes the algorithm of a solver from its parameters as text.
 *
 * @param <B> the algorithm's typed builder
 */
final class AlgorithmFactory<B> {
    private final String solver;
    private final Supplier<B> settings;
    private final Function<B, SearchAlgorithm> algorithm;
    private final List<Binding<B, ?>> bindings;

    /** A parameter and the method of the typed builder that takes it. */
    private record Binding<B, T>(Parameter<T> parameter, BiConsumer<? super B, ? super T> setter) {
        void apply(B settings, String text) {
            setter.accept(settings, parameter.parse(text));
        }
    }

    AlgorithmFactory(String solver, Supplier<B> settings, Function<B, SearchAlgorithm> algorithm) {
        this(solver, settings, algorithm, new ArrayList<>());
    }

    private AlgorithmFactory(
            String solver, Supplier<B> settings, Function<B, SearchAlgorithm> algorithm, List<Binding<B, ?>> bindings) {
        this.solver = solver;
        this.settings = settings;
        this.algorithm = algorithm;
        this.bindings = bindings;
    }

    /** A factory that takes no more parameters. */
    AlgorithmFactory<B> copy() {
        return new AlgorithmFactory<>(solver, settings, algorithm, List.copyOf(bindings));
    }

    <T> void bind(Parameter<T> parameter, BiConsumer<? super B, ? super T> setter) {
        if (keys().contains(parameter.key())) {
            throw new IllegalArgumentException(
                    "parameter '" + parameter.key() + "' of '" + solver + "' is given twice");
        }
        bindings.add(new Binding<>(parameter, setter));
    }

    List<Parameter<?>> parameters() {
        List<Parameter<?>> parameters = new ArrayList<>();
        for (Binding<B, ?> binding : bindings) {
            parameters.add(binding.parameter());
        }
        return List.copyOf(parameters);
    }

    SearchAlgorithm make(Map<String, String> values) {
        Map<?, ?> given = Objects.requireNonNull(values, "values");
        B typed = made(settings.get(), "settings");
        for (Object key : given.keySet()) {
            requireKnown(text("a key of the parameters of '" + solver + "'", Objects.requireNonNull(key, "key")));
        }
        // Parameters are set in the order of declaration, so that the order of the caller's map has no influence.
        for (Binding<B, ?> binding : bindings) {
            String key = binding.parameter().key();
            if (given.containsKey(key)) {
                binding.apply(typed, text("parameter '" + key + "'", Objects.requireNonNull(given.get(key), key)));
            }
        }
        return made(algorithm.apply(typed), "an algorithm");
    }

    /** The text that was given. A map that a script or a reader of files made may hold numbers, whatever its type says. */
    private static String text(String name, Object given) {
        if (given instanceof String text) {
            return text;
        }
        String shown = Excerpt.of(given.toString());
        throw new IllegalArgumentException(name + " is " + shown + " of the " + given.getClass()
                + ", but must be a String; write \"" + shown + "\"");
    }

    private <T> T made(T made, String what) {
        if (made == null) {
            throw new SolverDefectException(solver, "a function of its descriptor returned null instead of " + what);
        }
        return made;
    }

    private void requireKnown(String key) {
        List<String> keys = keys();
        if (!keys.contains(key)) {
            throw new IllegalArgumentException("solver '" + solver + "' has no parameter '" + Excerpt.of(key) + "'"
                    + Suggestion.among(keys, key)
                    + (keys.isEmpty()
                            ? " It has none at all"
                            : keys.stream().collect(Collectors.joining(", ", " It knows: ", ""))));
        }
    }

    private List<String> keys() {
        List<String> keys = new ArrayList<>();
        for (Binding<B, ?> binding : bindings) {
            keys.add(binding.parameter().key());
        }
        return keys;
    }
}
