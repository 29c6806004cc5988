package io.github.nqueens.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The kit passes a sound solver, and finds each solver that is broken on purpose by the rule it breaks. */
class SolverContractTest {
    @TestFactory
    Stream<DynamicTest> aSoundSolverPasses() {
        return SolverContract.of(SolverDescriptor.of("sound", SolverContractTest::walk))
                .tests();
    }

    @Test
    void everyRuleHasATest() {
        List<String> names = SolverContract.of(SolverDescriptor.of("sound", SolverContractTest::walk))
                .tests()
                .map(DynamicTest::getDisplayName)
                .toList();
        for (int rule = 1; rule <= 17; rule++) {
            String number = String.format("R%02d", rule);
            assertThat(names).anyMatch(name -> name.contains(number));
        }
    }

    static Stream<Arguments> brokenSolvers() {
        RandomGenerator unseeded = new Random(42);
        return Stream.of(
                broken("R02", context -> SearchOutcome.solved(Board.identity(context.size()))),
                broken("R02", context -> SearchOutcome.solved(Board.of(1, 3, 0, 2))),
                broken("R02", context -> SearchOutcome.gaveUp("no wish to go on")),
                broken("R04", context -> walk(context, unseeded, true)),
                broken("R05", SolverContractTest::walkOn),
                broken("R07", context -> {
                    SearchOutcome outcome = walk(context);
                    Thread.interrupted();
                    return outcome;
                }),
                broken("R08", context -> {
                    context.boardSet(Board.random(context.size(), context.random()));
                    return walk(context);
                }),
                broken("R09", new WithSharedState()),
                broken("R11 events", context -> walk(context, context.random(), false)),
                broken("R11 what", context -> {
                    try {
                        return walk(context);
                    } catch (IllegalStateException swallowed) {
                        return SearchOutcome.gaveUp(swallowed.getMessage());
                    }
                }),
                broken("R12", context -> walk(context, unseeded, true)),
                broken("R14", context -> {
                    System.out.println("searching");
                    return walk(context);
                }),
                broken("R14", context -> {
                    Thread idle = new Thread(SolverContractTest::idle, "idle");
                    idle.setDaemon(true);
                    idle.start();
                    return walk(context);
                }),
                broken("R17", context -> {
                    deepen(context.size());
                    return walk(context);
                }));
    }

    @ParameterizedTest
    @MethodSource("brokenSolvers")
    void findsTheBrokenSolver(String rule, SearchAlgorithm algorithm) {
        DynamicTest test = SolverContract.of(SolverDescriptor.of("broken", algorithm))
                .tests()
                .filter(candidate -> candidate.getDisplayName().contains(rule))
                .findFirst()
                .orElseThrow();
        Throwable failure = null;
        try {
            test.getExecutable().execute();
        } catch (Throwable thrown) {
            failure = thrown;
        }
        assertThat(failure).as(test.getDisplayName()).isNotNull();
    }

    @Test
    void findsABuilderThatRefusesItsDefault() {
        Parameter<Integer> depth = Parameter.ofInt("depth", 1, 0, 9, "how deep to search");
        SolverDescriptor refusing = SolverDescriptor.builder(
                        "refusing", Object::new, settings -> SolverContractTest::walk)
                .parameter(depth, (settings, value) -> {
                    throw new IllegalArgumentException("no value is good enough");
                })
                .build();
        assertThatThrownBy(() -> ParameterRules.refusesBadParameters(refusing)).isInstanceOf(AssertionError.class);
    }

    private static Arguments broken(String rule, SearchAlgorithm algorithm) {
        return Arguments.of(rule, algorithm);
    }

    /** Swaps two random queens until none attack each other. */
    private static SearchOutcome walk(SearchContext context) {
        return walk(context, context.random(), true);
    }

    private static SearchOutcome walk(SearchContext context, RandomGenerator random, boolean honest) {
        int n = context.size();
        ConflictCounter queens = ConflictCounter.of(context.initialBoard().orElseGet(() -> Board.random(n, random)));
        context.boardSet(queens);
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            int row1 = random.nextInt(n);
            int row2 = random.nextInt(n);
            queens.swap(row1, row2);
            if (honest) {
                context.swapped(row1, row2);
            }
            context.best(queens.conflicts());
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    /** Goes on whatever tick() says. */
    private static SearchOutcome walkOn(SearchContext context) {
        int n = context.size();
        ConflictCounter queens = ConflictCounter.of(Board.random(n, context.random()));
        while (queens.conflicts() > 0) {
            context.tick();
            queens.swap(context.random().nextInt(n), context.random().nextInt(n));
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    private static int deepen(int levels) {
        return levels == 0 ? 0 : 1 + deepen(levels - 1);
    }

    private static void idle() {
        try {
            Thread.currentThread().join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** All runs draw from one generator. */
    private static final class WithSharedState implements SearchAlgorithm {
        private final RandomGenerator random = new Random(1);

        @Override
        public SearchOutcome search(SearchContext context) {
            return walk(context, random, true);
        }
    }
}
