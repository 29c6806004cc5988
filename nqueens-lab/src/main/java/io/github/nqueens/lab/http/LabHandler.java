package io.github.nqueens.lab.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.exchange.Texts;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hands each request that is let in to what serves its path, and answers also when that fails. */
public final class LabHandler implements HttpHandler {
    private static final Logger LOG = LoggerFactory.getLogger(LabHandler.class);

    private final Route route;
    private final ScheduledExecutorService clock;
    private final LabGuard guard;
    private final Duration clientTimeout;

    /** Serves all paths. */
    @FunctionalInterface
    public interface Route {
        /**
         * Answers.
         *
         * @throws RefusedException if the request is not served
         */
        void serve(LabExchange exchange) throws IOException, InterruptedException;
    }

    /**
     * What answers all requests.
     *
     * @param clientTimeout how long a client may take nothing of its answer
     */
    public LabHandler(Route route, ScheduledExecutorService clock, LabGuard guard, Duration clientTimeout) {
        this.route = route;
        this.clock = clock;
        this.guard = guard;
        this.clientTimeout = clientTimeout;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        HttpLabExchange admitted = new HttpLabExchange(exchange, clock, clientTimeout);
        try (exchange) {
            try {
                String path = guard.admit(exchange);
                if (path.isEmpty()) {
                    admitted.redirect(exchange.getRequestURI().getRawPath() + "/");
                } else {
                    admitted.setPath(path.substring(1));
                    route.serve(admitted);
                }
            } catch (RefusedException refused) {
                admitted.fail(refused.status(), refused.sentence());
            } catch (RuntimeException | Error defect) {
                LOG.error("a request was not answered", defect);
                admitted.fail(500, Texts.sentence(defect));
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }
}
