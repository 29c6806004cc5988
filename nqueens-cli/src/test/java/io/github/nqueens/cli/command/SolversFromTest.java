package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.NQueens;
import io.github.nqueens.cli.SolverJar;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** A user's own solvers, from a jar that is not on the class path. */
class SolversFromTest {
    private static final String SOURCE = """
            package mine;

            import io.github.nqueens.Board;
            import io.github.nqueens.spi.*;
            import java.util.List;

            public final class Mine implements SolverProvider {
                @Override
                public List<SolverDescriptor> solvers() {
                    return List.of(SolverDescriptor.of("mine", context -> {
                        Board board = Board.random(context.size(), context.random());
                        while (!board.isSolution()) {
                            if (!context.tick()) {
                                return SearchOutcome.stopped();
                            }
                            board = Board.random(context.size(), context.random());
                        }
                        return SearchOutcome.solved(board);
                    }));
                }
            }
            """;

    @TempDir
    private Path folder;

    private Path classes;

    @BeforeEach
    void compile() throws IOException {
        classes = SolverJar.classes(folder, "Mine", SOURCE);
    }

    private Path jar(boolean withService) throws IOException {
        return SolverJar.of(folder.resolve("mine.jar"), classes, withService ? "mine.Mine" : "");
    }

    @Test
    void everyCommandTakesThem() throws IOException {
        String jar = jar(true).toString();
        Cli.Ran solved = Cli.run("solve", "6", "--algorithm", "mine", "--seed", "1", "--solvers-from", jar);
        assertThat(solved.err()).isEmpty();
        assertThat(solved.status()).isZero();
        assertThat(solved.out()).contains("mine: ");
        assertThat(Cli.run("list", "--solvers-from", jar).out())
                .contains("mine")
                .contains("tabu");
        assertThat(Cli.run("describe", "mine", "--solvers-from", jar).status()).isZero();
        Cli.Ran compared =
                Cli.run("compare", "--algorithms", "mine,tabu", "--sizes", "6", "--runs", "2", "--solvers-from", jar);
        assertThat(compared.status()).isZero();
        assertThat(compared.out()).contains("mine");
        // The portfolio looks its solvers up by name itself.
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        assertThat(Cli.run("solve", "6", "--algorithm", "portfolio:solvers=mine+tabu", "--solvers-from", jar)
                        .status())
                .isZero();
        assertThat(Thread.currentThread().getContextClassLoader()).isSameAs(before);
        Path page = folder.resolve("replay.html");
        assertThat(Cli.run("visualize", "6", "-a", "mine", "-o", page.toString(), "--solvers-from", jar)
                        .status())
                .isZero();
        assertThat(page).content().contains("mine");
    }

    @ParameterizedTest
    @CsvSource({"tabu, a solver of nqueens", "mine, one of"})
    void aNameThatAnotherSolverHasIsRefused(String name, String owner) throws IOException {
        Path other = SolverJar.classes(
                folder.resolve("other"),
                "Other",
                SOURCE.replace("Mine", "Other").replace("of(\"mine\"", "of(\"" + name + "\""));
        Path jar = SolverJar.of(folder.resolve("other.jar"), other, "mine.Other");
        Cli.Ran ran = Cli.run(
                "compare",
                "-a",
                name,
                "-n",
                "8",
                "--runs",
                "1",
                "--solvers-from",
                jar(true).toString(),
                "--solvers-from",
                jar.toString());
        assertThat(ran.status()).isEqualTo(ExitStatus.BAD_INPUT);
        assertThat(ran.err())
                .contains("has a solver '" + name + "', but this is the name of " + owner)
                .endsWith("; rename it\n");
    }

    @Test
    void aFolderOfClassesServesAsWell() throws IOException {
        Path service = classes.resolve(SolverJar.SERVICE);
        Files.createDirectories(service.getParent());
        Files.writeString(service, "mine.Mine\n");
        assertThat(Cli.run("--solvers-from", classes.toString(), "solve", "6", "-a", "mine")
                        .status())
                .isZero();
    }

    @Test
    void withoutItTheSolverIsNotKnown() {
        Cli.run("solve", "6", "--algorithm", "mine").assertRefused("no solver named 'mine'");
    }

    @Test
    void refusesFilesWithoutSolvers() throws IOException {
        Cli.run("solve", "6", "--solvers-from", folder.resolve("missing.jar").toString())
                .assertRefused("missing.jar", "no file");
        Cli.run("solve", "6", "--solvers-from", jar(false).toString()).assertRefused("mine.jar", SolverJar.SERVICE);
        Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
        Cli.run("solve", "6", "--solvers-from", text.toString()).assertRefused("text.jar' is no jar: ");
    }

    private String broken(String members, String search) throws IOException {
        Path classes = SolverJar.classes(
                folder, "Broken", """
                import io.github.nqueens.*;
                import io.github.nqueens.spi.*;
                import java.util.List;

                public final class Broken implements SolverProvider {
                    MEMBERS

                    @Override
                    public List<SolverDescriptor> solvers() {
                        return List.of(SolverDescriptor.of("broken", Broken::search));
                    }

                    private static SearchOutcome search(SearchContext context) {
                        SEARCH
                    }
                }
                """.replace("MEMBERS", members).replace("SEARCH", search));
        return SolverJar.of(folder.resolve("broken.jar"), classes, "Broken").toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "throw new IllegalStateException(\"no luck\");|"
                        + "nqueens: a solver of --solvers-from threw java.lang.IllegalStateException: no luck at Broken.search, line ",
                "throw new java.io.UncheckedIOException(new java.io.IOException(\"no file\"));|"
                        + "nqueens: a solver of --solvers-from threw java.io.UncheckedIOException: java.io.IOException: no file at Broken",
                "throw new Silent();|nqueens: a solver of --solvers-from threw Broken$Silent at Broken.search, line ",
                "return search(context);|nqueens: a solver of --solvers-from threw java.lang.StackOverflowError at Broken.search, line ",
                "return SearchOutcome.solved(Board.identity(4));|nqueens: solver 'broken' is defective: it claimed a board",
                "context.placed(-1, 7); return null;|nqueens: solver 'broken' is defective: it reported row -1, but n is 8",
            })
    void whatASolverOfOnesOwnThrowsIsNoDefectOfTheProgram(String search, String said) throws IOException {
        String jar = broken("""
                static final class Silent extends RuntimeException {
                    @Override
                    public String toString() {
                        throw this;
                    }

                    @Override
                    public String getMessage() {
                        throw this;
                    }
                }
                """, "if (context.size() < 4) { return null; } " + search);
        Cli.Ran ran = Cli.run(
                "visualize",
                "8",
                "-a",
                "broken",
                "-o",
                folder.resolve("page.html").toString(),
                "--solvers-from",
                jar);
        assertThat(ran.status()).isEqualTo(ExitStatus.DEFECT);
        assertThat(ran.err())
                .startsWith(said)
                .doesNotContain("defect of nqueens")
                .hasLineCount(1);
    }

    /** Nobody reads a hundred thousand characters on a terminal, and control characters would color it. */
    @ParameterizedTest
    @ValueSource(strings = {"return SearchOutcome.gaveUp(why)", "throw new IllegalStateException(why)"})
    void whatASolverOfOnesOwnSaysIsCutAndPlain(String end) throws IOException {
        String jar = broken("", "String why = \"\\u001b[31m\" + \"why \".repeat(25_000) + \"end\"; " + end + ";");
        Cli.Ran ran = Cli.run("solve", "8", "-a", "broken", "--solvers-from", jar);
        assertThat(ran.status()).isNotZero();
        assertThat(ran.err())
                .contains("U+001B[31mwhy why", "...")
                .doesNotContain("end")
                .hasSizeLessThan(2_300);
    }

    /** It waits until somebody is told that it does not end, and finds its board after that. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aSearchThatIgnoresItsTimeLimitIsNamedWhileOthersWaitForIt() throws IOException {
        String told = "io.github.nqueens.cli.told";
        String jar = broken("", """
                while (System.getProperty("TOLD") == null) {
                    Thread.onSpinWait();
                }
                return SearchOutcome.solved(Board.of(1, 3, 0, 2));
                """.replace("TOLD", told));
        StringWriter err = new StringWriter() {
            @Override
            public void flush() {
                if (toString().contains("goes on")) {
                    System.setProperty(told, "yes");
                }
            }
        };
        String[] arguments = {
            "compare", "-a", "broken", "-n", "4", "--runs", "2", "--time-limit", "1ms", "--solvers-from", jar
        };
        CommandLine commandLine = NQueens.commandLine(
                        new Session(false, null, InputStream.nullInputStream()), arguments)
                .setOut(new PrintWriter(new StringWriter()))
                .setErr(new PrintWriter(err));
        try {
            assertThat(NQueens.execute(commandLine, arguments)).isZero();
        } finally {
            System.clearProperty(told);
        }
        assertThat(err.toString()).containsOnlyOnce("a search of broken for n = 4 goes on although its time limit");
    }

    @Test
    void aReasonOfSeveralLinesThatColorsTheTerminalIsOnePlainRemark() throws IOException {
        String jar = broken("", "return SearchOutcome.gaveUp(\"first\\n  second \\33[31mred\");");
        assertThat(Cli.run("solve", "8", "-a", "broken", "--solvers-from", jar).err())
                .isEqualTo("nqueens: no board: first second U+001B[31mred" + System.lineSeparator());
    }

    @Test
    void aProviderThatFailsToLoadIsNamedWithItsReason() throws IOException {
        String jar = broken("public Broken() { throw new IllegalStateException(\"no luck\"); }", "return null;");
        String reason =
                "Broken (java.util.ServiceConfigurationError: io.github.nqueens.spi.SolverProvider: Provider Broken could"
                        + " not be instantiated: java.lang.IllegalStateException: no luck)";
        Cli.Ran list = Cli.run("list", "--solvers-from", jar);
        assertThat(list.status()).isZero();
        assertThat(list.out()).contains("tabu");
        assertThat(list.err())
                .isEqualTo("nqueens: left out, because it failed to load: " + reason + System.lineSeparator());
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        assertThat(Cli.run(session, "lab", "--no-browser", "--solvers-from", jar)
                        .err())
                .isEqualTo(list.err());
        Cli.run("solve", "8", "-a", "broken", "--solvers-from", jar).assertRefused("failed to load: " + reason);
    }

    /** Those of a class that was given the same name to begin with. */
    @Test
    void twoJarsWithAClassOfOneNameAreRefused() throws IOException {
        String one = jar(true).toString();
        String other = Files.copy(Path.of(one), folder.resolve("other.jar")).toString();
        Cli.run("solve", "6", "--solvers-from", one, "--solvers-from", other)
                .assertRefused("mine.jar' and '", "other.jar' both have a class ", "rename one");
        assertThat(Cli.run("solve", "6", "-a", "mine", "--solvers-from", one, "--solvers-from", one)
                        .status())
                .isZero();
    }
}
