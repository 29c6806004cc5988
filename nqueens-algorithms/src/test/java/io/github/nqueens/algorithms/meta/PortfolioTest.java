package io.github.nqueens.algorithms.meta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverNotFoundException;
import io.github.nqueens.Solvers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PortfolioTest {
    private static Solver race(int threads, String solvers) {
        return Solvers.of(
                "race", Portfolio.builder().threads(threads).solvers(solvers).build());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void anyNumberOfThreadsFindsASolution(int threads) {
        Solver race = race(threads, "random-permutations+tabu+hill-climbing");
        for (int n = 4; n <= 20; n++) {
            SolveResult result = race.solve(n, SolveOptions.builder().seed(n).build());
            assertThat(result.status()).isEqualTo(SolveStatus.SOLVED);
            assertThat(result.orElseThrow().isSolution()).isTrue();
        }
    }

    @Test
    void takesTurnsWithLimitsThatDouble() {
        List<String> turns = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void onNoted(String key, Object... arguments) {
                turns.add(arguments[0] + " " + arguments[1] + " " + arguments[2]);
            }
        };
        // Random permutations of 100 queens never end in a solution within these limits.
        race(1, "random-permutations")
                .solve(
                        100,
                        SolveOptions.builder()
                                .seed(1)
                                .maxIterations(4)
                                .listener(listener)
                                .build());
        assertThat(turns)
                .containsExactly(
                        "random-permutations 1000 ITERATION_LIMIT",
                        "random-permutations 2000 ITERATION_LIMIT",
                        "random-permutations 4000 ITERATION_LIMIT",
                        "random-permutations 8000 ITERATION_LIMIT");
    }

    @Test
    void aSlowSolverDoesNotHoldUpAFastOne() {
        SolveResult result = race(1, "random-permutations+tabu")
                .solve(60, SolveOptions.builder().seed(3).build());
        assertThat(result.status()).isEqualTo(SolveStatus.SOLVED);
        assertThat(result.statistics().iterations()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aRaceThatNobodyWinsEndsByItsLimitAndLeavesNoThread(int threads) {
        int before = Thread.activeCount();
        SolveResult result = race(threads, "random-permutations")
                .solve(
                        500,
                        SolveOptions.builder().timeLimit(Duration.ofMillis(30)).build());
        assertThat(result.status()).isEqualTo(SolveStatus.TIME_LIMIT);
        assertThat(Thread.activeCount()).isLessThanOrEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void anInterruptEndsTheRaceAndItsFlagStays(int threads) {
        SolveListener interrupting = new SolveListener() {
            @Override
            public void onIteration(long iteration) {
                Thread.currentThread().interrupt();
            }
        };
        SolveResult result = race(threads, "random-permutations")
                .solve(500, SolveOptions.builder().listener(interrupting).build());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
    }

    @Test
    void cancellationEndsTheRace() {
        CancellationToken token = new CancellationToken();
        SolveListener canceling = new SolveListener() {
            @Override
            public void onIteration(long iteration) {
                token.cancel();
            }
        };
        SolveResult result = race(2, "random-permutations")
                .solve(
                        500,
                        SolveOptions.builder()
                                .cancellation(token)
                                .listener(canceling)
                                .build());
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
    }

    @Test
    void startsFromAnInitialBoardWithThoseThatCan() {
        Board start = Board.identity(12);
        assertThat(race(1, "backtracking+tabu")
                        .solve(12, SolveOptions.builder().initialBoard(start).build())
                        .isSolved())
                .isTrue();
        SolveResult none = race(1, "backtracking")
                .solve(12, SolveOptions.builder().initialBoard(start).build());
        assertThat(none.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(none.reason().orElseThrow()).contains("backtracking").contains("initial board");
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThatThrownBy(() -> race(1, "no-such-solver").solve(8))
                .isInstanceOf(SolverNotFoundException.class)
                .hasMessageContaining("no-such-solver");
        assertThatThrownBy(() -> Portfolio.builder().solvers("Tabu;")).hasMessageContaining("Tabu;");
        assertThatThrownBy(() -> Portfolio.builder().threads(0)).hasMessageContaining("'0'");
    }
}
