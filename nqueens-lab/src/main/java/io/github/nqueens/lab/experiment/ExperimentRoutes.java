package io.github.nqueens.lab.experiment;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.LabForm;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.exchange.Texts;
import io.github.nqueens.lab.work.Kept;
import io.github.nqueens.lab.work.LabWorkers;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Experiments, and the tables and plots of those that were made last, whether they have ended or not. */
public final class ExperimentRoutes {
    private static final int MOST_KEPT = 8;

    private final SolverCatalog solvers;
    private final LabWorkers workers;
    private final Duration timeLimit;
    private final Kept<Experiment> kept = new Kept<>(MOST_KEPT);
    private final Set<Experiment> current = Collections.newSetFromMap(new ConcurrentHashMap<>());

    public ExperimentRoutes(SolverCatalog solvers, LabWorkers workers, Duration timeLimit) {
        this.solvers = solvers;
        this.workers = workers;
        this.timeLimit = timeLimit;
    }

    /** Answers line by line with rows of the table as they change; the runs end when a line cannot be written. */
    public void run(LabExchange exchange) throws IOException, InterruptedException {
        exchange.requireMethod("POST");
        ExperimentRequest request = ExperimentRequest.parse(exchange.body(), solvers);
        try (Experiment experiment = new Experiment(request, workers, timeLimit)) {
            current.add(experiment);
            experiment.start();
            LabExchange.Lines out = exchange.lines();
            out.write("experiment " + kept.add(experiment) + " " + request.total());
            out.write("command " + request.command());
            out.follow(experiment::await, lines -> tell(experiment, lines));
            tell(experiment, out);
            Optional<Throwable> failure = experiment.failure();
            out.write(
                    failure.isPresent()
                            ? "failed " + Texts.sentence(failure.get())
                            : (experiment.isDone() ? "done " : "late ") + timeLimit.toSeconds());
            current.remove(experiment);
        }
    }

    private static void tell(Experiment experiment, LabExchange.Lines out) throws IOException {
        for (String line : experiment.news()) {
            out.write(line);
        }
    }

    /** A line for each run. */
    public void csv(LabExchange exchange) throws IOException {
        Experiment experiment = experiment(exchange);
        exchange.send(200, "text/csv", ExperimentRun.csv(experiment.request(), experiment.ended()));
    }

    /** A plot of the runs that have ended. */
    public void plot(LabExchange exchange) throws IOException {
        Experiment experiment = experiment(exchange);
        LabForm form = LabForm.parse(exchange.query(), Set.of("plot", "measure", "scale", "n"));
        Optional<String> svg = ExperimentPlot.of(experiment, form);
        if (svg.isPresent()) {
            exchange.send(200, "image/svg+xml", svg.get());
        } else {
            exchange.sendNothing();
        }
    }

    private Experiment experiment(LabExchange exchange) {
        exchange.requireMethod("GET");
        return kept.get(exchange.number()).orElseThrow(() -> new RefusedException(404, "refused.experiment"));
    }

    public void close() {
        current.forEach(Experiment::close);
    }
}
