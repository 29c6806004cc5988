package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a native image of GraalVM has to know of each library: the resources that the code loads. It finds services by itself, and
 * the libraries use no reflection. Nobody has built such an image here.
 */
class NativeImageTest {
    private static final Pattern INCLUDED = Pattern.compile("\"pattern\": \"([^\"]+)\"");
    private static final Pattern REFLECTION =
            Pattern.compile("Class\\.forName|java\\.lang\\.reflect|loadClass\\(|Proxy\\.new|ObjectInputStream");

    /** Types that refuse to be read from a stream name it, and read nothing by it. */
    private static final Pattern SERIALIZATION =
            Pattern.compile("import java\\.io\\.ObjectInputStream;|\\{@link java\\.io\\.ObjectInputStream}"
                    + "|private void readObject\\(ObjectInputStream in\\) throws InvalidObjectException \\{\\s*throw ");

    @ParameterizedTest
    @ValueSource(strings = {"core", "algorithms", "solutions", "formats", "puzzle", "visual", "lab", "cli"})
    void everyResourceOfTheJarIsIncluded(String module) throws IOException {
        Path resources = Project.ROOT.resolve("nqueens-" + module + "/src/main/resources");
        List<Pattern> included = included(resources, module);
        for (Path file : files(resources)) {
            String name = resources.relativize(file).toString().replace('\\', '/');
            assertThat(name.startsWith("META-INF/")
                            || included.stream()
                                    .anyMatch(pattern -> pattern.matcher(name).matches()))
                    .as("%s of nqueens-%s is in its resource-config.json", name, module)
                    .isTrue();
        }
    }

    @Test
    void theLibrariesUseNoReflection() throws IOException {
        List<Path> reflecting = new ArrayList<>();
        for (String module : List.of("core", "algorithms", "solutions", "formats", "puzzle", "visual", "lab")) {
            for (Path source : files(Project.ROOT.resolve("nqueens-" + module + "/src/main/java"))) {
                String code = Files.readString(source);
                if (REFLECTION
                        .matcher(SERIALIZATION.matcher(code).replaceAll(""))
                        .find()) {
                    reflecting.add(source);
                }
            }
        }
        assertThat(reflecting).isEmpty();
    }

    private static List<Pattern> included(Path resources, String module) throws IOException {
        Path config = resources.resolve(
                "META-INF/native-image/io.github.nqueens/nqueens-" + module + "/resource-config.json");
        if (!Files.exists(config)) {
            return List.of();
        }
        return INCLUDED.matcher(Files.readString(config))
                .results()
                .map((MatchResult found) -> Pattern.compile(found.group(1)))
                .toList();
    }

    private static List<Path> files(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
