package io.github.nqueens.lab.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import io.github.nqueens.lab.exchange.RefusedException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Set;

/**
 * Lets in who knows the token and comes from the lab's own page. The host is checked because another site may have its name
 * resolved to this machine, the origin because another page may send requests here.
 */
public final class LabGuard {
    private static final int DEFAULT_PORT = 80;

    private final byte[] token;
    private final Set<String> hosts;

    public LabGuard(String token, int port) {
        this.token = token.getBytes(StandardCharsets.US_ASCII);
        this.hosts = hosts(port);
    }

    /** What a client calls the host. Browsers leave out the port that an address without one means. */
    static Set<String> hosts(int port) {
        return port == DEFAULT_PORT
                ? Set.of("127.0.0.1", "localhost", "127.0.0.1:80", "localhost:80")
                : Set.of("127.0.0.1:" + port, "localhost:" + port);
    }

    /**
     * The path behind the token: empty, or with the slash that begins it.
     *
     * @throws RefusedException if the request is not let in
     */
    String admit(HttpExchange exchange) {
        Headers headers = exchange.getRequestHeaders();
        List<String> host = headers.getOrDefault("Host", List.of());
        if (host.size() != 1 || !hosts.contains(host.get(0))) {
            throw new RefusedException(403, "refused.host");
        }
        boolean isPost = exchange.getRequestMethod().equals("POST");
        List<String> origin = headers.getOrDefault("Origin", List.of());
        boolean isOwn = origin.size() == 1 && origin.get(0).equals("http://" + host.get(0));
        if (!isOwn && (isPost || !origin.isEmpty())) {
            throw new RefusedException(403, "refused.origin");
        }
        String path = exchange.getRequestURI().getRawPath();
        if (path == null || path.isEmpty()) {
            throw new RefusedException(403, "refused.token");
        }
        int end = path.indexOf('/', 1) < 0 ? path.length() : path.indexOf('/', 1);
        // Takes as long for a token that is nearly right as for any other.
        if (!MessageDigest.isEqual(token, path.substring(1, end).getBytes(StandardCharsets.UTF_8))) {
            throw new RefusedException(403, "refused.token");
        }
        return path.substring(end);
    }
}
