package io.github.nqueens.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.Solvers;
import io.github.nqueens.Square;
import io.github.nqueens.formats.ProblemReader;
import io.github.nqueens.lab.Lab;
import io.github.nqueens.puzzle.Uniqueness;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.solutions.parts.CountPlan;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.visual.BoardSvg;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The promise of the packages' pages: an argument that is null and must not be leads to an exception that names it. */
class NullContractTest {
    private static final Map<Class<?>, Object> GIVEN = new HashMap<>();

    static {
        GIVEN.put(boolean.class, true);
        GIVEN.put(int.class, 1);
        GIVEN.put(long.class, 1L);
        GIVEN.put(double.class, 0.5);
        GIVEN.put(String.class, "word");
        GIVEN.put(String[].class, new String[] {"word"});
        GIVEN.put(int[].class, new int[] {1, 3, 0, 2});
        GIVEN.put(double[].class, new double[] {1});
        GIVEN.put(byte[].class, new byte[] {'1'});
        GIVEN.put(List.class, List.of());
        GIVEN.put(Collection.class, List.of());
        GIVEN.put(Map.class, Map.of());
        GIVEN.put(Consumer.class, (Consumer<Object>) any -> {});
        GIVEN.put(RandomGenerator.class, new Random(1));
        GIVEN.put(Duration.class, Duration.ofSeconds(1));
        GIVEN.put(Path.class, Path.of("no-such-folder"));
        GIVEN.put(Appendable.class, new StringWriter());
        GIVEN.put(Board.class, Board.of(1, 3, 0, 2));
        GIVEN.put(Problem.class, Problem.queens(4));
        GIVEN.put(Square.class, new Square(1, 1));
        GIVEN.put(Limits.class, Limits.none());
        GIVEN.put(SolveOptions.class, SolveOptions.defaults());
        GIVEN.put(SolverCatalog.class, SolverCatalog.load());
        GIVEN.put(Solver.class, Solvers.get("explicit"));
    }

    /** A value of a type, of which there need not be one here. */
    private static @Nullable Object given(Class<?> type) {
        return type.isEnum() ? type.getEnumConstants()[0] : GIVEN.get(type);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                Board.class,
                SolverDescriptor.class,
                Solutions.class,
                CountPlan.class,
                ProblemReader.class,
                Uniqueness.class,
                BoardSvg.class,
                Lab.class
            })
    void whatMakesAnObjectOrAnswersAtOnceNamesTheArgument(Class<?> ofPackage) throws Exception {
        List<String> calls = classes(ofPackage)
                .flatMap(type -> Stream.concat(
                        Arrays.stream(type.getConstructors()),
                        Arrays.stream(type.getMethods())
                                .filter(method -> Modifier.isStatic(method.getModifiers()))
                                .filter(method -> method.getDeclaringClass() == type)))
                .flatMap(NullContractTest::calls)
                .toList();
        assertThat(calls).isNotEmpty().allSatisfy(call -> assertThat(call).endsWith(" is named"));
    }

    /** The public classes of a package, which lies in a folder or in a jar. */
    private static Stream<Class<?>> classes(Class<?> one) throws Exception {
        Path place =
                Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI());
        String folder = one.getPackageName().replace('.', '/');
        List<Class<?>> found = new ArrayList<>();
        if (Files.isDirectory(place)) {
            addClasses(place.resolve(folder), one.getPackageName(), found);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                addClasses(jar.getPath(folder), one.getPackageName(), found);
            }
        }
        return found.stream().filter(type -> isPublic(type) && !type.isEnum());
    }

    private static void addClasses(Path folder, String name, List<Class<?>> found) throws Exception {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "[A-Z]*.class")) {
            for (Path file : files) {
                found.add(
                        Class.forName(name + "." + file.getFileName().toString().replace(".class", "")));
            }
        }
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> around = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && (around == null || isPublic(around));
    }

    /** What becomes of each argument that is null while the others are not. */
    private static Stream<String> calls(Executable call) {
        Class<?>[] types = call.getParameterTypes();
        return IntStream.range(0, types.length)
                .filter(i -> !types[i].isPrimitive())
                .filter(i -> !call.getAnnotatedParameterTypes()[i].isAnnotationPresent(Nullable.class))
                .filter(i -> IntStream.range(0, types.length).allMatch(j -> j == i || given(types[j]) != null))
                .mapToObj(i -> call + ": argument " + i + outcome(call, i));
    }

    private static String outcome(Executable call, int argument) {
        Object[] arguments = Arrays.stream(call.getParameterTypes())
                .map(NullContractTest::given)
                .toArray();
        arguments[argument] = null;
        try {
            if (call instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else {
                ((Method) call).invoke(null, arguments);
            }
            return " is taken";
        } catch (InvocationTargetException thrown) {
            Throwable cause = thrown.getCause();
            boolean isNamed = cause instanceof NullPointerException
                    && cause.getMessage() != null
                    && !cause.getMessage().startsWith("Cannot ");
            // Another argument may be refused first.
            return isNamed || cause instanceof IllegalArgumentException ? " is named" : " leads to " + cause;
        } catch (ReflectiveOperationException e) {
            return " cannot be given: " + e;
        }
    }
}
