package io.github.nqueens.benchmarks.jmh;

import io.github.nqueens.Problem;
import io.github.nqueens.benchmarks.peers.ChocoProblem;
import io.github.nqueens.benchmarks.peers.CpSatProblem;
import io.github.nqueens.benchmarks.peers.ProblemPeer;
import io.github.nqueens.solutions.SolutionCounter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * This library, Choco and CP-SAT on the same problem, from the call to the answer; that of a peer contains the making of its
 * model. A short answer is measured warm with {@code -bm avgt}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ProblemBenchmark {
    private static final Duration LIMIT = Duration.ofMinutes(1);

    /** The program that answers. */
    @Param({"nqueens", "Choco", "CP-SAT"})
    public String program;

    /** A kind of problems that are made from a size and a seed, or a file that holds a problem. */
    @Param({"DIAGONALS", "BLOCKED", "REGIONS"})
    public String problem;

    /** The size of the board, where the problem is made. */
    @Param("8")
    public int n;

    /** The seed, where the problem is made. */
    @Param("1")
    public long seed;

    /** After this many solutions it may end: 1 to solve or refute, 2 to prove that a solution is the only one. */
    @Param("1")
    public long most;

    private ProblemPeer answers;
    private Problem asked;
    private long expected;

    /** Made by JMH. */
    public ProblemBenchmark() {}

    /** Answers that did not come. */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Unanswered {
        /** Their number. */
        public long unanswered;

        /** Made by JMH. */
        public Unanswered() {}
    }

    /**
     * Makes the problem and asks this library for the answer that all have to give.
     *
     * @throws IOException if a file cannot be read
     */
    @Setup
    public void make() throws IOException {
        asked = Files.exists(Path.of(problem))
                ? Problem.parse(Files.readString(Path.of(problem)))
                : ProblemInstances.valueOf(problem).make(n, seed);
        expected = SolutionCounter.builder().build().countUpTo(asked, most);
        answers = switch (program) {
            case "nqueens" ->
                (given, wanted, limit) ->
                        OptionalLong.of(SolutionCounter.builder().build().countUpTo(given, wanted));
            case "Choco" -> new ChocoProblem();
            case "CP-SAT" -> new CpSatProblem();
            default ->
                throw new IllegalArgumentException("no program '" + program + "'; there are nqueens, Choco, CP-SAT");
        };
    }

    /**
     * Counts solutions up to a number.
     *
     * @param counter counts answers that did not come
     * @return the number
     */
    @Benchmark
    public OptionalLong countUpTo(Unanswered counter) {
        OptionalLong answer = answers.countUpTo(asked, most, LIMIT);
        if (answer.isEmpty()) {
            counter.unanswered++;
        } else if (answer.getAsLong() != expected) {
            throw new IllegalStateException(program + " counts " + answer.getAsLong() + ", nqueens " + expected);
        }
        return answer;
    }
}
