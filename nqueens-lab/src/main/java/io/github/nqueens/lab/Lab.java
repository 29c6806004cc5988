package io.github.nqueens.lab;

import com.sun.net.httpserver.HttpServer;
import io.github.nqueens.SolverCatalog;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * A server for one page, on which searches are run and replayed. It is bound to 127.0.0.1, so that only programs of this
 * machine reach it, and it answers only who knows the random token of its address and comes from its own page. It serves no
 * file and writes none.
 *
 * <p>Searches run on at most one thread a processor; others wait. A search ends when its client goes away. An idle lab takes no
 * processor time. Safe for use by several threads.
 */
public final class Lab implements AutoCloseable {
    /** The largest board that the page takes. */
    public static final int LARGEST_SIZE = LabRequest.LARGEST_SIZE;

    private static final int TOKEN_BYTES = 18;
    private static final int MOST_EXCHANGES = 64;
    private static final int BACKLOG = 128;

    /** No exchange lives longer, unless it shows how far long work is. */
    private static final int LONGEST_SECONDS = 120;

    /** The server of the JDK reads these when it is first used; a request that comes byte by byte is not waited for. */
    private static final String REQUEST_SECONDS = "sun.net.httpserver.maxReqTime";

    private final HttpServer server;
    private final ThreadPoolExecutor exchanges;
    private final ScheduledThreadPoolExecutor clock;
    private final LabWorkers workers;
    private final RunDesk desk;
    private final ExperimentRoutes experiments;
    private final URI address;

    private Lab(HttpServer server, SolverCatalog solvers, String token, LabTimes times) {
        this.server = server;
        this.workers = new LabWorkers(Runtime.getRuntime().availableProcessors());
        this.desk = new RunDesk(workers, times.search());
        this.experiments = new ExperimentRoutes(solvers, workers);
        this.exchanges = new ThreadPoolExecutor(
                MOST_EXCHANGES,
                MOST_EXCHANGES,
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
        server.createContext(
                "/",
                new LabHandler(routes(solvers, times.puzzle()), clock, new LabGuard(token, port), times.patience()));
    }

    private Map<Pattern, LabHandler.Route> routes(SolverCatalog solvers, Duration puzzleTime) {
        String page = LabPage.of(solvers);
        RunRoutes runs = new RunRoutes(solvers, desk);
        Map<Pattern, LabHandler.Route> routes = new LinkedHashMap<>();
        add(routes, "", exchange -> {
            exchange.requireMethod("GET");
            exchange.send(200, "text/html", page);
        });
        add(routes, "run", runs::run);
        add(routes, "live", runs::live);
        add(routes, "replay/[1-9][0-9]{0,8}", runs::replay);
        add(routes, "experiment/[1-9][0-9]{0,8}/csv", experiments::csv);
        add(routes, "experiment/[1-9][0-9]{0,8}/plot", experiments::plot);
        add(routes, "solutions", new ListRoutes(workers)::list);
        routes.put(
                Pattern.compile("count"),
                new LabHandler.Route(new CountRoutes(workers)::count, CountRoutes.LONGEST_SECONDS + LONGEST_SECONDS));
        routes.put(
                Pattern.compile("experiment"),
                new LabHandler.Route(experiments::run, ExperimentRoutes.LONGEST_SECONDS + LONGEST_SECONDS));
        add(routes, "solutions/[1-9][0-9]{0,8}", new SolutionsRoute());
        PuzzleRoutes puzzles = new PuzzleRoutes(workers, puzzleTime);
        add(routes, "puzzle", puzzles::make);
        add(routes, "puzzle/[1-9][0-9]{0,8}", puzzles::page);
        return routes;
    }

    private static void add(Map<Pattern, LabHandler.Route> routes, String path, LabRoute route) {
        routes.put(Pattern.compile(path), new LabHandler.Route(route, LONGEST_SECONDS));
    }

    /**
     * Starts the server.
     *
     * @param solvers what the page offers
     * @param port where it listens, from 1 to 65535, or 0 for any that is free
     * @return the lab, to be closed
     * @throws IOException if the port is taken or the system allows no server
     * @throws IllegalArgumentException if the port is out of range
     * @throws NullPointerException if {@code solvers} is null
     */
    public static Lab open(SolverCatalog solvers, int port) throws IOException {
        return open(solvers, port, LabTimes.standard());
    }

    static Lab open(SolverCatalog solvers, int port, LabTimes times) throws IOException {
        Objects.requireNonNull(solvers, "solvers");
        if (port < 0 || port > 0xFFFF) {
            throw new IllegalArgumentException("the port is " + port + ", but must be from 0 to 65535");
        }
        if (System.getProperty(REQUEST_SECONDS) == null) {
            System.setProperty(REQUEST_SECONDS, "20");
        }
        byte[] random = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(random);
        InetAddress loopback = InetAddress.getByAddress("localhost", new byte[] {127, 0, 0, 1});
        HttpServer server = HttpServer.create(new InetSocketAddress(loopback, port), BACKLOG);
        Lab lab =
                new Lab(server, solvers, Base64.getUrlEncoder().withoutPadding().encodeToString(random), times);
        server.start();
        return lab;
    }

    /**
     * Where the page is. Whoever has this address may run searches here, so it is not for others.
     *
     * @param state what the page shows, as it stands behind the {@code #} of an address; empty for a new page
     * @return the address with its token
     * @throws IllegalArgumentException if the state holds characters that no address may have
     * @throws NullPointerException if {@code state} is null
     */
    public URI address(String state) {
        return state.isEmpty() ? address : URI.create(address + "#" + state);
    }

    /** How many searches run now. */
    int running() {
        return workers.running();
    }

    /** How many requests are answered now. */
    int answering() {
        return exchanges.getActiveCount();
    }

    /** Ends all searches and the server. */
    @Override
    public void close() {
        desk.close();
        experiments.close();
        workers.close();
        server.stop(0);
        exchanges.shutdownNow();
        clock.shutdownNow();
    }
}
