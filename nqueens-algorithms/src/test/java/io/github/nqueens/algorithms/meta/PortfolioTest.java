package io.github.nqueens.algorithms.meta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverNotFoundException;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.testing.Events;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PortfolioTest {
    static Solver race(int threads, String solvers) {
        return Solvers.of(
                "race", Portfolio.builder().threads(threads).solvers(solvers).build(), SolverTrait.STARTS_FROM_BOARD);
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
        SolveListener listener =
                Events.notes((key, arguments) -> turns.add(arguments[0] + " " + arguments[1] + " " + arguments[2]));
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
                        "random-permutations 1,000 iterations it used up the iterations of its turn",
                        "random-permutations 2,000 iterations it used up the iterations of its turn",
                        "random-permutations 4,000 iterations it used up the iterations of its turn",
                        "random-permutations 8,000 iterations it used up the iterations of its turn");
    }

    @Test
    void aSlowSolverDoesNotHoldUpAFastOne() {
        SolveResult result = race(1, "random-permutations+tabu")
                .solve(60, SolveOptions.builder().seed(3).build());
        assertThat(result.status()).isEqualTo(SolveStatus.SOLVED);
        assertThat(result.statistics().iterations()).isEqualTo(2);
    }

    /** A report of progress comes with each look whether the run is over. */
    @Test
    void goesOverALargeInitialBoardInSteps() {
        int n = 200_000;
        AtomicInteger searches = new AtomicInteger();
        Solver racer = Solvers.of(
                "racer",
                context -> {
                    searches.incrementAndGet();
                    return SearchOutcome.gaveUp("not this time");
                },
                SolverTrait.STARTS_FROM_BOARD,
                SolverTrait.PERMUTATION_ONLY);
        Solver race =
                Solvers.of("race", Portfolio.builder().solvers(racer, racer).build(), SolverTrait.STARTS_FROM_BOARD);
        for (int reportThatCancels = 1; reportThatCancels <= n >> 14; reportThatCancels++) {
            CancellationToken token = new CancellationToken();
            AtomicInteger reports = new AtomicInteger(-reportThatCancels);
            SolveResult result = race.solve(
                    n,
                    SolveOptions.builder()
                            .initialBoard(Board.identity(n))
                            .cancellation(token)
                            .progress(Duration.ofNanos(1), soFar -> {
                                if (reports.incrementAndGet() == 0) {
                                    token.cancel();
                                }
                            })
                            .build());
            assertThat(result.status()).as("report %d", reportThatCancels).isEqualTo(SolveStatus.CANCELLED);
            assertThat(searches).hasValue(0);
        }
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
        SolveListener interrupting =
                Events.iterations(iteration -> Thread.currentThread().interrupt());
        SolveResult result = race(threads, "random-permutations")
                .solve(500, SolveOptions.builder().listener(interrupting).build());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
    }

    @Test
    void cancellationEndsTheRace() {
        CancellationToken token = new CancellationToken();
        SolveListener canceling = Events.iterations(iteration -> token.cancel());
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
        SolveResult tooLarge = race(1, "breadth-first").solve(100, SolveOptions.defaults());
        assertThat(tooLarge.reason().orElseThrow()).contains("breadth-first").contains("100 rows");
    }

    /** A solver that takes the problem but not the board would find another board than the one that was to be repaired. */
    @Test
    void besideAnInitialBoardOnlyProversAndThoseThatStartFromItRace() {
        Problem problem = Problem.builder(8).block(0, 1).build();
        SolveOptions options =
                SolveOptions.builder().seed(1).initialBoard(Board.identity(8)).build();
        Solver guessing =
                Solvers.of("guessing", context -> SearchOutcome.gaveUp("it only guesses"), SolverTrait.EVERY_PROBLEM);
        SolveResult none = Solvers.of(
                        "race",
                        Portfolio.builder().solvers(guessing).build(),
                        SolverTrait.EVERY_PROBLEM,
                        SolverTrait.STARTS_FROM_BOARD)
                .solve(problem, options);
        assertThat(none.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(none.reason().orElseThrow()).contains("guessing").contains("initial board");
        List<String> notes = new ArrayList<>();
        SolveListener listener = Events.notes((pattern, arguments) -> notes.add(pattern + Arrays.toString(arguments)));
        assertThat(Solvers.get("portfolio:solvers=backtracking")
                        .solve(problem, options.toBuilder().listener(listener).build())
                        .isSolved())
                .isTrue();
        assertThat(notes)
                .anyMatch(note -> note.contains("beside the initial board") && note.contains("[backtracking]"));
    }

    /** The context belongs to the solving thread. */
    @Test
    void helpingThreadsAskNothingOfTheRun() {
        assertThat(Race.Turn.class.getDeclaredFields()).noneMatch(field -> field.getType() == SearchContext.class);
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThatThrownBy(() -> Solvers.get("portfolio:solvers=tabu+tabo"))
                .isInstanceOf(IllegalArgumentException.class)
                .isNotInstanceOf(SolverNotFoundException.class)
                .hasMessageStartingWith(
                        "parameter 'solvers' is 'tabu+tabo', but there is no solver named 'tabo'; maybe 'tabu'? Available: ");
        assertThatThrownBy(() -> Portfolio.builder().solvers("tabo")).hasMessageContaining("maybe 'tabu'?");
        assertThatThrownBy(() -> Portfolio.builder().solvers("Tabu;")).hasMessageContaining("Tabu;");
        assertThatThrownBy(() -> Portfolio.builder().solvers()).hasMessageContaining("at least 1");
        assertThatThrownBy(() -> Portfolio.builder().solvers((Solver[]) null)).hasMessage("solvers");
        assertThatThrownBy(() -> Portfolio.builder().solvers(Solvers.get("tabu"), null))
                .hasMessage("solvers[1]");
        assertThatThrownBy(() -> Portfolio.builder().threads(0)).hasMessageContaining("'0'");
    }

    /** Needs this many bytes, and refuses every problem for a reason, if there is one. */
    private static Solver asking(String name, long bytes, String refusal, AtomicInteger searches) {
        return Solvers.of(name, new SearchAlgorithm() {
            @Override
            public SearchOutcome search(SearchContext context) {
                searches.incrementAndGet();
                return SearchOutcome.gaveUp("it only counts");
            }

            @Override
            public long memory(Problem problem, Optional<Board> initialBoard) {
                return bytes;
            }

            @Override
            public void requireFit(Problem problem) {
                if (!refusal.isEmpty()) {
                    throw new IllegalArgumentException(refusal);
                }
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aSolverThatCannotTakeTheProblemDoesNotRaceWhateverTheReason(int threads) {
        AtomicInteger searches = new AtomicInteger();
        Solver[] unable = {
            asking("unfit", 0, "k is 13, but a board has 12 neighbors; choose k from 1 to 12", searches),
            asking("hungry", Long.MAX_VALUE / 4, "", searches),
            Solvers.of(SolverDescriptor.builder(
                            "small", () -> "", unused -> context -> SearchOutcome.gaveUp("too small a board"))
                    .largestSize(3)
                    .build())
        };
        Solver able = Solvers.get("tabu");
        for (Solver other : unable) {
            SolveOptions options = SolveOptions.builder().seed(5).build();
            Board alone = race(threads, able).solve(4, options).orElseThrow();
            assertThat(race(threads, other, able).solve(4, options).orElseThrow())
                    .as(other.name())
                    .isEqualTo(alone);
            assertThat(race(threads, able, other).solve(4, options).orElseThrow())
                    .as(other.name())
                    .isEqualTo(alone);
        }
        SolveResult none = race(threads, unable).solve(4, SolveOptions.defaults());
        assertThat(none.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(none.reason().orElseThrow())
                .startsWith("no solver can race: unfit because k is 13, but a board has 12 neighbors")
                .contains("; hungry because it needs ");
        assertThat(searches).hasValue(0);
    }

    private static Solver race(int threads, Solver... solvers) {
        return Solvers.of(
                "race", Portfolio.builder().threads(threads).solvers(solvers).build());
    }

    @Test
    void leavesOutSolversThatWantAPermutationOfABoardThatIsNone() {
        SolveOptions options = SolveOptions.builder()
                .seed(1)
                .initialBoard(Board.of(0, 0, 0, 0, 0, 0, 0, 0))
                .build();
        assertThat(race(1, "tabu+iterative-repair").solve(8, options).isSolved())
                .isTrue();
        assertThat(race(2, "tabu").solve(8, options).status()).isEqualTo(SolveStatus.GAVE_UP);
    }

    @Test
    void aProverThatWantsAPermutationRacesWithoutABoardThatIsNone() {
        Problem problem = Problem.builder(8).block(0, 7).build();
        Solver prover = Solvers.of(
                "prover",
                context -> {
                    assertThat(context.initialBoard()).isEmpty();
                    return SearchOutcome.solved(Solvers.get("backtracking").solve(context.problem()));
                },
                SolverTrait.COMPLETE,
                SolverTrait.STARTS_FROM_BOARD,
                SolverTrait.PERMUTATION_ONLY,
                SolverTrait.PLACED_AND_BLOCKED);
        SolveOptions options = SolveOptions.builder()
                .initialBoard(Board.of(0, 0, 1, 2, 3, 4, 5, 6))
                .build();
        assertThat(Solvers.of(
                                "race",
                                Portfolio.builder().solvers(prover).build(),
                                SolverTrait.STARTS_FROM_BOARD,
                                SolverTrait.EVERY_PROBLEM)
                        .solve(problem, options)
                        .isSolved())
                .isTrue();
    }
}
