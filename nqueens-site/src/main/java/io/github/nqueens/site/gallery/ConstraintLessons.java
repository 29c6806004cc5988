package io.github.nqueens.site.gallery;

import io.github.nqueens.SolveStatistics;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.visual.LinePlot;
import io.github.nqueens.visual.LinePlot.Scale;
import io.github.nqueens.visual.Recording;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The heuristics of constraint satisfaction, two at a time on one tree each. */
final class ConstraintLessons {
    private static final int[] SIZES = IntStream.rangeClosed(4, 22).toArray();
    private static final int LAST = SIZES.length - 1;

    private static final String PLAIN = "constraint-search:inference=none";
    private static final String FORWARD = "constraint-search:inference=forward-checking";
    private static final String FEWEST = FORWARD + ",variables=fewest-values";
    private static final String JUMPING = PLAIN + ",backtracking=backjumping";
    private static final String DIRECTED = PLAIN + ",backtracking=conflict-directed";

    private ConstraintLessons() {}

    static Lesson forwardChecking() {
        double[] plain = counts(PLAIN, SolveStatistics::evaluations);
        double[] forward = counts(FORWARD, SolveStatistics::evaluations);
        double[] fewest = counts(FEWEST, SolveStatistics::evaluations);
        return new Lesson("forward-checking")
                .replay(Runs.recordTogether(8, 1, PLAIN, FORWARD), command(PLAIN, FORWARD))
                .figure(
                        plot("Consistency checks until the first solution", "checks")
                                .series("none", sizes(), plain)
                                .series("forward checking", sizes(), forward)
                                .series("and fewest values", sizes(), fewest),
                        compare(PLAIN, FORWARD, FEWEST))
                .fact("plain8", Text.number((long) plain[4]))
                .fact("forward8", Text.number((long) forward[4]))
                .fact("largest", Text.number(SIZES[LAST]))
                .fact("plainLargest", Text.number((long) plain[LAST]))
                .fact("forwardLargest", Text.number((long) forward[LAST]))
                .fact("fewestLargest", Text.number((long) fewest[LAST]));
    }

    static Lesson backjumping() {
        double[] plain = counts(PLAIN, SolveStatistics::iterations);
        double[] jumping = counts(JUMPING, SolveStatistics::iterations);
        double[] directed = counts(DIRECTED, SolveStatistics::iterations);
        List<Recording> recordings = Runs.recordTogether(8, 1, PLAIN, DIRECTED);
        return new Lesson("backjumping")
                .replay(recordings, command(PLAIN, DIRECTED))
                .figure(
                        plot("Queens placed until the first solution", "queens placed")
                                .series("chronological", sizes(), plain)
                                .series("backjumping", sizes(), jumping)
                                .series("conflict-directed", sizes(), directed),
                        compare(PLAIN, JUMPING, DIRECTED))
                .fact("plain8", Text.number((long) plain[4]))
                .fact("directed8", Text.number((long) directed[4]))
                .fact("largest", Text.number(SIZES[LAST]))
                .fact("plainLargest", Text.number((long) plain[LAST]))
                .fact("jumpingLargest", Text.number((long) jumping[LAST]))
                .fact("directedLargest", Text.number((long) directed[LAST]));
    }

    private static double[] counts(String algorithm, ToLongFunction<SolveStatistics> count) {
        return Arrays.stream(SIZES)
                .mapToDouble(n ->
                        (double) count.applyAsLong(Runs.run(algorithm, n, 1).statistics()))
                .toArray();
    }

    private static double[] sizes() {
        return IntStream.of(SIZES).asDoubleStream().toArray();
    }

    private static LinePlot.Builder plot(String title, String counted) {
        return LinePlot.builder(title)
                .xAxis("n", Scale.LINEAR)
                .yAxis(counted, Scale.LOGARITHMIC)
                .markers(true);
    }

    private static String command(String first, String second) {
        return "nqueens visualize 8 --algorithm " + first + " --algorithm " + second + " --seed 1 --output replay.html";
    }

    private static String compare(String... algorithms) {
        return "nqueens compare --algorithms " + String.join(",", algorithms) + " --runs 1 --sizes "
                + IntStream.of(SIZES).mapToObj(Integer::toString).collect(Collectors.joining(","));
    }
}
