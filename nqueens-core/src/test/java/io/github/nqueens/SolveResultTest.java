package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SolveResultTest {
    private static final Board SOLUTION = Board.of(1, 3, 0, 2);

    /** Reports ask for the counts, so a new one is in all of them. */
    @Test
    void allNumbersThatARunCountsAreAmongItsCounts() {
        SolveStatistics statistics = SolveStatistics.builder("stub", 4)
                .iterations(3)
                .evaluations(12)
                .restarts(1)
                .build();
        assertThat(statistics.counts())
                .containsExactly(entry("iterations", 3L), entry("evaluations", 12L), entry("restarts", 1L));
        assertThat(Arrays.stream(SolveStatistics.class.getDeclaredMethods())
                        .filter(method -> Modifier.isPublic(method.getModifiers())
                                && method.getReturnType() == long.class
                                && !method.getName().equals("seed"))
                        .map(Method::getName))
                .containsExactlyInAnyOrderElementsOf(statistics.counts().keySet())
                .allSatisfy(name -> assertThat(name).endsWith("s"));
    }

    @Test
    void aUserCanStubASolver() {
        record Stub(SolverDescriptor descriptor) implements Solver {
            @Override
            public SolveResult solve(Problem problem, SolveOptions options) {
                SolveStatistics statistics = SolveStatistics.builder("stub", problem.size())
                        .seed(7)
                        .iterations(3)
                        .evaluations(12)
                        .restarts(1)
                        .bestCost(0)
                        .elapsed(Duration.ofMillis(2))
                        .build();
                return problem.size() == 4
                        ? SolveResult.solved(SOLUTION, statistics)
                        : SolveResult.unsolved(SolveStatus.GAVE_UP, "it knows one board", statistics);
            }
        }
        Solver stub = new Stub(SolverDescriptor.of("stub", context -> SearchOutcome.stopped()));
        assertThat(stub.solve(4)).isEqualTo(SOLUTION);
        assertThat(stub.solve(4, SolveOptions.defaults()).statistics())
                .hasToString("stub, n = 4, seed 7: 3 iterations, 12 evaluations, 1 restart, 2.0 ms");
        assertThat(stub.solve(4, SolveOptions.defaults()).statistics().bestCost())
                .hasValue(0);
        assertThat(stub.solve(4, SolveOptions.defaults()).isSolved()).isTrue();
        assertThat(stub.solve(5, SolveOptions.defaults()).isSolved()).isFalse();
        assertThatThrownBy(() -> stub.solve(5))
                .isInstanceOf(SearchAbandonedException.class)
                .hasMessageContaining("it knows one board");
    }

    @Test
    void whatContradictsItselfIsRefused() {
        SolveStatistics statistics = SolveStatistics.builder("stub", 5).build();
        assertThat(statistics.bestCost()).isEmpty();
        assertThat(statistics.elapsed()).isZero();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolveResult.solved(SOLUTION, statistics))
                .withMessageContaining("4 rows")
                .withMessageContaining("n = 5");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolveResult.unsolved(SolveStatus.SOLVED, "why", statistics));
        assertThatNullPointerException()
                .isThrownBy(() -> SolveResult.unsolved(SolveStatus.GAVE_UP, null, statistics))
                .withMessage("reason");
        assertThatNullPointerException()
                .isThrownBy(() -> SolveResult.solved(null, statistics))
                .withMessage("board");
        assertThatNullPointerException()
                .isThrownBy(() -> SolveResult.solved(SOLUTION, null))
                .withMessage("statistics");
        assertThatNullPointerException()
                .isThrownBy(() -> SolveStatistics.builder("stub", 4).elapsed(null))
                .withMessage("elapsed");
        assertThatNullPointerException()
                .isThrownBy(() -> new SolverDefectException(null, "it sleeps"))
                .withMessage("solver");
        assertThatNullPointerException()
                .isThrownBy(() -> new SolverDefectException("stub", null))
                .withMessage("defect");
        assertThatNullPointerException()
                .isThrownBy(() -> Problem.queens(4).isSolution(null))
                .withMessage("board");
        assertThatNullPointerException()
                .isThrownBy(() -> Board.of(0).compareTo(null))
                .withMessage("other");
        assertThatIllegalArgumentException().isThrownBy(() -> SolveStatistics.builder("stub", 0));
        SolveStatistics.Builder builder = SolveStatistics.builder("stub", 4);
        assertThatIllegalArgumentException().isThrownBy(() -> builder.iterations(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.evaluations(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.restarts(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.bestCost(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.elapsed(Duration.ofNanos(-1)));
    }

    @Test
    void notesKeepApostrophesAndBraces() {
        assertThatThrownBy(() -> SolveListener.sentence(null)).hasMessage("pattern");
        assertThat(SolveListener.sentence("The queen's row {0} doesn't move; {1} of {0}, {2}", 1_024, "{0}$"))
                .isEqualTo("The queen's row 1024 doesn't move; {0}$ of 1024, {2}");
        assertThat(SolveListener.sentence("At {0}, {1}, {2}.", 1 / 3.0, 1e-7, 2.0f))
                .isEqualTo("At 0.3333, 1.00e-07, 2.");
    }

    @Test
    void theTextOfALongRunIsWritten() {
        assertThat(SolveStatistics.builder("s", 8)
                        .elapsed(Duration.ofDays(120_000))
                        .build())
                .hasToString("s, n = 8, seed 0: 0 iterations, 0 evaluations, 0 restarts, PT2880000H");
    }
}
