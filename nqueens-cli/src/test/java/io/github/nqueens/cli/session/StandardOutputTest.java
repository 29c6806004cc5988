package io.github.nqueens.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandardOutputTest {
    private static StandardOutput failing(String reason, boolean hasReader) {
        StandardOutput out = new StandardOutput(
                new OutputStream() {
                    @Override
                    public void write(int value) throws IOException {
                        throw new IOException(reason);
                    }
                },
                StandardCharsets.UTF_8,
                () -> hasReader);
        out.printer().println("lost");
        out.printer().flush();
        return out;
    }

    @Test
    void remembersWhyItFailed() {
        assertThat(failing("No space left on device", false).failure()).isEqualTo("No space left on device");
    }

    @Test
    void aReaderThatHasEnoughIsNoFailure() {
        StandardOutput out = failing("Datenübergabe unterbrochen (broken pipe)", true);
        assertThat(out.failure()).isNull();
        assertThat(out.printer().checkError()).isTrue();
    }

    @Test
    void writesThrough() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StandardOutput out = new StandardOutput(bytes, StandardCharsets.UTF_8, () -> false);
        out.printer().print("text");
        out.printer().flush();
        assertThat(bytes.toString(StandardCharsets.US_ASCII)).isEqualTo("text");
        assertThat(out.failure()).isNull();
        assertThat(out.refusal()).isNull();
    }

    /** Nothing follows a character that is missing: the rest would look like the result. */
    @ParameterizedTest
    @CsvSource({"US-ASCII, \uD83D\uDC51, U+1F451", "ISO-8859-1, \u265B, U+265B", "US-ASCII, \u00e9, U+00E9"})
    void aCharacterThatTheTerminalLacksIsNamedAndNotReplaced(String charset, String character, String named) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StandardOutput out = new StandardOutput(bytes, Charset.forName(charset), () -> false);
        out.printer().println("before");
        out.printer().println("in " + character + " line");
        out.printer().println("after");
        out.printer().flush();
        assertThat(bytes.toString(StandardCharsets.US_ASCII))
                .startsWith("before" + System.lineSeparator())
                .doesNotContain("?", "line", "after");
        assertThat(out.refusal())
                .startsWith("standard output is written in " + charset + ", which does not have the character " + named)
                .contains("LC_ALL=C.UTF-8", "-o");
    }

    /** A solver of the user's own may close it: the reader is still there, and has not got the result. */
    @Test
    void outputThatThisProgramHasClosedHasNotGone(@TempDir Path folder) throws IOException {
        FileOutputStream closed = new FileOutputStream(folder.resolve("out").toFile());
        assertThat(StandardOutput.isStream(closed)).isFalse();
        closed.close();
        assertThat(StandardOutput.isStream(closed)).isFalse();
    }

    @Test
    void writesEveryCharacterInUtf8() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        StandardOutput out = new StandardOutput(bytes, StandardCharsets.UTF_8, () -> false);
        out.printer().print("\u00e9\uD83D\uDC51");
        out.printer().print('\uD83D');
        out.printer().print('\uDC51');
        out.printer().flush();
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("\u00e9\uD83D\uDC51\uD83D\uDC51");
        assertThat(out.refusal()).isNull();
    }
}
