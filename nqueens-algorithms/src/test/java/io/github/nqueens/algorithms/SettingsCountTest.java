package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.exact.constraint.ConstraintSearch;
import io.github.nqueens.algorithms.exact.constraint.ValueOrder;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.testing.Problems;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A setting counts, or is refused: with any value of any other parameter of its solver, each named value of a parameter changes some run
 * of a sample, and so does some number, unless the two are refused by key and value.
 */
class SettingsCountTest {
    /** Settings that change how fast a run is and how much it keeps, and nothing else. */
    private static final Set<String> FOR_SPEED_OR_MEMORY = Set.of("portfolio:threads");

    /**
     * Settings that happen to change nothing. With an estimate of the empty rows, greedy search and A* both take the newest of the
     * boards with the most queens, as a search in depth does.
     */
    private static final Set<String> IDLE = Set.of("best-first:strategy=a-star,heuristic=empty-rows");

    private static final List<String> WHOLE_NUMBERS = List.of("40", "0");
    private static final List<String> FRACTIONS = List.of("0.5", "5", "0");

    /** The values to try of parameters that are texts of a form of their own, or for which usual numbers are too large for the samples. */
    private static final Map<String, List<String>> VALUES = Map.of(
            "solvers", List.of("tabu+greedy"),
            "spread", List.of("2", "4"),
            "tenure", List.of("3", "1", "0"),
            "k", List.of("3"),
            "cooling", List.of("0.5", "0.9"));

    private static final List<Sample> SAMPLES = samples();

    private record Sample(Problem problem, long seed, long iterations) {}

    private static List<Sample> samples() {
        List<Sample> samples = new ArrayList<>();
        for (int n : new int[] {6, 8, 5, 7, 12, 20}) {
            for (long seed = 1; seed < 4; seed++) {
                samples.add(new Sample(Problem.queens(n), seed, 600));
            }
        }
        for (long seed = 1; seed < 20; seed++) {
            samples.add(new Sample(Problems.any(4 + (int) (seed % 6), seed), seed, 600));
        }
        // No solution has a queen in a corner of 6 rows, so that a local search goes on, and restarts.
        Problem stubborn = Problem.builder(6)
                .block(0, 1)
                .block(0, 2)
                .block(0, 3)
                .block(0, 4)
                .build();
        samples.add(new Sample(stubborn, 1, 600));
        samples.add(new Sample(Problem.builder(11).rule(AttackRule.TORUS).build(), 1, 600));
        for (long seed = 4; seed < 200; seed++) {
            samples.add(new Sample(Problem.queens(5 + (int) (seed % 4)), seed, 5_000));
        }
        // Greedy search restarts three times, as often as a series must be asked to differ from a fixed patience.
        samples.add(new Sample(Problem.queens(7), 1_665, 5_000));
        samples.add(new Sample(Problem.queens(6), 281, 5_000));
        // Constraint search has reason to jump back, even if it infers much.
        samples.add(new Sample(blocked(22, 22 * 22 / 4, 522), 5, 600));
        samples.add(new Sample(blocked(24, 24 * 24 / 2, 324), 3, 600));
        samples.add(new Sample(blocked(21, 21 * 21 / 3, 221), 2, 600));
        samples.add(new Sample(blocked(15, 15 * 15 / 4, 515), 5, 600));
        samples.add(new Sample(blocked(18, 18 * 18 / 2, 318), 3, 600));
        samples.add(new Sample(stubborn, 2, 4_000));
        samples.add(new Sample(stubborn, 3, 40_000));
        return List.copyOf(samples);
    }

    private static Problem blocked(int n, int squares, long seed) {
        Problem.Builder problem = Problem.builder(n);
        Random random = new Random(seed);
        for (int i = 0; i < squares; i++) {
            problem.block(random.nextInt(n), random.nextInt(n));
        }
        return problem.build();
    }

    static Stream<SolverDescriptor> solvers() {
        return Solvers.available().stream();
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void eachSettingChangesSomeRunOrIsRefused(SolverDescriptor solver) {
        Map<String, List<String>> cache = new HashMap<>();
        List<String> idle = new ArrayList<>();
        for (Parameter<?> parameter : solver.parameters()) {
            idle.addAll(idle(solver, Map.of(), parameter, cache));
            for (Parameter<?> other : solver.parameters()) {
                for (String value : other == parameter ? List.<String>of() : values(other)) {
                    idle.addAll(idle(solver, Map.of(other.key(), value), parameter, cache));
                }
            }
        }
        assertThat(idle).as("settings that change no run").isEmpty();
    }

    static Stream<SolverDescriptor> restarting() {
        return solvers()
                .filter(solver -> solver.parameters().stream()
                        .anyMatch(parameter -> parameter.key().equals("restart")));
    }

    /** The parameter that says how long an attempt lasts without a rule. */
    private static String patience(SolverDescriptor solver) {
        return solver.parameters().stream()
                .map(Parameter::key)
                .filter(Set.of("stagnation", "sideways", "swaps")::contains)
                .findFirst()
                .orElseThrow();
    }

    /** The algorithm of a solver with a rule of the caller's own, which no text can name: its builder takes one. */
    private static SearchAlgorithm algorithm(SolverDescriptor solver, RestartRule rule, boolean besidePatience) {
        try {
            Object builder =
                    solver.algorithm(Map.of()).getClass().getMethod("builder").invoke(null);
            if (builder instanceof ConstraintSearch.Builder search) {
                // Otherwise each attempt is the one before.
                search.values(ValueOrder.Rule.RANDOM);
            }
            if (besidePatience) {
                for (Method method : builder.getClass().getMethods()) {
                    if (method.getName().equals(patience(solver))) {
                        method.invoke(builder, 7);
                    }
                }
            }
            builder.getClass().getMethod("restart", RestartRule.class).invoke(builder, rule);
            return (SearchAlgorithm) builder.getClass().getMethod("build").invoke(builder);
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof IllegalArgumentException reason) {
                throw reason;
            }
            throw new AssertionError(refused);
        } catch (ReflectiveOperationException other) {
            throw new LinkageError(solver + " has no builder that takes a restart rule", other);
        }
    }

    @ParameterizedTest
    @MethodSource("restarting")
    void aRuleOfTheCallersOwnRestarts(SolverDescriptor solver) {
        for (RestartRule own : List.<RestartRule>of((attempt, iterations) -> 2, RestartRule.luby(2))) {
            Solver restarting = Solvers.of("own", algorithm(solver, own, false));
            long restarts = 0;
            for (int n : new int[] {7, 60}) {
                for (long seed = 1; seed < 10; seed++) {
                    restarts += restarting
                            .solve(
                                    n,
                                    SolveOptions.builder()
                                            .seed(seed)
                                            .maxIterations(500)
                                            .build())
                            .statistics()
                            .restarts();
                }
            }
            assertThat(restarts).isPositive();
        }
    }

    @ParameterizedTest
    @MethodSource("restarting")
    void aPatienceThatARuleOfTheCallersOwnIgnoresIsRefused(SolverDescriptor solver) {
        for (RestartRule own : List.<RestartRule>of(
                (attempt, iterations) -> 2,
                RestartRule.luby(2),
                RestartRule.fixed(2).ofWholeAttempts())) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> algorithm(solver, own, true))
                    .withMessageStartingWith(
                            "parameter '" + patience(solver) + "=7' has no meaning with a restart rule of your own");
        }
        assertThat(algorithm(solver, RestartRule.Series.LUBY, true)).isNotNull();
        assertThat(algorithm(solver, RestartRule.Series.LUBY.ofWholeAttempts(), true))
                .isNotNull();
    }

    /** The values of a parameter that change nothing beside what is set, though they are taken. */
    private static List<String> idle(
            SolverDescriptor solver, Map<String, String> set, Parameter<?> parameter, Map<String, List<String>> cache) {
        if (FOR_SPEED_OR_MEMORY.contains(solver.name() + ":" + parameter.key())) {
            return List.of();
        }
        Optional<Solver> without = solver(solver, set);
        if (without.isEmpty()) {
            return List.of();
        }
        List<String> idle = new ArrayList<>();
        for (String value : values(parameter)) {
            Map<String, String> settings = new LinkedHashMap<>(set);
            settings.put(parameter.key(), value);
            Optional<Solver> with = solver(solver, settings);
            if (with.isEmpty() || IDLE.contains(with.get().toString())) {
                continue;
            }
            if (isSame(without.get(), with.get(), cache)) {
                idle.add(with.get().toString());
            } else if (isNumber(parameter) || parameter.defaultValue().isEmpty()) {
                // Another number may be so large that it does what the default does, and another name may be that of
                // the default.
                return List.of();
            }
        }
        boolean isDefault = idle.size() == 1
                && !isNumber(parameter)
                && parameter.defaultValue().isEmpty();
        return isDefault ? List.of() : idle;
    }

    /** A solver of these settings; empty if they are refused by key and value. */
    private static Optional<Solver> solver(SolverDescriptor descriptor, Map<String, String> settings) {
        try {
            return Optional.of(Solvers.of(descriptor, settings));
        } catch (IllegalArgumentException refused) {
            assertThat(settings.entrySet().stream().map(setting -> setting.getKey() + "=" + setting.getValue()))
                    .as("%s refuses %s: %s", descriptor, settings, refused.getMessage())
                    .anyMatch(setting -> refused.getMessage().contains(setting));
            return Optional.empty();
        }
    }

    private static boolean isSame(Solver first, Solver second, Map<String, List<String>> cache) {
        for (int sample = 0; sample < SAMPLES.size(); sample++) {
            if (!run(first, sample, cache).equals(run(second, sample, cache))) {
                return false;
            }
        }
        return true;
    }

    private static String run(Solver solver, int sample, Map<String, List<String>> cache) {
        List<String> runs = cache.computeIfAbsent(solver.toString(), spec -> new ArrayList<>());
        while (runs.size() <= sample) {
            runs.add(run(solver, SAMPLES.get(runs.size())));
        }
        return runs.get(sample);
    }

    private static String run(Solver solver, Sample sample) {
        if (!solver.descriptor().takes(sample.problem)) {
            return "not taken";
        }
        try {
            SolveResult result = solver.solve(
                    sample.problem,
                    SolveOptions.builder()
                            .seed(sample.seed)
                            .maxIterations(sample.iterations)
                            .build());
            SolveStatistics statistics = result.statistics();
            return result.status() + " " + result.board() + " " + result.reason() + " " + statistics.iterations() + " "
                    + statistics.evaluations() + " " + statistics.restarts() + " " + statistics.bestCost();
        } catch (IllegalArgumentException refused) {
            return refused.getMessage();
        }
    }

    private static boolean isNumber(Parameter<?> parameter) {
        return parameter.extremes().stream().anyMatch(value -> value.matches("-?[0-9].*"));
    }

    private static List<String> values(Parameter<?> parameter) {
        List<String> usual = !isNumber(parameter)
                ? parameter.extremes()
                : parameter.extremes().get(0).contains(".") ? FRACTIONS : WHOLE_NUMBERS;
        return VALUES.getOrDefault(parameter.key(), usual).stream()
                .filter(value -> isTaken(parameter, value))
                .toList();
    }

    private static boolean isTaken(Parameter<?> parameter, String value) {
        try {
            return !Optional.of(parameter.parse(value)).equals(parameter.defaultValue());
        } catch (IllegalArgumentException outOfRange) {
            return false;
        }
    }
}
