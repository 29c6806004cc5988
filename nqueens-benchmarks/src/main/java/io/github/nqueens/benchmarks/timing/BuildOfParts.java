package io.github.nqueens.benchmarks.timing;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.LoggerFactory;

/**
 * Counts the parts of a plan with the classes of one build. Two builds have a class loader each, so that neither sees the
 * classes of the other and the compiler knows them apart.
 */
final class BuildOfParts implements AutoCloseable {
    /** Where builds have the plan of a count, the latest first. */
    private static final List<String> PACKAGES =
            List.of("io.github.nqueens.solutions.parts.", "io.github.nqueens.algorithms.solutions.");

    private final URLClassLoader loader;
    private final Object worker;
    private final Method close;
    private final Method count;
    private final Object limits;
    private final int parts;

    /**
     * Loads a build and cuts a count.
     *
     * @param classPath the folders and jars of the build, as {@code -cp} takes them
     * @throws ReflectiveOperationException if the build has no plans of counts
     */
    BuildOfParts(String classPath, int n, int leastParts) throws ReflectiveOperationException {
        List<URL> urls = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator)) {
            urls.add(url(Path.of(entry)));
        }
        // Builds need not bring the logging that every one of them uses.
        urls.add(LoggerFactory.class.getProtectionDomain().getCodeSource().getLocation());
        loader = new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        Class<?> limitsType = loader.loadClass("io.github.nqueens.Limits");
        limits = limitsType.getMethod("none").invoke(null);
        Class<?> planType = findPlan();
        Object plan = planType.getMethod("of", int.class, int.class).invoke(null, n, leastParts);
        parts = (int) planType.getMethod("parts").invoke(plan);
        Method open = planType.getMethod("worker");
        worker = open.invoke(plan);
        close = open.getReturnType().getMethod("close");
        count = open.getReturnType().getMethod("count", int.class, limitsType);
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(path + " is no folder and no jar", e);
        }
    }

    private Class<?> findPlan() throws ClassNotFoundException {
        for (String name : PACKAGES) {
            if (loader.getResource(name.replace('.', '/') + "CountPlan.class") != null) {
                return loader.loadClass(name + "CountPlan");
            }
        }
        throw new ClassNotFoundException("CountPlan, in none of " + PACKAGES);
    }

    /** The parts of the plan. */
    int parts() {
        return parts;
    }

    /** Counts a part and measures the processor time. */
    Counted count(int part) throws ReflectiveOperationException {
        double before = ProcessorTime.seconds();
        Object result = count.invoke(worker, part, limits);
        double seconds = ProcessorTime.seconds() - before;
        return new Counted((long) result.getClass().getMethod("count").invoke(result), seconds);
    }

    /** What a part added to the sum of all parts, and the seconds that it took. */
    record Counted(long sum, double seconds) {}

    @Override
    public void close() throws IOException {
        try {
            close.invoke(worker);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        loader.close();
    }
}
