/** The command line of nqueens. Exports nothing: it is run, not compiled against. */
module io.github.nqueens.cli {
    requires info.picocli;
    requires io.github.nqueens.algorithms;

    opens io.github.nqueens.cli to
            info.picocli;
}
