/** A heuristic of one's own, found by name where this module is on the module path. */
module org.example.descent {
    requires transitive io.github.nqueens;

    exports org.example.descent;

    provides io.github.nqueens.spi.SolverProvider with
            org.example.descent.DescentProvider;
}
