package io.github.nqueens.testing;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The class path of a program that a test starts in a virtual machine of its own. */
public final class ClassPath {
    private ClassPath() {}

    /** The folders or jars of the classes, as the build made them. */
    public static String of(Class<?>... types) {
        return Stream.of(types)
                .map(ClassPath::location)
                .map(Path::toString)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The path of {@link #of} and the logging facade, as a user's build would resolve it. */
    public static String withLogging(Class<?>... types) {
        return of(types) + File.pathSeparator + loggingFacade();
    }

    private static String loggingFacade() {
        return Stream.of("jdk.module.path", "java.class.path")
                .map(System::getProperty)
                .filter(Objects::nonNull)
                .flatMap(path -> Stream.of(path.split(File.pathSeparator, -1)))
                .filter(entry -> entry.contains("slf4j-api"))
                .findFirst()
                .orElseThrow();
    }

    /** The folder or jar of a class. */
    public static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
