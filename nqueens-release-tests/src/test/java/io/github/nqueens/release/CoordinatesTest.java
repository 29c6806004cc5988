package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Coordinates are the same wherever they stand: in POMs, examples and the documentation. */
class CoordinatesTest {
    private static final Pattern GRADLE = Pattern.compile("\"([\\w.]*nqueens[\\w.]*):([\\w-]+)(?::([^\"]+))?\"");
    private static final Pattern MAVEN =
            Pattern.compile("<groupId>([\\w.]*nqueens[\\w.]*)</groupId>\\s*<artifactId>([\\w-]+)</artifactId>"
                    + "(?:\\s*<version>([^<]+)</version>)?");
    private static final Pattern COMMAND_LINE =
            Pattern.compile("\\b(io\\.[\\w.]*nqueens):(nqueens-[\\w-]+):([\\w.${}-]+)");

    @Test
    void everyModuleHasTheGroupAndVersionOfTheParent() {
        assertThat(Project.text(Project.pom("pom.xml"), "groupId")).isEqualTo(Project.GROUP);
        List<String> modules = new ArrayList<>(Project.modules());
        modules.add("nqueens-benchmarks");
        assertThat(modules).allSatisfy(module -> {
            Element pom = Project.pom(module + "/pom.xml");
            Element parent = Project.child(pom, "parent");
            assertThat(Project.text(parent, "groupId")).isEqualTo(Project.GROUP);
            assertThat(Project.text(parent, "version")).isEqualTo(Project.version());
            assertThat(Project.text(pom, "artifactId")).isEqualTo(module);
            assertThat(Project.text(pom, "groupId")).isNull();
            assertThat(Project.text(pom, "version")).isNull();
        });
    }

    @Test
    void theBillOfMaterialsHasEveryPublishedLibrary() {
        Element management = Project.child(Project.pom("nqueens-bom/pom.xml"), "dependencyManagement");
        assertThat(Project.children(Project.child(management, "dependencies"), "dependency").stream()
                        .map(dependency -> Project.text(dependency, "artifactId")))
                .containsExactlyInAnyOrderElementsOf(Project.publishedModules().stream()
                        .filter(Project::isLibrary)
                        .toList());
    }

    @Test
    void whatIsShownToUsersExists() throws IOException {
        Set<String> artifacts = new TreeSet<>(Project.publishedModules());
        List<String> wrong = new ArrayList<>();
        int found = 0;
        for (Path file : shown()) {
            String text = Files.readString(file);
            for (Pattern pattern : List.of(GRADLE, MAVEN, COMMAND_LINE)) {
                Matcher matcher = pattern.matcher(text);
                while (matcher.find()) {
                    found++;
                    String version = matcher.group(3);
                    boolean right = matcher.group(1).equals(Project.GROUP)
                            && artifacts.contains(matcher.group(2))
                            && (version == null
                                    || version.equals("${nqueens.version}")
                                    || version.equals(Project.version())
                                    || version.equals(Project.releaseVersion())
                                    || version.equals(Project.lastVersion()));
                    if (!right) {
                        wrong.add(Project.ROOT.relativize(file) + ": " + matcher.group());
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(found).isGreaterThan(10);
    }

    @Test
    void theExamplesNameTheVersionThatIsReleasedNext() throws IOException {
        assertThat(examples())
                .hasSizeGreaterThan(5)
                .allSatisfy(example -> assertThat(Files.readString(example))
                        .contains("<nqueens.version>" + Project.releaseVersion() + "</nqueens.version>"));
        assertThat(Files.readString(Project.ROOT.resolve("docs/examples/gradle/build.gradle.kts")))
                .contains(Project.GROUP + ":nqueens-bom:" + Project.releaseVersion());
        assertThat(Files.readString(Project.ROOT.resolve("jbang-catalog.json")))
                .contains(Project.GROUP + ":nqueens-cli:" + Project.releaseVersion());
    }

    /** A release writes the address of the POM in place of it. */
    @Test
    void theAddressIsTheSameInThePagesAndInWhatTheyAreCitedBy() {
        String address = "https://example.invalid/nqueens";
        String cited = Project.read(Project.ROOT.resolve("CITATION.cff"));
        if (cited.contains(address)) {
            assertThat(Project.read(Project.ROOT.resolve("README.md")))
                    .contains("git clone " + address + ".git", "(" + address + "/issues)");
        } else {
            assertThat(cited)
                    .contains("repository-code: \""
                            + Project.text(Project.child(Project.pom("pom.xml"), "properties"), "nqueens.url") + "\"");
            assertThat(Project.read(Project.ROOT.resolve("README.md"))).doesNotContain("example.invalid");
        }
    }

    /** Modules and bundles show the same packages. */
    @Test
    void everyModuleTellsOsgiWhatItExports() {
        for (String module : Project.publishedModules()) {
            Path classes = Project.ROOT.resolve(module).resolve("target/classes");
            if (Files.exists(classes.resolve("module-info.class"))) {
                ModuleDescriptor descriptor =
                        ModuleFinder.of(classes).findAll().iterator().next().descriptor();
                Element properties = Project.child(Project.pom(module + "/pom.xml"), "properties");
                String told = Project.text(properties, "nqueens.osgi.exports");
                if (told != null) {
                    told = told.replace("${nqueens.exports}", "" + Project.text(properties, "nqueens.exports"));
                }
                assertThat(told == null ? Set.of() : new TreeSet<>(List.of(told.split(","))))
                        .as("nqueens.osgi.exports in %s/pom.xml", module)
                        .isEqualTo(descriptor.exports().stream()
                                .map(ModuleDescriptor.Exports::source)
                                .collect(Collectors.toCollection(TreeSet::new)));
            }
        }
    }

    private static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.walk(Project.ROOT.resolve("docs/examples"), 2)) {
            return files.filter(file -> file.endsWith("pom.xml")).toList();
        }
    }

    private static List<Path> shown() throws IOException {
        try (Stream<Path> docs = Files.walk(Project.ROOT.resolve("docs"));
                Stream<Path> root = Files.list(Project.ROOT)) {
            return Stream.concat(
                            docs.filter(file -> file.toString().matches(".*\\.(md|xml|kts)")),
                            root.filter(file -> file.toString().endsWith(".md")))
                    .toList();
        }
    }
}
