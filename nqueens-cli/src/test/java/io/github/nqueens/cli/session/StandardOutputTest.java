package io.github.nqueens.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StandardOutputTest {
    private static StandardOutput failing(String reason, boolean hasReader) {
        StandardOutput out = new StandardOutput(
                new OutputStream() {
                    @Override
                    public void write(int value) throws IOException {
                        throw new IOException(reason);
                    }
                },
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
        StandardOutput out = new StandardOutput(bytes, () -> false);
        out.printer().print("text");
        out.printer().flush();
        assertThat(bytes.toString(StandardCharsets.US_ASCII)).isEqualTo("text");
        assertThat(out.failure()).isNull();
    }
}
