package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What an algorithm reports on another thread, off the board or as nothing is its defect, and reaches nobody. */
class ForeignReportsTest {
    private static final Board SOLUTION = Board.of(1, 3, 0, 2);

    /** A run is asked, and told, on the thread of its search alone: a listener need not be safe for use by several. */
    @Test
    void whatIsReportedOnAnotherThreadIsADefectOfTheSolverAndReachesNobody() {
        List<Consumer<SearchContext>> reports = List.of(
                SearchContext::tick,
                SearchContext::restarted,
                SearchContext::shouldStop,
                context -> context.placed(0, 1),
                context -> context.cost(1),
                context -> context.measured("temperature", 1),
                context -> context.noted("a note"));
        for (Consumer<SearchContext> report : reports) {
            List<String> heard = new ArrayList<>();
            Solver solver = Solvers.of("spread", context -> {
                Thread helper = new Thread(() -> report.accept(context), "helper");
                helper.setUncaughtExceptionHandler((thread, swallowed) -> {});
                helper.start();
                try {
                    helper.join();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                return SearchOutcome.solved(SOLUTION);
            });
            SolveListener listener = new SolveListener() {
                @Override
                public void onEnd(SolveResult result) {
                    heard.add("end");
                }

                @Override
                public void onIteration(long iteration) {
                    heard.add("iteration");
                }

                @Override
                public void onRestart() {
                    heard.add("restart");
                }

                @Override
                public void onPlaced(int row, int column) {
                    heard.add("placed");
                }

                @Override
                public void onBest(long cost) {
                    heard.add("best");
                }

                @Override
                public void onMeasured(String name, double value) {
                    heard.add("measured");
                }

                @Override
                public void onNoted(String pattern, Object... arguments) {
                    heard.add("noted");
                }

                @Override
                public void onFailed(Throwable thrown) {
                    heard.add("failed on " + Thread.currentThread().getName());
                }
            };
            SolveOptions options = SolveOptions.builder()
                    .listener(listener)
                    .progress(Duration.ofNanos(1), soFar -> {
                        if (Thread.currentThread().getName().equals("helper")) {
                            heard.add("progress");
                        }
                    })
                    .build();
            assertThatExceptionOfType(SolverDefectException.class)
                    .isThrownBy(() -> solver.solve(4, options))
                    .withMessageContaining(
                            "'spread' is defective: it used its SearchContext on the thread 'helper', but"
                                    + " tick(), random() and the rest are for the thread of its search");
            assertThat(heard)
                    .containsExactly("failed on " + Thread.currentThread().getName());
        }
    }

    /** Whether a solver is found defective does not depend on how soon it ends. */
    @Test
    void whoWantsProgressIsToldOfAnotherThreadBeforeThereIsProgress() {
        Solver solver = Solvers.of("spread", context -> {
            Thread helper = new Thread(context::tick, "helper");
            helper.setUncaughtExceptionHandler((thread, swallowed) -> {});
            helper.start();
            try {
                helper.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return SearchOutcome.solved(SOLUTION);
        });
        SolveOptions options =
                SolveOptions.builder().progress(Duration.ofDays(1), soFar -> {}).build();
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() -> solver.solve(4, options))
                .withMessageContaining("on the thread 'helper'");
        assertThat(solver.solve(4)).isEqualTo(SOLUTION);
    }

    static Stream<Consumer<SearchContext>> eventsOffTheBoard() {
        return Stream.of(
                context -> context.placed(-1, 0),
                context -> context.placed(0, 4),
                context -> context.removed(4),
                context -> context.moved(4, 0, 1),
                context -> context.moved(0, 1, 4),
                context -> context.moved(0, -1, 1),
                context -> context.swapped(0, 4),
                context -> context.swapped(-1, 0),
                context -> context.boardSet(Board.identity(5)),
                context -> context.boardSet(ConflictCounter.of(Board.identity(5))),
                context -> context.ruledOut(4, 0, -1),
                context -> context.ruledOut(0, -1, 1),
                context -> context.ruledOut(0, 0, -2),
                context -> context.ruledOut(0, 0, 4),
                context -> context.deadEnd(4, -1),
                context -> context.deadEnd(-1, 0),
                context -> context.deadEnd(0, 4));
    }

    @Test
    void squaresThatAreNotRuledOutAreNotRestored() {
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() -> restoring(2))
                .withMessageContaining("'generous' is defective: it restored 2 squares, but only 1 is ruled out");
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() -> restoring(-1))
                .withMessageContaining(
                        "'generous' is defective: it reported a negative number as restored squares: -1");
        assertThat(restoring(1)).containsExactly(1, 1);
    }

    private static List<Integer> restoring(int squares) {
        List<Integer> heard = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void onRestored(int number) {
                heard.add(number);
            }
        };
        Solvers.of("generous", context -> {
                    context.ruledOut(0, 0, -1);
                    context.ruledOut(0, 1, -1);
                    context.restored(1);
                    context.restored(squares);
                    return SearchOutcome.gaveUp("it is done");
                })
                .solve(4, SolveOptions.builder().listener(listener).build());
        return heard;
    }

    @ParameterizedTest
    @MethodSource("eventsOffTheBoard")
    void anEventOffTheBoardIsADefectOfTheSolverAndReachesNoListener(Consumer<SearchContext> event) {
        List<String> heard = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void onBoardSet(Board board) {
                heard.add("set");
            }

            @Override
            public void onPlaced(int row, int column) {
                heard.add("placed");
            }

            @Override
            public void onRemoved(int row) {
                heard.add("removed");
            }

            @Override
            public void onMoved(int row, int from, int to) {
                heard.add("moved");
            }

            @Override
            public void onSwapped(int row1, int row2) {
                heard.add("swapped");
            }

            @Override
            public void onRuledOut(int row, int column, int because) {
                heard.add("ruled out");
            }

            @Override
            public void onDeadEnd(int row, int backTo) {
                heard.add("dead end");
            }
        };
        Solver lost = Solvers.of("lost", context -> {
            event.accept(context);
            return SearchOutcome.gaveUp("lost");
        });
        assertThatExceptionOfType(SolverDefectException.class)
                .isThrownBy(() ->
                        lost.solve(4, SolveOptions.builder().listener(listener).build()))
                .withMessageContaining("'lost' is defective: it reported ")
                .withMessageContaining("but n is 4");
        assertThat(heard).isEmpty();
    }

    @Test
    void aNoteOrAMeasureOfNothingIsTheSolversDefect() {
        List<Consumer<SearchContext>> reports = List.of(
                context -> context.measured(null, 1),
                context -> context.noted(null),
                context -> context.noted("a {0}", (Object[]) null));
        for (Consumer<SearchContext> report : reports) {
            Solver solver = Solvers.of("vague", context -> {
                report.accept(context);
                return SearchOutcome.solved(SOLUTION);
            });
            assertThatExceptionOfType(SolverDefectException.class)
                    .isThrownBy(() -> solver.solve(
                            4,
                            SolveOptions.builder()
                                    .listener(new SolveListener() {})
                                    .build()))
                    .withMessageContaining("vague")
                    .withMessageContaining("null");
        }
    }
}
