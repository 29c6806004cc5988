package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.benchmarks.results.Quantity;
import io.github.nqueens.solutions.SolutionSampler;
import io.github.nqueens.solutions.Solutions;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Draws solutions by solvers and by the sampler, and prints as a table how evenly they fell on all solutions of the size: how
 * often the rarest and the most frequent were drawn, and the chi-square statistic against equal frequencies. The draws of a
 * solver have the seeds 0, 1, 2 and so on, those of the sampler one sequence of random numbers, so that the table is the
 * same on every machine.
 */
@Command(
        name = "solution-bias",
        description = "Prints how evenly solvers and the sampler draw all solutions of a size.")
public final class SolutionBias implements Runnable {
    private static final String SAMPLER = "the sampler";

    @Parameters(index = "0", paramLabel = "N", description = "The size.")
    private int n;

    @Parameters(index = "1", paramLabel = "DRAWS", description = "How many boards each draws.")
    private int draws;

    @Parameters(index = "2..*", arity = "1..*", paramLabel = "SPEC", description = "The solvers.")
    private List<String> specs;

    @Override
    public void run() {
        System.out.print(table(n, draws, specs));
    }

    /** The table of a size. */
    static String table(int n, int draws, List<String> specs) {
        Table table = new Table(1, List.of("drawn by", "rarest", "most frequent", "chi-square"));
        SolutionSampler sampler = Solutions.sampler(n, Limits.none());
        SplittableRandom random = new SplittableRandom(1);
        table.add(row(SAMPLER, n, draws, unused -> sampler.next(random)));
        for (String spec : specs) {
            Solver solver = Solvers.get(spec);
            table.add(row(
                    "`" + spec + "`",
                    n,
                    draws,
                    seed -> solver.solve(n, SolveOptions.builder().seed(seed).build())
                            .orElseThrow()));
        }
        return table.toString();
    }

    private static List<String> row(String name, int n, int draws, LongFunction<Board> draw) {
        Map<Board, int[]> found = new HashMap<>();
        Solutions.stream(n).forEach(board -> found.put(board, new int[1]));
        for (long seed = 0; seed < draws; seed++) {
            found.get(draw.apply(seed))[0]++;
        }
        long[] frequencies =
                found.values().stream().mapToLong(count -> count[0]).toArray();
        LongSummaryStatistics range = Arrays.stream(frequencies).summaryStatistics();
        double expected = (double) draws / frequencies.length;
        double chiSquare = Arrays.stream(frequencies)
                .mapToDouble(frequency -> (frequency - expected) * (frequency - expected) / expected)
                .sum();
        return List.of(
                name,
                Quantity.count(Math.toIntExact(range.getMin())),
                Quantity.count(Math.toIntExact(range.getMax())),
                Quantity.count((int) Math.round(chiSquare)));
    }
}
