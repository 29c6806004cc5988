package io.github.nqueens.site.gallery;

import io.github.nqueens.SolveListener;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.visual.LinePlot;
import io.github.nqueens.visual.LinePlot.Scale;
import io.github.nqueens.visual.Recording;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Searches that put queen after queen on an empty board. */
final class ExactLessons {
    private ExactLessons() {}

    static Lesson tree() {
        Lesson lesson = new Lesson("tree");
        LinePlot.Builder plot = LinePlot.builder("Boards without an attack, by the number of rows filled")
                .xAxis("rows filled", Scale.LINEAR)
                .yAxis("boards", Scale.LOGARITHMIC)
                .markers(true);
        for (int n : new int[] {6, 8, 10, 12}) {
            Levels levels = new Levels(n);
            levels.count(0, 0, 0, 0);
            plot.series(
                    "n = " + n,
                    IntStream.rangeClosed(0, n).asDoubleStream().toArray(),
                    IntStream.rangeClosed(0, n)
                            .mapToDouble(level -> levels.nodes[level])
                            .toArray());
            lesson.fact("nodes" + n, Text.number(levels.total()))
                    .fact("dead" + n, Text.number(levels.deadEnds))
                    .fact("solutions" + n, Text.number(levels.nodes[n]))
                    .fact("widest" + n, Text.number(levels.widest()));
        }
        List<Recording> recordings = List.of(Runs.record("backtracking", 6, 1), Runs.record("breadth-first", 6, 1));
        return lesson.replay(
                        recordings,
                        "nqueens visualize 6 --algorithm backtracking --algorithm breadth-first --seed 1"
                                + " --output replay.html")
                .figure(plot, null)
                .fact(
                        "depth",
                        Text.number(recordings.get(0).result().statistics().iterations()))
                .fact(
                        "breadth",
                        Text.number(recordings.get(1).result().statistics().iterations()));
    }

    /** The whole tree of boards without an attack, in which row after row is filled. */
    private static final class Levels {
        private final int n;
        private final long[] nodes;
        private long deadEnds;

        Levels(int n) {
            this.n = n;
            this.nodes = new long[n + 1];
        }

        void count(int level, int columns, int leftward, int rightward) {
            nodes[level]++;
            int free = ~(columns | leftward | rightward) & ((1 << n) - 1);
            if (free == 0 && level < n) {
                deadEnds++;
            }
            for (; free != 0 && level < n; free &= free - 1) {
                int square = free & -free;
                count(level + 1, columns | square, (leftward | square) << 1, (rightward | square) >> 1);
            }
        }

        long total() {
            return Arrays.stream(nodes).sum();
        }

        int widest() {
            int widest = 0;
            for (int level = 1; level <= n; level++) {
                widest = nodes[level] > nodes[widest] ? level : widest;
            }
            return widest;
        }
    }

    static Lesson order() {
        String constrained = "backtracking:order=constrained";
        int[] sizes = IntStream.rangeClosed(4, 26).toArray();
        double[] natural = new double[sizes.length];
        double[] clever = new double[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            natural[i] = Runs.meanIterations("backtracking", sizes[i], 1);
            clever[i] = Runs.meanIterations(constrained, sizes[i], 1);
        }
        double[] x = IntStream.of(sizes).asDoubleStream().toArray();
        List<Recording> recordings = Runs.recordTogether(8, 1, "backtracking", constrained);
        int last = sizes.length - 1;
        return new Lesson("order")
                .replay(
                        recordings,
                        "nqueens visualize 8 --algorithm backtracking --algorithm " + constrained
                                + " --seed 1 --output replay.html")
                .figure(
                        LinePlot.builder("Queens placed until the first solution")
                                .xAxis("n", Scale.LINEAR)
                                .yAxis("queens placed", Scale.LOGARITHMIC)
                                .markers(true)
                                .series("natural order", x, natural)
                                .series("constrained order", x, clever),
                        "nqueens compare --algorithms backtracking," + constrained + " --runs 1 --sizes "
                                + IntStream.of(sizes)
                                        .mapToObj(Integer::toString)
                                        .collect(Collectors.joining(",")))
                .fact(
                        "natural",
                        Text.number(recordings.get(0).result().statistics().iterations()))
                .fact(
                        "constrained",
                        Text.number(recordings.get(1).result().statistics().iterations()))
                .fact("largest", Text.number(sizes[last]))
                .fact("largestNatural", Text.number((long) natural[last]))
                .fact("largestConstrained", Text.number((long) clever[last]))
                .fact("oddNatural", Text.number((long) natural[last - 1]))
                .fact("greatestConstrained", Text.number((long)
                        Arrays.stream(clever).max().orElseThrow()))
                .fact("constrained10", Text.number((long) clever[6]));
    }

    static Lesson twoPhases() {
        int perSize = 20;
        double[] sizes = {200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000};
        double[] left = new double[sizes.length];
        double[] exchanges = new double[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            for (int seed = 1; seed <= perSize; seed++) {
                Repair repair = new Repair();
                Runs.run("queen-search", (int) sizes[i], seed, repair);
                left[i] += repair.left / (double) perSize;
                exchanges[i] += repair.exchanges / (double) perSize;
            }
        }
        Recording recording = Runs.record("queen-search", 200, 1);
        int last = sizes.length - 1;
        return new Lesson("two-phases")
                .replay(
                        List.of(recording),
                        "nqueens visualize 200 --algorithm queen-search --seed 1 --output replay.html")
                .figure(
                        LinePlot.builder("What the placement leaves to the repair")
                                .xAxis("n", Scale.LOGARITHMIC)
                                .yAxis("mean of " + perSize + " runs", Scale.LOGARITHMIC)
                                .markers(true)
                                .series("rows left", sizes, left)
                                .series("exchanges tried", sizes, exchanges),
                        null)
                .fact("iterations", Text.number(recording.result().statistics().iterations()))
                .fact("placed", Text.number(queensAt(recording, 2)))
                .fact("left200", Text.number(left[0]))
                .fact("tried200", Text.number(Math.round(exchanges[0])))
                .fact("largest", Text.number((long) sizes[last]))
                .fact("leftLargest", Text.number(left[last]))
                .fact("shareLargest", Text.fixed(1e6 * left[last] / sizes[last], 0))
                .fact("runs", Text.number(perSize));
    }

    private static long queensAt(Recording recording, int step) {
        return IntStream.of(recording.columns(step))
                .filter(column -> column >= 0)
                .count();
    }

    /** How many rows the first placement leaves, and how many exchanges are tried in all attempts. */
    private static final class Repair implements SolveListener {
        private long left = -1;
        private long exchanges;
        private boolean repairs;

        @Override
        public void onBest(long rows) {
            left = left < 0 ? rows : left;
            repairs = true;
        }

        @Override
        public void onIteration(long iteration) {
            exchanges += repairs ? 1 : 0;
        }

        @Override
        public void onRestart() {
            repairs = false;
        }
    }
}
