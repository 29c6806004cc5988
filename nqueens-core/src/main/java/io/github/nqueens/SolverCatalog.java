package io.github.nqueens;

import io.github.nqueens.internal.Suggestion;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The solvers that were found in one place. Immutable and safe for use by several threads.
 *
 * <p>A provider that throws while it is loaded is logged once, left out, and named by the next lookup that fails. Two
 * providers of one name make that name, and only that, unusable: a lookup of it names both.
 */
public final class SolverCatalog {
    /** Every name and alias; more than one entry where providers disagree. */
    private final SortedMap<String, List<Entry>> entriesByName = new TreeMap<>();

    private final List<String> failures = new ArrayList<>();

    private SolverCatalog(ServiceLoader<SolverProvider> loader) {
        Iterator<ServiceLoader.Provider<SolverProvider>> providers =
                loader.stream().iterator();
        boolean more = true;
        while (more) {
            String provider = "a provider";
            try {
                more = providers.hasNext();
                if (more) {
                    ServiceLoader.Provider<SolverProvider> next = providers.next();
                    provider = next.type().getName();
                    register(provider, next.get().solvers());
                }
            } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
                // One broken provider must not take the others away.
                Log.LOG.warn("{} of n-queens solvers failed to load and is left out", provider, e);
                failures.add(provider + " (" + e + ")");
            }
        }
        entriesByName.forEach((name, entries) -> {
            if (entries.size() > 1) {
                Log.LOG.warn("{}", ambiguous(name, entries));
            }
        });
    }

    /**
     * Finds the solvers that the context class loader of this thread sees, on the class path and on the module path.
     *
     * @return a catalog
     */
    public static SolverCatalog load() {
        return new SolverCatalog(ServiceLoader.load(SolverProvider.class));
    }

    /**
     * Finds the solvers that a class loader sees.
     *
     * @param loader where to look
     * @return a catalog
     * @throws NullPointerException if {@code loader} is null
     */
    public static SolverCatalog load(ClassLoader loader) {
        return new SolverCatalog(ServiceLoader.load(SolverProvider.class, Objects.requireNonNull(loader, "loader")));
    }

    /**
     * Finds the solvers in a module layer and its parents.
     *
     * @param layer where to look
     * @return a catalog
     * @throws NullPointerException if {@code layer} is null
     */
    public static SolverCatalog load(ModuleLayer layer) {
        return new SolverCatalog(ServiceLoader.load(Objects.requireNonNull(layer, "layer"), SolverProvider.class));
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
        return entriesByName.entrySet().stream()
                .filter(named -> named.getValue().size() == 1)
                .map(named -> named.getValue().get(0).descriptor())
                .distinct()
                .filter(descriptor -> entriesByName.get(descriptor.name()).size() == 1)
                .sorted(Comparator.comparing(SolverDescriptor::name))
                .toList();
    }

    /** A solver and the provider it came from. */
    /** Made when there is something to tell: to find a logging backend takes longer than to find all solvers. */
    private static final class Log {
        static final Logger LOG = LoggerFactory.getLogger(SolverCatalog.class);
    }

    private record Entry(String provider, SolverDescriptor descriptor) {}

    private void register(String provider, List<SolverDescriptor> descriptors) {
        // Copied first: a list that holds null is refused before any of it is registered.
        for (SolverDescriptor descriptor : List.copyOf(descriptors)) {
            Entry entry = new Entry(provider, descriptor);
            add(descriptor.name(), entry);
            descriptor.aliases().forEach(alias -> add(alias, entry));
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
