package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.fixture.ForeignLoader;
import io.github.nqueens.fixture.Providers.Deferring;
import io.github.nqueens.fixture.Providers.First;
import io.github.nqueens.fixture.Providers.LookingUp;
import io.github.nqueens.fixture.Providers.Second;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.io.IOException;
import java.io.InputStream;
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
class CatalogCacheTest {
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
            Method current = library.loadClass(CatalogCache.class.getName()).getDeclaredMethod("current");
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
    void aProviderThatLooksSolversUpSeesNoneAndIsFound() throws Exception {
        services("looking", LookingUp.class, First.class);
        try (ForeignLoader library = ForeignLoader.ofLibrary(url("looking"));
                ForeignLoader foreign = loader("foreign", Second.class, LookingUp.class)) {
            Thread.currentThread().setContextClassLoader(library);
            Method available = library.loadClass(Solvers.class.getName()).getMethod("available");
            for (int i = 0; i < 2; i++) {
                assertThat(available.invoke(null)).hasToString("[alpha, beta, seen-0]");
            }
            Thread.currentThread().setContextClassLoader(foreign);
            assertThat(Solvers.available()).hasToString("[gamma, seen-0]");
        }
    }

    @Test
    void twoForeignLoadersThatAlternateAreBothKept() throws IOException {
        try (ForeignLoader first = loader("first", First.class);
                ForeignLoader second = loader("second", Second.class)) {
            Thread.currentThread().setContextClassLoader(first);
            SolverCatalog ofFirst = CatalogCache.current();
            Thread.currentThread().setContextClassLoader(second);
            SolverCatalog ofSecond = CatalogCache.current();
            Thread.currentThread().setContextClassLoader(first);
            assertThat(CatalogCache.current()).isSameAs(ofFirst);
            Thread.currentThread().setContextClassLoader(second);
            assertThat(CatalogCache.current()).isSameAs(ofSecond);
        }
    }

    @Test
    void aDeferredDescriptorIsMadeByTheLoaderThatBroughtIt() throws IOException {
        try (ForeignLoader first = loader("first", Deferring.class);
                ForeignLoader second = loader("second", Deferring.class)) {
            Thread.currentThread().setContextClassLoader(first);
            SolverDescriptor ofFirst = Solvers.available().get(0);
            Thread.currentThread().setContextClassLoader(second);
            SolverDescriptor ofSecond = Solvers.get("l").descriptor();
            // Asked in the context of another loader, and of none that has the class.
            assertThat(ofFirst.summary()).isEqualTo(identity(first));
            Thread.currentThread().setContextClassLoader(before);
            assertThat(ofSecond.summary()).isEqualTo(identity(second));
            assertThat(ofFirst).isNotSameAs(ofSecond);
        }
    }

    private static String identity(ClassLoader loader) {
        return String.valueOf(System.identityHashCode(loader));
    }

    /** As with the library in a server and its solvers again in a web application that loads its own classes first. */
    @Test
    void theLibrarysOwnLoaderWinsOverTheContext() throws Exception {
        services("server", First.class);
        services("application", First.class);
        try (ForeignLoader library = ForeignLoader.ofLibrary(url("server"));
                ChildFirst application = new ChildFirst(url("application"), library)) {
            Thread.currentThread().setContextClassLoader(application);
            Method available = library.loadClass(Solvers.class.getName()).getMethod("available");
            assertThat(available.invoke(null)).hasToString("[alpha, beta]");
            Method get = library.loadClass(Solvers.class.getName()).getMethod("get", String.class);
            assertThat(get.invoke(null, "alpha")).hasToString("alpha");
        }
    }

    /** Defines the providers itself, and asks its parent for all other classes. */
    private static final class ChildFirst extends URLClassLoader {
        ChildFirst(URL services, ClassLoader parent) {
            super(new URL[] {services}, parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("io.github.nqueens.fixture.")) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                if (loaded != null) {
                    return loaded;
                }
                try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                    byte[] bytes = in.readAllBytes();
                    return defineClass(name, bytes, 0, bytes.length);
                } catch (IOException e) {
                    throw new ClassNotFoundException(name, e);
                }
            }
        }
    }

    @Test
    void aForeignLoaderIsNotKeptAlive() throws IOException {
        ForeignLoader loader = loader("first", First.class, Deferring.class);
        WeakReference<ClassLoader> dropped = new WeakReference<>(loader);
        Thread.currentThread().setContextClassLoader(loader);
        assertThat(Solvers.get("alpha").name()).isEqualTo("alpha");
        assertThat(Solvers.get("late").descriptor().summary()).isEqualTo(identity(loader));
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
