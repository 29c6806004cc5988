package io.github.nqueens.site.gallery;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.solutions.SolutionSampler;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.visual.LinePlot;
import io.github.nqueens.visual.LinePlot.Scale;
import io.github.nqueens.visual.Recording;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/** What chance does: how long a run takes, and which solution it finds. */
final class ChanceLessons {
    private static final int SIZE = 8;

    private ChanceLessons() {}

    static Lesson luck() {
        int count = 1000;
        int points = 60;
        LinePlot.Builder plot = LinePlot.builder("Runs that have not solved yet, n = " + SIZE)
                .xAxis("iterations / mean iterations", Scale.LINEAR)
                .yAxis("runs in %", Scale.LOGARITHMIC);
        Lesson lesson = new Lesson("luck");
        for (String algorithm : List.of("random-permutations", "iterative-repair", "tabu", "simulated-annealing")) {
            long[] iterations = Runs.iterations(algorithm, SIZE, count);
            double mean = Arrays.stream(iterations).average().orElseThrow();
            double[] x = new double[points];
            double[] unsolved = new double[points];
            for (int i = 0; i < points; i++) {
                x[i] = i / 10.0;
                double limit = x[i] * mean;
                unsolved[i] = 100.0
                        * Arrays.stream(iterations)
                                .filter(needed -> needed > limit)
                                .count()
                        / count;
            }
            plot.series(algorithm, x, unsolved);
            lesson.fact(algorithm + ".mean", Text.number(mean));
        }
        double[] x = new double[points];
        double[] memoryless = new double[points];
        for (int i = 0; i < points; i++) {
            x[i] = i / 10.0;
            memoryless[i] = 100 * StrictMath.exp(-x[i]);
        }
        plot.series("without memory: exp(-x)", x, memoryless);
        long[] repairs = Runs.iterations("iterative-repair", SIZE, count);
        long[] sorted = Arrays.stream(repairs).sorted().toArray();
        long usual = seedOf(repairs, sorted[count / 2]);
        long unluckiest = seedOf(repairs, sorted[count - 1]);
        return lesson.replay(
                        LongStream.of(usual, unluckiest)
                                .mapToObj(seed -> Runs.record("iterative-repair", SIZE, seed)
                                        .withLabel("iterative-repair, seed " + seed))
                                .toList(),
                        command(usual),
                        command(unluckiest))
                .figure(
                        plot,
                        "nqueens compare --algorithms random-permutations,iterative-repair,tabu,simulated-annealing"
                                + " --sizes " + SIZE + " --runs " + count)
                .fact("runs", Text.number(count))
                .fact("luckiest", Text.counted(sorted[0], "move"))
                .fact("unluckiest", Text.counted(sorted[count - 1], "move"))
                .fact("median", Text.counted(sorted[count / 2], "move"))
                .fact("afterThreeMeans", Text.fixed(100 * StrictMath.exp(-3), 0));
    }

    private static String command(long seed) {
        return "nqueens visualize " + SIZE + " --algorithm iterative-repair --seed " + seed + " --output " + seed
                + ".html";
    }

    private static long seedOf(long[] iterations, long wanted) {
        return 1
                + LongStream.range(0, iterations.length)
                        .filter(i -> iterations[(int) i] == wanted)
                        .findFirst()
                        .orElseThrow();
    }

    static Lesson bias() {
        int draws = 92 * 100;
        int shown = 6;
        SolutionSampler sampler = Solutions.sampler(SIZE, Limits.none());
        SplittableRandom random = new SplittableRandom(1);
        LinePlot.Builder plot = LinePlot.builder("How often each of the 92 solutions came, n = " + SIZE)
                .xAxis("solutions, from the rarest to the most frequent", Scale.LINEAR)
                .yAxis("times in " + Text.number(draws) + " draws", Scale.LINEAR);
        Lesson lesson = new Lesson("bias");
        add(lesson, plot, "uniform samples", draws, seed -> sampler.next(random));
        for (String algorithm : List.of("iterative-repair", "tabu", "queen-search", "hill-climbing")) {
            add(
                    lesson,
                    plot,
                    algorithm,
                    draws,
                    seed -> Runs.run(algorithm, SIZE, seed).orElseThrow());
        }
        List<Recording> recordings = LongStream.rangeClosed(1, shown)
                .mapToObj(seed -> Runs.record("iterative-repair", SIZE, seed).withLabel("seed " + seed))
                .toList();
        return lesson.replay(
                        recordings,
                        LongStream.rangeClosed(1, shown)
                                .mapToObj(ChanceLessons::command)
                                .toArray(String[]::new))
                .figure(plot, null)
                .fact("draws", Text.number(draws))
                .fact("expected", Text.number(draws / 92))
                .fact(
                        "fundamental",
                        Text.number(recordings.stream()
                                .map(recording ->
                                        recording.result().orElseThrow().canonical())
                                .distinct()
                                .count()));
    }

    /** Draws, and adds the sorted counts to the plot and Pearson's statistic to the facts. */
    private static void add(Lesson lesson, LinePlot.Builder plot, String name, int draws, LongFunction<Board> draw) {
        Map<Board, Integer> counts = new HashMap<>();
        Solutions.stream(SIZE).forEach(board -> counts.put(board, 0));
        for (long seed = 1; seed <= draws; seed++) {
            counts.merge(draw.apply(seed), 1, Integer::sum);
        }
        double[] sorted = counts.values().stream()
                .mapToDouble(Integer::doubleValue)
                .sorted()
                .toArray();
        double[] ranks = new double[sorted.length];
        double expected = (double) draws / sorted.length;
        double statistic = 0;
        for (int i = 0; i < sorted.length; i++) {
            ranks[i] = i + 1;
            statistic += (sorted[i] - expected) * (sorted[i] - expected) / expected;
        }
        plot.series(name, ranks, sorted);
        lesson.fact(name + ".rarest", Text.number((long) sorted[0]))
                .fact(name + ".mostFrequent", Text.number((long) sorted[sorted.length - 1]))
                .fact(name + ".chi2", Text.number(Math.round(statistic)));
    }
}
