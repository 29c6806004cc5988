package io.github.nqueens;

import io.github.nqueens.internal.Suggestion;
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
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The solvers that were found in one place. Immutable and safe for use by several threads.
 *
 * <p>A provider that throws while it is loaded is logged once, left out, and named by every lookup that fails. Two
 * providers of one name make that name, and only that, unusable: a lookup of it names both.
 */
public final class SolverCatalog {
    /** Every name and alias; more than one entry where providers disagree. */
    private final SortedMap<String, List<Entry>> entriesByName = new TreeMap<>();

    /** What failed to load, each with its reason. */
    private final Set<String> failures = new LinkedHashSet<>();

    private SolverCatalog(List<ServiceLoader<SolverProvider>> loaders) {
        Set<Class<?>> loaded = new HashSet<>();
        loaders.forEach(loader -> register(loader.stream().iterator(), loaded));
        entriesByName.forEach((name, entries) -> {
            if (entries.size() > 1) {
                Log.LOG.warn("{}", ambiguous(name, entries));
            }
        });
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
     * @throws NullPointerException if {@code loader} is null
     */
    public static SolverCatalog load(ClassLoader loader) {
        return new SolverCatalog(
                List.of(ServiceLoader.load(SolverProvider.class, Objects.requireNonNull(loader, "loader"))));
    }

    /** Finds what this library sees without help, and what another loader sees; null adds nothing. */
    static SolverCatalog loadOwnAnd(ClassLoader other) {
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
        return new SolverCatalog(loaders);
    }

    /**
     * Finds the solvers in a module layer and its parents.
     *
     * @param layer where to look
     * @return a catalog, which keeps the layer alive
     * @throws NullPointerException if {@code layer} is null
     */
    public static SolverCatalog load(ModuleLayer layer) {
        return new SolverCatalog(
                List.of(ServiceLoader.load(Objects.requireNonNull(layer, "layer"), SolverProvider.class)));
    }

    /**
     * Looks a solver up.
     *
     * @param spec a name or an alias, with parameters if wanted: {@code "tabu"},
     *     {@code "tabu:tenure=12,aspiration=false"}
     * @return the solver
     * @throws SolverNotFoundException if no solver, or more than one, has the name
     * @throws IllegalArgumentException if the parameters are malformed, unknown or out of range
     * @throws NullPointerException if {@code spec} is null
     */
    public Solver get(String spec) {
        Objects.requireNonNull(spec, "spec");
        int colon = spec.indexOf(':');
        return colon < 0 ? get(spec, Map.of()) : get(spec.substring(0, colon), parameters(spec, colon + 1));
    }

    /**
     * Looks a solver up.
     *
     * @param name a name or an alias
     * @param parameters parameters by key; those left out have their defaults
     * @return the solver
     * @throws SolverNotFoundException if no solver, or more than one, has the name
     * @throws IllegalArgumentException if a parameter is unknown or out of range
     * @throws NullPointerException if an argument is null
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
     * @throws SolverNotFoundException if no solver, or more than one, has the name
     * @throws NullPointerException if {@code name} is null
     */
    public SolverDescriptor descriptor(String name) {
        Objects.requireNonNull(name, "name");
        List<Entry> entries = entriesByName.getOrDefault(name, List.of());
        if (entries.size() == 1) {
            return entries.get(0).descriptor();
        }
        String problem = entries.isEmpty() ? missing(name) : ambiguous(name, entries);
        throw new SolverNotFoundException(problem
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
        List<SolverDescriptor> solvers = new ArrayList<>();
        entriesByName.forEach((name, entries) -> {
            SolverDescriptor first = entries.get(0).descriptor();
            if (entries.size() == 1 && first.name().equals(name)) {
                solvers.add(first);
            }
        });
        return List.copyOf(solvers);
    }

    /** Made when there is something to tell: to find a logging backend takes longer than to find all solvers. */
    private static final class Log {
        static final Logger LOG = LoggerFactory.getLogger(SolverCatalog.class);
    }

    /** A solver and the provider it came from. */
    private record Entry(String provider, SolverDescriptor descriptor) {}

    /**
     * Registers what the providers bring, those not loaded before. A loader that cannot look any further, as that of a stopped
     * web application, throws the same again and again; one that goes on after a broken service file throws another.
     */
    private void register(Iterator<ServiceLoader.Provider<SolverProvider>> providers, Set<Class<?>> loaded) {
        String lastFailure = "";
        while (true) {
            try {
                if (!providers.hasNext()) {
                    return;
                }
                register(providers.next(), loaded);
            } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
                if (e.toString().equals(lastFailure)) {
                    return;
                }
                lastFailure = e.toString();
                failed("a provider", e);
            }
        }
    }

    /** One broken provider must not take the others away. */
    private void register(ServiceLoader.Provider<SolverProvider> provider, Set<Class<?>> loaded) {
        if (!loaded.add(provider.type())) {
            return;
        }
        String name = provider.type().getName();
        try {
            // Copied first: a list that holds null is refused before any of it is registered.
            for (SolverDescriptor descriptor : List.copyOf(provider.get().solvers())) {
                Entry entry = new Entry(name, descriptor);
                add(descriptor.name(), entry);
                descriptor.aliases().forEach(alias -> add(alias, entry));
            }
        } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
            failed(name, e);
        }
    }

    private void failed(String provider, Throwable thrown) {
        if (failures.add(provider + " (" + thrown + ")")) {
            Log.LOG.warn("{} of n-queens solvers failed to load and is left out", provider, thrown);
        }
    }

    private void add(String name, Entry entry) {
        entriesByName.computeIfAbsent(name, unused -> new ArrayList<>()).add(entry);
    }

    private String missing(String name) {
        String names = available().stream().map(SolverDescriptor::name).collect(Collectors.joining(", "));
        return "no solver named '" + name + "'" + Suggestion.among(entriesByName.keySet(), name)
                + (names.isEmpty()
                        ? " None is available: add nqueens-algorithms to the class path or module path"
                        : " Available: " + names);
    }

    private static String ambiguous(String name, List<Entry> entries) {
        return "the solver name '" + name + "' is provided more than once, by "
                + entries.stream().map(Entry::provider).collect(Collectors.joining(" and by "))
                + "; remove one of them from the class path or module path";
    }

    private static Map<String, String> parameters(String spec, int from) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String assignment : spec.substring(from).split(",", -1)) {
            int equals = assignment.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "'" + assignment + "' in '" + spec + "' is not a parameter: write name:key=value,key=value");
            }
            String key = assignment.substring(0, equals);
            if (parameters.putIfAbsent(key, assignment.substring(equals + 1)) != null) {
                throw new IllegalArgumentException("parameter '" + key + "' is given twice in '" + spec + "'");
            }
        }
        return parameters;
    }
}
