package io.github.nqueens.site.gallery;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.evolutionary.Crossover;
import io.github.nqueens.algorithms.evolutionary.Genetic;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.visual.LinePlot;
import io.github.nqueens.visual.LinePlot.Scale;
import io.github.nqueens.visual.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Searches that remember: the swaps of before, or many boards at once. */
final class MemoryLessons {
    private MemoryLessons() {}

    static Lesson tabuList() {
        int perPoint = 200;
        double[] tenures = {0, 1, 2, 3, 5, 8, 10, 20, 50};
        LinePlot.Builder plot = LinePlot.builder("Iterations of tabu search against the length of its list")
                .xAxis("tenure: swaps that are forbidden", Scale.LOGARITHMIC)
                .yAxis("iterations, mean of " + perPoint + " runs", Scale.LOGARITHMIC)
                .markers(true);
        Lesson lesson = new Lesson("tabu-list");
        for (int n : new int[] {6, 8, 10}) {
            double[] means = new double[tenures.length];
            for (int i = 0; i < tenures.length; i++) {
                means[i] = Runs.meanIterations("tabu:tenure=" + (int) tenures[i], n, perPoint);
                lesson.fact("mean" + n + "tenure" + (int) tenures[i], Text.number(means[i]));
            }
            plot.series("n = " + n, tenures, means);
        }
        List<Recording> recordings = Runs.recordTogether(10, 247, "tabu:tenure=0", "tabu:tenure=10");
        return lesson.replay(
                        recordings,
                        "nqueens visualize 10 --algorithm tabu:tenure=0 --algorithm tabu:tenure=10 --seed 247"
                                + " --output replay.html")
                .figure(
                        plot,
                        "nqueens compare --sizes 6,8,10 --runs " + perPoint + " --algorithms "
                                + "tabu:tenure=0,tabu:tenure=1,tabu:tenure=2,tabu:tenure=3,tabu:tenure=5,tabu:tenure=8,"
                                + "tabu:tenure=10,tabu:tenure=20,tabu:tenure=50")
                .fact(
                        "without",
                        Text.number(recordings.get(0).result().statistics().iterations()))
                .fact(
                        "with",
                        Text.number(recordings.get(1).result().statistics().iterations()))
                .fact("boards", Text.number(boards(recordings.get(0))))
                .fact("runs", Text.number(perPoint));
    }

    /** How many different boards a search visited. */
    private static long boards(Recording recording) {
        return IntStream.range(0, recording.steps())
                .mapToObj(step -> Board.of(recording.columns(step)))
                .distinct()
                .count();
    }

    static Lesson population() {
        int n = 20;
        long seed = 35;
        Diversity diversity = new Diversity();
        Solver observed = Solvers.of(
                "genetic", Genetic.builder().crossover(diversity::cross).build());
        Runs.run(observed, n, seed, diversity);
        Recording recording = Runs.record("genetic", n, seed);
        double[] rows = diversity.means();
        double[] generations = new double[rows.length];
        for (int i = 0; i < rows.length; i++) {
            generations[i] = i + 1;
        }
        double[] iterations = new double[recording.steps()];
        double[] costs = new double[recording.steps()];
        for (int step = 0; step < recording.steps(); step++) {
            iterations[step] = recording.iteration(step);
            costs[step] = recording.conflicts(step);
        }
        int restart = (int) diversity.restart;
        return new Lesson("population")
                .replay(
                        List.of(recording),
                        "nqueens visualize " + n + " --algorithm genetic --seed " + seed + " --output replay.html")
                .figure(
                        LinePlot.builder("A population converges, n = " + n)
                                .xAxis("generation of 100 children", Scale.LINEAR)
                                .yAxis("rows, attacking pairs", Scale.LINEAR)
                                .series("rows in which two parents differ, mean", generations, rows)
                                .series("attacking pairs of the best board", iterations, costs),
                        null)
                .fact("n", Text.number(n))
                .fact("generations", Text.number(recording.result().statistics().iterations()))
                .fact("restart", Text.number(restart))
                .fact("atFirst", Text.number(rows[0]))
                .fact("afterFifty", Text.number(rows[49]))
                .fact("beforeRestart", Text.number(rows[restart - 1]))
                .fact("costBeforeRestart", Text.counted(recording.conflicts(restart), "attacking pair"))
                .fact("afterRestart", Text.number(rows[restart]));
    }

    /** A crossover that measures how much parents differ before it makes their child like the published crossover. */
    private static final class Diversity implements SolveListener {
        private final List<long[]> differencesAndCouples = new ArrayList<>();
        private long restart;

        void cross(int[] parent1, int[] parent2, int[] child, SearchContext run) {
            long[] generation = differencesAndCouples.get(differencesAndCouples.size() - 1);
            for (int row = 0; row < parent1.length; row++) {
                generation[0] += parent1[row] == parent2[row] ? 0 : 1;
            }
            generation[1]++;
            Crossover.Published.UNIFORM.cross(parent1, parent2, child, run);
        }

        @Override
        public void onIteration(long iteration) {
            differencesAndCouples.add(new long[2]);
        }

        @Override
        public void onRestart() {
            restart = differencesAndCouples.size();
        }

        double[] means() {
            return differencesAndCouples.stream()
                    .mapToDouble(generation -> generation[0] / (double) generation[1])
                    .toArray();
        }
    }
}
