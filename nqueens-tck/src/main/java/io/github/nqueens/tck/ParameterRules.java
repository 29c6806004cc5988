package io.github.nqueens.tck;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.Map;

/** Rules on parameters. */
final class ParameterRules {
    private static final String MALFORMED = "?!";

    private ParameterRules() {}

    static void refusesBadParameters(SolverDescriptor descriptor) {
        assertDoesNotThrow(() -> descriptor.algorithm(Map.of()), "the defaults must be allowed");
        String unknown = refusal(descriptor, "no-such-key", "1");
        assertTrue(unknown.contains("no-such-key"), unknown);
        for (Parameter<?> parameter : descriptor.parameters()) {
            assertTrue(unknown.contains(parameter.key()), () -> "does not say what is known: " + unknown);
            String refused = refusal(descriptor, parameter.key(), MALFORMED);
            assertTrue(
                    refused.contains(parameter.key())
                            && refused.contains(MALFORMED)
                            && refused.contains(parameter.allowed()),
                    () -> "does not name key, value and what is allowed: " + refused);
            parameter
                    .defaultValue()
                    .ifPresent(value -> assertDoesNotThrow(
                            () -> descriptor.algorithm(Map.of(parameter.key(), parameter.defaultText())),
                            () -> "the default of " + parameter.key() + " must be readable"));
        }
    }

    private static String refusal(SolverDescriptor descriptor, String key, String value) {
        return assertThrows(IllegalArgumentException.class, () -> descriptor.algorithm(Map.of(key, value)))
                .getMessage();
    }
}
