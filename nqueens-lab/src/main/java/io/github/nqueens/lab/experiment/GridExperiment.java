package io.github.nqueens.lab.experiment;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.formats.ProblemReader;
import io.github.nqueens.lab.exchange.Command;
import io.github.nqueens.lab.exchange.LabForm;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.routes.LabRequest;
import io.github.nqueens.lab.runs.ConstraintGrid;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** All settings of {@code constraint-search} on one problem, as {@code nqueens compare --table} has them. */
final class GridExperiment implements Experiment {
    private final ConstraintGrid grid;
    private final Command command;
    private final CancellationToken cancellation = new CancellationToken();

    /** The lines of rows that were not told yet. */
    private final List<String> news = new ArrayList<>();

    /** A grid of the problem in a form or, if the form has none, of its only size. */
    GridExperiment(LabForm form, SolverCatalog catalog) {
        String text = form.text("puzzle", "");
        Problem problem =
                text.isBlank() ? Problem.queens((int) form.number("sizes", 1, LabRequest.LARGEST_SIZE)) : problem(text);
        long seed = form.number("seed", Long.MIN_VALUE, Long.MAX_VALUE);
        Duration limit = ExperimentRequest.timeLimit(form);
        OptionalLong iterations = ExperimentRequest.maxIterations(form);
        this.grid = new ConstraintGrid(catalog, problem, seed, limit, iterations, cancellation);
        this.command = ExperimentRequest.limited(
                text.isBlank()
                        ? new Command("nqueens compare --table").option("-n", problem.size())
                        : new Command(piped(text) + "nqueens compare --table --problem -"),
                seed,
                limit,
                iterations);
    }

    /** The problem as its lines, one word each, since a command is told in one line. */
    private static String piped(String text) {
        String lines =
                text.strip().lines().map(line -> " " + Command.quoted(line)).collect(Collectors.joining());
        return "printf '%s\\n'" + lines + " | ";
    }

    private static Problem problem(String text) {
        Problem problem;
        try {
            problem = ProblemReader.read(text);
        } catch (IllegalArgumentException e) {
            throw RefusedException.because(e);
        }
        if (problem.size() > LabRequest.LARGEST_SIZE) {
            throw new RefusedException(400, "refused.size", ConstraintGrid.SOLVER, LabRequest.LARGEST_SIZE);
        }
        return problem;
    }

    @Override
    public int total() {
        return grid.size();
    }

    @Override
    public Command command() {
        return command;
    }

    @Override
    public boolean run(int index) {
        Optional<ConstraintGrid.Row> row = grid.measure(index);
        synchronized (news) {
            row.ifPresent(measured -> news.add("combination " + measured.line()));
        }
        return row.isPresent();
    }

    @Override
    public void cancel() {
        cancellation.cancel();
    }

    @Override
    public List<String> news() {
        synchronized (news) {
            List<String> told = List.copyOf(news);
            news.clear();
            return told;
        }
    }

    @Override
    public String csv() {
        return grid.csv();
    }

    @Override
    public Optional<String> markdown() {
        return Optional.of(grid.markdown());
    }

    @Override
    public Optional<String> plot(LabForm form) {
        return grid.plot().map(plot -> plot.toSvg());
    }
}
