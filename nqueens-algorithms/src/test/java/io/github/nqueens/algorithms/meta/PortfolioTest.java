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
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.testing.Events;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PortfolioTest {
    private static Solver race(int threads, String solvers) {
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
        assertThat(Turns.class.getDeclaredFields()).noneMatch(field -> field.getType() == SearchContext.class);
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertThatThrownBy(() -> race(1, "no-such-solver").solve(8))
                .isInstanceOf(SolverNotFoundException.class)
                .hasMessageContaining("no-such-solver");
        assertThatThrownBy(() -> Portfolio.builder().solvers("Tabu;")).hasMessageContaining("Tabu;");
        assertThatThrownBy(() -> Portfolio.builder().solvers()).hasMessageContaining("at least 1");
        assertThatThrownBy(() -> Portfolio.builder().solvers((Solver[]) null)).hasMessage("solvers");
        assertThatThrownBy(() -> Portfolio.builder().solvers(Solvers.get("tabu"), null))
                .hasMessage("solvers[1]");
        assertThatThrownBy(() -> Portfolio.builder().threads(0)).hasMessageContaining("'0'");
    }

    // Races of solvers that are made for one question each. Latches order what happens; nothing waits for time to pass.

    private static Solver race(Portfolio.Builder settings, SearchAlgorithm... algorithms) {
        Solver[] solvers = new Solver[algorithms.length];
        for (int i = 0; i < solvers.length; i++) {
            solvers[i] = Solvers.of("solver-" + (char) ('a' + i), algorithms[i]);
        }
        return Solvers.of("race", settings.solvers(solvers).build());
    }

    private static Portfolio.Builder threads(int threads) {
        return Portfolio.builder().threads(threads);
    }

    private static SearchOutcome searchInVain(SearchContext context) {
        while (context.tick()) {
            Thread.onSpinWait();
        }
        return SearchOutcome.stopped();
    }

    private static SearchOutcome solve(SearchContext context) {
        return Solvers.get("queen-search")
                .solve(context.size(), SolveOptions.builder().seed(1).build())
                .board()
                .map(SearchOutcome::solved)
                .orElseThrow();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    static void assertNoThreadIsLeft() {
        assertThat(Thread.getAllStackTraces().keySet())
                .extracting(Thread::getName)
                .noneMatch(name -> name.startsWith("nqueens-portfolio"));
    }

    /** Lets other turns begin meanwhile: the solving thread starts threads when a solver asks whether the run is over. */
    private static void awaitSearching(SearchContext context, CountDownLatch latch) {
        while (latch.getCount() > 0 && !context.shouldStop()) {
            Thread.onSpinWait();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void aSolverThatAlwaysGivesUpDoesNotEndTheRaceOfAnother(int threads) {
        AtomicInteger turnsOfB = new AtomicInteger();
        SolveResult result = race(threads(threads), context -> SearchOutcome.gaveUp("no memory"), context -> {
                    return turnsOfB.getAndIncrement() < 5 ? searchInVain(context) : solve(context);
                })
                .solve(8, SolveOptions.builder().seed(1).build());
        assertThat(result.status()).isEqualTo(SolveStatus.SOLVED);
        assertNoThreadIsLeft();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void aTurnThatGaveUpBesideOthersIsRepeatedAloneBeforeItCounts(int threads) {
        AtomicInteger searching = new AtomicInteger();
        CountDownLatch second = new CountDownLatch(1);
        AtomicInteger turns = new AtomicInteger();
        SearchAlgorithm greedyForMemory = context -> {
            searching.incrementAndGet();
            try {
                if (turns.getAndIncrement() == 0) {
                    awaitSearching(context, second);
                    return SearchOutcome.gaveUp("the other has the memory");
                }
                second.countDown();
                return searching.get() == 1 ? solve(context) : searchInVain(context);
            } finally {
                searching.decrementAndGet();
            }
        };
        SolveResult result = race(threads(threads), greedyForMemory, greedyForMemory)
                .solve(8, SolveOptions.builder().seed(1).build());
        assertThat(result.status()).isEqualTo(SolveStatus.SOLVED);
        assertThat(result.statistics().iterations()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void givesUpWhenAllSolversDoAndSaysWhatEachSaid(int threads) {
        SolveResult result = race(
                        threads(threads),
                        context -> SearchOutcome.gaveUp("no heart"),
                        context -> SearchOutcome.gaveUp("no luck"))
                .solve(8, SolveOptions.builder().seed(1).build());
        assertThat(result.status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(result.reason().orElseThrow()).contains("solver-a because no heart; solver-b because no luck");
        assertNoThreadIsLeft();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void anInterruptWhileTheSolvingThreadWaitsEndsTheRaceAndReachesTheOthers(int threads) {
        Thread solving = Thread.currentThread();
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch waiting = new CountDownLatch(1);
        AtomicInteger interrupted = new AtomicInteger();
        AtomicInteger turnsOfA = new AtomicInteger();
        SolveResult result = race(
                        threads(threads),
                        context -> {
                            if (turnsOfA.getAndIncrement() > 0) {
                                return solve(context);
                            }
                            awaitSearching(context, waiting);
                            return searchInVain(context);
                        },
                        context -> {
                            if (Thread.currentThread() == solving) {
                                return searchInVain(context);
                            }
                            waiting.countDown();
                            // Another helper may have ended the race meanwhile, and interrupts this one then.
                            while (solving.getState() != Thread.State.TIMED_WAITING
                                    && !Thread.currentThread().isInterrupted()) {
                                Thread.onSpinWait();
                            }
                            solving.interrupt();
                            await(never);
                            interrupted.incrementAndGet();
                            return searchInVain(context);
                        })
                .solve(60, SolveOptions.builder().seed(1).build());
        assertThat(Thread.interrupted()).as("interrupt flag").isTrue();
        assertThat(result.status()).isEqualTo(SolveStatus.CANCELLED);
        assertThat(interrupted.get()).isPositive();
        assertNoThreadIsLeft();
    }

    @Test
    void goesOnWithTheThreadsThatCouldBeStarted() {
        AtomicInteger made = new AtomicInteger();
        Portfolio.Builder settings = threads(5).threadFactory(turns -> new Thread(turns) {
            @Override
            public synchronized void start() {
                if (made.incrementAndGet() == 3) {
                    throw new OutOfMemoryError("unable to create native thread");
                }
                super.start();
            }
        });
        SolveOptions options = SolveOptions.builder().seed(1).build();
        SearchAlgorithm rarely = context -> context.random().nextInt(50) == 0 ? solve(context) : searchInVain(context);
        SolveResult result = race(settings, rarely).solve(60, options);
        assertThat(made).hasValue(3);
        assertThat(result.statistics().iterations())
                .isEqualTo(
                        race(threads(1), rarely).solve(60, options).statistics().iterations())
                .isGreaterThan(1);
        assertThat(result.isSolved()).isTrue();
        assertNoThreadIsLeft();
    }

    @Test
    void aLaterTurnThatSolvesOrFailsFirstDoesNotCount() {
        for (boolean fails : List.of(true, false)) {
            CountDownLatch later = new CountDownLatch(1);
            SolveResult result = race(
                            threads(3),
                            context -> {
                                awaitSearching(context, later);
                                return SearchOutcome.solved(Board.of(1, 3, 0, 2));
                            },
                            context -> {
                                later.countDown();
                                if (fails) {
                                    throw new IllegalStateException("a defect");
                                }
                                return SearchOutcome.solved(Board.of(2, 0, 3, 1));
                            })
                    .solve(4, SolveOptions.builder().seed(1).build());
            assertThat(result.orElseThrow()).isEqualTo(Board.of(1, 3, 0, 2));
            assertThat(result.statistics().iterations()).isEqualTo(1);
        }
    }

    @Test
    void laterTurnsAreStoppedOnceAnEarlierOneHasSolved() {
        CountDownLatch stopped = new CountDownLatch(1);
        CountDownLatch laterRuns = new CountDownLatch(1);
        AtomicInteger turnsOfA = new AtomicInteger();
        SolveResult result = race(
                        threads(3),
                        context -> {
                            if (turnsOfA.getAndIncrement() == 0) {
                                awaitSearching(context, stopped);
                                return searchInVain(context);
                            }
                            laterRuns.countDown();
                            while (!context.shouldStop()) {
                                Thread.onSpinWait();
                            }
                            stopped.countDown();
                            return SearchOutcome.stopped();
                        },
                        context -> {
                            awaitSearching(context, laterRuns);
                            return solve(context);
                        })
                .solve(8, SolveOptions.builder().seed(1).build());
        assertThat(result.isSolved()).isTrue();
        assertThat(result.statistics().iterations()).isEqualTo(2);
        assertNoThreadIsLeft();
    }

    @Test
    void smallBoardsAndCanceledRunsStartNoThread() {
        // However long a busy machine keeps the thread that solves from its processor.
        Portfolio.Builder settings = threads(1024)
                .pollInterval(Duration.ofHours(1))
                .threadFactory(turns -> {
                    throw new IllegalStateException("a thread was asked for");
                });
        CancellationToken token = new CancellationToken();
        assertThat(race(settings, PortfolioTest::solve).solve(4).isSolution()).isTrue();
        Solver canceling = race(settings, context -> {
            token.cancel();
            return searchInVain(context);
        });
        SolveOptions options = SolveOptions.builder().cancellation(token).build();
        assertThat(canceling.solve(60, options).status()).isEqualTo(SolveStatus.CANCELLED);
        assertThat(canceling.solve(60, options).status()).isEqualTo(SolveStatus.CANCELLED);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aShortageOfMemoryInASolverIsItsGivingUp(int threads) {
        SolveResult result = race(
                        threads(threads),
                        context -> {
                            throw new InternalError(new OutOfMemoryError("Java heap space"));
                        },
                        PortfolioTest::solve)
                .solve(8, SolveOptions.builder().seed(1).build());
        assertThat(result.status()).isEqualTo(SolveStatus.SOLVED);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void whatAListenerThrowsReachesTheCallerAndEndsTheRace(int threads) {
        IllegalStateException thrown = new IllegalStateException("the listener had enough");
        SolveListener throwing = Events.notes((key, arguments) -> {
            throw thrown;
        });
        Solver race = race(threads(threads), context -> SearchOutcome.gaveUp("no heart"), PortfolioTest::searchInVain);
        SolveOptions options = SolveOptions.builder().seed(1).listener(throwing).build();
        assertThatThrownBy(() -> race.solve(60, options)).isSameAs(thrown);
        assertNoThreadIsLeft();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void whatASolverThrowsReachesTheCallerAndEndsTheRace(int threads) {
        IllegalStateException thrown = new IllegalStateException("a defect");
        Solver race = race(
                threads(threads),
                context -> {
                    throw thrown;
                },
                PortfolioTest::searchInVain);
        assertThatThrownBy(() -> race.solve(60, SolveOptions.builder().seed(1).build()))
                .isSameAs(thrown);
        assertNoThreadIsLeft();
    }

    /** Statistics and events of one run. */
    private static List<Object> told(Solver race, int n, long seed, long maxIterations) {
        List<Object> told = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void onIteration(long iteration) {
                told.add(iteration);
            }

            @Override
            public void onNoted(String pattern, Object... arguments) {
                told.add(List.of(arguments));
            }

            @Override
            public void onBest(long cost) {
                told.add(cost);
            }
        };
        SolveResult result = race.solve(
                n,
                SolveOptions.builder()
                        .seed(seed)
                        .maxIterations(maxIterations)
                        .listener(listener)
                        .build());
        told.add(result.status());
        told.add(result.board());
        told.add(result.reason());
        told.add(result.statistics().iterations());
        told.add(result.statistics().evaluations());
        told.add(result.statistics().restarts());
        return told;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8, 1024})
    void aSeedRepeatsTheRunWithAnyNumberOfThreads(int threads) {
        for (String solvers : List.of(
                "random-permutations+hill-climbing+tabu", "random-permutations", "breadth-first+random-permutations")) {
            Solver one = race(1, solvers);
            Solver many = race(threads, solvers);
            for (int n : new int[] {4, 5, 8, 10, 12, 30}) {
                // To end a thousand searching threads takes a second, so that they race on one size only.
                for (long seed = 1; seed <= (threads < 1024 ? 5 : n == 8 ? 1 : 0); seed++) {
                    long maxIterations = threads < 1024 ? 8 : 4;
                    assertThat(told(many, n, seed, maxIterations))
                            .as("%s with seed %d", solvers, seed)
                            .isEqualTo(told(one, n, seed, maxIterations));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8, 1024})
    void outcomesOfEveryKindCountInOrderWithAnyNumberOfThreads(int threads) {
        SearchAlgorithm anything = context -> switch (context.random().nextInt(10)) {
            case 0 -> solve(context);
            case 1, 2, 3 -> SearchOutcome.gaveUp("a whim");
            case 4, 5 -> throw new OutOfMemoryError("a whim");
            default -> searchInVain(context);
        };
        for (long seed = 1; seed <= 100; seed++) {
            assertThat(told(race(threads(threads), anything, anything, anything), 20, seed, 40))
                    .isEqualTo(told(race(threads(1), anything, anything, anything), 20, seed, 40));
        }
        assertNoThreadIsLeft();
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
