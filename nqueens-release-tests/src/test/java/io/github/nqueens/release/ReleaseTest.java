package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * A release, rehearsed twice: in two directories, with another time zone and language, with a key made for it, up to the bundle
 * that would be uploaded. The Central Portal checks the rest before anything is public. What would be uploaded is left in
 * {@code target/staged}, where the examples of the documentation and the OSGi framework take it from.
 */
@Tag("release")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReleaseTest {
    static final Path STAGED = Project.TARGET.resolve("staged");
    private static final Path REHEARSALS = Project.TARGET.resolve("rehearsal");

    private SigningKey key;
    private Map<String, byte[]> first;
    private Map<String, byte[]> second;

    @BeforeAll
    void rehearse() throws Exception {
        Files.createDirectories(Project.TARGET);
        key = SigningKey.make();
        // A build uses one processor most of the time, so that two at once take little longer than one.
        FutureTask<Map<String, byte[]>> other = new FutureTask<>(() -> released(
                "another-directory/second",
                Map.of("TZ", "Asia/Kathmandu", "LC_ALL", "tr_TR.UTF-8"),
                List.of("-Duser.language=tr", "-Duser.country=TR")));
        new Thread(other, "second rehearsal").start();
        first = released("first", Map.of("TZ", "UTC", "LC_ALL", "C.UTF-8"), List.of());
        second = other.get();
        stage(first);
    }

    @AfterAll
    void close() throws IOException {
        if (key != null) {
            key.close();
        }
    }

    private Map<String, byte[]> released(String folder, Map<String, String> environment, List<String> options)
            throws Exception {
        Rehearsal rehearsal = Rehearsal.copyTo(REHEARSALS.resolve(folder)).prepared();
        Map<String, String> variables = new HashMap<>(environment);
        variables.putAll(key.environment());
        rehearsal.release(variables, options).orElseThrow("mvn -Prelease deploy in " + rehearsal.file(""));
        return unzip(Files.readAllBytes(rehearsal.file("target/central-publishing/central-bundle.zip")));
    }

    private static Map<String, byte[]> unzip(byte[] archive) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (!entry.isDirectory()) {
                    files.put(entry.getName(), zip.readAllBytes());
                }
            }
        }
        return files;
    }

    private static void stage(Map<String, byte[]> files) throws IOException {
        Rehearsal.deleteAll(STAGED);
        Rehearsal.deleteAll(Project.TARGET.resolve("strangers-repository/io/github/nqueens"));
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = STAGED.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.write(path, file.getValue());
        }
        Files.writeString(
                Project.TARGET.resolve("bundle.txt"),
                files.entrySet().stream()
                        .map(file -> String.format("%9d %s%n", file.getValue().length, file.getKey()))
                        .collect(Collectors.joining()));
    }

    @Test
    void everyFileIsSignedAndHasChecksums() {
        List<String> files = first.keySet().stream()
                .filter(path -> !path.matches(".*\\.(md5|sha1|asc)"))
                .toList();
        assertThat(files).hasSizeGreaterThan(40);
        TreeSet<String> expected = new TreeSet<>(files);
        files.forEach(path -> expected.addAll(List.of(path + ".asc", path + ".md5", path + ".sha1")));
        assertThat(first.keySet()).isEqualTo(expected);
    }

    @Test
    void everyJarHasTheLicenseAndTheNotice() throws IOException {
        for (Map.Entry<String, byte[]> file : first.entrySet()) {
            if (file.getKey().endsWith(".jar")) {
                assertThat(unzip(file.getValue()).keySet())
                        .as(file.getKey())
                        .contains("META-INF/LICENSE", "META-INF/NOTICE");
            }
        }
    }

    @Test
    void everyPomStandsAlone() {
        first.forEach((path, content) -> {
            if (path.endsWith(".pom")) {
                String xml = new String(content, StandardCharsets.UTF_8);
                assertThat(xml.replace("${project.version}", ""))
                        .as(path)
                        .doesNotContain("${", "-SNAPSHOT", "PLACEHOLDER", "<parent>", "epositories>", "<scope>test<");
            }
        });
    }

    @Test
    void itHoldsThePublishedModulesAndNothingElse() {
        assertThat(first.keySet().stream()
                        .map(path -> Path.of(path).getName(3).toString())
                        .distinct()
                        .toList())
                .containsExactlyElementsOf(Project.publishedModules());
        for (String module : Project.publishedModules()) {
            String stem = "io/github/nqueens/" + module + "/" + Project.releaseVersion() + "/" + module + "-"
                    + Project.releaseVersion();
            TreeSet<String> files = new TreeSet<>(List.of(".pom", "-cyclonedx.json"));
            if (Project.isLibrary(module)) {
                files.addAll(List.of(".jar", "-sources.jar", "-javadoc.jar"));
            }
            assertThat(first.keySet().stream()
                            .filter(path -> path.startsWith(stem))
                            .map(path -> path.substring(stem.length()))
                            .filter(ending -> !ending.matches(".*\\.(md5|sha1|asc)")))
                    .containsExactlyInAnyOrderElementsOf(files);
        }
    }

    @Test
    void bothAreEqualByteForByte() throws Exception {
        Map<String, String> hashes = hashes(first);
        Files.writeString(
                Project.TARGET.resolve("hashes.txt"),
                hashes.entrySet().stream()
                        .map(file ->
                                file.getValue() + " " + hashes(second).get(file.getKey()) + " " + file.getKey() + "\n")
                        .collect(Collectors.joining()));
        assertThat(hashes(second)).isEqualTo(hashes);
        assertThat(hashes).hasSizeGreaterThan(20);
        assertThat(Files.mismatch(
                        REHEARSALS.resolve("first/nqueens-cli/target/nqueens.jar"),
                        REHEARSALS.resolve("another-directory/second/nqueens-cli/target/nqueens.jar")))
                .isEqualTo(-1);
    }

    /** A signature tells when it was made, so signatures differ. */
    private static Map<String, String> hashes(Map<String, byte[]> files) {
        Map<String, String> hashes = new TreeMap<>();
        files.forEach((path, content) -> {
            if (!path.endsWith(".asc")) {
                hashes.put(path, sha256(content));
            }
        });
        return hashes;
    }

    private static String sha256(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (java.security.NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void coreAndAlgorithmsHaveOnlySlf4jBehindThem() {
        assertThat(dependencies("nqueens-core")).containsExactly("org.slf4j:slf4j-api");
        assertThat(dependencies("nqueens-algorithms")).containsExactly("io.github.nqueens:nqueens-core");
        assertThat(dependencies("nqueens-solutions")).containsExactly("io.github.nqueens:nqueens-algorithms");
    }

    private List<String> dependencies(String module) {
        byte[] pom = first.get("io/github/nqueens/" + module + "/" + Project.releaseVersion() + "/" + module + "-"
                + Project.releaseVersion() + ".pom");
        return Project.children(
                        Project.child(Project.parse(new String(pom, StandardCharsets.UTF_8)), "dependencies"),
                        "dependency")
                .stream()
                .filter(dependency -> !"provided".equals(Project.text(dependency, "scope")))
                .map(dependency -> Project.text(dependency, "groupId") + ":" + Project.text(dependency, "artifactId"))
                .toList();
    }
}
