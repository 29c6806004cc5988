package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainSolveTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 100, 101, 999})
    void printsWhatTheWholeCommandLinePrints(int n) throws IOException {
        Cli.Ran plain = run("solve", Integer.toString(n));
        String seed = plain.out().strip().replaceFirst("(?s).*, seed (\\d+)$", "$1");
        Cli.Ran whole = Cli.run("solve", Integer.toString(n), "--seed", seed);
        assertThat(withoutTime(plain.out())).isEqualTo(withoutTime(whole.out()));
        assertThat(plain.err()).isEqualTo(whole.err());
        assertThat(plain.status()).isEqualTo(whole.status());
    }

    private static Cli.Ran run(String... arguments) throws IOException {
        assertThat(PlainSolve.matches(arguments)).isTrue();
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        PrintWriter printer = new PrintWriter(out);
        Session session = new Session(false, null, InputStream.nullInputStream());
        int status = PlainSolve.run(session, printer, new PrintWriter(err), arguments);
        printer.flush();
        return new Cli.Ran(status, out.toString(), err.toString());
    }

    private static String withoutTime(String out) {
        return out.replaceFirst("restarts?, [0-9.,]+ (ms|s),", "");
    }

    /** The others are read by picocli, which refuses some of them, and reads a 8 of another script too. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "solve",
                "solve 0",
                "solve 08",
                "solve +8",
                "solve -8",
                "solve 1e2",
                "solve \u0668",
                "solve 8x",
                "solve 1000",
                "solve --help",
                "solve 8 --json",
                "solve --json 8",
                "count 8",
                "Solve 8",
                "8"
            })
    void leavesOtherCommandLinesAlone(String line) {
        assertThat(PlainSolve.matches(line.split(" ", -1))).isFalse();
    }

    @Test
    void leavesAnEmptySizeAlone() {
        assertThat(PlainSolve.matches("solve", "")).isFalse();
        assertThat(PlainSolve.matches()).isFalse();
    }
}
