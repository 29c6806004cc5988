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
 * unnoticed. The system property {@code nqueens.api.update} set to true writes the lists.
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
        assumeTrue(Files.exists(classes) || Project.isOfEachBuild(module), module + " is not part of this build");
        String shown = listing(classes);
        if (Boolean.getBoolean("nqueens.api.update")) {
            Files.createDirectories(LISTS);
            Files.writeString(list, shown);
        }
        assertThat(list)
                .as("the list of the public API; if the change is meant, renew it: see CONTRIBUTING.md")
                .exists()
                .content()
                .isEqualTo(shown);
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
            for (Path file : classFiles(classes.resolve(name.replace('.', '/')))) {
                listing.append(type(file));
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

    /** A type and its members, as javap tells them; nothing for a type that users cannot name. */
    private static String type(Path file) {
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        int status = ToolProvider.findFirst("javap")
                .orElseThrow()
                .run(out, out, "-protected", "-constants", file.toString());
        assertThat(status).as(printed.toString()).isZero();
        List<String> lines = new ArrayList<>(printed.toString().lines().toList());
        lines.removeIf(line -> line.startsWith("Compiled from") || line.equals("}"));
        String head = lines.remove(0);
        if (!head.startsWith("public ") && !head.startsWith("protected ")) {
            return "";
        }
        StringBuilder type =
                new StringBuilder("  ").append(head.replace(" {", "")).append('\n');
        lines.stream()
                .map(String::strip)
                .sorted()
                .forEach(line -> type.append("    ").append(line).append('\n'));
        return type.toString();
    }
}
