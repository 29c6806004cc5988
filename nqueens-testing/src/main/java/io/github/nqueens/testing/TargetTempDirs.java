package io.github.nqueens.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * Makes the tests' folders in the build's own. The contract looks at what a solver leaves among the temporary files, where
 * folders of tests in another JVM would come and go meanwhile. Named in {@code junit-platform.properties}.
 */
public final class TargetTempDirs implements TempDirFactory {
    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext test) throws IOException {
        return Files.createTempDirectory(Files.createDirectories(Path.of("target", "temporary")), "test");
    }
}
