package io.github.nqueens;

import io.github.nqueens.internal.ByteOrderMark;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.internal.Suggestion;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The solvers that were found in one place. Immutable and safe for use by several threads.
 *
 * <p>A provider that throws while it is loaded is logged once, left out, and named by every lookup that fails. Where two
 * solvers claim a name, a warning says which one gets it. A name wins over an alias. What the library's own class
 * loader sees wins over what the context class loader sees. Otherwise the provider that was found first wins.
 *
 * <p>A provider cannot look up solvers while its own are asked for: it then finds none.
 */
public final class SolverCatalog {
    /** A class loader that cannot look any further, as that of a stopped web application, throws again and again. */
    private static final int MOST_FAILURES_IN_A_ROW = 256;

    private static final String AS_UTF_8 = "save it as UTF-8 without a byte order mark";

    /** Set while this thread finds solvers. */
    private static final ThreadLocal<Boolean> FINDING = new ThreadLocal<>();

    /** The solvers by their names. */
    private final SortedMap<String, Entry> byName = new TreeMap<>();

    /** The solvers by their aliases, apart from those that are the name of a solver. */
    private final SortedMap<String, Entry> byAlias = new TreeMap<>();

    /** The providers that failed to load, each with its reason. */
    private final Set<String> failures = new LinkedHashSet<>();

    /** Registers what a finder adds to the list, and remembers what failed. In a browser there is no loader, so that none is named here. */
    private SolverCatalog(BiConsumer<SolverCatalog, List<Entry>> finder) {
        if (FINDING.get() != null) {
            failures.add(
                    "a provider that looks up solvers while its own are asked for; look them up when a search starts");
            return;
        }
        FINDING.set(true);
        try {
            List<Entry> found = new ArrayList<>();
            finder.accept(this, found);
            register(found);
        } finally {
            FINDING.remove();
        }
    }

    /**
     * The solvers of some providers, for programs that name their providers instead of having them found: where there is no
     * class path to search, or where nothing else may be found.
     *
     * @param providers whose solvers the catalog has; of two that claim a name, the first one has it
     * @return a catalog
     */
    public static SolverCatalog of(SolverProvider... providers) {
        List<SolverProvider> given = NonNullLists.of("providers", providers);
        return new SolverCatalog((catalog, found) -> given.forEach(
                provider -> catalog.ask(() -> provider, provider.getClass().getName(), found)));
    }

    /**
     * Finds the solvers that this library's own class loader or module layer sees, and those that the context class loader of
     * this thread sees, on the class path and on the module path. Looks again at each call.
     *
     * @return a catalog, which keeps the context class loader alive if it brought solvers
     */
    public static SolverCatalog load() {
        return loadOwnAnd(Thread.currentThread().getContextClassLoader());
    }

    /**
     * Finds the solvers that a class loader sees.
     *
     * @param loader where to look
     * @return a catalog, which keeps the loader alive if it brought solvers
     */
    public static SolverCatalog load(ClassLoader loader) {
        return seenBy(List.of(ServiceLoader.load(SolverProvider.class, Objects.requireNonNull(loader, "loader"))));
    }

    /** Finds what this library sees without help, and what another loader sees; null adds nothing. */
    static SolverCatalog loadOwnAnd(@Nullable ClassLoader other) {
        List<ServiceLoader<SolverProvider>> loaders = new ArrayList<>();
        ModuleLayer layer = SolverCatalog.class.getModule().getLayer();
        if (layer != null) {
            loaders.add(ServiceLoader.load(layer, SolverProvider.class));
        }
        ClassLoader own = SolverCatalog.class.getClassLoader();
        loaders.add(ServiceLoader.load(SolverProvider.class, own));
        if (other != null && other != own) {
            loaders.add(ServiceLoader.load(SolverProvider.class, other));
        }
        return seenBy(loaders);
    }

    /**
     * Finds the solvers in a module layer and its parents.
     *
     * @param layer where to look
     * @return a catalog, which keeps the layer alive
     */
    public static SolverCatalog load(ModuleLayer layer) {
        return seenBy(List.of(ServiceLoader.load(Objects.requireNonNull(layer, "layer"), SolverProvider.class)));
    }

    private static SolverCatalog seenBy(List<ServiceLoader<SolverProvider>> loaders) {
        return new SolverCatalog((catalog, found) -> {
            Set<String> loaded = new HashSet<>();
            Set<Class<?>> classes = new HashSet<>();
            for (ServiceLoader<SolverProvider> loader : loaders) {
                catalog.find(loader.stream().iterator(), loaded, classes, found);
            }
        });
    }

    /**
     * Looks a solver up by a text that names it and sets its parameters.
     *
     * <p>A spec is the name or an alias of a solver. A colon and parameters may follow: {@code key=value}, separated by
     * commas, in any order, each key at most once. A parameter that is left out has its default. A value is a text that
     * {@link Parameter#parse} reads, and holds no comma. White space around the name, a key or a value does not matter, nor does
     * a byte order mark at the beginning. So {@code "tabu"}, {@code "tabu:tenure=12,aspiration=false"} and
     * {@code " tabu: aspiration = false, tenure = 12 "} are specs. The text of a solver that was looked up is its spec without white space.
     *
     * @param spec the text
     * @return the solver
     * @throws SolverNotFoundException if no solver has the name
     * @throws IllegalArgumentException if the parameters are malformed, unknown or out of range, or one has no effect beside
     *     the others
     */
    public Solver get(String spec) {
        String text = ByteOrderMark.skip(Objects.requireNonNull(spec, "spec")).strip();
        int colon = text.indexOf(':');
        return colon < 0 ? get(text, Map.of()) : get(text.substring(0, colon).strip(), parameters(text, colon + 1));
    }

    /**
     * Looks a solver up.
     *
     * @param name a name or an alias
     * @param parameters parameters by key; those left out have their defaults
     * @return the solver
     * @throws SolverNotFoundException if no solver has the name
     * @throws IllegalArgumentException if a parameter is unknown or out of range, or has no effect beside the others
     */
    public Solver get(String name, Map<String, String> parameters) {
        Objects.requireNonNull(parameters, "parameters");
        return new VerifyingSolver(descriptor(name), parameters);
    }

    /**
     * Looks up what is known of a solver.
     *
     * @param name a name or an alias
     * @return its descriptor
     * @throws SolverNotFoundException if no solver has the name
     */
    public SolverDescriptor descriptor(String name) {
        Objects.requireNonNull(name, "name");
        Entry entry = byName.getOrDefault(name, byAlias.get(name));
        if (entry != null) {
            return entry.descriptor();
        }
        throw new SolverNotFoundException(missing(name)
                + (failures.isEmpty()
                        ? ""
                        : failures.stream().collect(Collectors.joining(", ", "; failed to load: ", ""))));
    }

    /**
     * The solvers that can be looked up.
     *
     * @return their descriptors, sorted by name
     */
    public List<SolverDescriptor> available() {
        List<SolverDescriptor> descriptors = new ArrayList<>();
        for (Entry entry : byName.values()) {
            descriptors.add(entry.descriptor());
        }
        return List.copyOf(descriptors);
    }

    /**
     * The providers that were left out because they failed to load.
     *
     * @return for each of them its class and what it threw, in the order in which they were found; empty if none failed
     */
    public List<String> failures() {
        return List.copyOf(failures);
    }

    /**
     * The names of the solvers.
     *
     * @return for example {@code "[auto, tabu]"}, sorted
     */
    @Override
    public String toString() {
        return byName.keySet().toString();
    }

    /** Made when there is something to tell: to find a logging backend takes longer than to find all solvers. */
    private static final class Log {
        static final Logger LOG = LoggerFactory.getLogger(SolverCatalog.class);
    }

    /** A solver and the provider it came from. */
    private record Entry(String provider, SolverDescriptor descriptor) {}

    /** Finds what the providers bring whose classes were not loaded before. */
    private void find(
            Iterator<ServiceLoader.Provider<SolverProvider>> providers,
            Set<String> loaded,
            Set<Class<?>> classes,
            List<Entry> found) {
        for (int failuresInARow = 0; failuresInARow < MOST_FAILURES_IN_A_ROW; ) {
            try {
                if (!providers.hasNext()) {
                    return;
                }
                ServiceLoader.Provider<SolverProvider> provider = providers.next();
                failuresInARow = 0;
                String name = provider.type().getName();
                if (!classes.add(provider.type())) {
                    continue;
                }
                if (loaded.add(name)) {
                    ask(provider, name, found);
                } else {
                    Log.LOG.warn("{} of n-queens solvers is found by two class loaders; the first one is used", name);
                }
            } catch (Throwable thrown) {
                failuresInARow++;
                failed("a provider", thrown);
            }
        }
    }

    /** One broken provider must not take the others away, whatever it throws. */
    private void ask(Supplier<SolverProvider> provider, String name, List<Entry> found) {
        try {
            // Copied first: a list that holds null is refused before any of it is registered.
            for (SolverDescriptor descriptor : NonNullLists.of(
                    "solvers()", Objects.requireNonNull(provider.get().solvers(), "solvers() returned null"))) {
                found.add(new Entry(name, descriptor));
            }
        } catch (Throwable thrown) {
            failed(name, thrown);
        }
    }

    /** A lookup that finds no memory says nothing of the provider, so its error is passed on. */
    private void failed(String provider, Throwable thrown) {
        if (thrown instanceof Error error && HeapBudget.isShortage(error)) {
            throw error;
        }
        String text;
        Throwable shown = thrown;
        try {
            text = withCause(thrown);
        } catch (RuntimeException | Error fromItsMessage) {
            text = thrown.getClass().getName();
            shown = null;
        }
        if (failures.add(provider + " (" + text + ")")) {
            warn(provider, text, shown);
        }
    }

    /** What was thrown. An error by which Java passes on what it found in the code of a provider says only where that was. */
    private static String withCause(Throwable thrown) {
        Throwable cause = thrown instanceof ServiceConfigurationError || thrown instanceof LinkageError
                ? thrown.getCause()
                : null;
        String text =
                thrown instanceof ServiceConfigurationError ? ofServiceFile(thrown.toString()) : thrown.toString();
        return cause == null || cause == thrown ? text : text + ": " + withCause(cause);
    }

    /** What Java says of a line in a service file, and what to do if the line has signs that no editor shows. */
    private static String ofServiceFile(String text) {
        String shown = Excerpt.visible(text);
        if (text.contains(ByteOrderMark.MARK)) {
            return shown + "; the line has a byte order mark, U+FEFF, which editors do not show; " + AS_UTF_8;
        }
        if (text.indexOf('\uFFFD') >= 0 || text.indexOf('\0') >= 0) {
            return shown + "; the file is not in UTF-8; " + AS_UTF_8;
        }
        OptionalInt invisible = text.codePoints().filter(Excerpt::isInvisible).findFirst();
        return invisible.isEmpty()
                ? text
                : shown + "; remove the invisible sign " + Excerpt.visible(Character.toString(invisible.getAsInt()))
                        + " from the file";
    }

    /** Logs a failure without its stack trace if that cannot be printed: a logger asks the exception and its causes for texts. */
    private static void warn(String provider, String text, @Nullable Throwable shown) {
        String message = "{} of n-queens solvers failed to load and is left out: {}";
        try {
            Log.LOG.warn(message, provider, text, shown);
        } catch (RuntimeException | Error fromItsTexts) {
            Log.LOG.warn(message, provider, text);
        }
    }

    private void register(List<Entry> found) {
        Map<String, Set<String>> contested = new TreeMap<>();
        List<Entry> named = new ArrayList<>();
        for (Entry entry : found) {
            if (put(byName, entry.descriptor().name(), entry, contested)) {
                named.add(entry);
            }
        }
        for (Entry entry : named) {
            for (String alias : entry.descriptor().aliases()) {
                put(byName.containsKey(alias) ? byName : byAlias, alias, entry, contested);
            }
        }
        for (Map.Entry<String, Set<String>> claims : contested.entrySet()) {
            Log.LOG.warn(
                    "the solver name '{}' is provided by {}; the first one is used",
                    claims.getKey(),
                    String.join(" and by ", claims.getValue()));
        }
    }

    /** Tells whether the entry has the name. The first of several has it. */
    private static boolean put(
            SortedMap<String, Entry> entries, String name, Entry entry, Map<String, Set<String>> contested) {
        Entry before = entries.putIfAbsent(name, entry);
        if (before == null) {
            return true;
        }
        Set<String> providers = contested.computeIfAbsent(name, unused -> new LinkedHashSet<>());
        providers.add(before.provider());
        providers.add(entry.provider());
        return false;
    }

    /** Under a security manager, Java skips the service files of jars that it may not read. Then it tells no property either. */
    private static String noneAvailable() {
        String manager;
        try {
            manager = System.getProperty("java.security.manager", "disallow");
        } catch (RuntimeException forbidden) {
            manager = "";
        }
        return manager.equals("disallow") || manager.equals("allow")
                ? " None is available: add nqueens-algorithms to the class path or module path"
                : " None is available: a security manager may hide what the jars provide; start Java without"
                        + " -Djava.security.manager, or allow to read nqueens-algorithms";
    }

    private String missing(String name) {
        String names = available().stream().map(SolverDescriptor::name).collect(Collectors.joining(", "));
        Set<String> known = new TreeSet<>(byName.keySet());
        known.addAll(byAlias.keySet());
        return "no solver named '" + Excerpt.of(name) + "'"
                + Suggestion.among(known, name)
                + (names.isEmpty() ? noneAvailable() : " Available: " + names);
    }

    private Map<String, String> parameters(String spec, int from) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String assignment : spec.substring(from).split(",", -1)) {
            int equals = assignment.indexOf('=');
            String key = assignment.substring(0, Math.max(0, equals)).strip();
            if (key.isEmpty()) {
                throw new IllegalArgumentException("'" + Excerpt.of(assignment) + "' in '" + Excerpt.of(spec)
                        + "' is not a parameter: write name:key=value,key=value");
            }
            if (parameters.putIfAbsent(key, assignment.substring(equals + 1)) != null) {
                throw new IllegalArgumentException(
                        "parameter '" + Excerpt.of(key) + "' is given twice in '" + Excerpt.of(spec) + "'");
            }
        }
        return parameters;
    }
}
