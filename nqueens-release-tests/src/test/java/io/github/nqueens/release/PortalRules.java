package io.github.nqueens.release;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.w3c.dom.Element;

/**
 * What the Central Portal demands of a bundle, file by file, after the requirements that its documentation lists, and what we
 * demand beyond.
 */
final class PortalRules {
    private static final Pattern PATH = Pattern.compile("(.+)/([^/]+)/([^/]+)/(\\2-\\3(?:-[a-z]+)?\\.[a-z.0-9]+)");
    private static final Set<String> CHECKSUMS = Set.of(".md5", ".sha1");
    private static final long MOST_BYTES = 80_000_000;
    private static final int MOST_FILES = 1_000;

    private final SigningKey key;
    private final Map<String, byte[]> files;
    private final List<String> violations = new ArrayList<>();

    private PortalRules(SigningKey key, Map<String, byte[]> files) {
        this.key = key;
        this.files = files;
    }

    /** The content of a bundle by path. */
    static Map<String, byte[]> unzip(byte[] bundle) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bundle))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (!entry.isDirectory()) {
                    files.put(entry.getName(), zip.readAllBytes());
                }
            }
        }
        return files;
    }

    /** What is wrong with a bundle; nothing if it is accepted. */
    static List<String> violations(Map<String, byte[]> files, SigningKey key) throws IOException, InterruptedException {
        PortalRules rules = new PortalRules(key, files);
        rules.check();
        return rules.violations;
    }

    private void check() throws IOException, InterruptedException {
        demand(!files.isEmpty(), "the bundle is empty");
        demand(files.size() <= MOST_FILES, files.size() + " files, more than " + MOST_FILES);
        long bytes =
                files.values().stream().mapToLong(content -> content.length).sum();
        demand(bytes <= MOST_BYTES, bytes + " bytes, more than " + MOST_BYTES);
        Map<String, Set<String>> namesByArtifact = new TreeMap<>();
        for (String path : files.keySet()) {
            String signed = without(path, ".md5", ".sha1");
            String artifact = without(signed, ".asc");
            Matcher matcher = PATH.matcher(artifact);
            if (!matcher.matches()) {
                violations.add(path + ": not named group/artifact/version/artifact-version[-classifier].extension");
                continue;
            }
            demand(files.containsKey(artifact), path + ": stands without " + artifact);
            demand(!matcher.group(3).endsWith("SNAPSHOT"), path + ": a snapshot");
            if (path.equals(artifact)) {
                String folder = matcher.group(1) + "/" + matcher.group(2) + "/" + matcher.group(3);
                namesByArtifact
                        .computeIfAbsent(folder, unused -> new TreeSet<>())
                        .add(matcher.group(4));
                checksums(path);
                signature(path);
                if (path.endsWith(".jar")) {
                    licenses(path);
                }
            }
        }
        for (Map.Entry<String, Set<String>> entry : namesByArtifact.entrySet()) {
            artifact(entry.getKey(), entry.getValue());
        }
    }

    private void checksums(String path) {
        for (String suffix : CHECKSUMS) {
            byte[] told = files.get(path + suffix);
            demand(told != null, path + ": no " + suffix);
            if (told != null) {
                String is = HexFormat.of()
                        .formatHex(
                                digest(suffix.equals(".md5") ? "MD5" : "SHA-1").digest(files.get(path)));
                demand(new String(told, StandardCharsets.US_ASCII).strip().equals(is), path + ": wrong " + suffix);
            }
        }
    }

    private void signature(String path) throws IOException, InterruptedException {
        byte[] signature = files.get(path + ".asc");
        demand(signature != null, path + ": not signed");
        if (signature != null) {
            Path folder = Files.createTempDirectory("nqueens-signed");
            Path file = Files.write(folder.resolve("file"), files.get(path));
            Path detached = Files.write(folder.resolve("file.asc"), signature);
            demand(key.verifies(detached, file), path + ": the signature is not of this file or not by this key");
            Files.delete(detached);
            Files.delete(file);
            Files.delete(folder);
        }
    }

    private void licenses(String path) throws IOException {
        Set<String> names;
        try {
            names = unzip(files.get(path)).keySet();
        } catch (ZipException e) {
            violations.add(path + ": damaged: " + e.getMessage());
            return;
        }
        demand(names.contains("META-INF/LICENSE"), path + ": no META-INF/LICENSE");
        demand(names.contains("META-INF/NOTICE"), path + ": no META-INF/NOTICE");
    }

    private void artifact(String folder, Set<String> names) {
        String[] parts = folder.split("/");
        String version = parts[parts.length - 1];
        String artifact = parts[parts.length - 2];
        String group = String.join(".", List.of(parts).subList(0, parts.length - 2));
        String stem = artifact + "-" + version;
        byte[] content = files.get(folder + "/" + stem + ".pom");
        if (content == null) {
            violations.add(folder + ": no POM");
            return;
        }
        String xml = new String(content, StandardCharsets.UTF_8);
        Element pom;
        try {
            pom = Project.parse(xml);
        } catch (IllegalArgumentException e) {
            violations.add(folder + ": " + e.getMessage());
            return;
        }
        demand(group.equals(Project.text(pom, "groupId")), folder + ": groupId " + Project.text(pom, "groupId"));
        demand(artifact.equals(Project.text(pom, "artifactId")), folder + ": another artifactId");
        demand(version.equals(Project.text(pom, "version")), folder + ": another version");
        for (String field : List.of("name", "description", "url")) {
            demand(notBlank(Project.text(pom, field)), folder + ": the POM has no " + field);
        }
        for (Element license : listed(folder, pom, "licenses", "license")) {
            demand(
                    notBlank(Project.text(license, "name")) && notBlank(Project.text(license, "url")),
                    folder + ": a license without name or url");
        }
        for (Element developer : listed(folder, pom, "developers", "developer")) {
            demand(
                    notBlank(Project.text(developer, "name")) && notBlank(Project.text(developer, "email")),
                    folder + ": a developer without name or email");
        }
        Element scm = Project.child(pom, "scm");
        for (String field : List.of("connection", "developerConnection", "url")) {
            demand(notBlank(Project.text(scm, field)), folder + ": scm without " + field);
        }
        for (String foreign : List.of("repositories", "pluginRepositories", "distributionManagement", "parent")) {
            demand(Project.child(pom, foreign) == null, folder + ": the POM has " + foreign);
        }
        demand(!xml.contains("-SNAPSHOT"), folder + ": the POM names a snapshot");
        demand(
                !xml.replace("${project.version}", version).contains("${"),
                folder + ": the POM has a property that is not resolved");
        for (Element dependency : Project.children(Project.child(pom, "dependencies"), "dependency")) {
            String name = Project.text(dependency, "artifactId");
            demand(notBlank(Project.text(dependency, "version")), folder + ": dependency " + name + " has no version");
            demand(Project.text(dependency, "systemPath") == null, folder + ": dependency " + name + " is a file");
            demand(!"test".equals(Project.text(dependency, "scope")), folder + ": dependency " + name + " is a test's");
        }
        boolean isPom = "pom".equals(Project.text(pom, "packaging"));
        for (String ending : isPom ? List.<String>of() : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
            demand(names.contains(stem + ending), folder + ": no " + stem + ending);
        }
        demand(names.contains(stem + "-cyclonedx.json"), folder + ": no bill of materials");
    }

    private List<Element> listed(String folder, Element pom, String list, String item) {
        List<Element> found = Project.children(Project.child(pom, list), item);
        demand(!found.isEmpty(), folder + ": the POM has no " + list);
        return found;
    }

    private void demand(boolean holds, String otherwise) {
        if (!holds) {
            violations.add(otherwise);
        }
    }

    private static boolean notBlank(String text) {
        return text != null && !text.isBlank();
    }

    private static String without(String path, String... suffixes) {
        for (String suffix : suffixes) {
            if (path.endsWith(suffix)) {
                return path.substring(0, path.length() - suffix.length());
            }
        }
        return path;
    }

    private static MessageDigest digest(String algorithm) {
        try {
            return MessageDigest.getInstance(algorithm);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
