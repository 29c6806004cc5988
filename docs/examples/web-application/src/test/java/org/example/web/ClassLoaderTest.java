package org.example.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The application is loaded, used and dropped 20 times; its loader is collected 20 times. */
class ClassLoaderTest {
    private static final int TIMES = 20;

    @Test
    void withTheLibraryInTheApplication() throws Exception {
        List<URL> all = new ArrayList<>(library());
        all.add(application());
        assertEquals(TIMES, collected(ClassLoader.getPlatformClassLoader(), all));
    }

    @Test
    void withTheLibraryInTheServer() throws Exception {
        try (URLClassLoader server =
                new URLClassLoader(library().toArray(URL[]::new), ClassLoader.getPlatformClassLoader())) {
            assertEquals(TIMES, collected(server, List.of(application())));
        }
    }

    private static int collected(ClassLoader parent, List<URL> urls) throws Exception {
        List<WeakReference<ClassLoader>> dropped = new ArrayList<>();
        for (int i = 0; i < TIMES; i++) {
            dropped.add(use(parent, urls));
        }
        // The collector owes nothing to a single call; a loader that is held survives all of them.
        for (int i = 0; i < 50 && dropped.stream().anyMatch(loader -> loader.get() != null); i++) {
            System.gc();
        }
        return (int) dropped.stream().filter(loader -> loader.get() == null).count();
    }

    private static WeakReference<ClassLoader> use(ClassLoader parent, List<URL> urls) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), parent)) {
            thread.setContextClassLoader(loader);
            Class<?> type = loader.loadClass("org.example.web.Application");
            assertTrue(type.getClassLoader() == loader);
            Callable<?> application =
                    (Callable<?>) type.getDeclaredConstructor().newInstance();
            assertTrue(application.call().toString().startsWith("["));
            return new WeakReference<>(loader);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static URL application() throws IOException {
        return Path.of("target", "classes").toUri().toURL();
    }

    private static List<URL> library() throws IOException {
        List<URL> urls = new ArrayList<>();
        try (Stream<Path> jars = Files.list(Path.of("target", "library"))) {
            for (Path jar : jars.toList()) {
                urls.add(jar.toUri().toURL());
            }
        }
        return urls;
    }
}
