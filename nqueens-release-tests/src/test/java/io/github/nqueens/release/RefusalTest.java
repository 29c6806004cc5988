package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A release that lacks something fails before anything is built, and says what to do. */
@Tag("release")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RefusalTest {
    private Rehearsal tree;

    @TempDir
    private Path folder;

    @BeforeAll
    void copy() throws Exception {
        tree = Rehearsal.copyTo(Project.TARGET.resolve("refused")).committed();
    }

    @AfterAll
    void remove() throws Exception {
        Rehearsal.deleteAll(tree.file(""));
    }

    @Test
    void everythingIsMissing() throws Exception {
        Path added = Files.writeString(tree.file("added.txt"), "not committed");
        Command.Ran ran = tree.deploy(Map.of("GNUPGHOME", folder.toString()));
        Files.delete(added);
        assertThat(ran.status()).isNotZero();
        assertThat(ran.output())
                .contains("mvn versions:set -DnewVersion=")
                .contains("Fill in nqueens.url and nqueens.developer.* in pom.xml")
                .contains("Commit or remove them")
                .contains("added.txt")
                .contains("there is no key to sign with")
                .contains("no server 'central'");
        assertThat(ran.output()).as("fails at once").doesNotContain("maven-compiler-plugin", ":flatten");
        assertThat(tree.file("nqueens-core/target")).doesNotExist();
    }

    @Test
    void eachAloneIsEnough() throws Exception {
        Path settings = Files.writeString(folder.resolve("settings.xml"), "<server><id>central</id></server>");
        Map<String, String> complete = Map.of(
                "GOALS", "goals [deploy]",
                "VERSION", "0.1.0",
                "OWNER", "https://nqueens.example someone",
                "MAVEN_GPG_KEY", "a key",
                "USER_SETTINGS", "file " + settings,
                "GLOBAL_SETTINGS", "file none");
        assertThat(check(complete)).isEqualTo(new Command.Ran(0, ""));
        assertRefused(complete, "VERSION", "0.1.0-SNAPSHOT", "-DnewVersion=0.1.0");
        assertRefused(complete, "OWNER", "https://nqueens.example PLACEHOLDER", "placeholder");
        assertRefused(complete, "MAVEN_GPG_KEY", "", "gpg --full-generate-key");
        assertRefused(complete, "USER_SETTINGS", "file none", "docs/design/releasing.md");
        Map<String, String> withoutUpload = new HashMap<>(complete);
        withoutUpload.put("USER_SETTINGS", "none");
        withoutUpload.put("SKIP_UPLOAD", "true");
        assertThat(check(withoutUpload)).as("a bundle needs no token").isEqualTo(new Command.Ran(0, ""));
        assertThat(check(complete, "077").output()).contains("the umask is 0077");
        Path added = Files.writeString(tree.file("added.txt"), "not committed");
        assertRefused(complete, "VERSION", "0.1.0", "added.txt");
        Files.delete(added);
        Map<String, String> verify = new HashMap<>(complete);
        verify.put("GOALS", "goals [clean, verify]");
        verify.put("VERSION", "0.1.0-SNAPSHOT");
        assertThat(check(verify)).as("what publishes nothing may lack it").isEqualTo(new Command.Ran(0, ""));
    }

    @Test
    void theCommandRefusesBeforeItChangesAnything() throws Exception {
        Command.Ran placeholders = tree.release(Map.of("MAVEN_GPG_KEY", "a key"), List.of());
        assertThat(placeholders.status()).isEqualTo(1);
        assertThat(placeholders.output()).contains("the owner is a placeholder");
        Command.Ran usage = Command.run(
                tree.file(""),
                Map.of(),
                folder.resolve("log.txt"),
                List.of(tree.file(".ci/release").toString(), "0.1", "0.2.0"));
        assertThat(usage).isEqualTo(new Command.Ran(2, usage.output()));
        assertThat(usage.output()).startsWith("usage: .ci/release VERSION NEXT-SNAPSHOT");
        assertThat(tree.committed("HEAD", "pom.xml")).contains("<version>" + Project.version() + "</version>");
    }

    private void assertRefused(Map<String, String> complete, String name, String value, String advice)
            throws Exception {
        Map<String, String> environment = new HashMap<>(complete);
        environment.put(name, value);
        Command.Ran ran = check(environment);
        assertThat(ran.status()).as(name).isEqualTo(1);
        assertThat(ran.output()).containsOnlyOnce("This is no release").contains(advice);
    }

    private Command.Ran check(Map<String, String> environment) throws Exception {
        return check(environment, "022");
    }

    private Command.Ran check(Map<String, String> environment, String umask) throws Exception {
        Map<String, String> variables = new HashMap<>(environment);
        variables.put("GNUPGHOME", folder.toString());
        String program = tree.file(".ci/check-release").toString();
        return Command.run(
                tree.file(""),
                variables,
                folder.resolve("log.txt"),
                List.of("sh", "-c", "umask " + umask + "; exec \"$1\"", "sh", program));
    }
}
