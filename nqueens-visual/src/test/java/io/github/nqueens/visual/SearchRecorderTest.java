package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchOutcome;
import java.util.OptionalLong;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchRecorderTest {
    @Test
    void anEventBeforeARunIsRefused() {
        SearchRecorder recorder = SearchRecorder.create();
        assertThatThrownBy(() -> recorder.onPlaced(0, 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("no run has begun; hand the recorder to a solver, or call onStart first");
    }

    @Test
    void recordsTheBoardBeforeTheFirstIterationAndAfterEach() {
        Solver solver = Solvers.of("two-moves", context -> {
            context.boardSet(Board.of(0, 1, 2, 3));
            context.tick();
            context.moved(0, 0, 1);
            context.measured("temperature", 2.5);
            context.cost(5);
            context.tick();
            context.swapped(1, 2);
            context.noted("Swapped {0} and {1}, chance {2}, {3}", 1, 2L, 0.123456, "random");
            return SearchOutcome.gaveUp("enough");
        });
        Recording recording = Runs.record(solver, 4, 10);

        assertThat(recording.steps()).isEqualTo(3);
        assertThat(recording.columns(0)).containsExactly(0, 1, 2, 3);
        assertThat(recording.columns(1)).containsExactly(1, 1, 2, 3);
        assertThat(recording.columns(2)).containsExactly(1, 2, 1, 3);
        assertThat(recording.iteration(2)).isEqualTo(2);
        assertThat(recording.best(0)).isEmpty();
        assertThat(recording.best(2)).isEqualTo(OptionalLong.of(5));
        assertThat(recording.measures(0)).isEmpty();
        assertThat(recording.measures(2)).containsEntry("temperature", 2.5);
        assertThat(recording.notes(1)).isEmpty();
        assertThat(recording.notes(2)).containsExactly("Swapped 1 and 2, chance 0.1235, random");
        assertThat(recording.result().status()).isEqualTo(SolveStatus.GAVE_UP);
        assertThat(recording.solver()).isEqualTo("two-moves");
        assertThat(recording.seed()).isEqualTo(7);
        assertThat(recording.isThinned()).isFalse();
        assertThat(recording).hasToString("two-moves: n = 4, seed 7, 3 steps");
        assertThat(recording.withLabel("mine")).hasToString("mine: n = 4, seed 7, 3 steps");
    }

    @Test
    void anArgumentThatGivesNoTextIsNamedByItsClass() {
        Object silent = new Object() {
            @Override
            public String toString() {
                throw new IllegalStateException("on purpose");
            }
        };
        Solver solver = Solvers.of("silent", context -> {
            context.boardSet(Board.of(0, 1, 2, 3));
            context.noted("Saw {0}", silent);
            return SearchOutcome.gaveUp("enough");
        });
        assertThat(Runs.record(solver, 4, 10).notes(0))
                .containsExactly("Saw " + silent.getClass().getName());
    }

    /** Each quantity takes a number for each step: without an end to them the heap has one. */
    @Test
    void theFirstQuantitiesAreKeptAndANoteSaysSo() {
        Solver solver = Solvers.of("talkative", context -> {
            context.boardSet(Board.of(0, 1, 2, 3));
            for (int i = 0; context.tick(); i++) {
                context.measured("a", i);
                context.measured("name " + i, i);
            }
            return SearchOutcome.stopped();
        });
        Recording recording = Runs.record(solver, 4, 5_000);
        assertThat(recording.measures(recording.steps() - 1))
                .hasSize(64)
                .containsEntry("a", 4_999.0)
                .containsEntry("name 62", 62.0);
        assertThat(java.util.stream.IntStream.range(0, recording.steps())
                        .filter(step -> !recording.notes(step).isEmpty()))
                .containsExactly(64);
        assertThat(recording.notes(64))
                .containsExactly("This search measures more than 64 quantities. The first 64 are kept.");
    }

    @Test
    void aRestartIsAStepOfItsOwn() {
        Recording recording = Runs.record(Runs.randomMoves(10), 20, 25);
        assertThat(recording.steps()).isEqualTo(1 + 25 + 2);
        assertThat(recording.iteration(10)).isEqualTo(10);
        assertThat(recording.iteration(11)).isEqualTo(10);
        assertThat(recording.restarts(10)).isZero();
        assertThat(recording.restarts(11)).isEqualTo(1);
        assertThat(recording.restarts(27)).isEqualTo(2);
    }

    @Test
    void partialBoardsHaveEmptyRows() {
        Recording recording = Runs.record(Runs.backtracking(), 6, 1000);
        assertThat(recording.columns(0)).containsOnly(-1);
        assertThat(recording.columns(1)).containsExactly(0, -1, -1, -1, -1, -1);
        int last = recording.steps() - 1;
        assertThat(Board.of(recording.columns(last)).isSolution()).isTrue();
        for (int step = 0; step <= last; step++) {
            assertThat(recording.conflicts(step))
                    .as("no attacked square is ever taken")
                    .isZero();
        }
    }

    @Test
    void aSolverThatTellsNothingStillEndsWithItsSolution() {
        Board solution = Board.of(1, 3, 0, 2);
        Recording recording = Runs.record(Solvers.of("silent", context -> SearchOutcome.solved(solution)), 4, 10);
        assertThat(recording.steps()).isEqualTo(2);
        assertThat(recording.columns(1)).containsExactly(1, 3, 0, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void theSmallestBoardsAreRecorded(int n) {
        Recording recording = Runs.record(Runs.randomSwaps(false), n, 10);
        assertThat(recording.size()).isEqualTo(n);
        assertThat(recording.steps()).isEqualTo(1);
        assertThat(recording.result().isSolved()).isEqualTo(n == 1);
    }

    @Test
    void manyWholeBoardsAreThinnedByTheirSize() {
        int n = 1000;
        Solver solver = Solvers.of("boards", context -> {
            for (int i = 0; context.tick(); i++) {
                int shift = i;
                context.boardSet(Board.of(java.util.stream.IntStream.range(0, n)
                        .map(row -> (row + shift) % n)
                        .toArray()));
            }
            return SearchOutcome.stopped();
        });
        Recording recording = Runs.record(solver, n, 3000);
        assertThat(recording.kept().moves().count()).isBetween(400_000, 1_010_000);
        assertThat(recording.columns(recording.steps() - 1)).startsWith(2999 % n, 3000 % n);
    }

    @Test
    void theLatestRunReplacesTheOneBefore() {
        SearchRecorder recorder = SearchRecorder.create();
        assertThatThrownBy(recorder::recording)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("listener");
        SolveOptions options =
                SolveOptions.builder().listener(recorder).maxIterations(3).build();
        Runs.randomSwaps(true).solve(8, options);
        Runs.randomSwaps(true).solve(9, options);
        assertThat(recorder.recording().size()).isEqualTo(9);
        assertThat(recorder.recording().steps()).isEqualTo(4);
    }

    /** Options that many threads share hand the same recorder to each, whose events must not make one recording. */
    @Test
    void aRunOnAnotherThreadIsRefusedWhileOneIsRecorded() throws Exception {
        SearchRecorder recorder = SearchRecorder.create();
        SolveOptions shared =
                SolveOptions.builder().listener(recorder).maxIterations(3).build();
        Board solution = Board.of(1, 3, 0, 2);
        FutureTask<Throwable> second = new FutureTask<>(
                () -> catchThrowable(() -> Runs.randomSwaps(true).solve(8, shared)));
        Solver first = Solvers.of("first", context -> {
            context.boardSet(Board.identity(4));
            new Thread(second).start();
            assertThatCode(second::get).doesNotThrowAnyException();
            context.boardSet(solution);
            return SearchOutcome.solved(solution);
        });

        first.solve(4, shared);

        assertThat(second.get())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the recorder still records a run of 'first' on another thread;"
                        + " give each run a recorder of its own");
        Recording recording = recorder.recording();
        assertThat(recording.solver()).isEqualTo("first");
        assertThat(recording.columns(recording.steps() - 1)).containsExactly(1, 3, 0, 2);
        FutureTask<SolveStatus> later =
                new FutureTask<>(() -> Runs.randomSwaps(true).solve(8, shared).status());
        new Thread(later).start();
        assertThat(later.get()).isEqualTo(SolveStatus.ITERATION_LIMIT);
        assertThat(recorder.recording().size()).isEqualTo(8);
    }

    @Test
    void anErrorInTheSearchLeavesNoRecording() {
        SearchRecorder recorder = SearchRecorder.create();
        Solver broken = Solvers.of("broken", context -> {
            context.boardSet(Board.identity(8));
            context.tick();
            throw new IllegalStateException("on purpose");
        });
        assertThatThrownBy(() -> broken.solve(
                        8, SolveOptions.builder().listener(recorder).build()))
                .hasMessage("on purpose");
        assertThatThrownBy(recorder::recording)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no run has ended with a result");
    }

    @Test
    void sizesOutOfRangeAreRefused() {
        for (int steps : new int[] {-1, 3, 1_000_001}) {
            assertThatThrownBy(() -> SearchRecorder.ofAtMost(steps))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("from 4 to 1000000");
        }
        SearchRecorder recorder = SearchRecorder.create();
        assertThatThrownBy(() -> Runs.randomSwaps(true)
                        .solve(10_001, SolveOptions.builder().listener(recorder).build()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at most 10000");
    }

    @Test
    void aStepOutsideTheRecordingIsAnError() {
        Recording recording = Runs.record(Runs.randomSwaps(true), 8, 3);
        assertThatThrownBy(() -> recording.conflicts(4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> recording.columns(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> recording.ordinal(4)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
