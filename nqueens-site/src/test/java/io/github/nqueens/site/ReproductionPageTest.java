package io.github.nqueens.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Solvers;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.reproduction.Experiments;
import io.github.nqueens.cli.reproduction.Trials;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of all tables, with one run of each on few rows. */
class ReproductionPageTest {
    @TempDir
    private Path folder;

    @Test
    void everyTableStandsOnThePageWithTheCommandThatPrintsIt() throws IOException {
        PrintWriter silent = new PrintWriter(Writer.nullWriter());
        ReproductionPage.write(
                folder,
                new Trials(Solvers::get, new CancellationToken(), () -> new ProgressLine(silent, false), 1, 1, 10));
        String page = Files.readString(folder.resolve("reproduction.md"));
        assertThat(Experiments.all())
                .allSatisfy(experiment -> assertThat(page)
                        .contains("### " + experiment.title(), "`nqueens reproduce " + experiment.name() + "`"));
        assertThat(page)
                .contains("exec:exec@reproduction", "doi:10.1109/ITI.2007.4283867", "for n = 30 that predicts")
                .contains("Measured with nqueens", System.getProperty("java.vm.version"));
        try (Stream<Path> images = Files.list(folder.resolve("images"))) {
            assertThat(images).hasSizeGreaterThanOrEqualTo(6).allSatisfy(image -> {
                assertThat(image).content().startsWith("<svg");
                assertThat(page).contains("](images/" + image.getFileName() + ")");
            });
        }
    }
}
