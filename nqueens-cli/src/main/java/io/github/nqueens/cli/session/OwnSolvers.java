package io.github.nqueens.cli.session;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** Solvers of the user's own, in jars and in folders of classes. */
public final class OwnSolvers {
    /** The option that names them. Their class loader has the same name. */
    public static final String OPTION = "--solvers-from";

    private static final int MOST_SERVICE = 1 << 20;
    private static final String SERVICE = "META-INF/services/" + SolverProvider.class.getName();

    private final Map<String, Path> providers;
    private final ClassLoader loader;

    private OwnSolvers(Map<String, Path> providers, ClassLoader loader) {
        this.providers = providers;
        this.loader = loader;
    }

    /**
     * Looks into files, without loading any of their classes.
     *
     * @throws BadInputException if a file does not exist or names no solvers
     */
    static OwnSolvers in(List<Path> jars) {
        Map<String, Path> named = new HashMap<>();
        for (Path jar : jars) {
            for (String provider : providers(OPTION, jar)) {
                Path other = named.putIfAbsent(provider, jar);
                if (other != null && !other.equals(jar)) {
                    throw new BadInputException(OPTION + ": '" + other + "' and '" + jar + "' both have a class "
                            + provider + ", and the first one hides the other; rename one, or give one of these files");
                }
            }
        }
        URL[] urls = jars.stream().map(OwnSolvers::url).toArray(URL[]::new);
        // Open until the program ends: a solver may load a class of its jar at any time.
        return new OwnSolvers(named, new URLClassLoader(OPTION, urls, OwnSolvers.class.getClassLoader()));
    }

    ClassLoader loader() {
        return loader;
    }

    /** A catalog gives a name to the first solver that has it, so that somebody would compare another solver than his own. */
    void requireNewNames() {
        Map<String, String> owners = new HashMap<>();
        SolverCatalog.load(OwnSolvers.class.getClassLoader())
                .available()
                .forEach(solver -> owners.put(solver.name(), "a solver of nqueens"));
        providers.forEach((provider, jar) -> {
            for (SolverDescriptor solver : solvers(provider, loader)) {
                String other = owners.putIfAbsent(solver.name(), "one of '" + jar + "'");
                if (other != null) {
                    throw new BadInputException(OPTION + ": '" + jar + "' has a solver '" + solver.name()
                            + "', but this is the name of " + other + "; rename it");
                }
            }
        });
    }

    /** The solvers of a provider; none if it is broken, which the catalog tells. */
    private static List<SolverDescriptor> solvers(String provider, ClassLoader loader) {
        try {
            Class<?> named = Class.forName(provider, true, loader);
            return List.copyOf(((SolverProvider) named.getConstructor().newInstance()).solvers());
        } catch (ReflectiveOperationException | RuntimeException | Error broken) {
            return List.of();
        }
    }

    /** Where the code of a user's own solver was when something was thrown; nothing if none of that code was running. */
    public static Optional<String> codeOf(Throwable thrown) {
        return codeOn(thrown.getStackTrace());
    }

    /** Where the code of a user's own solver was on a stack; nothing if it was not there. */
    static Optional<String> codeOn(StackTraceElement... stack) {
        return Arrays.stream(stack)
                .filter(frame -> OPTION.equals(frame.getClassLoaderName()))
                .map(frame -> frame.getClassName() + "." + frame.getMethodName() + ", line " + frame.getLineNumber())
                .findFirst();
    }

    /**
     * Checks that a jar or a folder of classes names solvers, without loading any of its classes.
     *
     * @throws BadInputException if it does not exist or names none
     */
    public static void require(String option, Path jar) {
        providers(option, jar);
    }

    /** The names of the providers, as the jar or folder lists them. */
    private static List<String> providers(String option, Path jar) {
        if (!Files.isReadable(jar)) {
            throw new BadInputException(option + ": there is no file '" + jar + "' that can be read");
        }
        Optional<String> listed;
        try {
            listed = Files.isDirectory(jar) ? inFolder(jar.resolve(SERVICE)) : inJar(jar);
        } catch (ZipException e) {
            // A jar that was cut off in a copy has lost the list of its files.
            throw new BadInputException(
                    option + ": '" + jar + "' is no jar: " + e.getMessage() + "; build or copy it again", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return listed.orElseThrow(() -> new BadInputException(option + ": '" + jar
                        + "' names no solvers; put the name of its " + SolverProvider.class.getSimpleName() + " into "
                        + SERVICE))
                .lines()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static Optional<String> inFolder(Path service) throws IOException {
        if (!Files.isRegularFile(service)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(service)) {
            return Optional.of(names(in));
        }
    }

    private static Optional<String> inJar(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ZipEntry entry = zip.getEntry(SERVICE);
            if (entry == null) {
                return Optional.empty();
            }
            try (InputStream service = zip.getInputStream(entry)) {
                return Optional.of(names(service));
            }
        }
    }

    /** A jar of a few kilobytes may hold a file of many gigabytes. */
    private static String names(InputStream service) throws IOException {
        byte[] names = service.readNBytes(MOST_SERVICE);
        if (names.length == MOST_SERVICE) {
            throw new ZipException(SERVICE + " is longer than " + (MOST_SERVICE >> 20) + " MiB");
        }
        return new String(names, StandardCharsets.UTF_8);
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
