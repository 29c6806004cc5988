package io.github.nqueens;

import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Finds solvers by name: {@code Solvers.get("tabu").solve(8)}.
 *
 * <p>A lookup uses the solvers that were found when the library's own class loader and the context class loader of the
 * calling thread were first searched. It may not see a provider that came later; {@link SolverCatalog#load()} searches
 * again. Nothing that a foreign loader provides is kept alive. A program that looks up many solvers of its own class
 * loader keeps a {@link SolverCatalog}. Safe for use by several threads.
 */
public final class Solvers {
    private Solvers() {}

    /**
     * Looks a solver up.
     *
     * @param spec a name or an alias, with parameters if wanted: {@code "tabu"},
     *     {@code "tabu:tenure=12,aspiration=false"}; {@link SolverCatalog#get(String)} has the whole grammar
     * @return the solver
     * @throws SolverNotFoundException if no solver has the name
     * @throws IllegalArgumentException if the parameters are malformed, unknown or out of range, or one has no effect beside
     *     the others
     */
    public static Solver get(String spec) {
        return CatalogCache.current().get(spec);
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
    public static Solver get(String name, Map<String, String> parameters) {
        return CatalogCache.current().get(name, parameters);
    }

    /**
     * Makes a solver of your own algorithm, without registering it.
     *
     * @param name a name in kebab case
     * @param algorithm the algorithm
     * @param traits what a user can count on; without {@link SolverTrait#STARTS_FROM_BOARD} the solver rejects an initial board
     * @return the solver
     * @throws IllegalArgumentException if the name is not in kebab case
     */
    public static Solver of(String name, SearchAlgorithm algorithm, SolverTrait... traits) {
        return of(SolverDescriptor.of(name, algorithm, traits));
    }

    /**
     * Makes a solver of a descriptor, with the defaults of its parameters.
     *
     * @param descriptor the descriptor
     * @return the solver
     */
    public static Solver of(SolverDescriptor descriptor) {
        return of(descriptor, Map.of());
    }

    /**
     * Makes a solver of a descriptor.
     *
     * @param descriptor the descriptor
     * @param parameters parameters by key; those left out have their defaults
     * @return the solver
     * @throws IllegalArgumentException if a parameter is unknown or out of range, or has no effect beside the others
     */
    public static Solver of(SolverDescriptor descriptor, Map<String, String> parameters) {
        return new VerifyingSolver(
                Objects.requireNonNull(descriptor, "descriptor"), Objects.requireNonNull(parameters, "parameters"));
    }

    /**
     * The solvers that can be looked up.
     *
     * @return their descriptors, sorted by name
     */
    public static List<SolverDescriptor> available() {
        return CatalogCache.current().available();
    }
}
