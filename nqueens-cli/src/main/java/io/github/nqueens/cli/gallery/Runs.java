package io.github.nqueens.cli.gallery;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.visual.Recording;
import io.github.nqueens.visual.SearchRecorder;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.LongStream;

/** Runs the searches of the gallery. A cancelled run ends the gallery with a {@link CancellationException}. */
public final class Runs {
    private final Function<String, Solver> solvers;
    private final CancellationToken cancellation;

    /**
     * @param solvers finds a solver by its name with parameters
     * @param cancellation ends all runs
     */
    public Runs(Function<String, Solver> solvers, CancellationToken cancellation) {
        this.solvers = solvers;
        this.cancellation = cancellation;
    }

    public SolveResult run(String algorithm, int n, long seed) {
        return run(solvers.apply(algorithm), n, SolveOptions.builder().seed(seed));
    }

    public SolveResult run(String algorithm, int n, long seed, SolveListener listener) {
        return run(
                solvers.apply(algorithm), n, SolveOptions.builder().seed(seed).listener(listener));
    }

    public SolveResult run(Solver solver, int n, long seed, SolveListener listener) {
        return run(solver, n, SolveOptions.builder().seed(seed).listener(listener));
    }

    public SolveResult run(String algorithm, Board start, long seed) {
        return run(
                solvers.apply(algorithm),
                start.size(),
                SolveOptions.builder().seed(seed).initialBoard(start));
    }

    private SolveResult run(Solver solver, int n, SolveOptions.Builder options) {
        SolveResult result = solver.solve(n, options.cancellation(cancellation).build());
        if (result.status() == SolveStatus.CANCELLED) {
            throw new CancellationException();
        }
        return result;
    }

    /** Throws once the gallery is cancelled; for work that is no run. */
    void requireMore() {
        if (cancellation.isCancelled()) {
            throw new CancellationException();
        }
    }

    public CancellationToken cancellation() {
        return cancellation;
    }

    /** The iterations of the runs with the seeds 1, 2, 3 and so on. */
    public long[] iterations(String algorithm, int n, int runs) {
        return LongStream.rangeClosed(1, runs)
                .map(seed -> run(algorithm, n, seed).statistics().iterations())
                .toArray();
    }

    public double meanIterations(String algorithm, int n, int runs) {
        return Arrays.stream(iterations(algorithm, n, runs)).average().orElseThrow();
    }

    Recording record(String algorithm, int n, long seed) {
        SearchRecorder recorder = SearchRecorder.create();
        run(algorithm, n, seed, recorder);
        return recorder.recording().withLabel(algorithm);
    }

    Recording record(String algorithm, Board start, long seed) {
        SearchRecorder recorder = SearchRecorder.create();
        run(
                solvers.apply(algorithm),
                start.size(),
                SolveOptions.builder().seed(seed).listener(recorder).initialBoard(start));
        return recorder.recording().withLabel(algorithm);
    }

    /** Searches side by side, as the command visualize records them: those that can start from a board share one. */
    List<Recording> recordTogether(int n, long seed, String... algorithms) {
        Board shared = Board.random(n, new SplittableRandom(seed));
        return Arrays.stream(algorithms)
                .map(algorithm ->
                        startsFromBoard(algorithm) ? record(algorithm, shared, seed) : record(algorithm, n, seed))
                .toList();
    }

    private boolean startsFromBoard(String algorithm) {
        return solvers.apply(algorithm).descriptor().traits().contains(SolverTrait.STARTS_FROM_BOARD);
    }
}
