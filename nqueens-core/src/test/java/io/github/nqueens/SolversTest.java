package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.fixture.Providers;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the library does around an algorithm, with algorithms that keep or break their word. */
class SolversTest {
    /** Even, and not 2 more than a multiple of 6. */
    private static final int LARGE = 100_000;

    private static final Solver WALK = Solvers.of("random-walk", SolversTest::walk);

    private static SearchOutcome walk(SearchContext context) {
        ConflictCounter queens = ConflictCounter.of(
                context.initialBoard().orElseGet(() -> Board.random(context.size(), context.random())));
        context.boardSet(queens);
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            queens.swap(
                    context.random().nextInt(context.size()), context.random().nextInt(context.size()));
            context.cost(queens.conflicts());
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    @Test
    void aLambdaIsASolver() {
        assertThat(WALK.name()).isEqualTo("random-walk");
        assertThat(WALK.solve(8).isSolution()).isTrue();
        assertThat(WALK.solve(1)).isEqualTo(Board.of(0));
        assertThatThrownBy(() -> WALK.solve(3))
                .isInstanceOfSatisfying(
                        NoSolutionException.class, e -> assertThat(e.size()).isEqualTo(3))
                .hasMessageContaining("3 queens");
    }

    @Test
    void aFalseClaimIsADefectOfTheSolver() {
        assertDefect(context -> SearchOutcome.solved(Board.identity(context.size())), "28 attacking pairs");
        assertDefect(context -> SearchOutcome.solved(Board.of(1, 3, 0, 2)), "it claimed a board for n = 8 (seed ");
        assertDefect(context -> SearchOutcome.solved(Board.of(1, 3, 0, 2)), ") that has 4 rows");
        assertDefect(context -> null, "returned null");
        assertDefect(context -> SearchOutcome.stopped(), "neither tick() nor shouldStop() told it to");
    }

    private static void assertDefect(SearchAlgorithm algorithm, String defect) {
        Solver liar = Solvers.of("liar", algorithm);
        Throwable[] failure = new Throwable[1];
        SolveListener listener = new SolveListener() {
            @Override
            public void onFailed(Throwable thrown) {
                failure[0] = thrown;
            }
        };
        assertThatThrownBy(() ->
                        liar.solve(8, SolveOptions.builder().listener(listener).build()))
                .isInstanceOfSatisfying(
                        SolverDefectException.class, e -> assertThat(e.solver()).isEqualTo("liar"))
                .hasMessageContaining("'liar'")
                .hasMessageContaining(defect);
        assertThat(failure[0]).isInstanceOf(SolverDefectException.class);
    }

    @Test
    void givingUpIsToldWithItsReason() {
        Solver tired = Solvers.of("tired", context -> SearchOutcome.gaveUp("it is late"));
        SolveResult result = tired.solve(8, SolveOptions.defaults());
        assertThat(result.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(result.reason()).hasValue("it is late");
        assertThat(result.board()).isEmpty();
        assertThatThrownBy(() -> tired.solve(8))
                .isInstanceOfSatisfying(
                        SearchAbandonedException.class,
                        e -> assertThat(e.result().status()).isEqualTo(SolveStatus.GAVE_UP))
                .hasMessageContaining("tired")
                .hasMessageContaining("it is late");
    }

    @Test
    void limitsEndARunWithTheirStatus() {
        assertThat(solve(SolveOptions.builder().maxIterations(3)).status()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(solve(SolveOptions.builder().timeLimit(Duration.ofNanos(1))).status())
                .isEqualTo(SolveStatus.TIME_LIMIT);
        CancellationToken token = new CancellationToken();
        token.cancel();
        assertThat(solve(SolveOptions.builder().cancellation(token)).status()).isEqualTo(SolveStatus.CANCELLED);
        assertThatThrownBy(() -> solve(SolveOptions.builder().maxIterations(3)).orElseThrow())
                .isInstanceOf(SearchAbandonedException.class)
                .hasMessageContaining("ITERATION_LIMIT")
                .hasMessageContaining("3 iterations");
    }

    @Test
    void theReasonSaysWhichLimitEndedTheRun() {
        assertThat(solve(SolveOptions.builder().maxIterations(3)).reason()).hasValue("the iteration limit was reached");
        assertThat(solve(SolveOptions.builder().timeLimit(Duration.ZERO)).reason())
                .hasValue("the time limit was reached");
        CancellationToken token = new CancellationToken();
        token.cancel();
        assertThat(solve(SolveOptions.builder().cancellation(token)).reason()).hasValue("the run was cancelled");
    }

    @Test
    void aRunThatEndsDuringItsSetUpSaysWhy() {
        CancellationToken token = new CancellationToken();
        Solver solver = Solvers.of("slow-start", context -> {
            token.cancel();
            return SearchOutcome.solved(context.randomBoard());
        });
        SolveResult result =
                solver.solve(8, SolveOptions.builder().cancellation(token).build());
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
        assertThat(result.statistics().iterations()).isZero();
    }

    @Test
    void aSeedIsDrawnForEachRunThatIsGivenNoneAndReplaysIt() {
        SolveStatistics first = WALK.solve(8, SolveOptions.defaults()).statistics();
        SolveStatistics second = WALK.solve(8, SolveOptions.defaults()).statistics();
        // Equal by chance once in 2^64 runs of this test.
        assertThat(first.seed()).isNotEqualTo(second.seed());
        SolveStatistics replay =
                WALK.solve(8, SolveOptions.builder().seed(first.seed()).build()).statistics();
        assertThat(replay.iterations()).isEqualTo(first.iterations());
    }

    @Test
    void resultsSayHowTheRunEnded() {
        SolveResult stopped = solve(SolveOptions.builder().maxIterations(3));
        assertThat(stopped.toString())
                .startsWith("ITERATION_LIMIT by random-walk, n = 30, seed 5: 3 iterations, 0 evaluations, 0 restarts, ")
                .endsWith(" ms (the iteration limit was reached)");
        SolveStatistics statistics = stopped.statistics();
        double milliseconds = statistics.elapsed().toNanos() / 1e6;
        assertThat(statistics).asString().endsWith("0 restarts, " + milliseconds + " ms");
        SolveResult solved = WALK.solve(1, SolveOptions.defaults());
        assertThat(solved).hasToString("SOLVED by " + solved.statistics());
    }

    private static SolveResult solve(SolveOptions.Builder options) {
        return WALK.solve(30, options.seed(5).build());
    }

    @Test
    void argumentsAreChecked() {
        assertThatThrownBy(() -> WALK.solve(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("n is 0");
        assertThatThrownBy(() -> WALK.solve(8, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageContaining("options");
        assertThatThrownBy(() -> WALK.solve(
                        9,
                        SolveOptions.builder().initialBoard(Board.identity(8)).build()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("8 rows")
                .hasMessageContaining("n is 9");
        Solver small = Solvers.of(SolverDescriptor.builder("small", () -> 0, unused -> SolversTest::walk)
                .largestSize(10)
                .build());
        assertThatThrownBy(() -> small.solve(11))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("11")
                .hasMessageContaining("at most 10");
        assertThat(small.solve(10).isSolution()).isTrue();
        assertThatThrownBy(() -> small.solve(Problem.queens(11), SolveOptions.defaults()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at most 10");
        assertThatThrownBy(() -> small.solve(
                        8,
                        SolveOptions.builder().initialBoard(Board.identity(8)).build()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'small'");
        assertThatThrownBy(() -> SolveOptions.builder().maxIterations(-1)).hasMessageContaining("-1");
        assertThatThrownBy(() -> SolveOptions.builder().timeLimit(Duration.ofMillis(-5)))
                .hasMessageContaining("PT-0.005S");
        assertThatThrownBy(() -> SolveOptions.builder().timeLimit(null)).hasMessageContaining("timeLimit");
        assertThatThrownBy(() -> SolveOptions.builder().initialBoard(null)).hasMessageContaining("initialBoard");
        assertThatThrownBy(() -> SolveOptions.builder().listener(null)).hasMessageContaining("listener");
        assertThatThrownBy(() -> SolveOptions.builder().cancellation(null)).hasMessageContaining("cancellation");
        assertThatThrownBy(() -> Solvers.of("Not A Name", SolversTest::walk))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Not A Name");
        assertThatThrownBy(() -> Solvers.of("x", null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> Solvers.of("x", context -> SearchOutcome.stopped(), SolverTrait.COMPLETE, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("traits[1]");
        assertThatThrownBy(() -> Solvers.of("x", SolversTest::walk, (SolverTrait[]) null))
                .hasMessage("traits");
        assertThatThrownBy(() -> Solvers.of(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void aSolvedInitialBoardComesBackWithoutASearch() {
        Board solution = Board.of(1, 3, 0, 2);
        SolveResult result = Solvers.of(
                        "never", context -> SearchOutcome.gaveUp("must not be asked"), SolverTrait.STARTS_FROM_BOARD)
                .solve(4, SolveOptions.builder().initialBoard(solution).build());
        assertThat(result.orElseThrow()).isSameAs(solution);
        assertThat(result.statistics().iterations()).isZero();
        assertThat(result.statistics().bestCost()).hasValue(0);
    }

    @Test
    void whatAnAlgorithmOrAListenerThrowsReachesTheCallerAndTheEndIsStillTold() {
        List<String> events = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void onEnd(SolveResult result) {
                events.add("end " + result.status());
                throw new IllegalStateException("in onEnd");
            }

            @Override
            public void onFailed(Throwable thrown) {
                events.add("failed " + thrown.getMessage());
                throw new IllegalStateException("in onFailed");
            }
        };
        Solver failing = Solvers.of("failing", context -> {
            throw new ArithmeticException("in search");
        });
        assertThatThrownBy(() -> failing.solve(
                        8, SolveOptions.builder().listener(listener).build()))
                .isInstanceOf(ArithmeticException.class)
                .satisfies(e -> assertThat(e.getSuppressed()).hasSize(1));
        assertThat(events).containsExactly("failed in search");
        assertThatThrownBy(() ->
                        WALK.solve(8, SolveOptions.builder().listener(listener).build()))
                .isInstanceOf(IllegalStateException.class);
        assertThat(events).containsExactly("failed in search", "end SOLVED");
    }

    @Test
    void aBoardThatExceedsTheHeapIsGivenUpBeforeTheSearch() {
        Solver never = Solvers.of("never", context -> {
            throw new AssertionError("must not be asked");
        });
        // 8 GiB for the board and a sixteenth of that to verify it; the tests run in 2.
        SolveResult result = never.solve(Integer.MAX_VALUE - 8, SolveOptions.defaults());
        assertThat(result.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(result.reason().orElseThrow()).contains("8,704 MiB").contains("-Xmx");
    }

    @Test
    void anAlgorithmThatNeedsMoreThanTheHeapIsGivenUpBeforeTheSearch() {
        Solver greedy = Solvers.of("greedy", new SearchAlgorithm() {
            @Override
            public SearchOutcome search(SearchContext context) {
                throw new AssertionError("must not be asked");
            }

            @Override
            public long memory(Problem problem, Optional<Board> initialBoard) {
                return Runtime.getRuntime().maxMemory();
            }
        });

        SolveResult result = greedy.solve(8, SolveOptions.defaults());

        assertThat(result.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(result.reason().orElseThrow()).contains("MiB").contains("-Xmx");
    }

    @Test
    void anAllocationThatFailsIsAGivingUpUnlessTheCallerMadeIt() {
        Solver hungry = Solvers.of("hungry", context -> {
            long[] sixteenGibibytes = new long[Integer.MAX_VALUE - 8];
            return SearchOutcome.gaveUp(sixteenGibibytes.length + " numbers fit the tests' heap");
        });
        SolveResult result = hungry.solve(8, SolveOptions.defaults());
        assertThat(result.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(result.reason().orElseThrow())
                .as("an algorithm that says nothing of its memory may need any amount")
                .startsWith("the heap of ")
                .contains("had no room")
                .contains("-Xmx");

        Solver linking = Solvers.of("linking", context -> {
            throw new BootstrapMethodError(new OutOfMemoryError("Java heap space"));
        });
        assertThat(linking.solve(8, SolveOptions.defaults()).status()).isEqualTo(SolveStatus.GAVE_UP);

        Error own = new BootstrapMethodError(new OutOfMemoryError("of the listener"));
        SolveListener listener = new SolveListener() {
            @Override
            public void onIteration(long iteration) {
                throw own;
            }
        };
        assertThatThrownBy(() ->
                        WALK.solve(8, SolveOptions.builder().listener(listener).build()))
                .isSameAs(own);
    }

    @Test
    void anInitialBoardGoesOnlyToSolversThatStartFromIt() {
        SolveOptions diagonal =
                SolveOptions.builder().initialBoard(Board.identity(8)).build();
        SolveOptions column = SolveOptions.builder()
                .initialBoard(Board.of(0, 0, 0, 0, 0, 0, 0, 0))
                .build();
        SearchAlgorithm echo = context ->
                SearchOutcome.gaveUp(context.initialBoard().orElseThrow().toString());

        assertThatThrownBy(() -> Solvers.of("echo", echo).solve(8, diagonal))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'echo'")
                .hasMessageContaining("choose a solver that starts from boards");
        Solver any = Solvers.of("echo", echo, SolverTrait.STARTS_FROM_BOARD);
        assertThat(any.solve(8, column).reason()).hasValue("[0, 0, 0, 0, 0, 0, 0, 0]");
        Solver swapping = Solvers.of("echo", echo, SolverTrait.STARTS_FROM_BOARD, SolverTrait.PERMUTATION_ONLY);
        assertThat(swapping.solve(8, diagonal).reason()).hasValue("[0, 1, 2, 3, 4, 5, 6, 7]");
        assertThatThrownBy(() -> swapping.solve(8, column))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("share a column");
    }

    @Test
    void theCheckOfALargeInitialBoardEndsWithTheRun() {
        SearchAlgorithm none = context -> SearchOutcome.gaveUp("searched");
        Solver swapping = Solvers.of("swapping", none, SolverTrait.STARTS_FROM_BOARD, SolverTrait.PERMUTATION_ONLY);
        CancellationToken cancelled = new CancellationToken();
        cancelled.cancel();

        SolveOptions shared = SolveOptions.builder()
                .initialBoard(changedAtItsEnd(Board.identity(LARGE)))
                .build();
        assertThatThrownBy(() -> swapping.solve(LARGE, shared)).hasMessageContaining("share a column");
        assertThat(swapping.solve(
                                LARGE,
                                shared.toBuilder().cancellation(cancelled).build())
                        .status())
                .isEqualTo(SolveStatus.CANCELLED);

        SolveOptions small = SolveOptions.builder()
                .initialBoard(changedAtItsEnd(Board.identity(1_000)))
                .cancellation(cancelled)
                .build();
        assertThatThrownBy(() -> swapping.solve(1_000, small)).hasMessageContaining("share a column");
    }

    @Test
    void aLargeInitialBoardIsLookedAtForASolutionUntilTheRunIsOver() {
        Solver any = Solvers.of("any", context -> SearchOutcome.gaveUp("searched"), SolverTrait.STARTS_FROM_BOARD);
        Board solution = stairs(LARGE);
        assertThat(solution.isSolution()).isTrue();
        SolveOptions solved = SolveOptions.builder().initialBoard(solution).build();
        assertThat(any.solve(LARGE, solved).orElseThrow()).isEqualTo(solution);
        assertThat(any.solve(
                                LARGE,
                                SolveOptions.builder()
                                        .initialBoard(changedAtItsEnd(solution))
                                        .build())
                        .reason())
                .hasValue("searched");
        CancellationToken cancelled = new CancellationToken();
        cancelled.cancel();
        assertThat(any.solve(LARGE, solved.toBuilder().cancellation(cancelled).build())
                        .status())
                .isEqualTo(SolveStatus.CANCELLED);
        assertThat(any.solve(
                                10,
                                SolveOptions.builder()
                                        .initialBoard(stairs(10))
                                        .cancellation(cancelled)
                                        .build())
                        .status())
                .isEqualTo(SolveStatus.SOLVED);
    }

    /** A solution where n is even and not 2 more than a multiple of 6. */
    private static Board stairs(int n) {
        Board.Builder board = Board.builder(n);
        for (int row = 0; row < n; row++) {
            board.set(row, row < n / 2 ? 2 * row + 1 : 2 * row - n);
        }
        return board.build();
    }

    /** With the last queen in the column of the last but one. */
    private static Board changedAtItsEnd(Board board) {
        int[] columns = board.toArray();
        columns[columns.length - 1] = columns[columns.length - 2];
        return Board.of(columns);
    }

    @Test
    void anAlgorithmMayAskWhetherABoardIsAPermutation() {
        Board permutation = stairs(8);
        Board other = changedAtItsEnd(permutation);
        List<Boolean> answers = new ArrayList<>();
        SearchAlgorithm asking = context -> {
            answers.add(context.isPermutation(permutation));
            answers.add(context.isPermutation(other));
            return SearchOutcome.gaveUp("asked");
        };

        Solvers.of("asking", asking).solve(8, SolveOptions.defaults());

        assertThat(answers).containsExactly(true, false);
    }

    @Test
    void aSolverSaysItsParametersInTheOrderOfItsDescription() {
        SolverDescriptor gamma = SolverDescriptor.builder(
                        "gamma", () -> new int[0], settings -> context -> SearchOutcome.stopped())
                .parameter(Parameter.ofInt("depth", 1, 1, 9, "how deep"), (settings, value) -> {})
                .parameter(Parameter.ofBoolean("wide", false, "how wide"), (settings, value) -> {})
                .build();

        Solver solver = Solvers.of(gamma, new TreeMap<>(Map.of("wide", "true", "depth", "3")).descendingMap());

        assertThat(solver).hasToString("gamma:depth=3,wide=true");
    }

    @Test
    void aSolverSaysItsParameters() {
        SolverDescriptor gamma = new Providers.Second().solvers().get(0);

        Solver deep = Solvers.of(gamma, Map.of("depth", "3"));

        assertThat(deep).hasToString("gamma:depth=3");
        assertThat(deep.name()).isEqualTo("gamma");
        assertThat(deep.descriptor()).isSameAs(gamma);
        SolveResult result = deep.solve(8, SolveOptions.defaults());
        assertThat(result.reason()).hasValue("depth 3");
        assertThat(result.statistics().solver()).isEqualTo("gamma:depth=3");
        assertThat(Solvers.of(gamma)).hasToString("gamma");
    }

    @Test
    void optionsAreValues() {
        SolveOptions defaults = SolveOptions.defaults();
        assertThat(defaults.seed()).isEmpty();
        assertThat(defaults.timeLimit()).isEmpty();
        assertThat(defaults.maxIterations()).isEmpty();
        assertThat(defaults.initialBoard()).isEmpty();
        assertThat(defaults.listener()).isEmpty();
        assertThat(defaults.cancellation()).isEmpty();
        SolveOptions.Builder builder = SolveOptions.builder().seed(1).maxIterations(0);
        SolveOptions first = builder.build();
        builder.seed(2);
        assertThat(first.seed()).hasValue(1);
        assertThat(first.maxIterations()).hasValue(0);
        assertThat(builder.build().seed()).hasValue(2);
    }
}
