package io.github.nqueens.tck;

import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * What every solver promises, as one test for each numbered rule.
 *
 * <p>The tests use boards of 8 to 12 rows with fixed seeds, so that a pass or a failure repeats. R06 is tested for what
 * can be told without a clock: the rest of it is measured, not asserted. R02 is tested by counting attacks anew. Immutable
 * and safe for use by several threads.
 */
public final class SolverContract {
    private final SolverDescriptor descriptor;

    private SolverContract(SolverDescriptor descriptor) {
        this.descriptor = descriptor;
    }

    /**
     * The contract for one solver.
     *
     * @param descriptor the solver to test
     * @return its contract
     * @throws NullPointerException if {@code descriptor} is null
     */
    public static SolverContract of(SolverDescriptor descriptor) {
        return new SolverContract(Objects.requireNonNull(descriptor, "descriptor"));
    }

    /**
     * The tests, to be returned from a method annotated with {@link org.junit.jupiter.api.TestFactory}. Each fails with an
     * {@link AssertionError} that names what the solver did.
     *
     * @return one test for each rule, in the order of the rules
     */
    public Stream<DynamicTest> tests() {
        return Stream.of(
                rule("R01 a size below 1 is an illegal argument", AnswerRules::refusesSizesBelowOne),
                rule("R02 a solved board is a solution of the size asked for", AnswerRules::solvesWhatItSaysItSolved),
                rule("R03 sizes 1, 2 and 3 are answered at once", AnswerRules::answersTheSmallestSizes),
                rule("R04 a seed repeats the run", AnswerRules::repeatsTheRunOfASeed),
                rule("R05 an iteration limit is kept to the iteration", LimitRules::keepsTheIterationLimit),
                rule("R06 a time limit ends the run", solver -> LimitRules.endsByTheTimeLimit(solver, sizeUpTo(500))),
                rule(
                        "R07 cancellation and interrupts end the run",
                        solver -> LimitRules.endsWhenCancelled(solver, sizeUpTo(200))),
                rule("R08 an initial board is honored or rejected", AnswerRules::honorsOrRejectsAnInitialBoard),
                rule("R09, R10 runs at once give what runs in turn give", ConcurrencyRules::runsAtOnceAsInTurn),
                rule("R11 events come in order and tell the truth", EventRules::tellsTheTruthInOrder),
                rule("R11 what a listener throws reaches the caller", EventRules::letsListenersThrow),
                rule("R12 the reported seed replays the run", AnswerRules::reportsTheSeed),
                contractOfParameters(),
                rule("R14 nothing is printed, no thread is left", ConcurrencyRules::leavesNothingBehind),
                rule("R15 a limited run never says unsolvable", LimitRules::neverSaysUnsolvableWhenLimited),
                contractOfMemory(),
                rule("R17 a small stack suffices", ConcurrencyRules::needsNoDeepStack));
    }

    private DynamicTest rule(String name, Consumer<Solver> test) {
        return DynamicTest.dynamicTest(descriptor.name() + ": " + name, () -> test.accept(Solvers.of(descriptor)));
    }

    private int sizeUpTo(int n) {
        return Math.min(n, descriptor.largestSize());
    }

    private DynamicTest contractOfParameters() {
        return DynamicTest.dynamicTest(
                descriptor.name() + ": R13 bad parameters are errors that say what is allowed",
                () -> ParameterRules.refusesBadParameters(descriptor));
    }

    private DynamicTest contractOfMemory() {
        return DynamicTest.dynamicTest(
                descriptor.name() + ": R16 a board that does not fit the memory is given up",
                () -> LimitRules.givesUpWhatDoesNotFit(Solvers.of(descriptor), descriptor.largestSize()));
    }
}
