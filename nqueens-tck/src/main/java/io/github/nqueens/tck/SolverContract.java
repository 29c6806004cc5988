package io.github.nqueens.tck;

import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.tck.running.ParameterChoices;
import io.github.nqueens.tck.running.RuleTest;
import io.github.nqueens.tck.trial.Untestable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.TestAbortedException;

/**
 * What every solver promises, as tests of the numbered rules R01 to R17.
 *
 * <p>Each rule is tested with the default parameters. If it can depend on parameters, it is also tested with every
 * extreme of each: every constant, both ends of every range, and two threads if there is a parameter {@code threads}.
 * With default parameters the solver has to solve the sizes of {@link #withSizes}, several seeds each. With others it
 * has to keep the rules in 1,000 iterations on the least and the middle one of these sizes, in as many runs as a fixed number
 * of iterations and evaluations allows, but at least one. The sizes of {@link #withLargeSizes} are tried under limits only.
 *
 * <p>Seeds are fixed, so that a pass or a failure repeats. How late a run ends is measured in processor time of the
 * solving thread, which does not depend on other work of the machine. While that thread sleeps, parks or waits for a
 * lock, the clock on the wall is used. Time in which the host of a virtual machine let it stand still does not count.
 * Each rule is tested on its own thread, and fails if it has not ended after the time-out. The thread, a daemon, is
 * then interrupted and left alone. Rules R04 and R14 set the default locale, the time zone and the standard streams for
 * a moment.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class SolverContract {
    private static final Duration TIMEOUT = Duration.ofMinutes(1);

    private final SolverDescriptor descriptor;
    private final List<Integer> sizes;
    private final List<Integer> largeSizes;
    private final List<Map<String, String>> settings;
    private final Duration timeout;

    private SolverContract(
            SolverDescriptor descriptor,
            List<Integer> sizes,
            List<Integer> largeSizes,
            List<Map<String, String>> settings,
            Duration timeout) {
        this.descriptor = descriptor;
        this.sizes = sizes;
        this.largeSizes = largeSizes;
        this.settings = settings;
        this.timeout = timeout;
    }

    /**
     * The contract for one solver: sizes 4 to 12 to be solved, sizes up to 20,000 to be tried, every extreme of its
     * parameters, and a time-out of a minute for each rule.
     *
     * @param descriptor the solver to test
     * @return its contract
     */
    public static SolverContract of(SolverDescriptor descriptor) {
        Objects.requireNonNull(descriptor, "descriptor");
        return new SolverContract(
                descriptor, RuleTest.SIZES, RuleTest.LARGE_SIZES, ParameterChoices.of(descriptor), TIMEOUT);
    }

    /**
     * The same contract with other sizes to be solved. Those above the solver's largest size are left out.
     *
     * @param sizes one or more, each at least 4
     * @return a contract
     * @throws IllegalArgumentException if there is no size, or one is less than 4
     */
    public SolverContract withSizes(int... sizes) {
        return new SolverContract(descriptor, checked(sizes), largeSizes, settings, timeout);
    }

    /**
     * The same contract with other sizes to be tried under limits. Those above the solver's largest size are left out.
     *
     * @param sizes one or more, each at least 4
     * @return a contract
     * @throws IllegalArgumentException if there is no size, or one is less than 4
     */
    public SolverContract withLargeSizes(int... sizes) {
        return new SolverContract(descriptor, this.sizes, checked(sizes), settings, timeout);
    }

    /**
     * The same contract with other choices of parameters.
     *
     * @param settings parameters by key, one map for each choice; an empty map stands for the defaults, with which a solver
     *     has to solve all sizes
     * @return a contract
     * @throws IllegalArgumentException if there is no choice
     */
    public SolverContract withParameters(List<Map<String, String>> settings) {
        List<Map<String, String>> copies =
                NonNullLists.of("settings", settings).stream().map(Map::copyOf).toList();
        if (copies.isEmpty()) {
            throw new IllegalArgumentException("no parameters to test; give Map.of() for the defaults");
        }
        return new SolverContract(descriptor, sizes, largeSizes, copies, timeout);
    }

    /**
     * The same contract with another time-out.
     *
     * @param timeout how long the test of a rule with one choice of parameters may take, positive; a failure that waits
     *     for it costs that time
     * @return a contract
     * @throws IllegalArgumentException if {@code timeout} is not positive
     */
    public SolverContract withTimeout(Duration timeout) {
        if (Objects.requireNonNull(timeout, "timeout").isNegative() || timeout.isZero()) {
            throw new IllegalArgumentException(
                    "timeout is " + timeout + ", but a time-out is positive; try Duration.ofMinutes(1)");
        }
        return new SolverContract(descriptor, sizes, largeSizes, settings, timeout);
    }

    /**
     * The tests, to be returned from a method annotated with {@link org.junit.jupiter.api.TestFactory}. Each fails with an
     * {@link AssertionError} that names the rule, n, the seed, the parameters, what happened and what to do.
     *
     * @return one or more tests for each rule, in the order of the rules, the default parameters first
     */
    public Stream<DynamicTest> tests() {
        return RuleTest.all(descriptor, settings, sizes, largeSizes, timeout)
                .map(test -> DynamicTest.dynamicTest(test.name(), () -> {
                    try {
                        test.run();
                    } catch (Untestable e) {
                        throw new TestAbortedException(e.getMessage(), e);
                    }
                }));
    }

    private static List<Integer> checked(int... sizes) {
        List<Integer> sorted = new ArrayList<>();
        Arrays.stream(Objects.requireNonNull(sizes, "sizes").clone())
                .sorted()
                .distinct()
                .forEach(sorted::add);
        if (sorted.isEmpty()) {
            throw new IllegalArgumentException("no sizes to test; give one or more from 4 on");
        }
        if (sorted.get(0) < 4) {
            throw new IllegalArgumentException(
                    "a size to test is " + sorted.get(0) + ", but the rules try boards from 4 rows on");
        }
        return List.copyOf(sorted);
    }
}
