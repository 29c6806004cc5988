package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.SolutionCounter;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Times exact counts in one JVM and prints CSV. Counts with several numbers of threads take turns, so that they can be
 * compared though the speed of the machine drifts.
 */
@Command(name = "count-times", description = "Times exact counts in one JVM and prints CSV.")
public final class CountTimes implements Runnable {
    @Parameters(index = "0", paramLabel = "METHOD", description = "${COMPLETION-CANDIDATES}.")
    private CountMethod method;

    @Parameters(
            index = "1",
            paramLabel = "THREADS",
            split = ",",
            description = "The numbers of threads, separated by commas. They take turns.")
    private int[] threads;

    @Parameters(index = "2", paramLabel = "REPETITIONS", description = "How often each size is counted.")
    private int repetitions;

    @Parameters(index = "3..*", arity = "1..*", paramLabel = "N", description = "The sizes.")
    private int[] sizes;

    @Override
    public void run() {
        System.out.println("n,method,threads,solutions," + Series.HEADER);
        for (int n : sizes) {
            time(n);
        }
    }

    private void time(int n) {
        Map<Integer, Series> byThreads = new LinkedHashMap<>();
        long solutions = 0;
        for (int repetition = 0; repetition < repetitions; repetition++) {
            for (int count : threads) {
                CountResult result = SolutionCounter.builder()
                        .method(method)
                        .threads(count)
                        .build()
                        .count(n, Limits.none());
                byThreads
                        .computeIfAbsent(count, unused -> new Series())
                        .add(result.elapsed().toNanos());
                solutions = result.count();
            }
        }
        for (Map.Entry<Integer, Series> entry : byThreads.entrySet()) {
            System.out.println(n + "," + method + "," + entry.getKey() + "," + solutions + "," + entry.getValue());
        }
    }
}
