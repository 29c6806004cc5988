package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.fixture.ForeignLoader;
import io.github.nqueens.fixture.Providers.First;
import io.github.nqueens.fixture.Providers.Second;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What lookups see through the context class loader of a thread; no provider stands beside the library here. */
class FoundCatalogsTest {
    @TempDir
    private Path folder;

    private final ClassLoader before = Thread.currentThread().getContextClassLoader();

    @AfterEach
    void putTheContextBack() {
        Thread.currentThread().setContextClassLoader(before);
    }

    @Test
    void eachLookupSeesTheContextOfItsThreadAtThatMoment() throws IOException {
        try (ForeignLoader first = loader("first", First.class);
                ForeignLoader second = loader("second", Second.class)) {
            assertThatThrownBy(() -> Solvers.get("alpha")).isInstanceOf(SolverNotFoundException.class);
            Thread.currentThread().setContextClassLoader(first);
            assertThat(Solvers.get("alpha").name()).isEqualTo("alpha");
            assertThat(Solvers.available()).map(SolverDescriptor::name).containsExactly("alpha", "beta");
            Thread.currentThread().setContextClassLoader(second);
            assertThat(Solvers.available()).map(SolverDescriptor::name).containsExactly("gamma");
            assertThat(Solvers.get("gamma", Map.of("depth", "3"))).hasToString("gamma:depth=3");
            Thread.currentThread().setContextClassLoader(before);
            assertThat(Solvers.available()).as("served to nobody else").isEmpty();
            Thread.currentThread().setContextClassLoader(null);
            assertThat(Solvers.available()).isEmpty();
            Thread.currentThread().setContextClassLoader(ClassLoader.getPlatformClassLoader());
            assertThat(Solvers.available()).isEmpty();
        }
    }

    @Test
    void aLoaderThatBroughtNothingIsAskedAgain() throws IOException {
        try (ForeignLoader late = loader("late")) {
            Thread.currentThread().setContextClassLoader(late);
            assertThat(Solvers.available()).isEmpty();
            services("late", First.class);
            assertThat(Solvers.available()).hasSize(2);
        }
    }

    @Test
    void whatStandsBesideTheLibraryIsLookedForUntilItIsFoundAndThenKept() throws Exception {
        services("beside");
        try (ForeignLoader library = ForeignLoader.ofLibrary(url("beside"));
                URLClassLoader child = new URLClassLoader(new URL[0], library)) {
            Method current = library.loadClass(FoundCatalogs.class.getName()).getDeclaredMethod("current");
            current.setAccessible(true);
            Thread.currentThread().setContextClassLoader(library);
            assertThat(current.invoke(null)).isNotSameAs(current.invoke(null));

            services("beside", First.class);
            Object found = current.invoke(null);
            for (ClassLoader seen : Arrays.asList(library, library.getParent(), null)) {
                Thread.currentThread().setContextClassLoader(seen);
                assertThat(current.invoke(null)).isSameAs(found);
            }
            Thread.currentThread().setContextClassLoader(child);
            Object foreign = current.invoke(null);
            assertThat(foreign).isNotSameAs(found).isSameAs(current.invoke(null));
        }
    }

    @Test
    void aForeignLoaderIsNotKeptAlive() throws IOException {
        ForeignLoader loader = loader("first", First.class);
        WeakReference<ClassLoader> dropped = new WeakReference<>(loader);
        Thread.currentThread().setContextClassLoader(loader);
        assertThat(Solvers.get("alpha").name()).isEqualTo("alpha");
        Thread.currentThread().setContextClassLoader(before);
        loader.close();
        loader = null;
        for (int i = 0; i < 100 && dropped.get() != null; i++) {
            System.gc();
        }
        assertThat(dropped.get()).isNull();
    }

    private ForeignLoader loader(String name, Class<?>... providers) throws IOException {
        services(name, providers);
        return new ForeignLoader(url(name));
    }

    private URL url(String name) throws IOException {
        return folder.resolve(name).toUri().toURL();
    }

    private void services(String name, Class<?>... providers) throws IOException {
        Path services = Files.createDirectories(folder.resolve(name).resolve("META-INF/services"));
        Files.write(
                services.resolve(SolverProvider.class.getName()),
                Arrays.stream(providers).map(Class::getName).toList());
    }
}
