/** The shipped solvers of the n-queens problem. */
@SuppressWarnings("module") // The module that alone sees the exact engine is built after this one.
module io.github.nqueens.algorithms {
    requires transitive io.github.nqueens;
    requires static org.jspecify;

    exports io.github.nqueens.algorithms.constructive;
    exports io.github.nqueens.algorithms.evolutionary;
    exports io.github.nqueens.algorithms.exact;
    exports io.github.nqueens.algorithms.exact.constraint;
    exports io.github.nqueens.algorithms.exact.engine to
            io.github.nqueens.solutions;
    exports io.github.nqueens.algorithms.exact.engine.cover to
            io.github.nqueens.solutions;
    exports io.github.nqueens.algorithms.localsearch;
    exports io.github.nqueens.algorithms.meta;
    exports io.github.nqueens.algorithms.strategy;

    provides io.github.nqueens.spi.SolverProvider with
            io.github.nqueens.algorithms.provider.ShippedSolvers;
}
