package io.github.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The blocks of docs/cluster.md that need Spark compile. */
class DocumentedCodeTest {
    private static final Pattern BLOCK =
            Pattern.compile("^```java spark\\R(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    @TempDir
    private Path folder;

    @Test
    void codeCompiles() throws Exception {
        Matcher blocks = BLOCK.matcher(Files.readString(Path.of("..", "docs", "cluster.md")));
        int found = 0;
        while (blocks.find()) {
            String name = "Block" + found++;
            Path file = Files.writeString(
                    folder.resolve(name + ".java"),
                    "import io.github.nqueens.*; import io.github.nqueens.solutions.*; import io.github.nqueens.solutions.parts.*;"
                            + " import io.github.nqueens.spark.*; import java.time.*; class " + name
                            + " { void run(org.apache.spark.SparkContext sparkContext) {\n" + blocks.group(1)
                            + "} }\n");
            StringWriter said = new StringWriter();
            int status = ToolProvider.findFirst("javac")
                    .orElseThrow()
                    .run(
                            new PrintWriter(said),
                            new PrintWriter(said),
                            "-proc:none",
                            "-d",
                            folder.toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            file.toString());
            assertThat(status).as("%s%n%s", blocks.group(1), said).isZero();
        }
        assertThat(found).isPositive();
    }
}
