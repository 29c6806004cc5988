package io.github.nqueens.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A copy of the source tree, made ready as its owner would make it, in which the command of a release is run. Nothing is
 * installed into the local repository.
 */
public final class Rehearsal {
    private final Path folder;
    private final Path log;

    private Rehearsal(Path folder) {
        this.folder = folder;
        this.log = folder.resolveSibling(folder.getFileName() + ".log");
    }

    /** A copy of what git would have in a commit, untracked files included. */
    static Rehearsal copyTo(Path folder) throws IOException, InterruptedException {
        deleteAll(folder);
        Rehearsal rehearsal = new Rehearsal(folder);
        Path list = folder.resolveSibling(folder.getFileName() + ".files");
        String files = Command.run(
                        Project.ROOT,
                        Map.of(),
                        list,
                        List.of("git", "ls-files", "--cached", "--others", "--exclude-standard"))
                .orElseThrow("git ls-files")
                .output();
        for (String file : files.lines().toList()) {
            Path from = Project.ROOT.resolve(file);
            if (Files.exists(from)) {
                Path to = folder.resolve(file);
                Files.createDirectories(to.getParent());
                Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
        return rehearsal;
    }

    /** What docs/design/releasing.md has the owner do: fill in who he is, set a version, commit. */
    Rehearsal prepared() throws IOException, InterruptedException {
        replace(folder.resolve("pom.xml"), "https://example.invalid/nqueens", "https://nqueens.example/nqueens");
        replace(folder.resolve("pom.xml"), ">PLACEHOLDER<", ">nobody@nqueens.example<");
        try (Stream<Path> files = Files.walk(folder, 2)) {
            for (Path pom :
                    files.filter(file -> file.endsWith("pom.xml")).sorted().toList()) {
                replace(pom, "<version>" + Project.version() + "<", "<version>" + Project.releaseVersion() + "<");
            }
        }
        return committed();
    }

    Rehearsal committed() throws IOException, InterruptedException {
        git("init", "-q");
        git("add", "-A");
        git("-c", "user.name=Nobody", "-c", "user.email=nobody@example.invalid", "commit", "-q", "-m", "release");
        return this;
    }

    private void git(String... arguments) throws IOException, InterruptedException {
        Command.run(
                        folder,
                        Map.of(),
                        log,
                        Stream.concat(Stream.of("git"), Stream.of(arguments)).toList())
                .orElseThrow("git");
    }

    /** Runs the release, {@code mvn -Prelease deploy}, up to the bundle that it would upload. */
    public Command.Ran release(Map<String, String> environment, List<String> options)
            throws IOException, InterruptedException {
        Path settings = folder.resolveSibling("settings.xml");
        Files.writeString(
                settings,
                "<settings><servers><server><id>central</id><username>a</username><password>b</password></server></servers></settings>\n");
        return run(
                environment,
                Stream.concat(Stream.of("-gs", settings.toString(), "-DskipUpload=true"), options.stream())
                        .toList());
    }

    /** Runs {@code mvn -Prelease deploy} without a token. */
    Command.Ran run(Map<String, String> environment, List<String> options) throws IOException, InterruptedException {
        Map<String, String> variables = new HashMap<>(environment);
        variables.put("JAVA_HOME", System.getProperty("java.home"));
        List<String> command = new ArrayList<>(List.of(
                "sh",
                "-c",
                "umask 022; exec \"$@\"",
                "sh",
                Path.of(System.getProperty("maven.home"), "bin", "mvn").toString(),
                "-B",
                "-ntp",
                "-Prelease",
                "deploy",
                // The proof of the release is what runs this.
                "-Dmaven.test.skip=true",
                "-Dinvoker.skip=true",
                "-Dmaven.install.skip=true",
                "-Dmaven.repo.local=" + System.getProperty("nqueens.localRepository")));
        command.addAll(options);
        return Command.run(folder, variables, log, command);
    }

    public Path file(String name) {
        return folder.resolve(name);
    }

    public static void deleteAll(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private static void replace(Path file, String from, String to) throws IOException {
        Files.writeString(file, Files.readString(file).replace(from, to));
    }
}
