package io.github.nqueens.site.gallery;

import io.github.nqueens.Board;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.visual.LinePlot;
import io.github.nqueens.visual.LinePlot.Scale;
import io.github.nqueens.visual.Recording;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Searches that repair a board: the worth of a good start, and plateaus. */
final class RepairLessons {
    private static final String REPAIR = "iterative-repair";

    private RepairLessons() {}

    static Lesson fewMoves() {
        int replayed = 40;
        int perSize = 10;
        double[] sizes = {10, 20, 50, 100, 200, 500, 1000, 2000, 5000};
        double[] random = new double[sizes.length];
        double[] greedy = new double[sizes.length];
        double[] attacked = new double[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            int n = (int) sizes[i];
            random[i] = Runs.meanIterations(REPAIR, n, perSize);
            for (int seed = 1; seed <= perSize; seed++) {
                Board start = greedyStart(n, seed);
                attacked[i] += start.conflicts() / (double) perSize;
                greedy[i] += Runs.run(REPAIR, start, seed).statistics().iterations() / (double) perSize;
            }
        }
        Board start = greedyStart(replayed, 1);
        List<Recording> recordings = List.of(
                Runs.record(REPAIR, replayed, 1).withLabel("random start"),
                Runs.record(REPAIR, start, 1).withLabel("greedy start"));
        int last = sizes.length - 1;
        return new Lesson("few-moves")
                .replay(
                        recordings,
                        "nqueens visualize " + replayed + " --algorithm " + REPAIR + " --seed 1 --output random.html",
                        "nqueens visualize " + replayed + " --algorithm " + REPAIR + " --seed 1 --initial '" + start
                                + "' --output greedy.html")
                .figure(
                        LinePlot.builder("Moves of min-conflicts to a solution")
                                .xAxis("n", Scale.LOGARITHMIC)
                                .yAxis("mean of " + perSize + " runs", Scale.LOGARITHMIC)
                                .markers(true)
                                .series("moves, random start", sizes, random)
                                .series("moves, greedy start", sizes, greedy)
                                .series("attacking pairs of the greedy start", sizes, attacked),
                        "nqueens compare --algorithms " + REPAIR + " --sizes "
                                + String.join(
                                        ",",
                                        Arrays.stream(sizes)
                                                .mapToObj(n -> Integer.toString((int) n))
                                                .toList())
                                + " --runs " + perSize)
                .fact("random", Text.counted(iterations(recordings.get(0)), "move"))
                .fact("greedy", Text.number(iterations(recordings.get(1))))
                .fact("pairs", Text.number(recordings.get(1).conflicts(0)))
                .fact("pairsRandom", Text.number(recordings.get(0).conflicts(0)))
                .fact("largest", Text.number((long) sizes[last]))
                .fact("largestRandom", Text.number(Math.round(random[last])))
                .fact("largestGreedy", Text.number(Math.round(greedy[last])))
                .fact("largestPairs", Text.number(Math.round(attacked[last])))
                .fact("hundredGreedy", Text.number(Math.round(greedy[3])))
                .fact("hundredRandom", Text.number(Math.round(random[3])));
    }

    private static long iterations(Recording recording) {
        return recording.result().statistics().iterations();
    }

    /** Row after row takes a square that the fewest queens above it attack; ties at random. */
    private static Board greedyStart(int n, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] columns = new int[n];
        int[] sums = new int[2 * n];
        int[] differences = new int[2 * n];
        int[] board = new int[n];
        int[] best = new int[n];
        for (int row = 0; row < n; row++) {
            int count = 0;
            int least = Integer.MAX_VALUE;
            for (int column = 0; column < n; column++) {
                int attackers = columns[column] + sums[row + column] + differences[row - column + n];
                if (attackers < least) {
                    least = attackers;
                    count = 0;
                }
                if (attackers == least) {
                    best[count++] = column;
                }
            }
            int column = best[random.nextInt(count)];
            board[row] = column;
            columns[column]++;
            sums[row + column]++;
            differences[row - column + n]++;
        }
        return Board.of(board);
    }

    static Lesson plateaus() {
        int perPoint = 200;
        double[] sideways = {0, 1, 2, 5, 10, 20, 50, 100};
        LinePlot.Builder plot = LinePlot.builder("Climbs that reach a solution")
                .xAxis("sideways moves allowed in a row", Scale.LOGARITHMIC)
                .yAxis("climbs in %", Scale.LINEAR)
                .markers(true);
        Lesson lesson = new Lesson("plateaus");
        for (int n : new int[] {8, 12, 20}) {
            double[] successes = new double[sideways.length];
            for (int i = 0; i < sideways.length; i++) {
                successes[i] = successOfClimbs(n, (int) sideways[i], perPoint);
            }
            plot.series("n = " + n, sideways, successes);
            lesson.fact("plain" + n, Text.fixed(successes[0], 0)).fact("sideways" + n, Text.fixed(successes[7], 0));
        }
        List<Recording> recordings = Runs.recordTogether(8, 3, "hill-climbing", "hill-climbing:sideways=100");
        SolveStatistics plain = recordings.get(0).result().statistics();
        return lesson.replay(
                        recordings,
                        "nqueens visualize 8 --algorithm hill-climbing --algorithm hill-climbing:sideways=100 --seed 3"
                                + " --output replay.html")
                .figure(plot, null)
                .fact("restarts", Text.number(plain.restarts()))
                .fact("runs", Text.number(perPoint));
    }

    /** Every run ends with one climb that succeeds, after as many that failed as there were restarts. */
    private static double successOfClimbs(int n, int sideways, int perPoint) {
        long climbs = 0;
        for (int seed = 1; seed <= perPoint; seed++) {
            climbs += 1
                    + Runs.run("hill-climbing:sideways=" + sideways, n, seed)
                            .statistics()
                            .restarts();
        }
        return 100.0 * perPoint / climbs;
    }
}
