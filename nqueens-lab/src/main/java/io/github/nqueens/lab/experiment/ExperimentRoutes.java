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
    private static final Set<String> ONCE = Set.of("kind", "sizes", "runs", "seed", "limit", "iterations", "puzzle");

    private final SolverCatalog solvers;
    private final LabWorkers workers;
    private final Duration timeLimit;
    private final Kept<Experiment> kept = new Kept<>(MOST_KEPT);

    /** What is not answered to the end yet. */
    final Set<Turns> current = Collections.newSetFromMap(new ConcurrentHashMap<>());

    public ExperimentRoutes(SolverCatalog solvers, LabWorkers workers, Duration timeLimit) {
        this.solvers = solvers;
        this.workers = workers;
        this.timeLimit = timeLimit;
    }

    /** Answers line by line with rows of the table as they change; the runs end when a line cannot be written. */
    public void run(LabExchange exchange) throws IOException, InterruptedException {
        LabForm form = LabForm.parse(exchange.body(), ONCE);
        Experiment experiment = form.choice("kind", "solvers", "settings").equals("solvers")
                ? new SolverExperiment(ExperimentRequest.of(form, solvers))
                : new GridExperiment(form, solvers);
        try (Turns turns = new Turns(experiment, workers, timeLimit)) {
            current.add(turns);
            try {
                answer(exchange, experiment, turns);
            } finally {
                current.remove(turns);
            }
        }
    }

    private void answer(LabExchange exchange, Experiment experiment, Turns turns)
            throws IOException, InterruptedException {
        turns.start();
        LabExchange.Lines out = exchange.lines();
        out.write("experiment " + kept.add(experiment) + " " + experiment.total());
        out.write(experiment.command().line());
        out.follow(turns::await, lines -> tell(turns, lines));
        tell(turns, out);
        Optional<Throwable> failure = turns.failure();
        out.write(
                failure.isPresent()
                        ? "failed " + Texts.sentence(failure.get())
                        : (turns.isDone() ? "done " : "late ") + timeLimit.toSeconds());
    }

    private static void tell(Turns turns, LabExchange.Lines out) throws IOException {
        for (String line : turns.news()) {
            out.write(line);
        }
    }

    /** A line for each run. */
    public void csv(LabExchange exchange) throws IOException {
        exchange.send(200, "text/csv", experiment(exchange).csv());
    }

    /** The table of an experiment that has one as Markdown. */
    public void markdown(LabExchange exchange) throws IOException {
        Experiment experiment = experiment(exchange);
        exchange.send(
                200,
                "text/markdown",
                experiment.markdown().orElseThrow(() -> new RefusedException(404, "refused.path")));
    }

    /** A plot of the runs that have ended. */
    public void plot(LabExchange exchange) throws IOException {
        Experiment experiment = experiment(exchange);
        Optional<String> svg =
                experiment.plot(LabForm.parse(exchange.query(), Set.of("plot", "measure", "scale", "n")));
        if (svg.isPresent()) {
            exchange.send(200, "image/svg+xml", svg.get());
        } else {
            exchange.sendNothing();
        }
    }

    private Experiment experiment(LabExchange exchange) {
        return kept.get(exchange.number()).orElseThrow(() -> new RefusedException(404, "refused.experiment"));
    }

    public void close() {
        current.forEach(Turns::close);
    }
}
