package io.github.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class BenchmarksTest {
    private static final Pattern CALL = Pattern.compile("io\\.github\\.nqueens\\.benchmarks\\.Benchmarks (.+)");

    static List<String> documentedCalls() throws IOException {
        try (Stream<Path> pages = Files.walk(Path.of("..", "docs"))) {
            List<Path> markdown =
                    pages.filter(page -> page.toString().endsWith(".md")).toList();
            StringBuilder text = new StringBuilder();
            for (Path page : markdown) {
                text.append(Files.readString(page)).append('\n');
            }
            return CALL.matcher(text)
                    .results()
                    .map(MatchResult::group)
                    .map(call -> call.substring(call.indexOf(' ') + 1))
                    .distinct()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("documentedCalls")
    void callsInTheDocumentationAreUnderstood(String call) {
        assertThatCode(() -> Benchmarks.commandLine().parseArgs(call.split(" ")))
                .doesNotThrowAnyException();
    }

    @Test
    void pagesAreWrittenAgainFromTheResultsBesideThem(@TempDir Path copy) throws IOException {
        Path docs = Path.of("..", "docs");
        try (Stream<Path> files = Files.walk(docs)) {
            for (Path file : files.filter(file -> file.toString().matches(".*\\.(md|csv)"))
                    .toList()) {
                Path target = copy.resolve(docs.relativize(file));
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
        Files.writeString(copy.resolve("algorithms/tabu.md"), "<!-- calls: begin -->\n<!-- calls: end -->\n");
        assertThat(Benchmarks.commandLine().execute("pages", copy.toString())).isZero();
        assertThat(copy.resolve("algorithms/tabu.md")).content().contains("| n | iterations |");
    }

    @Test
    void everyCommandExplainsItself() {
        Benchmarks.commandLine()
                .getSubcommands()
                .forEach((name, command) -> assertThat(command.getUsageMessage())
                        .startsWith("Usage: Benchmarks " + name)
                        .contains("--help"));
    }

    /** A typing error is no defect, whose stack trace would help somebody. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sample-times|Missing required parameter: 'N'",
                "count-times JOIN 1 1|Missing required parameter: 'N'",
                "sample-times 19|Benchmarks: n is 19, but solutions are drawn exactly",
                "solve-times tabu 0 8|Benchmarks: nothing was measured; give at least 1 repetition",
                "solve-times nobody 1 8|Benchmarks: no solver named 'nobody'",
                "cluster-cost join 100 1 2 3 4 16|Benchmarks: drawn is 1, but an error needs at least 2 parts",
                "problem-times 1 circles 8 2|Benchmarks: 'circles' is not one of",
            })
    void whatCannotBeMeasuredIsRefusedInASentence(String call, String said) {
        CommandLine commandLine = Benchmarks.commandLine();
        StringWriter err = new StringWriter();
        commandLine.setErr(new PrintWriter(err));
        assertThat(commandLine.execute(call.split(" "))).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).startsWith(said).doesNotContain("\tat ");
    }
}
