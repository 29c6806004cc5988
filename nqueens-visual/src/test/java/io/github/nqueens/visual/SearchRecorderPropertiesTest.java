package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class SearchRecorderPropertiesTest {
    /** A run that tells random events, and remembers every board and what else it told. */
    private static final class Script {
        final List<int[]> boards = new ArrayList<>();
        final List<Long> iterations = new ArrayList<>();
        final List<Double> measures = new ArrayList<>();
        final List<List<String>> notes = new ArrayList<>();
        private final Random random;
        private final int[] columns;
        private double measure = Double.NaN;
        private List<String> told = new ArrayList<>();

        Script(long seed, int n) {
            random = new Random(seed);
            columns = new int[n];
            Arrays.fill(columns, -1);
        }

        SearchOutcome run(SearchContext context) {
            act(context);
            long iteration = 0;
            while (true) {
                endStep(iteration);
                if (!context.tick()) {
                    return SearchOutcome.stopped();
                }
                iteration++;
                for (int events = random.nextInt(4); events > 0; events--) {
                    act(context);
                }
                if (random.nextInt(10) == 0) {
                    measure = random.nextInt(100);
                    context.measured("value", measure);
                    endStep(iteration);
                    context.restarted();
                    setBoard(context);
                }
            }
        }

        private void endStep(long iteration) {
            boards.add(columns.clone());
            iterations.add(iteration);
            measures.add(measure);
            notes.add(told);
            told = new ArrayList<>();
        }

        private void act(SearchContext context) {
            int n = columns.length;
            int row = random.nextInt(n);
            int column = random.nextInt(n);
            switch (random.nextInt(7)) {
                case 0 -> setBoard(context);
                case 1 -> {
                    int other = random.nextInt(n);
                    int before = columns[row];
                    columns[row] = columns[other];
                    columns[other] = before;
                    context.swapped(row, other);
                }
                case 2 -> {
                    measure = random.nextGaussian();
                    context.measured("value", measure);
                    context.noted("row {0} of {1}", row, "n");
                    told.add("row " + row + " of n");
                }
                default -> {
                    if (columns[row] < 0) {
                        context.placed(row, column);
                        columns[row] = column;
                    } else if (random.nextInt(3) == 0) {
                        context.removed(row);
                        columns[row] = -1;
                    } else {
                        context.moved(row, columns[row], column);
                        columns[row] = column;
                    }
                }
            }
        }

        private void setBoard(SearchContext context) {
            int[] drawn = random.ints(columns.length, 0, columns.length).toArray();
            System.arraycopy(drawn, 0, columns, 0, drawn.length);
            context.boardSet(Board.of(drawn));
        }
    }

    @Property(tries = 300)
    void everyStepKeptIsTheTruthAtItsIteration(
            @ForAll long seed,
            @ForAll @IntRange(min = 4, max = 12) int n,
            @ForAll @IntRange(min = 0, max = 500) int iterations,
            @ForAll @IntRange(min = 4, max = 80) int most) {
        Script script = new Script(seed, n);
        SolveOptions.Builder options = SolveOptions.builder().seed(1).maxIterations(iterations);
        Recording recording = Runs.record(Solvers.of("script", script::run), n, options, most);

        assertThat(recording.totalSteps()).isEqualTo(script.boards.size());
        assertThat(recording.steps()).isLessThanOrEqualTo(most);
        assertThat(recording.isThinned()).isEqualTo(recording.steps() < script.boards.size());
        for (int step = 0; step < recording.steps(); step++) {
            int ordinal = (int) recording.ordinal(step);
            assertThat(recording.columns(step)).as("board of step %d", ordinal).isEqualTo(script.boards.get(ordinal));
            assertThat(recording.conflicts(step)).isEqualTo(Runs.conflicts(script.boards.get(ordinal)));
            assertThat(recording.iteration(step)).isEqualTo(script.iterations.get(ordinal));
            assertThat(recording.measures(step).getOrDefault("value", Double.NaN))
                    .isEqualTo(script.measures.get(ordinal));
            assertThat(recording.notes(step)).isEqualTo(script.notes.get(ordinal));
        }
    }

    @Property(tries = 100)
    void stepsKeptAreEvenlySpread(
            @ForAll @IntRange(min = 0, max = 3000) int iterations, @ForAll @IntRange(min = 4, max = 200) int most) {
        SolveOptions.Builder options = SolveOptions.builder().seed(1).maxIterations(iterations);
        Recording recording = Runs.record(Runs.randomSwaps(true), 8, options, most);

        int last = recording.steps() - 1;
        assertThat(recording.ordinal(0)).isZero();
        assertThat(recording.ordinal(last)).isEqualTo(iterations);
        assertThat(recording.steps()).isGreaterThanOrEqualTo(Math.min(iterations + 1, most / 2));
        if (last >= 2) {
            long distance = recording.ordinal(1);
            for (int step = 1; step < last; step++) {
                assertThat(recording.ordinal(step) - recording.ordinal(step - 1))
                        .isEqualTo(distance);
            }
            assertThat(recording.ordinal(last) - recording.ordinal(last - 1)).isBetween(1L, distance);
        }
    }
}
