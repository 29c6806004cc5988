package io.github.nqueens.spi;

import java.util.List;

/**
 * Makes solvers known: the service that {@link java.util.ServiceLoader} looks for.
 *
 * <p>Name the implementation in {@code META-INF/services/io.github.nqueens.spi.SolverProvider} and, in a module, in a
 * {@code provides} clause. It needs a public constructor without arguments. A provider that throws is logged, left out
 * and named in every failed lookup. The others stay usable.
 */
public interface SolverProvider {
    /**
     * The solvers of this provider. Called once for each catalog.
     *
     * @return descriptors whose names and aliases no other provider uses; neither null nor holding null
     */
    List<SolverDescriptor> solvers();
}
