package io.github.nqueens.tck.trial;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverDefectException;
import io.github.nqueens.internal.Excerpt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** A run of the solver under test: what it is given, and how its failure reads. */
public final class TestedRun {
    /** Larger problems would make a message of thousands of letters. */
    private static final int LARGEST_SHOWN = 12;

    private final TrialOfRun trial;
    private final int n;

    /** The problem to be solved, or null for the classic problem of size n. */
    private final @Nullable Problem problem;

    private final OptionalLong seed;

    TestedRun(TrialOfRun trial, int n, OptionalLong seed) {
        this(trial, n, null, seed);
    }

    TestedRun(TrialOfRun trial, Problem problem, OptionalLong seed) {
        this(trial, problem.size(), problem, seed);
    }

    private TestedRun(TrialOfRun trial, int n, @Nullable Problem problem, OptionalLong seed) {
        this.trial = trial;
        this.n = n;
        this.problem = problem;
        this.seed = seed;
    }

    public int size() {
        return n;
    }

    /** The run's seed, and the iterations that it may do. */
    public SolveOptions.Builder options() {
        SolveOptions.Builder options = SolveOptions.builder();
        seed.ifPresent(options::seed);
        trial.iterations().ifPresent(options::maxIterations);
        return options;
    }

    /** The options of a run without a limit of iterations. */
    public SolveOptions.Builder unlimited() {
        return options().maxIterations(Long.MAX_VALUE);
    }

    public SolveResult solve() {
        return solve(options());
    }

    public SolveResult solve(SolveOptions.Builder options) {
        return solve(trial.solver(), options);
    }

    /** Runs a solver; whatever it throws breaks the rule under test. */
    public SolveResult solve(Solver solver, SolveOptions.Builder options) {
        try {
            SolveOptions given = options.build();
            SolveResult result = problem == null ? solver.solve(n, given) : solver.solve(problem, given);
            trial.ended(given, result);
            return result;
        } catch (BrokenRule | Untestable ofTheKit) {
            throw ofTheKit;
        } catch (RuntimeException | Error thrown) {
            throw threw(thrown);
        }
    }

    public void require(boolean kept, String what, String advice) {
        if (!kept) {
            throw broken(what, advice);
        }
    }

    /** Requires two runs of the same seed to be the same. */
    public void requireSame(SolveResult expected, SolveResult actual, String what, String advice) {
        SolveStatistics one = expected.statistics();
        SolveStatistics other = actual.statistics();
        require(expected.status() == actual.status(), what + ", other status", advice);
        require(expected.board().equals(actual.board()), what + ", other board", advice);
        one.counts()
                .forEach((name, count) ->
                        require(count.equals(other.counts().get(name)), what + ", other number of " + name, advice));
        require(one.bestCost().equals(other.bestCost()), what + ", other best cost", advice);
        require(one.seed() == other.seed(), what + ", other seed reported", advice);
    }

    public BrokenRule broken(String what, String advice) {
        return broken(what, advice, null);
    }

    public BrokenRule broken(String what, String advice, @Nullable Throwable cause) {
        StringBuilder message = new StringBuilder(trial.rule());
        if (n > 0) {
            message.append(", n = ").append(n);
        }
        if (problem != null && n <= LARGEST_SHOWN) {
            message.append(", problem ").append(problem.toString().replace('\n', '/'));
        }
        seed.ifPresent(value -> message.append(", seed ").append(value));
        if (!trial.setting().isEmpty()) {
            message.append(", ").append(trial.setting());
        }
        message.append(": ").append(what).append("; ").append(advice);
        message.append(" (solver '").append(trial.descriptor().name()).append("')");
        return new BrokenRule(message.toString(), cause);
    }

    public BrokenRule threw(Throwable thrown) {
        if (thrown instanceof SolverDefectException) {
            return broken(
                    Excerpt.message(thrown),
                    "return solved(board) for solutions of size n only, and stopped() only after tick() or"
                            + " shouldStop() has ended the run",
                    thrown);
        }
        if (thrown instanceof StackOverflowError) {
            return broken("the stack overflowed", "keep what is to be done in an array instead of recurring", thrown);
        }
        return broken(
                "threw " + Excerpt.safeText(thrown),
                "end each run as solved, stopped or gave up: what is thrown reaches users",
                thrown);
    }
}
