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
    private Rehearsal rehearsed;
    private Map<String, byte[]> first;
    private Map<String, byte[]> second;

    @BeforeAll
    void rehearse() throws Exception {
        Files.createDirectories(Project.TARGET);
        key = SigningKey.make();
        // A build uses one processor most of the time, so that two at once take little longer than one. The site is
        // made once:
        // it is no part of the bundle.
        FutureTask<Map<String, byte[]>> other = new FutureTask<>(() -> released(
                Rehearsal.copyTo(REHEARSALS.resolve("another-directory/second")),
                Map.of("TZ", "Asia/Kathmandu", "LC_ALL", "tr_TR.UTF-8"),
                List.of("-P-site", "-Duser.language=tr", "-Duser.country=TR")));
        new Thread(other, "second rehearsal").start();
        rehearsed = Rehearsal.copyTo(REHEARSALS.resolve("first"));
        first = released(rehearsed, Map.of("TZ", "UTC", "LC_ALL", "C.UTF-8"), List.of());
        second = other.get();
        stage(first);
    }

    @AfterAll
    void close() throws IOException {
        if (key != null) {
            key.close();
        }
    }

    private Map<String, byte[]> released(Rehearsal rehearsal, Map<String, String> environment, List<String> options)
            throws Exception {
        rehearsal.prepared();
        Map<String, String> variables = new HashMap<>(environment);
        variables.putAll(key.environment());
        rehearsal.release(variables, options).orElseThrow(".ci/release in " + rehearsal.file(""));
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
    void theTagHoldsTheReleaseAndTheNextCommitGoesOn() throws Exception {
        String tag = "v" + Project.releaseVersion();
        assertThat(rehearsed.committed(tag, "pom.xml"))
                .contains("<version>" + Project.releaseVersion() + "</version>", "2026-01-31T00:00:00Z");
        assertThat(rehearsed.committed(tag, "CHANGELOG.md"))
                .contains("## [" + Project.releaseVersion() + "] - 2026-01-31");
        assertThat(rehearsed.committed(tag, "CITATION.cff"))
                .contains(
                        "version: " + Project.releaseVersion() + "\ndate-released: 2026-01-31",
                        "repository-code: \"https://nqueens.example/nqueens\"");
        for (String page : List.of("README.md", "docs/installing.md", "docs/citing.md", "docs/examples/README.md")) {
            assertThat(rehearsed.committed(tag, page)).as(page).doesNotContain(Project.version(), "example.invalid");
        }
        String next = Project.nextVersion();
        assertThat(rehearsed.committed("HEAD", "pom.xml"))
                .contains(
                        "<version>" + next + "</version>",
                        "<nqueens.last.release>" + Project.releaseVersion() + "<",
                        "<nqueens.compare.skip>false<");
        assertThat(rehearsed.committed("HEAD", "nqueens-core/pom.xml")).contains("<version>" + next + "</version>");
        assertThat(rehearsed.committed("HEAD", "docs/examples/class-path/pom.xml"))
                .contains("<nqueens.version>" + next.replace("-SNAPSHOT", "") + "<");
        assertThat(rehearsed.committed("HEAD", "README.md")).contains("<version>" + Project.releaseVersion() + "<");
        assertThat(rehearsed.committed("HEAD", "CHANGELOG.md"))
                .contains("## [" + next.replace("-SNAPSHOT", "") + "] - Unreleased\n\n## [" + Project.releaseVersion());
    }

    @Test
    void theFolderOfTheReleaseHoldsWhatOthersGetAndItsChecksums() throws Exception {
        Path folder = rehearsed.file("target/release");
        List<String> sums = Files.readAllLines(folder.resolve("SHA256SUMS"));
        assertThat(sums)
                .extracting(line -> line.substring(66))
                .containsExactly(
                        "central-bundle.zip", "lab.html", "nqueens.jar", "nqueens.jar-cyclonedx.json", "site.zip");
        assertThat(sums)
                .allSatisfy(line ->
                        assertThat(line).startsWith(sha256(Files.readAllBytes(folder.resolve(line.substring(66))))));
        assertThat(folder.resolve("SHA256SUMS.asc")).content().startsWith("-----BEGIN PGP SIGNATURE-----");
        Map<String, byte[]> site = unzip(Files.readAllBytes(folder.resolve("site.zip")));
        assertThat(site)
                .containsKeys("index.html", "lab.html", "docs/gallery/tree.html", "docs/algorithms/images/tabu.svg");
        assertThat(new String(site.get("index.html"), StandardCharsets.UTF_8))
                .contains(
                        "href=\"lab.html\"",
                        "href=\"javadoc/index.html\"",
                        "git clone https://nqueens.example/nqueens.git");
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
