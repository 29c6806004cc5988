package io.github.nqueens.cli.grading;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.SolverJar;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a process answers about solvers that are on nobody's class path, asked within this one. */
class GradingProcessTest {
    private static final String SOURCE = """
            import io.github.nqueens.*;
            import io.github.nqueens.spi.*;
            import java.util.List;

            public final class Student implements SolverProvider {
                @Override
                public List<SolverDescriptor> solvers() {
                    PROVIDER
                    return List.of(
                            SolverDescriptor.of("ada", Student::search, SolverTrait.EVERY_PROBLEM),
                            SolverDescriptor.of("ben", Student::search));
                }

                static final class Silent extends RuntimeException {
                    @Override
                    public String toString() {
                        throw this;
                    }
                }

                private static SearchOutcome search(SearchContext context) {
                    int n = context.size();
                    BODY
                    Problem problem = context.problem();
                    int[] columns = new int[n];
                    while (context.tick()) {
                        for (int row = 0; row < n; row++) {
                            columns[row] = row;
                        }
                        for (int row = n - 1; row > 0; row--) {
                            int other = context.random().nextInt(row + 1);
                            int column = columns[row];
                            columns[row] = columns[other];
                            columns[other] = column;
                        }
                        Board board = Board.of(columns);
                        if (problem.isSolution(board)) {
                            return SearchOutcome.solved(board);
                        }
                    }
                    return SearchOutcome.stopped();
                }
            }
            """;

    private static final byte[] SECRET = new byte[Seal.BYTES];

    private final ClassLoader contextLoader = Thread.currentThread().getContextClassLoader();

    @TempDir
    private Path folder;

    @AfterEach
    void giveTheThreadItsLoaderBack() {
        Thread.currentThread().setContextClassLoader(contextLoader);
    }

    @Test
    void namesTheSolversOfTheJar() throws IOException {
        assertThat(answers("", "")).containsExactly("solver ada", "solver ben");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "throw new IllegalStateException(\"no luck\"); | java.lang.IllegalStateException: no luck",
                "return null; | java.lang.NullPointerException: solvers() returned null",
                "return java.util.Collections.singletonList(null); | java.lang.NullPointerException: solvers() returned a list with null in it",
                "throw new Silent(); | Student$Silent",
            })
    void aProviderThatFailsIsNoSolver(String body, String said) throws IOException {
        assertThat(answers("if (true) { " + body + " }", ""))
                .containsExactly("broken the solvers of the jar could not be made: " + said);
    }

    @Test
    void aConstructorIsNamedThatFails() throws IOException {
        assertThat(answers(
                        "return null; } { if (true) throw new IllegalStateException(\"no luck\"); } List<SolverDescriptor> none() {",
                        ""))
                .containsExactly(
                        "broken the solvers of the jar could not be made: Provider Student could not be instantiated:"
                                + " java.lang.IllegalStateException: no luck");
    }

    @Test
    void theSolversHaveNamesOfTheirOwnEachTime() throws IOException {
        String solver = "SolverDescriptor.of(\"cleo\", Student::search)";
        assertThat(answers("if (true) { return List.of(" + solver + ", " + solver + "); }", ""))
                .containsExactly("broken two solvers of the jar are named 'cleo'");
        assertThat(answers("", "", "cleo", "solve:6:1:300"))
                .containsExactly("broken solvers() returned 'cleo' the first time only");
    }

    @Test
    void tasksAreKeptUpToTheFirstThatIsBroken() throws IOException {
        String problem = Base64.getEncoder()
                .encodeToString("....\nQ...\n....\n....".replace("Q...", "...Q").getBytes(StandardCharsets.UTF_8));
        assertThat(answers("", "", "ada", "solve:6:1:5000", "problem:" + problem + ":1:5000", "rule:R01:5000"))
                .startsWith("begun")
                .satisfies(lines -> assertThat(lines.get(1)).matches("board \\d+( [0-5]){6}"))
                .satisfies(lines -> assertThat(lines.get(3)).matches("board \\d+( [0-3]){4}"))
                .endsWith("kept");
        assertThat(answers("", "", "ada", "solve:2:1:5000", "solve:6:1:5000"))
                .containsExactly(
                        "begun",
                        "broken ended as unsolvable: no placement of 2 queens exists; n = 1 and every n from 4 can be solved");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "return SearchOutcome.solved(Board.identity(n)); | broken solver 'ada' is defective: it claimed a board",
                "return SearchOutcome.gaveUp(\"too hard\"); | broken ended as gave up: too hard",
                "throw new OutOfMemoryError(\"full\"); | broken used up its memory",
                "if (n > 0) throw new ArithmeticException(\"div\"); | broken threw java.lang.ArithmeticException: div",
                "while (context.tick()) {} if (n > 0) return SearchOutcome.stopped(); | broken no solution within the time",
                "while (n > 0 && !Thread.interrupted()) {} | broken went on after its time limit",
                "if (n > 0) throw new Silent(); | broken threw Student$Silent",
                "if (n > 0) throw new Error(\"x\".repeat(9_000_000)); | broken threw java.lang.Error: xxx"
            })
    void whatASearchDoesWrongIsSaid(String body, String said) throws IOException {
        String[] tasks = {"ada", "solve:5:1:300", "solve:6:1:300"};
        assertThat(answers("", "if (n > 3) { " + body.replace("if (n > 0) ", "") + " }", tasks))
                .hasSize(2)
                .satisfies(lines -> assertThat(lines.get(1))
                        .startsWith(said)
                        .doesNotContain("report this")
                        .hasSizeLessThan(3_000));
    }

    @Test
    void aRuleThatIsBrokenIsNamed() throws IOException {
        assertThat(answers(
                        "", "if (n > 3) { return SearchOutcome.solved(Board.identity(n)); }", "ada", "rule:R02:5000"))
                .last()
                .asString()
                .startsWith("broken ");
    }

    private List<String> answers(String provider, String body, String... tasks) throws IOException {
        Path jar = SolverJar.classes(
                Files.createTempDirectory(folder, "jar"),
                "Student",
                SOURCE.replace("PROVIDER", provider).replace("BODY", body));
        Path services = Files.createDirectories(jar.resolve("META-INF/services"));
        Files.writeString(services.resolve("io.github.nqueens.spi.SolverProvider"), "Student\n");
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        new GradingProcess(answers, Seal.of(SECRET)).run(jar, List.of(tasks));
        Seal seal = Seal.of(SECRET);
        return answers.toString(StandardCharsets.UTF_8)
                .lines()
                .map(line -> seal.opened(line).orElseThrow())
                .map(line -> line.replaceFirst("ended [1-9]\\d* ", ""))
                .toList();
    }
}
