package io.github.nqueens.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** The script for JShell and the cells of the notebook compile as Java, run, and print what they promise. */
@ResourceLock(Resources.SYSTEM_OUT)
class ScriptsTest {
    private static final Path EXAMPLES = Path.of("..", "docs", "examples");
    private static final int MOST_LINES = 20;

    @TempDir
    private Path folder;

    @Test
    void theScriptOfTwentyLinesRuns() throws IOException, ReflectiveOperationException {
        List<String> lines = Files.readAllLines(EXAMPLES.resolve("jshell/queens.jsh"));
        assertThat(lines.stream().filter(Predicate.not(String::isBlank))).hasSizeLessThanOrEqualTo(MOST_LINES);
        String code = lines.stream().filter(line -> !line.startsWith("/exit")).collect(Collectors.joining("\n"));
        assertThat(printed(code))
                .contains(
                        "0 attacking pairs",
                        "92 solutions",
                        "12 fundamental solutions",
                        "All squares left in row 4",
                        "stranding");
    }

    @Test
    void theCellsOfTheNotebookRun() throws IOException, ReflectiveOperationException {
        Map<String, Object> notebook = JSON.std.mapFrom(Files.readString(EXAMPLES.resolve("notebook/queens.ipynb")));
        assertThat(notebook).containsEntry("nbformat", 4);
        String code = ((List<?>) notebook.get("cells"))
                .stream()
                        .map(cell -> (Map<?, ?>) cell)
                        .filter(cell -> cell.get("cell_type").equals("code"))
                        .map(cell -> ((List<?>) cell.get("source"))
                                .stream().map(String.class::cast).collect(Collectors.joining()))
                        .filter(cell -> !cell.startsWith("%"))
                        .collect(Collectors.joining("\n"));
        assertThat(printed(code)).contains("92 solutions, 12 fundamental", "iterations");
    }

    private String printed(String code) throws IOException, ReflectiveOperationException {
        Path source = Files.writeString(folder.resolve("Script.java"), wrapped(code));
        StringWriter messages = new StringWriter();
        PrintWriter out = new PrintWriter(messages);
        int status = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(out, out, "-cp", libraries(), "-d", folder.toString(), source.toString());
        assertThat(status).as(messages.toString()).isZero();
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, ScriptsTest.class.getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            Method run = loader.loadClass("Script").getMethod("run");
            run.invoke(null);
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    private static String wrapped(String code) {
        String imports = code.lines().filter(line -> line.startsWith("import ")).collect(Collectors.joining("\n"));
        String statements =
                code.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
        return imports + "\npublic final class Script {\npublic static void run() throws Exception {\n" + statements
                + "\n}\n}\n";
    }

    private static String libraries() {
        return Stream.of("java.class.path", "jdk.module.path")
                .map(System::getProperty)
                .filter(path -> path != null)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
