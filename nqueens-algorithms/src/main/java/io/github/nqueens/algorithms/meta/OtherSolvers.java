package io.github.nqueens.algorithms.meta;

import io.github.nqueens.SolverCatalog;

/** The solvers that this module's class loader sees, found at the first search that needs them. */
final class OtherSolvers {
    private OtherSolvers() {}

    static SolverCatalog catalog() {
        return Found.CATALOG;
    }

    private static final class Found {
        static final SolverCatalog CATALOG = SolverCatalog.load(OtherSolvers.class.getClassLoader());
    }
}
