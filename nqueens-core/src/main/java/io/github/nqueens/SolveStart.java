package io.github.nqueens;

/** Tells a listener what a run is about to do. Immutable and safe for use by several threads. */
public final class SolveStart {
    private final String solver;
    private final Problem problem;
    private final long seed;

    SolveStart(String solver, Problem problem, long seed) {
        this.solver = solver;
        this.problem = problem;
        this.seed = seed;
    }

    /**
     * The solver, in the form of {@link SolveStatistics#solver()}.
     *
     * @return its full name, followed by the parameters that were set
     */
    public String solver() {
        return solver;
    }

    /**
     * The size of the board.
     *
     * @return n, at least 1
     */
    public int size() {
        return problem.size();
    }

    /**
     * What is to be solved.
     *
     * @return the problem, which is the classic one where a size was asked for
     */
    public Problem problem() {
        return problem;
    }

    /**
     * The seed of the run's random numbers. If none was given, it was drawn.
     *
     * @return the seed
     */
    public long seed() {
        return seed;
    }

    /**
     * What is run, for a person to read.
     *
     * @return for example {@code "tabu:tenure=12, n = 8, seed 1"}
     */
    @Override
    public String toString() {
        return solver + ", n = " + problem.size() + ", seed " + seed;
    }
}
