package io.github.nqueens.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command that makes the site, for a repository with one module and one page. */
class MainTest {
    @TempDir
    private Path folder;

    @Test
    void theSiteHasJavadocAndNoBrokenLink() throws IOException {
        write("README.md", "# Top\n\n| you are | read |\n|---|---|\n| new | [one](docs/one.md) |\n");
        write("docs/one.md", "# One\n\n[none](none.md)\n");
        write(
                "lib/src/main/java/module-info.java",
                "/** A module. */\nmodule lib {\n    exports lib;\n    exports lib.inside to\n            java.desktop;\n}\n");
        write("lib/src/main/java/lib/Thing.java", "package lib;\n\n/** A thing. */\npublic final class Thing {}\n");
        write("lib/src/main/java/lib/inside/Hidden.java", "package lib.inside;\n\npublic final class Hidden {}\n");
        String[] arguments = {folder.toString(), folder.resolve("site").toString()};

        assertThatThrownBy(() -> Main.main(arguments)).hasMessageContaining("docs/one.html: none.md");
        write("docs/one.md", "# One\n\n[top](../README.md)\n");
        Main.main(arguments);
        assertThat(folder.resolve("site/javadoc/lib/lib/Thing.html")).content().contains("A thing.");
        assertThat(folder.resolve("site/javadoc/lib/lib/inside")).doesNotExist();
        assertThat(folder.resolve("site/docs/one.html")).content().contains("../javadoc/index.html");

        write("lib/src/main/java/lib/Thing.java", "package lib; clas Thing {}");
        assertThatThrownBy(() -> Main.main(arguments)).hasMessageContaining("Thing.java");
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
