package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import io.github.nqueens.NQueensException;
import io.github.nqueens.SearchAbandonedException;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverDefectException;
import io.github.nqueens.Solvers;
import io.github.nqueens.solutions.CountAbandonedException;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.spi.SearchOutcome;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What Java's serialization may write of all modules that a program can have: the values of core, exceptions, and enumerations. */
@AnalyzeClasses(packages = "io.github.nqueens", importOptions = ImportOption.DoNotIncludeTests.class)
class SerializableTypesTest {
    /** Beside them a map of tables of the join inherits it, which nobody is given. */
    private static final Set<String> VALUES = Set.of("Board", "Problem", "SerializedText", "Square");

    @ArchTest
    static void onlyValuesExceptionsAndEnumerationsAreSerializable(JavaClasses classes) {
        List<String> others = serializable(classes).stream()
                .filter(type -> !type.isAssignableTo(Throwable.class) && !type.isAssignableTo(Map.class))
                .map(JavaClass::getSimpleName)
                .sorted()
                .toList();
        assertThat(others).containsExactlyInAnyOrderElementsOf(VALUES);
    }

    /** An exception that cannot be written hides what it tells from a process that gets it. */
    @ArchTest
    static void whatASerializableObjectHoldsIsSerializableOrTransient(JavaClasses classes) {
        for (JavaClass type : serializable(classes)) {
            assertThat(type.getFields())
                    .as(type.getName())
                    .filteredOn(field -> !field.getModifiers().contains(JavaModifier.STATIC)
                            && !field.getModifiers().contains(JavaModifier.TRANSIENT))
                    .allMatch(SerializableTypesTest::isWritten, "is serializable");
        }
    }

    private static boolean isWritten(JavaField field) {
        JavaClass type = field.getRawType().getBaseComponentType();
        return type.isPrimitive() || type.isAssignableTo(Serializable.class);
    }

    private static List<JavaClass> serializable(JavaClasses classes) {
        return classes.stream()
                .filter(type -> type.isAssignableTo(Serializable.class) && !type.isEnum() && !type.isAnonymousClass())
                .toList();
    }

    @Test
    void anExceptionIsReadWithWhatItTells() throws Exception {
        CountAbandonedException count = new CountAbandonedException("the count was cancelled", CountStatus.CANCELLED);
        assertThat(copy(count).status()).isEqualTo(CountStatus.CANCELLED);
        SolverDefectException defect = new SolverDefectException("mine", "it returned null");
        assertThat(copy(defect).solver()).isEqualTo("mine");
        Solver idle = Solvers.of("none", context -> SearchOutcome.gaveUp("no idea"));
        SearchAbandonedException search = catchThrowableOfType(SearchAbandonedException.class, () -> idle.solve(4));
        for (NQueensException thrown : List.of(count, defect, search)) {
            assertThat(copy(thrown)).hasMessage(thrown.getMessage());
        }
    }

    @SuppressWarnings({"unchecked", "BanSerializableRead"}) // The bytes were written a moment before.
    private static <T> T copy(T value) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        }
    }
}
