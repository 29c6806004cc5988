package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the library does around an algorithm, with algorithms that keep or break their word. */
class SolversTest {
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
            context.best(queens.conflicts());
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
        assertDefect(context -> SearchOutcome.solved(Board.of(1, 3, 0, 2)), "has 4 rows");
        assertDefect(context -> null, "returned null");
        assertDefect(context -> SearchOutcome.stopped(), "nobody asked it to");
    }

    private static void assertDefect(SearchAlgorithm algorithm, String defect) {
        Solver liar = Solvers.of("liar", algorithm);
        SolveResult[] end = new SolveResult[1];
        SolveListener listener = new SolveListener() {
            @Override
            public void onEnd(SolveResult result) {
                end[0] = result;
            }
        };
        assertThatThrownBy(() ->
                        liar.solve(8, SolveOptions.builder().listener(listener).build()))
                .isInstanceOfSatisfying(
                        SolverDefectException.class, e -> assertThat(e.solver()).isEqualTo("liar"))
                .hasMessageContaining("'liar'")
                .hasMessageContaining(defect);
        assertThat(end[0].status()).isEqualTo(SolveStatus.FAILED);
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
                .largestSize(20)
                .trait(SolverTrait.FROM_SCRATCH)
                .build());
        assertThatThrownBy(() -> small.solve(21))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("21")
                .hasMessageContaining("at most 20");
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
        assertThatThrownBy(() -> Solvers.of(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void aSolvedInitialBoardComesBackWithoutASearch() {
        Board solution = Board.of(1, 3, 0, 2);
        SolveResult result = Solvers.of("never", context -> SearchOutcome.gaveUp("must not be asked"))
                .solve(4, SolveOptions.builder().initialBoard(solution).build());
        assertThat(result.orElseThrow()).isSameAs(solution);
        assertThat(result.statistics().iterations()).isZero();
        assertThat(result.statistics().bestConflicts()).hasValue(0);
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
        };
        Solver failing = Solvers.of("failing", context -> {
            throw new ArithmeticException("in search");
        });
        assertThatThrownBy(() -> failing.solve(
                        8, SolveOptions.builder().listener(listener).build()))
                .isInstanceOf(ArithmeticException.class)
                .satisfies(e -> assertThat(e.getSuppressed()).hasSize(1));
        assertThat(events).containsExactly("end FAILED");
        assertThatThrownBy(() ->
                        WALK.solve(8, SolveOptions.builder().listener(listener).build()))
                .isInstanceOf(IllegalStateException.class);
        assertThat(events).containsExactly("end FAILED", "end SOLVED");
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
