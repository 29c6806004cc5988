package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine;

/** Runs commands in this virtual machine. */
public final class Cli {
    /** Lines about progress come after a second. Whether a command takes that long is the machine's, not the command's. */
    private static final Pattern PROGRESS = Pattern.compile("^[^:\n]+: [0-9,]+ s, .*\\R", Pattern.MULTILINE);

    private Cli() {}

    /** What a command left: its exit status, standard output, and standard error without lines about progress. */
    public record Ran(int status, String out, String err) {
        public Ran {
            err = PROGRESS.matcher(err).replaceAll("");
        }

        public Map<String, Object> json() throws IOException {
            return JSON.std.mapFrom(out);
        }

        public List<Object> jsonList() throws IOException {
            return JSON.std.listFrom(out);
        }

        /**
         * Bad input: status 2, and one line on standard error that says all of this. Standard output has nothing, or the same
         * as JSON.
         */
        public void assertRefused(String... said) {
            assertThat(status).as("exit status; standard error: %s", err).isEqualTo(ExitStatus.BAD_INPUT);
            assertThat(err.lines()).hasSize(1);
            if (!out.isEmpty()) {
                assertHasError();
            }
            assertThat(err).startsWith("nqueens: ").contains(said);
        }

        /** Standard output is one JSON object that says what standard error says. */
        public void assertHasError() {
            assertThat(out).startsWith("{");
            try {
                assertThat("nqueens: " + json().get("error") + System.lineSeparator())
                        .isEqualTo(err);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    public static Ran run(String... arguments) {
        return run(new Session(false, null, InputStream.nullInputStream()), arguments);
    }

    public static Ran runWithInput(String input, String... arguments) {
        return runWithInput(input.getBytes(StandardCharsets.UTF_8), arguments);
    }

    public static Ran runWithInput(byte[] input, String... arguments) {
        return run(new Session(false, null, new ByteArrayInputStream(input)), arguments);
    }

    public static Ran run(Session session, String... arguments) {
        return run(NQueens.commandLine(session, arguments), arguments);
    }

    public static Ran run(CommandLine commandLine, String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        commandLine.setOut(new PrintWriter(out));
        commandLine.setErr(new PrintWriter(err));
        commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        int status = NQueens.execute(commandLine, arguments);
        commandLine.getOut().flush();
        return new Ran(status, out.toString(), err.toString());
    }
}
