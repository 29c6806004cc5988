package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Speaks to a lab byte by byte. */
final class RawClient {
    private static final int LONGEST_MILLISECONDS = 60_000;

    private final URI lab;

    RawClient(Lab lab) {
        this.lab = lab.address("");
    }

    Socket connect() throws IOException {
        Socket socket = new Socket();
        // So little that an answer of some size is not taken by the system while nobody reads it.
        socket.setReceiveBufferSize(4_096);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), lab.getPort()));
        socket.setSoTimeout(LONGEST_MILLISECONDS);
        return socket;
    }

    /** A request as the page sends it. */
    byte[] request(String method, String path, String form) {
        return lines(method, path, form, "");
    }

    /** A request as the page sends it, after which the connection ends. */
    byte[] lastRequest(String method, String path, String form) {
        return lines(method, path, form, "Connection: close\r\n");
    }

    private byte[] lines(String method, String path, String form, String more) {
        return (method + " " + lab.getPath() + path + " HTTP/1.1\r\nHost: " + lab.getAuthority() + "\r\nOrigin: http://"
                        + lab.getAuthority() + "\r\n" + more + "Content-Length: " + form.length() + "\r\n\r\n" + form)
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    String get(String path) throws IOException {
        return answer(lastRequest("GET", path, ""));
    }

    String post(String path, String form) throws IOException {
        return answer(lastRequest("POST", path, form));
    }

    String answer(byte[] request) throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(request);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Reads until something was said. */
    static void readUntil(Socket socket, String wanted) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder read = new StringBuilder();
        while (read.indexOf(wanted) < 0) {
            int next = in.read();
            assertThat(next).as("the answer goes on after: %s", read).isNotNegative();
            read.append((char) next);
        }
    }

    /** What follows the head of an answer. */
    static String body(String answer) {
        return answer.substring(answer.indexOf("\r\n\r\n"));
    }
}
