package io.github.nqueens.tck.running;

import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chooses the parameters with which a solver is tested. */
public final class ParameterChoices {
    private ParameterChoices() {}

    /**
     * The defaults first; then each extreme of each parameter, alone and with each constant of each choice. Two threads
     * are an extreme too. What the descriptor refuses is left out: R13 judges that.
     */
    public static List<Map<String, String>> of(SolverDescriptor descriptor) {
        Set<Map<String, String>> settings = new LinkedHashSet<>();
        settings.add(Map.of());
        for (Parameter<?> parameter : descriptor.parameters()) {
            for (String value : extremes(parameter)) {
                settings.add(Map.of(parameter.key(), value));
            }
        }
        for (Parameter<?> choice : descriptor.parameters()) {
            if (choice.defaultValue().filter(Enum.class::isInstance).isPresent()) {
                for (Parameter<?> other : descriptor.parameters()) {
                    if (other != choice) {
                        settings.addAll(pairs(choice, other));
                    }
                }
            }
        }
        return settings.stream()
                .filter(setting -> isAllowed(descriptor, setting))
                .toList();
    }

    private static List<Map<String, String>> pairs(Parameter<?> choice, Parameter<?> other) {
        List<Map<String, String>> pairs = new ArrayList<>();
        for (String constant : extremes(choice)) {
            for (String value : extremes(other)) {
                pairs.add(Map.of(choice.key(), constant, other.key(), value));
            }
        }
        return pairs;
    }

    /** All extremes but the default. */
    private static List<String> extremes(Parameter<?> parameter) {
        List<String> extremes = new ArrayList<>(parameter.extremes());
        if (parameter.key().equals("threads")) {
            extremes.add("2");
        }
        extremes.removeIf(value -> value.equals(parameter.defaultText()));
        return extremes;
    }

    private static boolean isAllowed(SolverDescriptor descriptor, Map<String, String> setting) {
        try {
            descriptor.algorithm(setting);
            return true;
        } catch (IllegalArgumentException refused) {
            return setting.isEmpty();
        } catch (RuntimeException defect) {
            // Fails the rules rather than the making of the tests.
            return true;
        }
    }
}
