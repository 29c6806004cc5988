package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class LabCommandTest {
    @Test
    void printsTheAddressWithTheStateUntilItIsInterrupted() {
        Session session = new Session(false, null, new BufferedReader(new StringReader("")));
        session.cancellation().cancel();
        Cli.Ran ran = Cli.run(session, "lab", "--no-browser", "--open", "#n=8&solver=tabu");
        assertThat(ran.status()).isEqualTo(NQueens.INTERRUPTED);
        assertThat(ran.out())
                .containsPattern("The lab is at http://127[.]0[.]0[.]1:\\d+/[\\w-]{24}/#n=8&solver=tabu\n")
                .contains("Ctrl-C ends it.");
        assertThat(ran.err()).isEmpty();
    }

    @Test
    void refusesBadInputInOneLine() throws IOException {
        Cli.run("lab", "--port", "65536").assertRefused("65536", "from 1 to 65535");
        Cli.run("lab", "--no-browser", "--open", "n= 8").assertRefused("--open 'n= 8'", "behind the #");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Cli.run("lab", "--port", Integer.toString(taken.getLocalPort()))
                    .assertRefused("port " + taken.getLocalPort() + " cannot be used", "leave --port out");
        }
    }
}
