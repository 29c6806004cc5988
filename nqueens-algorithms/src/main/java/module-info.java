/** The shipped solvers of the n-queens problem, and counting and enumeration of all solutions. */
module io.github.nqueens.algorithms {
    requires transitive io.github.nqueens;

    exports io.github.nqueens.algorithms.constructive;
    exports io.github.nqueens.algorithms.evolutionary;
    exports io.github.nqueens.algorithms.exact;
    exports io.github.nqueens.algorithms.localsearch;
    exports io.github.nqueens.algorithms.meta;
    exports io.github.nqueens.algorithms.solutions;
    exports io.github.nqueens.algorithms.strategy;

    provides io.github.nqueens.spi.SolverProvider with
            io.github.nqueens.algorithms.provider.ShippedSolvers;
}
