package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.AutoComplete;
import picocli.CommandLine;

/**
 * What a native image of GraalVM has to know of the command line: the classes whose fields picocli sets and whose constructors it
 * calls. Nobody has built such an image here.
 */
class NativeImageTest {
    private static final Path CONFIG =
            Path.of("src/main/resources/META-INF/native-image/io.github.nqueens/nqueens-cli/reflect-config.json");

    /** Picocli's own commands, and the holder of its options for help. */
    private static final List<String> OF_PICOCLI =
            List.of(AutoComplete.GenerateCompletion.class.getName(), CommandLine.class.getName() + "$AutoHelpMixin");

    @Test
    void everyClassThatPicocliReflectsOnIsNamed() throws Exception {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("io.github.nqueens.cli");
        Set<String> names = new TreeSet<>(OF_PICOCLI);
        for (JavaClass type : classes) {
            if (isAnnotated(type) || isMadeByPicocli(type)) {
                names.add(type.getName());
            }
        }
        assertThat(names).hasSizeGreaterThan(25);
        for (String name : names) {
            assertThat(Class.forName(name).getName()).isEqualTo(name);
        }
        assertThat(Files.readString(CONFIG))
                .isEqualTo(names.stream()
                        .map(name -> "  {\"name\": \"" + name + "\", \"allDeclaredConstructors\": true,"
                                + " \"allDeclaredFields\": true, \"allDeclaredMethods\": true}")
                        .collect(Collectors.joining(",\n", "[\n", "\n]\n")));
    }

    private static boolean isAnnotated(JavaClass type) {
        return Stream.of(
                        Stream.of(type).flatMap(one -> one.getAnnotations().stream()),
                        type.getFields().stream().flatMap(field -> field.getAnnotations().stream()),
                        type.getMethods().stream().flatMap(method -> method.getAnnotations().stream()))
                .flatMap(annotations -> annotations)
                .anyMatch(annotation -> annotation.getRawType().getPackageName().equals("picocli"));
    }

    /** Converters, providers of versions and candidates for completion are named in annotations. */
    private static boolean isMadeByPicocli(JavaClass type) {
        return type.isAssignableTo(CommandLine.ITypeConverter.class)
                || type.isAssignableTo(CommandLine.IVersionProvider.class)
                || type.isAssignableTo(Iterable.class);
    }
}
