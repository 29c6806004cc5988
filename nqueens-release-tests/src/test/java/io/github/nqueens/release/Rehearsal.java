package io.github.nqueens.release;

import java.io.File;
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
 * A copy of the source tree, made ready as its owner would make it, in which {@code .ci/release} is run. Nothing is installed
 * into the local repository.
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

    /** What docs/design/releasing.md has the owner do: fill in who he is, and commit. */
    Rehearsal prepared() throws IOException, InterruptedException {
        replace(folder.resolve("pom.xml"), "https://example.invalid/nqueens", "https://nqueens.example/nqueens");
        replace(folder.resolve("pom.xml"), ">PLACEHOLDER<", ">nobody@nqueens.example<");
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

    /** Runs the command that cuts a release. */
    public Command.Ran release(Map<String, String> environment, List<String> options)
            throws IOException, InterruptedException {
        return run(
                environment,
                List.of(folder.resolve(".ci/release").toString(), Project.releaseVersion(), Project.nextVersion()),
                options);
    }

    /** Runs {@code mvn -Prelease deploy} without a token. */
    Command.Ran deploy(Map<String, String> environment) throws IOException, InterruptedException {
        return run(environment, List.of("mvn", "-B", "-ntp", "-Prelease", "deploy"), List.of());
    }

    private Command.Ran run(Map<String, String> environment, List<String> program, List<String> options)
            throws IOException, InterruptedException {
        Map<String, String> variables = new HashMap<>(environment);
        variables.put("JAVA_HOME", System.getProperty("java.home"));
        variables.put(
                "PATH", Path.of(System.getProperty("maven.home"), "bin") + File.pathSeparator + System.getenv("PATH"));
        // The two rehearsals may run on two days.
        variables.put("RELEASE_DATE", "2026-01-31");
        for (String role : List.of("AUTHOR", "COMMITTER")) {
            variables.put("GIT_" + role + "_NAME", "Nobody");
            variables.put("GIT_" + role + "_EMAIL", "nobody@example.invalid");
        }
        List<String> command = new ArrayList<>(List.of("sh", "-c", "umask 022; exec \"$@\"", "sh"));
        command.addAll(program);
        command.addAll(List.of(
                // The proof of the release is what runs this.
                "-Dmaven.test.skip=true",
                "-Dinvoker.skip=true",
                "-Dmaven.install.skip=true",
                "-Dmaven.repo.local=" + System.getProperty("nqueens.localRepository")));
        command.addAll(options);
        return Command.run(folder, variables, log, command);
    }

    /** A file as a commit of the rehearsal holds it. */
    String committed(String commit, String file) throws IOException, InterruptedException {
        return Command.run(folder, Map.of(), log, List.of("git", "show", commit + ":" + file))
                .orElseThrow("git show")
                .output();
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
