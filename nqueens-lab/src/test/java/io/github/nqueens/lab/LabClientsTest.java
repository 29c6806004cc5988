package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.routes.LabTimes;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clients that vanish, that take nothing of an answer, and that send nonsense, at each path that the lab serves. */
@Timeout(120)
class LabClientsTest {
    private static final Duration LONG = Duration.ofHours(1);
    private static final int PAGES = 150;
    private static final int AT_ONCE = 10;
    private static final int HALF_REQUESTS = 300;

    private static Lab lab;
    private static RawClient client;

    /** Something is kept at each path that serves what was kept. */
    @BeforeAll
    static void open() throws IOException {
        lab = Lab.open(SolverCatalog.load(), 0);
        client = new RawClient(lab);
        assertThat(client.post("run", "n=8&seed=1&start=random&solver=tabu")).contains("done 1\n");
        assertThat(client.post("experiment", "sizes=8,10&runs=2&seed=1&limit=1&iterations=&solver=tabu"))
                .contains("done 600\n");
        assertThat(client.post("puzzle", "n=6&seed=3&rating=single")).contains("done 1\n");
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    /**
     * None of these ends by itself within ten minutes. There are more clients than searches may run at once, so that the last of
     * them would wait for a search that stayed.
     */
    @ParameterizedTest
    @CsvSource({
        "run, n=500&seed=1&solver=random-permutations&solver=random-permutations, running",
        "experiment, sizes=500&runs=1000&seed=1&limit=60&solver=random-permutations, running 0",
        "count, n=22&method=backtracking, running",
        "solutions, n=32&first=200&which=fundamental, running"
    })
    void clientsThatVanishStopTheirWork(String path, String form, String until) throws IOException {
        try (Lab own = Lab.open(SolverCatalog.load(), 0, new LabTimes(LONG, LONG, LONG, LONG))) {
            RawClient vanishing = new RawClient(own);
            for (int i = 0; i <= Runtime.getRuntime().availableProcessors(); i++) {
                try (Socket socket = vanishing.connect()) {
                    socket.getOutputStream().write(vanishing.request("POST", path, form));
                    RawClient.readUntil(socket, until);
                    assertThat(own.running()).isPositive();
                }
            }
            waitUntilNothingRuns(own);
        }
    }

    /**
     * The making of so large a puzzle that needs an assumption goes on for seconds. If it went on after its client
     * has gone, so many would run and wait before these clients are through that the last of them would be refused.
     */
    @Test
    void clientsThatVanishStopTheMakingOfPuzzles() throws IOException {
        int clients = 64 + 4 * Runtime.getRuntime().availableProcessors();
        try (Lab own = Lab.open(SolverCatalog.load(), 0, new LabTimes(LONG, LONG, LONG, LONG))) {
            for (int i = 0; i < clients; i += AT_ONCE) {
                vanishFromPuzzles(own);
            }
            waitUntilNothingRuns(own);
        }
    }

    private static void vanishFromPuzzles(Lab own) throws IOException {
        RawClient vanishing = new RawClient(own);
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < AT_ONCE; i++) {
                Socket socket = vanishing.connect();
                sockets.add(socket);
                socket.getOutputStream()
                        .write(vanishing.lastRequest("POST", "puzzle", "n=26&seed=1&rating=assumption"));
                RawClient.readUntil(socket, "HTTP/1.1 200 ");
            }
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
        waitUntil(() -> own.answering() == 0);
    }

    /** More clients than there are threads that answer; each asks for ten megabytes and reads none of them. */
    @Test
    @Tag("thorough")
    void clientsThatTakeNothingAreCutOff() throws IOException {
        LabTimes impatient = new LabTimes(LONG, LONG, LONG, Duration.ofMillis(500));
        List<Socket> slow = new ArrayList<>();
        try (Lab own = Lab.open(SolverCatalog.load(), 0, impatient)) {
            RawClient reader = new RawClient(own);
            byte[] page = reader.request("GET", "", "");
            for (int i = 0; i < own.mostAnswering() + 6; i++) {
                Socket socket = reader.connect();
                slow.add(socket);
                for (int request = 0; request < PAGES; request++) {
                    socket.getOutputStream().write(page);
                }
            }
            assertThat(reader.get("")).startsWith("HTTP/1.1 200 ");
            waitUntilNothingRuns(own);
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    /** Without a limit of the server for a request, none of the halves ends before this test closes it. */
    @Test
    @Tag("thorough")
    void halfRequestsDoNotKeepOthersWaiting() throws IOException {
        List<Socket> halves = new ArrayList<>();
        try {
            for (int i = 0; i < HALF_REQUESTS; i++) {
                Socket socket = client.connect();
                halves.add(socket);
                socket.getOutputStream().write("GET /".getBytes(StandardCharsets.US_ASCII));
            }
            waitUntil(() -> lab.answering() >= Math.min(HALF_REQUESTS, lab.mostAnswering()));
            assertThat(client.get("")).startsWith("HTTP/1.1 200 ");
        } finally {
            for (Socket socket : halves) {
                socket.close();
            }
        }
    }

    private static void waitUntilNothingRuns(Lab own) {
        waitUntil(() -> own.running() == 0 && own.answering() == 0);
    }

    private static void waitUntil(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            assertThat(Thread.interrupted())
                    .as("the time for this test is over")
                    .isFalse();
            LockSupport.parkNanos(1_000_000);
        }
    }

    /** Seeded, so that a failure can be seen again; each answer has a status, and what was kept is served as before. */
    @ParameterizedTest
    @CsvSource({
        "GET, '', ''",
        "POST, run, 'n=8&seed=1&start=random&solver=tabu'",
        "GET, live, ''",
        "GET, replay/1, ''",
        "POST, experiment, 'sizes=8,10&runs=3&seed=1&limit=1&iterations=9&solver=tabu'",
        "GET, experiment/1/csv, ''",
        "GET, 'experiment/1/plot?plot=boxes&measure=time&scale=log&n=8', ''",
        "POST, count, 'n=9&method=join'",
        "POST, solutions, 'n=8&first=9&which=all'",
        "POST, save, 'n=8&seed=1&start=random&solver=tabu'",
        "POST, puzzle, 'n=5&seed=1&rating=single'",
        "GET, puzzle/1, ''"
    })
    void randomRequestsHarmNothing(String method, String path, String form) throws IOException {
        Random random = new Random(path.hashCode());
        byte[] whole = client.lastRequest(method, path, form);
        int target = method.length() + 1;
        for (int i = 0; i < 60; i++) {
            byte[] changed = whole.clone();
            for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
                int from = !form.isEmpty() && random.nextBoolean() ? whole.length - form.length() : 0;
                int to = form.isEmpty() && random.nextBoolean() ? target + path.length() + 30 : whole.length;
                changed[from + random.nextInt(to - from)] = (byte) random.nextInt(256);
            }
            int length = random.nextInt(3) == 0 ? random.nextInt(changed.length) : changed.length;
            int head = whole.length - form.length();
            send(changed, length, length == changed.length && Arrays.equals(whole, 0, head, changed, 0, head));
        }
        assertThat(RawClient.body(client.get(""))).isEqualTo(page());
    }

    /** The server of the JDK says nothing to a request whose head is broken, and nobody answers half a request. */
    private static void send(byte[] request, int length, boolean isAnswered) throws IOException {
        try (Socket socket = client.connect()) {
            socket.getOutputStream().write(request, 0, length);
            socket.shutdownOutput();
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (isAnswered || !answer.isEmpty()) {
                assertThat(answer).matches("(?s)HTTP/1.1 (20[04]|4[0-9][0-9]|501) .*");
            }
        } catch (SocketException reset) {
            assertThat(isAnswered).isFalse();
            assertThat(reset).hasMessageMatching(".*(reset|Broken pipe).*");
        }
    }

    /** The same page as that of a lab to which nobody has spoken. */
    private static String page() throws IOException {
        try (Lab fresh = Lab.open(SolverCatalog.load(), 0)) {
            return RawClient.body(new RawClient(fresh).get(""));
        }
    }

    /** What is kept has numbers in a row, so that the number of the next one tells whether anything was kept. */
    @ParameterizedTest
    @CsvSource({
        "run, 'n=8&seed=1&start=random&solver=tabu', 'n=8&seed=1&start=up&solver=tabu', replay/",
        "puzzle, 'n=5&seed=1&rating=single', 'n=5&seed=1&rating=hard', puzzle/"
    })
    void malformedRequestsChangeNothing(String path, String good, String bad, String kept) throws IOException {
        try (Lab own = Lab.open(SolverCatalog.load(), 0)) {
            RawClient speaker = new RawClient(own);
            assertThat(speaker.post(path, good)).contains("done 1\n");
            String before = RawClient.body(speaker.get(kept + 1));
            assertThat(speaker.post(path, bad)).startsWith("HTTP/1.1 400 ");
            assertThat(speaker.post(path, good + "&file=/etc/passwd")).startsWith("HTTP/1.1 400 ");
            assertThat(speaker.get(path)).startsWith("HTTP/1.1 405 ");
            assertThat(speaker.post(kept + 1, good)).startsWith("HTTP/1.1 405 ");
            assertThat(speaker.get(kept + 2)).startsWith("HTTP/1.1 404 ");
            assertThat(RawClient.body(speaker.get(kept + 1))).isEqualTo(before);
            assertThat(speaker.post(path, good)).contains("done 2\n");
        }
    }
}
