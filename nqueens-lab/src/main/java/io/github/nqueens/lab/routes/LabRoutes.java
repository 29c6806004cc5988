package io.github.nqueens.lab.routes;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.experiment.ExperimentRoutes;
import io.github.nqueens.lab.work.LabWorkers;
import java.io.IOException;

/** Answers every request of the page but the one for the page itself, over HTTP as in a browser without a server. */
public final class LabRoutes implements AutoCloseable {
    private final LabWorkers workers;
    private final RunDesk desk;
    private final RunDesk saveDesk;
    private final RunRoutes runs;
    private final RunRoutes saves;
    private final ExperimentRoutes experiments;
    private final CountRoutes counts;
    private final ListRoutes lists;
    private final PuzzleRoutes puzzles;
    private final ReadRoutes readers;

    /**
     * Answers with the solvers of a catalog.
     *
     * @param workers who searches; closed with these routes
     */
    public LabRoutes(SolverCatalog solvers, LabWorkers workers, LabTimes times) {
        this.workers = workers;
        this.desk = new RunDesk(workers, times.search());
        this.saveDesk = new RunDesk(workers, times.search());
        this.runs = new RunRoutes(solvers, desk);
        this.saves = new RunRoutes(solvers, saveDesk);
        this.experiments = new ExperimentRoutes(solvers, workers, times.work());
        this.counts = new CountRoutes(workers, times.work());
        this.lists = new ListRoutes(workers, times.work());
        this.puzzles = new PuzzleRoutes(workers, times.puzzle());
        this.readers = new ReadRoutes(workers, times.puzzle(), puzzles);
    }

    /**
     * Answers a request.
     *
     * @throws RefusedException if the request is not served
     */
    public void serve(LabExchange exchange) throws IOException, InterruptedException {
        switch (exchange.pattern()) {
            case "run" -> runs.run(exchange);
            case "live" -> runs.live(exchange);
            case "replay/#" -> runs.replay(exchange);
            case "save" -> saves.run(exchange);
            case "saved/#" -> saves.replay(exchange);
            case "experiment" -> experiments.run(exchange);
            case "experiment/#/csv" -> experiments.csv(exchange);
            case "experiment/#/markdown" -> experiments.markdown(exchange);
            case "experiment/#/plot" -> experiments.plot(exchange);
            case "count" -> counts.count(exchange);
            case "solutions" -> lists.list(exchange);
            case "puzzle" -> puzzles.make(exchange);
            case "puzzle/#" -> puzzles.page(exchange);
            case "board/read" -> readers.boards(exchange);
            case "puzzle/read" -> readers.puzzles(exchange);
            case "puzzle/picture" -> readers.picture(exchange);
            default -> throw new RefusedException(404, "refused.path");
        }
    }

    /** Ends what still runs. */
    @Override
    public void close() {
        desk.close();
        saveDesk.close();
        experiments.close();
        workers.close();
    }
}
