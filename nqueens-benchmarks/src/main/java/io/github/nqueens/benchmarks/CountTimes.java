package io.github.nqueens.benchmarks;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.SolutionCounter.Method;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Times exact counts in one JVM and prints CSV. Counts with several numbers of threads take turns, so that they can be
 * compared though the speed of the machine drifts.
 */
public final class CountTimes {
    private CountTimes() {}

    /**
     * Counts and prints.
     *
     * @param arguments the name of a {@link Method}, the number of threads or several separated by commas, the number of
     *     repetitions, and the sizes
     */
    public static void main(String[] arguments) {
        if (arguments.length < 4) {
            System.err.println("usage: CountTimes METHOD THREADS[,THREADS]... REPETITIONS N...");
            System.exit(2);
        }
        Method method = Method.valueOf(arguments[0]);
        int[] threads = Arrays.stream(arguments[1].split(","))
                .mapToInt(Integer::parseInt)
                .toArray();
        int repetitions = Integer.parseInt(arguments[2]);
        System.out.println("n,method,threads,solutions," + Series.HEADER);
        for (int i = 3; i < arguments.length; i++) {
            time(Integer.parseInt(arguments[i]), method, threads, repetitions);
        }
    }

    private static void time(int n, Method method, int[] threads, int repetitions) {
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
