package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.Solvers;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Times whole processes, each a fresh JVM that solves one board, beside one that does nothing, and prints CSV. They take
 * turns, so that they can be compared though the speed of the machine drifts.
 */
@Command(
        name = "start-times",
        description = "Times whole JVMs that solve one board, beside one that does nothing, and prints CSV.")
public final class StartTimes implements Callable<Integer> {
    private static final List<List<String>> CALLS = List.of(
            List.of(),
            List.of("tabu", "8"),
            List.of("queen-search", "8"),
            List.of("auto", "8"),
            List.of("auto", "1000000"));

    @Parameters(index = "0", paramLabel = "REPETITIONS", description = "How many JVMs of each kind are started.")
    private int repetitions;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Map<List<String>, Series> byCall = new LinkedHashMap<>();
        // One round in vain, so that the files are in memory.
        for (int repetition = -1; repetition < repetitions; repetition++) {
            for (List<String> call : CALLS) {
                long time = time(call);
                if (repetition >= 0) {
                    byCall.computeIfAbsent(call, unused -> new Series()).add(time);
                }
            }
        }
        System.out.println("solver,n," + Series.HEADER);
        byCall.forEach((call, series) ->
                System.out.println((call.isEmpty() ? "nothing,0" : String.join(",", call)) + "," + series));
        return 0;
    }

    private static long time(List<String> call) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                usersClassPath(),
                Call.class.getName());
        process.command().addAll(call);
        process.inheritIO();
        long started = System.nanoTime();
        int status = process.start().waitFor();
        long time = System.nanoTime() - started;
        if (status != 0) {
            throw new IOException(process.command() + " ended with status " + status);
        }
        return time;
    }

    /** What a user of the library has on the class path, and this program's own classes. */
    private static String usersClassPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.endsWith(".jar")
                        || Path.of(entry).getFileName().toString().matches("(nqueens-(core|algorithms)|slf4j-api)-.*"))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The program that is timed. */
    static final class Call {
        private Call() {}

        public static void main(String[] arguments) {
            if (arguments.length > 0) {
                Solvers.get(arguments[0]).solve(Integer.parseInt(arguments[1]));
            }
        }
    }
}
