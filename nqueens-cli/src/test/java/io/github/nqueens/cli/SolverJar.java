package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Solvers of a user's own, compiled from text, that are not on the class path. */
public final class SolverJar {
    public static final String SERVICE = "META-INF/services/io.github.nqueens.spi.SolverProvider";

    /** What was compiled, by its source: most solvers of a test class are the same. */
    private static final Map<String, Map<String, byte[]>> COMPILED = new ConcurrentHashMap<>();

    private SolverJar() {}

    /**
     * Compiles a class.
     *
     * @param name the class, without a package
     * @return the folder of its class files
     */
    public static Path classes(Path folder, String name, String source) throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes-" + name));
        Map<String, byte[]> known = COMPILED.get(source);
        if (known != null) {
            for (Map.Entry<String, byte[]> compiled : known.entrySet()) {
                Path file = classes.resolve(compiled.getKey());
                Files.createDirectories(file.getParent());
                Files.write(file, compiled.getValue());
            }
            return classes;
        }
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        String libraries = Stream.of("java.class.path", "jdk.module.path")
                .map(System::getProperty)
                .filter(path -> path != null)
                .collect(Collectors.joining(File.pathSeparator));
        int status = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(out, out, "-cp", libraries, "-d", classes.toString(), file.toString());
        assertThat(status).as(printed.toString()).isZero();
        COMPILED.put(source, contents(classes));
        return classes;
    }

    private static Map<String, byte[]> contents(Path folder) throws IOException {
        Map<String, byte[]> contents = new TreeMap<>();
        try (Stream<Path> found = Files.walk(folder)) {
            for (Path file : found.filter(Files::isRegularFile).toList()) {
                contents.put(
                        folder.relativize(file).toString().replace(File.separatorChar, '/'), Files.readAllBytes(file));
            }
        }
        return contents;
    }

    /** A jar of class files, which names a provider unless that is empty. */
    public static Path of(Path jar, Path classes, String provider) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            for (Map.Entry<String, byte[]> compiled : contents(classes).entrySet()) {
                out.putNextEntry(new JarEntry(compiled.getKey()));
                out.write(compiled.getValue());
            }
            if (!provider.isEmpty()) {
                out.putNextEntry(new JarEntry(SERVICE));
                out.write((provider + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        return jar;
    }
}
