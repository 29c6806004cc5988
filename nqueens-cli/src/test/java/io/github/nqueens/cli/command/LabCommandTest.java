package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.NQueens;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URL;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class LabCommandTest {
    @Test
    void printsTheAddressWithTheStateUntilItIsInterrupted() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Cli.Ran ran = Cli.run(session, "lab", "--no-browser", "--open", "#n=8&solver=tabu");
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.out())
                .containsPattern("The lab is at http://127[.]0[.]0[.]1:\\d+/[\\w-]{24}/#n=8&solver=tabu\n")
                .contains("Ctrl-C ends it.");
        assertThat(ran.err()).isEmpty();
    }

    @Test
    @Timeout(60)
    void answersUntilItIsInterrupted() throws Exception {
        Session session = new Session(false, null, InputStream.nullInputStream());
        CommandLine commandLine = NQueens.commandLine(session, "lab");
        try (PipedReader said = new PipedReader();
                BufferedReader lines = new BufferedReader(said)) {
            commandLine.setOut(new PrintWriter(new PipedWriter(said)));
            FutureTask<Integer> status = new FutureTask<>(() -> NQueens.execute(commandLine, "lab", "--no-browser"));
            Thread command = new Thread(status, "lab-command");
            command.setDaemon(true);
            command.start();
            URL page = new URL(lines.readLine().replace("The lab is at ", ""));
            assertThat(lines.readLine()).isEqualTo("Ctrl-C ends it.");
            assertThat(page.openConnection().getContentLength()).isPositive();
            assertThat(status.isDone()).isFalse();
            session.interrupt();
            assertThat(status.get()).isEqualTo(ExitStatus.INTERRUPTED);
            assertThatThrownBy(() -> page.openConnection().connect()).isInstanceOf(ConnectException.class);
        }
    }

    @Test
    void refusesAPageThatCannotBeWrittenOrServed(@TempDir Path folder) throws IOException {
        Cli.run("lab", "--page", folder.toString()).assertRefused("it is a directory", "name a file in it");
        Cli.run("lab", "--page", folder.resolve("none/lab.html").toString())
                .assertRefused("there is no directory", "create it first");
        Cli.run("lab", "--page", folder.resolve("lab.png").toString())
                .assertRefused("lab.png', but the lab is written as a page", "ends in .html");
        Cli.run("lab", "--page", folder.resolve("lab.html").toString(), "--port", "8080")
                .assertRefused("--page", "leave --port and --open out");
        Cli.run("lab", "--page", folder.resolve("lab.html").toString(), "--open", "n=8")
                .assertRefused("--page", "lab.html#n=8");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void refusesBadInputInOneLine() throws IOException {
        Cli.run("lab", "--port", "65536").assertRefused("65536", "from 1 to 65535");
        Cli.run("lab", "--no-browser", "--open", "n= 8").assertRefused("--open 'n= 8'", "follows the #");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Cli.run("lab", "--port", Integer.toString(taken.getLocalPort()))
                    .assertRefused("port " + taken.getLocalPort() + " cannot be used", "leave --port out");
        }
    }
}
