package io.github.nqueens.lab.routes;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.exchange.Texts;
import io.github.nqueens.visual.LiveReplay;
import io.github.nqueens.visual.Recording;
import io.github.nqueens.visual.SearchReplay;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** The runs that the page asks for, and the replays of runs that have ended. */
public final class RunRoutes {
    private final SolverCatalog solvers;
    private final RunDesk desk;

    public RunRoutes(SolverCatalog solvers, RunDesk desk) {
        this.solvers = solvers;
        this.desk = desk;
    }

    /** Says how searches have ended. */
    private interface Ending {
        void tell(RunDesk.Runs runs, LabExchange.Lines out) throws IOException;
    }

    /** Answers line by line while the searches run; they end when a line cannot be written. */
    public void run(LabExchange exchange) throws IOException, InterruptedException {
        run(exchange, (runs, out) -> {
            steps(runs, out);
            out.write("done " + runs.keep());
        });
    }

    /** Answers with the lines of the page that replays the searches. */
    public void save(LabExchange exchange) throws IOException, InterruptedException {
        run(exchange, (runs, out) -> {
            for (String line : SearchReplay.of(runs.recordings()).toHtml().split("\n", -1)) {
                out.write("page " + line);
            }
            out.write("done 0");
        });
    }

    private void run(LabExchange exchange, Ending ending) throws IOException, InterruptedException {
        LabRequest request = LabRequest.parse(exchange.body(), solvers);
        try (RunDesk.Runs runs = desk.start(request)) {
            LabExchange.Lines out = exchange.lines();
            out.write(request.command());
            out.follow(runs::await, lines -> {
                steps(runs, lines);
                lines.write(runs.waiting() > 0 ? "waiting " + runs.waiting() : "running " + runs.iterations());
            });
            if (runs.failure().isPresent()) {
                steps(runs, out);
                out.write("failed " + Texts.sentence(runs.failure().get()));
            } else {
                ending.tell(runs, out);
            }
        }
    }

    /** Sends what is new when the client takes it: who reads slowly is sent fewer, larger parts. */
    private static void steps(RunDesk.Runs runs, LabExchange.Lines out) throws IOException {
        Optional<String> steps = runs.steps();
        if (steps.isPresent()) {
            out.write("steps " + steps.get());
        }
    }

    /** The page that plays runs while they go on. */
    public void live(LabExchange exchange) throws IOException {
        exchange.sendPage(LiveReplay.page());
    }

    public void replay(LabExchange exchange) throws IOException {
        List<Recording> recordings =
                desk.kept(exchange.number()).orElseThrow(() -> new RefusedException(404, "refused.replay"));
        exchange.sendPage(SearchReplay.of(recordings).toHtml());
    }
}
