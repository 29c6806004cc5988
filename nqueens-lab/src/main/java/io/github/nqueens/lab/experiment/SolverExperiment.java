package io.github.nqueens.lab.experiment;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.lab.exchange.Command;
import io.github.nqueens.lab.exchange.LabForm;
import io.github.nqueens.lab.runs.RunCosts;
import io.github.nqueens.lab.runs.WarmUp;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Solvers compared on sizes: each solver runs on each size from the same seeds. */
final class SolverExperiment implements Experiment {
    private final ExperimentRequest request;
    private final CancellationToken cancellation = new CancellationToken();
    private final SolveOptions options;
    private final List<ExperimentRow> rows = new ArrayList<>();
    private final Deque<WarmUp> cold = new ArrayDeque<>();
    private final List<ExperimentRun> ended = new ArrayList<>();

    SolverExperiment(ExperimentRequest request) {
        this.request = request;
        SolveOptions.Builder limits =
                SolveOptions.builder().timeLimit(request.timeLimit()).cancellation(cancellation);
        request.maxIterations().ifPresent(limits::maxIterations);
        this.options = limits.build();
        for (int n : request.sizes()) {
            for (int solver = 0; solver < request.solvers().size(); solver++) {
                rows.add(new ExperimentRow(solver, n));
                cold.add(new WarmUp(
                        request.solvers().get(solver), Problem.queens(n), request.seed(), request.runs(), options));
            }
        }
    }

    @Override
    public int total() {
        return request.total();
    }

    @Override
    public Command command() {
        return request.command();
    }

    @Override
    public boolean warmUp() {
        WarmUp first;
        synchronized (cold) {
            first = cold.pollFirst();
        }
        if (first == null) {
            return false;
        }
        if (!first.pass()) {
            synchronized (cold) {
                cold.addLast(first);
            }
        }
        return true;
    }

    /** Runs the search of an index; indices go by sizes, then by solvers, then by seeds. */
    @Override
    public boolean run(int index) {
        int runs = request.runs();
        int row = index / runs;
        int solver = row % request.solvers().size();
        int n = request.sizes().get(row / request.solvers().size());
        SolveResult result = request.solvers()
                .get(solver)
                .solve(
                        n,
                        options.toBuilder().seed(request.seed() + index % runs).build());
        if (result.status() == SolveStatus.CANCELLED) {
            return false;
        }
        synchronized (this) {
            ended.add(new ExperimentRun(index, solver, n, result));
            rows.get(row).add(result);
        }
        return true;
    }

    @Override
    public void cancel() {
        cancellation.cancel();
    }

    @Override
    public synchronized List<String> news() {
        return rows.stream().flatMap(row -> row.news().stream()).toList();
    }

    @Override
    public String csv() {
        StringBuilder csv = new StringBuilder(RunCosts.header()).append("\r\n");
        for (ExperimentRun run : ended()) {
            csv.append(RunCosts.line(request.specs().get(run.solver()), run.result()))
                    .append("\r\n");
        }
        return csv.toString();
    }

    @Override
    public Optional<String> markdown() {
        return Optional.empty();
    }

    @Override
    public Optional<String> plot(LabForm form) {
        return ExperimentPlot.of(request, ended(), form);
    }

    /** What has ended, in the order in which it was asked for. */
    private List<ExperimentRun> ended() {
        List<ExperimentRun> sorted;
        synchronized (this) {
            sorted = new ArrayList<>(ended);
        }
        sorted.sort(Comparator.comparingInt(ExperimentRun::index));
        return sorted;
    }
}
