package io.github.nqueens.site.gallery;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.visual.Recording;
import io.github.nqueens.visual.SearchRecorder;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

/** Runs the searches of the gallery. */
final class Runs {
    private Runs() {}

    static SolveResult run(String algorithm, int n, long seed) {
        return run(Solvers.get(algorithm), n, SolveOptions.builder().seed(seed));
    }

    static SolveResult run(String algorithm, int n, long seed, SolveListener listener) {
        return run(Solvers.get(algorithm), n, SolveOptions.builder().seed(seed).listener(listener));
    }

    static SolveResult run(Solver solver, int n, long seed, SolveListener listener) {
        return run(solver, n, SolveOptions.builder().seed(seed).listener(listener));
    }

    static SolveResult run(String algorithm, Board start, long seed) {
        return run(
                Solvers.get(algorithm),
                start.size(),
                SolveOptions.builder().seed(seed).initialBoard(start));
    }

    private static SolveResult run(Solver solver, int n, SolveOptions.Builder options) {
        return solver.solve(n, options.build());
    }

    /** The iterations of the runs with the seeds 1, 2, 3 and so on. */
    static long[] iterations(String algorithm, int n, int runs) {
        return LongStream.rangeClosed(1, runs)
                .map(seed -> run(algorithm, n, seed).statistics().iterations())
                .toArray();
    }

    static double meanIterations(String algorithm, int n, int runs) {
        return Arrays.stream(iterations(algorithm, n, runs)).average().orElseThrow();
    }

    static Recording record(String algorithm, int n, long seed) {
        SearchRecorder recorder = SearchRecorder.create();
        run(algorithm, n, seed, recorder);
        return recorder.recording().withLabel(algorithm);
    }

    static Recording record(String algorithm, Board start, long seed) {
        SearchRecorder recorder = SearchRecorder.create();
        run(
                Solvers.get(algorithm),
                start.size(),
                SolveOptions.builder().seed(seed).listener(recorder).initialBoard(start));
        return recorder.recording().withLabel(algorithm);
    }

    /** Searches side by side, as the command visualize records them: those that can start from a board share one. */
    static List<Recording> recordTogether(int n, long seed, String... algorithms) {
        Board shared = Board.random(n, new SplittableRandom(seed));
        return Arrays.stream(algorithms)
                .map(algorithm ->
                        startsFromBoard(algorithm) ? record(algorithm, shared, seed) : record(algorithm, n, seed))
                .toList();
    }

    private static boolean startsFromBoard(String algorithm) {
        return Solvers.get(algorithm).descriptor().traits().contains(SolverTrait.STARTS_FROM_BOARD);
    }
}
