package io.github.nqueens.lab;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Hands each request that is let in to the route of its path. */
final class LabHandler implements HttpHandler {
    private final Map<Pattern, Route> routes;
    private final ScheduledExecutorService clock;
    private final LabGuard guard;
    private final Duration patience;

    /**
     * What serves a path.
     *
     * @param longestSeconds after which the exchange is cut off, however much the client still takes of its answer
     */
    record Route(LabRoute route, int longestSeconds) {}

    /**
     * What answers all requests.
     *
     * @param patience how long a client may take nothing of its answer
     */
    LabHandler(Map<Pattern, Route> routes, ScheduledExecutorService clock, LabGuard guard, Duration patience) {
        this.routes = routes;
        this.clock = clock;
        this.guard = guard;
        this.patience = patience;
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            try {
                String path = guard.admit(exchange);
                serve(route(path), admitted(exchange, path));
            } catch (RefusedException refused) {
                admitted(exchange, "").send(refused.status(), "text/plain", refused.getMessage());
            }
        }
    }

    private LabExchange admitted(HttpExchange exchange, String path) {
        return new LabExchange(exchange, path, clock, patience);
    }

    private Route route(String path) {
        return routes.entrySet().stream()
                .filter(route -> route.getKey().matcher(path).matches())
                .findFirst()
                .orElseThrow(() -> new RefusedException(404, "refused.path"))
                .getValue();
    }

    private void serve(Route route, LabExchange exchange) throws IOException {
        Deadline end = new Deadline(clock, TimeUnit.SECONDS.toMillis(route.longestSeconds()));
        try {
            route.route().serve(exchange);
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        } finally {
            end.met();
        }
    }
}
