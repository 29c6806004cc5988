package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverTrait;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What a run tells its listener and its statistics, from an algorithm that reports one of everything. */
class EventsTest {
    private static final Board SOLUTION = Board.of(1, 3, 0, 2);

    private static SearchOutcome reportAll(SearchContext context) {
        assertThat(context.shouldStop()).isFalse();
        Board start = context.randomBoard();
        ConflictCounter queens = context.conflictCounter(start);
        context.boardSet(queens);
        queens.swap(0, 1);
        context.boardSet(Board.identity(8));
        while (context.tick()) {
            context.evaluated(3);
            context.restarted();
            context.placed(1, 2);
            context.removed(3);
            context.moved(4, 5, 6);
            context.swapped(7, 0);
            context.ruledOut(2, 1, -1);
            context.restored(0);
            context.restored(1);
            context.deadEnd(6, 5);
            context.cost(9);
            context.cost(9);
            context.cost(8);
            context.measured("temperature", 0.5);
            context.noted("step {0} of {1}", 1, "many");
        }
        assertThat(context.shouldStop()).isTrue();
        return SearchOutcome.stopped();
    }

    private static final class Recorder implements SolveListener {
        final List<String> events = new ArrayList<>();

        @Override
        public void onStart(SolveStart start) {
            events.add("start " + start);
        }

        @Override
        public void onIteration(long iteration) {
            events.add("iteration " + iteration);
        }

        @Override
        public void onRestart() {
            events.add("restart");
        }

        @Override
        public void onBoardSet(Board board) {
            events.add("board " + board);
        }

        @Override
        public void onPlaced(int row, int column) {
            events.add("placed " + row + " " + column);
        }

        @Override
        public void onRemoved(int row) {
            events.add("removed " + row);
        }

        @Override
        public void onMoved(int row, int from, int to) {
            events.add("moved " + row + " " + from + " " + to);
        }

        @Override
        public void onSwapped(int row1, int row2) {
            events.add("swapped " + row1 + " " + row2);
        }

        @Override
        public void onRuledOut(int row, int column, int because) {
            events.add("ruled out " + row + " " + column + " " + because);
        }

        @Override
        public void onRestored(int squares) {
            events.add("restored " + squares);
        }

        @Override
        public void onDeadEnd(int row, int backTo) {
            events.add("dead end " + row + " " + backTo);
        }

        @Override
        public void onBest(long cost) {
            events.add("best " + cost);
        }

        @Override
        public void onMeasured(String name, double value) {
            events.add(name + " " + value);
        }

        @Override
        public void onNoted(String pattern, Object... arguments) {
            events.add(new MessageFormat(pattern, Locale.ROOT).format(arguments));
        }

        @Override
        public void onEnd(SolveResult result) {
            events.add("end " + result.status());
        }
    }

    private static final Board RANDOM = Board.random(8, new io.github.nqueens.internal.SeededRandom(5));

    private static final List<String> EVENTS = List.of(
            "start reporter, n = 8, seed 5",
            "board " + RANDOM,
            "board [0, 1, 2, 3, 4, 5, 6, 7]",
            "iteration 1",
            "restart",
            "placed 1 2",
            "removed 3",
            "moved 4 5 6",
            "swapped 7 0",
            "ruled out 2 1 -1",
            "restored 1",
            "dead end 6 5",
            "best 9",
            "best 8",
            "temperature 0.5",
            "step 1 of many",
            "iteration 2",
            "restart",
            "placed 1 2",
            "removed 3",
            "moved 4 5 6",
            "swapped 7 0",
            "ruled out 2 1 -1",
            "restored 1",
            "dead end 6 5",
            "temperature 0.5",
            "step 1 of many",
            "end ITERATION_LIMIT");

    private static void checkAll(SearchAlgorithm algorithm) {
        Recorder recorder = new Recorder();
        List<Boolean> observed = new ArrayList<>();
        Solver solver = Solvers.of("reporter", context -> {
            observed.add(context.observed());
            return algorithm.search(context);
        });
        SolveOptions unobserved =
                SolveOptions.builder().seed(5).maxIterations(2).build();

        SolveResult result =
                solver.solve(8, unobserved.toBuilder().listener(recorder).build());
        SolveStatistics alone = solver.solve(8, unobserved).statistics();

        assertThat(recorder.events).isEqualTo(EVENTS);
        assertThat(observed).containsExactly(true, false);
        for (SolveStatistics statistics : List.of(result.statistics(), alone)) {
            assertThat(statistics.iterations()).isEqualTo(2);
            assertThat(statistics.evaluations()).isEqualTo(6);
            assertThat(statistics.restarts()).isEqualTo(2);
            assertThat(statistics.bestCost()).hasValue(8);
        }
    }

    @Test
    void everyReportIsToldInOrder() {
        checkAll(EventsTest::reportAll);
    }

    @Test
    void aKnownSolutionIsToldToo() {
        Recorder recorder = new Recorder();
        Solver solver = Solvers.of("never", EventsTest::reportAll, SolverTrait.STARTS_FROM_BOARD);
        solver.solve(
                4,
                SolveOptions.builder()
                        .seed(1)
                        .initialBoard(SOLUTION)
                        .maxIterations(0)
                        .listener(recorder)
                        .build());
        assertThat(recorder.events)
                .containsExactly("start never, n = 4, seed 1", "board " + SOLUTION, "best 0", "end SOLVED");
    }

    @Test
    void aSolutionFoundIsTheBestWithoutBeingReported() {
        Recorder recorder = new Recorder();
        SolveResult result = Solvers.of("silent", context -> SearchOutcome.solved(SOLUTION))
                .solve(4, SolveOptions.builder().seed(1).listener(recorder).build());
        assertThat(recorder.events).containsExactly("start silent, n = 4, seed 1", "best 0", "end SOLVED");
        assertThat(result.statistics().bestCost()).hasValue(0);
    }

    @Test
    void theStartSaysWhatIsRun() {
        List<SolveStart> starts = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void onStart(SolveStart start) {
                starts.add(start);
            }
        };
        Solvers.of("silent", context -> SearchOutcome.solved(SOLUTION))
                .solve(4, SolveOptions.builder().seed(7).listener(listener).build());
        assertThat(starts).singleElement().satisfies(start -> {
            assertThat(start.solver()).isEqualTo("silent");
            assertThat(start.size()).isEqualTo(4);
            assertThat(start.seed()).isEqualTo(7);
            assertThat(start.problem()).isEqualTo(Problem.queens(4));
        });
    }
}
