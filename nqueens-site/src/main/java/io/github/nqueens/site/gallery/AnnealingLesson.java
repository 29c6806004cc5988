package io.github.nqueens.site.gallery;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.SolveListener;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.visual.LinePlot;
import io.github.nqueens.visual.LinePlot.Scale;
import io.github.nqueens.visual.Recording;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the temperatures of annealing do. */
final class AnnealingLesson {
    private static final String ANNEALING = "simulated-annealing";
    private static final int REPLAYED = 20;
    private static final int MEASURED = 50;
    private static final int RUNS = 100;

    /** Iterations that are counted together. */
    private static final int BIN = 25;

    private static final int BINS = 60;
    private static final double FIRST = 1000;
    private static final double COOLING = 0.99;

    private AnnealingLesson() {}

    static Lesson temperatures() {
        LinePlot.Builder accepted = LinePlot.builder("Swaps for the worse that are taken")
                .xAxis("iteration", Scale.LINEAR)
                .yAxis("taken in %", Scale.LINEAR);
        Lesson lesson = new Lesson("temperatures");
        for (int n : new int[] {20, 50, 200}) {
            accepted.series("n = " + n, iterations(), measure(ANNEALING, n).acceptance());
        }
        LinePlot.Builder costs = LinePlot.builder("Attacking pairs while it cools, n = " + MEASURED)
                .xAxis("iteration", Scale.LINEAR)
                .yAxis("attacking pairs, mean of " + RUNS + " runs", Scale.LOGARITHMIC);
        for (int temperature : new int[] {1000, 10, 1, 0}) {
            String algorithm = ANNEALING + ":start=random,temperature=" + temperature;
            costs.series(
                    "T from " + temperature,
                    iterations(),
                    measure(algorithm, MEASURED).costs());
            lesson.fact("from" + temperature, Text.number(Math.round(Runs.meanIterations(algorithm, MEASURED, RUNS))));
        }
        Recording recording = Runs.record(ANNEALING, REPLAYED, 1);
        return lesson.replay(
                        List.of(recording),
                        "nqueens visualize " + REPLAYED + " --algorithm " + ANNEALING
                                + " --seed 1 --output replay.html")
                .figure(accepted, null)
                .figure(
                        costs,
                        "nqueens compare --sizes " + MEASURED + " --runs " + RUNS + " --algorithms " + ANNEALING
                                + ":start=random,temperature=1000 --algorithms " + ANNEALING
                                + ":start=random,temperature=10 --algorithms " + ANNEALING
                                + ":start=random,temperature=1 --algorithms " + ANNEALING
                                + ":start=random,temperature=0")
                .fact("iterations", Text.number(recording.result().statistics().iterations()))
                .fact("below10", Text.number(coolingsBelow(10)))
                .fact("below1", Text.number(coolingsBelow(1)))
                .fact("runs", Text.number(RUNS));
    }

    /** After how many iterations the temperature is below another. */
    private static long coolingsBelow(double temperature) {
        return (long) StrictMath.ceil(StrictMath.log(temperature / FIRST) / StrictMath.log(COOLING));
    }

    private static double[] iterations() {
        double[] iterations = new double[BINS];
        for (int bin = 0; bin < BINS; bin++) {
            iterations[bin] = bin * BIN;
        }
        return iterations;
    }

    private static Acceptance measure(String algorithm, int n) {
        Acceptance acceptance = new Acceptance();
        for (int seed = 1; seed <= RUNS; seed++) {
            acceptance.begin();
            Runs.run(algorithm, n, seed, acceptance);
            acceptance.end();
        }
        return acceptance;
    }

    /** Follows runs of swaps: which were taken, and what the boards cost. A run that has ended costs nothing from there on. */
    private static final class Acceptance implements SolveListener {
        private final long[] worseTaken = new long[BINS];
        private final long[] refused = new long[BINS];
        private final double[] cost = new double[BINS];
        private @Nullable ConflictCounter queens;
        private long iteration;
        private boolean swapped;

        void begin() {
            queens = null;
            iteration = 0;
        }

        @Override
        public void onBoardSet(Board board) {
            queens = ConflictCounter.of(board);
        }

        @Override
        public void onIteration(long number) {
            end();
            iteration = number;
            swapped = false;
        }

        @Override
        public void onSwapped(int row1, int row2) {
            swapped = true;
            ConflictCounter board = Objects.requireNonNull(queens, "a swap before there is a board");
            if (board.swapDelta(row1, row2) > 0 && bin() < BINS) {
                worseTaken[bin()]++;
            }
            board.swap(row1, row2);
        }

        /** Counts the iteration that has ended, if there was one. */
        void end() {
            if (iteration > 0 && bin() < BINS) {
                refused[bin()] += swapped ? 0 : 1;
                cost[bin()] += Objects.requireNonNull(queens, "an iteration before there is a board")
                        .conflicts();
            }
        }

        private int bin() {
            return (int) Math.min(BINS, (iteration - 1) / BIN);
        }

        double[] acceptance() {
            double[] shares = new double[BINS];
            for (int bin = 0; bin < BINS; bin++) {
                shares[bin] = 100.0 * worseTaken[bin] / Math.max(1, worseTaken[bin] + refused[bin]);
            }
            return shares;
        }

        double[] costs() {
            double[] means = new double[BINS];
            for (int bin = 0; bin < BINS; bin++) {
                means[bin] = cost[bin] / (BIN * (double) RUNS);
            }
            return means;
        }
    }
}
