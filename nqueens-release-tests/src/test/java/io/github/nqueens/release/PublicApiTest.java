package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What users can compile against is listed in {@code docs/api}, a file for each module, so that no change of it goes
 * unnoticed.
 */
class PublicApiTest {
    private static final Path LISTS = Project.ROOT.resolve("docs/api");

    static Stream<String> modules() {
        return Project.publishedModules().stream()
                .filter(module -> Files.exists(Project.ROOT.resolve(module).resolve("src/main/java")));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void theListIsWhatTheClassesShow(String module) throws IOException {
        Path list = LISTS.resolve(module + ".txt");
        Path classes = Project.ROOT.resolve(module).resolve("target/classes");
        assumeTrue(Project.isOfEachBuild(module) || isBuilt(classes), module + " is not part of this build");
        Generated.assertHolds(list, listing(classes));
    }

    /** Whether this build made the classes: those of an earlier build are not on the class path. */
    private static boolean isBuilt(Path classes) throws IOException {
        if (!Files.exists(classes)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .findFirst()
                    .map(file -> classes.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> PublicApiTest.class.getClassLoader().getResource(name) != null)
                    .isPresent();
        }
    }

    private static String listing(Path classes) throws IOException {
        Set<String> packages = new TreeSet<>();
        if (Files.exists(classes.resolve("module-info.class"))) {
            ModuleDescriptor descriptor =
                    ModuleFinder.of(classes).findAll().iterator().next().descriptor();
            descriptor.exports().stream()
                    .filter(exports -> !exports.isQualified())
                    .forEach(exports -> packages.add(exports.source()));
        } else {
            packages.addAll(allPackages(classes));
        }
        StringBuilder listing = new StringBuilder();
        for (String name : packages) {
            listing.append("package ").append(name).append('\n');
            for (List<String> type : types(classFiles(classes.resolve(name.replace('.', '/'))))) {
                listing.append(shown(type));
            }
        }
        return listing.toString();
    }

    private static Set<String> allPackages(Path classes) throws IOException {
        Set<String> packages = new TreeSet<>();
        try (Stream<Path> files = Files.walk(classes)) {
            files.filter(file -> file.toString().endsWith(".class"))
                    .forEach(file -> packages.add(
                            classes.relativize(file.getParent()).toString().replace('/', '.')));
        }
        return packages;
    }

    private static List<Path> classFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> !file.endsWith("package-info.class"))
                    .sorted()
                    .toList();
        }
    }

    /** The lines of each type, as javap tells them. */
    private static List<List<String>> types(List<Path> files) {
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        List<String> arguments = new ArrayList<>(List.of("-protected", "-constants"));
        files.forEach(file -> arguments.add(file.toString()));
        int status = ToolProvider.findFirst("javap").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        assertThat(status).as(printed.toString()).isZero();
        List<List<String>> types = new ArrayList<>();
        for (String line : printed.toString().lines().toList()) {
            if (line.startsWith("Compiled from")) {
                types.add(new ArrayList<>());
            } else if (!line.equals("}")) {
                types.get(types.size() - 1).add(line);
            }
        }
        assertThat(types).hasSameSizeAs(files);
        return types;
    }

    /** A type and its members; nothing for a type that users cannot name. */
    private static String shown(List<String> type) {
        String head = type.get(0);
        if (!head.startsWith("public ") && !head.startsWith("protected ")) {
            return "";
        }
        StringBuilder shown =
                new StringBuilder("  ").append(head.replace(" {", "")).append('\n');
        type.stream()
                .skip(1)
                .map(String::strip)
                .sorted()
                .forEach(line -> shown.append("    ").append(line).append('\n'));
        return shown.toString();
    }
}
