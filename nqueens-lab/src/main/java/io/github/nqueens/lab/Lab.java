package io.github.nqueens.lab;

import com.sun.net.httpserver.HttpServer;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.http.LabGuard;
import io.github.nqueens.lab.http.LabHandler;
import io.github.nqueens.lab.routes.LabRequest;
import io.github.nqueens.lab.routes.LabRoutes;
import io.github.nqueens.lab.routes.LabTimes;
import io.github.nqueens.lab.work.LabThreads;
import io.github.nqueens.lab.work.WorkerThreads;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Objects;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A server for one page, on which searches are run and replayed. It is bound to 127.0.0.1, so that only programs of this
 * machine reach it. It answers only requests that carry the random token of its address and come from its own page. It serves
 * no file and writes none.
 *
 * <p>Searches run on one thread per processor, and on one more if counts and lists have all of them; others wait. A search ends
 * when its client goes away. An idle lab takes no processor time. Safe for use by several threads.
 *
 * <p>The server of the JDK waits without a limit for a client that sends its request byte by byte. The system property
 * {@code
 * sun.net.httpserver.maxReqTime} sets a limit in seconds, if it is set before the first server of the virtual machine
 * is made.
 */
public final class Lab implements AutoCloseable {
    /** The largest board that the page takes. */
    public static final int LARGEST_SIZE = LabRequest.LARGEST_SIZE;

    private static final int TOKEN_BYTES = 18;
    private static final int BACKLOG = 128;

    /** Requests that are answered beside those whose work runs or waits, or of which a client has sent a part. */
    private static final int SHORT_EXCHANGES = 512;

    private final HttpServer server;
    private final ThreadPoolExecutor exchanges;
    private final ScheduledThreadPoolExecutor clock;
    private final WorkerThreads workers;
    private final LabRoutes routes;
    private final URI address;

    private Lab(HttpServer server, SolverCatalog solvers, String page, String token, LabTimes times) {
        this.server = server;
        this.workers = new WorkerThreads(Runtime.getRuntime().availableProcessors());
        this.routes = new LabRoutes(solvers, workers, times);
        int mostExchanges = WorkerThreads.MOST_WAITING + workers.processors() + SHORT_EXCHANGES;
        this.exchanges = new ThreadPoolExecutor(
                mostExchanges,
                mostExchanges,
                10,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                LabThreads.named("http"));
        exchanges.allowCoreThreadTimeOut(true);
        this.clock = new ScheduledThreadPoolExecutor(1, LabThreads.named("clock"));
        clock.setRemoveOnCancelPolicy(true);
        int port = server.getAddress().getPort();
        this.address = URI.create("http://127.0.0.1:" + port + "/" + token + "/");
        server.setExecutor(exchanges);
        LabHandler.Route route = exchange -> {
            if (exchange.path().isEmpty()) {
                exchange.requireMethod("GET");
                exchange.sendPage(page, LabPage.drawing());
            } else {
                routes.serve(exchange);
            }
        };
        server.createContext("/", new LabHandler(route, clock, new LabGuard(token, port), times.clientTimeout()));
    }

    /**
     * Starts the server.
     *
     * @param solvers what the page offers
     * @param port where it listens, from 1 to 65535, or 0 for any that is free
     * @return the lab, to be closed
     * @throws IOException if the port is taken or the system allows no server
     * @throws IllegalArgumentException if the port is out of range
     */
    public static Lab open(SolverCatalog solvers, int port) throws IOException {
        return open(solvers, port, LabTimes.standard());
    }

    /**
     * The page of the lab for a browser without a server, in which the library itself answers.
     *
     * @param solvers what the page offers, which are those that the compiled library has
     * @param script through which the page asks the library: its functions {@code ask} and {@code openPage}
     * @param library the script of a worker that takes the requests of the page, packed as the other script expects it, which
     *     finds it as Base64 in the element {@code library}
     * @param notices what the owners of other code in the library want to be said
     * @return an HTML document that needs no other file
     */
    public static String page(SolverCatalog solvers, String script, byte[] library, String notices) {
        return LabPage.of(
                Objects.requireNonNull(solvers, "solvers"),
                Objects.requireNonNull(script, "script"),
                Objects.requireNonNull(library, "library"),
                Objects.requireNonNull(notices, "notices"));
    }

    static Lab open(SolverCatalog solvers, int port, LabTimes times) throws IOException {
        Objects.requireNonNull(solvers, "solvers");
        if (port < 0 || port > 0xFFFF) {
            throw new IllegalArgumentException("the port is " + port + ", but must be from 0 to 65535");
        }
        String page = LabPage.of(solvers);
        byte[] random = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(random);
        InetAddress loopback = InetAddress.getByAddress("localhost", new byte[] {127, 0, 0, 1});
        HttpServer server = HttpServer.create(new InetSocketAddress(loopback, port), BACKLOG);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
        Lab lab = new Lab(server, solvers, page, token, times);
        server.start();
        return lab;
    }

    /**
     * The address of the page. Whoever has this address may run searches here, so it is not for others.
     *
     * @param state what the page shows, as it stands behind the {@code #} of an address; empty for a new page
     * @return the address with its token
     * @throws IllegalArgumentException if the state holds characters that no address may have
     */
    public URI address(String state) {
        return Objects.requireNonNull(state, "state").isEmpty() ? address : URI.create(address + "#" + state);
    }

    /** How many searches run now. */
    int running() {
        return workers.running();
    }

    /** How many requests are answered now. */
    int answering() {
        return exchanges.getActiveCount();
    }

    /** How many requests are answered at once. */
    int mostAnswering() {
        return exchanges.getMaximumPoolSize();
    }

    /** Ends all searches and the server. */
    @Override
    public void close() {
        routes.close();
        server.stop(0);
        exchanges.shutdownNow();
        clock.shutdownNow();
    }
}
