package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.Cli;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user's own solvers, from a jar that is not on the class path. */
class SolversFromTest {
    private static final String SERVICE = "META-INF/services/io.github.nqueens.spi.SolverProvider";
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
        classes = Files.createDirectories(folder.resolve("classes"));
        Path source = Files.writeString(folder.resolve("Mine.java"), SOURCE);
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        String libraries = Stream.of("java.class.path", "jdk.module.path")
                .map(System::getProperty)
                .filter(path -> path != null)
                .collect(Collectors.joining(File.pathSeparator));
        int status = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(out, out, "-cp", libraries, "-d", classes.toString(), source.toString());
        assertThat(status).as(printed.toString()).isZero();
    }

    private Path jar(boolean withService) throws IOException {
        Path jar = folder.resolve("mine.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            out.putNextEntry(new JarEntry("mine/Mine.class"));
            out.write(Files.readAllBytes(classes.resolve("mine/Mine.class")));
            if (withService) {
                out.putNextEntry(new JarEntry(SERVICE));
                out.write("mine.Mine\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));
            }
        }
        return jar;
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

    @Test
    void aFolderOfClassesServesAsWell() throws IOException {
        Path service = classes.resolve(SERVICE);
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
        Cli.run("solve", "6", "--solvers-from", jar(false).toString()).assertRefused("mine.jar", SERVICE);
        Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
        Cli.run("solve", "6", "--solvers-from", text.toString()).assertRefused("text.jar", SERVICE);
    }
}
