package io.github.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The published tables and plots are those of the raw results beside them. */
class PublishedPageTest {
    private static final Path DOCS = Path.of("..", "docs");

    @Test
    void tablesAndPlotsAreThoseOfTheResults() throws IOException {
        String benchmarks = BenchmarkPage.between(Files.readString(DOCS.resolve("benchmarks.md")));
        String comparison = BenchmarkPage.between(Files.readString(DOCS.resolve("comparison.md")));
        if (Files.notExists(DOCS.resolve(Results.SAMPLES))) {
            assertThat(benchmarks.replaceAll("\\s+", " "))
                    .as("figures without results beside them")
                    .contains("The raw results of this run were not kept, and no spread is known.");
            return;
        }
        BenchmarkPage page = BenchmarkPage.read(DOCS);
        assertThat(benchmarks).isEqualTo(page.benchmarks());
        assertThat(comparison).isEqualTo(page.comparison());
        assertThat(page.plots())
                .isNotEmpty()
                .allSatisfy(picture -> assertThat(DOCS.resolve("images").resolve(picture.file()))
                        .hasContent(picture.svg()));
    }

    /** A place on the machine is nobody's business, and figures of code that is in no commit cannot be checked. */
    @Test
    void theResultsNameNoPlaceOnTheMachineAndACommitWithoutChanges() throws IOException {
        if (Files.exists(DOCS.resolve(Results.FACTS))) {
            assertThat(new TreeMap<>(Results.facts(DOCS))).containsEntry("local changes", "no");
            for (String file : new String[] {Results.FACTS, Results.SAMPLES}) {
                assertThat(DOCS.resolve(file))
                        .content()
                        .doesNotContainPattern("(^|[\\s,\"=:])(/\\w+/|[A-Z]:\\\\)")
                        .doesNotContain(System.getProperty("user.home"));
            }
        }
    }
}
