package io.github.nqueens.tck.trial;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One rule, tried on one solver with one choice of parameters. */
public final class Trial implements TrialOfRun {
    /** The iterations of a run with extreme parameters, in which a solver need not find a solution. */
    private static final long ITERATIONS_AT_EXTREMES = 1_000;

    /**
     * The work of a trial there, in evaluations, after which it leaves out further runs: extreme parameters may make a run last
     * seconds. It is counted rather than timed, so that what is tried does not depend on the machine.
     */
    private static final long WORK_AT_EXTREMES = 3_000_000;

    /** The work that one iteration counts as. */
    private static final long WORK_PER_ITERATION = 10;

    /** The work that a run counts as if its end depends on time. */
    private static final long WORK_UNTIL_A_LIMIT = 150_000;

    private static final List<Long> SEEDS = List.of(0L, 1L, -1L, Long.MAX_VALUE, 0x123456789abcdefL);

    private final String rule;
    private final SolverDescriptor descriptor;
    private final Map<String, String> parameters;
    private final List<Integer> sizes;
    private final List<Integer> largeSizes;
    private final AtomicLong work = new AtomicLong();
    private boolean begun;
    private volatile TestedRun latest;
    private @Nullable Solver solver;

    public Trial(
            String rule,
            SolverDescriptor descriptor,
            Map<String, String> parameters,
            List<Integer> sizes,
            List<Integer> largeSizes) {
        this.rule = rule;
        this.descriptor = descriptor;
        this.parameters = parameters;
        this.sizes = parameters.isEmpty() ? sizes : firstAndMiddle(sizes);
        this.largeSizes = parameters.isEmpty() ? largeSizes : thinned(largeSizes);
        this.latest = new TestedRun(this, 0, OptionalLong.empty());
    }

    @Override
    public String rule() {
        return rule;
    }

    @Override
    public SolverDescriptor descriptor() {
        return descriptor;
    }

    /** The solver, the same one for all runs of the trial. */
    @Override
    public Solver solver() {
        Solver made = solver;
        if (made == null) {
            made = anotherSolver();
            solver = made;
        }
        return made;
    }

    /** A solver of the same kind that has not run yet. */
    public Solver anotherSolver() {
        return Solvers.of(descriptor, parameters);
    }

    public SearchAlgorithm algorithm() {
        return descriptor.algorithm(parameters);
    }

    public boolean has(SolverTrait trait) {
        return descriptor.traits().contains(trait);
    }

    /** Whether nothing was set, so that a bare {@code solve(n)} is to succeed. */
    public boolean byDefault() {
        return parameters.isEmpty();
    }

    /** How many iterations a run may do that has no other limit. */
    @Override
    public OptionalLong iterations() {
        return byDefault() ? OptionalLong.empty() : OptionalLong.of(ITERATIONS_AT_EXTREMES);
    }

    /** Sizes to be solved. */
    public List<Integer> sizes() {
        return sizes;
    }

    /** The least and the largest size to be solved. */
    public List<Integer> firstAndLastSize() {
        return List.of(sizes.get(0), lastSize()).stream().distinct().toList();
    }

    public List<Integer> middleAndLastSize() {
        return List.of(sizes.get(sizes.size() / 2), lastSize()).stream()
                .distinct()
                .toList();
    }

    public int lastSize() {
        return sizes.get(sizes.size() - 1);
    }

    /** Sizes to be tried under limits. */
    public List<Integer> largeSizes() {
        return largeSizes;
    }

    public List<Long> seeds() {
        return byDefault() ? SEEDS : SEEDS.subList(0, 1);
    }

    public TestedRun at(int n, long seed) {
        return begun(new TestedRun(this, n, OptionalLong.of(seed)));
    }

    public TestedRun at(Problem problem, long seed) {
        return begun(new TestedRun(this, problem, OptionalLong.of(seed)));
    }

    /** A stand-in for a run that breaks the rule before there is a size to run for. */
    public TestedRun withoutSize() {
        return new TestedRun(this, 0, OptionalLong.empty());
    }

    /** A run that draws its own seed. */
    public TestedRun at(int n) {
        return begun(new TestedRun(this, n, OptionalLong.empty()));
    }

    /** The run that was begun last. If the trial hangs, this run hangs. */
    public TestedRun latest() {
        return latest;
    }

    /** The parameters as a failure names them. */
    @Override
    public String setting() {
        if (descriptor.parameters().isEmpty()) {
            return "";
        }
        return byDefault()
                ? "default parameters"
                : parameters.entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .sorted()
                        .collect(Collectors.joining(","));
    }

    /** Adds the work of a run that has ended. */
    @Override
    public void ended(SolveOptions options, SolveResult result) {
        boolean isLimited =
                options.timeLimit().isPresent() || options.cancellation().isPresent();
        SolveStatistics statistics = result.statistics();
        work.addAndGet(
                isLimited
                        ? WORK_UNTIL_A_LIMIT
                        : statistics.size()
                                + WORK_PER_ITERATION * Math.min(statistics.iterations(), WORK_AT_EXTREMES)
                                + Math.min(statistics.evaluations(), WORK_AT_EXTREMES));
    }

    /** Begins another run, unless the parameters are extreme and the trial has done its work. */
    private TestedRun begun(TestedRun run) {
        if (begun && !byDefault() && work.get() > WORK_AT_EXTREMES) {
            throw new WorkDone();
        }
        begun = true;
        latest = run;
        return run;
    }

    private static List<Integer> firstAndMiddle(List<Integer> all) {
        return List.of(all.get(0), all.get((all.size() - 1) / 2)).stream()
                .distinct()
                .toList();
    }

    private static List<Integer> thinned(List<Integer> all) {
        int last = all.size() - 1;
        return List.of(all.get(0), all.get(last / 2), all.get(last)).stream()
                .distinct()
                .toList();
    }
}
