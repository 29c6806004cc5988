package io.github.nqueens.web;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.exchange.Texts;
import io.github.nqueens.lab.routes.LabRoutes;
import io.github.nqueens.lab.routes.LabTimes;
import io.github.nqueens.web.compiler.Browser;
import java.io.IOException;
import org.teavm.interop.Export;
import org.teavm.interop.Import;
import org.teavm.jso.core.JSString;
import org.teavm.jso.typedarrays.Int8Array;

/** The library in a worker of the browser: takes the requests of the page one after another, and answers them. */
public final class WorkerMain {
    private static final OneWorker WORKER = new OneWorker();
    private static final LabRoutes ROUTES =
            new LabRoutes(SolverCatalog.of(new ShippedSolvers()), WORKER, LabTimes.standard());

    private WorkerMain() {}

    /** The compiler begins with it; the script of the worker calls the other method. */
    public static void main(String[] args) {}

    /**
     * Answers a request.
     *
     * @param method GET or POST
     * @param path what is asked for
     * @param query what stands behind the question mark
     * @param body the form
     */
    @Export(name = "answer")
    static void answer(JSString method, JSString path, JSString query, Int8Array body) {
        WorkerExchange exchange =
                new WorkerExchange(WORKER, method.stringValue(), path.stringValue(), query.stringValue(), bytes(body));
        try {
            ROUTES.serve(exchange);
        } catch (RefusedException refused) {
            exchange.fail(refused.status(), refused.sentence());
        } catch (IOException | InterruptedException | RuntimeException | Error defect) {
            exchange.fail(500, Texts.sentence(defect));
        }
        exchange.end();
    }

    private static byte[] bytes(Int8Array body) {
        byte[] bytes = new byte[length(body)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = at(body, i);
        }
        return bytes;
    }

    @Import(module = Browser.SCRIPT, name = "length")
    private static native int length(Int8Array bytes);

    @Import(module = Browser.SCRIPT, name = "at")
    private static native byte at(Int8Array bytes, int index);
}
