package io.github.nqueens.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page without a server, as it is written. */
class PageFileIT {
    private static final Path PAGE = Path.of("target", "page", "lab.html");

    @Test
    void thePolicyAllowsOnlyTheCompiledLibraryAndScriptsOfThePage() throws IOException {
        assertThat(Files.readString(PAGE))
                .containsPattern("script-src ('sha256-[^']+' )+'wasm-unsafe-eval'; worker-src blob:;")
                .doesNotContain("'unsafe-eval'", "'unsafe-inline'");
    }
}
