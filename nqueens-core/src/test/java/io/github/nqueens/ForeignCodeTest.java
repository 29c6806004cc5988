package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What algorithms, listeners and estimates of memory throw, return and do reaches nobody but its owner. */
class ForeignCodeTest {
    private static final Board SOLUTION = Board.of(1, 3, 0, 2);

    /** Fails at the second iteration, and keeps what it is told. */
    private static class Failing implements SolveListener {
        private final Throwable failure;
        private final List<String> events = new ArrayList<>();
        private Throwable failed;

        Failing(Throwable failure) {
            this.failure = failure;
        }

        @Override
        public void onIteration(long iteration) {
            events.add("iteration " + iteration);
            if (iteration == 2) {
                throwAnything(failure);
            }
        }

        @Override
        public void onEnd(SolveResult result) {
            events.add("end " + result.status());
        }

        @Override
        public void onFailed(Throwable thrown) {
            events.add("failed");
            failed = thrown;
        }
    }

    /** A listener in another language may throw a checked exception. */
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void throwAnything(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private static SearchOutcome ticking(SearchContext context) {
        while (context.tick()) {
            context.evaluated(1);
        }
        return SearchOutcome.stopped();
    }

    /** Algorithms that catch what comes out of the listener. */
    static List<SearchAlgorithm> swallowers() {
        return List.of(
                context -> {
                    while (true) {
                        try {
                            return ticking(context);
                        } catch (RuntimeException | Error swallowed) {
                            context.evaluated(1);
                        }
                    }
                },
                context -> {
                    try {
                        return ticking(context);
                    } catch (Throwable swallowed) {
                        return SearchOutcome.gaveUp("because of " + swallowed);
                    }
                },
                context -> {
                    try {
                        return ticking(context);
                    } catch (Throwable swallowed) {
                        return SearchOutcome.solved(SOLUTION);
                    }
                },
                context -> {
                    try {
                        return ticking(context);
                    } catch (Throwable swallowed) {
                        return null;
                    }
                },
                context -> {
                    try {
                        return ticking(context);
                    } catch (Throwable swallowed) {
                        throw new IllegalStateException("wrapped", swallowed);
                    }
                },
                context -> {
                    try {
                        return ticking(context);
                    } finally {
                        context.requireOngoing();
                    }
                });
    }

    @ParameterizedTest
    @MethodSource("swallowers")
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whatAListenerThrowsReachesTheCallerWhateverTheAlgorithmCatches(SearchAlgorithm swallower) {
        for (Throwable failure : Arrays.asList(
                new IllegalStateException("mine"), new AssertionError("mine"), new java.io.IOException("mine"))) {
            Failing listener = new Failing(failure);
            assertThatThrownBy(() -> Solvers.of("swallower", swallower)
                            .solve(
                                    4,
                                    SolveOptions.builder()
                                            .maxIterations(10)
                                            .listener(listener)
                                            .build()))
                    .isSameAs(failure);
            assertThat(listener.failed).isSameAs(failure);
            assertThat(listener.events).containsExactly("iteration 1", "iteration 2", "failed");
        }
    }

    @ParameterizedTest
    @MethodSource("swallowers")
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whatAConsumerOfProgressThrowsReachesTheCallerToo(SearchAlgorithm swallower) {
        RuntimeException failure = new IllegalStateException("mine");
        int[] reports = new int[1];
        assertThatThrownBy(() -> Solvers.of("swallower", swallower)
                        .solve(
                                4,
                                SolveOptions.builder()
                                        .progress(Duration.ofNanos(1), soFar -> {
                                            if (++reports[0] == 3) {
                                                throw failure;
                                            }
                                        })
                                        .build()))
                .isSameAs(failure);
    }

    @Test
    void aListenerIsToldNothingAfterItsEnd() {
        List<SearchContext> kept = new ArrayList<>();
        List<String> events = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void onBest(long cost) {
                events.add("best " + cost);
            }

            @Override
            public void onIteration(long iteration) {
                events.add("iteration " + iteration);
            }

            @Override
            public void onEnd(SolveResult result) {
                events.add("end");
            }
        };
        Solvers.of("leaking", context -> {
                    kept.add(context);
                    return SearchOutcome.solved(SOLUTION);
                })
                .solve(4, SolveOptions.builder().listener(listener).build());
        assertThat(kept.get(0).tick()).isFalse();
        assertThat(kept.get(0).shouldStop()).isTrue();
        assertThat(kept.get(0).observed()).isFalse();
        kept.get(0).restarted();
        kept.get(0).placed(0, 1);
        assertThat(events).containsExactly("best 0", "end");
    }

    @Test
    void aRunThatFailedIsOverForWhoeverKeptIt() {
        List<SearchContext> kept = new ArrayList<>();
        Solver failing = Solvers.of("failing", context -> {
            kept.add(context);
            throw new IllegalStateException("the algorithm's own");
        });
        assertThatIllegalStateException().isThrownBy(() -> failing.solve(4));
        assertThat(kept.get(0).tick()).isFalse();
        assertThat(kept.get(0).shouldStop()).isTrue();
    }

    private static Solver needing(LongSupplier bytes) {
        return Solvers.of("needing", new SearchAlgorithm() {
            @Override
            public SearchOutcome search(SearchContext context) {
                return SearchOutcome.solved(SOLUTION);
            }

            @Override
            public long memory(Problem problem, Optional<Board> initialBoard) {
                return bytes.getAsLong();
            }
        });
    }

    @Test
    void anAmountOfMemoryThatNoHeapHoldsIsGivenUp() {
        for (long bytes : new long[] {Long.MAX_VALUE, Long.MAX_VALUE - 16, Long.MAX_VALUE / 2}) {
            SolveResult result = needing(() -> bytes).solve(4, SolveOptions.defaults());
            assertThat(result.status()).isEqualTo(SolveStatus.GAVE_UP);
            assertThat(result.reason().orElseThrow()).contains("MiB").contains("-Xmx");
        }
    }

    @Test
    void aNegativeAmountOfMemoryIsADefectOfThatSolver() {
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() -> needing(() -> -1).solve(4, SolveOptions.defaults()))
                .withMessageContaining("needing")
                .withMessageContaining("-1")
                .satisfies(defect -> assertThat(defect.solver()).isEqualTo("needing"));
    }

    @Test
    void theAmountOfMemoryIsAskedForOnceAlsoWhenItIsShort() {
        int[] asked = new int[1];
        Solver hungry = Solvers.of("hungry", new SearchAlgorithm() {
            @Override
            public SearchOutcome search(SearchContext context) {
                throw new OutOfMemoryError("on purpose");
            }

            @Override
            public long memory(Problem problem, Optional<Board> initialBoard) {
                asked[0]++;
                return 5L << 20;
            }
        });
        SolveResult result = hungry.solve(4, SolveOptions.defaults());
        assertThat(result.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(result.reason().orElseThrow()).startsWith("the heap of ").contains("had no room");
        assertThat(asked[0]).isEqualTo(1);
    }

    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void errorsThatCauseEachOtherEndTheRun() {
        Error first = new InternalError("first");
        Error second = new InternalError("second", first);
        first.initCause(second);
        Solver solver = Solvers.of("cyclic", context -> {
            throw first;
        });
        assertThatThrownBy(() -> solver.solve(4, SolveOptions.defaults())).isSameAs(first);
    }

    @Test
    void aBuilderFunctionThatReturnsNullIsADefectOfThatSolver() {
        for (SolverDescriptor descriptor : List.of(
                SolverDescriptor.builder("empty", () -> 0, unused -> null).build(),
                SolverDescriptor.builder("empty", () -> null, unused -> context -> SearchOutcome.stopped())
                        .build())) {
            assertThatExceptionOfType(SolverDefectException.class)
                    .isThrownBy(() -> Solvers.of(descriptor))
                    .withMessageContaining("empty")
                    .withMessageContaining("null")
                    .satisfies(defect -> assertThat(defect.solver()).isEqualTo("empty"));
        }
    }

    @Test
    void anAlgorithmRefusesAProblemBeforeTheRunAndIsNotAskedForKnownAnswers() {
        SearchAlgorithm picky = new SearchAlgorithm() {
            @Override
            public SearchOutcome search(SearchContext context) {
                return SearchOutcome.solved(SOLUTION);
            }

            @Override
            public void requireFit(Problem problem) {
                throw new IllegalArgumentException("n is " + problem.size() + ", but must be 1 to 3");
            }
        };
        Solver solver = Solvers.of("picky", picky);
        Failing listener = new Failing(new IllegalStateException());
        SolveOptions options = SolveOptions.builder().listener(listener).build();
        assertThatThrownBy(() -> solver.solve(4, options))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("n is 4, but must be 1 to 3");
        assertThat(listener.events).isEmpty();
        assertThat(solver.solve(1, SolveOptions.defaults()).isSolved()).isTrue();
        assertThat(solver.solve(3, SolveOptions.defaults()).status()).isEqualTo(SolveStatus.UNSOLVABLE);
    }

    /** A search that goes on after it was told to stop has not seen everything, so it proves nothing. */
    @Test
    void aSearchThatWasStoppedProvesNothing() {
        Problem problem = Problem.builder(8).block(0, 0).build();
        Solver solver = Solvers.of(
                "hasty",
                context -> {
                    ticking(context);
                    return SearchOutcome.unsolvable();
                },
                SolverTrait.EVERY_PROBLEM);
        SolveResult result =
                solver.solve(problem, SolveOptions.builder().maxIterations(10).build());
        assertThat(result.status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        CancellationToken token = new CancellationToken();
        token.cancel();
        assertThat(solver.solve(
                                problem,
                                SolveOptions.builder().cancellation(token).build())
                        .status())
                .isEqualTo(SolveStatus.CANCELLED);
    }

    @Test
    void whatAListenerThrowsAtLastHidesNoFailure() {
        Failing listener = new Failing(new IllegalStateException("first")) {
            @Override
            public void onFailed(Throwable thrown) {
                throwAnything(new java.io.IOException("second"));
            }
        };
        assertThatIllegalStateException()
                .isThrownBy(() -> Solvers.of("ticking", ForeignCodeTest::ticking)
                        .solve(8, SolveOptions.builder().listener(listener).build()))
                .withMessage("first")
                .satisfies(thrown -> assertThat(thrown.getSuppressed()).hasSize(1));
    }

    /** An error of anybody's class may throw instead of telling its cause. */
    @Test
    void anErrorThatHidesItsCauseIsPassedOn() {
        Error hiding = new Error("mine") {
            private static final long serialVersionUID = 1;

            @Override
            public synchronized Throwable getCause() {
                throw new IllegalStateException("hidden");
            }
        };
        assertThatThrownBy(() -> Solvers.of("hiding", context -> {
                            throw hiding;
                        })
                        .solve(8))
                .isSameAs(hiding);
    }

    @Test
    void aSolverThatReturnsNothingIsNamed() {
        Solver solver = new Solver() {
            @Override
            public SolverDescriptor descriptor() {
                return SolverDescriptor.of("empty", context -> SearchOutcome.stopped());
            }

            @Override
            public SolveResult solve(Problem problem, SolveOptions options) {
                return null;
            }
        };
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() -> solver.solve(8))
                .withMessageContaining("'empty'")
                .withMessageContaining("null");
    }
}
