package io.github.nqueens.cli.command;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.options.ProblemOption;
import io.github.nqueens.cli.options.SolverNames;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.lab.runs.ConstraintGrid;
import io.github.nqueens.lab.runs.RunCosts;
import io.github.nqueens.visual.LinePlot;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
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
            "Every solver runs with the seeds seed, seed + 1, ..., after a warm-up until its times settle. Iterations,"
                    + " evaluations and time are over the runs that solved. Evaluations are what a plain scan would look at, not work done."
                    + " Of an even number of runs, the median is the lower one in the middle. Commas separate solvers, and also"
                    + " the parameters of one solver, as in tabu:tenure=12,aspiration=true,greedy.",
            "With --table each combination of settings runs once, from one seed.",
            "",
            "Examples:",
            "  nqueens compare --algorithms tabu,iterative-repair --sizes 8,50,100",
            "  nqueens compare --algorithms tabu,tabu:tenure=20 --sizes 50 --runs 30",
            "  nqueens compare -a tabu -n 8 --runs-csv r.csv --plot p.svg --measure seconds",
            "  nqueens compare --algorithms csp,exact-cover --problem puzzle.txt",
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
            names = "--runs-csv",
            paramLabel = "file",
            description = "writes a line for each run, with its seed and how it ended")
    private @Nullable Path runsCsv;

    @Option(
            names = "--plot",
            paramLabel = "file.svg",
            description = "draws what --measure names against n, or with --table checks against nodes")
    private @Nullable Path plot;

    @Option(
            names = "--measure",
            paramLabel = "figure",
            description = "iterations, evaluations, restarts or seconds; by default iterations")
    private @Nullable String measure;

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
        if (algorithms == null) {
            throw new BadInputException(
                    "--algorithms is missing; name solvers and sizes, as in --algorithms tabu,greedy"
                            + " --sizes 8,20, or use --table");
        }
        if (measure != null && plot == null) {
            throw new BadInputException("--measure chooses what --plot draws; give --plot c.svg too");
        }
        String drawn = measure == null ? RunCosts.figures().get(0) : measure.toLowerCase(Locale.ROOT);
        if (!RunCosts.figures().contains(drawn)) {
            throw new BadInputException(
                    "--measure is '" + measure + "', but must be one of " + String.join(", ", RunCosts.figures()));
        }
        List<String> specs = Converters.solvers(algorithms);
        if (seed > Long.MAX_VALUE - (runs - 1)) {
            throw new BadInputException("--seed is " + seed + ", so that " + Text.counted(runs, "run")
                    + " have seeds above the largest, " + Long.MAX_VALUE + "; choose a smaller one");
        }
        List<Problem> problems = problems();
        Map<String, Solver> solvers = solvers(specs);
        List<String> refusals = new ArrayList<>();
        List<Comparison.Pair> pairs = new ArrayList<>();
        problems.forEach(problem -> solvers.forEach((name, solver) -> {
            Optional<String> refusal = session.solvers().refusal(solver, problem);
            refusal.ifPresent(refusals::add);
            pairs.add(new Comparison.Pair(name, solver, problem, refusal.isEmpty()));
        }));
        if (refusals.size() == pairs.size()) {
            throw new BadInputException(refusals.get(0));
        }
        OutputFile csvFile = csv == null ? null : OutputFile.at(csv);
        OutputFile runsFile = runsCsv == null ? null : OutputFile.at(runsCsv);

        SolveOptions.Builder options =
                SolveOptions.builder().timeLimit(timeLimit).cancellation(session.cancellation());
        if (maxIterations != null) {
            options.maxIterations(maxIterations);
        }
        Comparison comparison = new Comparison(problems, seed, runs, options.build());
        try (ProgressLine progress = new ProgressLine(printer.err(), session.isWatched())) {
            comparison.measure(pairs, progress);
        }
        if (printer.isJson()) {
            printer.json(comparison.json());
        } else {
            comparison.print(printer.out());
        }
        refusals.forEach(printer::remark);
        problems.forEach(printer::impossible);
        Map<OutputFile, String> tables = new LinkedHashMap<>();
        if (csvFile != null) {
            tables.put(csvFile, comparison.csv());
        }
        if (runsFile != null) {
            tables.put(runsFile, comparison.runs());
        }
        write(
                tables,
                plotFile,
                plotFile == null ? Optional.empty() : comparison.plot(drawn),
                comparison.isSolved() ? "no solver counts " + drawn : "no run solved its board");
        if (session.cancellation().isCancelled()) {
            return interrupted();
        }
        return comparison.isSolved() ? 0 : ExitStatus.NO_RESULT;
    }

    /** The problem of a file, or a board of each size. */
    private List<Problem> problems() {
        Optional<Problem> problem = given.problem(session);
        if (problem.isPresent() == (sizes != null)) {
            throw new BadInputException(
                    sizes == null
                            ? "--sizes is missing; name sizes, as in --sizes 8,20, or a file by --problem"
                            : "--problem gives the size too; leave --sizes out");
        }
        return problem.map(List::of)
                .orElseGet(() -> Objects.requireNonNull(sizes).stream()
                        .distinct()
                        .map(n -> given.ofRule(n).orElseGet(() -> Problem.queens(n)))
                        .toList());
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
        printer.impossible(problem);
        write(
                csvFile == null ? Map.of() : Map.of(csvFile, grid.csv()),
                plotFile,
                grid.plot(),
                "no run searched a tree to its end");
        if (session.cancellation().isCancelled()) {
            return interrupted();
        }
        return grid.isSolved() ? 0 : ExitStatus.NO_RESULT;
    }

    /** Writes what is beside the result, each if it is asked for. */
    private void write(
            Map<OutputFile, String> tables,
            @Nullable OutputFile plotFile,
            Optional<LinePlot> drawn,
            String whyNothing) {
        // The file may be standard output, too.
        printer.out().flush();
        List<Path> written = new ArrayList<>();
        tables.forEach((file, lines) -> {
            file.write(writer -> writer.write(lines));
            written.add(file.path());
        });
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
        if (runsCsv != null || measure != null) {
            throw new BadInputException(
                    (runsCsv != null ? "--runs-csv" : "--measure")
                            + " is for solvers, and --table has a line for each run and a plot of its own; leave one of them out");
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
}
