/**
 * Boards, incremental conflict counting, and the interface to solvers of the n-queens problem.
 *
 * <p>The module names no algorithm: solvers are found with {@link java.util.ServiceLoader} through
 * {@link io.github.nqueens.spi.SolverProvider}.
 */
@SuppressWarnings("module") // The modules that alone see the shared parts are built after this one.
module io.github.nqueens {
    requires org.slf4j;
    requires static org.jspecify;

    exports io.github.nqueens;
    exports io.github.nqueens.internal to
            io.github.nqueens.algorithms,
            io.github.nqueens.cli,
            io.github.nqueens.formats,
            io.github.nqueens.lab,
            io.github.nqueens.puzzle,
            io.github.nqueens.solutions,
            io.github.nqueens.tck,
            io.github.nqueens.visual;
    exports io.github.nqueens.spi;

    uses io.github.nqueens.spi.SolverProvider;
}
