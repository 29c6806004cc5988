package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.nqueens.Board;
import io.github.nqueens.cli.output.Cost;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The jar as a user runs it, on the Java that runs the tests. */
class NQueensIT {
    private static final String JAR = System.getProperty("nqueens.jar");
    private static final long LONGEST_SECONDS = 60;

    @TempDir
    Path folder;

    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void endWhatATestLeft() {
        started.forEach(Process::destroyForcibly);
    }

    private Process start(String... arguments) throws IOException {
        return started(builder(arguments).start());
    }

    private Process started(Process process) {
        started.add(process);
        return process;
    }

    private ProcessBuilder builder(String... arguments) {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", JAR));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        Map<String, String> environment = builder.environment();
        // A virtual machine with either of these announces it on standard error.
        environment.remove("JAVA_TOOL_OPTIONS");
        environment.remove("_JAVA_OPTIONS");
        return builder;
    }

    private Cli.Ran run(String input, String... arguments) throws Exception {
        return ran(input, start(arguments));
    }

    private static Cli.Ran ran(String input, Process process) throws Exception {
        CompletableFuture<String> out = read(process.inputReader(StandardCharsets.UTF_8));
        CompletableFuture<String> err = read(process.errorReader(StandardCharsets.UTF_8));
        try (var stdin = process.outputWriter(StandardCharsets.UTF_8)) {
            stdin.write(input);
        }
        assertThat(process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
        return new Cli.Ran(process.exitValue(), out.get(), err.get());
    }

    private static CompletableFuture<String> read(BufferedReader reader) {
        return CompletableFuture.supplyAsync(() -> {
            try (reader) {
                StringBuilder text = new StringBuilder();
                for (int c = reader.read(); c >= 0; c = reader.read()) {
                    text.append((char) c);
                }
                return text.toString();
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
    }

    /** Java 24 has no security managers any more, and says so itself. */
    @Test
    @EnabledForJreRange(max = JRE.JAVA_23)
    void aSecurityManagerIsNamedInOneSentence() throws Exception {
        ProcessBuilder guarded = builder("solve", "8");
        guarded.command().add(1, "-Djava.security.manager");
        Cli.Ran ran = ran("", started(guarded.start()));
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines().filter(line -> !line.startsWith("WARNING: ")))
                .singleElement()
                .asString()
                .startsWith("nqueens: a security manager forbids what this program needs (")
                .endsWith("; start Java without -Djava.security.manager");
    }

    @Test
    void solves() throws Exception {
        Cli.Ran ran = run("", "solve", "8", "--algorithm", "tabu", "--seed", "1");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).doesNotContain("\u001b");
        String grid = String.join("\n", ran.out().lines().limit(8).toList());
        assertThat(Board.parse(grid).isSolution()).isTrue();
        assertThat(ran.out().lines().skip(8)).singleElement().asString().startsWith("tabu: ");
    }

    /** Picocli, or settings of solvers that do not run, would take longer than the search. */
    @Test
    void solvesASizeWithoutClassesThatItDoesNotNeed() throws Exception {
        ProcessBuilder builder = builder("solve", "8");
        builder.command().add(1, "-Xlog:class+load:file=classes.txt");
        Cli.Ran ran = ran("", started(builder.start()));
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().lines().skip(8)).singleElement().asString().startsWith("auto: ");
        assertThat(folder.resolve("classes.txt"))
                .content()
                .contains("io.github.nqueens.algorithms.constructive.QueenSearch ")
                .doesNotContain("picocli.CommandLine$Interpreter", "Portfolio", "IterativeRepair", "Backtracking");
    }

    /** Java would give its own largest file as standard input. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aClosedStandardInputIsRefused() throws Exception {
        ProcessBuilder builder = builder("check", "-");
        builder.command().addAll(0, List.of("sh", "-c", "exec \"$@\" <&-", "sh"));
        Cli.Ran ran = ran("", started(builder.start()));
        ran.assertRefused("cannot read standard input: it is closed; name a file instead");
    }

    @Test
    void solvesIntoAPictureAndJson() throws Exception {
        Cli.Ran ran = run("", "solve", "8", "--format", "svg", "--output", "board.svg", "--json");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEqualToIgnoringNewLines("Wrote board.svg.");
        assertThat(ran.json()).containsEntry("status", "SOLVED");
        assertThat(folder.resolve("board.svg")).content().startsWith("<svg");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    /** The kit runs from this jar, in which there is no JUnit. */
    @Test
    @Tag("thorough")
    void gradesASolverOfAJar() throws Exception {
        Path classes = SolverJar.classes(folder, "Student", """
                import io.github.nqueens.*;
                import io.github.nqueens.spi.*;
                import java.util.*;

                public final class Student implements SolverProvider {
                    @Override
                    public List<SolverDescriptor> solvers() {
                        return List.of(SolverDescriptor.of("student", context -> {
                            Board board = Board.random(context.size(), context.random());
                            while (!board.isSolution()) {
                                if (!context.tick()) return SearchOutcome.stopped();
                                board = Board.random(context.size(), context.random());
                            }
                            return SearchOutcome.solved(board);
                        }));
                    }
                }
                """);
        SolverJar.of(folder.resolve("student.jar"), classes, "Student");
        Files.writeString(
                folder.resolve("rubric.csv"), "task,what,runs,time,points\nrules,R05 R07,,20s,3\nsolve,6,1,5s,1\n");
        Cli.Ran ran = run("", "grade", "--solver", "student.jar", "--rubric", "rubric.csv");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).startsWith("student (student.jar): 4 of 4 points");
    }

    @Test
    void checksStandardInput() throws Exception {
        assertThat(run("1 3 0 2", "check", "-").status()).isZero();
        Cli.Ran attacked = run("0 1 2 3", "check", "-");
        assertThat(attacked.status()).isEqualTo(1);
        assertThat(attacked.out()).contains("6 attacking pairs");
        assertThat(attacked.err()).isEmpty();
        run("0 1 2 4", "check", "-").assertRefused("line 1", "from 4");
    }

    @Test
    void writesThePageOfTheLab() throws Exception {
        Cli.Ran ran = run("", "lab", "--page", "lab.html");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).isEqualToIgnoringNewLines("Wrote lab.html. Open it in a browser.");
        assertThat(folder.resolve("lab.html"))
                .content()
                .startsWith("<!DOCTYPE html>")
                .contains("Content-Security-Policy")
                .endsWith("</html>\n");
        assertThat(folder.toFile().list()).hasSize(1);
        assertThat(run("", "lab", "--page", "lab.html", "--json").json()).containsEntry("page", "lab.html");
    }

    @Test
    void comparesIntoFiles() throws Exception {
        Cli.Ran ran = run(
                "",
                "compare",
                "--algorithms",
                "tabu,iterative-repair",
                "--sizes",
                "8,12",
                "--runs",
                "2",
                "--csv",
                "c.csv",
                "--plot",
                "c.svg");
        assertThat(ran.status()).isZero();
        assertThat(ran.err().lines()).containsExactly("Wrote c.csv and c.svg.");
        assertThat(folder.resolve("c.csv")).content().hasLineCount(5);
        assertThat(folder.resolve("c.svg")).content().startsWith("<svg");
    }

    @Test
    void writesAReplay() throws Exception {
        Cli.Ran ran = run("", "visualize", "8", "-a", "greedy", "-a", "sa", "--seed", "1", "-o", "replay.html");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("Wrote replay.html.");
        assertThat(folder.resolve("replay.html")).content().containsIgnoringCase("<!doctype html>");
    }

    @Test
    void refusesBadInputWithoutAStackTrace() throws Exception {
        run("").assertRefused("no command given");
        run("", "solve", "8", "--algorithm", "tabo").assertRefused("maybe 'tabu'?");
        run("", "solve", "0").assertRefused("'0'");
        run("", "solve", "8", "-o", "missing/board.txt").assertRefused("missing");
        assertThat(folder.toFile().list()).isEmpty();
    }

    @Test
    void tellsItsVersion() throws Exception {
        Cli.Ran ran = run("", "--version");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).startsWith("nqueens ").doesNotContain("unpackaged");
    }

    /** Standard output as a shell would set it up. */
    private Cli.Ran shell(String redirection, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "\"$@\" " + redirection, "sh"));
        ProcessBuilder builder = builder(arguments);
        command.addAll(builder.command());
        return ran("", started(builder.command(command).start()));
    }

    @Test
    void standardOutputThatIsFullIsStatus74() throws Exception {
        assumeTrue(Files.exists(Path.of("/dev/full")), "there is no /dev/full on this system");
        Cli.Ran ran = shell("> /dev/full", "solve", "8");
        assertThat(ran.status()).isEqualTo(74);
        assertThat(ran.err()).contains("standard output could not be written");
        assertThat(ran.err().lines()).hasSize(1);
    }

    /** From Java 18 on, what is printed is UTF-8 in every locale. */
    @Test
    void whatTheLocaleCannotWriteIsRefused() throws Exception {
        ProcessBuilder builder = builder("convert", "-", "--to", "emoji");
        builder.environment().put("LC_ALL", "C");
        Cli.Ran ran = ran("[1, 3, 0, 2]", started(builder.start()));
        if (ran.status() != 0) {
            ran.assertRefused("standard output is written in US-ASCII", "LC_ALL=C.UTF-8", "-o");
        }
        assertThat(ran.out()).doesNotContain("?");
    }

    /** Into a pipe and into a file, standard output has what was printed and then the file. */
    @Test
    void aFileMayBeStandardOutput() throws Exception {
        assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "open files have no paths on this system");
        String[] compare = {"compare", "-a", "tabu", "-n", "8", "--runs", "1", "--csv", "/dev/stdout"};
        String piped = shell("| cat", compare).out();
        assertThat(piped).startsWith("n = 8").contains("\n" + Cost.csvHeader() + "\ntabu,8,");
        assertThat(shell("> all.txt", compare).status()).isZero();
        assertThat(folder.resolve("all.txt")).content().startsWith("n = 8").contains("\n" + Cost.csvHeader());
        assertThat(shell("3> three.txt", "solve", "4", "-o", "/dev/fd/3").status())
                .isZero();
        assertThat(folder.resolve("three.txt")).content().hasLineCount(4);
    }

    @Test
    void aReaderThatHasEnoughIsNoFailure() throws Exception {
        Process process = start("solutions", "11");
        process.getInputStream().close();
        CompletableFuture<String> err = read(process.errorReader(StandardCharsets.UTF_8));
        assertThat(process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(err.get()).isEmpty();
    }

    @Test
    void aFileThatFillsTheDiskIsStatus74() throws Exception {
        assumeTrue(Files.exists(Path.of("/dev/full")), "there is no /dev/full on this system");
        Cli.Ran ran = run("", "solve", "8", "--output", "/dev/full");
        assertThat(ran.status()).isEqualTo(74);
        assertThat(ran.err()).contains("cannot write '/dev/full'", "name another file");
        assertThat(ran.err().lines()).hasSize(1);
    }

    @Test
    void aNameThatTheLocaleCannotWriteIsRefusedWithWhatToSet() throws Exception {
        for (String[] arguments : new String[][] {
            {"check", "br\u00e4tt.txt"},
            {"solve", "8", "-o", "br\u00e4tt.txt"},
            {"solve", "--problem", "br\u00e4tt.txt"}
        }) {
            ProcessBuilder builder = builder(arguments);
            builder.environment().put("LC_ALL", "C");
            // Written by a shell: this process would write the name as its own locale has it.
            List<String> command =
                    new ArrayList<>(List.of("sh", "-c", "exec \"$@\" \"$(printf 'br\\303\\244tt.txt')\"", "sh"));
            List<String> java = builder.command();
            command.addAll(java.subList(0, java.size() - 1));
            ran("", started(builder.command(command).start()))
                    .assertRefused("cannot be the name of a file in this locale", "LC_ALL=C.UTF-8");
        }
    }

    @Test
    @Tag("thorough")
    void terminationEndsTheSearchWithStatus143() throws Exception {
        Process process = start("solve", "100", "--algorithm", "random-permutations");
        CompletableFuture<String> out = read(process.inputReader(StandardCharsets.UTF_8));
        BufferedReader err = process.errorReader(StandardCharsets.UTF_8);
        assertThat(err.readLine()).startsWith("random-permutations: ");
        new ProcessBuilder("kill", "-TERM", Long.toString(process.pid()))
                .start()
                .waitFor();
        assertThat(process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(143);
        assertThat(out.get()).contains("iterations", "best ");
    }

    @Test
    @Tag("thorough")
    void anInterruptEndsTheSearchWithWhatItHad() throws Exception {
        assumeThat(isInterruptIgnored())
                .as("these tests were started with SIGINT ignored, as by '&' in a script, and so are their processes")
                .isFalse();
        Process process = start("solve", "100", "--algorithm", "random-permutations");
        CompletableFuture<String> out = read(process.inputReader(StandardCharsets.UTF_8));
        BufferedReader err = process.errorReader(StandardCharsets.UTF_8);
        // The first line of progress: the search is under way.
        assertThat(err.readLine()).startsWith("random-permutations: ");
        CompletableFuture<String> rest = read(err);
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        assertThat(process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(130);
        assertThat(out.get()).contains("iterations", "best ");
        assertThat(rest.get()).contains("the run was cancelled").doesNotContain("Exception");
    }

    /** What is ignored here is ignored by every process that is started here. Linux alone tells it. */
    private static boolean isInterruptIgnored() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.isReadable(status)) {
            return false;
        }
        String ignored = Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .findFirst()
                .orElse("SigIgn: 0");
        long interrupt = 1L << (2 - 1);
        return (Long.parseUnsignedLong(ignored.substring(7).strip(), 16) & interrupt) != 0;
    }
}
