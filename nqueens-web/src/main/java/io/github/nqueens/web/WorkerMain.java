package io.github.nqueens.web;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.exchange.Texts;
import io.github.nqueens.lab.routes.LabRoutes;
import io.github.nqueens.lab.routes.LabTimes;
import java.io.IOException;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;

/** The library in a worker of the browser: takes the requests of the page one after another, and answers them. */
public final class WorkerMain {
    private WorkerMain() {}

    /** Takes a request: whether it is a GET or a POST, its path, what stands behind the question mark, and its form. */
    @JSFunctor
    interface Taking extends JSObject {
        void take(String method, String path, String query, Int8Array body);
    }

    /** Starts to listen. */
    public static void main(String[] args) {
        OneWorker worker = new OneWorker();
        LabRoutes routes = new LabRoutes(SolverCatalog.of(new ShippedSolvers()), worker, LabTimes.standard());
        listen((method, path, query, body) ->
                answer(new WorkerExchange(worker, method, path, query, body.copyToJavaArray()), routes));
    }

    private static void answer(WorkerExchange exchange, LabRoutes routes) {
        try {
            routes.serve(exchange);
        } catch (RefusedException refused) {
            exchange.fail(refused.status(), refused.sentence());
        } catch (IOException | InterruptedException | RuntimeException | Error defect) {
            exchange.fail(500, Texts.sentence(defect));
        }
        exchange.end();
    }

    @JSBody(
            params = "taking",
            script = "self.onmessage = function(event) {"
                    + "  var request = event.data;"
                    + "  taking(request.method, request.path, request.query, request.body);"
                    + "};")
    private static native void listen(Taking taking);
}
