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
    private final RunRoutes runs;
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
        this.runs = new RunRoutes(solvers, desk);
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
            case "run" -> runs.run(posted(exchange));
            case "live" -> runs.live(gotten(exchange));
            case "replay/#" -> runs.replay(gotten(exchange));
            case "save" -> runs.save(posted(exchange));
            case "experiment" -> experiments.run(posted(exchange));
            case "experiment/#/csv" -> experiments.csv(gotten(exchange));
            case "experiment/#/markdown" -> experiments.markdown(gotten(exchange));
            case "experiment/#/plot" -> experiments.plot(gotten(exchange));
            case "count" -> counts.count(posted(exchange));
            case "solutions" -> lists.list(posted(exchange));
            case "puzzle" -> puzzles.make(posted(exchange));
            case "puzzle/#" -> puzzles.page(gotten(exchange));
            case "board/read" -> readers.boards(posted(exchange));
            case "brought/text" -> readers.puzzles(posted(exchange));
            case "brought/picture" -> readers.picture(posted(exchange));
            case "brought/#" -> puzzles.page(gotten(exchange));
            default -> throw new RefusedException(404, "refused.path");
        }
    }

    private static LabExchange posted(LabExchange exchange) {
        exchange.requireMethod("POST");
        return exchange;
    }

    private static LabExchange gotten(LabExchange exchange) {
        exchange.requireMethod("GET");
        return exchange;
    }

    /** Ends what still runs. */
    @Override
    public void close() {
        desk.close();
        experiments.close();
        workers.close();
    }
}
