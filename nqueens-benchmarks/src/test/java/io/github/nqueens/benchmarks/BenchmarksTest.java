package io.github.nqueens.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import picocli.CommandLine;

class BenchmarksTest {
    private static final Pattern CALL = Pattern.compile("io\\.github\\.nqueens\\.benchmarks\\.Benchmarks (.+)");
    private static final Pattern JMH = Pattern.compile("org\\.openjdk\\.jmh\\.Main (.+)|`(\\w+Benchmark\\b[^`]*)`");

    /** A word of a command; what stands in quotation marks is one. */
    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|\\S+");

    static List<String> documentedCalls() throws IOException {
        return documented(CALL);
    }

    private static List<String> documented(Pattern call) throws IOException {
        try (Stream<Path> pages = Files.walk(Path.of("..", "docs"))) {
            List<Path> markdown =
                    pages.filter(page -> page.toString().endsWith(".md")).toList();
            StringBuilder text = new StringBuilder();
            for (Path page : markdown) {
                text.append(Files.readString(page)).append('\n');
            }
            return call.matcher(text)
                    .results()
                    .map(match -> match.group(1) == null ? match.group(2) : match.group(1))
                    .distinct()
                    .toList();
        }
    }

    static List<String> documentedBenchmarks() throws IOException {
        return documented(JMH);
    }

    /** JMH tells of a wrong name or parameter only when it runs. */
    @ParameterizedTest
    @MethodSource("documentedBenchmarks")
    void benchmarksInTheDocumentationHaveTheseParameters(String call) throws Exception {
        CommandLineOptions options = new CommandLineOptions(WORD.matcher(call)
                .results()
                .map(word -> word.group().replace("\"", ""))
                .toArray(String[]::new));
        assertThat(options.getIncludes()).hasSize(1);
        String[] name = options.getIncludes().get(0).split("\\.");
        Class<?> benchmark = Class.forName("io.github.nqueens.benchmarks.jmh." + name[0]);
        if (name.length > 1) {
            assertThat(benchmark.getMethods())
                    .anyMatch(method -> method.getName().equals(name[1]));
        }
        Matcher parameter = Pattern.compile("-p (\\w+)=").matcher(call);
        while (parameter.find()) {
            assertThat(benchmark.getField(parameter.group(1)).isAnnotationPresent(Param.class))
                    .isTrue();
        }
    }

    /** What takes a moment is run: each benchmark ends, and the programs agree on a problem. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "CountBenchmark -p n=8",
                "BoardsBenchmark -p n=6 -r 10ms -w 10ms",
                "ProblemBenchmark -p problem=BLOCKED",
                "OneSolutionBenchmark -bm ss -p contestant=tabu -p n=8"
            })
    void benchmarksRun(String call) throws Exception {
        CommandLineOptions options = new CommandLineOptions((call + " -f 0 -wi 0 -i 1 -foe true -v SILENT").split(" "));
        assertThat(new Runner(options).run()).isNotEmpty();
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
                "cluster-cost join 100|Missing required parameter",
                "first-calls 0|Missing required parameter",
                "cluster-cost join 100 1 2 3 4 16|Benchmarks: drawn is 1, but an error needs at least 2 parts",
            })
    void whatCannotBeMeasuredIsRefusedInASentence(String call, String said) {
        CommandLine commandLine = Benchmarks.commandLine();
        StringWriter err = new StringWriter();
        commandLine.setErr(new PrintWriter(err));
        assertThat(commandLine.execute(call.split(" "))).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).startsWith(said).doesNotContain("\tat ");
    }
}
