package io.github.nqueens.lab;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;

/** One request that was let in, and its answer. */
final class LabExchange {
    private static final int LARGEST_BODY = 16_384;

    private final HttpExchange exchange;
    private final String path;
    private final ScheduledExecutorService clock;
    private final Duration patience;

    /**
     * An exchange.
     *
     * @param path what is asked for, behind the token
     * @param patience after which a client that takes nothing of its answer is cut off
     */
    LabExchange(HttpExchange exchange, String path, ScheduledExecutorService clock, Duration patience) {
        this.exchange = exchange;
        this.path = path;
        this.clock = clock;
        this.patience = patience;
    }

    /** What is asked for, behind the token. */
    String path() {
        return path;
    }

    /** What stands behind the {@code ?}, undecoded; empty if nothing does. */
    String query() {
        String query = exchange.getRequestURI().getRawQuery();
        return query == null ? "" : query;
    }

    void requireMethod(String method) {
        if (!exchange.getRequestMethod().equals(method)) {
            exchange.getResponseHeaders().set("Allow", method);
            throw new RefusedException(405, "refused.method", method);
        }
    }

    String body() throws IOException {
        byte[] bytes = exchange.getRequestBody().readNBytes(LARGEST_BODY + 1);
        if (bytes.length > LARGEST_BODY) {
            throw new RefusedException(413, "refused.body", LARGEST_BODY);
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    void send(int status, String type, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        headers(type);
        patiently(() -> {
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.getResponseBody().flush();
        });
    }

    /** Answers that there is nothing to send yet. */
    void sendNothing() throws IOException {
        headers("text/plain");
        patiently(() -> exchange.sendResponseHeaders(204, -1));
    }

    /** Begins an answer that is written line by line, which is also how it is found out that the client has gone. */
    Lines lines() throws IOException {
        headers("text/plain");
        patiently(() -> exchange.sendResponseHeaders(200, 0));
        return new Lines(exchange.getResponseBody());
    }

    /** What waits for the client. */
    @FunctionalInterface
    private interface Sending {
        void send() throws IOException;
    }

    /** Who takes nothing of an answer for too long gets no more of it, and holds no thread. */
    private void patiently(Sending sending) throws IOException {
        Deadline deadline = new Deadline(clock, patience.toMillis());
        try {
            sending.send();
        } finally {
            deadline.met();
        }
    }

    private void headers(String type) {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type + "; charset=utf-8");
        headers.set(
                "Content-Security-Policy",
                "default-src 'none'; connect-src 'self'; frame-src 'self'; img-src data:; style-src 'unsafe-inline';"
                        + " script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'");
        headers.set("Cache-Control", "no-store");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("X-Content-Type-Options", "nosniff");
    }

    /** Sends lines at once; fails when nobody takes them any more. */
    final class Lines {
        private final OutputStream out;

        private Lines(OutputStream out) {
            this.out = out;
        }

        void write(String line) throws IOException {
            patiently(() -> {
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            });
        }
    }
}
