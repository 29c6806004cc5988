package io.github.nqueens.cli.command;

import io.github.nqueens.Problem;
import io.github.nqueens.Solver;
import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.options.ProblemOption;
import io.github.nqueens.cli.options.SolverNames;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Cost;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.output.TextTable;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.lab.runs.ConstraintGrid;
import io.github.nqueens.visual.LinePlot;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens compare}: several solvers on several sizes, each with the same seeds. */
@Command(
        name = "compare",
        description = "Runs several solvers on several sizes and compares what they cost.",
        footer = {
            "",
            "Every solver runs with the seeds seed, seed + 1, ...; iterations, evaluations and time are over the runs that"
                    + " solved. Of an even number of runs, the median is the lower one in the middle. Commas separate solvers, and also the parameters of one solver, as in"
                    + " tabu:tenure=12,aspiration=true,greedy.",
            "With --table each combination of settings runs once, from one seed.",
            "",
            "Examples:",
            "  nqueens compare --algorithms tabu,iterative-repair --sizes 8,50,100",
            "  nqueens compare --algorithms tabu,tabu:tenure=20 --sizes 50 --runs 30",
            "  nqueens compare --algorithms tabu,sa --sizes 8,20 --csv c.csv --plot c.svg",
            "  nqueens compare --table --sizes 8 --csv grid.csv --plot grid.svg"
        })
public final class CompareCommand implements Callable<Integer> {
    private static final int USUAL_RUNS = 10;

    private final Session session;

    @Option(
            names = {"-a", "--algorithms", "--algorithm"},
            paramLabel = "solvers",
            description = "solvers with their parameters; may be given several times",
            completionCandidates = SolverNames.class)
    private @Nullable List<String> algorithms;

    @Option(
            names = {"-n", "--sizes", "--size"},
            paramLabel = "n",
            split = ",",
            description = "sizes of the boards; 8-12 stands for 8, 9, 10, 11 and 12",
            converter = Converters.Sizes.class)
    private @Nullable List<Integer> sizes;

    @Option(
            names = "--table",
            description =
                    "runs constraint-search with every combination of variables, values, inference and backtracking"
                            + " on one size or --problem, and prints a Markdown table of nodes, checks, backtracks and time")
    private boolean table;

    @Mixin
    private ProblemOption given;

    @Option(
            names = "--runs",
            paramLabel = "number",
            description = "runs of each solver on each size; by default " + USUAL_RUNS)
    private @Nullable Integer givenRuns;

    @Option(
            names = "--seed",
            paramLabel = "number",
            defaultValue = "1",
            description = "seed of the first run; by default ${DEFAULT-VALUE}")
    private long seed;

    @Option(
            names = "--time-limit",
            paramLabel = "time",
            defaultValue = "10s",
            description = "ends each run after 500ms, 10s, 2m; by default ${DEFAULT-VALUE}")
    private Duration timeLimit;

    @Option(names = "--max-iterations", paramLabel = "number", description = "ends each run after this many iterations")
    private @Nullable Long maxIterations;

    @Option(
            names = "--csv",
            paramLabel = "file",
            description = "writes a line for each solver and size, or with --table for each combination")
    private @Nullable Path csv;

    @Option(
            names = "--plot",
            paramLabel = "file.svg",
            description = "draws the mean iterations against n, or with --table checks against nodes")
    private @Nullable Path plot;

    @Mixin
    private Printer printer;

    public CompareCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        int runs = givenRuns == null ? USUAL_RUNS : givenRuns;
        if (runs < 1) {
            throw new BadInputException("--runs is " + runs + ", but each solver runs at least once");
        }
        if (maxIterations != null && maxIterations < 0) {
            throw new BadInputException("--max-iterations is " + maxIterations + ", but a limit is 0 or more");
        }
        OutputFile plotFile = plot == null ? null : OutputFile.at("--plot", plot, "the plot is written as SVG", ".svg");
        if (table) {
            return table(plotFile);
        }
        if (given.problem(session).isPresent()) {
            throw new BadInputException("--problem is for --table; solvers are compared on --sizes");
        }
        if (given.ofRule(1).isPresent()) {
            throw new BadInputException("--rule is for --table; solvers are compared on the classic problem");
        }
        if (algorithms == null || sizes == null) {
            throw new BadInputException(
                    (algorithms == null ? "--algorithms" : "--sizes")
                            + " is missing; name solvers and sizes, as in --algorithms tabu,greedy --sizes 8,20, or use --table");
        }
        List<String> specs = Converters.solvers(algorithms);
        int[] boards = sizes.stream().distinct().mapToInt(Integer::intValue).toArray();
        if (seed > Long.MAX_VALUE - (runs - 1)) {
            throw new BadInputException("--seed is " + seed + ", so that " + Text.counted(runs, "run")
                    + " have seeds above the largest, " + Long.MAX_VALUE + "; choose a smaller one");
        }
        Map<String, Solver> solvers = solvers(specs);
        List<String> refusals = refusals(solvers.values(), boards);
        OutputFile csvFile = csv == null ? null : OutputFile.at(csv);

        List<Cost> costs = measure(solvers, boards, runs, solvers.size() * boards.length - refusals.size());
        PrintWriter out = printer.out();
        if (printer.isJson()) {
            printer.json(costs.stream().map(Cost::fields).toList());
        } else {
            print(out, costs, boards, runs);
        }
        refusals.forEach(printer::remark);
        Arrays.stream(boards).distinct().forEach(n -> printer.impossible(Problem.queens(n), 0));
        StringBuilder lines = new StringBuilder(Cost.CSV_HEADER + "\n");
        costs.forEach(cost -> lines.append(cost.csv()).append('\n'));
        write(csvFile, lines.toString(), plotFile, plot(costs, runs), "no run solved its board");
        if (session.cancellation().isCancelled()) {
            return interrupted();
        }
        return costs.stream().anyMatch(cost -> cost.solved() > 0) ? 0 : ExitStatus.NO_RESULT;
    }

    /** The solvers by the names they were given. One that has been named before, by another name, is told and left out. */
    private Map<String, Solver> solvers(List<String> specs) {
        Map<String, Solver> solvers = new LinkedHashMap<>();
        Map<String, String> names = new HashMap<>();
        for (String spec : specs) {
            Solver solver = session.solvers().get(spec);
            String first = names.putIfAbsent(solver.toString(), spec);
            if (first == null) {
                solvers.put(spec, solver);
            } else if (!first.equals(spec)) {
                printer.remark("'" + Excerpt.of(spec) + "' names the same solver as '" + Excerpt.of(first)
                        + "', which runs once");
            }
        }
        return solvers;
    }

    /** Why solvers are not run on sizes that they do not take. At least one solver takes one size. */
    private List<String> refusals(Collection<Solver> solvers, int[] boards) {
        List<String> refusals = solvers.stream()
                .flatMap(solver ->
                        Arrays.stream(boards).mapToObj(n -> session.solvers().refusal(solver, n)))
                .flatMap(Optional::stream)
                .toList();
        if (refusals.size() == solvers.size() * boards.length) {
            throw new BadInputException(refusals.get(0));
        }
        return refusals;
    }

    private int table(@Nullable OutputFile plotFile) {
        Problem problem = problemOfTable();
        ConstraintGrid grid = new ConstraintGrid(
                session.solvers().catalog(),
                problem,
                seed,
                timeLimit,
                maxIterations == null ? OptionalLong.empty() : OptionalLong.of(maxIterations),
                session.cancellation());
        OutputFile csvFile = csv == null ? null : OutputFile.at(csv);
        try (ProgressLine progress = new ProgressLine(printer.err(), session.isWatched())) {
            Runnable runEnded = progress.counting("runs", grid.size());
            for (int i = 0; i < grid.size() && !session.cancellation().isCancelled(); i++) {
                grid.measure(i);
                runEnded.run();
            }
        }
        if (printer.isJson()) {
            printer.json(grid.json());
        } else {
            printer.out().print(grid.markdown());
        }
        printer.impossible(problem, 0);
        write(csvFile, grid.csv(), plotFile, grid.plot(), "no run searched a tree to its end");
        if (session.cancellation().isCancelled()) {
            return interrupted();
        }
        return grid.isSolved() ? 0 : ExitStatus.NO_RESULT;
    }

    /** Writes what is beside the result, each if it is asked for. */
    private void write(
            @Nullable OutputFile csvFile,
            String lines,
            @Nullable OutputFile plotFile,
            Optional<LinePlot> drawn,
            String whyNothing) {
        // The file may be standard output, too.
        printer.out().flush();
        List<Path> written = new ArrayList<>();
        if (csvFile != null) {
            csvFile.write(writer -> writer.write(lines));
            written.add(csvFile.path());
        }
        if (plotFile != null && drawn.isPresent()) {
            plotFile.write(drawn.get()::writeTo);
            written.add(plotFile.path());
        } else if (plotFile != null) {
            printer.remark("nothing to plot: " + whyNothing);
        }
        printer.wrote(written);
    }

    private int interrupted() {
        printer.remark("interrupted; only the runs that had ended are shown");
        return ExitStatus.INTERRUPTED;
    }

    private Problem problemOfTable() {
        if (givenRuns != null) {
            throw new BadInputException("--table runs each combination once; leave --runs out, or leave --table out");
        }
        if (algorithms != null) {
            throw new BadInputException(
                    "--table runs constraint-search alone; leave --algorithms out, or leave --table out");
        }
        Optional<Problem> problem = given.problem(session);
        if (problem.isPresent() == (sizes != null) || (sizes != null && sizes.size() != 1)) {
            throw new BadInputException("--table takes one problem; give either --sizes with one number, or --problem");
        }
        int n = sizes == null ? problem.orElseThrow().size() : sizes.get(0);
        session.solvers().get("constraint-search", n);
        return problem.or(() -> given.ofRule(n)).orElseGet(() -> Problem.queens(n));
    }

    private List<Cost> measure(Map<String, Solver> solvers, int[] boards, int runs, long tried) {
        List<Cost> costs = new ArrayList<>();
        Cost.Limits limits = new Cost.Limits(timeLimit, maxIterations, session.cancellation());
        try (ProgressLine progress = new ProgressLine(printer.err(), session.isWatched())) {
            Runnable runEnded = progress.counting("runs", tried * runs);
            progress.watch(timeLimit);
            for (int n : boards) {
                for (Map.Entry<String, Solver> solver : solvers.entrySet()) {
                    if (session.solvers().refusal(solver.getValue(), n).isPresent()) {
                        costs.add(Cost.untried(solver.getKey(), n));
                    } else if (!session.cancellation().isCancelled()) {
                        progress.searching("a search of " + solver.getKey() + " for n = " + n);
                        costs.add(Cost.measure(solver.getKey(), solver.getValue(), n, seed, runs, limits, runEnded));
                    }
                }
            }
        }
        return costs;
    }

    private void print(PrintWriter out, List<Cost> costs, int[] boards, int runs) {
        for (int n : Arrays.stream(boards).distinct().toArray()) {
            TextTable table =
                    new TextTable("n = " + n, "solved", "min", "median", "mean", "max", "evaluations", "time");
            costs.stream().filter(cost -> cost.n() == n).forEach(cost -> table.row(cost.cells()));
            if (!table.isEmpty()) {
                table.print(out);
                out.println();
            }
        }
        out.println("Min, median, mean and max are iterations of the runs that solved; "
                + (runs == 1 ? "seed " + seed : "seeds " + seed + " to " + (seed + runs - 1)) + ".");
        if (costs.stream().anyMatch(CompareCommand::isPartlySolved)) {
            out.println("Some runs did not solve: without limits the means of their rows can be far higher.");
        }
    }

    /** Tells whether the mean leaves runs out. */
    private static boolean isPartlySolved(Cost cost) {
        return cost.solved() > 0 && cost.solved() < cost.costs().runs();
    }

    private static Optional<LinePlot> plot(List<Cost> costs, int runs) {
        LinePlot.Builder builder = LinePlot.builder("Mean iterations, " + Text.counted(runs, "run") + " each")
                .xAxis("n", LinePlot.Scale.LOGARITHMIC)
                .yAxis(
                        costs.stream().anyMatch(CompareCommand::isPartlySolved)
                                ? "iterations of the runs that solved"
                                : "iterations",
                        LinePlot.Scale.LOGARITHMIC)
                .markers(true);
        boolean any = false;
        for (String name : costs.stream().map(Cost::algorithm).distinct().toList()) {
            List<Cost> points = costs.stream()
                    .filter(cost -> cost.algorithm().equals(name) && cost.solved() > 0)
                    .sorted((a, b) -> Integer.compare(a.n(), b.n()))
                    .toList();
            if (!points.isEmpty()) {
                any = true;
                builder.series(
                        name,
                        points.stream().mapToDouble(Cost::n).toArray(),
                        points.stream().mapToDouble(Cost::meanIterations).toArray());
            }
        }
        return any ? Optional.of(builder.build()) : Optional.empty();
    }
}
