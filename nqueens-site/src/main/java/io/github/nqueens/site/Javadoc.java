package io.github.nqueens.site;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The documentation of all modules in one, so that links lead from one module to the other and one search finds all. */
final class Javadoc {
    static final String FOLDER = "javadoc";
    private static final Pattern MODULE = Pattern.compile("^(?:open )?module ([\\w.]+)", Pattern.MULTILINE);

    private static final Pattern EXPORTED_TO_SOME = Pattern.compile("exports ([\\w.]+)\\s+to\\b");

    private Javadoc() {}

    /** Writes the documentation into a folder of the site. The class path has what the modules depend on. */
    static void write(Path root, Path site) throws IOException {
        Map<String, Path> modules = modules(root);
        List<String> arguments = new ArrayList<>(List.of(
                "-quiet",
                "-notimestamp",
                "-Xdoclint:none",
                "-encoding",
                "UTF-8",
                "-windowtitle",
                "nqueens",
                "-doctitle",
                "nqueens",
                "-d",
                site.resolve(FOLDER).toString(),
                "-exclude",
                internal(modules.values()),
                "--module-path",
                dependencies(),
                "--module",
                String.join(",", modules.keySet())));
        modules.forEach((name, sources) -> {
            arguments.add("--module-source-path");
            arguments.add(name + "=" + sources);
        });
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int status = ToolProvider.findFirst("javadoc").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        if (status != 0) {
            throw new IOException("javadoc failed:\n" + said);
        }
    }

    private static Map<String, Path> modules(Path root) throws IOException {
        Map<String, Path> modules = new TreeMap<>();
        try (Stream<Path> folders = Files.list(root)) {
            for (Path sources :
                    folders.map(folder -> folder.resolve("src/main/java")).toList()) {
                Path declaration = sources.resolve("module-info.java");
                if (Files.exists(declaration)) {
                    Matcher module = MODULE.matcher(Files.readString(declaration));
                    if (!module.find()) {
                        throw new IOException(declaration + " declares no module");
                    }
                    modules.put(module.group(1), sources);
                }
            }
        }
        return modules;
    }

    /** The packages that a module exports to some modules only: no user meets them. */
    private static String internal(Collection<Path> sources) throws IOException {
        List<String> packages = new ArrayList<>();
        for (Path folder : sources) {
            EXPORTED_TO_SOME
                    .matcher(Files.readString(folder.resolve("module-info.java")))
                    .results()
                    .forEach(found -> packages.add(found.group(1)));
        }
        return String.join(":", packages);
    }

    /** Jars only: the modules themselves are read as sources. */
    private static String dependencies() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(path -> path.toString().endsWith(".jar"))
                .filter(path -> !path.getFileName().toString().startsWith("nqueens-"))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
