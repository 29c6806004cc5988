package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.localsearch.Tabu;
import io.github.nqueens.testing.ClassPath;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that is compiled apart and finds solvers, on the class path and on the module path. */
class ConsumerTest {
    private static final String PROGRAM = """
            package consumer;

            import io.github.nqueens.Board;
            import io.github.nqueens.SolverCatalog;
            import io.github.nqueens.Solvers;

            public final class Main {
                public static void main(String[] arguments) {
                    Board board = Solvers.get("tabu").solve(8);
                    System.out.println("solution " + board.isSolution());
                    System.out.println("module " + Main.class.getModule().isNamed());
                    System.out.println("solvers " + Solvers.available().size());
                    System.out.println("layer " + (Main.class.getModule().getLayer() == null ? 0
                            : SolverCatalog.load(Main.class.getModule().getLayer()).available().size()));
                }
            }
            """;

    private static final String MODULE = "module consumer { requires io.github.nqueens; }";

    /** Brings a solver of its own and one that is named like a shipped one. */
    private static final String EXTENSION = """
            package consumer;

            import io.github.nqueens.Solvers;
            import io.github.nqueens.spi.SearchOutcome;
            import io.github.nqueens.spi.SolverDescriptor;
            import io.github.nqueens.spi.SolverProvider;
            import java.net.URL;
            import java.net.URLClassLoader;
            import java.nio.file.Path;
            import java.util.List;

            public final class Extension implements SolverProvider {
                public List<SolverDescriptor> solvers() {
                    return List.of(
                            SolverDescriptor.of("queen-search", context -> SearchOutcome.gaveUp("the other one")),
                            SolverDescriptor.of("own", context ->
                                    SearchOutcome.solved(Solvers.get("explicit").solve(context.size()))));
                }

                public static void main(String[] arguments) throws Exception {
                    if (arguments.length > 1) {
                        URL services = Path.of(arguments[1]).toUri().toURL();
                        Thread.currentThread().setContextClassLoader(
                                new URLClassLoader(new URL[] {services}, Extension.class.getClassLoader()));
                    }
                    System.out.println("solved " + Solvers.get(arguments[0]).solve(8).isSolution());
                }
            }
            """;

    /** Takes the names of the solvers that {@code auto} and {@code portfolio} are made of, and solves nothing. */
    private static final String RIVAL = """
            package consumer;

            import io.github.nqueens.Problem;
            import io.github.nqueens.Solver;
            import io.github.nqueens.SolveOptions;
            import io.github.nqueens.Solvers;
            import io.github.nqueens.spi.SearchOutcome;
            import io.github.nqueens.spi.SolverDescriptor;
            import io.github.nqueens.spi.SolverProvider;
            import java.util.List;
            import java.util.stream.Stream;

            public final class Extension implements SolverProvider {
                public List<SolverDescriptor> solvers() {
                    return Stream.of("queen-search", "backtracking", "iterative-repair", "simulated-annealing")
                            .map(name -> SolverDescriptor.of(name, context -> SearchOutcome.gaveUp("the rival")))
                            .toList();
                }

                public static void main(String[] arguments) {
                    for (String name : arguments) {
                        Solver solver = Solvers.get(name);
                        for (Problem problem : List.of(
                                Problem.queens(20), Problem.builder(20).block(0, 0).build())) {
                            System.out.println(
                                    name + " " + solver.solve(problem, SolveOptions.builder().seed(1).build()).status());
                        }
                    }
                    System.out.println(Solvers.get("backtracking").solve(8, SolveOptions.defaults()).reason().orElse("none"));
                }
            }
            """;

    /** Uses the shipped solvers from a jar whose service files were left out. */
    private static final String SHADED = """
            package consumer;

            import io.github.nqueens.Problem;
            import io.github.nqueens.Solver;
            import io.github.nqueens.Solvers;
            import io.github.nqueens.algorithms.meta.Auto;
            import io.github.nqueens.algorithms.meta.Portfolio;
            import java.util.List;

            public final class Main {
                public static void main(String[] arguments) {
                    System.out.println("found " + Solvers.available().size());
                    for (Solver solver : List.of(Solvers.of(Auto.descriptor()), Solvers.of(Portfolio.descriptor()))) {
                        for (Problem problem : List.of(
                                Problem.queens(20), Problem.builder(20).block(0, 0).build())) {
                            System.out.println(solver.name() + " " + problem.isSolution(solver.solve(problem)));
                        }
                    }
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void findsSolversOnTheClassPath() throws IOException, InterruptedException {
        Path classes = compile("-cp", libraries(), "consumer/Main.java", PROGRAM);
        assertThat(run("-cp", classes + File.pathSeparator + libraries(), "consumer.Main"))
                .containsExactly(
                        "solution true",
                        "module false",
                        "solvers " + Solvers.available().size(),
                        "layer 0");
    }

    @Test
    void findsSolversOnTheModulePath() throws IOException, InterruptedException {
        Path classes = compile("--module-path", libraries(), "consumer/Main.java", PROGRAM, "module-info.java", MODULE);
        int solvers = Solvers.available().size();
        assertThat(run("--module-path", classes + File.pathSeparator + libraries(), "-m", "consumer/consumer.Main"))
                .containsExactly("solution true", "module true", "solvers " + solvers, "layer " + solvers);
    }

    @Test
    void autoWorksBesideAnotherSolverOfTheNameOfItsOwn() throws IOException, InterruptedException {
        String path = extension() + File.pathSeparator + services() + File.pathSeparator + libraries();
        assertThat(run("-cp", path, "consumer.Extension", "auto")).endsWith("solved true");
    }

    @Test
    void aPortfolioFindsTheSolversThatItsCallerFinds() throws IOException, InterruptedException {
        String path = extension() + File.pathSeparator + libraries();
        for (int threads = 1; threads <= 2; threads++) {
            String spec = "portfolio:solvers=own,threads=" + threads;
            assertThat(run("-cp", path, "consumer.Extension", spec, services().toString()))
                    .endsWith("solved true");
        }
    }

    @Test
    void autoAndAPortfolioWorkBesideARivalJarThatTakesTheNamesOfTheirParts() throws IOException, InterruptedException {
        Path rival = compile("-cp", libraries(), "consumer/Extension.java", RIVAL);
        String path = rival + File.pathSeparator + services() + File.pathSeparator + libraries();
        List<String> lines = run("-cp", path, "consumer.Extension", "auto", "portfolio", "portfolio:threads=2");
        assertThat(lines)
                .contains("auto SOLVED", "portfolio SOLVED", "portfolio:threads=2 SOLVED", "the rival")
                .noneMatch(line -> line.contains("GAVE_UP"));
    }

    @Test
    void autoAndAPortfolioWorkInAJarWithoutServiceFiles() throws IOException, InterruptedException {
        Path shaded = folder.resolve("shaded");
        for (String path : ClassPath.of(Solvers.class, Tabu.class).split(File.pathSeparator, -1)) {
            copyClasses(Path.of(path), shaded);
        }
        String logging =
                libraries().substring(ClassPath.of(Solvers.class, Tabu.class).length());
        String path = shaded + logging;
        Path program = compile("-cp", path, "consumer/Main.java", SHADED);
        assertThat(run("-cp", program + File.pathSeparator + path, "consumer.Main"))
                .containsExactly("found 0", "auto true", "auto true", "portfolio true", "portfolio true");
    }

    /** Copies the classes of a folder or jar, as a build does that makes one jar of many and forgets their service files. */
    private static void copyClasses(Path from, Path to) throws IOException {
        if (Files.isDirectory(from)) {
            copyTree(from, to);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(from)) {
                copyTree(jar.getPath("/"), to);
            }
        }
    }

    private static void copyTree(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".class")).toList()) {
                String name = from.relativize(file).toString();
                if (!name.endsWith("module-info.class")) {
                    Path copy = to.resolve(name);
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                }
            }
        }
    }

    private Path extension() throws IOException {
        return compile("-cp", libraries(), "consumer/Extension.java", EXTENSION);
    }

    /** A place on the class path where the service file of the extension is, and nothing else. */
    private Path services() throws IOException {
        Path file = folder.resolve("services/META-INF/services/io.github.nqueens.spi.SolverProvider");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "consumer.Extension");
        return folder.resolve("services");
    }

    private Path compile(String pathOption, String path, String... namesAndSources) throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes"));
        List<String> arguments = new ArrayList<>(List.of(pathOption, path, "-d", classes.toString()));
        for (int i = 0; i < namesAndSources.length; i += 2) {
            Path source = folder.resolve("src").resolve(namesAndSources[i]);
            Files.createDirectories(source.getParent());
            Files.writeString(source, namesAndSources[i + 1]);
            arguments.add(source.toString());
        }
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        int status = ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        assertThat(status).as(printed.toString()).isZero();
        return classes;
    }

    private List<String> run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(arguments));
        Path output = folder.resolve("output.txt");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("ends").isTrue();
        List<String> lines = Files.readAllLines(output).stream()
                // Without a binding, which is the application's to choose, the logging facade says so.
                .filter(line -> !line.startsWith("SLF4J"))
                .toList();
        assertThat(process.exitValue()).as(String.join("\n", lines)).isZero();
        return lines;
    }

    private static String libraries() {
        return ClassPath.withLogging(Solvers.class, Tabu.class);
    }
}
