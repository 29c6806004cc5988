/** The command line of nqueens. Exports nothing: it is run, not compiled against. */
module io.github.nqueens.cli {
    requires info.picocli;
    requires io.github.nqueens.algorithms;
    requires io.github.nqueens.formats;
    requires io.github.nqueens.lab;
    requires io.github.nqueens.puzzle;
    requires io.github.nqueens.solutions;
    requires io.github.nqueens.visual;
    requires java.desktop;
    requires static io.github.nqueens.tck; // Only processes of "grade" need it, which have no modules.
    requires static org.jspecify;

    uses io.github.nqueens.spi.SolverProvider;

    opens io.github.nqueens.cli to
            info.picocli;
    opens io.github.nqueens.cli.command to
            info.picocli;
    opens io.github.nqueens.cli.grading to
            info.picocli;
    opens io.github.nqueens.cli.input to
            info.picocli;
    opens io.github.nqueens.cli.options to
            info.picocli;
    opens io.github.nqueens.cli.output to
            info.picocli;
    opens io.github.nqueens.cli.puzzle to
            info.picocli;
}
