package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.evolutionary.Genetic;
import io.github.nqueens.algorithms.localsearch.SimulatedAnnealing;
import io.github.nqueens.algorithms.localsearch.Tabu;
import io.github.nqueens.algorithms.meta.Portfolio;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SolverDescriptor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every shipped algorithm tells its settings. */
class AlgorithmTextTest {
    static List<SolverDescriptor> shipped() {
        return new ShippedSolvers().solvers();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void anAlgorithmWithDefaultsIsTheNameOfItsSolver(SolverDescriptor solver) {
        assertThat(solver.algorithm(Map.of()))
                .as("toString() of an algorithm is the specification that makes it; ParameterValues.text makes it")
                .hasToString(solver.name());
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void whatWasSetIsToldAsASpecificationHasIt(SolverDescriptor solver) {
        for (Parameter<?> parameter : solver.parameters()) {
            for (String value : parameter.extremes()) {
                String spec = solver.name() + ":" + parameter.key() + "=" + value;
                SearchAlgorithm algorithm;
                try {
                    algorithm = solver.algorithm(Map.of(parameter.key(), value));
                } catch (IllegalArgumentException alone) {
                    // Some make sense beside another parameter only, and the sentence says what to do.
                    assertThat(alone)
                            .hasMessageContaining(parameter.key() + "=" + value)
                            .hasMessageMatching(".*; (choose|set) .*");
                    continue;
                }
                assertThat(algorithm).hasToString(spec);
                assertThat(Solvers.get(algorithm.toString())).hasToString(spec);
            }
        }
    }

    static List<SolverDescriptor> withParameters() {
        return shipped().stream()
                .filter(solver -> !solver.parameters().isEmpty())
                .toList();
    }

    /** So that calls can be chained. */
    @ParameterizedTest
    @MethodSource("withParameters")
    void everySetterReturnsItsBuilder(SolverDescriptor solver) throws ReflectiveOperationException {
        Class<?> algorithm = solver.algorithm(Map.of()).getClass();
        assertThat(algorithm.getMethods())
                .as(
                        "%s has parameters, so it needs a method 'public static Builder builder()'",
                        algorithm.getSimpleName())
                .extracting(Method::getName)
                .contains("builder");
        List<Method> setters = Arrays.stream(
                        algorithm.getMethod("builder").getReturnType().getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && method.getParameterCount() == 1)
                .toList();
        assertThat(setters).hasSizeGreaterThanOrEqualTo(solver.parameters().size());
        for (Method setter : setters) {
            Object builder = algorithm.getMethod("builder").invoke(null);
            assertThat(setter.invoke(builder, new Object[] {valueOf(setter.getParameterTypes()[0])}))
                    .as(setter.toString())
                    .isSameAs(builder);
        }
    }

    private static Object valueOf(Class<?> type) {
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type.isArray()) {
            return new Solver[] {Solvers.get("tabu")};
        }
        if (type.isInterface()) {
            return Proxy.newProxyInstance(
                    type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> 1);
        }
        return Map.<Class<?>, Object>of(
                        int.class,
                        3,
                        long.class,
                        3L,
                        double.class,
                        0.5,
                        boolean.class,
                        true,
                        String.class,
                        "tabu+greedy",
                        Duration.class,
                        Duration.ofMillis(1))
                .get(type);
    }

    @Test
    void settingsAreToldInTheOrderInWhichTheyWereFirstSet() {
        Tabu.Builder builder = Tabu.builder().tenure(12).aspiration(true).tenure(13);
        Tabu tabu = builder.build();
        builder.tenure(14);
        assertThat(tabu).hasToString("tabu:tenure=13,aspiration=true");
    }

    @Test
    void functionsOfTheUsersOwnAreNotTakenForNamedOnes() {
        assertThat(Tabu.builder().restart((attempt, iterations) -> 5).build()).hasToString("tabu:restart=own");
        assertThat(Tabu.builder().restart(RestartRule.Series.LUBY).build()).hasToString("tabu:restart=luby");
        assertThat(SimulatedAnnealing.builder()
                        .schedule((start, temperature, change) -> 1)
                        .build())
                .hasToString("simulated-annealing:schedule=own");
        assertThat(Genetic.builder().mutator((child, random) -> {}).build()).hasToString("genetic:mutator=own");
        assertThat(Portfolio.builder().solvers(Solvers.get("tabu:tenure=3")).build())
                .hasToString("portfolio:solvers=own");
    }
}
