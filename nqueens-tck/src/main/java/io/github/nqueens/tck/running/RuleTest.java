package io.github.nqueens.tck.running;

import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.tck.rule.Rule;
import io.github.nqueens.tck.rule.Rule.Mode;
import io.github.nqueens.tck.rule.Rules;
import io.github.nqueens.tck.trial.Trial;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A rule, to be tried on a solver with one choice of parameters.
 *
 * @param rule the rule
 * @param descriptor the solver
 * @param setting the parameters by key; an empty map stands for the defaults
 * @param sizes the sizes to be solved
 * @param largeSizes the sizes to be tried under limits
 * @param timeout how long the test may take
 */
public record RuleTest(
        Rule rule,
        SolverDescriptor descriptor,
        Map<String, String> setting,
        List<Integer> sizes,
        List<Integer> largeSizes,
        Duration timeout) {
    /** Sizes to be solved, unless others are asked for. */
    public static final List<Integer> SIZES = List.of(4, 5, 6, 7, 8, 9, 10, 11, 12);

    /** Sizes to be tried under limits, unless others are asked for. */
    public static final List<Integer> LARGE_SIZES = List.of(13, 33, 64, 65, 100, 127, 128, 1_000, 20_000);

    /**
     * All tests of a solver, in the order of the rules, the first choice of parameters first. Sizes above the solver's
     * largest one are left out.
     */
    public static Stream<RuleTest> all(
            SolverDescriptor descriptor,
            List<Map<String, String>> settings,
            List<Integer> sizes,
            List<Integer> largeSizes,
            Duration timeout) {
        List<Integer> solved = fitting(descriptor, sizes);
        List<Integer> tried = fitting(descriptor, largeSizes);
        return Rules.ALL.stream()
                .flatMap(rule -> settings.stream()
                        .filter(setting -> rule.mode() != Mode.ONCE || setting.equals(settings.get(0)))
                        .map(setting -> new RuleTest(rule, descriptor, setting, solved, tried, timeout)));
    }

    /** Whether this tests the rule of a number, such as {@code R07}; some tests are of two rules. */
    public boolean isOf(String number) {
        return List.of(rule.number().split(", ", -1)).contains(number);
    }

    /** The solver with its parameters, the rule and its promise. */
    public String name() {
        return descriptor.name() + specOf(setting) + ": " + rule.number() + " " + rule.promise();
    }

    /**
     * Tries the rule on a thread of its own.
     *
     * @throws io.github.nqueens.tck.trial.BrokenRule if the solver does not keep the rule
     * @throws io.github.nqueens.tck.trial.Untestable if the rule cannot be tried here
     */
    public void run() throws InterruptedException {
        Deadline.test(rule, new Trial(rule.number(), descriptor, setting, sizes, largeSizes), timeout);
    }

    private static String specOf(Map<String, String> setting) {
        return setting.isEmpty()
                ? ""
                : new TreeMap<>(setting)
                        .entrySet().stream()
                                .map(entry -> entry.getKey() + "=" + entry.getValue())
                                .collect(Collectors.joining(",", ":", ""));
    }

    private static List<Integer> fitting(SolverDescriptor descriptor, List<Integer> all) {
        List<Integer> fitting =
                all.stream().filter(n -> n <= descriptor.largestSize()).toList();
        return fitting.isEmpty() ? List.of(descriptor.largestSize()) : fitting;
    }
}
