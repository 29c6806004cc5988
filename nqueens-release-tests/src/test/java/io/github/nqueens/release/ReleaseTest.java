package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * A release, rehearsed twice: in two directories, with another time zone, language and umask, with a key made for it, up to
 * the upload to a stand-in of the Central Portal. What is uploaded is left in {@code target/staged}, where the examples of
 * the documentation and the OSGi framework take it from.
 */
@Tag("release")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReleaseTest {
    static final Path STAGED = Project.TARGET.resolve("staged");
    private static final Path REHEARSALS = Project.TARGET.resolve("rehearsal");

    private SigningKey key;
    private Portal portal;
    private Map<String, byte[]> first;
    private Map<String, byte[]> second;

    @BeforeAll
    void rehearse() throws Exception {
        Files.createDirectories(Project.TARGET);
        key = SigningKey.make();
        portal = Portal.open(key);
        first = released("first", Map.of("TZ", "UTC", "LC_ALL", "C.UTF-8"), "022", List.of());
        second = released(
                "another-directory/second",
                Map.of("TZ", "Asia/Kathmandu", "LC_ALL", "tr_TR.UTF-8"),
                "077",
                List.of("-Duser.language=tr", "-Duser.country=TR"));
        stage(first);
    }

    @AfterAll
    void close() throws IOException {
        if (portal != null) {
            portal.close();
        }
        if (key != null) {
            key.close();
        }
    }

    private Map<String, byte[]> released(
            String folder, Map<String, String> environment, String umask, List<String> options) throws Exception {
        Rehearsal rehearsal = Rehearsal.copyTo(REHEARSALS.resolve(folder)).prepared();
        Map<String, String> variables = new HashMap<>(environment);
        variables.putAll(key.environment());
        int before = portal.uploads().size();
        rehearsal
                .release(variables, umask, portal.url(), options)
                .orElseThrow("mvn -Prelease deploy in " + rehearsal.file(""));
        assertThat(portal.uploads()).hasSize(before + 1);
        return PortalRules.unzip(Files.readAllBytes(rehearsal.file("target/central-publishing/central-bundle.zip")));
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
    void thePortalAcceptsIt() {
        assertThat(portal.uploads()).hasSize(2).allSatisfy(upload -> {
            assertThat(upload.violations()).isEmpty();
            assertThat(upload.name()).isEqualTo("nqueens " + Project.releaseVersion());
            // The owner publishes by hand what was validated: it can never be taken back.
            assertThat(upload.publishingType()).isEqualTo("USER_MANAGED");
        });
        assertThat(portal.requests()).anyMatch(request -> request.startsWith("POST /api/v1/publisher/status"));
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
                        Project.child(
                                Project.parse(new String(pom, java.nio.charset.StandardCharsets.UTF_8)),
                                "dependencies"),
                        "dependency")
                .stream()
                .filter(dependency -> !"provided".equals(Project.text(dependency, "scope")))
                .map(dependency -> Project.text(dependency, "groupId") + ":" + Project.text(dependency, "artifactId"))
                .toList();
    }

    @Test
    void thePortalRefusesWhatLacksSomething() throws Exception {
        String stem = "io/github/nqueens/nqueens-core/" + Project.releaseVersion() + "/nqueens-core-"
                + Project.releaseVersion();
        assertThat(PortalRules.violations(first, key)).isEmpty();
        for (String ending : List.of(
                ".jar",
                ".pom",
                "-sources.jar",
                "-javadoc.jar",
                ".jar.asc",
                ".jar.md5",
                ".pom.sha1",
                "-cyclonedx.json")) {
            Map<String, byte[]> changed = new TreeMap<>(first);
            assertThat(changed.remove(stem + ending)).as(ending).isNotNull();
            assertThat(PortalRules.violations(changed, key))
                    .as("without " + ending)
                    .isNotEmpty();
        }
        for (String ending : List.of(".jar", ".pom", ".jar.asc", ".jar.md5")) {
            Map<String, byte[]> changed = new TreeMap<>(first);
            byte[] content = changed.get(stem + ending);
            byte[] damaged = Arrays.copyOf(content, content.length);
            damaged[content.length / 2] ^= 1;
            changed.put(stem + ending, damaged);
            assertThat(PortalRules.violations(changed, key))
                    .as("damaged " + ending)
                    .isNotEmpty();
        }
        Map<String, byte[]> more = new TreeMap<>(first);
        more.put("io/github/nqueens/readme.txt", new byte[] {1});
        assertThat(PortalRules.violations(more, key)).isNotEmpty();
    }
}
