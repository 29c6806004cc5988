package io.github.nqueens.release;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Collectors;

/**
 * A stand-in of the Central Portal's publisher API on loopback: it takes an upload with the right token, checks it by
 * {@link PortalRules}, and answers what the Portal would answer to {@code upload} and {@code status}.
 */
final class Portal implements AutoCloseable {
    static final String USER = "token-user";
    static final String PASSWORD = "token-password";

    private final HttpServer server;
    private final SigningKey key;
    private final ConcurrentMap<String, Upload> uploads = new ConcurrentHashMap<>();
    private final List<String> requests = new ArrayList<>();

    /** What came, and what was found wrong with it. */
    record Upload(String name, String publishingType, List<String> violations) {}

    private Portal(HttpServer server, SigningKey key) {
        this.server = server;
        this.key = key;
    }

    static Portal open(SigningKey key) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        Portal portal = new Portal(server, key);
        server.createContext("/", portal::answer);
        server.start();
        return portal;
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    List<Upload> uploads() {
        return List.copyOf(uploads.values());
    }

    synchronized List<String> requests() {
        return List.copyOf(requests);
    }

    private synchronized void answer(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        String path = exchange.getRequestURI().getPath();
        requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
        try {
            if (!authorized(exchange)) {
                send(exchange, 401, "the token is not known");
            } else if (path.equals("/api/v1/publisher/upload")) {
                send(exchange, 201, upload(exchange, body));
            } else if (path.equals("/api/v1/publisher/status")) {
                send(exchange, 200, status(query(exchange, "id")));
            } else {
                send(exchange, 404, "no such call: " + path);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            send(exchange, 500, "interrupted");
        }
    }

    private static boolean authorized(HttpExchange exchange) {
        String token = Base64.getEncoder().encodeToString((USER + ":" + PASSWORD).getBytes(StandardCharsets.UTF_8));
        String header = exchange.getRequestHeaders().getFirst("Authorization");
        return header != null && (header.equals("Bearer " + token) || header.equals("UserToken " + token));
    }

    private String upload(HttpExchange exchange, byte[] body) throws IOException, InterruptedException {
        byte[] bundle = part(exchange.getRequestHeaders().getFirst("Content-Type"), body);
        String id = UUID.nameUUIDFromBytes(bundle).toString();
        List<String> violations = PortalRules.violations(PortalRules.unzip(bundle), key);
        uploads.put(id, new Upload(query(exchange, "name"), query(exchange, "publishingType"), violations));
        return id;
    }

    private String status(String id) {
        Upload upload = uploads.get(id);
        String errors = upload.violations().stream()
                .map(violation -> "\"" + violation.replace("\\", "\\\\").replace("\"", "\\\"") + "\"")
                .collect(Collectors.joining(","));
        return "{\"deploymentId\":\"" + id + "\",\"deploymentName\":\"" + upload.name() + "\",\"deploymentState\":\""
                + (upload.violations().isEmpty() ? "VALIDATED" : "FAILED") + "\",\"purls\":[],\"errors\":{\"common\":["
                + errors + "]}}";
    }

    /** The one file of a form: what stands between its headers and the boundary. */
    private static byte[] part(String contentType, byte[] body) {
        String boundary = contentType.replaceFirst(".*boundary=\"?([^\";]+)\"?.*", "$1");
        String text = new String(body, StandardCharsets.ISO_8859_1);
        int from = text.indexOf("\r\n\r\n", text.indexOf("filename=")) + 4;
        return text.substring(from, text.indexOf("\r\n--" + boundary, from)).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String query(HttpExchange exchange, String name) {
        for (String pair : exchange.getRequestURI().getQuery().split("&", -1)) {
            if (pair.startsWith(name + "=")) {
                return pair.substring(name.length() + 1).replace('+', ' ');
            }
        }
        return null;
    }

    private static void send(HttpExchange exchange, int status, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", text.startsWith("{") ? "application/json" : "text/plain");
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
