package io.github.nqueens.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

/** The page without a server, as it is written. */
class PageFileIT {
    private static final Path PAGE = Path.of("target", "page", "lab.html");

    @Test
    void thePageIsAsLargeAsItIsSaidToBe() throws IOException {
        byte[] page = Files.readAllBytes(PAGE);
        assertThat(page.length).isLessThan(556_000);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(page);
        }
        assertThat(packed.size()).isLessThan(371_000);
    }

    @Test
    void thePolicyAllowsOnlyTheCompiledLibraryAndScriptsOfThePage() throws IOException {
        assertThat(Files.readString(PAGE))
                .containsPattern("script-src ('sha256-[^']+' )+'wasm-unsafe-eval'; worker-src blob:;")
                .doesNotContain("'unsafe-eval'", "'unsafe-inline'");
    }
}
