package io.github.nqueens.lab.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import io.github.nqueens.lab.exchange.LabExchange;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.visual.page.PagePolicy;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import org.jspecify.annotations.Nullable;

/** One request over HTTP that was let in. */
final class HttpLabExchange implements LabExchange {
    private static final int LOOK_MILLISECONDS = 100;

    /** What is no page has neither styles nor scripts. */
    private static final String PLAIN = PagePolicy.of();

    private final HttpExchange exchange;
    private final ScheduledExecutorService clock;
    private final Duration clientTimeout;
    private String path = "";
    private @Nullable SentLines lines;

    /**
     * An exchange.
     *
     * @param clientTimeout after which a client that takes nothing of its answer, or sends nothing, is cut off
     */
    HttpLabExchange(HttpExchange exchange, ScheduledExecutorService clock, Duration clientTimeout) {
        this.exchange = exchange;
        this.clock = clock;
        this.clientTimeout = clientTimeout;
    }

    void setPath(String behindTheToken) {
        path = behindTheToken;
    }

    @Override
    public String path() {
        return path;
    }

    @Override
    public String query() {
        String query = exchange.getRequestURI().getRawQuery();
        return query == null ? "" : query;
    }

    @Override
    public void requireMethod(String method) {
        if (!exchange.getRequestMethod().equals(method)) {
            exchange.getResponseHeaders().set("Allow", method);
            throw new RefusedException(405, "refused.method", method);
        }
    }

    @Override
    public byte[] bytes(int most) throws IOException {
        byte[][] bytes = new byte[1][];
        patiently(() -> bytes[0] = exchange.getRequestBody().readNBytes(most + 1));
        if (bytes[0].length > most) {
            throw new RefusedException(413, "refused.body", most);
        }
        return bytes[0];
    }

    @Override
    public void sendPage(String html, String... drawings) throws IOException {
        send(200, "text/html", html, PagePolicy.of(html, String.join("", drawings)));
    }

    @Override
    public void send(int status, String type, String text) throws IOException {
        send(status, type, text, PLAIN);
    }

    private void send(int status, String type, String text, String inline) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        headers(type, inline);
        patiently(() -> {
            if (exchange.getRequestMethod().equals("HEAD")) {
                // The answer to HEAD has no body, and the server complains of the length of one.
                exchange.sendResponseHeaders(status, -1);
                return;
            }
            exchange.sendResponseHeaders(status, body.length);
            exchange.getResponseBody().write(body);
            exchange.getResponseBody().flush();
        });
    }

    @Override
    public void sendNothing() throws IOException {
        headers("text/plain", PLAIN);
        patiently(() -> exchange.sendResponseHeaders(204, -1));
    }

    /** Sends the client to another path, with what its address has behind the {@code #}. */
    void redirect(String elsewhere) throws IOException {
        headers("text/plain", PLAIN);
        exchange.getResponseHeaders().set("Location", elsewhere);
        patiently(() -> exchange.sendResponseHeaders(308, -1));
    }

    /** Answers with a sentence; as the last line, if lines were begun. */
    void fail(int status, String sentence) throws IOException {
        if (lines == null) {
            send(status, "text/plain", sentence);
        } else {
            lines.write("failed " + sentence);
        }
    }

    @Override
    public Lines lines() throws IOException {
        headers("text/plain", PLAIN);
        patiently(() -> exchange.sendResponseHeaders(200, 0));
        SentLines begun = new SentLines(exchange.getResponseBody());
        lines = begun;
        return begun;
    }

    /** What waits for the client. */
    @FunctionalInterface
    private interface Sending {
        void send() throws IOException;
    }

    /** Cuts off a client that has taken or sent nothing for the given time, so that it cannot hold a thread. */
    private void patiently(Sending sending) throws IOException {
        Deadline deadline = new Deadline(clock, clientTimeout.toMillis());
        try {
            sending.send();
        } finally {
            deadline.met();
        }
    }

    private void headers(String type, String inline) {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", type + "; charset=utf-8");
        headers.set(
                "Content-Security-Policy",
                "default-src 'none'; connect-src 'self'; frame-src 'self'; img-src data:; " + inline
                        + "; base-uri 'none'; form-action 'none'; frame-ancestors 'self'");
        headers.set("Cache-Control", "no-store");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("X-Content-Type-Options", "nosniff");
    }

    private final class SentLines implements Lines {
        private final OutputStream out;

        private SentLines(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(String line) throws IOException {
            patiently(() -> {
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            });
        }

        @Override
        public void follow(Awaiting work, Telling progress) throws IOException, InterruptedException {
            do {
                progress.tell(this);
            } while (!work.await(LOOK_MILLISECONDS));
        }
    }
}
