/** The contract of solvers, as tests that any solver can run. */
@SuppressWarnings(
        "module") // The command line, whose processes try the rules without JUnit, is built after this module.
module io.github.nqueens.tck {
    requires transitive io.github.nqueens;
    requires transitive org.junit.jupiter.api;
    requires java.management;
    requires static org.jspecify;

    exports io.github.nqueens.tck;
    exports io.github.nqueens.tck.rule to
            io.github.nqueens.cli;
    exports io.github.nqueens.tck.trial to
            io.github.nqueens.cli;
    exports io.github.nqueens.tck.running to
            io.github.nqueens.cli;
}
