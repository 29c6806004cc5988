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
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.testing.Events;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Races of solvers that are made for one question each. Latches order what happens; nothing waits for time to pass. */
class RaceTest {
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

    /** Lets other turns of the round begin meanwhile: the solving thread starts threads when a solver asks whether the run is over. */
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
        SearchAlgorithm rarely = context -> {
            // No thread ends its turn before the third was to be started.
            while (made.get() < 3 && !context.shouldStop()) {
                Thread.onSpinWait();
            }
            return context.random().nextInt(50) == 0 ? solve(context) : searchInVain(context);
        };
        SolveResult result =
                race(settings, rarely, rarely, rarely, rarely, rarely).solve(60, options);
        assertThat(made).hasValue(3);
        assertThat(result.statistics().iterations())
                .isEqualTo(race(threads(1), rarely, rarely, rarely, rarely, rarely)
                        .solve(60, options)
                        .statistics()
                        .iterations())
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
        SolveResult result = race(
                        threads(3),
                        context -> {
                            awaitSearching(context, stopped);
                            return searchInVain(context);
                        },
                        context -> {
                            awaitSearching(context, laterRuns);
                            return solve(context);
                        },
                        context -> {
                            laterRuns.countDown();
                            while (!context.shouldStop()) {
                                Thread.onSpinWait();
                            }
                            stopped.countDown();
                            return SearchOutcome.stopped();
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
        assertThat(race(settings, RaceTest::solve).solve(4).isSolution()).isTrue();
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
                        RaceTest::solve)
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
        Solver race = race(threads(threads), context -> SearchOutcome.gaveUp("no heart"), RaceTest::searchInVain);
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
                RaceTest::searchInVain);
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
            Solver one = PortfolioTest.race(1, solvers);
            Solver many = PortfolioTest.race(threads, solvers);
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
}
