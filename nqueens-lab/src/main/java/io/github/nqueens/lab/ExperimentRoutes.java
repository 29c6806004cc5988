package io.github.nqueens.lab;

import io.github.nqueens.SolverCatalog;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Experiments, and the tables and plots of those that were made last, whether they have ended or not. */
final class ExperimentRoutes {
    static final int LONGEST_SECONDS = 600;
    private static final int LOOK_MILLISECONDS = 100;
    private static final int MOST_KEPT = 8;

    private final SolverCatalog solvers;
    private final LabWorkers workers;
    private final Map<Integer, Experiment> kept = new LinkedHashMap<>();
    private int lastKept;

    ExperimentRoutes(SolverCatalog solvers, LabWorkers workers) {
        this.solvers = solvers;
        this.workers = workers;
    }

    /** Answers line by line with rows of the table as they change; the runs end when a line cannot be written. */
    void run(LabExchange exchange) throws IOException, InterruptedException {
        exchange.requireMethod("POST");
        try (Experiment experiment = new Experiment(ExperimentRequest.parse(exchange.body(), solvers), workers)) {
            experiment.start();
            int number = keep(experiment);
            LabExchange.Lines out = exchange.lines();
            out.write("experiment " + number + " " + experiment.request().total());
            out.write("command " + experiment.request().command());
            long end = System.nanoTime() + Duration.ofSeconds(LONGEST_SECONDS).toNanos();
            List<ExperimentRow> told = new ArrayList<>();
            boolean isOver = false;
            while (!isOver && System.nanoTime() < end) {
                isOver = experiment.await(LOOK_MILLISECONDS);
                List<ExperimentRow> rows = rows(experiment);
                for (ExperimentRow row : rows) {
                    if (row.runs() > 0 && !told.contains(row)) {
                        out.write(row.line());
                    }
                }
                told = rows;
                int ended = rows.stream().mapToInt(ExperimentRow::runs).sum();
                out.write((experiment.running() > 0 || isOver ? "running " : "waiting ") + ended);
            }
            if (experiment.failure().isPresent()) {
                out.write("failed " + Texts.sentence(experiment.failure().get()));
            } else {
                out.write((isOver ? "done " : "late ") + LONGEST_SECONDS);
            }
        }
    }

    private static List<ExperimentRow> rows(Experiment experiment) {
        List<ExperimentRun> runs = experiment.ended();
        List<ExperimentRow> rows = new ArrayList<>();
        for (int n : experiment.request().sizes()) {
            for (int solver = 0; solver < experiment.request().solvers().size(); solver++) {
                rows.add(ExperimentRow.of(solver, n, runs));
            }
        }
        return rows;
    }

    private int keep(Experiment experiment) {
        synchronized (kept) {
            kept.put(++lastKept, experiment);
            kept.remove(lastKept - MOST_KEPT);
            return lastKept;
        }
    }

    /** A line for each run. */
    void csv(LabExchange exchange) throws IOException {
        Experiment experiment = experiment(exchange);
        exchange.send(200, "text/csv", ExperimentRun.csv(experiment.request(), experiment.ended()));
    }

    /** A plot of the runs that have ended. */
    void plot(LabExchange exchange) throws IOException {
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
        int number = Integer.parseInt(exchange.path().split("/", -1)[1]);
        synchronized (kept) {
            Experiment experiment = kept.get(number);
            if (experiment == null) {
                throw new RefusedException(404, "refused.experiment");
            }
            return experiment;
        }
    }

    void close() {
        synchronized (kept) {
            kept.values().forEach(Experiment::close);
        }
    }
}
