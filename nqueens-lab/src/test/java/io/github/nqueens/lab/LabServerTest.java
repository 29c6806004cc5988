package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.routes.LabTimes;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The server, spoken to byte by byte. */
@Timeout(120)
class LabServerTest {
    private static final String FORM = "n=8&seed=1&start=random&solver=tabu";
    private static final String ENDLESS = "n=500&seed=1&solver=random-permutations";
    private static final LabTimes UNHURRIED =
            new LabTimes(Duration.ofHours(1), Duration.ofHours(1), Duration.ofHours(1), Duration.ofHours(1));
    private static Lab lab;
    private static URI address;

    @BeforeAll
    static void open() throws IOException {
        lab = Lab.open(SolverCatalog.load(), 0);
        address = lab.address("");
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    @Test
    void servesThePageToWhoKnowsItsAddress() throws IOException {
        String answer = get(address.getPath());
        assertThat(answer)
                .startsWith("HTTP/1.1 200 ")
                .containsIgnoringCase("content-security-policy: default-src 'none'")
                .containsIgnoringCase("cache-control: no-store")
                .contains("<option>simulated-annealing</option>", "data-key=\"tenure\"");
        assertThat(answer.substring(0, answer.indexOf("<script>")))
                .as("all texts are filled in")
                .doesNotContain("${");
        assertThat(answer.length()).isLessThan(150_000);
    }

    @Test
    void runsSearchesAndServesTheirReplay() throws IOException {
        String answer = post(FORM + "&solver=greedy:restart=luby");
        assertThat(answer).startsWith("HTTP/1.1 200 ").containsPattern("done \\d+\n");
        String number = answer.replaceAll("(?s).*done (\\d+).*", "$1");
        assertThat(get(address.getPath() + "replay/" + number))
                .startsWith("HTTP/1.1 200 ")
                .contains("\"label\":\"tabu\"", "\"label\":\"greedy:restart=luby\"");
        assertThat(get(address.getPath() + "replay/999999")).startsWith("HTTP/1.1 404 ");
    }

    /** A replay that is saved is in the answer, and does not take the place of what is watched. */
    @Test
    void savingTakesNoPlaceOfWhatIsWatched() throws IOException {
        try (Lab own = Lab.open(SolverCatalog.load(), 0)) {
            RawClient speaker = new RawClient(own);
            assertThat(speaker.post("run", FORM)).contains("done 1\n");
            for (int saved = 1; saved <= 6; saved++) {
                assertThat(speaker.post("save", FORM))
                        .contains("page <!DOCTYPE html>\n", "\"label\":\"tabu\"", "done 0\n");
            }
            assertThat(speaker.get("replay/1")).startsWith("HTTP/1.1 200 ").contains("\"label\":\"tabu\"");
            assertThat(speaker.get("replay/2")).startsWith("HTTP/1.1 404 ");
        }
    }

    /** The address is bound to 127.0.0.1: another address of this machine, which is as good as any card, does not lead to it. */
    @Test
    void isReachedOverOneLoopbackAddressOnly() throws IOException {
        InetAddress other = InetAddress.getByName("127.0.0.2");
        try (ServerSocket free = new ServerSocket(0, 1, other)) {
            assertThat(free.isBound()).isTrue();
        }
        assertThat(address.getHost()).isEqualTo("127.0.0.1");
        assertThatThrownBy(() -> new Socket(other, address.getPort()).close()).isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "evil.example, , 403",
        "127.0.0.1:1, , 403",
        ", http://evil.example, 403",
        ", null, 403",
        "localhost, , 403",
    })
    void checksHostAndOrigin(String host, String origin, int status) throws IOException {
        String here = address.getAuthority();
        String head =
                "Host: " + (host == null ? here : host) + "\r\n" + (origin == null ? "" : "Origin: " + origin + "\r\n");
        assertThat(send("GET " + address.getPath() + " HTTP/1.1\r\n" + head)).startsWith("HTTP/1.1 " + status);
        assertThat(send(
                        "POST " + address.getPath() + "run HTTP/1.1\r\n" + head + "Content-Length: " + FORM.length()
                                + "\r\n",
                        FORM))
                .startsWith("HTTP/1.1 " + status);
    }

    @Test
    void takesARunFromItsOwnPageOnly() throws IOException {
        String head = "POST " + address.getPath() + "run HTTP/1.1\r\nHost: " + address.getAuthority() + "\r\n";
        assertThat(send(head + "Content-Length: " + FORM.length() + "\r\n", FORM))
                .startsWith("HTTP/1.1 403 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/x", "/x/", "/AAAAAAAAAAAAAAAAAAAAAAAA/", "/AAAAAAAAAAAAAAAAAAAAAAAA/run", "/%2e%2e/"})
    void nothingIsServedWithoutTheToken(String path) throws IOException {
        assertThat(get(path)).startsWith("HTTP/1.1 403 ").doesNotContain("<");
    }

    /** Some programs that people paste an address into leave the last slash out. */
    @Test
    void anAddressWithoutItsLastSlashLeadsToThePage() throws IOException {
        String path = address.getPath();
        String withoutSlash = path.substring(0, path.length() - 1);
        assertThat(get(withoutSlash)).startsWith("HTTP/1.1 308 ").contains("Location: " + path + "\r\n");
        assertThat(get(withoutSlash + "x")).startsWith("HTTP/1.1 403 ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../../../etc/passwd",
                "etc/passwd",
                "%2e%2e/%2e%2e/etc/passwd",
                "replay/../../etc/passwd",
                "lab.js",
                "replay/0",
                "replay/-1",
                "replay/99999999999999",
                "page?file=/etc/passwd",
                "replay/1/..",
            })
    void noFileIsServed(String path) throws IOException {
        assertThat(get(address.getPath() + path))
                .matches("(?s)HTTP/1.1 40[0-9] .*")
                .doesNotContain("root:");
    }

    /** Work that is ended by its time says so, and time in which it waits does not count. */
    @ParameterizedTest
    @CsvSource({
        "solutions, n=32&first=200&which=fundamental, late 0",
        "count, n=22&method=backtracking, late ",
        "experiment, sizes=500&runs=1000&seed=1&limit=60&solver=random-permutations, late 0"
    })
    void longWorkEndsWithALastLine(String path, String form, String last) throws IOException {
        LabTimes brief =
                new LabTimes(UNHURRIED.search(), UNHURRIED.puzzle(), Duration.ofMillis(300), UNHURRIED.clientTimeout());
        try (Lab own = Lab.open(SolverCatalog.load(), 0, brief)) {
            String answer = RawClient.body(new RawClient(own).post(path, form));
            assertThat(answer).contains("running ");
            assertThat(answer).containsPattern("\n" + last + "[^\n]*\n(0\r\n\r\n)?$|\n" + last);
        }
    }

    /** Counts that take all the threads they may have hold no search up. */
    @Test
    void aSearchRunsBesideCountsThatTakeMinutes() throws IOException {
        List<Socket> sockets = new ArrayList<>();
        try (Lab own = Lab.open(SolverCatalog.load(), 0, UNHURRIED)) {
            RawClient counter = new RawClient(own);
            for (int i = 0; i <= Runtime.getRuntime().availableProcessors(); i++) {
                Socket socket = counter.connect();
                sockets.add(socket);
                socket.getOutputStream().write(counter.request("POST", "count", "n=22&method=backtracking"));
                RawClient.readUntil(socket, i == 0 ? "running" : "ing");
            }
            assertThat(counter.post("run", FORM)).containsPattern("done \\d+\n");
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    /** The browser takes the script and the style of a page only: its policy has their hashes. */
    @ParameterizedTest
    @ValueSource(strings = {"", "live"})
    void thePolicyNamesTheScriptAndTheStyleOfAPage(String path) throws Exception {
        String answer = get(address.getPath() + path);
        String policy = answer.lines()
                .filter(line -> line.startsWith("Content-security-policy"))
                .findFirst()
                .orElseThrow();
        assertThat(policy).doesNotContain("unsafe");
        for (String element : List.of("script", "style")) {
            String begin = "<" + element + ">";
            String text = answer.substring(
                    answer.lastIndexOf(begin) + begin.length(), answer.lastIndexOf("</" + element + ">"));
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            assertThat(policy)
                    .containsPattern(element + "-src [^;]*"
                            + Pattern.quote("'sha256-" + Base64.getEncoder().encodeToString(hash) + "'"));
        }
    }

    @Test
    void whatIsNoPageHasNeitherScriptsNorStyles() throws Exception {
        assertThat(get(address.getPath() + "nothing")).contains("style-src 'none'; script-src 'none'");
    }

    /** A lab in a program of somebody else changes nothing outside itself. */
    @Test
    void noPropertyOfTheVirtualMachineIsSet() {
        assertThat(System.getProperty("sun.net.httpserver.maxReqTime")).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "HEAD, , 405",
        "PUT, , 405",
        "DELETE, , 405",
        "POST, , 405",
        "GET, run, 405",
        "PUT, run, 405",
        "PUT, replay/1, 405"
    })
    void otherMethodsAreRefused(String method, String path, int status) throws IOException {
        assertThat(send(method + " " + address.getPath() + (path == null ? "" : path) + " HTTP/1.1\r\nHost: "
                        + address.getAuthority() + "\r\nOrigin: http://" + address.getAuthority()
                        + "\r\nContent-Length: 0\r\n"))
                .startsWith("HTTP/1.1 " + status);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "n=0&seed=1&solver=tabu | from 1 to 500",
                "n=501&seed=1&solver=tabu | from 1 to 500",
                "n=x&seed=1&solver=tabu | 'x'",
                "n=8&seed=&solver=tabu | 'seed'",
                "n=8&seed=99999999999999999999&solver=tabu | 'seed'",
                "n=8&seed=1 | 0 solvers",
                "n=8&seed=1&solver=tabu&solver=tabu&solver=tabu&solver=tabu&solver=tabu | 5 solvers",
                "n=8&seed=1&solver=tabo | maybe 'tabu'?",
                "n=8&seed=1&solver=tabu:tenure=-1 | tenure",
                "n=8&seed=1&solver=tabu:x=1 | 'x'",
                "n=8&seed=1&solver=tabu&start=up | 'up'",
                "n=8&seed=1&solver=tabu&start=board&board=[0,1] | 2 rows, but n is 8",
                "n=8&seed=1&solver=tabu&start=board&board=[0,1 | board",
                "n=3&seed=1&solver=tabu&start=board&board=0 0 9 | go from 0 to 2. Its rows and columns count from 0.",
                "n=8&n=9&seed=1&solver=tabu | 'n'",
                "n=8&seed=1&solver=tabu&file=/etc/passwd | 'file'",
                "n=8&seed=1&solver=%zz | %",
                "'' | field",
            })
    void malformedRunsAreRefusedWithASentence(String form, String said) throws IOException {
        assertThat(post(form)).startsWith("HTTP/1.1 400 ").contains(said);
    }

    @Test
    void aSolverThatCannotStartFromTheBoardSaysSo() throws IOException {
        assertThat(post("n=8&seed=1&start=diagonal&solver=backtracking"))
                .startsWith("HTTP/1.1 200 ")
                .contains("failed ", "cannot start from an initial board");
    }

    @Test
    void largeBodiesAreRefused() throws IOException {
        assertThat(post("n=8&seed=1&solver=" + "x".repeat(20_000))).startsWith("HTTP/1.1 413 ");
    }

    @Test
    void fiftyClientsAtOnceAreAllServed() throws Exception {
        ExecutorService clients = Executors.newFixedThreadPool(50);
        try {
            List<Future<String>> answers = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                int seed = i;
                answers.add(clients.submit(() -> post("n=8&seed=" + seed + "&solver=iterative-repair")));
            }
            for (Future<String> answer : answers) {
                assertThat(answer.get()).containsPattern("done \\d+\n");
            }
        } finally {
            clients.shutdownNow();
        }
    }

    /** Forty clients that send half a request and read nothing hold no other up. */
    @Test
    void slowClientsHoldNoOtherUp() throws IOException {
        List<Socket> slow = new ArrayList<>();
        try {
            for (int i = 0; i < 40; i++) {
                Socket socket = connect();
                slow.add(socket);
                socket.getOutputStream().write(("GET " + address.getPath() + " HT").getBytes(StandardCharsets.UTF_8));
            }
            assertThat(get(address.getPath())).startsWith("HTTP/1.1 200 ");
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    /** As many run as there are processors; the client is told of those that wait. */
    @Test
    void searchesBeyondTheProcessorsWait() throws Exception {
        int processors = Runtime.getRuntime().availableProcessors();
        List<Socket> sockets = new ArrayList<>();
        try (Lab own = Lab.open(SolverCatalog.load(), 0, UNHURRIED)) {
            for (int started = 0; started <= processors; started++) {
                Socket socket = connect(own.address(""));
                sockets.add(socket);
                socket.getOutputStream().write(runRequest(own.address(""), ENDLESS));
                readUntil(socket, started < processors ? "running" : "waiting 1");
            }
            assertThat(own.running()).isEqualTo(processors);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void aFullQueueIsSaid() throws Exception {
        List<Socket> sockets = new ArrayList<>();
        try (Lab own = Lab.open(SolverCatalog.load(), 0, UNHURRIED)) {
            String answer = "";
            String four = ENDLESS + "&solver=random-permutations".repeat(3);
            int most = 30 + Runtime.getRuntime().availableProcessors() / 4;
            for (int i = 0; i < most && !answer.contains("429"); i++) {
                Socket socket = connect(own.address(""));
                sockets.add(socket);
                socket.getOutputStream().write(runRequest(own.address(""), four));
                answer = readUntil(socket, "HTTP/1.1 200", "HTTP/1.1 429");
            }
            assertThat(answer).contains("HTTP/1.1 429");
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    @Test
    void aTakenPortIsAnError() {
        assertThatThrownBy(() -> Lab.open(SolverCatalog.load(), address.getPort()))
                .isInstanceOf(IOException.class);
        assertThatThrownBy(() -> Lab.open(SolverCatalog.load(), -1)).hasMessageContaining("from 0 to 65535");
        assertThatThrownBy(() -> lab.address(null)).hasMessage("state");
    }

    private static byte[] runRequest(URI to, String form) {
        return ("POST " + to.getPath() + "run HTTP/1.1\r\nHost: " + to.getAuthority() + "\r\nOrigin: http://"
                        + to.getAuthority() + "\r\nContent-Length: " + form.length() + "\r\n\r\n" + form)
                .getBytes(StandardCharsets.UTF_8);
    }

    private static Socket connect() throws IOException {
        return connect(address);
    }

    private static Socket connect(URI to) throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), to.getPort());
    }

    private static String readUntil(Socket socket, String... wanted) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder read = new StringBuilder();
        while (Arrays.stream(wanted).noneMatch(one -> read.indexOf(one) >= 0)) {
            int next = in.read();
            assertThat(next).as("the answer goes on after: %s", read).isNotNegative();
            read.append((char) next);
        }
        return read.toString();
    }

    private static String get(String path) throws IOException {
        return send("GET " + path + " HTTP/1.1\r\nHost: " + address.getAuthority() + "\r\n");
    }

    private static String post(String form) throws IOException {
        String head = "POST " + address.getPath() + "run HTTP/1.1\r\nHost: " + address.getAuthority()
                + "\r\nOrigin: http://" + address.getAuthority() + "\r\n";
        return send(head + "Content-Length: " + form.getBytes(StandardCharsets.UTF_8).length + "\r\n", form);
    }

    private static String send(String head) throws IOException {
        return send(head, "");
    }

    private static String send(String head, String body) throws IOException {
        try (Socket socket = connect()) {
            socket.setSoTimeout(60_000);
            OutputStream out = socket.getOutputStream();
            out.write((head + "Connection: close\r\n\r\n" + body).getBytes(StandardCharsets.UTF_8));
            out.flush();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
