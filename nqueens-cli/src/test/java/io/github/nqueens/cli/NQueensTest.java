package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class NQueensTest {
    @Command(name = "fail")
    private static final class Failing implements Callable<Integer> {
        private final Throwable thrown;

        Failing(Throwable thrown) {
            this.thrown = thrown;
        }

        @Override
        public Integer call() throws Exception {
            if (thrown instanceof Error error) {
                throw error;
            }
            throw (Exception) thrown;
        }
    }

    private static Cli.Ran failing(Throwable thrown) {
        CommandLine commandLine = NQueens.commandLine(new Session(false, null, InputStream.nullInputStream()));
        commandLine.addSubcommand("fail", new Failing(thrown));
        return Cli.run(commandLine, "fail");
    }

    @Test
    void helpNamesEveryCommandAndFitsEightyColumns() {
        Cli.Ran help = Cli.run("--help");
        assertThat(help.status()).isZero();
        assertThat(help.out())
                .contains(
                        "solve",
                        "visualize",
                        "lab",
                        "reproduce",
                        "compare",
                        "check",
                        "list",
                        "describe",
                        "generate-completion");
        assertThat(help.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    static List<String> commands() {
        return NQueens.COMMANDS;
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandExplainsItself(String command) {
        Cli.Ran help = Cli.run(command, "--help");
        assertThat(help.status()).isZero();
        assertThat(help.out()).startsWith("Usage: nqueens " + command).contains("--json");
        assertThat(help.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(Cli.run("help", command).out()).isEqualTo(help.out());
        NQueens.commandLine(new Session(false, null, InputStream.nullInputStream()))
                .getSubcommands()
                .get(command)
                .getSubcommands()
                .keySet()
                .forEach(part -> assertThat(Cli.run("help", command, part).out())
                        .startsWith("Usage: nqueens " + command + " " + part + " ")
                        .isEqualTo(Cli.run(command, part, "--help").out()));
        CommandLine one = NQueens.commandLine(new Session(false, null, InputStream.nullInputStream()))
                .getSubcommands()
                .get(command);
        Stream.concat(Stream.of(one), one.getSubcommands().values().stream())
                .flatMap(any -> Stream.of(any.getCommandSpec().usageMessage().footer()))
                .filter(line -> line.startsWith("  nqueens "))
                .forEach(line -> assertThat(line.replace("%%", "%"))
                        .as("an example that no terminal wraps")
                        .hasSizeLessThan(80));
    }

    @Test
    void completionKnowsCommandsOptionsAndFormats() {
        Cli.Ran completion = Cli.run("generate-completion");
        assertThat(completion.status()).isZero();
        assertThat(completion.out())
                .contains("_picocli_nqueens_solve", "--max-iterations", "\"grid\" \"list\"", "\"tabu\"");
    }

    @Test
    void withoutACommandAndATerminalSaysWhatToDo() {
        Cli.run().assertRefused("no command given", "nqueens --help");
    }

    @Test
    void anUnknownCommandGetsASuggestion() {
        Cli.run("slove", "8").assertRefused("slove", "maybe 'solve'?");
    }

    @Test
    void anUnknownOptionIsNamed() {
        Cli.run("solve", "8", "--sed", "3").assertRefused("--sed", "nqueens solve --help");
    }

    @Test
    void anUnexpectedExceptionIsOneLineAndStatus70() {
        Cli.Ran ran = failing(new IllegalStateException("first\n  second"));
        assertThat(ran.status()).isEqualTo(70);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).contains("defect", "IllegalStateException", "first second");
    }

    /** A solver of the user's own throws what it likes. */
    @Test
    void anExceptionThatThrowsInsteadOfItsMessageIsOneLineToo() {
        Cli.Ran ran = failing(new IllegalStateException() {
            @Override
            public String getMessage() {
                throw new UnsupportedOperationException("no message");
            }
        });
        assertThat(ran.status()).isEqualTo(70);
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).contains("defect", "UnsupportedOperationException", "no message");
    }

    /** What checks the user's values turns it into bad input where it is called; elsewhere it is no fault of the user's. */
    @Test
    void anIllegalArgumentInsideIsADefect() {
        Cli.Ran ran = failing(new IllegalArgumentException("bound must be positive"));
        assertThat(ran.status()).isEqualTo(70);
        assertThat(ran.err()).contains("defect", "IllegalArgumentException", "bound must be positive");
    }

    @ParameterizedTest
    @MethodSource("failuresOfFiles")
    void aFileThatFailsMidwayIsStatus74(Exception failure) {
        Cli.Ran ran = failing(failure);
        assertThat(ran.status()).isEqualTo(74);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).isEqualTo("nqueens: the disk is full" + System.lineSeparator());
    }

    static List<Exception> failuresOfFiles() {
        return List.of(
                new UncheckedIOException("the disk is full", new IOException()), new IOException("the disk is full"));
    }

    @Test
    void anErrorIsOneLineAndStatus70() {
        Cli.Ran ran = failing(new StackOverflowError());
        assertThat(ran.status()).isEqualTo(70);
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).contains("defect", "StackOverflowError");
    }

    @Test
    void lackOfMemorySaysHowToGetMore() {
        Cli.Ran ran = failing(new OutOfMemoryError());
        assertThat(ran.status()).isEqualTo(70);
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).contains("-Xmx", "smaller n or picture");
    }

    /** Standard input from which nothing comes. Ctrl-C comes once somebody waits for it. */
    private static Cli.Ran interruptedWhileReading(boolean typed, String... arguments) {
        AtomicReference<Session> session = new AtomicReference<>();
        InputStream silent = new InputStream() {
            @Override
            public int read() {
                return read(new byte[1], 0, 1);
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                session.get().interrupt();
                while (true) {
                    LockSupport.park(this);
                }
            }
        };
        BufferedReader answers =
                typed ? new BufferedReader(new InputStreamReader(silent, StandardCharsets.UTF_8)) : null;
        session.set(new Session(false, answers, silent));
        return Cli.run(session.get(), arguments);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "check - --json",
                "convert - --json",
                "puzzle rate - --json",
                "solve --problem - --json",
                "solve 8 --initial - --json"
            })
    @Timeout(60)
    void anInterruptionEndsTheWaitForStandardInput(String arguments) {
        for (boolean typed : new boolean[] {false, true}) {
            Cli.Ran ran = interruptedWhileReading(typed, arguments.split(" ", -1));
            assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
            assertThat(ran.err()).contains("interrupted before the input ended");
            ran.assertHasError();
        }
    }

    @Test
    @Timeout(60)
    void anInterruptionEndsTheWaitForAPipe(@TempDir Path folder) throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(isMade(pipe), "there are no named pipes on this system");
        Session session = new Session(false, null, InputStream.nullInputStream());
        // Opened for writing as soon as it is opened for reading, and then silent.
        FutureTask<OutputStream> silent = new FutureTask<>(() -> {
            OutputStream opened = Files.newOutputStream(pipe);
            session.interrupt();
            return opened;
        });
        Thread writer = new Thread(silent, "silent writer");
        writer.setDaemon(true);
        writer.start();
        Cli.Ran ran = Cli.run(session, "convert", pipe.toString(), "--to", "grid");
        try (OutputStream opened = silent.get()) {
            assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
            assertThat(ran.err()).contains("interrupted before the input ended");
        }
    }

    private static boolean isMade(Path pipe) throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
        } catch (IOException noSuchProgram) {
            return false;
        }
    }

    @Test
    @Timeout(60)
    void anInterruptionEndsTheMenu() {
        Cli.Ran ran = interruptedWhileReading(true);
        assertThat(ran.out()).endsWith("]: " + System.lineSeparator());
        assertThat(ran.err()).isEmpty();
    }

    /** A result stands even if a file beside it cannot be written. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "compare -a tabu -n 8 --runs 1 --json --csv",
                "compare -a tabu -n 8 --runs 1 --json --plot",
                "compare --table -n 4 --json --csv",
                "puzzle new 6 --json -o",
                "puzzle solve - --json -o",
                "solve 8 --json -o"
            })
    void standardOutputIsOneJsonDocumentAlsoOnAFullDisk(String command, @TempDir Path folder) throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "there is no /dev/full on this system");
        String ending = command.contains("new") ? "full.html" : "full.svg";
        Path file = Files.createSymbolicLink(folder.resolve(ending), full);
        Cli.Ran ran = Cli.runWithInput("AAAB\nCABB\nCCDD\nCCDD", (command + " " + file).split(" ", -1));
        assertThat(ran.status()).isEqualTo(ExitStatus.IO_FAILED);
        assertThat(ran.err()).contains("cannot write '" + file + "'");
        try (JsonParser parser = new JsonFactory().createParser(ran.out())) {
            parser.nextToken();
            parser.skipChildren();
            assertThat(parser.nextToken()).as(ran.out()).isNull();
        }
        assertThat(ran.out().contains("\"error\"")).isEqualTo(command.startsWith("solve 8"));
        Files.delete(file);
    }

    /** What a shell offers for an option is taken by it. */
    @Test
    void whatIsOfferedIsNotRefused() {
        List<String> offered = new ArrayList<>();
        Deque<CommandLine> commands =
                new ArrayDeque<>(List.of(NQueens.commandLine(new Session(false, null, InputStream.nullInputStream()))));
        while (!commands.isEmpty()) {
            CommandLine command = commands.pop();
            commands.addAll(command.getSubcommands().values());
            for (CommandLine.Model.OptionSpec option : command.getCommandSpec().options()) {
                if (option.completionCandidates() != null) {
                    for (String value : option.completionCandidates()) {
                        Cli.Ran ran = Cli.run((command.getCommandSpec().qualifiedName() + " " + option.longestName())
                                .substring("nqueens ".length())
                                .concat("=" + value)
                                .split(" ", -1));
                        assertThat(ran.err())
                                .as("%s %s %s", command.getCommandName(), option.longestName(), value)
                                .doesNotContain("Invalid value", "is not one of");
                        offered.add(value);
                    }
                }
            }
        }
        assertThat(offered)
                .contains("breadth-first", "placed-queens", "from-one", "minizinc")
                .noneMatch(value -> value.matches(".*[A-Z_].*"));
    }
}
