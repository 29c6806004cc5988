package io.github.nqueens.cli.command;

import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Json;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.lab.Lab;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens lab}: the lab in the browser. */
@Command(
        name = "lab",
        description =
                "Opens a page in the browser on which searches are run and watched; Ctrl-C ends it. Or writes the same"
                        + " page into a file, in which the library itself works without Java.",
        footer = {
            "",
            "The page is for this machine only: its address holds a random token, and nobody else reaches it. What the page"
                    + " shows follows the # in its address. Give that part to --open, and it shows the same elsewhere.",
            "",
            "Examples:",
            "  nqueens lab",
            "  nqueens lab --open 'n=20&seed=1&start=random&solver=tabu&solver=greedy'",
            "  nqueens lab --page lab.html"
        })
public final class LabCommand implements Callable<Integer> {
    private static final String REQUEST_SECONDS = "sun.net.httpserver.maxReqTime";

    private final Session session;

    @Option(
            names = "--port",
            paramLabel = "number",
            defaultValue = "0",
            converter = Converters.Port.class,
            description = "where the page is served; any free port unless given")
    private int port;

    @Option(
            names = "--open",
            paramLabel = "state",
            defaultValue = "",
            description = "what the page shows: the part of another address after the #")
    private String state;

    @Option(names = "--no-browser", description = "prints the address only")
    private boolean withoutBrowser;

    @Option(
            names = "--page",
            paramLabel = "file.html",
            description = "writes the page into this file instead, for a browser without Java or a server")
    private @Nullable Path file;

    @Mixin
    private Printer printer;

    public LabCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (file != null) {
            return write(file);
        }
        PrintWriter out = printer.out();
        ListCommand.remarkFailures(session.solvers().catalog(), printer);
        try (Lab lab = open()) {
            URI address = address(lab);
            out.println(
                    printer.isJson() ? Json.text(Map.of("address", address.toString())) : "The lab is at " + address);
            out.flush();
            try (LabDoor door = withoutBrowser ? null : LabDoor.open(address)) {
                if (!printer.isJson()) {
                    out.println(
                            withoutBrowser || door != null
                                    ? "Ctrl-C ends it."
                                    : "No browser was found: open the address in one. Ctrl-C ends the lab.");
                    out.flush();
                }
                session.awaitInterruption();
            }
        }
        return ExitStatus.INTERRUPTED;
    }

    /** A page from a file has no port and no server, and shows what follows the # in its own address. */
    private int write(Path where) {
        if (port != 0 || !state.isEmpty()) {
            throw new BadInputException(
                    "--page writes a file that needs no server; leave --port and --open out, and write"
                            + " what the page is to show behind its address, as in '" + where + "#n=8&solver=tabu'");
        }
        OutputFile output = OutputFile.at("--page", where, "the lab is written as a page", ".html");
        try (InputStream page = LabCommand.class.getResourceAsStream("lab.html")) {
            if (page == null) {
                throw new BadInputException(
                        "this build has no page; 'mvn -Pquick package' makes one that has, see docs/lab.md");
            }
            output.writeBytes(page::transferTo);
        } catch (IOException e) {
            throw new UncheckedIOException("the page cannot be read: " + e.getMessage(), e);
        }
        printer.out()
                .println(
                        printer.isJson()
                                ? Json.text(Map.of("page", where.toString()))
                                : "Wrote " + where + ". Open it in a browser.");
        return 0;
    }

    /** A client that sends its request byte by byte is not waited for; the server of the JDK reads this when it is first used. */
    private Lab open() {
        if (System.getProperty(REQUEST_SECONDS) == null) {
            System.setProperty(REQUEST_SECONDS, "5");
        }
        try {
            return Lab.open(session.solvers().catalog(), port);
        } catch (IOException e) {
            throw new BadInputException(
                    "port " + port + " cannot be used: " + e.getMessage()
                            + "; leave --port out, and a free one is taken",
                    e);
        }
    }

    private URI address(Lab lab) {
        try {
            return lab.address(state.startsWith("#") ? state.substring(1) : state);
        } catch (IllegalArgumentException e) {
            throw new BadInputException(
                    "--open '" + state + "' is no state; copy what follows the # in the lab's address", e);
        }
    }
}
