package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.exact.constraint.ConstraintSearch;
import io.github.nqueens.algorithms.exact.constraint.Inference;
import io.github.nqueens.algorithms.exact.constraint.ValueOrder;
import io.github.nqueens.algorithms.exact.constraint.VariableOrder;
import io.github.nqueens.algorithms.localsearch.LocalBeam;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SolverTrait;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of a search whose heuristic is somebody else's and misbehaves. */
@Timeout(120)
class ForeignFunctionsTest {
    /** Does what a function must not do, and then lets it go on. */
    @FunctionalInterface
    interface Misdeed extends Runnable {}

    /** Searches with a function of one's own, by the function's name; each call of it does a misdeed first. */
    private static final Map<String, Function<Misdeed, SearchAlgorithm>> SEARCHES = searches();

    @AfterEach
    void noInterruptIsLeft() {
        Thread.interrupted();
    }

    private static Map<String, Function<Misdeed, SearchAlgorithm>> searches() {
        Map<String, Function<Misdeed, SearchAlgorithm>> searches = new LinkedHashMap<>();
        searches.put("variable order", misdeed -> {
            VariableOrder order = domains -> {
                misdeed.run();
                return domains.depth();
            };
            return ConstraintSearch.builder().variables(order).build();
        });
        searches.put("value order", misdeed -> {
            ValueOrder order = (domains, row, columns) -> misdeed.run();
            return ConstraintSearch.builder().values(order).build();
        });
        searches.put("inference", misdeed -> {
            Inference inference = (domains, row) -> {
                misdeed.run();
                return Inference.Method.FORWARD_CHECKING.placed(domains, row);
            };
            return ConstraintSearch.builder().inference(inference).build();
        });
        searches.put("restart rule of constraint search", misdeed -> {
            RestartRule rule = (attempt, iterations) -> {
                misdeed.run();
                return 1;
            };
            return ConstraintSearch.builder()
                    .values(ValueOrder.Rule.RANDOM)
                    .restart(rule)
                    .build();
        });
        searches.put("restart rule of the beam", misdeed -> {
            RestartRule rule = (attempt, iterations) -> {
                misdeed.run();
                return 1;
            };
            return LocalBeam.builder().boards(1).restart(rule).build();
        });
        return searches;
    }

    static Stream<String> functions() {
        return SEARCHES.keySet().stream();
    }

    private static SolveResult solve(String function, Misdeed misdeed, SolveOptions.Builder options) {
        Solver solver = Solvers.of("student", SEARCHES.get(function).apply(misdeed), SolverTrait.PARTIAL_BOARDS);
        return solver.solve(16, options.seed(1).build());
    }

    @ParameterizedTest
    @MethodSource("functions")
    void servesAsLongAsItBehaves(String function) {
        assertThat(solve(function, () -> {}, SolveOptions.builder()).isSolved()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("functions")
    void whatItThrowsReachesTheCaller(String function) {
        Misdeed misdeed = () -> {
            throw new ArithmeticException("broken on purpose");
        };
        assertThatThrownBy(() -> solve(function, misdeed, SolveOptions.builder()))
                .hasStackTraceContaining("broken on purpose");
    }

    @ParameterizedTest
    @MethodSource("functions")
    void anErrorReachesTheCallerToo(String function) {
        Misdeed misdeed = () -> {
            throw new StackOverflowError("broken on purpose");
        };
        assertThatThrownBy(() -> solve(function, misdeed, SolveOptions.builder()))
                .hasStackTraceContaining("broken on purpose");
    }

    @ParameterizedTest
    @MethodSource("functions")
    void anInterruptEndsTheRunAndStays(String function) {
        SolveResult result = solve(function, () -> Thread.currentThread().interrupt(), SolveOptions.builder());
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
        assertThat(Thread.currentThread().isInterrupted()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("functions")
    void aCancellationInItEndsTheRun(String function) {
        CancellationToken token = new CancellationToken();
        int[] calls = new int[1];
        Misdeed misdeed = () -> {
            token.cancel();
            calls[0]++;
        };
        SolveResult result = solve(function, misdeed, SolveOptions.builder().cancellation(token));
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
        assertThat(calls[0]).isLessThanOrEqualTo(2);
    }

    /** It uses up all the time there is, in its first call. */
    @ParameterizedTest
    @MethodSource("functions")
    void aFunctionThatTakesTooLongEndsTheRunWhenItReturns(String function) {
        int[] calls = new int[1];
        Misdeed misdeed = () -> {
            calls[0]++;
            long start = System.nanoTime();
            while (System.nanoTime() - start < Duration.ofMillis(60).toNanos()) {
                Thread.onSpinWait();
            }
        };
        SolveResult result = solve(function, misdeed, SolveOptions.builder().timeLimit(Duration.ofMillis(30)));
        assertThat(result.status()).isEqualTo(SolveStatus.TIME_LIMIT);
        assertThat(calls[0]).isLessThanOrEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE, 16, Integer.MAX_VALUE})
    void aRowBeyondTheBoardIsNamed(int row) {
        VariableOrder order = domains -> row;
        Solver solver = Solvers.of(
                "student",
                ConstraintSearch.builder().variables(order).build(),
                SolverTrait.COMPLETE,
                SolverTrait.PARTIAL_BOARDS);
        assertThatThrownBy(() -> solver.solve(16)).hasStackTraceContaining("chose row " + row + ", but must choose");
    }

    /** Without patience every iteration is an attempt of its own; the limits hold all the same. */
    @ParameterizedTest
    @ValueSource(longs = {0, -1, Long.MIN_VALUE})
    void aRuleWithoutPatienceEndsAtTheLimit(long patience) {
        for (Supplier<SearchAlgorithm> search : withRule((attempt, iterations) -> patience)) {
            SolveResult result = Solvers.of("student", search.get(), SolverTrait.PARTIAL_BOARDS)
                    .solve(
                            16,
                            SolveOptions.builder().seed(1).maxIterations(1_000).build());
            assertThat(result.status()).isIn(SolveStatus.SOLVED, SolveStatus.ITERATION_LIMIT);
            assertThat(result.statistics().iterations()).isLessThanOrEqualTo(1_000);
        }
    }

    @Test
    void aRuleThatReturnsNothingIsNamed() {
        RestartRule rule = new RestartRule() {
            @Override
            public long patience(long attempt, long iterations) {
                return 1;
            }

            @Override
            @SuppressWarnings("NullAway") // This is what the test is about.
            public RestartRule times(long unit) {
                return null;
            }
        };
        for (Supplier<SearchAlgorithm> search : withRule(rule)) {
            assertThatThrownBy(() -> Solvers.of("student", search.get(), SolverTrait.PARTIAL_BOARDS)
                            .solve(16))
                    .hasStackTraceContaining("returned null");
        }
    }

    private static List<Supplier<SearchAlgorithm>> withRule(RestartRule rule) {
        return List.of(
                () -> LocalBeam.builder().boards(1).restart(rule).build(),
                () -> ConstraintSearch.builder()
                        .values(ValueOrder.Rule.RANDOM)
                        .restart(rule)
                        .build());
    }

    @Test
    void nullIsRefusedByTheBuilders() {
        assertThatThrownBy(() -> ConstraintSearch.builder().variables(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> ConstraintSearch.builder().values(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> ConstraintSearch.builder().inference(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> LocalBeam.builder().restart(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> BestFirst.builder().heuristic(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> ExactCover.builder().primary(null)).isInstanceOf(NullPointerException.class);
    }

    /** What takes the solutions of an enumeration is foreign too. */
    @Test
    void anInterruptOfTheConsumerEndsAnEnumeration() {
        int[] solutions = new int[2];
        ExactCover.Enumeration cover = ExactCover.builder()
                .build()
                .enumerate(Problem.queens(8), Limits.none(), board -> {
                    solutions[0]++;
                    Thread.currentThread().interrupt();
                });
        assertThat(Thread.interrupted()).isTrue();
        assertThat(cover.isComplete()).isFalse();
        assertThat(cover.solutions()).isEqualTo(solutions[0]).isEqualTo(1);
        ConstraintSearch.Enumeration constraint = ConstraintSearch.builder()
                .build()
                .enumerate(Problem.queens(8), Limits.none(), board -> {
                    solutions[1]++;
                    Thread.currentThread().interrupt();
                });
        assertThat(Thread.interrupted()).isTrue();
        assertThat(constraint.isComplete()).isFalse();
        assertThat(constraint.solutions()).isEqualTo(solutions[1]).isEqualTo(1);
        assertThatThrownBy(() -> ExactCover.builder().build().enumerate(Problem.queens(8), Limits.none(), board -> {
                    throw new ArithmeticException("broken on purpose");
                }))
                .hasStackTraceContaining("broken on purpose");
    }
}
