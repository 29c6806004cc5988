package io.github.nqueens;

import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Where solvers come from: {@code Solvers.get("tabu").solve(8)}.
 *
 * <p>The solvers found are those of {@link SolverCatalog#load()} at the first use of this class; a program that loads
 * solvers later, or in a class loader of its own, holds a catalog itself. Safe for use by several threads.
 */
public final class Solvers {
    private Solvers() {}

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
    public static Solver get(String spec) {
        return Found.CATALOG.get(spec);
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
    public static Solver get(String name, Map<String, String> parameters) {
        return Found.CATALOG.get(name, parameters);
    }

    /**
     * Makes a solver of an algorithm of one's own, without registering it.
     *
     * @param name a name in kebab case
     * @param algorithm the algorithm
     * @return the solver
     * @throws IllegalArgumentException if the name is not in kebab case
     * @throws NullPointerException if an argument is null
     */
    public static Solver of(String name, SearchAlgorithm algorithm) {
        return of(SolverDescriptor.of(name, algorithm));
    }

    /**
     * Makes a solver of a descriptor, with the defaults of its parameters.
     *
     * @param descriptor the descriptor
     * @return the solver
     * @throws NullPointerException if {@code descriptor} is null
     */
    public static Solver of(SolverDescriptor descriptor) {
        return new VerifyingSolver(Objects.requireNonNull(descriptor, "descriptor"), Map.of());
    }

    /**
     * The solvers that can be looked up.
     *
     * @return their descriptors, sorted by name
     */
    public static List<SolverDescriptor> available() {
        return Found.CATALOG.available();
    }

    /** Loaded at the first lookup, not with the class: {@link #of} needs no catalog. */
    private static final class Found {
        static final SolverCatalog CATALOG = SolverCatalog.load();
    }
}
