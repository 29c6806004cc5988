package io.github.nqueens.benchmarks.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.benchmarks.results.Results;
import io.github.nqueens.benchmarks.results.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchmarkPageTest {
    @TempDir
    Path folder;

    private List<Sample> samples;

    @BeforeEach
    void run() throws IOException {
        samples = new ArrayList<>(SyntheticRun.samples());
    }

    private String page() throws IOException {
        SyntheticRun.write(folder, samples, SyntheticRun.facts());
        BenchmarkPage.write(folder);
        return Files.readString(folder.resolve(BenchmarkPage.PAGES.get(0)));
    }

    @Test
    void resultsAreReadAsTheyWereWritten() throws IOException {
        page();
        assertThat(Results.samples(folder)).hasSameSizeAs(samples);
        assertThat(Results.samples(folder).get(0)).isEqualTo(samples.get(0));
        assertThat(Results.facts(folder.resolve(Results.FACTS))).isEqualTo(SyntheticRun.facts());
    }

    @Test
    void theFiguresStandBetweenTheMarks() throws IOException {
        assertThat(page())
                .startsWith("Before.\n\n<!-- tables: begin -->\n")
                .endsWith("<!-- tables: end -->\n\nAfter.\n");
    }

    @Test
    void cellsAreThoseOfTheResults() throws IOException {
        // A call at n = 8 takes 0.011 ms in round 1, twice and three times as long in the others; tabu takes 0.004 ms.
        assertThat(page())
                .contains("| 8 | 22 µs | 11 to 33 µs | 800 B |")
                .contains("| `tabu` | 8.0 µs | 4.0 to 12 µs | 0.36 |")
                .contains("| Choco | 8 | 48 µs (24 to 72 µs) | 4.8 µs (2.4 to 7.2 µs) |")
                .contains("| closed form | 8 | 24 ns | 12 to 36 ns | 0.0011 |")
                .contains("| Timefold | 9.8 | the settings of Timefold |")
                .contains("The load average of the machine was 0.05 before the run and 1.1 to 1.3 during it.");
    }

    @Test
    void theConditionsOfTheRunAreTold() throws IOException {
        assertThat(page())
                .contains("Measured on 2026-01-31 with version 1.2.3 as of commit "
                        + "`0123456789abcdef0123456789abcdef01234567`. The run was on A Virtual Machine 17 with `-Xmx4g`, 2 cores of a processor, "
                        + "25 GB of memory, Linux amd64.")
                .contains("(../benchmark-results.csv)", "(../benchmark-run.csv)");
    }

    @Test
    void anotherResultIsAnotherPage() throws IOException {
        String page = page();
        List<BenchmarkPlots.Picture> pictures = BenchmarkPage.read(folder).plots();
        Sample first = samples.get(0);
        samples.set(
                0,
                new Sample(
                        first.benchmark(),
                        first.contestant(),
                        first.n(),
                        first.effort(),
                        first.round(),
                        first.iteration(),
                        first.nanos() * 100,
                        first.modelNanos(),
                        first.bytes(),
                        first.load()));
        assertThat(page()).isNotEqualTo(page);
        assertThat(BenchmarkPage.read(folder).plots()).isNotEqualTo(pictures);
    }

    @Test
    void thePageIsTheSameWhenItIsMadeAgain() throws IOException {
        String page = page();
        BenchmarkPage.write(folder);
        assertThat(folder.resolve(BenchmarkPage.PAGES.get(0))).content().isEqualTo(page);
    }

    @Test
    void thePicturesAreThoseThatThePageShows() throws IOException {
        String page = page();
        assertThat(BenchmarkPage.read(folder).plots())
                .extracting(BenchmarkPlots.Picture::file)
                .containsExactly(
                        "benchmark-solvers.svg",
                        "benchmark-small-boards.svg",
                        "benchmark-peers.svg",
                        "benchmark-spread.svg")
                .allSatisfy(file -> {
                    assertThat(page).contains("](../images/" + file + ")");
                    assertThat(folder.resolve("images").resolve(file)).content().startsWith("<svg");
                });
    }

    @Test
    void tablesAreNarrow() throws IOException {
        assertThat(page().lines().filter(line -> line.startsWith("|---") || line.startsWith("|--:")))
                .hasSizeGreaterThan(9)
                .allSatisfy(line ->
                        assertThat(line.chars().filter(c -> c == '|').count()).isLessThanOrEqualTo(8));
    }

    @Test
    void theTableOfTheComparisonStandsOnItsPageAlone() throws IOException {
        String page = page();
        List<String> table = Files.readAllLines(folder.resolve(BenchmarkPage.PAGES.get(1))).stream()
                .filter(line -> line.startsWith("|"))
                .toList();
        assertThat(table).hasSizeGreaterThan(6);
        assertThat(page).doesNotContain(String.join("\n", table));
    }

    @Test
    void whatFailedIsNamedAndHasNoFigure() throws IOException {
        samples.replaceAll(
                sample -> sample.contestant().equals("Jenetics") && sample.n() == 1_000 && sample.round() == 2
                        ? new Sample(
                                sample.benchmark(),
                                sample.contestant(),
                                sample.n(),
                                sample.effort(),
                                sample.round(),
                                0,
                                Double.NaN,
                                Double.NaN,
                                Double.NaN,
                                sample.load())
                        : sample);
        assertThat(page())
                .containsPattern("No figure is given where a JVM ended without a result: "
                        + "Jenetics at n = 1,000, which took .+ in the others[.]")
                .doesNotContain("| Jenetics | 1,000 |");
    }
}
