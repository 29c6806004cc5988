package io.github.nqueens.testing.browser;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.json.Json;
import org.openqa.selenium.remote.http.ClientConfig;
import org.openqa.selenium.remote.http.Contents;
import org.openqa.selenium.remote.http.HttpClient;
import org.openqa.selenium.remote.http.HttpRequest;
import org.openqa.selenium.remote.http.HttpResponse;
import org.openqa.selenium.remote.http.WebSocket;

/**
 * Speaks to Firefox in its own protocol, in which messages are arrays of JSON behind their length. Debian has no geckodriver, whose
 * part this is: a request of WebDriver becomes a command.
 */
final class Marionette implements HttpClient, HttpClient.Factory {
    /** The commands for what is asked behind the address of a session; a star is the reference of an element, or a name. */
    private static final Map<String, String> COMMANDS = Map.ofEntries(
            Map.entry("POST ", "NewSession"),
            Map.entry("DELETE ", "DeleteSession"),
            Map.entry("POST timeouts", "SetTimeouts"),
            Map.entry("GET url", "GetCurrentURL"),
            Map.entry("POST url", "Navigate"),
            Map.entry("POST back", "Back"),
            Map.entry("POST forward", "Forward"),
            Map.entry("POST refresh", "Refresh"),
            Map.entry("GET title", "GetTitle"),
            Map.entry("GET source", "GetPageSource"),
            Map.entry("GET window", "GetWindowHandle"),
            Map.entry("POST window", "SwitchToWindow"),
            Map.entry("DELETE window", "CloseWindow"),
            Map.entry("POST window new", "NewWindow"),
            Map.entry("GET window handles", "GetWindowHandles"),
            Map.entry("GET window rect", "GetWindowRect"),
            Map.entry("POST window rect", "SetWindowRect"),
            Map.entry("POST frame", "SwitchToFrame"),
            Map.entry("POST frame parent", "SwitchToParentFrame"),
            Map.entry("POST execute sync", "ExecuteScript"),
            Map.entry("POST execute async", "ExecuteAsyncScript"),
            Map.entry("POST actions", "PerformActions"),
            Map.entry("DELETE actions", "ReleaseActions"),
            Map.entry("GET screenshot", "TakeScreenshot"),
            Map.entry("GET element active", "GetActiveElement"),
            Map.entry("POST element", "FindElement"),
            Map.entry("POST elements", "FindElements"),
            Map.entry("POST element * element", "FindElement"),
            Map.entry("POST element * elements", "FindElements"),
            Map.entry("POST element * click", "ElementClick"),
            Map.entry("POST element * clear", "ElementClear"),
            Map.entry("POST element * value", "ElementSendKeys"),
            Map.entry("GET element * text", "GetElementText"),
            Map.entry("GET element * name", "GetElementTagName"),
            Map.entry("GET element * rect", "GetElementRect"),
            Map.entry("GET element * enabled", "IsElementEnabled"),
            Map.entry("GET element * selected", "IsElementSelected"),
            Map.entry("GET element * displayed", "IsElementDisplayed"),
            Map.entry("GET element * screenshot", "TakeScreenshot"),
            Map.entry("GET element * attribute *", "GetElementAttribute"),
            Map.entry("GET element * property *", "GetElementProperty"),
            Map.entry("GET element * css *", "GetElementCSSValue"));

    private static final Json JSON = new Json();

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private int number;

    Marionette(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        in = new BufferedInputStream(socket.getInputStream());
        out = new BufferedOutputStream(socket.getOutputStream());
        read();
    }

    @Override
    public HttpClient createClient(ClientConfig config) {
        return this;
    }

    @Override
    public synchronized HttpResponse execute(HttpRequest request) {
        List<String> path = Arrays.asList(request.getUri().split("/", -1));
        // Behind the host or nothing, "session", and the number of the session.
        List<String> asked = path.subList(Math.min(path.size(), path.indexOf("session") + 2), path.size());
        Map<String, Object> parameters = parameters(request);
        StringBuilder key = new StringBuilder(request.getMethod() + " ");
        for (int i = 0; i < asked.size(); i++) {
            boolean isElement = i == 1 && asked.size() > 2 && asked.get(0).equals("element");
            boolean isName = i == 3;
            if (isElement) {
                boolean isSearch = asked.get(2).startsWith("element");
                parameters.put(isSearch ? "element" : "id", asked.get(i));
            } else if (isName) {
                parameters.put(asked.get(2).equals("css") ? "propertyName" : "name", asked.get(i));
            }
            key.append(i == 0 ? "" : " ").append(isElement || isName ? "*" : asked.get(i));
        }
        String command = Objects.requireNonNull(COMMANDS.get(key.toString()), key::toString);
        try {
            write(JSON.toJson(Arrays.asList(0, ++number, "WebDriver:" + command, parameters)));
            List<?> answer = JSON.toType(read(), List.class);
            return answer.get(2) == null
                    ? answer(200, answer.get(3))
                    : answer(500, Objects.requireNonNull(answer.get(2)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Object> parameters(HttpRequest request) {
        Map<String, Object> parameters = new HashMap<>();
        String body = Contents.string(request);
        if (!body.isEmpty()) {
            Map<?, ?> given = JSON.toType(body, Map.class);
            given.forEach((name, value) -> parameters.put(name.toString(), value));
        }
        // Firefox takes the capabilities themselves, of which the tests want none, and a frame as a number or an
        // element.
        parameters.remove("capabilities");
        if (parameters.get("id") instanceof Map<?, ?> frame) {
            parameters.put("element", frame.values().iterator().next());
            parameters.remove("id");
        }
        return parameters;
    }

    private static HttpResponse answer(int status, @Nullable Object value) {
        Object inner =
                value instanceof Map<?, ?> map && map.keySet().equals(Set.of("value")) ? map.get("value") : value;
        Map<String, @Nullable Object> body = new HashMap<>();
        body.put("value", inner);
        return new HttpResponse()
                .setStatus(status)
                .setHeader("Content-Type", "application/json; charset=utf-8")
                .setContent(Contents.asJson(body));
    }

    private void write(String message) throws IOException {
        byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
        out.write((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
        out.write(bytes);
        out.flush();
    }

    private String read() throws IOException {
        int length = 0;
        for (int digit = in.read(); digit != ':'; digit = in.read()) {
            if (digit < '0' || digit > '9') {
                throw new IOException("Firefox has ended, or says what is no length");
            }
            length = 10 * length + digit - '0';
        }
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    @Override
    public WebSocket openSocket(HttpRequest request, WebSocket.Listener listener) {
        throw new UnsupportedOperationException("the tests use no socket of Firefox");
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
