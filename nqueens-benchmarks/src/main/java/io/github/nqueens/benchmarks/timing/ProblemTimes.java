package io.github.nqueens.benchmarks.timing;

import io.github.nqueens.Problem;
import io.github.nqueens.benchmarks.peers.ChocoProblem;
import io.github.nqueens.benchmarks.peers.CpSatProblem;
import io.github.nqueens.benchmarks.peers.ProblemPeer;
import io.github.nqueens.internal.OptionTexts;
import io.github.nqueens.solutions.SolutionCounter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Times this library, Choco and CP-SAT on the same problems, one program right after the other on each, and prints CSV. The
 * times are from the call to the answer; those of the peers contain the making of their model. A program that answers
 * within half a second runs for half a second more, so that its code is warm, and then for another one, whose mean counts.
 */
@Command(
        name = "problem-times",
        description = "Times this library, Choco and CP-SAT on the same problems and prints CSV.")
public final class ProblemTimes implements Callable<Integer> {
    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final long ROUND_NANOS = 500_000_000;

    @Parameters(
            index = "0",
            paramLabel = "MOST",
            description =
                    "A program may end after this many solutions: 1 to solve or refute, 2 to prove that a solution is the only one.")
    private long most;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "PROBLEMS",
            description =
                    "A kind (diagonals, blocked, regions), a size and the number of instances, whose seeds are 1, 2, and so on;"
                            + " or files that hold a problem each.")
    private List<String> problems;

    @Override
    public Integer call() throws IOException {
        Map<String, Problem> byName = new LinkedHashMap<>();
        if (problems.size() == 3 && problems.get(1).matches("\\d+")) {
            ProblemInstances kind = OptionTexts.constant(ProblemInstances.class, problems.get(0));
            for (int seed = 1; seed <= Integer.parseInt(problems.get(2)); seed++) {
                byName.put("seed " + seed, kind.make(Integer.parseInt(problems.get(1)), seed));
            }
        } else {
            for (String file : problems) {
                byName.put(file, Problem.parse(Files.readString(Path.of(file))));
            }
        }
        measure(byName);
        return 0;
    }

    private void measure(Map<String, Problem> byName) {
        Map<String, ProblemPeer> programs = new LinkedHashMap<>();
        programs.put(
                "nqueens",
                (problem, wanted, limit) ->
                        OptionalLong.of(SolutionCounter.builder().build().countUpTo(problem, wanted)));
        programs.put("Choco", new ChocoProblem());
        programs.put("CP-SAT", new CpSatProblem());
        Map<String, Series> times = new LinkedHashMap<>();
        Map<String, Integer> unanswered = new LinkedHashMap<>();
        programs.forEach((name, program) -> {
            times.put(name, new Series());
            unanswered.put(name, 0);
        });
        byName.forEach((instance, problem) -> {
            OptionalLong expected = OptionalLong.empty();
            for (Map.Entry<String, ProblemPeer> program : programs.entrySet()) {
                long started = System.nanoTime();
                OptionalLong answer = program.getValue().countUpTo(problem, most, LIMIT);
                long first = System.nanoTime() - started;
                times.get(program.getKey()).add(first < ROUND_NANOS ? warm(program.getValue(), problem, most) : first);
                if (answer.isEmpty()) {
                    unanswered.merge(program.getKey(), 1, Integer::sum);
                } else if (expected.isPresent() && !expected.equals(answer)) {
                    throw new IllegalStateException(instance + ": " + program.getKey() + " counts " + answer.getAsLong()
                            + ", another program " + expected.getAsLong());
                } else {
                    expected = answer;
                }
            }
        });
        System.out.println("program,unanswered," + Series.HEADER_IN_MILLISECONDS);
        times.forEach((name, series) ->
                System.out.println(name + "," + unanswered.get(name) + "," + series.inMilliseconds()));
    }

    private static long warm(ProblemPeer program, Problem problem, long most) {
        mean(program, problem, most);
        return mean(program, problem, most);
    }

    private static long mean(ProblemPeer program, Problem problem, long most) {
        long started = System.nanoTime();
        long runs = 0;
        long passed;
        do {
            program.countUpTo(problem, most, LIMIT);
            runs++;
            passed = System.nanoTime() - started;
        } while (passed < ROUND_NANOS);
        return passed / runs;
    }
}
