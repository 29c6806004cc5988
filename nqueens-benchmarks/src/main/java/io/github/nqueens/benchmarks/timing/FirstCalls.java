package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.Solvers;
import io.github.nqueens.solutions.SolutionCounter;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Times the first call of a JVM with the jars of several folders, each of which holds one version of the library, and
 * prints CSV. Each call is made in a JVM of its own, and the folders take turns, so that versions can be compared though
 * the speed of the machine drifts.
 */
@Command(
        name = "first-calls",
        description = "Times the first call of a JVM with the jars of several folders and prints CSV.")
public final class FirstCalls implements Callable<Integer> {
    /** The program with all libraries in it, which no library stands beside on a class path. */
    private static final String PROGRAM = "nqueens.jar";

    private static final String WHOLE_PROCESS = "nqueens solve 8";

    @Parameters(index = "0", paramLabel = "REPETITIONS", description = "How many JVMs make each call for each folder.")
    private int repetitions;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FOLDER",
            description = "Holds the jars of nqueens-core, -algorithms, -solutions and slf4j-api, and " + PROGRAM + ".")
    private List<Path> folders;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Map<String, Series> byCall = new LinkedHashMap<>();
        // One round in vain, so that the files are in memory.
        for (int repetition = -1; repetition < repetitions; repetition++) {
            for (Call call : Call.values()) {
                for (Path folder : folders) {
                    add(byCall, repetition, call.text, folder, inside(call, folder));
                }
            }
            for (Path folder : folders) {
                add(byCall, repetition, WHOLE_PROCESS, folder, whole(folder));
            }
        }
        System.out.println("call,folder," + Series.HEADER_IN_MILLISECONDS);
        byCall.forEach((call, series) -> System.out.println(call + "," + series.inMilliseconds()));
        return 0;
    }

    private static void add(Map<String, Series> byCall, int repetition, String call, Path folder, long nanos) {
        if (repetition >= 0) {
            byCall.computeIfAbsent(call + "," + folder, unused -> new Series()).add(nanos);
        }
    }

    /** The time of a call as the first thing that a JVM does, which the JVM itself tells. */
    private static long inside(Call call, Path folder) throws IOException, InterruptedException {
        String output = run("-cp", classPath(folder), Child.class.getName(), call.name());
        return Long.parseLong(output.strip());
    }

    /** The time from the start of a process to its end. */
    private static long whole(Path folder) throws IOException, InterruptedException {
        long started = System.nanoTime();
        run("-jar", folder.resolve(PROGRAM).toString(), "solve", "8");
        return System.nanoTime() - started;
    }

    private static String run(String... arguments) throws IOException, InterruptedException {
        ProcessBuilder process = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString());
        process.command().addAll(List.of(arguments));
        process.redirectError(ProcessBuilder.Redirect.INHERIT);
        Process started = process.start();
        String output = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = started.waitFor();
        if (status != 0) {
            throw new IOException(process.command() + " ended with status " + status);
        }
        return output;
    }

    /** The jars of a folder and this program's own classes, of which the JVM loads two. */
    private static String classPath(Path folder) throws IOException {
        List<String> entries = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> file.toString().endsWith(".jar") && !file.endsWith(PROGRAM))
                    .sorted()
                    .forEach(file -> entries.add(file.toString()));
        }
        // The path of a URL has codes in place of blanks.
        entries.add(Path.of(URI.create(FirstCalls.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toString()))
                .toString());
        return String.join(File.pathSeparator, entries);
    }

    /** What the JVMs call. */
    private enum Call {
        TABU("tabu solves 8"),
        AVAILABLE("available()"),
        COUNT("count(16)");

        private final String text;

        Call(String text) {
            this.text = text;
        }
    }

    /** The program that is timed. */
    static final class Child {
        private Child() {}

        /** Compares texts instead of switching over an enum, for which the compiler makes one more class. */
        public static void main(String[] arguments) {
            String call = arguments[0];
            long started = System.nanoTime();
            if (call.equals("TABU")) {
                Solvers.get("tabu").solve(8);
            } else if (call.equals("AVAILABLE")) {
                Solvers.available();
            } else {
                SolutionCounter.builder().build().count(16);
            }
            System.out.println(System.nanoTime() - started);
        }
    }
}
