package io.github.nqueens.benchmarks.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tables that do not depend on the machine are what the commands beside them print. */
class PublishedTablesTest {
    private static final Path DOCS = Path.of("..", "docs");

    @Test
    void estimatesOfKnownNumbersAreThoseOfTheCommand() throws IOException {
        String page = Files.readString(DOCS.resolve("design/estimating.md"));
        List<String> arguments = arguments("known-numbers", page);
        assertThat(arguments).hasSize(1);
        assertThat(page).contains("\n\n" + KnownNumbers.table(Long.parseLong(arguments.get(0))) + "\n");
    }

    @Test
    void growthIsThatOfTheEstimatesBesideThePage() throws IOException {
        assertThat(Files.readString(DOCS.resolve("design/estimating.md")))
                .contains("\n\n" + GrowthFigure.table(DOCS) + "\n");
    }

    @Test
    void theBiasOfSolversIsThatOfTheCommand() throws IOException {
        String page = Files.readString(DOCS.resolve("sampling.md"));
        List<String> arguments = arguments("solution-bias", Files.readString(DOCS.resolve("design/measuring.md")));
        assertThat(arguments).hasSizeGreaterThan(2);
        String table = SolutionBias.table(
                Integer.parseInt(arguments.get(0)),
                Integer.parseInt(arguments.get(1)),
                arguments.subList(2, arguments.size()));
        assertThat(page).contains("\n\n" + table + "\n");
    }

    private static List<String> arguments(String command, String page) {
        Matcher call = Pattern.compile(
                        "java -cp .* io\\.github\\.nqueens\\.benchmarks\\.Benchmarks " + command + " (.+)")
                .matcher(page);
        assertThat(call.find()).as("a call of %s", command).isTrue();
        return List.of(call.group(1).split(" "));
    }
}
