package io.github.nqueens.benchmarks.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.benchmarks.results.CallPlan;
import io.github.nqueens.benchmarks.results.CallResults;
import io.github.nqueens.benchmarks.results.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The published tables and plots are those of the raw results beside them. */
class PublishedPageTest {
    private static final Path DOCS = Path.of("..", "docs");

    @Test
    void tablesAndPlotsAreThoseOfTheResults() throws IOException {
        String benchmarks = Marks.TABLES.between(Files.readString(DOCS.resolve("tables/benchmarks.md")));
        String comparison = Marks.TABLES.between(Files.readString(DOCS.resolve("benchmarks.md")));
        BenchmarkPage page = BenchmarkPage.read(DOCS);
        assertThat(benchmarks).isEqualTo(page.benchmarks());
        assertThat(comparison).isEqualTo(page.comparison());
        assertThat(page.plots())
                .isNotEmpty()
                .allSatisfy(picture -> assertThat(DOCS.resolve("images").resolve(picture.file()))
                        .hasContent(picture.svg()));
    }

    @Test
    void tablesOfSingleCallsAreThoseOfTheResults() throws IOException {
        CallPages pages = CallPages.read(DOCS);
        assertThat(pages.names())
                .containsExactlyInAnyOrderElementsOf(
                        CallPlan.read().stream().map(CallPlan.Entry::page).collect(Collectors.toSet()));
        for (String page : pages.names()) {
            assertThat(Marks.CALLS.between(Files.readString(DOCS.resolve(page))))
                    .as(page)
                    .isEqualTo(pages.text(page));
        }
    }

    /** A place on the machine is nobody's business, and figures of code that is in no commit cannot be checked. */
    @Test
    void theResultsNameNoPlaceOnTheMachineAndACommitWithoutChanges() throws IOException {
        for (String file : new String[] {Results.FACTS, CallResults.FACTS}) {
            assertThat(Results.facts(DOCS.resolve(file))).containsEntry("local changes", "no");
        }
        for (String file : new String[] {Results.FACTS, Results.SAMPLES, CallResults.FACTS, CallResults.SAMPLES}) {
            assertThat(DOCS.resolve(file))
                    .content()
                    .doesNotContainPattern("(^|[\\s,\"=:])(/\\w+/|[A-Z]:\\\\)")
                    .doesNotContain(System.getProperty("user.home"));
        }
    }
}
