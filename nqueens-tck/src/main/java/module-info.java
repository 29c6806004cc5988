/** The contract of solvers, as tests that any solver can run. */
module io.github.nqueens.tck {
    requires transitive io.github.nqueens;
    requires transitive org.junit.jupiter.api;
    requires java.management;
    requires static org.jspecify;

    uses io.github.nqueens.spi.SolverProvider;

    exports io.github.nqueens.tck;
}
