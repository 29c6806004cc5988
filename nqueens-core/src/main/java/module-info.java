/**
 * Boards, incremental conflict counting, and the interface to solvers of the n-queens problem.
 *
 * <p>The module names no algorithm: solvers are found with {@link java.util.ServiceLoader} through
 * {@link io.github.nqueens.spi.SolverProvider}.
 */
module io.github.nqueens {
    requires org.slf4j;

    exports io.github.nqueens;
    exports io.github.nqueens.spi;

    uses io.github.nqueens.spi.SolverProvider;
}
