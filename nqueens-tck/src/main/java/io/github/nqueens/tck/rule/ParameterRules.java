package io.github.nqueens.tck.rule;

import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.util.Map;
import java.util.Optional;

/** Rules on parameters. */
final class ParameterRules {
    private static final String MALFORMED = "?!";
    private static final String BIND =
            "bind a Parameter to the builder's method, which checks values with Parameter.check()";

    private ParameterRules() {}

    static void refusesBadParameters(Trial trial) {
        SolverDescriptor descriptor = trial.descriptor();
        TestedRun tried = trial.withoutSize();
        refusal(tried, descriptor, Map.of()).ifPresent(refusal -> {
            throw tried.broken("the defaults are refused: " + refusal, "allow each default");
        });
        String unknown = refusal(tried, descriptor, Map.of("no-such-key", "1"))
                .orElseThrow(() -> tried.broken("the unknown parameter 'no-such-key' is taken", BIND));
        tried.require(unknown.contains("no-such-key"), "a refusal does not name the unknown key: " + unknown, BIND);
        for (Parameter<?> parameter : descriptor.parameters()) {
            tried.require(unknown.contains(parameter.key()), "a refusal does not say what is known: " + unknown, BIND);
            requireMalformedRefused(tried, descriptor, parameter);
            parameter
                    .defaultValue()
                    .ifPresent(value -> requireAllowed(tried, descriptor, parameter, parameter.defaultText()));
            parameter.extremes().forEach(value -> requireAllowed(tried, descriptor, parameter, value));
        }
    }

    private static void requireMalformedRefused(TestedRun tried, SolverDescriptor descriptor, Parameter<?> parameter) {
        if (takesMalformed(parameter)) {
            return;
        }
        String set = parameter.key() + "=" + MALFORMED;
        String refusal = refusal(tried, descriptor, Map.of(parameter.key(), MALFORMED))
                .orElseThrow(() -> tried.broken(set + " is taken", BIND));
        tried.require(
                refusal.contains(parameter.key())
                        && refusal.contains(MALFORMED)
                        && refusal.contains(parameter.allowed()),
                "the refusal of " + set + " does not name key, value and what is allowed: " + refusal,
                BIND);
    }

    /** Some parameters are any text. The range of another may be what throws, which the descriptor shows. */
    private static boolean takesMalformed(Parameter<?> parameter) {
        try {
            parameter.parse(MALFORMED);
            return true;
        } catch (RuntimeException refused) {
            return false;
        }
    }

    /** A value in its range may be at odds with the default of another parameter, but with nothing else. */
    private static void requireAllowed(
            TestedRun tried, SolverDescriptor descriptor, Parameter<?> parameter, String value) {
        refusal(tried, descriptor, Map.of(parameter.key(), value)).ifPresent(refusal -> {
            boolean atOdds = descriptor.parameters().stream()
                    .anyMatch(other -> other != parameter && refusal.contains(other.key()));
            tried.require(
                    atOdds && refusal.contains(parameter.key()),
                    parameter.key() + "=" + value + " is in its range but refused: " + refusal,
                    "allow what the parameter allows, or name the other parameter that it is at odds with");
        });
    }

    /** What the descriptor says against parameters, or empty if it takes them. */
    private static Optional<String> refusal(
            TestedRun tried, SolverDescriptor descriptor, Map<String, String> parameters) {
        try {
            descriptor.algorithm(parameters);
            return Optional.empty();
        } catch (IllegalArgumentException refusal) {
            return Optional.of(Excerpt.message(refusal));
        } catch (RuntimeException other) {
            throw tried.broken(parameters + " is refused with " + Excerpt.safeText(other), BIND, other);
        }
    }
}
